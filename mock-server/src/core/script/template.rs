//! Texts of scripts, with placeholders for what the run is told.
//!
//! `{input}` stands for the input of the run, `{last}` for the latest steering, or the input where
//! there was none. Any other brace is an ordinary character, and what is filled in is not looked at
//! again.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::plan::Arguments;
use crate::core::excerpt::Excerpt;

/// What placeholders stand for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told<'a> {
    pub(crate) input: &'a str,
    pub(crate) last: &'a str,
    /// Whether they are filled in whole; otherwise with as much of them as views show inline.
    pub(crate) whole: bool,
}

/// A text that is filled up with dots when it is too short.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Padded {
    pub(crate) template: String,
    /// The least length, in bytes.
    pub(crate) bytes: usize,
}

impl<'a> Told<'a> {
    /// What `{last}` stands for.
    pub(crate) fn last(&self) -> Cow<'a, str> {
        self.shown(self.last)
    }

    /// A template with its placeholders filled in.
    pub(crate) fn fill(&self, template: &str) -> String {
        let mut text = String::with_capacity(template.len());
        let mut rest = template;
        while let Some((before, after)) = rest.split_once('{') {
            text.push_str(before);
            rest = if let Some(rest) = after.strip_prefix("input}") {
                text.push_str(&self.shown(self.input));
                rest
            } else if let Some(rest) = after.strip_prefix("last}") {
                text.push_str(&self.shown(self.last));
                rest
            } else {
                text.push('{');
                after
            };
        }
        text.push_str(rest);
        text
    }

    pub(crate) fn pad(&self, padded: &Padded) -> String {
        let mut text = self.fill(&padded.template);
        pad(&mut text, padded.bytes);
        text
    }

    /// The text of arguments.
    pub(crate) fn arguments(&self, arguments: &Arguments) -> String {
        match arguments {
            Arguments::Raw(template) => self.fill(template),
            Arguments::Json(template) => self.fill_json(template).to_string(),
        }
    }

    fn fill_json(&self, template: &Value) -> Value {
        match template {
            Value::String(text) => self.fill(text).into(),
            Value::Array(items) => items.iter().map(|item| self.fill_json(item)).collect(),
            Value::Object(members) => members
                .iter()
                .map(|(name, value)| (name.clone(), self.fill_json(value)))
                .collect(),
            Value::Null | Value::Bool(_) | Value::Number(_) => template.clone(),
        }
    }

    fn shown<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.whole {
            Cow::Borrowed(text)
        } else {
            Cow::Owned(Excerpt::inline(text).text)
        }
    }
}

/// Fills a text up with dots to a number of bytes.
pub(crate) fn pad(text: &mut String, bytes: usize) {
    let missing = bytes.saturating_sub(text.len());
    text.extend(std::iter::repeat_n('.', missing));
}

/// How many placeholders a template has.
pub(crate) fn placeholders(template: &str) -> usize {
    template.matches("{input}").count() + template.matches("{last}").count()
}

#[cfg(test)]
mod tests {
    use super::{Padded, Told};
    use crate::core::script::Arguments;
    use serde_json::json;

    const TOLD: Told<'static> = Told {
        input: "a {last} \"b\"",
        last: "c",
        whole: true,
    };

    #[test]
    fn placeholders_are_filled_in_once_and_other_braces_stay() {
        for (template, text) in [
            ("", ""),
            ("{input}, {last}", "a {last} \"b\", c"),
            ("{{last}} {inputs} {", "{c} {inputs} {"),
            ("{\"x\": \"{last}\"}", "{\"x\": \"c\"}"),
        ] {
            assert_eq!(TOLD.fill(template), text, "{template}");
        }
    }

    #[test]
    fn arguments_stay_json_whatever_is_filled_in() {
        let template = json!({ "q": ["{input}", 1, null], "{last}": { "deep": "{last}" } });
        let text = TOLD.arguments(&Arguments::Json(template));
        let filled: serde_json::Value = serde_json::from_str(&text).unwrap();
        let expected = json!({ "q": ["a {last} \"b\"", 1, null], "{last}": { "deep": "c" } });
        assert_eq!(filled, expected);
        assert_eq!(TOLD.arguments(&Arguments::Raw("{oops".into())), "{oops");
    }

    #[test]
    fn a_text_that_is_too_short_is_filled_up_with_dots() {
        let padded = |bytes| {
            let template = "{last}é".to_owned();
            TOLD.pad(&Padded { template, bytes })
        };
        assert_eq!(padded(0), "cé");
        assert_eq!(padded(5), "cé..");
    }
}
