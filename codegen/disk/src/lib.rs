//! Generated files on the disk: read as they are, written all or none.
//!
//! Shared by the programs that generate; the generators themselves never touch the disk.
//!
//! ```
//! let folder = tempfile::tempdir()?;
//! codegen_disk::write(folder.path(), &[("rust/types.rs", "pub struct A;\n")])?;
//! let found = codegen_disk::read(folder.path(), &["rust"])?;
//! assert_eq!(found["rust/types.rs"], "pub struct A;\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, ErrorKind, Write as _};
use std::path::{Component, Path, PathBuf};

use tempfile::NamedTempFile;

/// Every file in these folders below `root`, by its path from there. A folder that is not there holds
/// nothing. What is no file, such as a pipe, has no contents.
///
/// # Errors
/// A file or folder that cannot be read, with what to do about it.
pub fn read(root: &Path, folders: &[&str]) -> Result<BTreeMap<String, String>, String> {
    let mut found = BTreeMap::new();
    for (name, path) in list(root, folders)? {
        found.insert(name, contents(&path)?.unwrap_or_default());
    }
    Ok(found)
}

/// Where every file in these folders below `root` is, by its path from there. Nothing is opened, and
/// links are not followed.
///
/// # Errors
/// A folder that cannot be read, with what to do about it.
pub fn list(root: &Path, folders: &[&str]) -> Result<BTreeMap<String, PathBuf>, String> {
    let mut found = BTreeMap::new();
    let mut waiting: Vec<PathBuf> = folders.iter().map(|folder| root.join(folder)).collect();
    while let Some(folder) = waiting.pop() {
        let failed = |error: io::Error| problem("read", &folder, &error);
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => continue,
            Err(error) => return Err(failed(error)),
        };
        for entry in entries {
            let entry = entry.map_err(failed)?;
            let path = entry.path();
            if entry.file_type().map_err(failed)?.is_dir() {
                waiting.push(path);
                continue;
            }
            let relative = path.strip_prefix(root).unwrap_or(&path);
            let name = relative
                .components()
                .map(|part| part.as_os_str().to_string_lossy());
            found.insert(name.collect::<Vec<_>>().join("/"), path);
        }
    }
    Ok(found)
}

/// What a file holds; `None` when it is not there or is no file. A byte that is no text becomes a
/// mark, so that the file differs from every generated one.
///
/// # Errors
/// It cannot be read, with what to do about it.
pub fn contents(path: &Path) -> Result<Option<String>, String> {
    let failed = |error: io::Error| problem("read", path, &error);
    match fs::metadata(path) {
        // To open a pipe is to wait for whoever writes into it.
        Ok(found) if !found.is_file() => Ok(None),
        Ok(_) => {
            let bytes = fs::read(path).map_err(failed)?;
            Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(failed(error)),
    }
}

/// Writes these files, given by path and contents, below `root`. No file can ever be seen
/// half-written, and none is touched before all of them are ready to take their places. A file that is
/// marked read-only stays.
///
/// # Errors
/// A path that leads out of `root`, be it by a link, or a file or folder that cannot be written, with
/// what to do about it.
pub fn write(root: &Path, files: &[(&str, &str)]) -> Result<(), String> {
    let mut staged = Vec::new();
    for (path, contents) in files {
        let path = inside(root, path)?;
        let whole = stage(&path, contents)?;
        staged.push((path, whole));
    }
    for (path, whole) in staged {
        whole
            .persist(&path)
            .map_err(|error| problem("write", &path, &error.error))?;
    }
    Ok(())
}

/// Where a file belongs, which is below `root` whatever its path says.
fn inside(root: &Path, relative: &str) -> Result<PathBuf, String> {
    let mut path = root.to_path_buf();
    for part in Path::new(relative).components() {
        let Component::Normal(name) = part else {
            return Err(format!(
                "cannot write {relative}: it leads out of {}; rename the part of the contract that \
                 the file is named after",
                root.display()
            ));
        };
        path.push(name);
        if fs::symlink_metadata(&path).is_ok_and(|found| found.is_symlink()) {
            return Err(format!(
                "cannot write {relative}: {} is a link and may lead out of {}; put a folder or file in \
                 its place, then run the command again",
                path.display(),
                root.display()
            ));
        }
    }
    Ok(path)
}

/// The file beside its place, complete.
fn stage(path: &Path, contents: &str) -> Result<NamedTempFile, String> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(|error| problem("make", folder, &error))?;
    replaceable(folder)?;
    if path.is_dir() {
        return Err(problem("write", path, &ErrorKind::IsADirectory.into()));
    }
    replaceable(path)?;
    let staged = || -> io::Result<NamedTempFile> {
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
        Ok(file)
    };
    staged().map_err(|error| problem("write into", folder, &error))
}

