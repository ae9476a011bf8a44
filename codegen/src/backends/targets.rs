//! What files are for: the table of targets, each with the backends that print for it.

use super::{Backend, json_schema, markdown, methods_json, openrpc, rust, typescript};

/// What files are for. Each backend prints for one target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// Types, metadata and validators as ES modules.
    TypeScript,
    /// Types and metadata as Rust modules.
    Rust,
    /// The definitions and the manifest of methods.
    JsonSchema,
    /// An `OpenRPC` document.
    OpenRpc,
    /// The reference for people.
    Markdown,
}

/// What is known of a target. A new one is a variant and a row.
struct Row {
    target: Target,
    /// What a command line calls it.
    name: &'static str,
    /// Where its files are: a folder, with a `/` at its end, or the one file that it is. A place inside
    /// the folder of another target is not that one's.
    place: &'static str,
    /// How its files write a character that steers how text is shown, by the character's code.
    escape: fn(u32) -> String,
    /// What prints its files.
    backends: &'static [&'static dyn Backend],
}

/// Every target, in the order of [`Target`].
static TABLE: [Row; 5] = [
    Row {
        target: Target::TypeScript,
        name: "typescript",
        place: "typescript/",
        escape: |code| format!("\\u{code:04x}"),
        backends: &[
            &typescript::types::Types,
            &typescript::methods::Methods,
            &typescript::runtime::Runtime,
            &typescript::validators::Validators,
        ],
    },
    Row {
        target: Target::Rust,
        name: "rust",
        place: "rust/",
        escape: |code| format!("\\u{{{code:x}}}"),
        backends: &[
            &rust::types::Types,
            &rust::methods::Methods,
            &rust::client::Client,
        ],
    },
    Row {
        target: Target::JsonSchema,
        name: "json-schema",
        place: "contract/",
        escape: |code| format!("\\u{code:04x}"),
        backends: &[&json_schema::JsonSchema, &methods_json::MethodsJson],
    },
    Row {
        target: Target::OpenRpc,
        name: "openrpc",
        place: "contract/openrpc.json",
        escape: |code| format!("\\u{code:04x}"),
        backends: &[&openrpc::OpenRpc],
    },
    Row {
        target: Target::Markdown,
        name: "markdown",
        place: "contract/reference/",
        escape: |code| format!("U+{code:04X}"),
        backends: &[&markdown::methods::Pages, &markdown::types::Page],
    },
];

impl Target {
    /// Every target.
    pub const ALL: [Target; TABLE.len()] = {
        let mut all = [TABLE[0].target; TABLE.len()];
        let mut index = 0;
        while index < all.len() {
            all[index] = TABLE[index].target;
            assert!(all[index] as usize == index, "a row is not in its place");
            index += 1;
        }
        all
    };

    /// What a command line calls it.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The target that a command line calls so.
    pub fn named(name: &str) -> Option<Target> {
        Target::ALL.into_iter().find(|target| target.name() == name)
    }

    /// The target whose file or folder this path is, or would be; `None` when it is nobody's.
    pub fn of(path: &str) -> Option<Target> {
        let is_at = |place: &str| {
            if place.ends_with('/') {
                path.starts_with(place)
            } else {
                path == place
            }
        };
        let rows = TABLE.iter().filter(|row| is_at(row.place));
        rows.max_by_key(|row| row.place.len()).map(|row| row.target)
    }

    /// What prints its files.
    pub(super) fn backends(self) -> &'static [&'static dyn Backend] {
        self.row().backends
    }

    /// How its files write a character that steers how text is shown.
    pub(super) fn escape(self, character: char) -> String {
        (self.row().escape)(u32::from(character))
    }

    fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }
}
