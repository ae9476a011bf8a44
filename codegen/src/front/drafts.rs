//! Methods whose types are still schemas.

use std::collections::{BTreeSet, HashMap};

use super::envelope;
use super::schema::{Reader, Schema};
use crate::model::names::pascal;
use crate::model::{Envelope, Group, Member, Method, Shape};
use crate::problem::Problem;

/// A method whose types are still schemas.
pub(super) struct Draft {
    pub(super) method: Method,
    /// The name and the summary of its group.
    pub(super) group: (String, String),
    pub(super) params: Params,
    pub(super) result: Side,
}

/// What a method takes.
pub(super) enum Params {
    /// One schema for the whole object.
    Whole(Side),
    /// An object whose members are listed one by one.
    Listed(Schema),
}

/// A schema, and what the input calls it.
pub(super) struct Side {
    pub(super) label: String,
    pub(super) schema: Schema,
}

/// Reads the definitions and the methods, and tells the envelope around the responses.
pub(super) fn settle(
    reader: &mut Reader,
    mut drafts: Vec<Draft>,
    mut declared: Option<Envelope>,
) -> (Vec<Draft>, Option<Envelope>) {
    if let Some(envelope) = &mut declared {
        envelope::declared(reader, &drafts, envelope);
    }
    let envelope = declared.or_else(|| envelope::fold(reader, &mut drafts));
    let parameters = parameters(reader, &drafts);
    reader.parameters(parameters);
    reader.read();
    let mut structs: HashMap<Vec<String>, Vec<String>> = HashMap::new();
    for (name, named) in reader.types() {
        if let Shape::Struct(found) = &named.shape {
            let known = structs.entry(names(&found.members)).or_default();
            known.push(name.clone());
        }
    }
    for draft in &mut drafts {
        let name = pascal(&draft.method.name);
        let params = match &draft.params {
            Params::Whole(side) => reader.named(side.schema.clone(), &format!("{name}Params")),
            Params::Listed(schema) => listed(reader, schema, &format!("{name}Params"), &structs),
        };
        draft.method.params = reader.keep(params).unwrap_or_default();
        let result = draft.result.schema.clone();
        let response = reader.named(result, &format!("{name}Result"));
        draft.method.response = reader.keep(response).unwrap_or_default();
    }
    (drafts, envelope)
}

/// The names of the types that methods take, and that nothing else mentions.
fn parameters(reader: &Reader, drafts: &[Draft]) -> BTreeSet<String> {
    let definitions: HashMap<&String, &Schema> = reader.definitions().collect();
    let mut names = BTreeSet::new();
    for draft in drafts {
        names.insert(format!("{}Params", pascal(&draft.method.name)));
        let mut schema = match &draft.params {
            Params::Whole(side) => Some(&side.schema),
            Params::Listed(_) => None,
        };
        while let Some(name) = schema.and_then(Schema::only_reference) {
            let name = name.to_owned();
            schema = definitions.get(&name).copied();
            if !names.insert(name) {
                break;
            }
        }
    }
    let other_name =
        |name: &String, schema: &Schema| names.contains(name) && schema.only_reference().is_some();
    let mut mentioned: BTreeSet<String> = BTreeSet::new();
    let defined = reader.definitions();
    let defined = defined.filter(|(name, schema)| !other_name(name, schema));
    let results = drafts.iter().map(|draft| &draft.result.schema);
    for schema in defined.map(|(_, schema)| schema).chain(results) {
        schema.mentions(&mut |name| {
            mentioned.insert(name.to_owned());
        });
    }
    names.retain(|name| !mentioned.contains(name));
    names
}

/// The type of parameters that are listed one by one: a definition with exactly these members, if
/// there is one, or a new type.
fn listed(
    reader: &mut Reader,
    schema: &Schema,
    name: &str,
    structs: &HashMap<Vec<String>, Vec<String>>,
) -> Result<String, Problem> {
    let mut members: Vec<String> = schema
        .properties()
        .map(|(name, _)| name.to_owned())
        .collect();
    members.sort();
    let known = structs.get(&members).map_or(&[][..], Vec::as_slice);
    let fitting = reader.members_of(schema, name);
    let mut equal = Vec::new();
    for known in known {
        if let Some(Shape::Struct(found)) = reader.types().get(known).map(|named| &named.shape)
            && fitting
                .as_ref()
                .is_some_and(|fitting| *fitting == found.members)
        {
            equal.push(known);
        }
    }
    let own = |known: &&&String| known.as_str() == name;
    let params = |known: &&&String| known.ends_with("Params");
    let chosen = equal.iter().find(own).or_else(|| match equal.as_slice() {
        [only] => Some(only),
        several => {
            let mut several = several.iter().filter(params);
            several.next().filter(|_| several.next().is_none())
        }
    });
    match chosen.filter(|_| !members.is_empty() || equal.iter().any(|known| own(&known))) {
        Some(known) => Ok((*known).clone()),
        None => reader.named(schema.clone(), name),
    }
}

fn names(members: &[Member]) -> Vec<String> {
    let mut names: Vec<String> = members.iter().map(|member| member.name.clone()).collect();
    names.sort();
    names
}

/// The methods in groups, in the order of the first method of each.
pub(super) fn grouped(drafts: Vec<Draft>, described: &[Group]) -> Vec<Group> {
    let mut groups: Vec<Group> = described.to_vec();
    let mut places: HashMap<String, usize> = HashMap::new();
    for (index, group) in groups.iter().enumerate() {
        places.insert(group.name.clone(), index);
    }
    for draft in drafts {
        let (name, summary) = draft.group;
        let index = *places.entry(name.clone()).or_insert(groups.len());
        if index == groups.len() {
            groups.push(Group {
                name,
                summary,
                description: String::new(),
                methods: Vec::new(),
            });
        }
        if let Some(group) = groups.get_mut(index) {
            group.methods.push(draft.method);
        }
    }
    groups.retain(|group| !group.methods.is_empty());
    groups
}

/// The group of a method that the input puts into none: by what its name begins with.
pub(super) fn group_of(method: &str) -> (String, String) {
    let first = method.split(['/', '.', ':']).next().unwrap_or_default();
    if first.is_empty() || first == method {
        let summary = "Methods without a group";
        return ("General".to_owned(), summary.to_owned());
    }
    (pascal(first), format!("Methods of `{first}`"))
}
