//! What of a contract is found in generated TypeScript types, whoever generated them.

use std::collections::BTreeMap;

use api_contract_instances::Document;
use serde_json::Value;

use super::measure::Cost;

/// Of how many things how many are there.
type Share = (usize, usize);

/// What was found.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Counts {
    /// Definitions that are exported under their names.
    names: Share,
    /// Exported types that have the name of another one and a number.
    numbered: usize,
    /// Types that are something and a text at once.
    with_text: usize,
    /// Places with a description that is not there.
    docs_lost: Share,
    /// Integers of 64 bits that are marked as such.
    marked: Share,
}

impl Counts {
    /// The first line above [`Counts::row`].
    pub(super) const HEADER: &str = "generator                        | CPU ms | peak MiB | names kept | \
        numbered | X & string | docs lost | 64-bit marked";

    /// Counts in the text of a file of types.
    pub(super) fn of(document: &Document, types: &str) -> Counts {
        let blocks = blocks(types);
        let mut counts = Counts {
            with_text: types.matches("& string").count(),
            ..Counts::default()
        };
        for (name, schema) in &document.definitions {
            counts.names.1 += 1;
            let block = blocks.get(name.as_str());
            counts.names.0 += usize::from(block.is_some());
            let mut sites = 0;
            walk(schema, &mut |schema| {
                let text = |key: &str| schema.get(key).and_then(Value::as_str);
                if matches!(text("format"), Some("int64" | "uint64" | "uint" | "int")) {
                    sites += 1;
                }
            });
            counts.marked.1 += sites;
            let marked = block.map_or(0, |block| {
                let words = block.split(|letter: char| !letter.is_alphanumeric());
                words
                    .filter(|word| matches!(*word, "Int64" | "Uint64"))
                    .count()
            });
            counts.marked.0 += sites.min(marked);
        }
        counts.docs_lost = Described::of(document).lost(types);
        counts.numbered = blocks
            .keys()
            .filter(|name| !document.definitions.contains_key(**name))
            .filter(|name| {
                let plain = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
                plain != **name
                    && (document.definitions.contains_key(plain) || blocks.contains_key(plain))
            })
            .count();
        counts
    }

    /// A line of the table.
    pub(super) fn row(&self, name: &str, cost: &Cost) -> String {
        let share = |(part, all): Share| format!("{part}/{all}");
        format!(
            "{name:32} | {:6.1} | {:8.1} | {:>10} | {:>8} | {:>10} | {:>9} | {:>13}",
            cost.cpu_ms,
            cost.peak_mib,
            share(self.names),
            self.numbered,
            self.with_text,
            share(self.docs_lost),
            share(self.marked),
        )
    }
}

/// The places of a contract that have a description.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Described {
    /// The words of each, and how many places have them.
    texts: BTreeMap<String, usize>,
    types: usize,
    members: usize,
    variants: usize,
    documents: usize,
    others: usize,
}

impl Described {
    pub(super) fn of(document: &Document) -> Described {
        let mut found = Described::default();
        if let Some(text) = &document.description {
            found.documents = 1;
            found.texts.insert(words(text), 1);
        }
        for schema in document.definitions.values() {
            found.walk(schema, |found| &mut found.types);
        }
        found
    }

    fn walk(&mut self, schema: &Value, role: fn(&mut Self) -> &mut usize) {
        let Value::Object(members) = schema else {
            return;
        };
        if let Some(text) = members.get("description").and_then(Value::as_str) {
            *role(self) += 1;
            *self.texts.entry(words(text)).or_default() += 1;
        }
        for (key, value) in members {
            match (key.as_str(), value) {
                // Values are no schemas.
                ("default" | "const" | "enum" | "examples", _) => {}
                ("properties", Value::Object(properties)) => {
                    for schema in properties.values() {
                        self.walk(schema, |found| &mut found.members);
                    }
                }
                ("oneOf" | "anyOf" | "allOf", Value::Array(schemas)) => {
                    for schema in schemas {
                        self.walk(schema, |found| &mut found.variants);
                    }
                }
                (_, Value::Array(schemas)) => {
                    for schema in schemas {
                        self.walk(schema, |found| &mut found.others);
                    }
                }
                (_, schema) => self.walk(schema, |found| &mut found.others),
            }
        }
    }

    /// How many places have a description that a text has not as often, and how many have one.
    fn lost(&self, text: &str) -> Share {
        let mut said = words(text);
        let mut texts: Vec<(&String, &usize)> = self.texts.iter().collect();
        // The longest first: a short one may be a part of it.
        texts.sort_by_key(|(text, _)| std::cmp::Reverse(text.len()));
        let (mut lost, mut all) = (0, 0);
        for (text, places) in texts {
            let there = said.matches(text.as_str()).count().min(*places);
            said = said.replacen(text.as_str(), "|", there);
            lost += places - there;
            all += places;
        }
        (lost, all)
    }
}

impl std::fmt::Display for Described {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (types, members, variants) = (self.types, self.members, self.variants);
        let (documents, others) = (self.documents, self.others);
        write!(
            out,
            "descriptions: {types} of types, {members} of members, {variants} of alternatives, \
             {documents} of the document, {others} elsewhere"
        )
    }
}

/// The exported types, by name, each with its text.
fn blocks(types: &str) -> BTreeMap<&str, &str> {
    let mut found = BTreeMap::new();
    for block in types.split("\nexport ") {
        let rest = ["interface ", "type ", "enum ", "class ", "declare type "]
            .iter()
            .find_map(|word| block.strip_prefix(word));
        if let Some(rest) = rest {
            let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
            found.insert(&rest[..end.unwrap_or(rest.len())], rest);
        }
    }
    found
}

/// The words of a text: comments break lines where they like.
fn words(text: &str) -> String {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

/// Calls `each` on a schema and on every one inside it.
fn walk<'a>(schema: &'a Value, each: &mut impl FnMut(&'a Value)) {
    match schema {
        Value::Object(members) => {
            each(schema);
            for (key, value) in members {
                // Values are no schemas.
                if !matches!(key.as_str(), "default" | "const" | "enum" | "examples") {
                    walk(value, each);
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| walk(item, each)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use api_contract_instances::Document;
    use serde_json::json;

    use super::Counts;

    #[test]
    fn what_is_kept_and_what_is_lost_is_counted() {
        let document = json!({ "description": "All of it.", "$defs": {
            "A": { "description": "Is\nkept.", "properties": {
                "n": { "type": "integer", "format": "uint64" },
                "m": { "type": "integer", "format": "int64", "description": "Is lost." },
            } },
            "B": { "type": "string", "oneOf": [{ "description": "Is kept." }] },
        } });
        let types = "\n/**\n * Is\n * kept.\n */\nexport interface A {\n  // All of it\n  n: Uint64;\n  m: number;\n}\n\
            export type A1 = B & string;\n";
        let counts = Counts::of(&Document::read(&document).expect("definitions"), types);
        assert_eq!(
            counts,
            Counts {
                names: (1, 2),
                numbered: 1,
                with_text: 1,
                // One text is kept once and stood in two places.
                docs_lost: (2, 4),
                marked: (1, 2),
            }
        );
    }
}
