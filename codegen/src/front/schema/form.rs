//! What a schema means: a type expression, or a shape that needs a name.

use super::Reader;
use super::annotations::Annotations;
use super::kinds::Kinds;
use super::lift::inner_name;
use super::syntax::{Listed, Numeric, Schema, Textual};
use super::values::constant;
use crate::model::{Choice, Constant, Shape, Tagging, TextEnum, TextValue, Type, Union};
use crate::problem::Problem;

/// So many schemas may stand inside each other without a name. Joined members can go on for ever.
const MAX_INLINE: usize = 24;

/// What a schema means.
pub(super) enum Form {
    Type(Type),
    Shape(Shape),
}

impl Reader {
    /// A schema inside another one: its type, and what is said of it. `name` is the name of a type
    /// that has to be made for it.
    pub(super) fn expression(
        &mut self,
        schema: Schema,
        name: &str,
    ) -> Result<(Type, Annotations), Problem> {
        let at = schema.at.clone();
        let schema = self.flat(schema)?;
        let about = schema.about.clone();
        let before = self.notes.len();
        let (form, null) = self.form(schema, name, false)?;
        let ty = match form {
            Form::Type(ty) => ty,
            Form::Shape(shape) => {
                let mut all = about.clone();
                for note in self.notes.drain(before..) {
                    all.note(&note);
                }
                self.lift(name, all.docs, shape, &at)?
            }
        };
        Ok((if null { ty.or_null() } else { ty }, about))
    }

    /// A schema that has no place for what is said of it: that is noted for whoever has.
    pub(super) fn noted(&mut self, schema: Schema, name: &str) -> Result<Type, Problem> {
        let at = schema.at.clone();
        let (ty, about) = self.expression(schema, name)?;
        about.no_member(&at)?;
        let made = matches!(ty.without_null().0, Type::Reference(made) if made == name);
        let words = about.in_words();
        if !words.is_empty() && !made {
            self.notes.push(words);
        }
        Ok(ty)
    }

    /// What a flat schema means, and whether it may be null. At the `top` it has a name.
    pub(super) fn form(
        &mut self,
        schema: Schema,
        name: &str,
        top: bool,
    ) -> Result<(Form, bool), Problem> {
        if self.depth >= MAX_INLINE {
            return Err(schema.at.problem(
                "is nested too deeply",
                "give the inner parts names and refer to them",
            ));
        }
        self.depth += 1;
        let open = schema.about.open;
        let at = schema.at.clone();
        let found = self.meaning(schema, name, top);
        self.depth -= 1;
        let (form, null) = found?;
        let told_apart = match &form {
            Form::Shape(Shape::TextEnum(_)) => true,
            Form::Shape(Shape::Union(Union { tagging, .. })) => *tagging != Tagging::External,
            _ => false,
        };
        if open && !told_apart {
            Annotations {
                open,
                ..Annotations::default()
            }
            .not_open(&at)?;
        }
        Ok((form, null))
    }

    fn meaning(
        &mut self,
        mut schema: Schema,
        name: &str,
        top: bool,
    ) -> Result<(Form, bool), Problem> {
        let null = schema.nullable;
        if let Some(reference) = schema.only_reference() {
            return Ok((Form::Type(Type::Reference(reference.to_owned())), null));
        }
        if schema.never {
            return match schema.kinds {
                None if schema.object.is_none() && schema.values.is_none() => {
                    Ok((Form::Type(Type::Never), null))
                }
                _ => Err(schema.at.problem(
                    "accepts no value: the schemas that it joins exclude each other",
                    "correct the one that should not be joined",
                )),
            };
        }
        if let Some(not) = schema.not.first() {
            return Err(not.at.problem(
                "excludes values by `not`, which no type can",
                "list what is accepted; `not` is understood only where it keeps texts out: of a \
                 text, or of a member that is one",
            ));
        }
        if !schema.choices.is_empty() {
            let (form, inner) = self.choice(schema, name, top)?;
            return Ok((form, null || inner));
        }
        if let Some(values) = schema.values.take() {
            let (form, inner) = Self::listed(values, &schema, top)?;
            return Ok((form, null || inner));
        }
        let Some(kinds) = inferred(&schema)? else {
            return Ok((Form::Type(Type::Any), null));
        };
        let null = null || (kinds.has(Kinds::NULL) && kinds != Kinds::NULL);
        let kinds = if kinds == Kinds::NULL {
            kinds
        } else {
            kinds.without(Kinds::NULL)
        };
        match kinds.each().as_slice() {
            [only] => Ok((self.of_kind(*only, schema, name, top)?, null)),
            _ if kinds.or(Kinds::NULL) == Kinds::ALL && free(&schema) => {
                Ok((Form::Type(Type::Any), null))
            }
            several => {
                let mut alternatives = Vec::new();
                for kind in several {
                    let one = Schema {
                        kinds: Some(*kind),
                        ..schema.clone()
                    };
                    let name = inner_name(name, kind.word());
                    let form = self.of_kind(*kind, one, &name, false)?;
                    alternatives.push(match form {
                        Form::Type(ty) => ty,
                        Form::Shape(shape) => self.lift(&name, String::new(), shape, &schema.at)?,
                    });
                }
                let choice = Choice {
                    alternatives,
                    exclusive: false,
                };
                Ok((Form::Type(Type::Choice(choice)), null))
            }
        }
    }

