//! What is told of a scenario file that cannot be used.

use std::path::PathBuf;

use mock_server::{ScenarioError, Scenarios};
use proptest::prelude::*;

fn error_of(text: &str) -> ScenarioError {
    match Scenarios::from_toml(text, "x.toml") {
        Ok(scenarios) => panic!("{text}\nwas read: {scenarios:?}"),
        Err(error) => error,
    }
}

/// A file with one step, whose fields stand in the line 5.
fn step(fields: &str) -> String {
    format!("[[scenario]]\nname = \"a\"\n\n[[scenario.step]]\n{fields}\n")
}

#[test]
fn every_mistake_is_told_with_its_line_its_field_and_the_way_out() {
    let mistakes: Vec<(String, &str)> = [
        ("scenario = 1", "a number for the list"),
        ("[[scenario]\n", "no TOML"),
        ("[[scenario]]\nname = \"a\"\nname = \"b\"\n", "a key twice"),
        ("[[scenarios]]\nname = \"a\"\n", "a list of another name"),
        (
            "[[scenario]]\n\n[[scenario.step]]\nanswer = \"x\"\n",
            "no name",
        ),
        ("[[scenario]]\nname = \"\"\n", "an empty name"),
        (
            "[[scenario]]\nname = \"a\"\n\n[[scenario]]\nname = \"a\"\n",
            "a name twice",
        ),
        (
            "[[scenario]]\nname = \"a\"\nmatch.input = \"x\"\n",
            "an input that is no table",
        ),
        (
            "[[scenario]]\nname = \"a\"\nmatch.input.regex = \"(a\"\n",
            "a pattern that is none",
        ),
        (
            "[[scenario]]\nname = \"a\"\nmatch.run = 0\n",
            "a run of number 0",
        ),
        (
            "[[scenario]]\nname = \"a\"\nmatch.model = \"x\"\n",
            "an unknown criterion",
        ),
        (
            "[[scenario]]\nname = \"a\"\nwords = \"yes\"\n",
            "a text for a truth",
        ),
    ]
    .map(|(text, what)| (text.to_owned(), what))
    .into_iter()
    .chain(
        [
            ("anwser = \"x\"", "an unknown field"),
            ("delay = -1", "a negative delay"),
            ("delay = 86_400_001", "a delay beyond a day"),
            ("delay = \"long\"", "a delay in words"),
            ("delay = 1.5", "a fraction of a millisecond"),
            ("retries = 16", "too many retries"),
            ("repeat = 5001", "too many turns"),
            ("bytes = 16_777_217", "a very long answer"),
            ("usage = { input = -1 }", "less than no tokens"),
            (
                "fail = { kind = \"sad\" }",
                "a kind that the contract lacks",
            ),
            ("fail = \"internal\"", "a failure that is no table"),
            (
                "fail = { kind = \"internal\" }\nreasoning = [\"x\"]",
                "a failure that thinks",
            ),
            (
                "answer = \"x\"\naction = \"silence\"",
                "two things in a step",
            ),
            ("action = \"sleep\"", "an unknown action"),
            (
                "action = \"await_steering\"\ndelay = 5",
                "a delay for somebody else",
            ),
            (
                "action = \"compact\"\nusage = { input = 1 }",
                "tokens of no turn",
            ),
            ("call = []", "no calls"),
            ("call = [{ tool = \"a b\" }]", "a name with a blank"),
            ("call = [{ name = \"a\" }]", "a call without a tool"),
            (
                "call = [{ tool = \"a\" },\n  { tool = \"b\", output = \"x\", error = \"y\" }]",
                "both",
            ),
            (
                "call = [{ tool = \"a\", arguments = 3 }]",
                "arguments that are a number",
            ),
            (
                "call = [{ tool = \"a\", arguments = { x = nan } }]",
                "a number that JSON lacks",
            ),
            (
                "call = [{ tool = \"a\", available = false, delay = 1 }]",
                "an absent tool that works",
            ),
            (
                "approve = [{ tool = \"a\", available = false }]",
                "an absent tool to approve",
            ),
            ("answer = \"x\"\ndefer = 5", "an answer set aside"),
            (
                "call = [{ tool = \"a\" }]\nerror = \"no\"",
                "a failed compaction that is none",
            ),
            (
                "call = [{ tool = \"a\" }]\nbytes = 5",
                "the length of a call",
            ),
            (
                "fail = { kind = \"internal\" }\n\n[[scenario.step]]\nanswer = \"x\"",
                "more after the end",
            ),
            ("bytes = 16_000_000\nrepeat = 5", "texts of 80 MB"),
            (
                "repeat = 5000\n\n[[scenario.step]]\nanswer = \"x\"",
                "5001 turns",
            ),
        ]
        .map(|(fields, what)| (step(fields), what)),
    )
    .collect();
    let mut told = Vec::new();
    for (text, what) in &mistakes {
        let error = error_of(text);
        assert!(
            error.line().is_some() && error.column().is_some(),
            "{what}: {error}"
        );
        assert!(!error.to_string().contains('\n'), "{what}: {error}");
        told.push(format!("{what}\n    {error}"));
    }
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn numbers_of_things_are_bounded() {
    let calls = "{ tool = \"a\" },".repeat(65);
    let error = error_of(&step(&format!("call = [{calls}]")));
    assert_eq!(
        (error.line(), error.field()),
        (Some(5), Some("scenario[0].step[0].call"))
    );
    assert!(error.message().contains("64"), "{error}");

    let thoughts = "\"x\",".repeat(65);
    let error = error_of(&step(&format!("reasoning = [{thoughts}]")));
    assert!(error.message().contains("64"), "{error}");

    let many = (0..1001).map(|n| format!("[[scenario]]\nname = \"{n}\"\n"));
    let many = many.collect::<Vec<_>>().concat();
    let error = error_of(&many);
    assert_eq!(
        (error.line(), error.field()),
        (Some(2001), Some("scenario[1000]"))
    );

    let error = error_of(&"#".repeat((1 << 20) + 1));
    assert_eq!((error.line(), error.field()), (None, None));
    assert!(error.message().contains("1048576"), "{error}");

    let deep = step(&format!(
        "call = [{{ tool = \"a\", arguments = {{ x = {}{} }} }}]",
        "[".repeat(10_000),
        "]".repeat(10_000)
    ));
    assert_eq!(error_of(&deep).line(), Some(5));

    let pattern = "[[scenario]]
name = \"a\"
match.input.regex = '(\\w{1000}){1000}'
";
    let error = error_of(pattern);
    assert_eq!(
        error.field(),
        Some("scenario[0].match.input.regex"),
        "{error}"
    );
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let error = Scenarios::load("no/such/file.toml").unwrap_err();
    assert_eq!((error.file(), error.line()), ("no/such/file.toml", None));
    let error = Scenarios::load(env!("CARGO_MANIFEST_DIR")).unwrap_err();
    assert!(error.message().contains("is no file"), "{error}");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("latin.toml");
    std::fs::write(&file, b"# caf\xe9").unwrap();
    let error = Scenarios::load(&file).unwrap_err();
    assert!(error.message().contains("UTF-8"), "{error}");
}

#[test]
fn columns_count_characters() {
    let error = error_of("[[scenario]]\nname = \"a\"\nmatch.metadata = { \"é\" = \"é\", x = 1 }\n");
    assert_eq!((error.line(), error.column()), (Some(3), Some(35)));
    assert_eq!(error.field(), Some("scenario[0].match.metadata.x"));
}

/// The text of all examples.
fn examples() -> Vec<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let files = std::fs::read_dir(folder).unwrap();
    let mut paths: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    let toml = paths
        .iter()
        .filter(|path| path.extension().is_some_and(|it| it == "toml"));
    toml.map(|path| std::fs::read_to_string(path).unwrap())
        .collect()
}

