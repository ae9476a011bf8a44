//! From a file to scenarios: what the types of its fields cannot say.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use super::Scenarios;
use super::criteria::criteria;
use super::error::{ScenarioError, Source};
use super::file::{File, ScenarioEntry};
use super::step::Field;
use crate::core::script::{MAX_TURNS, Script};
use crate::core::{Scenario, Scenarios as Compiled};

/// The most scenarios of a file.
const MAX_SCENARIOS: usize = 1000;

/// The longest name, in bytes.
const MAX_NAME_BYTES: usize = 256;

/// How much the texts of one run may take, in bytes, with all their placeholders and repetitions.
const MAX_RUN_BYTES: usize = 64 << 20;

pub(super) fn compile(file: File, source: &Source<'_>) -> Result<Scenarios, ScenarioError> {
    let mut names: BTreeMap<String, usize> = BTreeMap::new();
    let mut list = Vec::new();
    for (index, entry) in file.scenario.into_iter().enumerate() {
        let path = format!("scenario[{index}]");
        if index >= MAX_SCENARIOS {
            let message = format!("a file holds at most {MAX_SCENARIOS} scenarios; split it");
            return Err(source.error_at(&entry.span(), path, message));
        }
        let name = &entry.get_ref().name;
        check_name(name.get_ref(), &name.span(), &path, source)?;
        if let Some(earlier) = names.insert(name.get_ref().clone(), index) {
            let message = format!(
                "`{}` is the name of scenario[{earlier}]; give each a name of its own",
                name.get_ref()
            );
            return Err(source.error_at(&name.span(), format!("{path}.name"), message));
        }
        list.push(scenario(entry.into_inner(), &path, source)?);
    }
    Ok(Compiled { list })
}

fn check_name(
    name: &str,
    span: &Range<usize>,
    path: &str,
    source: &Source<'_>,
) -> Result<(), ScenarioError> {
    let fits = (1..=MAX_NAME_BYTES).contains(&name.len()) && !name.contains(char::is_control);
    if fits && !name.trim().is_empty() {
        return Ok(());
    }
    let message = format!("write a name of 1 to {MAX_NAME_BYTES} bytes in one line");
    Err(source.error_at(span, format!("{path}.name"), message))
}

fn scenario(
    entry: ScenarioEntry,
    path: &str,
    source: &Source<'_>,
) -> Result<Scenario, ScenarioError> {
    let criteria = criteria(entry.criteria, &format!("{path}.match"), source)?;
    let mut script = Script::default();
    let mut bytes = 0_usize;
    let mut ended: Option<usize> = None;
    for (index, step) in entry.step.into_iter().enumerate() {
        let span = step.span();
        let field = Field {
            path: format!("{path}.step[{index}]"),
            source,
        };
        if let Some(last) = ended {
            let message = format!("comes after the end of the run in step[{last}]; remove it");
            return Err(field.error(&span, message));
        }
        let step = field.step(step)?;
        bytes = bytes.saturating_add(step.bytes.saturating_mul(step.times));
        if bytes > MAX_RUN_BYTES {
            let message = format!(
                "with this step the texts of a run may take {bytes} bytes, where each placeholder \
                 counts as 4096; at most {MAX_RUN_BYTES} are allowed"
            );
            return Err(field.error(&span, message));
        }
        if script.stages.len() + step.times > MAX_TURNS {
            let message = format!("a run has at most {MAX_TURNS} steps with their repetitions");
            return Err(field.error(&span, message));
        }
        if step.ends {
            ended = Some(index);
        }
        let stages = std::iter::repeat_n(Arc::new(step.stage), step.times);
        script.stages.extend(stages);
    }
    Ok(Scenario {
        name: entry.name.into_inner(),
        criteria,
        words: entry.words,
        script,
    })
}
