//! The walk that finds where an instance can be broken, and how.

use serde_json::{Value, json};

use super::{Edit, Flaw, Kind, Openness, Place, Step, UNLISTED};
use crate::forms::{Form, Forms, ObjectForm, Rest, TextForm, type_of};
use crate::instances::{integer, stretched};

/// A walk through an instance and its form.
pub(super) struct Walk<'a> {
    forms: &'a Forms,
    choice: usize,
    pub(super) found: Vec<Flaw>,
    pub(super) objects: Vec<Place>,
    path: Vec<Step>,
    site: String,
    /// Whether the walk goes into the definitions that are referred to.
    deep: bool,
    /// The definition that the walk is in.
    definition: &'a str,
    judged_later: bool,
}

impl<'a> Walk<'a> {
    pub(super) fn new(forms: &'a Forms, definition: &'a str, choice: Option<usize>) -> Self {
        Walk {
            forms,
            definition,
            judged_later: false,
            deep: choice.is_some(),
            choice: choice.unwrap_or_default(),
            found: Vec::new(),
            objects: Vec::new(),
            path: Vec::new(),
            site: String::new(),
        }
    }

    fn push(&mut self, kind: Kind, own: bool, detail: &str, edit: Edit) {
        self.found.push(Flaw {
            kind,
            site: format!("{}{detail}", self.site),
            definition: self.definition.to_owned(),
            own,
            judged_later: self.judged_later && kind.is_bound(),
            path: self.path.clone(),
            edit,
        });
    }

    fn replace(&mut self, kind: Kind, own: bool, value: impl Into<Value>) {
        self.push(kind, own, "", Edit::Replace(value.into()));
    }

    pub(super) fn value(&mut self, form: &'a Form, instance: &Value, own: bool) {
        let Some(types) = self.forms.types(form) else {
            return;
        };
        if !types.contains("null") {
            self.replace(Kind::NullNotAllowed, own, Value::Null);
        }
        let wrong: Vec<Value> = self
            .others()
            .into_iter()
            .filter(|value| !types.contains(type_of(value)))
            .collect();
        if !wrong.is_empty() {
            let value = wrong[self.choice % wrong.len()].clone();
            self.replace(Kind::WrongType, own, value);
        }
        let (outer, own) = (self.definition, own && !self.enters(form));
        let tag = matches!(form, Form::Const(_));
        if instance.is_string() && !tag && self.is_enum(form, 0) {
            self.replace(Kind::UnknownValue, own, format!("unlisted{}", self.choice));
        }
        let followed = (self.deep || own).then(|| self.forms.case(form, instance));
        let Some(case) = followed else {
            self.definition = outer;
            return;
        };
        if tag_of(case).is_some() {
            self.other_tags(form, case, instance, own);
        }
        match (case, instance) {
            (Some(Form::Number { min, max }), _) => {
                for bound in [min - 1.0, max + 1.0] {
                    self.replace(Kind::OutOfRange, own, bound);
                }
            }
            (Some(Form::Integer { min, max }), _) => {
                for bound in [below(*min), above(*max)] {
                    self.replace(Kind::OutOfRange, own, bound);
                }
            }
            (Some(Form::Text(form)), Value::String(text)) => self.text(form, text, own),
            (Some(Form::List(list)), Value::Array(items)) => {
                if list.min > 0 {
                    self.replace(
                        Kind::TooFew,
                        own,
                        items.iter().take(list.min - 1).cloned().collect::<Vec<_>>(),
                    );
                }
                if let (Some(max), Some(first)) = (list.max, items.first()) {
                    self.replace(Kind::TooMany, own, vec![first.clone(); max + 1]);
                }
                if let (true, Some(first)) = (list.unique, items.first()) {
                    let mut twice = items.clone();
                    twice.push(first.clone());
                    self.replace(Kind::Duplicate, own, twice);
                }
                for (index, item) in items.iter().enumerate() {
                    self.step(Step::Item(index), "[]", &list.item, item, own);
                }
            }
            (Some(Form::Tuple(tuple)), Value::Array(items)) => {
                if tuple.min > 0 {
                    self.replace(
                        Kind::TooFew,
                        own,
                        items
                            .iter()
                            .take(tuple.min - 1)
                            .cloned()
                            .collect::<Vec<_>>(),
                    );
                }
                if tuple.rest == Form::Never {
                    let mut more = items.clone();
                    more.resize(tuple.items.len() + 1, json!(self.choice));
                    self.replace(Kind::TooMany, own, more);
                }
                for (index, item) in items.iter().enumerate() {
                    let site = format!("[{index}]");
                    self.step(Step::Item(index), &site, tuple.at(index), item, own);
                }
            }
            (Some(Form::Object(object)), Value::Object(_)) => self.object(object, instance, own),
            // The instance has no form of these where a keyword was passed over.
            (Some(_) | None, _) => {}
        }
        self.definition = outer;
    }

