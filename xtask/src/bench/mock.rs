//! The fake gateway, beside a bare handler and other mock servers.

use std::fs;
use std::path::Path;

use crate::repository;
use crate::step::{Step, Stop};

/// Measure the fake gateway, beside a bare axum handler and other mock servers where npm can install them
///
/// Prints a table with each figure, its bound, what was measured and the verdict: requests per second and
/// latency, the time to start, how fast readers wake, memory, and what a page of events costs. A missed
/// bound is no failure of the command, for the machine may have had other things to do.
/// Exit status: 0 measured; 1 a program failed; 2 a tool or file is missing.
#[derive(clap::Args)]
pub(super) struct Mock {
    /// Fewer and shorter rounds
    #[arg(long)]
    quick: bool,
    /// Only these figures; `requests`, `start`, `wake`, `memory` or `page`, may be repeated
    #[arg(long, value_name = "FIGURE")]
    only: Vec<String>,
}

/// The folder of each peer, and the package it is.
const PEERS: [(&str, &str); 3] = [
    ("prism", "@stoplight/prism-cli@5.14.2"),
    ("mockoon", "@mockoon/cli@9.9.0"),
    ("json-server", "json-server@0.17.4"),
];

pub(super) fn run(arguments: &Mock) -> Result<(), Stop> {
    // The client is measured along with the servers: it is built like them.
    let packages = ["--package", "mock-server", "--package", "mock-bench"];
    let build = ["build", "--release", "--locked", "--bins"];
    Step::cargo(&[&build[..], &packages[..]].concat()).run()?;
    let peers = repository::target().join("bench-mock-peers");
    if arguments.only.is_empty() || arguments.only.iter().any(|figure| figure == "requests") {
        for (folder, package) in PEERS {
            install(&peers.join(folder), package)?;
        }
    }
    let program = repository::built("release", "mock-server");
    let bench = repository::built("release", "mock-bench");
    let (program, peers) = (program.to_string_lossy(), peers.to_string_lossy());
    let mut words = vec!["measure", "--program", &program, "--peers", &peers];
    if arguments.quick {
        words.push("--quick");
    }
    for figure in &arguments.only {
        words.extend(["--only", figure]);
    }
    Step::new(&bench.to_string_lossy(), &words).run()
}

/// Installs a peer into a folder of its own, once; one that cannot be installed is left out.
fn install(folder: &Path, package: &str) -> Result<(), Stop> {
    let done = folder.join("installed");
    if fs::read_to_string(&done).is_ok_and(|installed| installed == package) {
        return Ok(());
    }
    let unable = |error: std::io::Error| {
        Stop::Unable(format!("{} cannot be filled: {error}", folder.display()))
    };
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).map_err(unable)?;
    // npm works in the closest folder above that is a package, and would take this repository's.
    fs::write(folder.join("package.json"), r#"{ "private": true }"#).map_err(unable)?;
    let words = ["install", "--no-audit", "--no-fund", "--silent", package];
    match Step::new("npm", &words).within(folder.to_path_buf()).run() {
        Ok(()) => fs::write(done, package).map_err(unable),
        Err(Stop::Failed(reason) | Stop::Unable(reason)) => {
            println!("{package}: left out, it cannot be installed: {reason}");
            // What is there of it does not count as installed.
            fs::remove_dir_all(folder).map_err(unable)
        }
    }
}
