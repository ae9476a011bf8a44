//! Whether the files that are there are the files that should be.

use std::collections::BTreeMap;
use std::fmt;

use similar::TextDiff;

use crate::backends::GeneratedFile;

/// A file that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drift {
    /// Its path, as in [`GeneratedFile::path`].
    pub path: String,
    /// What is wrong with it.
    pub kind: DriftKind,
    /// From what is there to what should be there, as a unified diff.
    pub diff: String,
}

/// What is wrong with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DriftKind {
    /// It is there with other contents.
    Stale,
    /// It is not there.
    Missing,
    /// It is there and nothing generates it.
    Stray,
}

impl DriftKind {
    /// The word for it.
    pub fn as_str(self) -> &'static str {
        match self {
            DriftKind::Stale => "stale",
            DriftKind::Missing => "missing",
            DriftKind::Stray => "stray",
        }
    }
}

impl fmt::Display for Drift {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}\n{}", self.kind.as_str(), self.path, self.diff)
    }
}

/// Compares what should be there with what is: `present` holds every file of the generated folders,
/// by path. Nothing is returned when they are equal byte for byte.
pub fn check(files: &[GeneratedFile], present: &BTreeMap<String, String>) -> Vec<Drift> {
    let mut found: Vec<Drift> = files
        .iter()
        .filter_map(|file| {
            let (kind, old) = match present.get(&file.path) {
                Some(contents) if *contents == file.contents => return None,
                Some(contents) => (DriftKind::Stale, contents.as_str()),
                None => (DriftKind::Missing, ""),
            };
            Some(drift(&file.path, kind, old, &file.contents))
        })
        .collect();
    let generated = |path: &String| files.iter().any(|file| file.path == *path);
    let strays = present.iter().filter(|(path, _)| !generated(path));
    found.extend(strays.map(|(path, contents)| drift(path, DriftKind::Stray, contents, "")));
    found.sort_by(|left, right| left.path.cmp(&right.path));
    found
}

fn drift(path: &str, kind: DriftKind, old: &str, new: &str) -> Drift {
    let (from, to) = match kind {
        DriftKind::Stale => (format!("a/{path}"), format!("b/{path}")),
        DriftKind::Missing => ("/dev/null".to_owned(), format!("b/{path}")),
        DriftKind::Stray => (format!("a/{path}"), "/dev/null".to_owned()),
    };
    let diff = TextDiff::from_lines(old, new)
        .unified_diff()
        .header(&from, &to)
        .to_string();
    Drift {
        path: path.to_owned(),
        kind,
        diff,
    }
}
