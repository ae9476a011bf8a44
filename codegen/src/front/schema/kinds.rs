//! The JSON types that a schema accepts.

use serde_json::Value;

/// A set of JSON types. Whole numbers are a type of their own, so that joining sets is exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kinds(u8);

impl Kinds {
    pub(crate) const NULL: Kinds = Kinds(1);
    pub(crate) const BOOLEAN: Kinds = Kinds(2);
    pub(crate) const WHOLE: Kinds = Kinds(4);
    pub(crate) const NUMBER: Kinds = Kinds(4 | 8);
    pub(crate) const TEXT: Kinds = Kinds(16);
    pub(crate) const ARRAY: Kinds = Kinds(32);
    pub(crate) const OBJECT: Kinds = Kinds(64);
    pub(crate) const ALL: Kinds = Kinds(127);

    /// Each kind that a schema can name, and its name.
    const NAMED: [(Kinds, &'static str); 7] = [
        (Kinds::BOOLEAN, "boolean"),
        (Kinds::NUMBER, "number"),
        (Kinds::WHOLE, "integer"),
        (Kinds::TEXT, "string"),
        (Kinds::ARRAY, "array"),
        (Kinds::OBJECT, "object"),
        (Kinds::NULL, "null"),
    ];

    /// The kind of this name in JSON Schema.
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        let mut named = Self::NAMED.iter();
        named
            .find(|(_, known)| *known == name)
            .map(|(kind, _)| *kind)
    }

    /// The kinds that this value is of.
    pub(crate) fn of(value: &Value) -> Self {
        match value {
            Value::Null => Kinds::NULL,
            Value::Bool(_) => Kinds::BOOLEAN,
            Value::Number(number) if crate::front::json_text::whole(number).is_some() => {
                Kinds::WHOLE
            }
            Value::Number(_) => Kinds(8),
            Value::String(_) => Kinds::TEXT,
            Value::Array(_) => Kinds::ARRAY,
            Value::Object(_) => Kinds::OBJECT,
        }
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    pub(crate) fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    pub(crate) fn without(self, other: Kinds) -> Kinds {
        Kinds(self.0 & !other.0)
    }

    /// Whether all of `other` is among these.
    pub(crate) fn has(self, other: Kinds) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether some of `other` is among these.
    pub(crate) fn meets(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }

    /// The kinds one by one, as JSON Schema names them; numbers that are not whole need both.
    pub(crate) fn each(self) -> Vec<Kinds> {
        let mut left = self;
        let mut found = Vec::new();
        for (kind, _) in Self::NAMED {
            if left.has(kind) {
                found.push(kind);
                left = left.without(kind);
            }
        }
        found
    }

    /// The word for one kind.
    pub(crate) fn word(self) -> &'static str {
        let mut named = Self::NAMED.iter();
        named
            .find(|(kind, _)| *kind == self)
            .map_or("value", |(_, name)| name)
    }
}
