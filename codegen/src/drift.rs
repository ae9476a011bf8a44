//! Whether the files that are there are the files that should be.

use std::collections::BTreeMap;
use std::fmt;

use similar::TextDiff;

use crate::backends::GeneratedFile;

/// A file that is not as it should be. It is displayed with the difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drift<'a> {
    /// Its path, as in [`GeneratedFile::path`].
    pub path: &'a str,
    /// What is wrong with it.
    pub kind: DriftKind,
    /// What is there; empty where nothing is.
    pub old: &'a str,
    /// What should be there; empty where nothing should.
    pub new: &'a str,
}

impl Drift<'_> {
    /// From what is there to what should be there, as a unified diff.
    pub fn diff(&self) -> String {
        let path = self.path;
        let (from, to) = match self.kind {
            DriftKind::Stale => (format!("a/{path}"), format!("b/{path}")),
            DriftKind::Missing => ("/dev/null".to_owned(), format!("b/{path}")),
            DriftKind::Stray => (format!("a/{path}"), "/dev/null".to_owned()),
        };
        TextDiff::from_lines(self.old, self.new)
            .unified_diff()
            .header(&from, &to)
            .to_string()
    }
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

impl fmt::Display for Drift<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, path) = (self.kind.as_str(), self.path);
        write!(out, "{kind}: {path}\n{}", self.diff())
    }
}

/// Compares what should be there with what is: `present` holds every file of the generated folders,
/// by path. Nothing is returned when they are equal byte for byte.
pub fn check<'a>(
    files: &'a [GeneratedFile],
    present: &'a BTreeMap<String, String>,
) -> Vec<Drift<'a>> {
    let mut found: Vec<Drift<'_>> = files
        .iter()
        .filter_map(|file| {
            let (kind, old) = match present.get(&file.path) {
                Some(contents) if *contents == file.contents => return None,
                Some(contents) => (DriftKind::Stale, contents.as_str()),
                None => (DriftKind::Missing, ""),
            };
            Some(Drift {
                path: &file.path,
                kind,
                old,
                new: &file.contents,
            })
        })
        .collect();
    let generated = |path: &String| files.iter().any(|file| file.path == *path);
    let strays = present.iter().filter(|(path, _)| !generated(path));
    found.extend(strays.map(|(path, contents)| Drift {
        path,
        kind: DriftKind::Stray,
        old: contents,
        new: "",
    }));
    found.sort_by_key(|drift| drift.path);
    found
}
