//! The program's memory after a million requests.

use std::time::Instant;

use crate::load::{Until, count, load};
use crate::mix::Mix;
use crate::setup::Setup;
use crate::table::{Row, shown};

/// MiB.
const BOUND: f64 = 150.0;
const CONNECTIONS: usize = 64;

pub(super) async fn measure(setup: &Setup<'_>) -> Result<Vec<Row>, String> {
    let program = setup.program()?;
    let each = setup.requests() / CONNECTIONS as u64 + 1;
    let began = Instant::now();
    let scripts = Mix::scripts("memory", CONNECTIONS);
    load(program.address, scripts, Until::Requests(each)).await?;
    let requests = usize::try_from(each).map_or(0.0, count) * count(CONNECTIONS);
    let figure = format!(
        "program: most memory in {} requests ({} a second), MiB",
        shown(requests),
        shown(requests / began.elapsed().as_secs_f64())
    );
    Ok(vec![match program.peak_mib() {
        Some(peak) => Row::at_most(figure, BOUND, peak, " MiB"),
        None => Row::not_measured(figure, "the system does not tell"),
    }])
}