/// Refuses what is marked read-only: moving a file into its place would pass over the mark.
fn replaceable(path: &Path) -> Result<(), String> {
    match fs::metadata(path) {
        Ok(found) if found.permissions().readonly() => {
            Err(problem("write", path, &ErrorKind::PermissionDenied.into()))
        }
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(problem("look at", path, &error)),
    }
}

/// What could not be done where, why, and the way out.
fn problem(action: &str, path: &Path, error: &io::Error) -> String {
    let fix = match error.kind() {
        ErrorKind::PermissionDenied => {
            "give yourself the right to it (`ls -l` shows who has it, `chmod u+rw` changes it)"
        }
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => {
            "move away the file that stands where a folder belongs"
        }
        ErrorKind::IsADirectory => "move away the folder that stands where a file belongs",
        ErrorKind::ReadOnlyFilesystem => "mount the file system for writing",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "make room on the disk",
        _ => "see what is there",
    };
    format!(
        "cannot {action} {}: {error}; {fix}, then run the command again",
        path.display()
    )
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use tempfile::TempDir;

    use super::{read, write};

    /// A folder with one generated file, `out/a`.
    fn repository() -> TempDir {
        let root = tempfile::tempdir().expect("a folder");
        write(root.path(), &[("out/a", "old")]).expect("it is written");
        root
    }

    fn lock(path: &Path) {
        let mut permissions = fs::metadata(path).expect("it is there").permissions();
        permissions.set_readonly(true);
        fs::set_permissions(path, permissions).expect("it is ours");
    }

    /// Two files are to be written and the second cannot be: what is said, after it was checked that
    /// nothing changed.
    fn refused(root: &TempDir, second: &str) -> String {
        let before = read(root.path(), &["out"]).expect("it is read");
        let problem = write(root.path(), &[("out/a", "new"), (second, "new")])
            .expect_err("the second file cannot be written");
        assert_eq!(read(root.path(), &["out"]), Ok(before));
        problem
    }

    #[test]
    fn what_is_written_is_read_again_by_its_path() {
        let root = repository();
        write(root.path(), &[("out/deep/b", "x"), ("out/a", "y")]).expect("written");
        let expected = [("out/a", "y"), ("out/deep/b", "x")];
        let expected = expected.map(|(path, text)| (path.to_owned(), text.to_owned()));
        assert_eq!(read(root.path(), &["out", "none"]), Ok(expected.into()));
    }

    #[test]
    fn a_read_only_file_is_named_and_nothing_is_written() {
        let root = repository();
        write(root.path(), &[("out/b", "old")]).expect("it is written");
        lock(&root.path().join("out/b"));
        let problem = refused(&root, "out/b");
        let path = root.path().join("out/b");
        assert!(
            problem.starts_with(&format!("cannot write {}: ", path.display())),
            "{problem}"
        );
        assert!(problem.contains("chmod u+rw"), "{problem}");
    }

    #[test]
    fn a_read_only_folder_is_named_and_nothing_is_written() {
        let root = repository();
        fs::create_dir(root.path().join("out/deep")).expect("a folder");
        lock(&root.path().join("out/deep"));
        let problem = refused(&root, "out/deep/b");
        let path = root.path().join("out/deep");
        assert!(
            problem.starts_with(&format!("cannot write {}: ", path.display())),
            "{problem}"
        );
    }

    #[test]
    fn a_folder_in_the_place_of_a_file_is_named_and_nothing_is_written() {
        let root = repository();
        fs::create_dir(root.path().join("out/b")).expect("a folder");
        let problem = refused(&root, "out/b");
        assert!(problem.contains("out/b: "), "{problem}");
        assert!(problem.contains("move away the folder"), "{problem}");
    }

    #[test]
    fn a_file_in_the_place_of_a_folder_is_named_and_nothing_is_written() {
        let root = repository();
        let problem = refused(&root, "out/a/b");
        assert!(problem.contains("out/a: "), "{problem}");
        assert!(problem.contains("move away the file"), "{problem}");
        let problem = read(root.path(), &["out/a"]).expect_err("it is no folder");
        assert!(problem.starts_with("cannot read "), "{problem}");
        assert!(problem.contains("move away the file"), "{problem}");
    }

    #[test]
    fn nothing_is_written_outside_the_folder() {
        let root = repository();
        let outside = tempfile::tempdir().expect("a folder");
        for path in ["../b", "/tmp/b", "out/../../b", "."] {
            assert!(refused(&root, path).contains("leads out of"), "{path}");
        }
        #[cfg(unix)]
        {
            let link = root.path().join("out/link");
            std::os::unix::fs::symlink(outside.path(), &link).expect("a link");
            let problem = write(root.path(), &[("out/link/b", "new")]);
            assert!(problem.expect_err("a link").contains("is a link"));
            assert_eq!(fs::read_dir(outside.path()).expect("a folder").count(), 0);
        }
    }
}
