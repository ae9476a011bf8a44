//! Two forms at once: what a value has that satisfies both.

use serde_json::Value;

use super::{Form, ListForm, Member, ObjectForm, Rest, TextForm, TupleForm, type_of};

impl Form {
    /// Both forms at once. `resolve` gives the form behind a reference.
    pub(super) fn and(self, other: Form, resolve: &mut dyn FnMut(&str) -> Form) -> Form {
        match (self, other) {
            (Form::Any, form)
            | (form, Form::Any)
            | (form @ Form::Integer { .. }, Form::Number { .. })
            | (Form::Number { .. }, form @ Form::Integer { .. }) => form,
            (Form::Ref(left), Form::Ref(right)) if left == right => Form::Ref(left),
            (Form::Ref(name), form) | (form, Form::Ref(name)) => resolve(&name).and(form, resolve),
            (Form::OneOf(cases), other) => Form::one_of(
                cases
                    .into_iter()
                    .map(|case| case.and(other.clone(), resolve))
                    .collect(),
            ),
            (form, Form::OneOf(cases)) => Form::one_of(
                cases
                    .into_iter()
                    .map(|case| form.clone().and(case, resolve))
                    .collect(),
            ),
            (Form::Const(value), form) | (form, Form::Const(value)) => constant(value, &form),
            (Form::Object(left), Form::Object(right)) => objects(left, right, resolve),
            (Form::Text(left), Form::Text(right)) => Form::Text(texts(left, right)),
            (
                Form::Integer { min, max },
                Form::Integer {
                    min: least,
                    max: most,
                },
            ) => Form::integer(min.max(least), max.min(most)),
            (
                Form::Number { min, max },
                Form::Number {
                    min: least,
                    max: most,
                },
            ) => Form::Number {
                min: min.max(least),
                max: max.min(most),
            },
            (Form::List(left), Form::List(right)) => Form::List(Box::new(ListForm {
                item: left.item.and(right.item, resolve),
                min: left.min.max(right.min),
                max: least(left.max, right.max),
                unique: left.unique || right.unique,
            })),
            (Form::Tuple(tuple), Form::List(list)) | (Form::List(list), Form::Tuple(tuple)) => {
                let items = tuple.items.into_iter();
                Form::Tuple(Box::new(TupleForm {
                    items: items
                        .map(|item| item.and(list.item.clone(), resolve))
                        .collect(),
                    min: tuple.min.max(list.min),
                    rest: tuple.rest.and(list.item, resolve),
                }))
            }
            (left, right) if left == right => left,
            _ => Form::Never,
        }
    }

    /// One of these, without those that admit nothing.
    pub(super) fn one_of(mut cases: Vec<Form>) -> Form {
        cases.retain(|case| *case != Form::Never);
        match cases.len() {
            0 => Form::Never,
            1 => cases.remove(0),
            _ => Form::OneOf(cases),
        }
    }

    pub(super) fn integer(min: i128, max: i128) -> Form {
        if min > max {
            Form::Never
        } else {
            Form::Integer { min, max }
        }
    }
}

fn constant(value: Value, form: &Form) -> Form {
    let fits = match form {
        Form::Const(other) => *other == value,
        Form::Text(text) => value.as_str().is_some_and(|value| text.admits(value)),
        Form::Integer { .. } => type_of(&value) == "integer",
        Form::Number { .. } => value.is_number(),
        Form::Bool => value.is_boolean(),
        Form::Null => value.is_null(),
        Form::List(_) | Form::Tuple(_) => value.is_array(),
        Form::Object(_) => value.is_object(),
        _ => false,
    };
    if fits {
        Form::Const(value)
    } else {
        Form::Never
    }
}

fn objects(left: ObjectForm, right: ObjectForm, resolve: &mut dyn FnMut(&str) -> Form) -> Form {
    let mut joined = left;
    for (name, member) in right.members {
        let joint = match joined.members.remove(&name) {
            Some(known) => Member {
                form: known.form.and(member.form, resolve),
                required: known.required || member.required,
            },
            None => member,
        };
        if joint.required && joint.form == Form::Never {
            return Form::Never;
        }
        joined.members.insert(name, joint);
    }
    joined.rest = match (joined.rest, right.rest) {
        (Rest::Ignored, rest) | (rest, Rest::Ignored) => rest,
        (Rest::Denied, _) | (_, Rest::Denied) => Rest::Denied,
        (Rest::Each(left), Rest::Each(right)) => Rest::Each(Box::new(left.and(*right, resolve))),
    };
    joined.keys = match (joined.keys, right.keys) {
        (Some(left), Some(right)) => Some(texts(left, right)),
        (keys, None) | (None, keys) => keys,
    };
    joined.max = least(joined.max, right.max);
    Form::Object(joined)
}

/// Of two patterns the first stays; the judge knows the other.
fn texts(left: TextForm, right: TextForm) -> TextForm {
    TextForm {
        pattern: left.pattern.or(right.pattern),
        format: left.format.or(right.format),
        min: left.min.max(right.min),
        max: least(left.max, right.max),
    }
}

fn least<T: Ord>(left: Option<T>, right: Option<T>) -> Option<T> {
    match (left, right) {
        (Some(left), Some(right)) => Some(left.min(right)),
        (bound, None) | (None, bound) => bound,
    }
}
