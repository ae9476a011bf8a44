//! Single flaws: every way in which one change makes a valid instance invalid.

use std::fmt;

use serde_json::Value;

use crate::forms::Forms;

mod walk;

use walk::Walk;

/// What the names of members begin with that no schema lists.
pub const UNLISTED: &str = "unlisted";

/// What a flaw breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A required member is not there.
    MissingRequired,
    /// A value has another JSON type.
    WrongType,
    /// A value is null that may not be.
    NullNotAllowed,
    /// A number is out of its range.
    OutOfRange,
    /// A text has too few characters.
    TooShort,
    /// A text has too many characters.
    TooLong,
    /// A list has too few items.
    TooFew,
    /// A list or map has too many items.
    TooMany,
    /// A text does not match its pattern, or has not the form that it names.
    BadPattern,
    /// A tag is one that no case has.
    BadTag,
    /// A value is not one of those that are listed.
    UnknownValue,
    /// A key of a map has not the form of keys.
    BadKey,
    /// A member is there that may not be.
    ExtraMember,
    /// A tag is that of another case. The value may fit that case, too, and then is no flaw.
    OtherTag,
    /// An item is twice in a list of different ones.
    Duplicate,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 15] = [
        Kind::MissingRequired,
        Kind::WrongType,
        Kind::NullNotAllowed,
        Kind::OutOfRange,
        Kind::TooShort,
        Kind::TooLong,
        Kind::TooFew,
        Kind::TooMany,
        Kind::BadPattern,
        Kind::BadTag,
        Kind::UnknownValue,
        Kind::BadKey,
        Kind::ExtraMember,
        Kind::OtherTag,
        Kind::Duplicate,
    ];

    /// Whether the flaw is one of a bound: the value has the right shape, and only a validator refuses
    /// it.
    pub fn is_bound(self) -> bool {
        matches!(
            self,
            Kind::OutOfRange
                | Kind::TooShort
                | Kind::TooLong
                | Kind::TooFew
                | Kind::TooMany
                | Kind::BadPattern
                | Kind::BadKey
                | Kind::Duplicate
        )
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, out)
    }
}

/// One step from a value to a value inside it.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    Member(String),
    Item(usize),
}

/// One change to a document.
#[derive(Clone, Debug)]
enum Edit {
    Replace(Value),
    Remove(String),
    Insert(Vec<(String, Value)>),
}

/// One way to break a document.
#[derive(Clone, Debug)]
pub struct Flaw {
    /// What it breaks.
    pub kind: Kind,
    /// Where, without the positions of items: one text for the same member of all instances.
    pub site: String,
    /// The definition that the place belongs to.
    pub definition: String,
    /// Whether that is the definition itself and not one that it refers to.
    pub own: bool,
    /// Whether it is a bound that is judged later than the shape (see
    /// [`Beyond::judged_later`](crate::Beyond::judged_later)).
    pub judged_later: bool,
    path: Vec<Step>,
    edit: Edit,
}

impl Flaw {
    /// The document with the flaw.
    pub fn apply(&self, document: &Value) -> Value {
        edited(document, &self.path, &self.edit)
    }

    /// A text that was put in and that no message may show.
    pub fn secret(&self) -> Option<&str> {
        match &self.edit {
            Edit::Replace(value) => value.as_str(),
            Edit::Insert(members) if self.kind == Kind::BadTag => {
                members.first().and_then(|(_, value)| value.as_str())
            }
            _ => None,
        }
        // Shorter ones are parts of any message.
        .filter(|text| text.len() > 5)
    }

    /// The path of the value that is wrong, as a message names it; for a member that is missing or
    /// one too many, the name.
    pub fn place(&self) -> String {
        match (&self.edit, self.kind) {
            (Edit::Remove(name), _) => return name.clone(),
            (Edit::Insert(members), Kind::ExtraMember) => {
                return members
                    .first()
                    .map(|(name, _)| name.clone())
                    .unwrap_or_default();
            }
            _ => {}
        }
        let mut place = String::new();
        let steps = self.path.iter().cloned();
        let tag = match &self.edit {
            Edit::Insert(members) if self.kind == Kind::BadTag => {
                members.first().map(|(name, _)| name.clone())
            }
            _ => None,
        };
        for step in steps.chain(tag.map(Step::Member)) {
            match step {
                Step::Item(index) => place.extend(["[", &index.to_string(), "]"]),
                Step::Member(name) if !is_plain(&name) => {
                    place.extend(["[", &format!("{name:?}"), "]"]);
                }
                Step::Member(name) if place.is_empty() => place.push_str(&name),
                Step::Member(name) => place.extend([".", &name]),
            }
        }
        place
    }
}

/// Whether a message shows a name as it is; others it puts into brackets and quotes.
fn is_plain(name: &str) -> bool {
    let is_sign = |letter: char| letter.is_alphanumeric() || "_-/$".contains(letter);
    !name.is_empty() && name.chars().all(is_sign)
}

fn edited(document: &Value, path: &[Step], edit: &Edit) -> Value {
    let mut document = document.clone();
    let mut place = &mut document;
    for step in path {
        place = match step {
            Step::Member(name) => &mut place[name.as_str()],
            Step::Item(index) => &mut place[*index],
        };
    }
    match (edit, place) {
        (Edit::Replace(value), place) => *place = value.clone(),
        (Edit::Remove(name), Value::Object(members)) => {
            members.remove(name);
        }
        (Edit::Insert(more), Value::Object(members)) => members.extend(more.iter().cloned()),
        // Members are put into objects alone and taken from them alone.
        (Edit::Remove(_) | Edit::Insert(_), _) => {}
    }
    document
}

/// All flaws of an instance of the definition `name`. Where a flaw can be made with several values,
/// `choice` picks one. A schema with keywords that forms pass over may allow some of them.
pub fn flaws(forms: &Forms, name: &str, instance: &Value, choice: usize) -> Vec<Flaw> {
    let mut walk = Walk::new(forms, name, Some(choice));
    walk.value(forms.get(name), instance, true);
    walk.found
}

/// What an object does with a member that its schema does not list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Openness {
    /// It may not be there.
    Denied,
    /// It means nothing.
    Ignored,
}

/// An object somewhere in an instance.
#[derive(Debug)]
pub struct Place {
    /// Where, without the positions of items.
    pub site: String,
    /// Whether the place belongs to the definition itself and not to one that it refers to.
    pub own: bool,
    /// What it does with other members.
    pub openness: Openness,
    path: Vec<Step>,
}

impl Place {
    /// The document with one more member in this object.
    pub fn with(&self, document: &Value, name: &str, value: Value) -> Value {
        edited(
            document,
            &self.path,
            &Edit::Insert(vec![(name.to_owned(), value)]),
        )
    }
}

/// The objects with listed members that a definition itself has; a map lists none.
pub fn objects(forms: &Forms, name: &str, instance: &Value) -> Vec<Place> {
    let mut walk = Walk::new(forms, name, None);
    walk.value(forms.get(name), instance, true);
    walk.objects
}
