//! The file that makes a directory a skill.

use std::collections::BTreeMap;

/// Its name.
pub(super) const FILE: &str = "SKILL.md";

/// What a skill says of itself.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Document<'a> {
    /// Absent where the directory's name serves.
    pub(super) name: Option<&'a str>,
    pub(super) description: &'a str,
    pub(super) short_description: Option<&'a str>,
}

/// Reads the head of the file: lines of `key: value` between two lines of three dashes.
///
/// # Errors
/// What is wrong with it, for people.
pub(super) fn read(text: &str) -> Result<Document<'_>, &'static str> {
    let mut lines = text.lines();
    if lines.next().map(str::trim_end) != Some("---") {
        return Err("it does not begin with a line of three dashes");
    }
    let mut members = BTreeMap::new();
    loop {
        let line = lines.next().ok_or("its head has no end")?;
        if line.trim_end() == "---" {
            break;
        }
        if let Some((key, value)) = line.split_once(':') {
            let value = unquoted(value.trim());
            if !value.is_empty() {
                members.insert(key.trim(), value);
            }
        }
    }
    Ok(Document {
        name: members.get("name").copied(),
        description: members
            .get("description")
            .ok_or("its head has no description")?,
        short_description: members.get("short-description").copied(),
    })
}

fn unquoted(value: &str) -> &str {
    let inside = |quote: char| value.strip_prefix(quote)?.strip_suffix(quote);
    inside('"').or_else(|| inside('\'')).unwrap_or(value)
}

#[cfg(test)]
mod tests {
    use super::{Document, read};

    #[test]
    fn a_head_is_read_and_whatever_else_stands_in_it_is_passed_over() {
        let text =
            "---\r\nname: \"Notes\"\nlicence\nshort-description:\ndescription: a: b\n---\nname: x";
        let expected = Document {
            name: Some("Notes"),
            description: "a: b",
            short_description: None,
        };
        assert_eq!(read(text), Ok(expected));
    }

    #[test]
    fn a_file_without_a_whole_head_is_no_skill() {
        for text in [
            "",
            "# Notes",
            "---",
            "---\nname: x",
            "---\nname: x\n---\n",
            "---\ndescription: \"\"\n---",
        ] {
            assert!(read(text).is_err(), "{text:?}");
        }
    }
}