    /// Values one by one: an enum of texts, one constant, or a choice of constants.
    fn listed(values: Vec<Listed>, schema: &Schema, top: bool) -> Result<(Form, bool), Problem> {
        let at = &schema.at;
        if schema.text != Textual::default() || schema.number != Numeric::default() {
            return Err(at.problem(
                "lists values and restricts them as well",
                "list only those that are meant",
            ));
        }
        let kinds = schema.kinds.unwrap_or(Kinds::ALL);
        let mut values = values;
        values.retain(|listed| kinds.has(Kinds::of(&listed.value)));
        let before = values.len();
        if before > 1 {
            values.retain(|listed| !listed.value.is_null());
        }
        let null = values.len() < before;
        if values.is_empty() {
            return Err(at.problem(
                "lists no value of its own type",
                "correct the values or the type",
            ));
        }
        let single = values.len() == 1 && (schema.constant || !top);
        let texts = values.iter().all(|listed| listed.value.is_string());
        if texts && !single {
            let values = values.into_iter().map(text_value).collect();
            let open = schema.about.open;
            return Ok((
                Form::Shape(Shape::TextEnum(TextEnum {
                    values,
                    open,
                    free: false,
                })),
                null,
            ));
        }
        let mut constants = Vec::new();
        for listed in &values {
            constants.push(constant(&listed.value, at)?);
        }
        let ty = match constants.len() {
            1 => constants.remove(0),
            _ => Type::Choice(Choice {
                alternatives: constants,
                exclusive: false,
            }),
        };
        Ok((Form::Type(ty), null))
    }

    fn of_kind(
        &mut self,
        kind: Kinds,
        schema: Schema,
        name: &str,
        top: bool,
    ) -> Result<Form, Problem> {
        Ok(Form::Type(match kind {
            Kinds::NULL => Type::Constant(Constant::Null),
            Kinds::BOOLEAN => Type::Boolean,
            Kinds::WHOLE => Type::Integer(self.integer(&schema)?),
            Kinds::NUMBER => Type::Number(Self::number(&schema)?),
            Kinds::TEXT => Type::Text(Self::text(&schema)),
            Kinds::ARRAY => self.array(schema, name)?,
            _ => return self.object(schema, name, top),
        }))
    }
}

pub(super) fn text_value(listed: Listed) -> TextValue {
    TextValue {
        text: listed.value.as_str().unwrap_or_default().to_owned(),
        docs: listed.docs,
    }
}

/// The JSON types that a schema is about; `None` if it is about all and says nothing of any.
fn inferred(schema: &Schema) -> Result<Option<Kinds>, Problem> {
    if let Some(kinds) = schema.kinds {
        return Ok(Some(kinds));
    }
    if schema.text != Textual::default() || schema.number != Numeric::default() {
        return Err(schema.at.problem(
            "restricts values of one type and says nothing of others",
            "write the `type`",
        ));
    }
    match (&schema.object, &schema.array) {
        (Some(_), Some(_)) => Err(schema
            .at
            .problem("has keywords of arrays and of objects", "write the `type`")),
        (Some(_), None) => Ok(Some(Kinds::OBJECT)),
        (None, Some(_)) => Ok(Some(Kinds::ARRAY)),
        (None, None) => Ok(None),
    }
}

/// Whether nothing is said of any type.
fn free(schema: &Schema) -> bool {
    schema.object.is_none()
        && schema.array.is_none()
        && schema.text == Textual::default()
        && schema.number == Numeric::default()
}
