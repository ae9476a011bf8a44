//! Type expressions: what members, items and values are made of.

/// A type expression.
#[derive(Clone, Debug, PartialEq)]
pub enum Type {
    /// Any JSON value.
    Any,
    /// True or false.
    Boolean,
    /// A whole number.
    Integer(Integer),
    /// Any number.
    Number(Number),
    /// A text.
    Text(Text),
    /// One value.
    Constant(Constant),
    /// A list of equal things.
    List(List),
    /// An object with free keys.
    Map(Map),
    /// A list with a type for each place.
    Tuple(Tuple),
    /// One of several types, told apart by nothing but themselves.
    Choice(Choice),
    /// No value at all: a member of this type is never there.
    Never,
    /// The type, or null. Never nested.
    Nullable(Box<Type>),
    /// A named type.
    Reference(String),
}

/// A whole number and its inclusive bounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Integer {
    /// The declared width.
    pub format: Option<IntegerFormat>,
    /// The least value, where one is declared.
    pub min: Option<i128>,
    /// The greatest value, where one is declared.
    pub max: Option<i128>,
}

impl Integer {
    /// The least and the greatest value, each only where the format does not imply it already.
    pub fn own_bounds(self) -> (Option<i128>, Option<i128>) {
        let implied = self.format.map(IntegerFormat::range);
        let (least, most) = (
            implied.map(|(least, _)| least),
            implied.map(|(_, most)| most),
        );
        (
            self.min.filter(|min| Some(*min) != least),
            self.max.filter(|max| Some(*max) != most),
        )
    }
}

/// The declared width of an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are those of the integers")]
pub enum IntegerFormat {
    Int8,
    Int16,
    Int32,
    Int64,
    Uint8,
    Uint16,
    Uint32,
    Uint64,
    /// As wide as an address of the server's machine: at most 64 bits.
    Uint,
    /// As wide as an address of the server's machine: at most 64 bits.
    Int,
}

impl IntegerFormat {
    const ALL: [(IntegerFormat, &'static str); 10] = [
        (IntegerFormat::Int8, "int8"),
        (IntegerFormat::Int16, "int16"),
        (IntegerFormat::Int32, "int32"),
        (IntegerFormat::Int64, "int64"),
        (IntegerFormat::Uint8, "uint8"),
        (IntegerFormat::Uint16, "uint16"),
        (IntegerFormat::Uint32, "uint32"),
        (IntegerFormat::Uint64, "uint64"),
        (IntegerFormat::Uint, "uint"),
        (IntegerFormat::Int, "int"),
    ];

    /// The format of this name in JSON Schema.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .find(|(_, known)| *known == name)
            .map(|(format, _)| *format)
    }

    /// Every name that [`IntegerFormat::from_name`] knows.
    pub fn names() -> impl Iterator<Item = &'static str> {
        Self::ALL.iter().map(|(_, name)| *name)
    }

    /// The name in JSON Schema.
    pub fn name(self) -> &'static str {
        Self::ALL
            .iter()
            .find(|(format, _)| *format == self)
            .map_or("", |(_, name)| name)
    }

    /// Whether negative values are left out.
    pub fn unsigned(self) -> bool {
        self.name().starts_with('u')
    }

    /// The width in bits, of the widest machine.
    pub fn bits(self) -> u32 {
        self.name()
            .trim_start_matches(|letter: char| !letter.is_ascii_digit())
            .parse()
            .unwrap_or(64)
    }

    /// The least and the greatest value.
    pub fn range(self) -> (i128, i128) {
        if self.unsigned() {
            (0, (1 << self.bits()) - 1)
        } else {
            (-(1 << (self.bits() - 1)), (1 << (self.bits() - 1)) - 1)
        }
    }
}

/// Any number and its inclusive bounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Number {
    /// A hint about its width, e.g. `double`.
    pub format: Option<String>,
    /// The least value.
    pub min: Option<serde_json::Number>,
    /// The greatest value.
    pub max: Option<serde_json::Number>,
}

/// A text and its form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// A name of its form, e.g. `uuid`.
    pub format: Option<String>,
    /// The least length.
    pub min: Option<u64>,
    /// The greatest length.
    pub max: Option<u64>,
    /// A regular expression it matches.
    pub pattern: Option<String>,
    /// Texts that it is not, sorted.
    pub except: Vec<String>,
}

/// One value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Constant {
    /// A text.
    Text(String),
    /// A whole number, exact.
    Integer(i128),
    /// Any other number.
    Number(serde_json::Number),
    /// True or false.
    Boolean(bool),
    /// Null.
    Null,
}

/// A list and its inclusive bounds.
#[derive(Clone, Debug, PartialEq)]
pub struct List {
    /// What it holds.
    pub items: Box<Type>,
    /// The least number of items.
    pub min: Option<u64>,
    /// The greatest number of items.
    pub max: Option<u64>,
    /// Whether no item may occur twice.
    pub unique: bool,
}

/// A list with a type for each place.
#[derive(Clone, Debug, PartialEq)]
pub struct Tuple {
    /// What stands in the first places.
    pub items: Vec<Type>,
    /// How many of them have to be there.
    pub min: usize,
    /// What may follow them; `None` where nothing may.
    pub rest: Option<Box<Type>>,
}

/// One of several types, told apart by nothing but themselves.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The types, in the order in which a reader tries them.
    pub alternatives: Vec<Type>,
    /// Whether a value that fits several of them is refused.
    pub exclusive: bool,
}

/// An object with free keys.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    /// The form of the keys.
    pub keys: Text,
    /// What it holds.
    pub values: Box<Type>,
    /// The least number of entries.
    pub min: Option<u64>,
    /// The greatest number of entries.
    pub max: Option<u64>,
}

impl Type {
    /// The type, or null.
    pub fn or_null(self) -> Type {
        match self {
            Type::Nullable(_) | Type::Any => self,
            other => Type::Nullable(Box::new(other)),
        }
    }

    /// The type without null, and whether null was allowed.
    pub fn without_null(&self) -> (&Type, bool) {
        match self {
            Type::Nullable(inner) => (inner, true),
            other => (other, false),
        }
    }

    /// Calls `each` on the type and on every type inside it.
    pub fn visit<'a>(&'a self, each: &mut impl FnMut(&'a Type)) {
        each(self);
        match self {
            Type::List(List { items: inner, .. })
            | Type::Map(Map { values: inner, .. })
            | Type::Nullable(inner) => inner.visit(each),
            Type::Tuple(tuple) => {
                let rest = tuple.rest.as_deref();
                tuple.items.iter().chain(rest).for_each(|ty| ty.visit(each));
            }
            Type::Choice(choice) => choice.alternatives.iter().for_each(|ty| ty.visit(each)),
            Type::Never
            | Type::Any
            | Type::Boolean
            | Type::Integer(_)
            | Type::Number(_)
            | Type::Text(_)
            | Type::Constant(_)
            | Type::Reference(_) => {}
        }
    }
}
