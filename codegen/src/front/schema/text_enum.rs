//! Enums of texts.

use serde_json::{Map, Value};

use super::annotations::Annotations;
use super::place::{Place, type_mismatch};
use crate::model::{TextEnum, TextValue};
use crate::problem::Problem;

/// An enum of texts in one of its spellings: `enum`, or alternatives that are constants or enums.
/// An alternative that accepts any text makes it open.
pub(super) fn read(
    schema: &Map<String, Value>,
    open: bool,
    at: &Place,
) -> Result<Option<TextEnum>, Problem> {
    if let Some(texts) = schema.get("enum")
        && schema.get("type").is_none_or(|name| name == "string")
    {
        at.only(schema, &["enum", "type"])?;
        let values = text_values(texts, &at.member("enum"))?;
        return distinct(TextEnum { values, open }, at).map(Some);
    }
    let texts = |choice: &Value| choice.as_object().is_some_and(lists_texts);
    let choices = ["oneOf", "anyOf"]
        .iter()
        .find_map(|keyword| Some((*keyword, schema.get(*keyword)?.as_array()?)));
    let Some((keyword, choices)) = choices.filter(|(_, choices)| choices.iter().any(texts)) else {
        return Ok(None);
    };
    if !choices
        .iter()
        .all(|choice| texts(choice) || is_any_text(choice))
    {
        return Ok(None);
    }
    at.only(schema, &[keyword])?;
    let mut found = TextEnum {
        values: Vec::new(),
        open,
    };
    for (index, choice) in choices.iter().enumerate() {
        let at = at.member(keyword).index(index);
        let (about, rest) = Annotations::split(choice, &at)?;
        about.only_docs(&at)?;
        if lists_texts(&rest) {
            found.values.append(&mut listed(&rest, &about.docs, &at)?);
        } else {
            found.open = true;
        }
    }
    distinct(found, at).map(Some)
}

/// The texts of one alternative: a constant, or an enum without a name.
pub(super) fn listed(
    schema: &Map<String, Value>,
    docs: &str,
    at: &Place,
) -> Result<Vec<TextValue>, Problem> {
    at.only(schema, &["type", "const", "enum"])?;
    let mut values = match (schema.get("const"), schema.get("enum")) {
        (Some(text), None) => text_values(&Value::Array(vec![text.clone()]), at)?,
        (None, Some(texts)) => text_values(texts, at)?,
        _ => {
            return Err(at.problem(
                "has both `const` and `enum`",
                "keep the one that says what is meant",
            ));
        }
    };
    if let [only] = values.as_mut_slice() {
        docs.clone_into(&mut only.docs);
    } else if !docs.is_empty() {
        return Err(at.problem(
            "describes several values at once",
            "describe each value: one alternative with `const` for each",
        ));
    }
    Ok(values)
}

/// Whether an alternative is one text or a list of texts.
pub(super) fn lists_texts(schema: &Map<String, Value>) -> bool {
    schema.get("const").is_some_and(Value::is_string)
        || schema
            .get("enum")
            .and_then(Value::as_array)
            .is_some_and(|texts| !texts.is_empty() && texts.iter().all(Value::is_string))
}

fn is_any_text(choice: &Value) -> bool {
    choice.as_object().is_some_and(|members| {
        members.get("type").is_some_and(|name| name == "string")
            && members
                .keys()
                .all(|keyword| ["type", "title", "description"].contains(&keyword.as_str()))
    })
}

fn text_values(texts: &Value, at: &Place) -> Result<Vec<TextValue>, Problem> {
    let items = texts
        .as_array()
        .ok_or_else(|| type_mismatch(at, "a list of texts"))?;
    items
        .iter()
        .map(|item| match item {
            Value::String(text) => Ok(TextValue {
                text: text.clone(),
                docs: String::new(),
            }),
            _ => Err(at.problem(
                format!("lists {item}, which is no text"),
                "list texts only, or use `const` alternatives of one type",
            )),
        })
        .collect()
}

/// The enum, if it lists something, and each value once.
fn distinct(values: TextEnum, at: &Place) -> Result<TextEnum, Problem> {
    if values.values.is_empty() {
        return Err(at.problem("lists no value", "list the texts, or write `type: string`"));
    }
    for (index, value) in values.values.iter().enumerate() {
        if values
            .values
            .iter()
            .take(index)
            .any(|other| other.text == value.text)
        {
            return Err(at.problem(
                format!("lists `{}` twice", value.text),
                "list each value once",
            ));
        }
    }
    Ok(values)
}
