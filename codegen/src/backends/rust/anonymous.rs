//! Names for what has none in the contract and cannot do without one in Rust: choices, and lists
//! with places that may be empty.

use std::borrow::Cow;

use super::tuples::plain;
use crate::model::names::pascal;
use crate::model::{
    Choice, Constant, List, Map, Member, Model, NamedType, Others, Shape, Struct, Tuple, Type,
};
use crate::problem::{Problem, Problems};

/// The model with a named type for each of these; they are named after the place they stand in.
pub(super) fn named(model: &Model) -> Result<Cow<'_, Model>, Problems> {
    if !model.types.values().any(|named| anonymous(&named.shape)) {
        return Ok(Cow::Borrowed(model));
    }
    let mut naming = Naming {
        model: model.clone(),
        origin: String::new(),
        problems: Problems::default(),
    };
    for named in model.types.values() {
        if !anonymous(&named.shape) {
            continue;
        }
        naming.origin.clone_from(&named.origin);
        let mut shape = named.shape.clone();
        naming.shape(&mut shape, &named.name);
        if let Some(named) = naming.model.types.get_mut(&named.name) {
            named.shape = shape;
        }
    }
    naming.problems.or(Cow::Owned(naming.model))
}

/// Whether something inside may need a name, or another form.
fn anonymous(shape: &Shape) -> bool {
    let mut found = false;
    shape.visit(&mut |ty| {
        found |= match ty {
            Type::Choice(_) | Type::Tuple(_) => true,
            Type::Nullable(inner) => matches!(**inner, Type::Nullable(_) | Type::Any),
            _ => false,
        };
    });
    found
}

struct Naming {
    model: Model,
    /// Where the type that is looked at is defined.
    origin: String,
    problems: Problems,
}

impl Naming {
    fn shape(&mut self, shape: &mut Shape, name: &str) {
        match shape {
            Shape::TextEnum(_) => {}
            Shape::Struct(structure) => self.structure(structure, name),
            Shape::Union(union) => {
                self.members(&mut union.common, name);
                for variant in &mut union.variants {
                    if let Some(body) = &mut variant.body {
                        self.structure(body, &format!("{name}{}", pascal(&variant.tag)));
                    }
                }
            }
            Shape::Alias(ty) => *ty = self.top(ty, name),
        }
    }

    fn structure(&mut self, structure: &mut Struct, name: &str) {
        self.members(&mut structure.members, name);
        if let Others::Kept(ty) = &mut structure.others {
            *ty = self.inside(ty, &format!("{name}OtherMembers"));
        }
    }

    fn members(&mut self, members: &mut [Member], name: &str) {
        for member in members {
            let name = format!("{name}{}", pascal(&member.name));
            member.ty = self.inside(&member.ty, &name);
        }
    }

    /// What a name stands for: it can be a choice without a further name.
    fn top(&mut self, ty: &Type, name: &str) -> Type {
        match ty {
            Type::Choice(choice) => match self.choice(choice, name) {
                (ty, false) => ty,
                (ty, true) => self.define(format!("{name}Value"), ty).or_null(),
            },
            Type::Tuple(tuple) => Type::Tuple(self.tuple(tuple, name)),
            Type::Nullable(inner) if !matches!(**inner, Type::Reference(_)) => {
                self.inside(inner, &format!("{name}Value")).or_null()
            }
            ty => self.inside(ty, name),
        }
    }

    /// What stands inside something else.
    fn inside(&mut self, ty: &Type, name: &str) -> Type {
        match ty {
            Type::List(list) => Type::List(List {
                items: Box::new(self.inside(&list.items, &format!("{name}Item"))),
                ..list.clone()
            }),
            Type::Map(map) => Type::Map(Map {
                values: Box::new(self.inside(&map.values, &format!("{name}Value"))),
                ..map.clone()
            }),
            Type::Nullable(inner) => self.inside(inner, name).or_null(),
            Type::Tuple(tuple) => {
                let own = plain(tuple);
                let ty = Type::Tuple(self.tuple(tuple, name));
                if own {
                    ty
                } else {
                    self.define(name.to_owned(), ty)
                }
            }
            Type::Choice(choice) => {
                let (ty, null) = self.choice(choice, name);
                let ty = match ty {
                    Type::Choice(_) => self.define(name.to_owned(), ty),
                    other => other,
                };
                if null { ty.or_null() } else { ty }
            }
            other => other.clone(),
        }
    }

