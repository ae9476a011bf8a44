//! The core against a small model of the contract: whatever clients ask for, both agree on what is
//! answered, on dedupe, the queue, states, revisions, lists, pages and cursors.
//!
//! The test takes seconds. `MODEL_CASES` makes it as long as one likes. At a dozen sequences of calls
//! a second, which is what an unoptimised build does, this takes an hour:
//!
//! ```text
//! MODEL_CASES=43000 cargo test -p mock-server --test it core_model::the_core
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

use std::sync::Arc;

use mock_server::core::Right;
use mock_server::defects::DEFECTS;
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};

use ops::{Op, op};
use world::World;

/// So many sequences of calls fit into the time of an ordinary test run.
const CASES: u32 = 48;

fn cases() -> u32 {
    let asked = std::env::var("MODEL_CASES").ok();
    asked.map_or(CASES, |asked| {
        asked.parse().expect("MODEL_CASES is a number of cases")
    })
}

fn ops() -> impl Strategy<Value = Vec<Op>> {
    prop::collection::vec(op(), 1..60)
}

fn agree(mut world: World, ops: &[Op]) -> Result<(), TestCaseError> {
    for op in ops {
        world.step(op)?;
    }
    world.end()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), ..ProptestConfig::default() })]

    #[test]
    fn the_core_and_the_model_agree_whatever_is_asked(ops in ops()) {
        agree(World::new(Arc::new(Right))?, &ops)?;
    }
}

/// Defects in what the model knows of.
const NOTICED: [&str; 8] = [
    "M-IDM-01", "M-IDM-02", "M-CUR-01", "M-CUR-09", "M-GAP-01", "M-TRM-02", "M-TRM-14", "M-POL-02",
];

#[test]
fn the_model_disagrees_with_a_core_that_has_a_defect() {
    for id in NOTICED {
        let defect = DEFECTS.iter().find(|defect| defect.id == id);
        let defect = defect.unwrap_or_else(|| panic!("there is no defect {id}"));
        // The same cases each time, so that what is found once is always found. To make it small
        // would take longer than the search.
        let config = ProptestConfig {
            cases: 300,
            max_shrink_iters: 0,
            failure_persistence: None,
            ..ProptestConfig::default()
        };
        let seed = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
        let mut runner = TestRunner::new_with_rng(config, seed);
        let agreed = runner.run(&ops(), |ops| {
            agree(World::new((defect.rules)())?.without_storage(), &ops)
        });
        assert!(agreed.is_err(), "{id}: {}", defect.title);
    }
}
