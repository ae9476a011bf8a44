//! The program `codegen`, as processes: what it writes, what it compares, what it refuses.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

const SCHEMA: &str = r#"{"$defs": {"Words": {
    "description": "Something that is said.",
    "type": "object",
    "properties": {"text": {"type": "string", "description": "The text."}},
    "required": ["text"]
}}}"#;

/// A folder with a contract, `words.json`; files are generated into `out`.
struct Desk(TempDir);

impl Desk {
    fn new() -> Desk {
        let desk = Desk(tempfile::tempdir().expect("a folder"));
        desk.put("words.json", SCHEMA);
        desk
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn put(&self, name: &str, text: impl AsRef<[u8]>) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder is made");
        fs::write(path, text).expect("a file is written");
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// Runs a command in the folder.
    fn run(&self, arguments: &str) -> Output {
        Command::new(env!("CARGO_BIN_EXE_codegen"))
            .args(arguments.split_whitespace())
            .current_dir(self.0.path())
            .output()
            .expect("the program starts")
    }

    fn generate(&self) {
        let output = self.run("generate --from words.json --out out");
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    }

    fn check(&self) -> (Option<i32>, String) {
        let output = self.run("check --from words.json --out out");
        (output.status.code(), stdout(&output))
    }

    /// What is said on a failure, after it was checked that nothing was written.
    fn refused(&self, arguments: &str) -> String {
        let before = listed(&self.path("out"));
        let output = self.run(arguments);
        assert_eq!(
            output.status.code(),
            Some(2),
            "{arguments}: {}",
            stdout(&output)
        );
        assert_eq!(stdout(&output), "", "{arguments}");
        assert_eq!(listed(&self.path("out")), before, "{arguments}");
        stderr(&output)
    }
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

/// Every regular file below a folder, with its bytes.
fn listed(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let found = codegen_disk::list(folder, &[""]).expect("a folder");
    let files = found.into_iter().filter(|(_, path)| path.is_file());
    files
        .map(|(name, path)| (name, fs::read(path).expect("a file")))
        .collect()
}

#[test]
fn what_is_generated_is_current_and_generating_again_changes_nothing() {
    let desk = Desk::new();
    desk.generate();
    let first = listed(&desk.path("out"));
    assert!(
        desk.read("out/typescript/types.ts")
            .contains("export interface Words {")
    );
    let (code, text) = desk.check();
    let count = first.len();
    assert_eq!(code, Some(0));
    assert_eq!(text, format!("{count} generated files are up to date\n"));
    let again = desk.run("generate --from words.json --out out");
    assert_eq!(
        stdout(&again),
        format!("{count} generated files, 0 of them changed\n")
    );
    assert_eq!(listed(&desk.path("out")), first);
}

#[test]
fn the_same_contract_gives_the_same_files_from_every_folder() {
    let desk = Desk::new();
    desk.generate();
    let absolute = desk.path("words.json");
    let absolute = absolute.to_str().expect("text");
    let output = desk.run(&format!("check --from {absolute} --out ./out/"));
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
}

#[test]
fn every_file_says_that_it_was_generated_and_from_what() {
    let desk = Desk::new();
    desk.generate();
    let notice = "Generated from words.json by `codegen generate`. Do not edit.";
    for (name, bytes) in listed(&desk.path("out")) {
        let text = String::from_utf8(bytes).expect("text");
        assert!(text.contains(notice), "{name}");
    }
}

#[test]
fn integers_are_exact_where_it_is_asked_for_and_a_check_without_it_differs() {
    let desk = Desk::new();
    let count = SCHEMA.replace(
        r#""type": "string""#,
        r#""type": "integer", "format": "uint64""#,
    );
    desk.put("words.json", count);
    let of = |what: &str| format!("{what} --from words.json --out out --exact-integers");
    assert_eq!(desk.run(&of("generate")).status.code(), Some(0));
    let types = desk.read("out/typescript/types.ts");
    assert!(
        types.contains("export type Uint64 = number | bigint;"),
        "{types}"
    );
    assert_eq!(desk.run(&of("check")).status.code(), Some(0));
    let (code, text) = desk.check();
    assert_eq!(code, Some(1), "{text}");
    desk.generate();
    let text = stdout(&desk.run(&of("check")));
    assert!(
        text.contains("run `codegen generate --from words.json --out out --exact-integers` to"),
        "{text}"
    );
}

#[test]
fn a_target_that_was_not_asked_for_is_neither_written_nor_judged() {
    let desk = Desk::new();
    for target in ["typescript", "json-schema,openrpc", "rust", "markdown"] {
        let output = desk.run(&format!(
            "generate --from words.json --out out --target {target}"
        ));
        assert_eq!(
            output.status.code(),
            Some(0),
            "{target}: {}",
            stderr(&output)
        );
        let output = desk.run(&format!(
            "check --from words.json --out out --target {target}"
        ));
        assert_eq!(
            output.status.code(),
            Some(0),
            "{target}: {}",
            stdout(&output)
        );
    }
    assert_eq!(
        desk.check().0,
        Some(0),
        "all targets together are everything"
    );
    fs::remove_dir_all(desk.path("out/rust")).expect("it is there");
    let output = desk.run("check --from words.json --out out --target typescript,markdown");
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
    assert_eq!(desk.check().0, Some(1));
}

#[test]
fn a_stale_a_missing_and_a_stray_file_are_shown() {
    let desk = Desk::new();
    let only = "--from words.json --out out --target typescript";
    desk.run(&format!("generate {only}"));
    let types = desk.read("out/typescript/types.ts");
    desk.put(
        "out/typescript/types.ts",
        types.replace("text: string", "text: number"),
    );
    desk.put("out/typescript/old.ts", "export {};\n");
    desk.put("out/README.md", "Notes.\n");
    desk.put("out/.gitattributes", "* linguist-generated\n");
    desk.put("out/rust/mine.rs", "");
    let output = desk.run(&format!("check {only}"));
    assert_eq!(output.status.code(), Some(1));
    insta::assert_snapshot!(stdout(&output));
    fs::remove_file(desk.path("out/typescript/types.ts")).expect("it is there");
    let output = desk.run(&format!("check {only}"));
    let text = stdout(&output);
    assert_eq!(output.status.code(), Some(1));
    let start =
        "missing: typescript/types.ts\n--- /dev/null\n+++ b/typescript/types.ts\n@@ -0,0 +1,";
    assert!(text.starts_with(start), "{text}");
    let generated = desk.run(&format!("generate {only}"));
    assert_eq!(desk.read("out/typescript/types.ts"), types);
    assert_eq!(desk.read("out/typescript/old.ts"), "export {};\n");
    assert!(stdout(&generated).contains("stray: typescript/old.ts: nothing generates it"));
}

#[test]
fn a_stray_file_alone_is_enough_to_be_stale() {
    let desk = Desk::new();
    desk.generate();
    desk.put("out/contract/reference/old.md", "");
    let (code, text) = desk.check();
    assert_eq!(code, Some(1));
    assert_eq!(
        text,
        "stray: contract/reference/old.md: nothing generates it; remove it\n"
    );
}

#[test]
fn a_folder_that_is_not_there_is_stale_and_is_not_made_by_a_check() {
    let desk = Desk::new();
    assert_eq!(desk.check().0, Some(1));
    assert!(!desk.path("out").exists());
}

#[test]
fn a_file_that_was_not_generated_is_never_replaced() {
    let desk = Desk::new();
    desk.put("out/typescript/types.ts", "// By hand.\n");
    let said = desk.refused("generate --from words.json --out out");
    assert!(
        said.contains("out/typescript/types.ts: a file is there that was not generated"),
        "{said}"
    );
    assert!(!desk.path("out/rust").exists(), "nothing at all is written");
    let (code, text) = desk.check();
    assert_eq!(code, Some(1), "{text}");
}

#[test]
fn a_contract_is_not_replaced_by_what_is_generated_from_it() {
    let desk = Desk::new();
    desk.generate();
    let said = desk.refused("generate --from out/contract/api.schema.json --out out");
    assert!(said.contains("api.schema.json: it is an input"), "{said}");
}

#[test]
fn a_contract_that_cannot_be_read_is_named_with_the_way_out() {
    let desk = Desk::new();
    desk.put("bad.json", "{\"$defs\": {\n  \"A\": }}");
    desk.put("bytes.json", b"{\n\"a\": \"\xff\"}");
    desk.put("empty.json", "");
    desk.put("wrong.json", r#"{"$defs": {"A": {"type": "strnig"}}}"#);
    let cases = [
        ("none.json", "cannot read none.json: "),
        (".", "it is a folder; give the path of a file"),
        ("bytes.json", "it is not UTF-8 from byte 8 in line 2"),
        ("bad.json", "line 2"),
        ("empty.json", "empty.json"),
        ("wrong.json", "/$defs/A"),
    ];
    for (file, expected) in cases {
        for command in ["generate", "check"] {
            let said = desk.refused(&format!("{command} --from {file} --out out"));
            assert!(said.contains(expected), "{file}: {said}");
            assert!(said.contains(file), "{file}: {said}");
            assert!(
                said.lines().all(|line| line.starts_with("codegen: ")),
                "{said}"
            );
        }
    }
    let said = desk.refused("generate --from words.json --manifest none.json --out out");
    assert!(said.contains("cannot read none.json"), "{said}");
    assert!(!desk.path("out").exists());
}

/// Whoever opens a pipe waits for a writer, and here comes none.
#[cfg(unix)]
#[test]
fn a_pipe_is_not_waited_for() {
    let desk = Desk::new();
    let made = Command::new("mkfifo").arg(desk.path("pipe")).status();
    assert!(made.expect("mkfifo is there").success());
    let said = desk.refused("generate --from pipe --out out");
    assert!(said.contains("cannot read pipe: it is no file"), "{said}");
    desk.generate();
    let types = desk.path("out/typescript/types.ts");
    fs::remove_file(&types).expect("it is there");
    fs::rename(desk.path("pipe"), &types).expect("it is ours");
    assert_eq!(desk.check().0, Some(1));
    let said = desk.refused("generate --from words.json --out out");
    assert!(
        said.contains("types.ts: a file is there that was not generated"),
        "{said}"
    );
}

#[test]
fn a_folder_that_cannot_be_written_is_named_and_nothing_is_written() {
    let desk = Desk::new();
    desk.put("out/typescript", "a file where a folder belongs");
    let said = desk.refused("generate --from words.json --out out");
    assert!(said.contains("out/typescript: "), "{said}");
    assert!(said.contains("move away the file"), "{said}");

    let desk = Desk::new();
    desk.generate();
    desk.put("words.json", SCHEMA.replace("The text.", "Other words."));
    let folder = desk.path("out/rust");
    let mut permissions = fs::metadata(&folder).expect("it is there").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&folder, permissions).expect("it is ours");
    let said = desk.refused("generate --from words.json --out out");
    assert!(said.contains("out/rust: "), "{said}");
    assert!(said.contains("chmod u+rw"), "{said}");
}

#[cfg(unix)]
#[test]
fn nothing_is_written_through_a_link() {
    let desk = Desk::new();
    fs::create_dir_all(desk.path("out")).expect("a folder");
    fs::create_dir_all(desk.path("elsewhere")).expect("a folder");
    let link = desk.path("out/typescript");
    std::os::unix::fs::symlink(desk.path("elsewhere"), link).expect("a link");
    let said = desk.refused("generate --from words.json --out out");
    assert!(said.contains("out/typescript is a link"), "{said}");
    assert_eq!(listed(&desk.path("elsewhere")), []);
}

#[test]
fn a_usage_error_ends_with_2_and_help_with_0() {
    let desk = Desk::new();
    for arguments in [
        "",
        "generate",
        "generate --from words.json",
        "check --out out",
        "generate --from words.json --out out --target cobol",
        "generate --from words.json --out out --target",
        "compile --from words.json --out out",
    ] {
        let said = desk.refused(arguments);
        assert!(
            said.contains("Usage") || said.contains("--help"),
            "{arguments}: {said}"
        );
    }
    for arguments in ["--help", "generate --help", "check --help", "--version"] {
        assert_eq!(desk.run(arguments).status.code(), Some(0), "{arguments}");
    }
}

#[test]
fn a_contract_read_from_its_own_openrpc_document_is_generated_from() {
    let desk = Desk::new();
    let files = crate::small::files(&crate::small::first::CONTRACT);
    let openrpc = files
        .iter()
        .find(|file| file.path == "contract/openrpc.json");
    desk.put("openrpc.json", &openrpc.expect("it is generated").contents);
    let output = desk.run("generate --from openrpc.json --out out");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let methods = desk.read("out/typescript/methods.ts");
    assert!(methods.contains("speech/echo"), "{methods}");
    let output = desk.run("check --from openrpc.json --out out");
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
}
