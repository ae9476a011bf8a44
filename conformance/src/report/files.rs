//! Report files: tried before the first request, whole or not there at all.

use std::fs::{self, Permissions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

/// A report file to be: a temporary file beside it that takes its name when it is written.
#[derive(Debug)]
pub struct ReportFile {
    path: PathBuf,
    pending: NamedTempFile,
}

impl ReportFile {
    /// Makes sure that a report can be written to this path. The path itself is not touched.
    ///
    /// # Errors
    /// In words for the user: what is wrong with the path.
    pub fn prepare(flag: &str, path: &Path) -> Result<Self, String> {
        let error = |why: String| format!("{flag} {}: {why}", path.display());
        match fs::metadata(path) {
            Ok(metadata) if !metadata.is_file() => {
                return Err(error("is there and is no regular file".to_owned()));
            }
            Ok(metadata) if metadata.permissions().readonly() => {
                return Err(error("is there and is write-protected".to_owned()));
            }
            Ok(_) => {}
            Err(why) if why.kind() == io::ErrorKind::NotFound => {}
            Err(why) => return Err(error(why.to_string())),
        }
        let text = path.as_os_str().to_string_lossy();
        if path.file_name().is_none() || text.ends_with(std::path::is_separator) {
            return Err(error("is no name of a file".to_owned()));
        }
        // Behind a link, the file it leads to is replaced and the link stays.
        let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let folder = match path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            Some(_) | None => Path::new("."),
        };
        let pending = new_file(folder)
            .map_err(|why| error(format!("cannot write in {}: {why}", folder.display())))?;
        Ok(ReportFile {
            path: path.to_owned(),
            pending,
        })
    }

    /// Where the report will be.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the report and gives it its name.
    ///
    /// # Errors
    /// In words for the user: what went wrong.
    pub fn commit(mut self, text: &str) -> Result<(), String> {
        let error = |why: io::Error| format!("cannot write {}: {why}", self.path.display());
        self.pending.write_all(text.as_bytes()).map_err(error)?;
        self.pending.as_file().sync_all().map_err(error)?;
        let path = self.path.clone();
        self.pending
            .persist(&path)
            .map(drop)
            .map_err(|why| format!("cannot write {}: {}", path.display(), why.error))
    }
}

/// A temporary file with the permissions of an ordinary one: reports are not secrets.
fn new_file(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".conformance-").suffix(".tmp");
    #[cfg(unix)]
    let permissions: Option<Permissions> = {
        use std::os::unix::fs::PermissionsExt as _;
        Some(Permissions::from_mode(0o666))
    };
    #[cfg(not(unix))]
    let permissions: Option<Permissions> = None;
    if let Some(permissions) = permissions {
        builder.permissions(permissions);
    }
    builder.tempfile_in(folder)
}
