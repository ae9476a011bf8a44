//! What Rust has to know of a type beyond its members: whether it holds itself, whether it has
//! floating-point numbers.

use std::collections::{BTreeMap, BTreeSet};

use crate::model::{Model, Shape, Type};

/// What is known of the types of a model.
pub(super) struct Layout {
    /// Per type, the types that its values contain without a list or map between.
    contains: BTreeMap<String, BTreeSet<String>>,
    /// The types that can be compared for equality in the strict sense.
    equal: BTreeSet<String>,
}

impl Layout {
    pub(super) fn of(model: &Model) -> Self {
        let inexact: BTreeSet<&String> = model
            .types
            .iter()
            .filter(|(_, named)| mentions_number(&named.shape))
            .map(|(name, _)| name)
            .collect();
        let exact = |name: &&String| {
            let reached = model.reached_from([*name]);
            !reached.iter().any(|name| inexact.contains(name))
        };
        Layout {
            contains: contained(model),
            equal: model.types.keys().filter(exact).cloned().collect(),
        }
    }

    /// Whether a member of `owner` of this type must stand behind a pointer.
    pub(super) fn boxed(&self, owner: &str, ty: &Type) -> bool {
        match ty.without_null().0 {
            Type::Reference(name) => {
                name == owner
                    || self
                        .contains
                        .get(name)
                        .is_some_and(|inside| inside.contains(owner))
            }
            _ => false,
        }
    }

    /// Whether the type can be `Eq`.
    pub(super) fn equal(&self, name: &str) -> bool {
        self.equal.contains(name)
    }
}

fn mentions_number(shape: &Shape) -> bool {
    let mut found = false;
    shape.visit(&mut |ty| found |= matches!(ty, Type::Number(_)));
    found
}

/// Per type, what its values contain, however deep.
fn contained(model: &Model) -> BTreeMap<String, BTreeSet<String>> {
    let direct: BTreeMap<&String, Vec<&String>> = model
        .types
        .iter()
        .map(|(name, named)| (name, directly_contained(&named.shape)))
        .collect();
    let all = |name: &String| {
        let mut reached = BTreeSet::new();
        let mut waiting = vec![name];
        while let Some(name) = waiting.pop() {
            for next in direct.get(name).into_iter().flatten() {
                if reached.insert((*next).clone()) {
                    waiting.push(next);
                }
            }
        }
        reached
    };
    model
        .types
        .keys()
        .map(|name| (name.clone(), all(name)))
        .collect()
}

fn directly_contained(shape: &Shape) -> Vec<&String> {
    let inside: Vec<&Type> = match shape {
        Shape::Alias(ty) => vec![ty],
        _ => shape.members().iter().map(|member| &member.ty).collect(),
    };
    inside
        .into_iter()
        .filter_map(|ty| match ty.without_null().0 {
            Type::Reference(name) => Some(name),
            _ => None,
        })
        .collect()
}
