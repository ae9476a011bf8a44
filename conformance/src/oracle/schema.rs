//! Every response is valid against the contract's schema.

use std::collections::{BTreeMap, BTreeSet};

use api_contract::schema::{Bundle, bundle, references};
use jsonschema::error::ValidationErrorKind;
use jsonschema::{ValidationError, Validator};
use serde_json::Value;

use crate::excerpt::excerpt;
use crate::oracle::{Oracle, Tally};
use crate::record::exchange::Exchange;
use crate::target::dialect::Dialect;

/// A validator repeats the whole value that it refuses; this much of it is enough.
const WHY_MAX: usize = 240;

/// Every response is valid against the contract's schema. Values of open enums and unions that the
/// contract does not list are accepted.
///
/// A request that breaks its own schema without being marked as wrong is a fault of the suite.
pub fn schema(dialect: &'static Dialect) -> Box<dyn Oracle> {
    Box::new(SchemaOracle {
        dialect,
        bundles: bundle(dialect.contract)
            .map(|strict| Bundles {
                tolerant: strict.tolerant(),
                strict,
            })
            .map_err(|why| why.to_string()),
        compiled: BTreeMap::new(),
    })
}

struct SchemaOracle {
    dialect: &'static Dialect,
    /// The contract's schemas, or why it has none.
    bundles: Result<Bundles, String>,
    compiled: BTreeMap<Part, Result<Validator, String>>,
}

struct Bundles {
    /// What we send.
    strict: Bundle,
    /// What we read.
    tolerant: Bundle,
}

/// A part of an exchange that has a schema of its own.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Params(String),
    Response(String),
    Error,
    Notification,
}

impl SchemaOracle {
    fn has_schemas_of(&self, method: &str) -> bool {
        let bundles = self.bundles.as_ref();
        bundles.is_ok_and(|bundles| bundles.tolerant.methods.contains_key(method))
    }

    /// Whether a value is valid; the first violation if it is not. `None`: there is no schema.
    fn judge(&mut self, part: Part, value: &Value) -> Option<Result<(), Verdict>> {
        let Bundles { strict, tolerant } = match &self.bundles {
            Ok(bundles) => bundles,
            Err(why) => return Some(Err(Verdict::NoSchema(why.clone()))),
        };
        let (bundle, schema) = match &part {
            Part::Params(method) => (strict, &strict.methods.get(method.as_str())?.params),
            Part::Response(method) => (tolerant, &tolerant.methods.get(method.as_str())?.response),
            Part::Error => (tolerant, &tolerant.error),
            Part::Notification => (tolerant, tolerant.notification.as_ref()?),
        };
        let validator = self.compiled.entry(part).or_insert_with(|| {
            jsonschema::draft202012::new(&standalone(bundle, schema)).map_err(|why| why.to_string())
        });
        Some(match validator {
            Err(why) => Err(Verdict::NoSchema(why.clone())),
            Ok(validator) => match validator.iter_errors(value).next() {
                None => Ok(()),
                Some(error) => Err(innermost(&error)),
            },
        })
    }
}

/// A schema with the definitions it needs. All of them would do as well; compiling them once per
/// method is most of what a run costs.
fn standalone(bundle: &Bundle, schema: &Value) -> Value {
    let mut needed: BTreeSet<&str> = BTreeSet::new();
    let mut open = vec![schema];
    while let Some(next) = open.pop() {
        for name in references(next) {
            if needed.insert(name) {
                open.extend(bundle.definitions.get(name));
            }
        }
    }
    let mut document = bundle.standalone(schema);
    if let Some(Value::Object(definitions)) = document.get_mut("$defs") {
        definitions.retain(|name, _| needed.contains(name.as_str()));
    }
    document
}

/// The violation that helps: of a union, the one in the variant that the value's tag names.
fn innermost(error: &ValidationError<'_>) -> Verdict {
    if let ValidationErrorKind::OneOfNotValid { context } | ValidationErrorKind::AnyOf { context } =
        error.kind()
    {
        let names_another = |error: &ValidationError<'_>| {
            matches!(
                error.kind(),
                ValidationErrorKind::Constant { .. }
                    | ValidationErrorKind::Not { .. }
                    | ValidationErrorKind::Type { .. }
            )
        };
        let variant = context
            .iter()
            .find(|errors| !errors.iter().any(names_another));
        if let Some(error) = variant.and_then(|errors| errors.first()) {
            return innermost(error);
        }
    }
    Verdict::Invalid {
        at: error.instance_path().to_string(),
        rule: error.kind().keyword().to_owned(),
        why: excerpt(&error.to_string(), WHY_MAX),
    }
}

enum Verdict {
    NoSchema(String),
    Invalid {
        at: String,
        rule: String,
        why: String,
    },
}

impl Oracle for SchemaOracle {
    fn observe(&mut self, exchange: &Exchange, tally: &mut Tally) {
        let Some(method) = exchange.request().method().map(str::to_owned) else {
            return;
        };
        if !exchange.request().is_wrong()
            && let Some(params) = exchange.request().params()
        {
            match self.judge(Part::Params(method.clone()), params) {
                Some(Err(Verdict::Invalid { at, why, .. })) => tally.harness.push(format!(
                    "{} sent a {method} that breaks its own schema at {at:?}: {why}",
                    exchange.sender()
                )),
                Some(Err(Verdict::NoSchema(why))) => tally.harness.push(why),
                Some(Ok(())) | None => {}
            }
        }
        let Some(envelope) = exchange.envelope() else {
            return;
        };
        let mut parts = Vec::new();
        if let Some(outcome) = envelope.answer.outcome() {
            if exchange.data().is_none() && self.has_schemas_of(&method) {
                tally.judge();
                tally.fail(
                    format!("the outcome of {method} lacks its result"),
                    [exchange],
                );
                return;
            }
            match self.dialect.notifications(outcome) {
                Some(Value::Array(items)) => {
                    parts.extend(items.iter().map(|item| (Part::Notification, item)));
                }
                None => {}
                Some(_) => {
                    tally.judge();
                    tally.fail(
                        format!("the notifications of {method} are no list"),
                        [exchange],
                    );
                }
            }
        }
        if let Some(data) = exchange.data() {
            parts.push((Part::Response(method.clone()), data));
        } else if let Some(data) = exchange.error().and_then(|error| error.data) {
            parts.push((Part::Error, data.json));
        }
        for (part, value) in parts {
            match self.judge(part, value) {
                None => {}
                Some(Ok(())) => tally.judge(),
                Some(Err(Verdict::NoSchema(why))) => tally.harness.push(why),
                Some(Err(Verdict::Invalid { at, rule, why })) => {
                    tally.judge();
                    let reason =
                        format!("the response of {method} breaks `{rule}` at {at:?}: {why}");
                    tally.fail(reason, [exchange]);
                }
            }
        }
    }
}