    /// Notes the definition that a form refers to, if it refers to one.
    fn enters(&mut self, form: &'a Form) -> bool {
        match form {
            Form::Ref(name) => {
                self.definition = name;
                true
            }
            // A reference that may be null.
            Form::OneOf(cases) if cases.contains(&Form::Null) => {
                cases.iter().any(|case| self.enters(case))
            }
            _ => false,
        }
    }

    /// Whether all texts of a form are listed ones.
    fn is_enum(&self, form: &Form, depth: usize) -> bool {
        match self.forms.resolve(form) {
            Form::OneOf(cases) => {
                depth < 16 && cases.iter().all(|case| self.is_enum(case, depth + 1))
            }
            Form::Text(_) | Form::Any => false,
            _ => true,
        }
    }

    /// The tags of other cases in the place of this case's.
    fn other_tags(&mut self, form: &'a Form, case: Option<&'a Form>, instance: &Value, own: bool) {
        let (Some((name, tag)), Value::Object(_)) = (tag_of(case), instance) else {
            return;
        };
        let Form::OneOf(cases) = self.forms.resolve(form) else {
            return;
        };
        let forms = self.forms;
        let tags = cases.iter().map(|case| forms.resolve(case));
        let tags: Vec<&Value> = tags
            .filter_map(|case| tag_of(Some(case)))
            .filter(|(other, value)| *other == name && *value != tag)
            .map(|(_, value)| value)
            .collect();
        if !tags.is_empty() {
            let other = tags[self.choice % tags.len()].clone();
            let edit = Edit::Insert(vec![(name.clone(), other)]);
            self.push(Kind::OtherTag, own, &format!(".{name}"), edit);
        }
    }

    fn others(&self) -> Vec<Value> {
        let number = u32::try_from(self.choice).unwrap_or(7);
        vec![
            json!(number),
            json!(f64::from(number) + 0.5),
            json!(format!("text {number}")),
            json!(number % 2 == 0),
            json!([number]),
            json!({ "unlisted": number }),
            json!([]),
            json!({}),
        ]
    }

    fn text(&mut self, form: &TextForm, text: &str, own: bool) {
        if form.min > 0 {
            let short: String = text.chars().take(form.min - 1).collect();
            self.replace(Kind::TooShort, own, short);
        }
        if let Some(max) = form.max {
            let more = if text.is_ascii() {
                max + 1
            } else {
                4 * max + 4
            };
            self.replace(Kind::TooLong, own, stretched(text, more));
        }
        let bad: Vec<String> = misspelt(text)
            .into_iter()
            .filter(|text| form.pattern.is_some() && !form.admits(text))
            .filter(|text| {
                (TextForm {
                    pattern: None,
                    ..form.clone()
                })
                .admits(text)
            })
            .collect();
        if !bad.is_empty() {
            self.replace(Kind::BadPattern, own, bad[self.choice % bad.len()].clone());
        }
        if form.format.as_deref() == Some("uuid") {
            let texts = ["unlisted", "", "00000000-0000-0000-0000-00000000000g"];
            self.replace(Kind::BadPattern, own, texts[self.choice % texts.len()]);
        }
    }

