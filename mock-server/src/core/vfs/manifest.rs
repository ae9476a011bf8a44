//! Trees of files, as clients commit them and as blobs hold them.

use std::collections::BTreeMap;

use api_contract::decode::from_value;
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::BlobRef;
use api_contract::validate::Validate;
use api_contract::wire;
use serde_json::Value;

use crate::core::refusal::{invalid, unknown_reference};
use crate::core::state::BlobStore;

/// The only form of trees that there is.
const VERSION: &str = "lightspeed.vfs.snapshot.v1";

/// A tree of files with its totals.
///
/// Its JSON has the members in this order and the names of each directory sorted: equal trees have
/// equal bytes, and so one reference. It is the order of real gateways, whose references are the same.
#[wire]
pub(crate) struct Manifest {
    #[wire(rename = "schema_version")]
    schema_version: String,
    pub(crate) root: Directory,
    pub(crate) totals: Totals,
}

/// What stands below one name.
#[wire(tag = "kind")]
pub(crate) enum Entry {
    /// Bytes, which are a blob.
    File {
        #[wire(rename = "blob_ref")]
        blob_ref: BlobRef,
        #[wire(rename = "size_bytes")]
        size_bytes: u64,
        executable: bool,
    },
    /// Further names.
    Directory { entries: BTreeMap<String, Entry> },
}

/// The names of a tree's root.
#[wire]
#[derive(Default)]
pub(crate) struct Directory {
    pub(crate) entries: BTreeMap<String, Entry>,
}

/// How many files a tree has, and their size together.
#[wire]
#[derive(Copy, Default)]
pub(crate) struct Totals {
    pub(crate) files: u64,
    pub(crate) bytes: u64,
}

impl Manifest {
    /// The tree without files.
    pub(crate) fn empty() -> Self {
        Self {
            schema_version: VERSION.to_owned(),
            root: Directory::default(),
            totals: Totals::default(),
        }
    }

    /// Reads a tree and judges its form; the files are judged by [`Manifest::check_files`].
    pub(crate) fn read(document: Value) -> Result<Self, AgentApiError> {
        let manifest: Self = from_value(document).map_err(|error| malformed(&error))?;
        manifest.validate().map_err(|error| malformed(&error))?;
        if manifest.schema_version != VERSION {
            return Err(malformed(&format!("`schema_version` must be {VERSION}")));
        }
        let counted = count(&manifest.root.entries)?;
        if counted != manifest.totals {
            return Err(malformed(&format!(
                "`totals` must tell what the tree has: {} files and {} bytes",
                counted.files, counted.bytes
            )));
        }
        Ok(manifest)
    }

    /// Holds each file to the blob that it names.
    pub(crate) fn check_files(&self, blobs: &BlobStore) -> Result<(), AgentApiError> {
        let mut refusal = Ok(());
        walk(&self.root.entries, "", &mut |path, blob_ref, size| {
            if refusal.is_ok() {
                refusal = check_file(path, blob_ref, size, blobs);
            }
        });
        refusal
    }

    /// The bytes that a snapshot's blob holds.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        // Names are texts and everything else is a number or a text: it always has a JSON form.
        serde_json::to_vec(self).unwrap_or_default()
    }

    /// The blob of the file at a path: names joined by `/`.
    pub(crate) fn file(&self, path: &str) -> Option<&BlobRef> {
        let mut entries = &self.root.entries;
        let mut names = path.split('/').peekable();
        while let Some(name) = names.next() {
            match entries.get(name)? {
                Entry::Directory { entries: below } => entries = below,
                Entry::File { blob_ref, .. } => {
                    return names.peek().is_none().then_some(blob_ref);
                }
            }
        }
        None
    }

    /// All files, by their paths, with their blobs; a directory's names come sorted.
    pub(crate) fn files(&self) -> Vec<(String, &BlobRef)> {
        let mut files = Vec::new();
        walk(&self.root.entries, "", &mut |path, blob_ref, _| {
            files.push((path.to_owned(), blob_ref));
        });
        files
    }
}

fn walk<'a>(
    entries: &'a BTreeMap<String, Entry>,
    above: &str,
    visit: &mut dyn FnMut(&str, &'a BlobRef, u64),
) {
    for (name, entry) in entries {
        let path = match above {
            "" => name.clone(),
            above => format!("{above}/{name}"),
        };
        match entry {
            Entry::File {
                blob_ref,
                size_bytes,
                ..
            } => visit(&path, blob_ref, *size_bytes),
            Entry::Directory { entries } => walk(entries, &path, visit),
        }
    }
}

/// Counts the files of a tree and judges its names.
fn count(entries: &BTreeMap<String, Entry>) -> Result<Totals, AgentApiError> {
    let mut totals = Totals::default();
    for (name, entry) in entries {
        if matches!(name.as_str(), "" | "." | "..") || name.contains(['/', '\0']) {
            return Err(malformed(&format!("{name:?} is no name of a file")));
        }
        let below = match entry {
            Entry::File { size_bytes, .. } => Totals {
                files: 1,
                bytes: *size_bytes,
            },
            Entry::Directory { entries } => count(entries)?,
        };
        totals.files += below.files;
        // Sizes that overflow belong to no blobs.
        totals.bytes = totals.bytes.saturating_add(below.bytes);
    }
    Ok(totals)
}

fn check_file(
    path: &str,
    blob_ref: &BlobRef,
    size_bytes: u64,
    blobs: &BlobStore,
) -> Result<(), AgentApiError> {
    let stored = blobs
        .get(blob_ref)
        .ok_or_else(|| unknown_reference("blob_ref", "blob", blob_ref))?;
    if stored.len() as u64 == size_bytes {
        Ok(())
    } else {
        let found = stored.len();
        Err(malformed(&format!(
            "the file {path:?} has {found} bytes and not `size_bytes` of {size_bytes}"
        )))
    }
}

fn malformed(error: &dyn std::fmt::Display) -> AgentApiError {
    invalid(format!("no manifest of a snapshot: {error}"))
}
