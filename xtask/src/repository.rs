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

/// Where `cargo build` puts a program of this workspace.
pub(crate) fn built(profile: &str, program: &str) -> PathBuf {
    let file = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    target().join(profile).join(file)
}

/// Where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    if target.is_absolute() {
        target
    } else {
        root().join(target)
    }
}