    fn tuple(&mut self, tuple: &Tuple, name: &str) -> Tuple {
        let items = tuple.items.iter().enumerate();
        let items = items.map(|(index, item)| (item, format!("{name}Place{}", index + 1)));
        Tuple {
            items: items.map(|(item, name)| self.inside(item, &name)).collect(),
            min: tuple.min.min(tuple.items.len()),
            rest: tuple
                .rest
                .as_ref()
                .map(|rest| Box::new(self.inside(rest, &format!("{name}Rest")))),
        }
    }

    /// A choice with every alternative in a form that Rust can write, and whether null is one more.
    fn choice(&mut self, choice: &Choice, name: &str) -> (Type, bool) {
        let mut alternatives = Vec::new();
        flatten(choice, choice.exclusive, &mut alternatives);
        if choice.exclusive {
            self.refuse_equal(&alternatives);
        }
        let is_null = |ty: &&Type| matches!(ty, Type::Nullable(_) | Type::Constant(Constant::Null));
        let nulls = alternatives.iter().filter(is_null).count();
        let null = nulls == 1 || (nulls > 1 && !choice.exclusive);
        alternatives.retain(|ty| !matches!(ty, Type::Constant(Constant::Null)));
        let several = alternatives.len() > 1;
        let alternatives = alternatives.iter().enumerate().map(|(index, ty)| {
            let name = format!("{name}Alternative{}", index + 1);
            self.inside(ty.without_null().0, &name)
        });
        let mut alternatives: Vec<Type> = alternatives.collect();
        let ty = match alternatives.pop() {
            None if null => return (Type::Constant(Constant::Null), false),
            None => Type::Never,
            Some(only) if !several => only,
            Some(last) => {
                alternatives.push(last);
                Type::Choice(Choice {
                    alternatives,
                    exclusive: choice.exclusive,
                })
            }
        };
        (ty, null)
    }

    fn refuse_equal(&mut self, alternatives: &[Type]) {
        let twice = alternatives
            .iter()
            .enumerate()
            .any(|(index, ty)| alternatives[..index].contains(ty));
        if twice {
            self.problems.push(Problem::new(
                &self.origin,
                "has two equal alternatives of which a value may fit one only, so that none fits",
                "leave one of them out",
            ));
        }
    }

    /// A reference to a new type of this name.
    fn define(&mut self, name: String, ty: Type) -> Type {
        let named = NamedType {
            name: name.clone(),
            docs: String::new(),
            shape: Shape::Alias(ty),
            deprecated: false,
            origin: format!("{} (a type without a name)", self.origin),
        };
        if let Some(other) = self.model.types.get(&name) {
            if other.shape != named.shape {
                self.problems.push(Problem::new(
                    &named.origin,
                    format!(
                        "would be the Rust type `{name}`, which is taken by {}",
                        other.origin
                    ),
                    "give it a name of its own in the definitions",
                ));
            }
        } else {
            self.model.types.insert(name.clone(), named);
        }
        Type::Reference(name)
    }
}

/// The alternatives of a choice and of the choices among them, without those that nothing fits.
fn flatten(choice: &Choice, exclusive: bool, found: &mut Vec<Type>) {
    for ty in &choice.alternatives {
        match ty {
            Type::Choice(inner) if !exclusive && !inner.exclusive => {
                flatten(inner, exclusive, found);
            }
            Type::Never => {}
            ty => found.push(ty.clone()),
        }
    }
}
