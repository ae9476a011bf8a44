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
        let contains = closed(model, |shape, found| {
            let inside: Vec<&Type> = match shape {
                Shape::Alias(ty) => vec![ty],
                _ => shape.members().iter().map(|member| &member.ty).collect(),
            };
            for ty in inside {
                if let Type::Reference(name) = ty.without_null().0 {
                    found.insert(name.clone());
                }
            }
        });
        let mentions = closed(model, |shape, found| {
            shape.visit(&mut |ty| {
                if let Type::Reference(name) = ty {
                    found.insert(name.clone());
                }
            });
        });
        let inexact: BTreeSet<&String> = model
            .types
            .iter()
            .filter(|(_, named)| {
                let mut inexact = false;
                named
                    .shape
                    .visit(&mut |ty| inexact |= matches!(ty, Type::Number(_)));
                inexact
            })
            .map(|(name, _)| name)
            .collect();
        let equal = mentions
            .iter()
            .filter(|(name, mentioned)| {
                !inexact.contains(name) && !mentioned.iter().any(|name| inexact.contains(name))
            })
            .map(|(name, _)| name.clone())
            .collect();
        Layout { contains, equal }
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

/// The closure of a relation between types.
fn closed(
    model: &Model,
    direct: impl Fn(&Shape, &mut BTreeSet<String>),
) -> BTreeMap<String, BTreeSet<String>> {
    let edges: BTreeMap<&String, BTreeSet<String>> = model
        .types
        .iter()
        .map(|(name, named)| {
            let mut found = BTreeSet::new();
            direct(&named.shape, &mut found);
            (name, found)
        })
        .collect();
    model
        .types
        .keys()
        .map(|name| {
            let mut reached = BTreeSet::new();
            let mut waiting = vec![name];
            while let Some(name) = waiting.pop() {
                for next in edges.get(name).into_iter().flatten() {
                    if reached.insert(next.clone()) {
                        waiting.push(next);
                    }
                }
            }
            (name.clone(), reached)
        })
        .collect()
}
