//! Where a value stands, and how names are shown that a client chose.

use std::borrow::Cow;
use std::fmt;

/// The most bytes of one name that a message shows.
const NAME_BYTES: usize = 64;
/// The most bytes of a path that a message shows.
const PATH_BYTES: usize = 512;

/// Where in a document a value stands, as a chain back to the root.
///
/// Displayed the way a client author would write it: `config.limits.maxTurns`, `items[3].text`,
/// `metadata["a.b"]`. Long names and long paths are cut.
#[derive(Clone, Copy, Debug)]
pub enum At<'a> {
    /// The document itself.
    Root,
    /// A member of an object.
    Member(&'a At<'a>, &'a str),
    /// An item of an array, counted from 0.
    Item(&'a At<'a>, usize),
}

impl<'a> At<'a> {
    /// The place of the member `name` below this one.
    pub fn member(&'a self, name: &'a str) -> At<'a> {
        At::Member(self, name)
    }

    /// The place of item `index` below this one.
    pub fn item(&'a self, index: usize) -> At<'a> {
        At::Item(self, index)
    }

    fn write(&self, path: &mut String) {
        match self {
            At::Root => {}
            At::Member(parent, name) => {
                parent.write(path);
                if path.len() <= PATH_BYTES {
                    let member = member(name);
                    push(path, &member);
                }
            }
            At::Item(parent, index) => {
                parent.write(path);
                if path.len() <= PATH_BYTES {
                    push(path, &item(*index));
                }
            }
        }
    }
}

impl fmt::Display for At<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut path = String::new();
        self.write(&mut path);
        out.write_str(&cut(&path, PATH_BYTES))
    }
}

/// A member as a step of a path: `name`, or `["na.me"]` where the plain name would mislead.
pub(crate) fn member(name: &str) -> Cow<'_, str> {
    if is_plain(name) {
        cut(name, NAME_BYTES)
    } else {
        format!("[{}]", shown(name)).into()
    }
}

/// An item as a step of a path.
pub(crate) fn item(index: usize) -> String {
    format!("[{index}]")
}

/// A path with a step more in front of it, cut to what a message shows.
pub(crate) fn joined(step: &str, path: &str) -> String {
    let mut whole = step.to_owned();
    if !path.is_empty() {
        push(&mut whole, path);
    }
    cut(&whole, PATH_BYTES).into_owned()
}

fn push(path: &mut String, step: &str) {
    if !path.is_empty() && !step.starts_with('[') {
        path.push('.');
    }
    path.push_str(step);
}

/// A name that somebody else chose, as a message shows it: at most 64 bytes, and quoted unless it
/// is made of letters, digits and `_ - / $` only.
///
/// ```
/// use api_contract::validate::shown;
///
/// assert_eq!(shown("session/start"), "session/start");
/// assert_eq!(shown("a`: b"), "\"a`: b\"");
/// assert_eq!(shown(&"x".repeat(1_000_000)).len(), 64 + "…".len());
/// ```
pub fn shown(name: &str) -> Cow<'_, str> {
    if is_plain(name) {
        cut(name, NAME_BYTES)
    } else {
        quoted(name).into()
    }
}

/// A name that somebody else chose, cut and in quotes.
pub(crate) fn quoted(name: &str) -> String {
    format!("{:?}", cut(name, NAME_BYTES))
}

fn is_plain(name: &str) -> bool {
    // What is cut away is not shown, so it need not be looked at.
    let shown = &name[..name.floor_char_boundary(NAME_BYTES)];
    !name.is_empty()
        && shown
            .chars()
            .all(|letter| letter.is_alphanumeric() || "_-/$".contains(letter))
}

/// A text of at most so many bytes, with an ellipsis where something is left out.
pub(crate) fn cut(text: &str, bytes: usize) -> Cow<'_, str> {
    if text.len() <= bytes {
        return text.into();
    }
    format!("{}…", &text[..text.floor_char_boundary(bytes)]).into()
}
