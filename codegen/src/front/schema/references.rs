//! What a `$ref` leads to: a definition of the same document, never another one.

use std::collections::BTreeMap;

use super::place::Place;
use crate::problem::Problem;

/// Where definitions stand, in the documents that are read.
const PREFIXES: &[&str] = &["/$defs/", "/definitions/", "/components/schemas/"];

/// The definitions that can be referred to.
#[derive(Clone, Debug, Default)]
pub(crate) struct References {
    /// By name in the document: name in the model.
    pub(crate) names: BTreeMap<String, String>,
    /// The name of the type that the document as a whole describes.
    pub(crate) root: Option<String>,
    /// The document's own file name, by which others and itself may call it.
    pub(crate) file_name: String,
}

impl References {
    /// The name in the model that a `$ref` at `at` leads to.
    pub(crate) fn target(&self, reference: &str, at: &Place) -> Result<String, Problem> {
        let (file, fragment) = reference.split_once('#').unwrap_or((reference, ""));
        let own = self.file_name.rsplit('/').next().unwrap_or_default();
        let file = file.trim_start_matches("./");
        if !file.is_empty() && file != own {
            return Err(at.problem(
                format!("refers to `{reference}`, which is no definition of this document"),
                "copy it to the definitions and refer to it there; nothing is fetched",
            ));
        }
        if fragment.is_empty() || fragment == "/" {
            return self.root.clone().ok_or_else(|| {
                at.problem(
                    format!("refers to `{reference}`, the document as a whole, which is no type"),
                    "refer to one of its definitions",
                )
            });
        }
        let fragment = percent_decoded(fragment);
        let mut prefixes = PREFIXES.iter();
        let name = prefixes.find_map(|prefix| fragment.strip_prefix(prefix));
        let Some(name) = name.filter(|name| !name.contains('/')) else {
            return Err(at.problem(
                format!("refers to `{reference}`, which is no definition of this document"),
                "move what it means to the definitions and refer to it there",
            ));
        };
        let name = name.replace("~1", "/").replace("~0", "~");
        self.names.get(&name).cloned().ok_or_else(|| {
            at.problem(
                format!("refers to `{reference}`, which is not defined"),
                "define it or correct the reference",
            )
        })
    }
}

fn percent_decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let digits = after
            .get(..2)
            .and_then(|digits| str::from_utf8(digits).ok());
        let byte = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        if let Some(byte) = byte.filter(|_| first == b'%') {
            bytes.push(byte);
            rest = after.get(2..).unwrap_or_default();
        } else {
            bytes.push(first);
            rest = after;
        }
    }
    String::from_utf8(bytes).unwrap_or_else(|_| text.to_owned())
}
