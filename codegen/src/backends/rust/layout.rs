//! What Rust has to know of a type beyond its members: whether it holds itself, whether it has
//! floating-point numbers. Everything is found in one pass over the types.

use std::collections::{BTreeMap, BTreeSet};

use crate::backends::rings::{Graph, endless, rings};
use crate::model::{Model, Others, Shape, Text, Type};

/// What is known of the types of a model.
pub(super) struct Layout {
    /// Per type, the ring of types that contain each other without a list or map between.
    rings: BTreeMap<String, usize>,
    /// The types that are in a ring alone and contain themselves.
    own: BTreeSet<String>,
    /// The types that cannot be compared for equality in the strict sense.
    inexact: BTreeSet<String>,
    /// The types of which readers pass over some members.
    losing: BTreeSet<String>,
    /// The types that accept more in Rust than in the contract.
    loose: BTreeSet<String>,
    /// The names for type expressions that mention themselves through names alone.
    endless: BTreeSet<String>,
    /// The names whose values include null.
    nullable: BTreeSet<String>,
}

impl Layout {
    pub(super) fn of(model: &Model) -> Self {
        let contained = graph(model, |named| contained(&model.types[named].shape));
        let mentioned_by = mentioned_by(model);
        let reaching =
            |like_this: &dyn Fn(&Shape) -> bool| reaching(model, &mentioned_by, like_this);
        let rings = rings(&contained);
        let own = contained
            .iter()
            .filter(|(name, inside)| inside.contains(name));
        let names = graph(model, |named| named_inside(model, named));
        Layout {
            own: own.map(|(name, _)| (*name).clone()).collect(),
            inexact: reaching(&|shape| mentions(shape, |ty| matches!(ty, Type::Number(_)))),
            losing: reaching(&passes_over),
            loose: reaching(&|shape| open(shape) || mentions(shape, bounded)),
            endless: endless(&names),
            nullable: nullable(model),
            rings: rings
                .into_iter()
                .map(|(name, ring)| (name.clone(), ring))
                .collect(),
        }
    }

    /// Whether a value of `owner` must have one of `name` behind a pointer.
    pub(super) fn boxed(&self, owner: &str, name: &str) -> bool {
        if owner == name {
            return self.own.contains(name);
        }
        self.rings
            .get(owner)
            .is_some_and(|ring| self.rings.get(name) == Some(ring))
    }

    /// Whether the type can be `Eq`.
    pub(super) fn equal(&self, name: &str) -> bool {
        !self.inexact.contains(name)
    }

    /// Whether readers pass over some members of a value, however deep.
    pub(super) fn loses(&self, ty: &Type) -> bool {
        references(ty).any(|name| self.losing.contains(name))
    }

    /// Whether the Rust type accepts exactly what the contract does.
    pub(super) fn exact(&self, ty: &Type) -> bool {
        let mut exact = true;
        ty.visit(&mut |ty| exact &= !bounded(ty));
        exact && !references(ty).any(|name| self.loose.contains(name))
    }

    /// Whether a name for a type expression needs a type of its own, because the expression leads
    /// back to it.
    pub(super) fn endless(&self, name: &str) -> bool {
        self.endless.contains(name)
    }

    /// Whether a name stands for something or null, by itself or through other names.
    pub(super) fn nullable(&self, name: &str) -> bool {
        self.nullable.contains(name)
    }
}

/// Types that lead nowhere are left out.
fn graph<'a>(model: &'a Model, of: impl Fn(&'a String) -> Vec<&'a String>) -> Graph<'a> {
    let all = model.types.keys().map(|name| (name, of(name)));
    all.filter(|(_, inside)| !inside.is_empty()).collect()
}

/// Per type, the types that mention it.
fn mentioned_by(model: &Model) -> Graph<'_> {
    let mut mentioned_by: Graph<'_> = BTreeMap::new();
    for (name, named) in &model.types {
        for inside in named.shape.references() {
            mentioned_by.entry(inside).or_default().push(name);
        }
    }
    mentioned_by
}

