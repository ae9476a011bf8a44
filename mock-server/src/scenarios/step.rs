//! From a step of a file to a stage of a script.

use std::ops::Range;

use serde_json::Value;
use toml::Spanned;

use super::bounded::Delay;
use super::error::{ScenarioError, Source};
use super::file::{ActionEntry, Bytes, CallEntry, StepEntry, UsageEntry};
use crate::core::script::{
    Act, Arguments, Calls, Compaction, MAX_CALLS, MAX_SLEEP_MS, Padded, Reply, ScriptedUsage,
    Stage, Tool, Turn, Wait, placeholders, tool_name,
};

/// The most texts of reasoning in one turn.
const MAX_REASONING: usize = 64;

/// How much a placeholder counts as when the texts of a run are measured: it is filled in with as
/// much as views show inline, but for the last answer.
const PLACEHOLDER_BYTES: usize = 4096;

/// What a step becomes.
pub(super) struct Compiled {
    pub(super) stage: Stage,
    pub(super) times: usize,
    /// Whether nothing can follow.
    pub(super) ends: bool,
    /// How much its texts may take once.
    pub(super) bytes: usize,
}

/// A step, or a call in it, and where it stands.
pub(super) struct Field<'a> {
    pub(super) path: String,
    pub(super) source: &'a Source<'a>,
}

