//! A script while the words of an input are read.

use api_contract::lightspeed::events::RunFailureKindView;

use super::plan::{Act, Script, Tool, Turn, Wait};
use super::value::MAX_SLEEP_MS;

/// The most turns before the last one. It is enough for a run of more than 20,000 events.
const MAX_TURNS: usize = 5_000;

/// The most tool calls in one turn; those beyond it make another turn.
const MAX_CALLS: usize = 64;

/// The longest answer that a word can ask for: 16 MiB.
const MAX_ANSWER_BYTES: usize = 16 << 20;

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
            self.end(Act::Answer);
        }
        self.script
    }

    /// Makes the next turn longer.
    pub(super) fn wait(&mut self, longer: Wait) {
        self.wait = match (self.wait, longer) {
            (Wait::Usual, wait) | (wait, Wait::Usual) => wait,
            (Wait::Ms(ms), Wait::Ms(more)) => Wait::Ms(ms.saturating_add(more).min(MAX_SLEEP_MS)),
            (Wait::Forever, _) | (_, Wait::Forever) => Wait::Forever,
        };
    }

    /// Adds turns that answer, before the last one.
    pub(super) fn answers(&mut self, count: usize) {
        let room = MAX_TURNS - self.script.turns.len();
        for _ in 0..count.min(room) {
            self.turn(Act::Answer);
        }
    }

    /// Adds a call of a tool, to the turn before if it calls tools too.
    pub(super) fn call(&mut self, tool: Tool) {
        match self.open_turn() {
            Some(Act::Call(tools)) if tools.len() < MAX_CALLS => tools.push(tool),
            _ => self.turn(Act::Call(vec![tool])),
        }
    }

    /// Adds a call that needs a decision, to the turn before if it makes such calls too.
    pub(super) fn ask(&mut self, name: String) {
        match self.open_turn() {
            Some(Act::Ask(names)) if names.len() < MAX_CALLS => names.push(name),
            _ => self.turn(Act::Ask(vec![name])),
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
        let last = self.script.turns.back_mut();
        last.filter(|_| self.wait == Wait::Usual)
            .map(|turn| &mut turn.act)
    }

    /// Adds a turn that others follow, if there is room for it.
    fn turn(&mut self, act: Act) {
        if self.script.turns.len() < MAX_TURNS {
            let wait = std::mem::take(&mut self.wait);
            self.script.turns.push_back(Turn { wait, act });
        }
    }

    fn end(&mut self, act: Act) {
        let wait = std::mem::take(&mut self.wait);
        self.script.turns.push_back(Turn { wait, act });
        self.ended = true;
    }
}
