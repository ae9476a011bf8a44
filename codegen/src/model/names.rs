//! Names: from the wire to a language, each used once.

use std::collections::BTreeMap;

use crate::problem::Problem;

/// The words of a wire name: parted by anything that is no letter or digit, and by case.
///
/// A run of capitals is one word, its plural included: `listURLs` is `list` and `urls`, `HTTPServer`
/// is `http` and `server`. The macros of the contract crate cut names by the same rule.
pub fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    each_letter(name, |letter, begins| match words.last_mut() {
        Some(word) if !begins => word.extend(letter.to_lowercase()),
        _ => words.push(letter.to_lowercase().collect()),
    });
    words
}

/// The letters of the words, each with whether a word begins with it.
fn each_letter(name: &str, mut each: impl FnMut(char, bool)) {
    let letters: Vec<char> = name.chars().collect();
    let mut inside = false;
    for (index, &letter) in letters.iter().enumerate() {
        if !letter.is_alphanumeric() {
            inside = false;
            continue;
        }
        each(letter, !inside || begins_word(&letters, index));
        inside = true;
    }
}

/// The words as one, each with a capital, the first one only if that is wanted.
fn joined(name: &str, first: bool) -> String {
    let mut joined = String::with_capacity(name.len());
    each_letter(name, |letter, begins| {
        let mut small = letter.to_lowercase();
        if begins
            && (first || !joined.is_empty())
            && let Some(letter) = small.next()
        {
            joined.extend(letter.to_uppercase());
        }
        joined.extend(small);
    });
    joined
}

/// Whether the letter here begins a word by its case alone: the first capital of a run does, and the
/// last one when small letters follow, unless those are the `s` of a plural.
fn begins_word(letters: &[char], index: usize) -> bool {
    let at = |index: usize| letters.get(index).copied();
    let small = |index: usize| at(index).is_some_and(char::is_lowercase);
    let in_run = index
        .checked_sub(1)
        .and_then(at)
        .is_some_and(char::is_uppercase);
    let plural = at(index + 1) == Some('s') && !small(index + 2);
    at(index).is_some_and(char::is_uppercase) && (!in_run || (small(index + 1) && !plural))
}

/// `session/runs/start` as `SessionRunsStart`.
pub fn pascal(name: &str) -> String {
    joined(name, true)
}

/// `session/runs/start` as `sessionRunsStart`.
pub fn camel(name: &str) -> String {
    joined(name, false)
}

/// `session/runs/start` as `session_runs_start`.
pub fn snake(name: &str) -> String {
    let mut joined = String::with_capacity(name.len() + 4);
    each_letter(name, |letter, begins| {
        if begins && !joined.is_empty() {
            joined.push('_');
        }
        joined.extend(letter.to_lowercase());
    });
    joined
}

/// The name of a type: as it is where it can stand in every language, otherwise its words joined.
pub fn type_name(name: &str) -> String {
    let plain = name.starts_with(|first: char| first.is_ascii_uppercase())
        && name.chars().all(|letter| letter.is_ascii_alphanumeric());
    if plain { name.to_owned() } else { pascal(name) }
}

/// A name for each type of a document that nobody here can rename: its own, unless another differs
/// from it by case or separators only.
///
/// Of those, the one that languages can write as it is keeps its name. To each other one the style of
/// its spelling is added: `fooBar` is `FooBarCamel`, `foo_bar` is `FooBarSnake`, `foo-bar` is
/// `FooBarKebab`, `foo.bar` is `FooBarDotted`, `FOO_BAR` is `FooBarUpper`. What is still alike, or has
/// then the name of a third, keeps its name, to be refused where it is printed.
pub fn apart<'a>(names: impl IntoIterator<Item = &'a String>) -> BTreeMap<String, String> {
    let mut alike: BTreeMap<String, Vec<&String>> = BTreeMap::new();
    for name in names {
        alike.entry(type_name(name)).or_default().push(name);
    }
    let mut found = BTreeMap::new();
    for (plain, names) in &alike {
        let mut given: BTreeMap<String, usize> = BTreeMap::new();
        let styled = |name: &str| format!("{plain}{}", style(name));
        for name in names.iter().filter(|name| **name != plain) {
            *given.entry(styled(name)).or_default() += 1;
        }
        for name in names {
            let other = styled(name);
            let free = given.get(&other) == Some(&1) && !alike.contains_key(&other);
            let rename = names.len() > 1 && *name != plain && free;
            let new = if rename { other } else { (*name).clone() };
            found.insert((*name).clone(), new);
        }
    }
    found
}

/// How a name parts its words.
fn style(name: &str) -> &'static str {
    let upper = name.chars().all(|letter| !letter.is_lowercase());
    match name.chars().find(|letter| !letter.is_alphanumeric()) {
        _ if upper => "Upper",
        None => "Camel",
        Some('_') => "Snake",
        Some('-') => "Kebab",
        Some('.') => "Dotted",
        Some(_) => "Path",
    }
}

/// The names in one scope of one language. Two things of one name are an error that shows both.
#[derive(Debug)]
pub struct Scope {
    what: String,
    taken: BTreeMap<String, String>,
}

impl Scope {
    /// An empty scope; `what` is named in errors, e.g. `TypeScript type`.
    pub fn new(what: impl Into<String>) -> Self {
        Scope {
            what: what.into(),
            taken: BTreeMap::new(),
        }
    }

    /// Keeps names that generated code uses for itself.
    pub fn reserve(&mut self, names: &[&str]) {
        for name in names {
            self.taken
                .insert((*name).to_owned(), "the generated code itself".to_owned());
        }
    }

    /// Takes a name for what stands at `origin`.
    ///
    /// # Errors
    /// The name is taken, or is no name at all; says who has it and asks for another wire name.
    pub fn claim(&mut self, name: &str, origin: &str) -> Result<(), Problem> {
        let starts_well = |letter: char| letter.is_alphabetic() || letter == '_';
        if !name.starts_with(starts_well) {
            return Err(Problem::new(
                origin,
                format!("`{name}` cannot be the name of a {}", self.what),
                "give it a name that starts with a letter",
            ));
        }
        if let Some(other) = self.taken.get(name) {
            return Err(Problem::new(
                origin,
                format!(
                    "would be the {} `{name}`, which is taken by {other}",
                    self.what
                ),
                "rename one of them in the contract",
            ));
        }
        self.taken.insert(name.to_owned(), origin.to_owned());
        Ok(())
    }
}