impl Field<'_> {
    pub(super) fn error(&self, span: &Range<usize>, message: String) -> ScenarioError {
        self.source.error_at(span, self.path.clone(), message)
    }

    fn error_of(&self, span: &Range<usize>, field: &str, message: &str) -> ScenarioError {
        let path = format!("{}.{field}", self.path);
        self.source.error_at(span, path, message)
    }

    /// Refuses a field that has no meaning here.
    fn refuse<T>(
        &self,
        field: &str,
        value: Option<&Spanned<T>>,
        why: &str,
    ) -> Result<(), ScenarioError> {
        match value {
            Some(value) => Err(self.error_of(&value.span(), field, why)),
            None => Ok(()),
        }
    }

    pub(super) fn step(&self, step: Spanned<StepEntry>) -> Result<Compiled, ScenarioError> {
        let step = step.into_inner();
        self.check_one_thing(&step)?;
        self.check_modifiers(&step)?;
        let times = step.repeat.as_ref();
        let times = times.map_or(1, |repeat| repeat.get_ref().length());
        let delay = wait(step.delay.as_ref());
        let action = step.action.as_ref().map(|action| *action.get_ref());
        let stage = match action {
            Some(ActionEntry::AwaitSteering) => Some(Stage::Steering),
            Some(ActionEntry::Compact) => Some(Stage::Compaction(Compaction {
                wait: delay,
                failure: step.error.as_ref().map(|error| error.get_ref().clone()),
            })),
            Some(ActionEntry::Silence | ActionEntry::Cancel) | None => None,
        };
        if let Some(stage) = stage {
            return Ok(Compiled {
                stage,
                times,
                ends: false,
                bytes: step.error.map_or(0, |error| measure(error.get_ref(), 0)),
            });
        }
        let reasoning = step.reasoning.into_iter().map(Spanned::into_inner);
        let reasoning: Vec<String> = reasoning.collect();
        let mut bytes: usize = reasoning.iter().map(|text| measure(text, 0)).sum();
        let least = step.bytes.map_or(0, |bytes| bytes.get_ref().length());
        let act = if let Some(calls) = step.call {
            let tools = self.tools("call", calls, &mut bytes)?;
            let deferred = step.defer.as_ref().map(|defer| defer.get_ref().0);
            Act::Call(Calls { tools, deferred })
        } else if let Some(calls) = step.approve {
            Act::Ask(self.tools("approve", calls, &mut bytes)?)
        } else if let Some(fail) = step.fail {
            let fail = fail.into_inner();
            let kind = fail.kind.0;
            let message = fail.message.map_or_else(
                || format!("the scenario asked for a failure of kind {kind}"),
                Spanned::into_inner,
            );
            bytes += measure(&message, 0);
            Act::Fail { kind, message }
        } else {
            match (action, step.answer) {
                (Some(ActionEntry::Cancel), _) => Act::Cancel,
                (Some(_), _) => Act::Answer(Reply::Nothing),
                (None, None) if least == 0 => Act::Answer(Reply::Echo),
                (None, answer) => {
                    let echo = || "echo: {last}".to_owned();
                    let padded = Padded {
                        template: answer.map_or_else(echo, Spanned::into_inner),
                        bytes: least,
                    };
                    bytes += measure(&padded.template, least);
                    Act::Answer(Reply::Text(padded))
                }
            }
        };
        let retries = step.retries.map_or(0, |retries| retries.get_ref().0);
        let wait = retried(delay, retries);
        let ends = matches!(act, Act::Fail { .. } | Act::Cancel) || wait == Wait::Forever;
        let usage = step.usage.map(Spanned::into_inner).unwrap_or_default();
        Ok(Compiled {
            stage: Stage::Turn(Turn {
                wait,
                reasoning,
                usage: scripted(&usage),
                act,
            }),
            times,
            ends,
            bytes,
        })
    }

    /// A step does one thing.
    fn check_one_thing(&self, step: &StepEntry) -> Result<(), ScenarioError> {
        let things = [
            ("answer", step.answer.as_ref().map(Spanned::span)),
            ("call", step.call.as_ref().map(Spanned::span)),
            ("approve", step.approve.as_ref().map(Spanned::span)),
            ("fail", step.fail.as_ref().map(Spanned::span)),
            ("action", step.action.as_ref().map(Spanned::span)),
        ];
        let mut said = things
            .iter()
            .filter_map(|(name, span)| Some((*name, span.clone()?)));
        match (said.next(), said.next()) {
            (Some((first, _)), Some((second, span))) => {
                let message =
                    format!("the step has `{first}` already; write a `[[scenario.step]]` for each");
                Err(self.error_of(&span, second, &message))
            }
            _ => Ok(()),
        }
    }

    /// Each other field needs something that it belongs to.
    fn check_modifiers(&self, step: &StepEntry) -> Result<(), ScenarioError> {
        let action = step.action.as_ref().map(|action| *action.get_ref());
        let calls = step.call.is_some() || step.approve.is_some();
        if calls || step.fail.is_some() || action.is_some() {
            let why = "is the length of an answer; remove it, or write `answer`";
            self.refuse("bytes", step.bytes.as_ref(), why)?;
        }
        if step.call.is_none() {
            let why = "sets a batch of calls aside; remove it, or write `call`";
            self.refuse("defer", step.defer.as_ref(), why)?;
        }
        if !matches!(action, Some(ActionEntry::Compact)) {
            let why = "is why a compaction fails; remove it, or write `action = \"compact\"`";
            self.refuse("error", step.error.as_ref(), why)?;
        }
        let turn = !matches!(
            action,
            Some(ActionEntry::AwaitSteering | ActionEntry::Compact)
        );
        if !turn {
            let why = "belongs to a turn, and this action is none; remove it";
            self.refuse("usage", step.usage.as_ref(), why)?;
            self.refuse("retries", step.retries.as_ref(), why)?;
        }
        if matches!(action, Some(ActionEntry::AwaitSteering)) {
            let why = "the run waits until it is steered; remove it, or delay the step after it";
            self.refuse("delay", step.delay.as_ref(), why)?;
        }
        let fails = step.fail.is_some() || matches!(action, Some(ActionEntry::Cancel));
        if !turn || fails {
            let why = "only comes with an answer or calls; remove it";
            self.refuse("reasoning", step.reasoning.first(), why)?;
        }
        if fails {
            let why = "only a turn that succeeds tells its tokens; remove it";
            self.refuse("usage", step.usage.as_ref(), why)?;
            let why = "the run ends here; remove it";
            self.refuse("repeat", step.repeat.as_ref(), why)?;
        }
        if let Some(further) = step.reasoning.get(MAX_REASONING) {
            let why = format!("a turn has at most {MAX_REASONING} texts; write another step");
            return Err(self.error_of(&further.span(), "reasoning", &why));
        }
        Ok(())
    }

    fn tools(
        &self,
        name: &str,
        calls: Spanned<Vec<Spanned<CallEntry>>>,
        bytes: &mut usize,
    ) -> Result<Vec<Tool>, ScenarioError> {
        let span = calls.span();
        let calls = calls.into_inner();
        if !(1..=MAX_CALLS).contains(&calls.len()) {
            let message = format!("write 1 to {MAX_CALLS} calls, not {}", calls.len());
            return Err(self.error_of(&span, name, &message));
        }
        let mut tools = Vec::new();
        for (index, call) in calls.into_iter().enumerate() {
            let field = Field {
                path: format!("{}.{name}[{index}]", self.path),
                source: self.source,
            };
            let (tool, takes) = field.tool(call.into_inner(), name == "approve")?;
            *bytes = bytes.saturating_add(takes);
            tools.push(tool);
        }
        Ok(tools)
    }

    fn tool(&self, call: CallEntry, approved: bool) -> Result<(Tool, usize), ScenarioError> {
        let Some(name) = tool_name(call.tool.get_ref()) else {
            let why = "write 1 to 64 letters, digits, `_` and `-`";
            return Err(self.error_of(&call.tool.span(), "tool", why));
        };
        let available = call.available.as_ref().is_none_or(|one| *one.get_ref());
        if !available {
            let why = "nobody is asked about a tool that is not there; use `call`";
            self.refuse(
                "available",
                call.available.as_ref().filter(|_| approved),
                why,
            )?;
            let why = "a tool that is not there does nothing; remove it, or `available = false`";
            self.refuse("output", call.output.as_ref(), why)?;
            self.refuse("error", call.error.as_ref(), why)?;
            self.refuse("bytes", call.bytes.as_ref(), why)?;
            self.refuse("delay", call.delay.as_ref(), why)?;
        }
        if call.output.is_some() {
            let why = "the call has an `output`; keep one of the two";
            self.refuse("error", call.error.as_ref(), why)?;
        }
        let wait = wait(call.delay.as_ref());
        let fails = call.error.is_some();
        let arguments = match call.arguments {
            Some(arguments) => Some(self.arguments(arguments)?),
            None => None,
        };
        let output = padded(call.output.or(call.error), call.bytes, &name);
        let mut takes = PLACEHOLDER_BYTES;
        if let Some(output) = &output {
            takes = takes.saturating_add(measure(&output.template, output.bytes));
        }
        match &arguments {
            Some(Arguments::Raw(text)) => takes = takes.saturating_add(measure(text, 0)),
            Some(Arguments::Json(json)) => {
                takes = takes.saturating_add(measure(&json.to_string(), 0));
            }
            None => {}
        }
        let tool = Tool {
            available,
            arguments,
            wait,
            output,
            fails,
            ..Tool::named(name)
        };
        Ok((tool, takes))
    }

    fn arguments(&self, arguments: Spanned<toml::Value>) -> Result<Arguments, ScenarioError> {
        let span = arguments.span();
        match arguments.into_inner() {
            toml::Value::String(text) => Ok(Arguments::Raw(text)),
            table @ toml::Value::Table(_) => json(table).map(Arguments::Json).ok_or_else(|| {
                let why = "JSON has no `nan` and no `inf`; write a number, or a text";
                self.error_of(&span, "arguments", why)
            }),
            _ => {
                let why = "write a table, such as `{ query = \"acorn\" }`, or a text";
                Err(self.error_of(&span, "arguments", why))
            }
        }
    }
}

