//! A script while the words of an input are read.

use std::sync::Arc;

use api_contract::lightspeed::events::RunFailureKindView;

use super::plan::{Act, Calls, Compaction, Reply, Script, Stage, Tool, Turn, Wait};
use super::value::MAX_SLEEP_MS;

/// The most turns before the last one. It is enough for a run of more than 20,000 events.
pub(crate) const MAX_TURNS: usize = 5_000;

/// The most tool calls in one turn; those beyond it make another turn.
pub(crate) const MAX_CALLS: usize = 64;

/// The longest answer that a word can ask for: 16 MiB.
pub(crate) const MAX_ANSWER_BYTES: usize = 16 << 20;

/// A script while the words of an input are read.
#[derive(Debug, Default)]
pub(super) struct Draft {
    script: Script,
    /// How long the next turn takes.
    wait: Wait,
    ended: bool,
}

impl Draft {
    /// Whether the last turn is known: nothing has an effect any more.
    pub(super) fn has_ended(&self) -> bool {
        self.ended
    }

    /// The script of a run that answers unless it was told to end otherwise.
    pub(super) fn finish(mut self) -> Script {
        if !self.ended {
            self.end(Act::default());
        }
        self.script
    }

    /// The script of a run that goes on as another one says, unless it was told to end before.
    pub(super) fn go_on_with(mut self, script: &Script) -> Script {
        if self.ended {
            return self.script;
        }
        let first = self.script.stages.len();
        self.script.stages.extend(script.stages.iter().cloned());
        match self.script.stages.get_mut(first).map(Arc::make_mut) {
            Some(Stage::Turn(Turn { wait, .. }) | Stage::Compaction(Compaction { wait, .. })) => {
                *wait = self.wait.and(*wait, MAX_SLEEP_MS);
            }
            // What is left of the words' time goes into the turn that follows by itself.
            Some(Stage::Steering) | None => {
                let own = Arc::new(Stage::Turn(Turn::new(self.wait, Act::default())));
                if self.wait != Wait::Usual {
                    self.script.stages.insert(first, own);
                }
            }
        }
        self.script
    }

    /// Makes the next turn longer.
    pub(super) fn wait(&mut self, longer: Wait) {
        self.wait = self.wait.and(longer, MAX_SLEEP_MS);
    }

    /// Adds turns that answer, before the last one.
    pub(super) fn answers(&mut self, count: usize) {
        let room = MAX_TURNS - self.script.stages.len();
        for _ in 0..count.min(room) {
            self.turn(Act::Answer(Reply::Echo));
        }
    }

    /// Adds a call of a tool, to the turn before if it calls tools too.
    pub(super) fn call(&mut self, tool: Tool) {
        match self.open_turn() {
            Some(Act::Call(calls)) if calls.tools.len() < MAX_CALLS => calls.tools.push(tool),
            _ => self.turn(Act::Call(Calls {
                tools: vec![tool],
                deferred: None,
            })),
        }
    }

    /// Adds a call that needs a decision, to the turn before if it makes such calls too.
    pub(super) fn ask(&mut self, name: String) {
        let tool = Tool::named(name);
        match self.open_turn() {
            Some(Act::Ask(tools)) if tools.len() < MAX_CALLS => tools.push(tool),
            _ => self.turn(Act::Ask(vec![tool])),
        }
    }

    /// Ends the run with a failure.
    pub(super) fn fail(&mut self, kind: RunFailureKindView, message: String) {
        self.end(Act::Fail { kind, message });
    }

    /// Makes the last answer at least this long.
    pub(super) fn answer_bytes(&mut self, bytes: usize) {
        self.script.answer_bytes = bytes.min(MAX_ANSWER_BYTES);
    }

    /// What the turn before does, if nothing stands between it and the next one.
    fn open_turn(&mut self) -> Option<&mut Act> {
        let last = self.script.stages.back_mut();
        match last.filter(|_| self.wait == Wait::Usual).map(Arc::make_mut) {
            Some(Stage::Turn(turn)) => Some(&mut turn.act),
            _ => None,
        }
    }

    /// Adds a turn that others follow, if there is room for it.
    fn turn(&mut self, act: Act) {
        if self.script.stages.len() < MAX_TURNS {
            self.push(act);
        }
    }

    fn end(&mut self, act: Act) {
        self.push(act);
        self.ended = true;
    }

    fn push(&mut self, act: Act) {
        let wait = std::mem::take(&mut self.wait);
        let turn = Stage::Turn(Turn::new(wait, act));
        self.script.stages.push_back(Arc::new(turn));
    }
}
