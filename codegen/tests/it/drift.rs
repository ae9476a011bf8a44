//! A file that is not as it should be is named and shown.

use std::collections::BTreeSet;

use codegen::drift::DriftKind;
use codegen::{GeneratedFile, check};

use crate::small::{self, files, on_disk};

#[test]
fn nothing_is_found_where_every_file_is_as_it_should_be() {
    let files = files(&small::first::CONTRACT);
    assert_eq!(check(&files, &on_disk(&files)), []);
}

#[test]
fn each_kind_of_edit_makes_the_files_stale_that_show_it() {
    const METHODS: &str = "contract/reference/speech.md";
    const TYPES: &str = "contract/reference/types.md";
    const SCHEMAS: [&str; 2] = ["contract/api.schema.json", "contract/openrpc.json"];
    const VALIDATORS: &str = "typescript/validators.ts";
    let every_type = ["rust/types.rs", "typescript/types.ts", TYPES];
    let every_method = [
        "contract/methods.json",
        "contract/openrpc.json",
        "rust/client.rs",
        "rust/methods.rs",
        "typescript/methods.ts",
        METHODS,
    ];
    let edits: [(&str, _, &[&[&str]]); 6] = [
        (
            "summary",
            &small::summary::CONTRACT,
            &[&every_method, &["contract/reference/README.md"]],
        ),
        (
            "a member's documentation",
            &small::member::CONTRACT,
            &[&SCHEMAS, &every_type, &[METHODS]],
        ),
        (
            "bound",
            &small::bound::CONTRACT,
            &[
                &SCHEMAS,
                &["typescript/types.ts", VALIDATORS, TYPES, METHODS],
            ],
        ),
        (
            "variant",
            &small::variant::CONTRACT,
            &[&SCHEMAS, &every_type, &[VALIDATORS]],
        ),
        (
            "presence",
            &small::presence::CONTRACT,
            &[&SCHEMAS, &every_type, &[METHODS, VALIDATORS]],
        ),
        ("error kind", &small::error::CONTRACT, &[&every_method]),
    ];
    let committed = on_disk(&files(&small::first::CONTRACT));
    for (edit, contract, stale) in edits {
        let files = files(contract);
        let drift = check(&files, &committed);
        let found: BTreeSet<&str> = drift.iter().map(|drift| drift.path).collect();
        assert_eq!(found, stale.concat().into_iter().collect(), "{edit}");
        for drift in drift {
            assert_eq!(drift.kind, DriftKind::Stale, "{edit}");
            assert!(
                drift
                    .diff()
                    .starts_with(&format!("--- a/{0}\n+++ b/{0}\n@@ ", drift.path)),
                "{drift}"
            );
        }
    }
}

#[test]
fn a_missing_and_a_stray_file_are_named_and_shown_whole() {
    let wanted = [GeneratedFile {
        path: "rust/a.rs".to_owned(),
        contents: "new\n".to_owned(),
    }];
    let present = [("rust/b.rs".to_owned(), "old\n".to_owned())].into();
    let shown: Vec<String> = check(&wanted, &present)
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        shown,
        [
            "missing: rust/a.rs\n--- /dev/null\n+++ b/rust/a.rs\n@@ -0,0 +1 @@\n+new\n",
            "stray: rust/b.rs\n--- a/rust/b.rs\n+++ /dev/null\n@@ -1 +0,0 @@\n-old\n",
        ]
    );
}

#[test]
fn a_change_of_line_ends_alone_is_stale() {
    let wanted = [GeneratedFile {
        path: "rust/a.rs".to_owned(),
        contents: "x\n".to_owned(),
    }];
    let present = [("rust/a.rs".to_owned(), "x\r\n".to_owned())].into();
    assert_eq!(check(&wanted, &present).len(), 1);
}
