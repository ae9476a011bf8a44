//! The bounds that the contract promises, one by one: the schema has the keyword, Rust accepts the
//! last value inside and refuses the first one outside, and the error names the member alone.
//!
//! The numbers are written out here once more on purpose: a bound that is changed by accident in
//! the contract fails here.

use proptest::strategy::{Strategy, ValueTree};
use serde_json::{Value, json};

use crate::subjects::{Subject, WORLD};
use api_contract_instances::forms::{Form, TextForm};
use api_contract_instances::{Instances, runner};

/// The bound of one member.
enum Bound {
    /// An integer, both ends inclusive.
    Range(u64, u64),
    /// An integer with no upper end of its own.
    AtLeast(u64),
    /// Bytes of a text.
    Bytes(usize, usize),
    /// Bytes of an id, in the general alphabet.
    Id(usize, usize),
    /// Characters of a text that another pattern rules: one that fits and some that do not.
    Shape(&'static str, &'static [&'static str]),
    /// Items of a list.
    Items(usize, Option<usize>),
    /// Labels: 32 entries, keys of 1 to 64 bytes, values of 1 to 256 bytes.
    Labels,
}

use Bound::{AtLeast, Bytes, Id, Items, Labels, Range, Shape};

const CENTURY_MS: u64 = 3_153_600_000_000;
/// Letters beyond ASCII: the length of a pairing code counts characters.
const PAIRING_CODE_64: &str =
    "\u{e4}123456789012345678901234567890123456789012345678901234567890123";
const PAIRING_CODE_65: &str = "12345678901234567890123456789012345678901234567890123456789012345";
const BLOB_REF: Bound = Shape(
    "sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
    &[
        "sha256:0123456789ABCDEF0123456789abcdef0123456789abcdef0123456789abcdef",
        "sha256:0123456789abcdef",
        "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
    ],
);
const UNIVERSE: Bound = Shape(
    "0f8fad5b-d9cb-469f-a165-70867728950e",
    &[
        "0f8fad5bd9cb469fa16570867728950e",
        "0f8fad5b-d9cb-469f-a165-70867728950",
        "none",
    ],
);

/// The accepting definition, the member (`""` for a text type itself, `[]` for the first item of a
/// list), and its bound.
const BOUNDS: &[(&str, &str, Bound)] = &[
    ("ProfileId", "", Id(1, 128)),
    ("BotId", "", Id(1, 128)),
    ("BotTriggerId", "", Id(1, 128)),
    (
        "ChannelProvider",
        "",
        Shape("whats-app", &["Whats", "-x", "a_b", " a"]),
    ),
    ("ChannelProvider", "", Bytes(1, 64)),
    ("SessionStartParams", "sessionId", Id(1, 128)),
    (
        "SessionStartParams",
        "deleteAfterCloseMs",
        Range(1, CENTURY_MS),
    ),
    ("SessionStartParams", "metadata", Labels),
    ("ManagedSessionStartParams", "sessionId", Id(1, 128)),
    (
        "ManagedSessionStartParams",
        "deleteAfterCloseMs",
        Range(1, CENTURY_MS),
    ),
    ("ManagedSessionStartParams", "metadata", Labels),
    ("SessionMetadataPutParams", "metadata", Labels),
    (
        "SessionRetentionPutParams",
        "deleteAfterCloseMs",
        Range(1, CENTURY_MS),
    ),
    (
        "ProfileSessionRetention",
        "deleteAfterCloseMs",
        Range(1, CENTURY_MS),
    ),
    ("SessionReadParams", "sessionId", Id(1, 128)),
    ("SessionReadParams", "runLimit", AtLeast(1)),
    ("SessionListParams", "limit", AtLeast(1)),
    ("RunListParams", "limit", AtLeast(1)),
    ("RunStartParams", "submissionId", Id(1, 128)),
    ("RunTerminalNotificationInput", "token", Bytes(1, 512)),
    (
        "RunReadParams",
        "runId",
        Shape("run_1", &["1", "run_", "run_x", "Run_1", "run_1 "]),
    ),
    ("RunApprovalsDecideParams", "decisions", Items(1, Some(64))),
    ("ContextAppendParams", "entries", Items(1, Some(64))),
    ("ContextAppendEntry", "key", Id(1, 128)),
    ("ContextRemoveParams", "keys", Items(1, Some(64))),
    ("InputItem", "origin", Bytes(1, 200)),
    (
        "InputItem",
        "origin",
        Shape("Ada", &[" ", "\t\n", "\u{3000}"]),
    ),
    ("SessionEventsReadParams", "limit", Range(1, 512)),
    ("SubagentsFeatureIn", "deadlineMs", Range(0, 86_400_000)),
    ("VfsSkillsConfig", "roots", Items(1, None)),
    ("EnvironmentPromptsConfig", "roots", Items(1, None)),
    ("EnvironmentSkillsConfig", "roots", Items(1, None)),
    ("BlobReadParams", "blobRef", BLOB_REF),
    ("BlobHasParams", "blobRefs[]", BLOB_REF),
    ("TranscriptionAudio", "mime", Bytes(1, 128)),
    ("TranscriptionAudio", "name", Bytes(1, 256)),
    ("TranscriptionStartParams", "idempotencyKey", Bytes(1, 200)),
    ("TranscriptionStartParams", "language", Bytes(1, 32)),
    ("TranscriptionStartParams", "prompt", Bytes(0, 8192)),
    (
        "BotTriggerInput",
        "pairingCode",
        Shape(PAIRING_CODE_64, &["1234567", PAIRING_CODE_65]),
    ),
    ("DeploymentUniverseCreateParams", "universeId", UNIVERSE),
    ("DeploymentUniverseCreateParams", "slug", Id(1, 128)),
    ("DeploymentUniverseSlugPutParams", "slug", Id(1, 128)),
];

/// A member with what its schema says and documents that have it.
struct Site<'a> {
    subject: &'a Subject,
    member: &'static str,
    form: &'a Form,
    document: Value,
}

impl<'a> Site<'a> {
    fn find(of: &str, member: &'static str) -> Result<Site<'a>, String> {
        let world = &*WORLD;
        let find = |name: &str| world.subjects.iter().find(|subject| subject.name == name);
        // A type has an accepted form of its own only while it differs from the written one.
        let accepted = of.strip_suffix("In").unwrap_or(of);
        let subject = find(&format!("{accepted}In")).or(find(accepted));
        let subject = subject.ok_or_else(|| format!("{of} is not exported"))?;
        let instances = Instances::new(&world.forms);
        let (strategy, mut runner) = (instances.of(&subject.name), runner(1));
        for _ in 0..400 {
            let document = strategy
                .new_tree(&mut runner)
                .expect("an instance")
                .current();
            let whole = world.forms.case(subject.form(world), &document);
            let (name, item) = match member.strip_suffix("[]") {
                Some(name) => (name, true),
                None => (member, false),
            };
            let (form, value) = match (whole, name) {
                (Some(form), "") => (form, &document),
                (Some(Form::Object(object)), name) => {
                    match (object.members.get(name), document.get(name)) {
                        (Some(member), Some(value)) => (&member.form, value),
                        _ => continue,
                    }
                }
                _ => continue,
            };
            let form = match (world.forms.case(form, value), value.get(0)) {
                (Some(Form::List(list)), Some(item_value)) if item => {
                    world.forms.case(&list.item, item_value)
                }
                (_, _) if item => continue,
                (form, _) => form,
            };
            let kept = subject
                .read(&document)
                .is_ok_and(|read| read.broken.is_empty());
            if let Some(form) = form.filter(|form| kept && **form != Form::Null) {
                return Ok(Site {
                    subject,
                    member,
                    form,
                    document,
                });
            }
        }
        Err(format!("{of}.{member}: no instance has it"))
    }

    fn with(&self, value: Value) -> Value {
        let mut document = self.document.clone();
        match self.member.strip_suffix("[]") {
            Some(name) => document[name][0] = value,
            None if self.member.is_empty() => document = value,
            None => document[self.member] = value,
        }
        document
    }

    fn accepts(&self, value: Value) -> Result<(), String> {
        let document = self.with(value);
        if !self.subject.accepted().is_valid(&document) {
            return Err("the schema refuses the last value inside".to_owned());
        }
        let read = self.subject.read(&document)?;
        match read.broken.first() {
            None => Ok(()),
            Some(broken) => Err(format!("inside the bound: {broken}")),
        }
    }

    /// A value outside decodes, breaks one rule, and is named and not shown.
    fn refuses(&self, value: Value) -> Result<(), String> {
        let shown = value
            .as_str()
            .filter(|text| text.len() > 3)
            .map(str::to_owned);
        let document = self.with(value);
        if self.subject.accepted().is_valid(&document) {
            return Err("the schema accepts a value outside".to_owned());
        }
        let read = self.subject.read(&document);
        let read = read.map_err(|error| format!("a bound is no matter of decoding: {error}"))?;
        let place = self.member.replace("[]", "[0]");
        match read.broken.as_slice() {
            [] => Err("Rust accepts a value outside".to_owned()),
            [broken, ..] if !broken.member.starts_with(&place) => {
                Err(format!("`{}` is named instead: {broken}", broken.member))
            }
            [broken, ..] => match shown.filter(|text| broken.found.contains(text)) {
                Some(_) => Err(format!("the value is shown: {broken}")),
                None => Ok(()),
            },
        }
    }

    fn check(&self, bound: &Bound) -> Result<(), String> {
        let differs = || Err(format!("the schema has {:?}", self.form));
        match (bound, self.form) {
            (Range(least, most), Form::Integer { min, max }) => {
                if (*min, *max) != (i128::from(*least), i128::from(*most)) {
                    return differs();
                }
                self.accepts(json!(least))?;
                self.accepts(json!(most))?;
                if let Some(below) = least.checked_sub(1) {
                    self.refuses(json!(below))?;
                }
                self.refuses(json!(most + 1))
            }
            (AtLeast(least), Form::Integer { min, .. }) => {
                if *min != i128::from(*least) {
                    return differs();
                }
                self.accepts(json!(least))?;
                self.refuses(json!(least - 1))
            }
            (Bytes(least, most), Form::Text(text)) => self.check_bytes(*least, *most, text),
            (Id(least, most), Form::Text(text)) => {
                self.check_bytes(*least, *most, text)?;
                self.accepts(json!("0Az_.:-"))?;
                let bad = [
                    ".a", "_a", "-a", ":a", "a b", "a/b", "\u{e4}", "a\u{7}", "a\n",
                ];
                bad.into_iter().try_for_each(|bad| self.refuses(json!(bad)))
            }
            (Shape(good, bad), Form::Text(text)) => {
                if text.pattern.is_none() && text.format.is_none() {
                    return differs();
                }
                self.accepts(json!(good))?;
                bad.iter().try_for_each(|bad| self.refuses(json!(bad)))
            }
            (Items(least, most), Form::List(list)) => {
                if (list.min, list.max) != (*least, *most) {
                    return differs();
                }
                self.refuses(json!([]))
            }
            (Labels, Form::Object(_)) => self.check_labels(),
            _ => differs(),
        }
    }

    fn check_bytes(&self, least: usize, most: usize, text: &TextForm) -> Result<(), String> {
        if (text.min, text.max) != (least, Some(most)) {
            return Err(format!("the schema has {text:?}"));
        }
        self.accepts(json!("a".repeat(least)))?;
        self.accepts(json!("a".repeat(most)))?;
        if let Some(below) = least.checked_sub(1) {
            self.refuses(json!("a".repeat(below)))?;
        }
        self.refuses(json!("a".repeat(most + 1)))
    }

    fn check_labels(&self) -> Result<(), String> {
        let entries = |count: usize| -> Value {
            (0..count)
                .map(|index| (format!("k{index}"), json!("v")))
                .collect::<serde_json::Map<_, _>>()
                .into()
        };
        self.accepts(entries(32))?;
        self.refuses(entries(33))?;
        self.accepts(json!({ "k".repeat(64): "v".repeat(256) }))?;
        for (key, value) in [
            ("k".repeat(65), "v".to_owned()),
            (String::new(), "v".to_owned()),
            ("k".to_owned(), "v".repeat(257)),
            ("k".to_owned(), String::new()),
            ("k\u{7}".to_owned(), "v".to_owned()),
            ("k".to_owned(), "v\u{85}".to_owned()),
            ("lightspeed.k".to_owned(), "v".to_owned()),
        ] {
            self.refuses(json!({ key: value }))?;
        }
        self.accepts(json!({ "lightspeed": "v" }))
    }
}

#[test]
fn every_promised_bound_is_in_the_schema_and_in_rust() {
    let mut failures = Vec::new();
    for (of, member, bound) in BOUNDS {
        let outcome = Site::find(of, member).and_then(|site| site.check(bound));
        if let Err(wrong) = outcome {
            failures.push(format!("{of}.{member}: {wrong}"));
        }
    }
    eprintln!("{} bounds", BOUNDS.len());
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The two names of a model are bounded without their outer blanks, which a schema cannot say.
#[test]
fn the_names_of_a_model_have_1_to_512_bytes_between_outer_blanks() {
    let subject = WORLD
        .subjects
        .iter()
        .find(|subject| subject.name == "ModelConfig");
    let subject = subject.expect("exported");
    for member in ["providerId", "model"] {
        for (name, allowed) in [
            ("m".to_owned(), true),
            (format!(" {} ", "m".repeat(512)), true),
            ("m".repeat(513), false),
            (String::new(), false),
            (" \t".to_owned(), false),
        ] {
            let mut model =
                json!({ "providerId": "p", "model": "m", "apiKind": "openai:responses" });
            model[member] = name.clone().into();
            let broken = subject.read(&model).expect("decoded").broken;
            assert_eq!(
                broken.is_empty(),
                allowed,
                "{member} of {} bytes",
                name.len()
            );
            assert!(broken.iter().all(|broken| broken.member == member));
        }
    }
}
