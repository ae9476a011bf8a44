//! Where the secrets of a method stand, by the contract's own declaration.
//!
//! For whoever keeps calls: what the contract declares as `secret` is to be replaced before a call is
//! written down. The places come from the schemas, so that no list of them has to be kept.

use std::collections::{BTreeMap, BTreeSet};

use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value};

use crate::method::{MethodDescriptor, TypeDescriptor};
use crate::schema::{ALIASES, REF_PREFIX, SECRET};

/// The secrets in the parameters and the response of one method.
///
/// ```
/// use api_contract::lightspeed::CONTRACT;
/// use api_contract::secrets::MethodSecrets;
///
/// let import = CONTRACT.method("auth/grants/import").unwrap();
/// let secrets = MethodSecrets::of(import);
/// let params = secrets.params().expect("a method that takes a secret");
/// assert!(params.member("token").is_some_and(|place| place.is_secret()));
/// assert!(params.member("displayName").is_none(), "nothing secret there");
/// // A member that the contract does not know may be a misspelt one that it does.
/// assert!(params.member("tokn").is_some_and(|place| place.is_secret()));
/// ```
#[derive(Clone, Debug)]
pub struct MethodSecrets {
    params: Places,
    response: Places,
}

/// A place in a document that is secret or has secrets below it.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    places: &'a Places,
    index: usize,
}

/// The places of one document. The first one is the document itself.
#[derive(Clone, Debug, Default)]
struct Places(Vec<Node>);

#[derive(Clone, Debug, Default)]
struct Node {
    secret: bool,
    /// Whether this or anything below is secret.
    leads_to_one: bool,
    /// Whether an ordinary text may stand here.
    text: bool,
    members: BTreeMap<String, usize>,
    others: Option<usize>,
    items: Option<usize>,
}

/// Stands for a member that the contract does not know beside others that it does.
const UNKNOWN: Node = Node {
    secret: true,
    leads_to_one: true,
    text: false,
    members: BTreeMap::new(),
    others: None,
    items: None,
};

impl MethodSecrets {
    /// The secrets of a method.
    pub fn of(method: &MethodDescriptor) -> Self {
        MethodSecrets {
            params: Places::of(&method.params, SchemaSettings::for_deserialize),
            response: Places::of(&method.response, SchemaSettings::for_serialize),
        }
    }

    /// The parameters; `None` when nothing in them is secret.
    pub fn params(&self) -> Option<Place<'_>> {
        self.params.root()
    }

    /// The response, without the envelope; `None` when nothing in it is secret.
    pub fn response(&self) -> Option<Place<'_>> {
        self.response.root()
    }
}

impl<'a> Place<'a> {
    /// Whether whatever stands here is a secret.
    pub fn is_secret(self) -> bool {
        self.node().secret
    }

    /// Whether an ordinary text may stand here, in place of something with secrets in it.
    pub fn may_be_text(self) -> bool {
        self.node().text
    }

    /// The place of a member; `None` when nothing there is secret. Of an object that may have secrets,
    /// a member that the contract does not know is taken for one.
    pub fn member(self, name: &str) -> Option<Place<'a>> {
        let node = self.node();
        let declared = node.members.get(name).copied().or(node.others);
        self.at(declared.unwrap_or(self.unknown()))
    }

    /// The place of every element; `None` when nothing there is secret. Where the contract has no list
    /// but something with secrets in it, an element is taken for one.
    pub fn item(self) -> Option<Place<'a>> {
        self.at(self.node().items.unwrap_or(self.unknown()))
    }

    /// The place of whatever the contract does not know.
    fn unknown(self) -> usize {
        self.places.0.len() - 1
    }

    fn at(self, index: usize) -> Option<Place<'a>> {
        let place = Place { index, ..self };
        place.node().leads_to_one.then_some(place)
    }

    fn node(self) -> &'a Node {
        &self.places.0[self.index]
    }
}

impl Places {
    fn of(of: &TypeDescriptor, direction: fn(SchemaSettings) -> SchemaSettings) -> Self {
        let mut generator: SchemaGenerator =
            direction(SchemaSettings::draft2020_12()).into_generator();
        let root = of.schema(&mut generator).to_value();
        let definitions = generator.take_definitions(true);
        let mut reading = Reading {
            definitions: &definitions,
            places: Places::default(),
            read: BTreeMap::new(),
        };
        reading.place(&[&root]);
        let mut places = reading.places;
        places.find_ways();
        // The last one is for members that the contract does not know.
        places.0.push(UNKNOWN);
        places
    }