    fn object(&mut self, object: &'a ObjectForm, instance: &Value, own: bool) {
        let Value::Object(members) = instance else {
            return;
        };
        let outer = self.site.len();
        for (name, member) in &object.members {
            if let (Form::Const(value), Some(text)) = (&member.form, members.get(name)) {
                self.site.extend(["<", value.as_str().unwrap_or(name), ">"]);
                let tag = json!(format!("unlisted{}", self.choice));
                let edit = Edit::Insert(vec![(name.clone(), tag)]);
                if text != value {
                    continue;
                }
                self.push(Kind::BadTag, own, &format!(".{name}"), edit);
            }
        }
        for (name, member) in &object.members {
            if member.required && members.contains_key(name) {
                let edit = Edit::Remove(name.clone());
                self.push(Kind::MissingRequired, own, &format!(".{name}"), edit);
            }
        }
        let openness = match &object.rest {
            Rest::Denied => Some(Openness::Denied),
            Rest::Ignored => Some(Openness::Ignored),
            Rest::Each(_) => None,
        };
        if let Some(openness) = openness {
            let (site, path) = (self.site.clone(), self.path.clone());
            self.objects.push(Place {
                site,
                own,
                openness,
                path,
            });
        }
        let unlisted = (UNLISTED.to_owned(), json!(self.choice));
        match &object.rest {
            Rest::Denied => {
                self.push(
                    Kind::ExtraMember,
                    own,
                    ".unlisted",
                    Edit::Insert(vec![unlisted]),
                );
            }
            Rest::Ignored => {}
            Rest::Each(form) => {
                let rest: Vec<(&String, &Value)> = members
                    .iter()
                    .filter(|(name, _)| !object.members.contains_key(*name))
                    .collect();
                if let Some((_, sample)) = rest.first() {
                    self.map_bounds(object, sample, own);
                }
                for (name, value) in rest {
                    self.step(Step::Member(name.clone()), ".*", form, value, own);
                }
            }
        }
        for (name, member) in &object.members {
            if let Some(value) = members.get(name) {
                let (site, before) = (format!(".{name}"), self.judged_later);
                let listed = self.forms.beyond.judged_later.iter();
                self.judged_later |= listed
                    .copied()
                    .any(|(of, member)| of == self.definition && member == name);
                self.step(Step::Member(name.clone()), &site, &member.form, value, own);
                self.judged_later = before;
            }
        }
        self.site.truncate(outer);
    }

    fn map_bounds(&mut self, object: &ObjectForm, sample: &Value, own: bool) {
        if let Some(max) = object.max {
            let more = (0..=max).map(|index| (format!("k{index}"), sample.clone()));
            self.push(Kind::TooMany, own, ".*", Edit::Insert(more.collect()));
        }
        if let Some(keys) = &object.keys {
            let mut bad = vec![String::new(), "a\u{7}".to_owned()];
            let listed = self.forms.beyond.bad_keys.iter();
            bad.extend(listed.map(|key| (*key).to_owned()));
            bad.extend(keys.max.map(|max| "k".repeat(max + 1)));
            bad.retain(|key| !keys.admits(key));
            if !bad.is_empty() {
                let key = bad[self.choice % bad.len()].clone();
                let edit = Edit::Insert(vec![(key, sample.clone())]);
                self.push(Kind::BadKey, own, ".*", edit);
            }
        }
    }

    fn step(&mut self, step: Step, site: &str, form: &'a Form, value: &Value, own: bool) {
        let outer = self.site.len();
        self.path.push(step);
        self.site.push_str(site);
        self.value(form, value, own);
        self.path.pop();
        self.site.truncate(outer);
    }
}

/// The member that tells an object from other cases, and its value.
fn tag_of(case: Option<&Form>) -> Option<(&String, &Value)> {
    let Some(Form::Object(object)) = case else {
        return None;
    };
    object
        .members
        .iter()
        .find_map(|(name, member)| match &member.form {
            Form::Const(value) if member.required => Some((name, value)),
            _ => None,
        })
}

/// Texts that look like this one and that a strict pattern refuses.
fn misspelt(text: &str) -> Vec<String> {
    let tail: String = text.chars().skip(1).collect();
    vec![
        format!("/{tail}"),
        format!(" {tail}"),
        format!("\u{e4}{tail}"),
        format!("{tail}\u{7}"),
        format!("Z{tail}"),
        format!("{text}/"),
        text.to_uppercase(),
        " ".repeat(text.chars().count()),
        "\u{7}".to_owned(),
    ]
}

fn below(min: i128) -> Value {
    integer(min - 1).unwrap_or_else(|| json!(-1e300))
}

fn above(max: i128) -> Value {
    integer(max + 1).unwrap_or_else(|| json!(1e300))
}
