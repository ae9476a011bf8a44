//! Targets: what each is called, and which files are its own.

use std::collections::BTreeSet;

use codegen::{Target, generate_for};

use crate::small;

#[test]
fn a_file_belongs_to_the_target_that_it_is_generated_for() {
    let model = small::model(&small::first::CONTRACT);
    let mut paths = BTreeSet::new();
    for target in Target::ALL {
        let files = generate_for(&model, &[target]).expect("it is printed");
        assert!(!files.is_empty(), "{target:?} has no files");
        for file in files {
            assert_eq!(Target::of(&file.path), Some(target), "{}", file.path);
            assert!(paths.insert(file.path.clone()), "{} is of two", file.path);
        }
    }
    let all = codegen::generate(&model).expect("it is printed");
    let all: BTreeSet<String> = all.into_iter().map(|file| file.path).collect();
    assert_eq!(paths, all);
}

#[test]
fn a_path_beside_the_folders_of_targets_is_nobodys() {
    for path in [
        "README.md",
        "typescript",
        "go/types.go",
        "contracts/api.json",
    ] {
        assert_eq!(Target::of(path), None, "{path}");
    }
    // A place inside another one is not the other's, and one file is that file alone.
    let beside = Target::of("contract/openrpc.json.old");
    assert_eq!(beside, Some(Target::JsonSchema));
}

#[test]
fn a_target_is_found_by_its_name() {
    for target in Target::ALL {
        assert_eq!(Target::named(target.name()), Some(target));
    }
    assert_eq!(Target::named("cobol"), None);
}