    fn root(&self) -> Option<Place<'_>> {
        let root = self.0.first()?;
        root.leads_to_one.then_some(Place {
            places: self,
            index: 0,
        })
    }

    /// Marks every place that has a secret below it.
    fn find_ways(&mut self) {
        loop {
            let leading: Vec<usize> = (0..self.0.len())
                .filter(|index| !self.0[*index].leads_to_one)
                .filter(|index| {
                    let node = &self.0[*index];
                    let mut below = node.members.values().chain(&node.others).chain(&node.items);
                    node.secret || below.any(|below| self.0[*below].leads_to_one)
                })
                .collect();
            if leading.is_empty() {
                return;
            }
            for index in leading {
                self.0[index].leads_to_one = true;
            }
        }
    }
}

/// Schemas on their way to places. What several schemas say of one place is taken together: a member
/// that is a secret in one variant of a union is one in all.
struct Reading<'a> {
    definitions: &'a Map<String, Value>,
    places: Places,
    read: BTreeMap<Vec<usize>, usize>,
}

impl<'a> Reading<'a> {
    /// The place that all these schemas speak of.
    fn place(&mut self, schemas: &[&'a Value]) -> usize {
        let mut parts = Vec::new();
        let mut addresses = BTreeSet::new();
        for schema in schemas {
            self.collect(schema, &mut parts, &mut addresses);
        }
        let key: Vec<usize> = addresses.into_iter().collect();
        if let Some(index) = self.read.get(&key) {
            return *index;
        }
        let index = self.places.0.len();
        self.places.0.push(Node::default());
        self.read.insert(key, index);
        let mut members: BTreeMap<String, Vec<&Value>> = BTreeMap::new();
        let (mut others, mut items) = (Vec::new(), Vec::new());
        let (mut secret, mut text) = (false, false);
        for part in parts {
            let is_secret = part.get(SECRET) == Some(&Value::Bool(true));
            secret |= is_secret;
            text |= !is_secret && is_text(part);
            for (name, schema) in part
                .get("properties")
                .and_then(Value::as_object)
                .into_iter()
                .flatten()
            {
                let aliases = schema.get(ALIASES).and_then(Value::as_array);
                let aliases = aliases.into_iter().flatten().filter_map(Value::as_str);
                for name in aliases.chain([name.as_str()]) {
                    members.entry(name.to_owned()).or_default().push(schema);
                }
            }
            others.extend(
                part.get("additionalProperties")
                    .filter(|schema| schema.is_object()),
            );
            items.extend(part.get("items").filter(|schema| schema.is_object()));
            let tuple = part.get("prefixItems").and_then(Value::as_array);
            items.extend(tuple.into_iter().flatten());
        }
        let members = members
            .into_iter()
            .map(|(name, schemas)| (name, self.place(&schemas)))
            .collect();
        let others = (!others.is_empty()).then(|| self.place(&others));
        let items = (!items.is_empty()).then(|| self.place(&items));
        self.places.0[index] = Node {
            secret,
            leads_to_one: secret,
            text,
            members,
            others,
            items,
        };
        index
    }

    /// The schema with all that it refers to or is put together from.
    fn collect(&self, schema: &'a Value, parts: &mut Vec<&'a Value>, seen: &mut BTreeSet<usize>) {
        if !seen.insert(std::ptr::from_ref(schema).addr()) {
            return;
        }
        parts.push(schema);
        let target = schema.get("$ref").and_then(Value::as_str);
        let name = target.and_then(|target| target.strip_prefix(REF_PREFIX));
        if let Some(definition) = name.and_then(|name| self.definitions.get(name)) {
            self.collect(definition, parts, seen);
        }
        for keyword in ["oneOf", "anyOf", "allOf"] {
            let schemas = schema.get(keyword).and_then(Value::as_array);
            for schema in schemas.into_iter().flatten() {
                self.collect(schema, parts, seen);
            }
        }
    }
}

/// Whether a schema admits ordinary texts.
fn is_text(schema: &Value) -> bool {
    match schema.get("type") {
        Some(Value::String(name)) => name == "string",
        Some(Value::Array(names)) => names.iter().any(|name| name == "string"),
        _ => schema.get("const").is_some_and(Value::is_string),
    }
}
