//! `cargo xtask codegen`: the generated files, written or compared.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use api_contract::lightspeed::CONTRACT;
use codegen::GeneratedFile;
use codegen::drift::DriftKind;

use crate::repository;
use crate::step::Stop;

/// Generate schemas, metadata and client types from the API contract
///
/// Exit status: 0 when done, or with --check when every file is as it should be; 1 when --check found
/// a stale, missing or stray file; 2 when it failed.
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
        Err(message) => Err(Stop::Failed(message)),
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
    let present = present(root)?;
    let drift = codegen::check(&files, &present);
    if check {
        Ok(report(&drift, files.len()))
    } else {
        write(root, &files, &drift)
    }
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

/// Every file that is in the folders now, by its path from the root.
fn present(root: &Path) -> Result<BTreeMap<String, String>, String> {
    let mut found = BTreeMap::new();
    let mut folders: Vec<PathBuf> = FOLDERS
        .iter()
        .map(|(_, folder)| root.join(folder))
        .collect();
    while let Some(folder) = folders.pop() {
        let failed = |error: io::Error| format!("cannot read {}: {error}", folder.display());
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            Err(error) => return Err(failed(error)),
        };
        for entry in entries {
            let entry = entry.map_err(failed)?;
            let path = entry.path();
            if entry.file_type().map_err(failed)?.is_dir() {
                folders.push(path);
                continue;
            }
            let bytes = fs::read(&path)
                .map_err(|error| format!("cannot read {}: {error}", path.display()))?;
            let relative = path.strip_prefix(root).unwrap_or(&path);
            let name = relative
                .components()
                .map(|part| part.as_os_str().to_string_lossy());
            // A byte that is no text makes the file differ, which is all that matters here.
            let contents = String::from_utf8_lossy(&bytes).into_owned();
            found.insert(name.collect::<Vec<_>>().join("/"), contents);
        }
    }
    Ok(found)
}

fn report(drift: &[codegen::drift::Drift], files: usize) -> bool {
    if drift.is_empty() {
        println!("{files} generated files are up to date");
        return true;
    }
    for drift in drift {
        println!("{drift}");
    }
    for drift in drift {
        println!("{}: {}", drift.kind.as_str(), drift.path);
    }
    if drift.iter().any(|drift| drift.kind != DriftKind::Stray) {
        println!("run `{COMMAND}` and commit what it writes");
    }
    if drift.iter().any(|drift| drift.kind == DriftKind::Stray) {
        println!("remove the stray files: nothing generates them");
    }
    false
}

fn write(
    root: &Path,
    files: &[GeneratedFile],
    drift: &[codegen::drift::Drift],
) -> Result<bool, String> {
    for drift in drift {
        if drift.kind == DriftKind::Stray {
            println!("stray: {}: nothing generates it; remove it", drift.path);
            continue;
        }
        let Some(file) = files.iter().find(|file| file.path == drift.path) else {
            continue;
        };
        write_whole(&root.join(&file.path), &file.contents)
            .map_err(|error| format!("cannot write {}: {error}", file.path))?;
        println!("wrote {}", file.path);
    }
    let written = drift
        .iter()
        .filter(|drift| drift.kind != DriftKind::Stray)
        .count();
    println!("{} generated files, {written} of them changed", files.len());
    Ok(true)
}

/// Writes a file so that at no time a part of it can be seen.
fn write_whole(path: &Path, contents: &str) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut file = tempfile::Builder::new()
        .prefix(".generated-")
        .tempfile_in(folder)?;
    file.write_all(contents.as_bytes())?;
    // A temporary file is for its owner alone; a source file is for everybody.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        file.as_file()
            .set_permissions(fs::Permissions::from_mode(0o644))?;
    }
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}
