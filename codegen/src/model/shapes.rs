//! Named types: what an object, a list of texts or a choice looks like.

use std::collections::BTreeSet;

use serde_json::Value;

use super::types::Type;

/// A type with a name of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedType {
    /// The name in the contract.
    pub name: String,
    /// What it is for; paragraphs are parted by an empty line.
    pub docs: String,
    /// What it looks like.
    pub shape: Shape,
    /// Whether it is on its way out.
    pub deprecated: bool,
    /// Where the input defines it; shown when something is wrong.
    pub origin: String,
}

/// What a named type looks like.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// An object with named members.
    Struct(Struct),
    /// A text out of a list.
    TextEnum(TextEnum),
    /// A choice between objects, or between objects and texts.
    Union(Union),
    /// Another name for a type expression.
    Alias(Type),
}

/// An object with named members.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Struct {
    /// The members: the required ones in the order of the contract, then the others by name.
    pub members: Vec<Member>,
    /// What becomes of members that are not listed.
    pub others: Others,
}

impl Struct {
    /// Whether members that are not listed are refused.
    pub fn closed(&self) -> bool {
        self.others == Others::Refused
    }
}

/// What becomes of members that an object does not list.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Others {
    /// Readers pass over them.
    #[default]
    Ignored,
    /// Readers refuse them.
    Refused,
    /// They belong to the value, and each holds this.
    Kept(Type),
}

/// A member of an object.
#[derive(Clone, Debug, PartialEq)]
pub struct Member {
    /// The name on the wire.
    pub name: String,
    /// What it holds.
    pub ty: Type,
    /// Whether it may be left out.
    pub presence: Presence,
    /// What absence stands for, where that is a value.
    pub default: Option<Value>,
    /// What it is for.
    pub docs: String,
    /// Further names under which it is read, never written.
    pub aliases: Vec<String>,
    /// Whether it is on its way out.
    pub deprecated: bool,
}

/// Whether a member may be left out. Whether it may be null is said by its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Always there.
    Required,
    /// May be left out; if it may be null, null means the same.
    Optional,
    /// May be left out or null, and the two mean different things.
    ThreeState,
}

/// A text out of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextEnum {
    /// The listed values, in the order of the contract.
    pub values: Vec<TextValue>,
    /// Whether readers accept values that are not listed.
    pub open: bool,
    /// Whether writers may send what is not listed, too: the schema itself accepts it. Only where
    /// `open`.
    pub free: bool,
}

/// One value of a [`TextEnum`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextValue {
    /// The value on the wire.
    pub text: String,
    /// What it means.
    pub docs: String,
}

/// A choice between objects, or between objects and texts.
#[derive(Clone, Debug, PartialEq)]
pub struct Union {
    /// How the variants are told apart.
    pub tagging: Tagging,
    /// The members that every variant has, beside its own: those of an object into which the choice
    /// is flattened. Only where the tag stands among the members.
    pub common: Vec<Member>,
    /// The listed variants, in the order of the contract.
    pub variants: Vec<Variant>,
    /// Whether readers accept tags that are not listed.
    pub open: bool,
    /// Whether writers may send what is not listed, too: the schema itself accepts it. Only where
    /// `open`.
    pub free: bool,
}

impl Union {
    /// The members of every variant that has members of its own.
    pub fn bodies(&self) -> impl Iterator<Item = &Struct> {
        let variants = self.variants.iter();
        variants.filter_map(|variant| variant.body.as_ref())
    }
}

/// How the variants of a union are told apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tagging {
    /// The tag stands among the members.
    Internal {
        /// The member that is the tag.
        tag: String,
    },
    /// The tag stands beside one member that holds the others.
    Adjacent {
        /// The member that is the tag.
        tag: String,
        /// The member that holds the others.
        content: String,
        /// Whether a third member is refused.
        closed: bool,
    },
    /// The tag stands outside: it is the value, or the name of the object's one member, which holds
    /// the others.
    External,
}

impl Tagging {
    /// The member that is the tag, if there is one.
    pub fn tag(&self) -> Option<&str> {
        match self {
            Tagging::Internal { tag } | Tagging::Adjacent { tag, .. } => Some(tag),
            Tagging::External => None,
        }
    }
}

/// One variant of a [`Union`].
#[derive(Clone, Debug, PartialEq)]
pub struct Variant {
    /// The tag's value.
    pub tag: String,
    /// When the variant occurs.
    pub docs: String,
    /// The members without the tag. `None` in an adjacent union: the content is left out; in an
    /// external one: the value is a text. Never in an internal one.
    pub body: Option<Struct>,
}

impl Shape {
    /// The objects inside, those of variants included.
    pub fn structures(&self) -> Vec<&Struct> {
        match self {
            Shape::Struct(structure) => vec![structure],
            Shape::Union(union) => union.bodies().collect(),
            Shape::TextEnum(_) | Shape::Alias(_) => Vec::new(),
        }
    }

    /// Every member, those of variants included.
    pub fn members(&self) -> Vec<&Member> {
        let common: &[Member] = match self {
            Shape::Union(union) => &union.common,
            Shape::Struct(_) | Shape::TextEnum(_) | Shape::Alias(_) => &[],
        };
        let structures = self.structures().into_iter();
        let own = structures.flat_map(|structure| &structure.members);
        common.iter().chain(own).collect()
    }

    /// The names of the types that are mentioned inside.
    pub fn references(&self) -> BTreeSet<&String> {
        let mut found = BTreeSet::new();
        self.visit(&mut |ty| {
            if let Type::Reference(name) = ty {
                found.insert(name);
            }
        });
        found
    }

    /// Calls `each` on every type inside.
    pub fn visit<'a>(&'a self, each: &mut impl FnMut(&'a Type)) {
        if let Shape::Alias(ty) = self {
            ty.visit(each);
        }
        for member in self.members() {
            member.ty.visit(each);
        }
        for structure in self.structures() {
            if let Others::Kept(ty) = &structure.others {
                ty.visit(each);
            }
        }
    }
}
