//! Instances that an independent validator has called valid or flawed.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};

use jsonschema::Validator;
use serde_json::{Value, json};

use crate::document::Document;
use crate::flaws::{Kind, Openness, UNLISTED, flaws, objects};
use crate::forms::{Beyond, Forms};
use crate::instances::{Instances, seeded};

/// How many instances are made for each that is wanted before it is given up.
const ATTEMPTS: usize = 8;

/// The definitions of a document, with the validator of each.
pub struct Judge {
    /// The forms that instances are made from.
    pub forms: Forms,
    document: Document,
    formats: bool,
    validators: BTreeMap<String, OnceCell<Result<Validator, String>>>,
}

/// Instances of one definition.
#[derive(Clone, Debug, Default)]
pub struct Judged {
    /// Instances that the schema allows, all different.
    pub valid: Vec<Value>,
    /// Instances with one flaw that the schema refuses, all different.
    pub flawed: Vec<Flawed>,
    /// How many instances were made that the schema refuses; they are left out.
    pub refused: usize,
    /// How many flaws were made that the schema allows; they are left out.
    pub allowed: usize,
    /// Whether `valid` has every instance that the schema has.
    pub exhausted: bool,
    /// Whether nothing can be wrong, because the schema allows anything.
    pub unbreakable: bool,
    /// Why instances could not be made, or judged.
    pub unmade: BTreeSet<String>,
}

/// An instance with one flaw.
#[derive(Clone, Debug)]
pub struct Flawed {
    /// What the flaw breaks.
    pub kind: Kind,
    /// Where, without the positions of items.
    pub site: String,
    /// The definition that the place belongs to.
    pub definition: String,
    /// The instance.
    pub document: Value,
}

impl Judge {
    /// A judge over the definitions of a document. `formats` says whether a text must have the form
    /// that its `format` names.
    ///
    /// # Errors
    /// There are no definitions.
    pub fn new(document: &Value, beyond: Beyond, formats: bool) -> Result<Judge, String> {
        let document = Document::read(document)?;
        let alone = document.references_stand_alone();
        let names = document.definitions.keys();
        Ok(Judge {
            forms: Forms::of(&document.definitions, alone, beyond),
            validators: names.map(|name| (name.clone(), OnceCell::new())).collect(),
            document,
            formats,
        })
    }

    /// The names of the definitions.
    pub fn names(&self) -> impl Iterator<Item = &String> {
        self.document.definitions.keys()
    }

    /// The validator of a definition.
    ///
    /// # Errors
    /// There is no such definition, or it is no schema.
    pub fn validator(&self, name: &str) -> Result<&Validator, String> {
        let known = self.validators.get(name);
        let known = known.ok_or_else(|| format!("{name} is not defined"))?;
        let compiled = known.get_or_init(|| {
            jsonschema::options()
                .should_validate_formats(self.formats)
                .build(&self.document.schema_of(name))
                .map_err(|error| format!("{name}: {error}"))
        });
        compiled.as_ref().map_err(Clone::clone)
    }

    /// Instances of a definition, `valid` of them valid and at least `flawed` flawed where there are so
    /// many: every place that belongs to the definition itself is broken in every way that the
    /// instances allow. The same seed gives the same instances.
    pub fn judged(&self, name: &str, seed: u64, valid: usize, flawed: usize) -> Judged {
        let mut judged = Judged::default();
        let validator = match self.validator(name) {
            Ok(validator) => validator,
            Err(error) => {
                judged.unmade.insert(error);
                return judged;
            }
        };
        let instances = Instances::new(&self.forms);
        let mut runner = seeded(1, seed);
        let mut known = BTreeSet::new();
        for _ in 0..valid * ATTEMPTS {
            if judged.valid.len() == valid {
                break;
            }
            match instances.make(name, &mut runner) {
                Err(reason) => {
                    judged.unmade.insert(reason.to_string());
                }
                Ok(document) if !validator.is_valid(&document) => judged.refused += 1,
                Ok(document) => {
                    if known.insert(document.to_string()) {
                        judged.valid.push(document);
                    }
                }
            }
        }
        self.add_unlisted(name, valid, validator, &mut judged);
        let form = self.forms.get(name);
        judged.exhausted = self.forms.count(form) == Some(judged.valid.len());
        judged.unbreakable = self.forms.types(form).is_none();
        self.break_them(name, flawed, validator, &mut judged);
        judged
    }

    /// Where a schema lists too few members for as many instances as are wanted, those that it does not
    /// list make more, if it allows them.
    fn add_unlisted(&self, name: &str, valid: usize, validator: &Validator, judged: &mut Judged) {
        let places: Vec<_> = judged
            .valid
            .iter()
            .filter_map(|instance| {
                let mut places = objects(&self.forms, name, instance).into_iter();
                let place = places.find(|place| place.openness == Openness::Ignored)?;
                Some((instance.clone(), place))
            })
            .collect();
        for number in 0..valid {
            for (instance, place) in &places {
                let more = place.with(instance, &format!("{UNLISTED}{number}"), json!(number));
                if judged.valid.len() < valid && validator.is_valid(&more) {
                    judged.valid.push(more);
                }
            }
        }
    }

    fn break_them(&self, name: &str, least: usize, validator: &Validator, judged: &mut Judged) {
        let mut sites: BTreeSet<(Kind, String)> = BTreeSet::new();
        let mut known = BTreeSet::new();
        // The choice of values changes with every round: a definition with few places is broken in
        // several ways at each.
        for choice in 1..=2 * least + 1 {
            for instance in &judged.valid {
                for flaw in flaws(&self.forms, name, instance, choice) {
                    let full = judged.flawed.len() >= least;
                    if choice > 1 && full {
                        return;
                    }
                    let new = !sites.contains(&(flaw.kind, flaw.site.clone()));
                    if !(new && flaw.own || !full && (new || choice > 1)) {
                        continue;
                    }
                    let document = flaw.apply(instance);
                    if validator.is_valid(&document) {
                        judged.allowed += 1;
                    } else if known.insert(document.to_string()) {
                        sites.insert((flaw.kind, flaw.site.clone()));
                        judged.flawed.push(Flawed {
                            kind: flaw.kind,
                            site: flaw.site,
                            definition: flaw.definition,
                            document,
                        });
                    }
                }
            }
        }
    }
}
