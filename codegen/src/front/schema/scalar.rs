//! Numbers, texts and lists.

use super::Reader;
use super::lift::inner_name;
use super::syntax::{Array, Schema};
use crate::front::json_text::whole;
use crate::model::{Integer, IntegerFormat, List, Number, Text, Tuple, Type};
use crate::problem::Problem;

/// The places of a tuple, for the names of what stands there.
const PLACES: [&str; 12] = [
    "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth",
    "Eleventh", "Twelfth",
];

impl Reader {
    pub(super) fn integer(&mut self, schema: &Schema) -> Result<Integer, Problem> {
        let at = &schema.at;
        let format = schema.format.as_deref().and_then(|name| {
            let known = IntegerFormat::from_name(name);
            if known.is_none() {
                self.notes.push(format!("Format: `{name}`."));
            }
            known
        });
        let implied = format.map(IntegerFormat::range);
        let bound = |keyword: &str, number: &Option<serde_json::Number>| match number {
            None => Ok(None),
            Some(number) => match (whole(number), implied, number.as_f64()) {
                (Some(exact), ..) => Ok(Some(exact)),
                // Written as a floating number of the same size as the format's own bound.
                #[expect(clippy::cast_precision_loss, reason = "only sizes are compared")]
                (None, Some((_, most)), Some(value)) if value >= most as f64 => Ok(Some(most)),
                #[expect(clippy::cast_precision_loss, reason = "only sizes are compared")]
                (None, Some((least, _)), Some(value)) if value <= least as f64 => Ok(Some(least)),
                _ => Err(at.member(keyword).problem(
                    format!("is {number}, which is no whole number of at most 64 bits"),
                    "write one, or leave the bound out",
                )),
            },
        };
        let numbers = &schema.number;
        let above = bound("exclusiveMinimum", &numbers.above)?.map(|bound| bound + 1);
        let below = bound("exclusiveMaximum", &numbers.below)?.map(|bound| bound - 1);
        let min = bound("minimum", &numbers.min)?.max(above);
        let max = match (bound("maximum", &numbers.max)?, below) {
            (Some(left), Some(right)) => Some(left.min(right)),
            (left, right) => left.or(right),
        };
        let least = min.or(implied.map(|(least, _)| least));
        let most = max.or(implied.map(|(_, most)| most));
        if let (Some(min), Some(max)) = (least, most)
            && min > max
        {
            return Err(at.problem(
                format!("has bounds that no number meets: {min} to {max}"),
                "write a minimum that is not above the maximum",
            ));
        }
        // Whole numbers without a width are as wide as JSON readers have them, unless both bounds
        // say how wide they are, or one leads beyond.
        let implied = match (min, max) {
            (Some(_), Some(_)) => None,
            (Some(min), None) if min >= 0 => Some(IntegerFormat::Uint64),
            (_, Some(max)) if max > i128::from(i64::MAX) => None,
            (Some(_) | None, _) => Some(IntegerFormat::Int64),
        };
        match implied.filter(|_| format.is_none()) {
            None => Ok(Integer { format, min, max }),
            Some(width) => {
                let (least, most) = width.range();
                Ok(Integer {
                    format: Some(width),
                    min: min.or(Some(least)),
                    max: max.or(Some(most)),
                })
            }
        }
    }

    pub(super) fn number(schema: &Schema) -> Result<Number, Problem> {
        let numbers = &schema.number;
        for (keyword, bound) in [
            ("exclusiveMinimum", &numbers.above),
            ("exclusiveMaximum", &numbers.below),
        ] {
            if bound.is_some() {
                return Err(schema.at.member(keyword).problem(
                    "excludes the bound itself, which only integers can",
                    "write `minimum` or `maximum`, or `type: integer`",
                ));
            }
        }
        Ok(Number {
            format: schema.format.clone(),
            min: numbers.min.clone(),
            max: numbers.max.clone(),
        })
    }

    pub(super) fn text(schema: &Schema) -> Text {
        Text {
            format: schema.format.clone(),
            min: schema.text.min,
            max: schema.text.max,
            pattern: schema.text.pattern.clone(),
            except: schema.text.except.iter().cloned().collect(),
        }
    }

    /// A list of equal things, or one with a type for each place.
    pub(super) fn array(&mut self, schema: Schema, name: &str) -> Result<Type, Problem> {
        let at = schema.at;
        let array = schema.array.unwrap_or_default();
        if let (Some(min), Some(max)) = (array.min, array.max)
            && min > max
        {
            return Err(at.problem(
                format!("has bounds that no list meets: {min} to {max}"),
                "write `minItems` that is not above `maxItems`",
            ));
        }
        if !array.first.is_empty() {
            return self.tuple(*array, name, &at).map(Type::Tuple);
        }
        let items = match array.rest {
            None => Type::Any,
            Some(items) => self.noted(items, &inner_name(name, "Item"))?,
        };
        Ok(Type::List(List {
            items: Box::new(items),
            min: array.min,
            max: array.max,
            unique: array.unique,
        }))
    }

    fn tuple(
        &mut self,
        array: Array,
        name: &str,
        at: &super::place::Place,
    ) -> Result<Tuple, Problem> {
        let mut first = array.first;
        let listed = first.len();
        let most = array.max.and_then(|most| usize::try_from(most).ok());
        let refuse = |keyword: &str, what: &str| {
            let instead = "count the listed places only, or write a list of equal items";
            Err(at.member(keyword).problem(what, instead))
        };
        // Without a word about them, any items may follow.
        let rest = array.rest.unwrap_or_else(|| Schema::anything(at.clone()));
        let mut rest = Some(rest).filter(|rest| !rest.never);
        if let Some(most) = most {
            if most <= listed {
                first.truncate(most);
                rest = None;
            } else {
                return refuse("maxItems", "bounds what follows the listed places");
            }
        }
        if array.unique {
            return refuse("uniqueItems", "compares items that have a type each");
        }
        let least = array.min.unwrap_or_default();
        let Some(min) = usize::try_from(least)
            .ok()
            .filter(|min| *min <= first.len())
        else {
            return refuse("minItems", "demands more than the listed places");
        };
        let mut items = Vec::new();
        for (index, item) in first.into_iter().enumerate() {
            let place = PLACES.get(index).copied().unwrap_or("Later");
            items.push(self.noted(item, &inner_name(name, place))?);
        }
        let rest = match rest {
            None => None,
            Some(rest) => Some(Box::new(self.noted(rest, &inner_name(name, "Rest"))?)),
        };
        Ok(Tuple { items, min, rest })
    }
}
