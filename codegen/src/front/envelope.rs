//! The one generic object around all responses, found by its shape.
//!
//! Documents without generic types define it once for each response: `OutcomeOfA`, `OutcomeOfB`,
//! equal but for one member. The model has it once.

use std::collections::{BTreeMap, BTreeSet};

use super::drafts::{Draft, Params};
use super::schema::{Annotations, Object, Place, Reader, Schema};
use crate::model::Envelope;

/// One response in its envelope.
struct Wrapped {
    /// The definition, if it has a name of its own.
    name: Option<String>,
    base: String,
    member: String,
    inner: Schema,
    response: String,
    rest: Schema,
    docs: String,
}

/// Takes the envelope off every result, if all are in the same one and nothing else uses it.
pub(super) fn fold(reader: &mut Reader, drafts: &mut [Draft]) -> Option<Envelope> {
    let mut all: Vec<Wrapped> = Vec::new();
    for draft in &*drafts {
        all.push(wrapped(reader, &draft.result.schema, &draft.result.label)?);
    }
    let first = all.first()?;
    let same = |one: &Wrapped| {
        one.base == first.base && one.member == first.member && one.rest == first.rest
    };
    if !all.iter().all(same) {
        return None;
    }
    let notifications = notifications(&first.rest)?;
    let monomorphs: BTreeMap<String, String> = all
        .iter()
        .filter_map(|one| Some((one.name.clone()?, one.response.clone())))
        .collect();
    // The document may have the generic object, too: as a type that nothing refers to.
    let names = || monomorphs.keys().chain([&first.base]);
    if used_elsewhere(reader, drafts, &names().collect()) {
        return None;
    }
    for name in names() {
        reader.forget(name);
    }
    for (draft, one) in drafts.iter_mut().zip(&all) {
        draft.result.schema = one.inner.clone();
    }
    Some(Envelope {
        name: first.base.clone(),
        description: first.docs.clone(),
        result: first.member.clone(),
        notifications,
        monomorphs,
    })
}

/// What a result is made of, if its name says what is generic about it: `BaseOfT` or `Base<T>`, with
/// a required member that is a `T`.
fn wrapped(reader: &mut Reader, result: &Schema, label: &str) -> Option<Wrapped> {
    let flat = reader.flattened_copy(result)?;
    let name = flat.only_reference().map(str::to_owned);
    let object = reader.object_of(&flat)?;
    let docs = reader.docs_of(&flat);
    let label = name.as_deref().unwrap_or(label).to_owned();
    for (member, schema) in &object.properties {
        let Some(inner) = reader.flattened_copy(schema) else {
            continue;
        };
        let Some(response) = inner.only_reference().filter(|_| !inner.nullable) else {
            continue;
        };
        let base = label
            .strip_suffix(&format!("Of{response}"))
            .or_else(|| label.strip_suffix(&format!("<{response}>")));
        let Some(base) = base.filter(|base| !base.is_empty()) else {
            continue;
        };
        if !object.required.contains(member) {
            continue;
        }
        let mut rest = object.clone();
        rest.properties.remove(member);
        rest.required.retain(|name| name != member);
        return Some(Wrapped {
            name,
            base: base.to_owned(),
            member: member.clone(),
            response: response.to_owned(),
            inner: Schema {
                about: Annotations::default(),
                ..inner.clone()
            },
            rest: Schema {
                object: Some(Box::new(rest)),
                ..Schema::anything(Place::root(""))
            },
            docs,
        });
    }
    None
}

/// The member beside the result, if there is at most one, a list that may be left out. `None` where
/// the object has more to it than the model's envelope.
#[expect(
    clippy::option_option,
    reason = "no envelope, or one with or without notifications"
)]
fn notifications(rest: &Schema) -> Option<Option<String>> {
    let object: &Object = rest.object.as_deref()?;
    let bare = Object {
        properties: object.properties.clone(),
        ..Object::default()
    };
    if *object != bare || object.properties.len() > 1 {
        return None;
    }
    let Some((name, schema)) = object.properties.first_key_value() else {
        return Some(None);
    };
    item(schema).map(|_| Some(name.clone()))
}

/// The type of the items of a list.
pub(super) fn item(schema: &Schema) -> Option<&str> {
    schema.array.as_ref()?.rest.as_ref()?.only_reference()
}

/// Leaves out the definitions of an envelope that a manifest declares, unless something refers to
/// them: then they are types, and the envelope does without their names.
pub(super) fn declared(reader: &mut Reader, drafts: &[Draft], envelope: &mut Envelope) {
    let unused = |name: &String| !used_elsewhere(reader, drafts, &BTreeSet::from([name]));
    envelope.monomorphs.retain(|name, _| unused(name));
    let generic = Some(&envelope.name).filter(|name| unused(name));
    let names: Vec<String> = envelope.monomorphs.keys().chain(generic).cloned().collect();
    for name in names {
        reader.forget(&name);
    }
}

fn used_elsewhere(reader: &Reader, drafts: &[Draft], names: &BTreeSet<&String>) -> bool {
    let mut mentioned: BTreeSet<&str> = BTreeSet::new();
    for (_, schema) in reader.definitions() {
        schema.mentions(&mut |name| {
            mentioned.insert(name);
        });
    }
    for draft in drafts {
        let (Params::Whole(super::drafts::Side { schema, .. }) | Params::Listed(schema)) =
            &draft.params;
        schema.mentions(&mut |name| {
            mentioned.insert(name);
        });
    }
    names.iter().any(|name| mentioned.contains(name.as_str()))
}
