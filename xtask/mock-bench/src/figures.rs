//! The figures, one file each.

mod memory;
mod page;
mod requests;
mod start;
mod wake;

use std::time::Instant;

use crate::setup::{Measure, Setup};
use crate::table::Row;

/// A group of figures that are measured together.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Figure {
    /// Requests per second and their latency, beside others
    Requests,
    /// From the start to the first answer
    Start,
    /// How fast a reader wakes among many
    Wake,
    /// Memory after many requests
    Memory,
    /// A page of a small and of a large log
    Page,
}

/// Measures what is wanted and prints the table.
pub(crate) fn measure(measure: &Measure) -> Result<(), String> {
    let scratch = tempfile::tempdir().map_err(|error| format!("no folder: {error}"))?;
    let setup = Setup::new(measure, scratch.path());
    // One thread: the other core is for the server.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| format!("no runtime: {error}"))?;
    let began = Instant::now();
    let mut rows = Vec::new();
    for figure in [
        Figure::Start,
        Figure::Requests,
        Figure::Wake,
        Figure::Memory,
        Figure::Page,
    ] {
        if measure.only.is_empty() || measure.only.contains(&figure) {
            rows.extend(runtime.block_on(of(figure, &setup))?);
            eprintln!("mock-bench: {:.0} s", began.elapsed().as_secs_f64());
        }
    }
    println!("| figure | bound | measured, median (least to greatest) | verdict |");
    println!("|---|---|---|---|");
    for row in &rows {
        println!("{row}");
    }
    let missed = rows.iter().filter(|row| row.is_missed()).count();
    println!("\n{missed} bounds missed");
    Ok(())
}

async fn of(figure: Figure, setup: &Setup<'_>) -> Result<Vec<Row>, String> {
    match figure {
        Figure::Requests => requests::measure(setup).await,
        Figure::Start => start::measure(setup).await,
        Figure::Wake => wake::measure(setup).await,
        Figure::Memory => memory::measure(setup).await,
        Figure::Page => page::measure(setup).await,
    }
}