fn padded(
    text: Option<Spanned<String>>,
    bytes: Option<Spanned<Bytes>>,
    name: &str,
) -> Option<Padded> {
    if text.is_none() && bytes.is_none() {
        return None;
    }
    let usual = || format!("{name} did what it was asked");
    Some(Padded {
        template: text.map_or_else(usual, Spanned::into_inner),
        bytes: bytes.map_or(0, |bytes| bytes.get_ref().length()),
    })
}

/// A value as JSON, if it is one. Times become texts.
fn json(value: toml::Value) -> Option<Value> {
    Some(match value {
        toml::Value::String(text) => text.into(),
        toml::Value::Integer(number) => number.into(),
        toml::Value::Float(number) => serde_json::Number::from_f64(number)?.into(),
        toml::Value::Boolean(truth) => truth.into(),
        toml::Value::Datetime(time) => time.to_string().into(),
        toml::Value::Array(items) => {
            let items: Option<Vec<Value>> = items.into_iter().map(json).collect();
            items?.into()
        }
        toml::Value::Table(members) => {
            let members = members.into_iter();
            let members: Option<serde_json::Map<String, Value>> = members
                .map(|(name, value)| Some((name, json(value)?)))
                .collect();
            members?.into()
        }
    })
}

fn wait(delay: Option<&Spanned<Delay>>) -> Wait {
    delay.map_or(Wait::Usual, |delay| delay.get_ref().0)
}

/// A provider that is down is asked again 2 s later, then after twice as long, up to a minute.
fn retried(wait: Wait, retries: u64) -> Wait {
    let pauses = (1..=retries).map(|n| 1000 << n.min(16));
    let ms: u64 = pauses.map(|pause: u64| pause.min(60_000)).sum();
    let pause = if ms == 0 { Wait::Usual } else { Wait::Ms(ms) };
    pause.and(wait, MAX_SLEEP_MS)
}

/// How many bytes a text may take.
fn measure(template: &str, least: usize) -> usize {
    let filled = PLACEHOLDER_BYTES.saturating_mul(placeholders(template));
    template.len().saturating_add(filled).max(least)
}

fn scripted(usage: &UsageEntry) -> ScriptedUsage {
    // The type of the field bounds it.
    let tokens = |tokens: Option<super::file::Tokens>| {
        tokens.map(|tokens| u32::try_from(tokens.0).unwrap_or(u32::MAX))
    };
    ScriptedUsage {
        input: tokens(usage.input),
        output: tokens(usage.output),
        reasoning: tokens(usage.reasoning).unwrap_or_default(),
        cached_input: tokens(usage.cached_input).unwrap_or_default(),
        cache_write_input: tokens(usage.cache_write_input).unwrap_or_default(),
    }
}