/// The types that are like this, or mention one that is, however deep.
fn reaching(
    model: &Model,
    mentioned_by: &Graph<'_>,
    like_this: impl Fn(&Shape) -> bool,
) -> BTreeSet<String> {
    let types = model.types.iter();
    let alike = types.filter(|(_, named)| like_this(&named.shape));
    let mut waiting: Vec<&String> = alike.map(|(name, _)| name).collect();
    let mut found = BTreeSet::new();
    while let Some(name) = waiting.pop() {
        if found.insert(name.clone()) {
            waiting.extend(mentioned_by.get(name).into_iter().flatten());
        }
    }
    found
}

/// The names that stand for something or null, also through other names.
fn nullable(model: &Model) -> BTreeSet<String> {
    let mut names_of: Graph<'_> = BTreeMap::new();
    let mut waiting = Vec::new();
    for (name, named) in &model.types {
        match &named.shape {
            Shape::Alias(Type::Nullable(_)) => waiting.push(name),
            Shape::Alias(Type::Reference(other)) => names_of.entry(other).or_default().push(name),
            _ => {}
        }
    }
    let mut found = BTreeSet::new();
    while let Some(name) = waiting.pop() {
        if found.insert(name.clone()) {
            waiting.extend(names_of.get(name).into_iter().flatten());
        }
    }
    found
}

/// Whether some part of the type itself is like this.
fn mentions(shape: &Shape, like_this: impl Fn(&Type) -> bool) -> bool {
    let mut found = false;
    shape.visit(&mut |ty| found |= like_this(ty));
    found
}

/// Whether readers pass over members that the type does not list.
fn passes_over(shape: &Shape) -> bool {
    let structures = shape.structures();
    structures
        .iter()
        .any(|structure| structure.others == Others::Ignored)
}

/// Whether readers accept what the type does not list.
fn open(shape: &Shape) -> bool {
    match shape {
        Shape::TextEnum(values) => values.open,
        Shape::Union(union) => union.open,
        Shape::Struct(_) | Shape::Alias(_) => false,
    }
}

/// Whether values are bound by rules that the Rust type does not know.
fn bounded(ty: &Type) -> bool {
    match ty {
        Type::Integer(integer) => integer.own_bounds() != (None, None),
        Type::Number(number) => number.min.is_some() || number.max.is_some(),
        Type::Text(text) => {
            let form = text.min.is_some() || text.max.is_some() || text.pattern.is_some();
            form || !text.except.is_empty()
        }
        Type::List(list) => list.min.is_some() || list.max.is_some() || list.unique,
        Type::Map(map) => map.keys != Text::default() || map.min.is_some() || map.max.is_some(),
        _ => false,
    }
}

/// The names of types inside an expression.
pub(super) fn references(ty: &Type) -> impl Iterator<Item = &String> {
    let mut found = Vec::new();
    ty.visit(&mut |ty| {
        if let Type::Reference(name) = ty {
            found.push(name);
        }
    });
    found.into_iter()
}

/// What a value contains without a list or map between.
fn contained(shape: &Shape) -> Vec<&String> {
    let mut found = Vec::new();
    match shape {
        Shape::Alias(ty) => directly(ty, &mut found),
        _ => {
            for member in shape.members() {
                directly(&member.ty, &mut found);
            }
        }
    }
    found
}

fn directly<'a>(ty: &'a Type, found: &mut Vec<&'a String>) {
    match ty {
        Type::Reference(name) => found.push(name),
        Type::Nullable(inner) => directly(inner, found),
        Type::Tuple(tuple) => tuple.items.iter().for_each(|ty| directly(ty, found)),
        Type::Choice(choice) => choice
            .alternatives
            .iter()
            .for_each(|ty| directly(ty, found)),
        _ => {}
    }
}

/// The names that a name stands for, where neither becomes a type of its own.
fn named_inside<'a>(model: &'a Model, name: &str) -> Vec<&'a String> {
    let is_alias = |name: &str| match model.types.get(name).map(|named| &named.shape) {
        Some(Shape::Alias(ty)) => Some(ty).filter(|ty| !has_own_type(ty)),
        _ => None,
    };
    let Some(ty) = is_alias(name) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    ty.visit(&mut |ty| {
        if let Type::Reference(name) = ty
            && is_alias(name).is_some()
        {
            found.push(name);
        }
    });
    found
}

/// Whether a name for this expression is a type of its own in any case.
pub(super) fn has_own_type(ty: &Type) -> bool {
    match ty {
        Type::Choice(_) => true,
        Type::Tuple(tuple) => !super::tuples::plain(tuple),
        _ => false,
    }
}
