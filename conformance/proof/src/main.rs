//! `cargo xtask prove` builds and runs this program.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use conformance_proof::kill::{self, Kill, Scope};
use conformance_proof::page;
use futures_util::stream::{self, StreamExt as _};
use indicatif::{ProgressBar, ProgressStyle};
use mock_server::defects::{DEFECTS, Defect};

/// Run the whole conformance suite against the fake gateway with each of its defects alone
///
/// Exit status: 0 each defect made exactly its declared checks fail; 1 one did not; 2 a defect that does
/// not exist was named, or the page cannot be written.
#[derive(Parser)]
#[command(name = "conformance-proof")]
struct Arguments {
    /// Only these defects, e.g. `M-CUR-02`; may be repeated
    #[arg(long = "only", value_name = "ID")]
    only: Vec<String>,
    /// How many defects are tried at the same time
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u8).range(1..=64))]
    at_a_time: u8,
    /// Where the matrix of defects and checks is written, as one HTML page
    #[arg(long, value_name = "FILE")]
    page: Option<PathBuf>,
}

#[tokio::main]
async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let defects = match chosen(&arguments.only) {
        Ok(defects) => defects,
        Err(why) => {
            eprintln!("conformance-proof: {why}");
            return ExitCode::from(2);
        }
    };
    let begun = Instant::now();
    let kills = match prove(&defects, arguments.at_a_time.into()).await {
        Ok(kills) => kills,
        Err(why) => {
            eprintln!("conformance-proof: {why}");
            return ExitCode::FAILURE;
        }
    };
    if let Some(path) = &arguments.page
        && let Err(why) = std::fs::write(path, page::html(&kills))
    {
        eprintln!(
            "conformance-proof: {} cannot be written: {why}",
            path.display()
        );
        return ExitCode::from(2);
    }
    let surprises: Vec<&Kill> = kills.iter().filter(|kill| !kill.is_exact()).collect();
    for kill in &surprises {
        print!("{kill}");
    }
    println!(
        "{} of {} defects were noticed by exactly the checks that they declare; {:.1} s",
        kills.len() - surprises.len(),
        kills.len(),
        begun.elapsed().as_secs_f64()
    );
    if surprises.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The defects of these ids; all, when none is named.
fn chosen(only: &[String]) -> Result<Vec<&'static Defect>, String> {
    let wanted: BTreeSet<&str> = only.iter().map(String::as_str).collect();
    if let Some(unknown) = wanted
        .iter()
        .find(|id| DEFECTS.iter().all(|it| it.id != **id))
    {
        return Err(format!(
            "there is no defect {unknown}; docs/defects.md has them all"
        ));
    }
    let is_wanted = |defect: &&Defect| wanted.is_empty() || wanted.contains(defect.id);
    Ok(DEFECTS.iter().filter(is_wanted).collect())
}

/// Tries all of them, and tells how each went in the order of the table.
async fn prove(defects: &[&'static Defect], at_a_time: usize) -> Result<Vec<Kill>, String> {
    let style = ProgressStyle::with_template("{pos}/{len} {wide_msg}");
    let progress = ProgressBar::new(defects.len() as u64)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    // Each on a thread of its own choosing: a run computes as much as it waits.
    let kills = stream::iter(defects.iter().copied())
        .map(|defect| tokio::spawn(kill::attempt(defect, Scope::Whole)))
        .buffered(at_a_time)
        .inspect(|kill| {
            if let Ok(Ok(kill)) = kill {
                progress.set_message(kill.defect.id);
            }
            progress.inc(1);
        })
        .map(|kill| kill.map_err(|why| why.to_string())?)
        .collect::<Vec<_>>()
        .await;
    progress.finish_and_clear();
    kills.into_iter().collect()
}
