//! What a run begins it ends.

use std::collections::BTreeMap;

use crate::events::{Event, Events, Page};
use crate::kinds;
use crate::oracle::{Oracle, Tally};
use crate::record::exchange::Exchange;
use crate::target::dialect::Dialect;

/// What a run begins it ends, once and before its own end: turns, questions to the model, tool
/// batches and calls.
///
/// Judged in whole logs of closed sessions.
pub fn balance(_: &'static Dialect) -> Box<dyn Oracle> {
    Box::new(Balance)
}

struct Balance;

impl Oracle for Balance {
    fn observe(&mut self, exchange: &Exchange, tally: &mut Tally) {
        let Some(page) = Page::of(exchange).filter(Page::is_whole_closed_log) else {
            return;
        };
        tally.judge();
        if let Some(reason) = unbalanced(&page) {
            tally.fail(reason, [exchange]);
        }
    }
}

/// A part of a run's work, with the events that bound it.
struct Part {
    name: &'static str,
    begins: &'static str,
    ends: &'static [&'static str],
    /// The members of the kind that tell one from another.
    id: &'static [&'static str],
    /// Whether it may begin again under the same id.
    repeats: bool,
    /// Whether a cancelled run may leave it open.
    cancelled_open: bool,
}

const PARTS: [Part; 4] = [
    Part {
        name: "the turn",
        begins: kinds::TURN_STARTED,
        ends: &[kinds::TURN_COMPLETED, kinds::TURN_CANCELLED],
        id: &["/kind/turnId"],
        repeats: false,
        cancelled_open: false,
    },
    Part {
        name: "the generation of",
        begins: kinds::TURN_GENERATION_REQUESTED,
        ends: &[kinds::TURN_GENERATION_COMPLETED],
        id: &["/kind/turnId"],
        repeats: true,
        cancelled_open: true,
    },
    Part {
        name: "the tool batch",
        begins: kinds::TOOL_BATCH_STARTED,
        ends: &[kinds::TOOL_BATCH_COMPLETED],
        id: &["/kind/batchId"],
        repeats: false,
        cancelled_open: true,
    },
    Part {
        name: "the tool call",
        begins: kinds::TOOL_CALL_STARTED,
        ends: &[kinds::TOOL_CALL_COMPLETED],
        // A model numbers the calls of each batch as it likes.
        id: &["/kind/batchId", "/kind/callId"],
        repeats: true,
        cancelled_open: true,
    },
];

/// What is not balanced in the whole log of a closed session.
pub(crate) fn unbalanced(log: &impl Events) -> Option<String> {
    PARTS.iter().find_map(|part| part.unbalanced(log))
}

impl Part {
    fn unbalanced(&self, log: &impl Events) -> Option<String> {
        let mut open: BTreeMap<String, Option<&Event>> = BTreeMap::new();
        for event in log.events() {
            let id: Option<Vec<&str>> = self.id.iter().map(|member| event.text(member)).collect();
            let Some(id) = id.map(|ids| ids.join(" ")) else {
                continue;
            };
            let said = |what: &str| Some(format!("{} {id} {what}", self.name));
            if event.kind() == self.begins {
                match open.get(&id) {
                    Some(Some(_)) => return said("begins twice"),
                    Some(None) if !self.repeats => return said("begins again after its end"),
                    Some(None) | None => open.insert(id, Some(event)),
                };
            } else if self.ends.contains(&event.kind()) {
                match open.get(&id) {
                    None => return said("ends and has not begun"),
                    Some(None) => return said("ends twice"),
                    Some(Some(begin)) if is_late(log, begin, event) => {
                        return said("ends after its run");
                    }
                    Some(Some(_)) => open.insert(id, None),
                };
            }
        }
        let left = open
            .iter()
            .find(|(_, begin)| begin.is_some_and(|begin| !self.may_stay_open(log, begin)));
        left.map(|(id, _)| format!("{} {id} begins and does not end", self.name))
    }

    /// A forced close leaves what it finds; other cancellations end the turn, and no more.
    fn may_stay_open(&self, log: &impl Events, begin: &Event) -> bool {
        let Some(run) = begin.run_id() else {
            return true;
        };
        log.life_of(run).ended.is_some_and(|end| {
            let cancelled = end.kind() == kinds::RUN_CANCELLED;
            cancelled && (self.cancelled_open || is_by_close(log, end))
        })
    }
}

/// What a forced close writes.
const OF_A_CLOSE: [&str; 3] = [
    kinds::RUN_CANCELLED,
    kinds::APPROVAL_CANCELLED,
    kinds::SESSION_CLOSED,
];

/// Whether a run may have been ended by the close: nothing else follows.
fn is_by_close(log: &impl Events, end: &Event) -> bool {
    let mut rest = log.events().iter().filter(|event| event.seq() > end.seq());
    rest.all(|event| OF_A_CLOSE.contains(&event.kind()))
}

/// Whether what began there ends after the end of its run.
fn is_late(log: &impl Events, begin: &Event, end: &Event) -> bool {
    let run_end = begin.run_id().and_then(|run| log.life_of(run).ended);
    run_end.is_some_and(|run_end| run_end.seq() < end.seq())
}
