//! `cargo xtask codegen`: the generated files, written or compared.

use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;

use api_contract::lightspeed::CONTRACT;
use codegen::GeneratedFile;
use codegen::drift::{Drift, DriftKind};

use crate::repository;
use crate::step::Stop;

/// Generate schemas, metadata and client types from the API contract
///
/// All files that differ are written, or none. Exit status: 0 when done, or with --check when every
/// file is as it should be; 1 when --check found a stale, missing or stray file; 2 when the contract
/// cannot be generated from, or the disk did not allow it.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Write nothing: compare what would be generated with what is there and show the differences
    #[arg(long)]
    check: bool,
}

/// Which folder holds the files of a target. A folder holds nothing but generated files.
const FOLDERS: [(&str, &str); 3] = [
    ("contract", "api-contract/generated"),
    ("rust", "clients/rust/src/generated"),
    ("typescript", "clients/typescript/src/generated"),
];

const COMMAND: &str = "cargo xtask codegen";

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    match generate(&repository::root(), arguments.check) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(message) => {
            eprintln!("{COMMAND}: {message}");
            ExitCode::from(2)
        }
    }
}

/// The comparison, as a step of `cargo xtask lint`.
pub(crate) fn check() -> Result<(), Stop> {
    eprintln!("xtask: {COMMAND} --check");
    match generate(&repository::root(), true) {
        Ok(true) => Ok(()),
        Ok(false) => Err(Stop::Failed("generated files are not current".to_owned())),
        Err(message) => Err(Stop::Unable(message)),
    }
}

/// Writes or compares; whether everything is as it should be.
fn generate(root: &Path, check: bool) -> Result<bool, String> {
    let mut model =
        codegen::front::rust::model(&CONTRACT).map_err(|problems| problems.to_string())?;
    model.notice = format!("Generated from the API contract by `{COMMAND}`. Do not edit.");
    let files = codegen::generate(&model).map_err(|problems| problems.to_string())?;
    let files = files
        .into_iter()
        .map(place)
        .collect::<Result<Vec<_>, _>>()?;
    let present = codegen_disk::read(root, &FOLDERS.map(|(_, folder)| folder))?;
    let drift = codegen::check(&files, &present);
    if check {
        print(&compared(&drift, files.len()));
        return Ok(drift.is_empty());
    }
    let stale: Vec<&GeneratedFile> = files
        .iter()
        .filter(|file| drift.iter().any(|drift| drift.path == file.path))
        .collect();
    let texts: Vec<(&str, &str)> = stale
        .iter()
        .map(|file| (file.path.as_str(), file.contents.as_str()))
        .collect();
    codegen_disk::write(root, &texts)?;
    print(&written(&stale, &drift, files.len()));
    Ok(true)
}

/// Whoever closes the output early, as `head` does, has seen enough: that is no failure.
fn print(text: &str) {
    let _: std::io::Result<()> = std::io::stdout().write_all(text.as_bytes());
}

/// The file under its path in this repository.
fn place(file: GeneratedFile) -> Result<GeneratedFile, String> {
    let placed = FOLDERS.iter().find_map(|(target, folder)| {
        let rest = file.path.strip_prefix(target)?.strip_prefix('/')?;
        Some(format!("{folder}/{rest}"))
    });
    let path = placed.ok_or_else(|| {
        format!(
            "{} belongs to no folder; add its target to the table of folders",
            file.path
        )
    })?;
    Ok(GeneratedFile {
        path,
        contents: file.contents,
    })
}

/// What a comparison found.
fn compared(drift: &[Drift<'_>], files: usize) -> String {
    if drift.is_empty() {
        return format!("{files} generated files are up to date\n");
    }
    let mut lines: Vec<String> = drift.iter().map(Drift::to_string).collect();
    for drift in drift {
        lines.push(format!("{}: {}", drift.kind.as_str(), drift.path));
    }
    if drift.iter().any(|drift| drift.kind != DriftKind::Stray) {
        lines.push(format!("run `{COMMAND}` and commit what it writes"));
    }
    if drift.iter().any(|drift| drift.kind == DriftKind::Stray) {
        lines.push("remove the stray files: nothing generates them".to_owned());
    }
    lines.join("\n") + "\n"
}

/// What was written.
fn written(stale: &[&GeneratedFile], drift: &[Drift<'_>], files: usize) -> String {
    let mut lines: Vec<String> = drift
        .iter()
        .filter(|drift| drift.kind == DriftKind::Stray)
        .map(|drift| format!("stray: {}: nothing generates it; remove it", drift.path))
        .collect();
    lines.extend(stale.iter().map(|file| format!("wrote {}", file.path)));
    let count = stale.len();
    lines.push(format!("{files} generated files, {count} of them changed"));
    lines.join("\n") + "\n"
}
