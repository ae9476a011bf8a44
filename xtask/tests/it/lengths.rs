//! A file holds one idea; a long one hides a second.

use crate::sources;

/// The most lines of a hand-written source file.
const LIMIT: usize = 400;

/// Files that are long for a reason.
const EXCEPTIONS: &[(&str, usize, &str)] = &[(
    "api-contract/src/lightspeed/events/kind.rs",
    500,
    "one enum: splitting the kinds of events would hide what they have in common",
)];

#[test]
fn a_source_file_has_at_most_400_lines() {
    let folders = [
        "api-contract",
        "codegen",
        "mock-server",
        "conformance",
        "xtask",
        "clients",
    ];
    let mut long = Vec::new();
    for source in folders
        .iter()
        .flat_map(|folder| sources::below(folder, &[".rs", ".ts", ".mts"]))
    {
        let lines = source.text.lines().count();
        let limit = EXCEPTIONS
            .iter()
            .find(|(path, ..)| *path == source.path)
            .map_or(LIMIT, |(_, limit, _)| *limit);
        if lines > limit {
            long.push(format!("{} has {lines} lines", source.path));
        }
    }
    assert!(
        long.is_empty(),
        "look for the second idea in each:\n{}",
        long.join("\n")
    );
}

#[test]
fn an_exception_is_still_needed() {
    for (path, _, reason) in EXCEPTIONS {
        let text =
            std::fs::read_to_string(sources::root().join(path)).expect("an excepted file exists");
        assert!(
            text.lines().count() > LIMIT,
            "{path} needs no exception any more ({reason})"
        );
    }
}

#[test]
fn a_program_has_a_main_of_at_most_60_lines() {
    for path in [
        "codegen/src/main.rs",
        "conformance/src/main.rs",
        "mock-server/src/main.rs",
        "xtask/src/main.rs",
    ] {
        let text = std::fs::read_to_string(sources::root().join(path)).expect("a program");
        assert!(text.lines().count() <= 60, "{path} does more than start");
    }
}
