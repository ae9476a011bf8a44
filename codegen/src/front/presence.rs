//! Whether a member that may be left out or null means two things by it.
//!
//! JSON Schema has no word for it. In a contract of somebody else's, a value that comes and goes again
//! must come back as it was: so absence and null are kept apart in what travels both ways, and in all
//! of a document that has no methods. `default: null` says that both are the same; the documents that
//! are printed here say where they are not.

use std::collections::{BTreeMap, BTreeSet};

use api_contract::schema::PRESENCE;
use serde_json::Value;

use super::document::Node;
use crate::model::{Member, Model, NamedType, PRESENCE_MARKED, Presence, Shape, Type};

/// Keeps absence and null apart where a value may come and go again. `inlined` are unions, each with
/// a definition that one of its variants is made of: their members are the same in both.
pub(super) fn keep_apart(document: Node<'_>, model: &mut Model, inlined: &[(String, String)]) {
    let marked = document.value.get(PRESENCE).and_then(Value::as_str);
    if marked == Some(PRESENCE_MARKED) {
        forget_null(&mut model.types);
        return;
    }
    let mut directions = model.directions();
    for travelling in [&mut directions.to_server, &mut directions.to_client] {
        spread(travelling, inlined);
    }
    let types_only = model.groups.is_empty();
    let both = |name: &String| {
        types_only || (directions.to_server.contains(name) && directions.to_client.contains(name))
    };
    for (name, named) in &mut model.types {
        let both = both(name);
        each_member(named, |member| {
            let nullable = matches!(member.ty, Type::Nullable(_));
            let optional = member.presence == Presence::Optional;
            if both && optional && nullable && member.default.is_none() {
                member.presence = Presence::ThreeState;
            }
        });
    }
    forget_null(&mut model.types);
}

/// Adds to the names those that are paired with one of them, however far.
fn spread(names: &mut BTreeSet<String>, pairs: &[(String, String)]) {
    let mut others: BTreeMap<&String, Vec<&String>> = BTreeMap::new();
    for (one, other) in pairs {
        others.entry(one).or_default().push(other);
        others.entry(other).or_default().push(one);
    }
    let mut waiting: Vec<&String> = others.keys().copied().collect();
    waiting.retain(|name| names.contains(*name));
    while let Some(name) = waiting.pop() {
        for other in others.get(name).into_iter().flatten() {
            if names.insert((*other).clone()) {
                waiting.push(other);
            }
        }
    }
}

/// Null is what absence stands for anyway, where it is allowed.
pub(super) fn forget_null(types: &mut BTreeMap<String, NamedType>) {
    for named in types.values_mut() {
        each_member(named, |member| {
            let allowed = matches!(member.ty, Type::Nullable(_) | Type::Any);
            member
                .default
                .take_if(|default| allowed && *default == Value::Null);
        });
    }
}

fn each_member(named: &mut NamedType, mut each: impl FnMut(&mut Member)) {
    match &mut named.shape {
        Shape::Struct(structure) => structure.members.iter_mut().for_each(each),
        Shape::Union(union) => {
            let bodies = union.variants.iter_mut();
            let bodies = bodies.filter_map(|variant| variant.body.as_mut());
            let own = bodies.flat_map(|body| body.members.iter_mut());
            union.common.iter_mut().chain(own).for_each(&mut each);
        }
        Shape::TextEnum(_) | Shape::Alias(_) => {}
    }
}
