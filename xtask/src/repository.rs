//! Where things stand in this repository.

use std::path::{Path, PathBuf};

/// The repository's root folder.
pub(crate) fn root() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().unwrap_or(manifest).to_path_buf()
}

/// The folder of the TypeScript client.
pub(crate) fn typescript() -> PathBuf {
    root().join("clients").join("typescript")
}
