//! The folder of generated files: what is there, and what has to change.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use codegen::drift::{Drift, DriftKind};
use codegen::model::carries_notice;
use codegen::{GeneratedFile, Target};

/// The folder that files of some targets are generated into.
pub(super) struct Folder {
    path: PathBuf,
    targets: Vec<Target>,
}

/// What was found in the folder.
pub(super) struct Found {
    present: BTreeMap<String, String>,
    strays: BTreeSet<String>,
}

/// In what it differs from what should be there.
pub(super) struct Comparison<'a> {
    drift: Vec<Drift<'a>>,
    found: &'a Found,
}

impl Folder {
    pub(super) fn new(path: PathBuf, targets: Vec<Target>) -> Self {
        Folder { path, targets }
    }

    /// What is there of these files, and what is there beside them.
    ///
    /// # Errors
    /// Something in the folder cannot be read.
    pub(super) fn read(&self, files: &[GeneratedFile]) -> Result<Found, String> {
        let wanted: BTreeSet<&str> = files.iter().map(|file| file.path.as_str()).collect();
        let (mut present, mut strays) = (BTreeMap::new(), BTreeSet::new());
        for (name, path) in codegen_disk::list(&self.path, &[""])? {
            if wanted.contains(name.as_str()) {
                present.insert(name, codegen_disk::contents(&path)?.unwrap_or_default());
            } else if self.is_ours(&name) {
                strays.insert(name);
            }
        }
        Ok(Found { present, strays })
    }

    /// Whether a file that nothing generates has no business here: files of targets that were not
    /// asked for have, and so have those that tools keep under hidden names.
    fn is_ours(&self, name: &str) -> bool {
        let hidden = name.split('/').any(|part| part.starts_with('.'));
        let other = Target::of(name).is_some_and(|target| !self.targets.contains(&target));
        !hidden && !other
    }

    /// Writes the files that differ, and returns their paths.
    ///
    /// # Errors
    /// A file stands in the place of a generated one that was not generated, or is an input, or the
    /// disk refuses. Nothing was written then.
    pub(super) fn write<'a>(
        &self,
        files: &'a [GeneratedFile],
        comparison: &Comparison<'_>,
        inputs: &[PathBuf],
    ) -> Result<Vec<&'a str>, String> {
        let stale: Vec<(&str, &str)> = files
            .iter()
            .filter(|file| comparison.drift.iter().any(|drift| drift.path == file.path))
            .map(|file| (file.path.as_str(), file.contents.as_str()))
            .collect();
        let mut refused = Vec::new();
        for (name, _) in &stale {
            let Some(contents) = comparison.found.present.get(*name) else {
                continue;
            };
            let path = self.path.join(name);
            let same =
                |input: &PathBuf| fs::canonicalize(input).ok() == fs::canonicalize(&path).ok();
            if inputs.iter().any(same) {
                refused.push(format!(
                    "cannot write {}: it is an input; give another folder with --out",
                    path.display()
                ));
            } else if !carries_notice(contents) {
                refused.push(format!(
                    "cannot write {}: a file is there that was not generated (it has no line \
                     `Generated from .. Do not edit.`); move it away, or give another folder with --out",
                    path.display()
                ));
            }
        }
        if !refused.is_empty() {
            return Err(refused.join("\n"));
        }
        codegen_disk::write(&self.path, &stale)?;
        Ok(stale.into_iter().map(|(name, _)| name).collect())
    }
}

impl Found {
    /// Compares it with what should be there.
    pub(super) fn compare<'a>(&'a self, files: &'a [GeneratedFile]) -> Comparison<'a> {
        Comparison {
            drift: codegen::check(files, &self.present),
            found: self,
        }
    }
}

impl Comparison<'_> {
    /// Whether everything is as it should be.
    pub(super) fn is_empty(&self) -> bool {
        self.drift.is_empty() && self.found.strays.is_empty()
    }

    /// Whether a file has to be written.
    pub(super) fn is_stale(&self) -> bool {
        !self.drift.is_empty()
    }

    /// Every difference, and after them the names of the files.
    pub(super) fn diffs(&self) -> String {
        let diffs = self.drift.iter().map(Drift::to_string);
        let names = self.drift.iter();
        let names = names.map(|drift| format!("{}: {}", drift.kind.as_str(), drift.path));
        lines(diffs.chain(names))
    }

    /// A line for every file that nothing generates.
    pub(super) fn strays(&self) -> String {
        let word = DriftKind::Stray.as_str();
        let strays = self.found.strays.iter();
        lines(strays.map(|name| format!("{word}: {name}: nothing generates it; remove it")))
    }
}

/// A text of lines, each of them ended.
pub(super) fn lines(lines: impl Iterator<Item = String>) -> String {
    lines.flat_map(|line| [line, "\n".to_owned()]).collect()
}
