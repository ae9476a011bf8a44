//! The files that a contract is read from.

use std::fs;
use std::path::Path;

use codegen::model::Model;

/// A larger contract than this is a mistake: the largest known one has less than a megabyte.
const LARGEST: u64 = 64 << 20;

/// The model of a contract file and, where there is one, its manifest of methods.
///
/// # Errors
/// A file that cannot be read, or everything that is wrong in it, by file and JSON pointer.
pub(super) fn model(from: &Path, manifest: Option<&Path>) -> Result<Model, String> {
    let contract = text(from)?;
    let manifest = match manifest {
        None => None,
        Some(path) => Some((path.display().to_string(), text(path)?)),
    };
    let manifest = manifest
        .as_ref()
        .map(|(name, text)| (name.as_str(), text.as_str()));
    codegen::front::read(&from.display().to_string(), &contract, manifest)
        .map_err(|problems| problems.to_string())
}

/// What generated files say of themselves. The file's name without its folder: the same contract gives
/// the same files wherever it stands.
pub(super) fn notice(from: &Path) -> String {
    let name = from.file_name().unwrap_or_default().to_string_lossy();
    let plain = |letter: char| letter.is_alphanumeric() || "._- +,".contains(letter);
    // The notice stands in comments of several languages, and must end none of them.
    let name = if name.chars().all(plain) && !name.contains("--") {
        name
    } else {
        "a contract".into()
    };
    format!("Generated from {name} by `codegen generate`. Do not edit.")
}

/// The text of a file.
fn text(path: &Path) -> Result<String, String> {
    let failed = |what: &str| format!("cannot read {}: {what}", path.display());
    let found = fs::metadata(path)
        .map_err(|error| failed(&format!("{error}; give the path of a contract file")))?;
    if !found.is_file() {
        // To open a pipe is to wait for whoever writes into it.
        let what = if found.is_dir() {
            "a folder"
        } else {
            "no file"
        };
        return Err(failed(&format!("it is {what}; give the path of a file")));
    }
    if found.len() > LARGEST {
        let (size, most) = (found.len() >> 20, LARGEST >> 20);
        return Err(failed(&format!(
            "it has {size} MiB, the most is {most} MiB; give a file with one contract"
        )));
    }
    let bytes = fs::read(path).map_err(|error| failed(&format!("{error}; see who may read it")))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let before = error.as_bytes()[..valid].split(|byte| *byte == b'\n');
        let line = before.count();
        failed(&format!(
            "it is not UTF-8 from byte {valid} in line {line}; save it as UTF-8"
        ))
    })?;
    // A mark that some editors put before the text.
    Ok(text
        .strip_prefix('\u{feff}')
        .map_or(text.clone(), str::to_owned))
}
