//! How runs go that are told apart by where and how they were asked for.

use std::collections::BTreeMap;

use regex::Regex;

use super::script::Script;
use super::state::Session;

/// Scenarios: each tells which runs it is for, and how these go. The first that fits a run is taken
/// when the run is accepted; a run that none fits goes by the [words](super::script) in its input.
///
/// They are read from a file, by [`Scenarios::from_toml`] or [`Scenarios::load`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scenarios {
    pub(crate) list: Vec<Scenario>,
}

/// One scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scenario {
    pub(crate) name: String,
    pub(crate) criteria: Criteria,
    /// Whether words in the input come before the script.
    pub(crate) words: bool,
    pub(crate) script: Script,
}

/// The runs that a scenario is for: those with all of this.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Criteria {
    /// The stored profile from which the session was set up last.
    pub(crate) profile: Option<Pattern>,
    pub(crate) session: Option<Pattern>,
    pub(crate) input_equals: Option<String>,
    pub(crate) input_contains: Option<String>,
    pub(crate) input_matches: Option<Pattern>,
    /// The number of the run in its session, from 1.
    pub(crate) run: Option<u64>,
    /// Entries of the session's metadata; an empty value stands for any.
    pub(crate) metadata: BTreeMap<String, String>,
}

/// A regular expression; two are equal when they are spelled so.
#[derive(Clone, Debug)]
pub(crate) struct Pattern(pub(crate) Regex);

impl PartialEq for Pattern {
    fn eq(&self, other: &Self) -> bool {
        self.0.as_str() == other.0.as_str()
    }
}

impl Eq for Pattern {}

impl Scenarios {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether there are none, so that words alone say how runs go.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Their names, in the order in which they are tried.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.list.iter().map(|scenario| scenario.name.as_str())
    }

    /// The script of the next run of a session, whose input is this text.
    pub(crate) fn script(&self, session: &Session, text: &str) -> Script {
        let mut scenarios = self.list.iter();
        match scenarios.find(|scenario| scenario.criteria.fit(session, text)) {
            Some(scenario) if scenario.words => scenario.script.after_words(text),
            Some(scenario) => scenario.script.clone(),
            None => Script::read(text),
        }
    }
}

impl Criteria {
    fn fit(&self, session: &Session, text: &str) -> bool {
        let Criteria {
            profile,
            session: id,
            input_equals,
            input_contains,
            input_matches,
            run,
            metadata,
        } = self;
        let of_profile = |pattern: &Pattern| {
            let profile = session.profile.as_ref();
            profile.is_some_and(|profile| pattern.0.is_match(profile.as_str()))
        };
        let labelled = |(key, value): (&String, &String)| {
            let label = session.metadata.0.get(key);
            label.is_some_and(|label| value.is_empty() || label == value)
        };
        run.is_none_or(|run| run == session.runs.next_number())
            && profile.as_ref().is_none_or(of_profile)
            && id
                .as_ref()
                .is_none_or(|id| id.0.is_match(session.id.as_str()))
            && input_equals.as_ref().is_none_or(|whole| whole == text)
            && input_contains
                .as_ref()
                .is_none_or(|part| text.contains(part))
            && input_matches
                .as_ref()
                .is_none_or(|pattern| pattern.0.is_match(text))
            && metadata.iter().all(labelled)
    }
}
