//! The core against a small model of the contract: whatever clients ask for, both agree on what is
//! answered, on dedupe, the queue, states, revisions, lists, pages and cursors.
//!
//! The test takes seconds. `MODEL_CASES` makes it longer, as long as one likes: a hundred thousand
//! sequences of calls take an hour or more.
//!
//! ```text
//! MODEL_CASES=100000 cargo test --release -p mock-server --test it core_model
//! ```

mod calls;
mod compare;
mod logs;
mod model;
mod ops;
mod readers;
mod runs;
mod sessions;
mod world;

use proptest::prelude::*;

use ops::op;
use world::World;

/// So many sequences of calls fit into the time of an ordinary test run.
const CASES: u32 = 96;

fn cases() -> u32 {
    let asked = std::env::var("MODEL_CASES").ok();
    asked.map_or(CASES, |asked| {
        asked.parse().expect("MODEL_CASES is a number of cases")
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), ..ProptestConfig::default() })]

    #[test]
    fn the_core_and_the_model_agree_whatever_is_asked(ops in prop::collection::vec(op(), 1..60)) {
        let mut world = World::new()?;
        for op in &ops {
            world.step(op)?;
        }
        world.end()?;
    }
}
