//! Open unions that say so by their last alternative: an object with any other tag.

use std::collections::BTreeSet;

use super::Reader;
use super::choice::Alternative;
use super::kinds::Kinds;
use super::syntax::{Object, Schema};
use super::union::constant;
use crate::model::Union;
use crate::problem::Problem;

impl Reader {
    /// A union whose last alternative is an object with a tag that is none of the others': by `not`.
    pub(super) fn open_union(
        &mut self,
        all: &[Alternative],
        name: &str,
    ) -> Result<Option<Union>, Problem> {
        let is_tail = |one: &Alternative| !one.resolved.not.is_empty();
        let Some(tail) = all.iter().find(|one| is_tail(one)) else {
            return Ok(None);
        };
        let listed: Vec<Alternative> = all
            .iter()
            .filter(|one| !is_tail(one))
            .map(|one| Alternative {
                written: one.written.clone(),
                resolved: one.resolved.clone(),
            })
            .collect();
        let refuse = |what: String| {
            tail.resolved.at.problem(
                what,
                "write an object with the tag as its only member, and `not` with an `anyOf` of \
                 exactly the listed tags",
            )
        };
        if listed.len() + 1 != all.len() {
            return Err(refuse(
                "excludes values by `not`, as does another alternative".to_owned(),
            ));
        }
        let Some(mut union) = self.tagged(&listed, true, name)? else {
            return Err(refuse(
                "excludes values by `not`, but the other alternatives have no tag in common"
                    .to_owned(),
            ));
        };
        let tag = union.tagging.tag().unwrap_or_default();
        let object = tail.resolved.object.as_deref();
        let free = object.is_some_and(|object| any_other(object, tag));
        let kinds = tail.resolved.kinds.unwrap_or(Kinds::OBJECT);
        if !free || kinds != Kinds::OBJECT || !tail.resolved.choices.is_empty() {
            return Err(refuse(format!(
                "is an alternative for other values of `{tag}` that demands more than a text there"
            )));
        }
        let mut excluded = BTreeSet::new();
        for not in &tail.resolved.not {
            if !self.collect(not, tag, &mut excluded)? {
                return Err(refuse(format!(
                    "excludes more by `not` than values of `{tag}`"
                )));
            }
        }
        let tags: BTreeSet<String> = union.variants.iter().map(|one| one.tag.clone()).collect();
        if tags != excluded {
            let all = tags.symmetric_difference(&excluded).cloned();
            let all: Vec<String> = all.map(|tag| format!("`{tag}`")).collect();
            return Err(refuse(format!(
                "excludes by `not` other values of `{tag}` than the alternatives list: {}",
                all.join(", ")
            )));
        }
        self.tails
            .extend(tail.written.only_reference().map(str::to_owned));
        let docs = tail.docs();
        self.notes
            .extend(Some(docs).filter(|docs| !docs.is_empty()));
        union.free = true;
        Ok(Some(union))
    }

    /// The values of the tag that a schema under `not` accepts, if it accepts nothing else.
    fn collect(
        &mut self,
        not: &Schema,
        tag: &str,
        excluded: &mut BTreeSet<String>,
    ) -> Result<bool, Problem> {
        let flat = self.flat(not.clone())?;
        if let [choices] = flat.choices.as_slice() {
            let rest = Schema {
                choices: Vec::new(),
                kinds: flat.kinds.filter(|kinds| *kinds != Kinds::OBJECT),
                ..flat.clone()
            };
            if !rest.unrestricted() {
                return Ok(false);
            }
            for alternative in &choices.alternatives {
                if !self.collect(alternative, tag, excluded)? {
                    return Ok(false);
                }
            }
            return Ok(true);
        }
        let resolved = self.resolved(&flat)?;
        let Some(object) = resolved.object.as_deref() else {
            return Ok(false);
        };
        let only = object.properties.len() == 1
            && object.additional.is_none()
            && object.required == [tag]
            && resolved.values.is_none();
        let values = object.properties.get(tag).filter(|_| only);
        let Some(values) = values.filter(|values| values.lists_texts()) else {
            return Ok(false);
        };
        let texts = values.values.iter().flatten();
        excluded.extend(texts.filter_map(|one| one.value.as_str().map(str::to_owned)));
        Ok(true)
    }
}

/// Whether an object has a tag of any text and whatever else it likes.
fn any_other(object: &Object, tag: &str) -> bool {
    let text = |schema: &Schema| {
        schema.kinds == Some(Kinds::TEXT)
            && schema.values.is_none()
            && schema.text == super::syntax::Textual::default()
    };
    object.properties.get(tag).is_some_and(text)
        && object.properties.len() == 1
        && object.required == [tag]
        && object.additional.as_ref().is_none_or(Schema::unrestricted)
        && constant(object, tag).is_none()
}
