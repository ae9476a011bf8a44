//! Single faults: every way in which one change makes a valid instance invalid.

use std::fmt;

use serde_json::Value;

use crate::forms::Forms;

mod walk;

use walk::Walk;

/// What a fault breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    MissingRequired,
    WrongType,
    NullNotAllowed,
    OutOfRange,
    TooShort,
    TooLong,
    TooFew,
    TooMany,
    BadPattern,
    BadTag,
    UnknownValue,
    BadKey,
    ExtraMember,
}

impl Kind {
    pub(crate) const ALL: [Kind; 13] = [
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
    ];

    /// Whether the value decodes, and validation alone refuses it.
    pub(crate) fn is_bound(self) -> bool {
        matches!(
            self,
            Kind::OutOfRange
                | Kind::TooShort
                | Kind::TooLong
                | Kind::TooFew
                | Kind::TooMany
                | Kind::BadPattern
                | Kind::BadKey
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
pub(crate) struct Fault {
    pub(crate) kind: Kind,
    /// Where, without the positions of items: one text for the same member of all instances.
    pub(crate) site: String,
    /// Whether the place belongs to the definition itself and not to one that it refers to.
    pub(crate) own: bool,
    /// Whether it is a bound that validation leaves to a later call (see `JUDGED_LATER` in the walk).
    pub(crate) judged_later: bool,
    path: Vec<Step>,
    edit: Edit,
}

impl Fault {
    /// The document with the fault.
    pub(crate) fn apply(&self, document: &Value) -> Value {
        edited(document, &self.path, &self.edit)
    }

    /// A text that was put in and that no message may show.
    pub(crate) fn secret(&self) -> Option<&str> {
        match &self.edit {
            Edit::Replace(value) => value.as_str(),
            Edit::Insert(members) if self.kind == Kind::BadTag => members[0].1.as_str(),
            _ => None,
        }
        // Shorter ones are parts of any message.
        .filter(|text| text.len() > 5)
    }

    /// The path of the value that is wrong, as a message names it; for a member that is missing or
    /// one too many, the name.
    pub(crate) fn place(&self) -> String {
        match (&self.edit, self.kind) {
            (Edit::Remove(name), _) => return name.clone(),
            (Edit::Insert(members), Kind::ExtraMember) => return members[0].0.clone(),
            _ => {}
        }
        let mut place = String::new();
        let steps = self.path.iter().cloned();
        let tag = match &self.edit {
            Edit::Insert(members) if self.kind == Kind::BadTag => Some(members[0].0.clone()),
            _ => None,
        };
        for step in steps.chain(tag.map(Step::Member)) {
            match step {
                Step::Item(index) => place.extend(["[", &index.to_string(), "]"]),
                Step::Member(name) if place.is_empty() => place.push_str(&name),
                Step::Member(name) => place.extend([".", &name]),
            }
        }
        place
    }
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
        (edit, place) => panic!("{edit:?} at {place}"),
    }
    document
}

/// All faults of an instance of the definition `name`. Where a fault can be made with several values,
/// `choice` picks one.
pub(crate) fn faults(forms: &Forms, name: &str, instance: &Value, choice: usize) -> Vec<Fault> {
    let mut walk = Walk::new(forms, name, Some(choice));
    walk.value(forms.get(name), instance, true);
    walk.found
}

/// What an object does with a member that its schema does not list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Openness {
    Denied,
    Ignored,
}

/// An object somewhere in an instance.
pub(crate) struct Place {
    pub(crate) site: String,
    pub(crate) own: bool,
    pub(crate) openness: Openness,
    path: Vec<Step>,
}

impl Place {
    /// The document with one more member in this object.
    pub(crate) fn with(&self, document: &Value, name: &str, value: Value) -> Value {
        edited(
            document,
            &self.path,
            &Edit::Insert(vec![(name.to_owned(), value)]),
        )
    }
}

/// The objects with listed members that a definition itself has; a map lists none.
pub(crate) fn objects(forms: &Forms, name: &str, instance: &Value) -> Vec<Place> {
    let mut walk = Walk::new(forms, name, None);
    walk.value(forms.get(name), instance, true);
    walk.objects
}