/// A change to a text, at a place in thousandths of it.
#[derive(Clone, Debug)]
enum Edit {
    Insert(&'static str),
    Remove(usize),
    Double(usize),
}

fn edit() -> impl Strategy<Value = Edit> {
    let pieces = [
        "\"",
        "'",
        "[",
        "]",
        "{",
        "}",
        "=",
        "\n",
        ",",
        ".",
        "-1",
        "1e99",
        "nan",
        "true",
        "forever",
        "\u{0}",
        "é",
        "[[scenario]]\n",
        "[[scenario.step]]\n",
        "delay = 1\n",
        "match = 1\n",
        "9999999999999999999",
        "1979-05-27",
        "\"\"\"",
        "repeat = 5000\n",
        "(?",
        "\\",
    ];
    prop_oneof![
        prop::sample::select(pieces.to_vec()).prop_map(Edit::Insert),
        (1..20usize).prop_map(Edit::Remove),
        (1..60usize).prop_map(Edit::Double),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, ..ProptestConfig::default() })]

    #[test]
    fn a_file_is_read_or_refused_whatever_was_done_to_it(
        example in 0..20usize,
        edits in prop::collection::vec((0..1000usize, edit()), 1..6),
    ) {
        let examples = examples();
        let mut text = examples[example % examples.len()].clone();
        for (place, edit) in edits {
            let at = text.floor_char_boundary(text.len() * place / 1000);
            let end = |count: usize| text.floor_char_boundary((at + count).min(text.len()));
            match edit {
                Edit::Insert(piece) => text.insert_str(at, piece),
                Edit::Remove(count) => text.replace_range(at..end(count), ""),
                Edit::Double(count) => {
                    let piece = text[at..end(count)].to_owned();
                    text.insert_str(at, &piece);
                }
            }
        }
        if let Err(error) = Scenarios::from_toml(&text, "x.toml") {
            let lines = text.split('\n').count();
            let line = error.line();
            prop_assert!(line.is_some_and(|line| (1..=lines).contains(&line)), "{}", error);
            prop_assert!(!error.to_string().contains('\n'));
        }
    }
}
