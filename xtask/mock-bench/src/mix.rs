//! The stateful requests: lives of sessions, with runs, repeated submissions and readers of events.
//!
//! A session is started, gets [`RUNS`] runs one after the other, and is closed and deleted. In each run
//! the same three calls are made [`TRIPLES`] times: the submission of the run (the first starts it, the
//! others repeat it), the session, and the events since the run before. So 96 of 99 calls are of these
//! three kinds in equal parts, and every answer depends on what was called before.

use std::fmt::Write as _;

use memchr::memmem;

use crate::client::{call, post};
use crate::load::Script;

/// How many sessions live at once, over all connections: enough for a run to end between two submissions.
const SESSIONS: usize = 128;
/// How many runs a session gets.
const RUNS: u32 = 4;
/// How often the three calls are made in a run.
const TRIPLES: u32 = 8;
/// The last step of a life is the deletion: the start and the calls of the runs come before the close.
const CLOSE: u32 = 1 + RUNS * TRIPLES * 3;
const DELETE: u32 = CLOSE + 1;

/// How many different answers there are: one for each step of a life.
pub(crate) const STEPS: u32 = DELETE + 1;
/// A step at which the session is read.
pub(crate) const READ: u32 = 2 + 3 * TRIPLES;

/// The calls of one connection, in turn for each of its sessions.
pub(crate) struct Mix {
    lives: Vec<Life>,
    turn: usize,
    call: String,
    /// The last answer to each step, where it is wanted.
    pub(crate) recorded: Option<Vec<Vec<u8>>>,
}

/// One session, and what comes next in it.
struct Life {
    name: String,
    /// Counts the sessions that there were in this place.
    generation: u32,
    step: u32,
    head: u64,
    /// The head when the run began.
    after: u64,
}

impl Mix {
    /// The scripts of so many connections; `name` tells their sessions from those of others.
    pub(crate) fn scripts(name: &str, connections: usize) -> Vec<Mix> {
        let each = SESSIONS.div_ceil(connections.max(1));
        let script = |connection| Mix {
            lives: (0..each)
                .map(|place| Life {
                    name: format!("{name}-{connection}-{place}"),
                    generation: 0,
                    step: 0,
                    head: 0,
                    after: 0,
                })
                .collect(),
            turn: 0,
            call: String::new(),
            recorded: None,
        };
        (0..connections).map(script).collect()
    }

    /// Keeps the answers from now on.
    pub(crate) fn record(&mut self) {
        self.recorded = Some(vec![Vec::new(); STEPS as usize]);
    }
}

impl Script for Mix {
    fn next(&mut self, request: &mut Vec<u8>) {
        self.call.clear();
        self.lives[self.turn].write(&mut self.call);
        post(request, &self.call);
    }

    fn answered(&mut self, status: u16, body: &[u8]) -> Result<(), String> {
        // An error stands first in the object.
        if status != 200 || !body.starts_with(b"{\"id\":") {
            let body = String::from_utf8_lossy(body);
            return Err(format!("status {status} to `{}`: {body}", self.call));
        }
        let life = &mut self.lives[self.turn];
        if let Some(recorded) = &mut self.recorded {
            body.clone_into(&mut recorded[life.step as usize]);
        }
        life.go_on(body);
        self.turn = (self.turn + 1) % self.lives.len();
        Ok(())
    }
}

impl Life {
    fn write(&self, out: &mut String) {
        let session = format!(r#"{{"sessionId":"{}-{}""#, self.name, self.generation);
        let id = self.step;
        let (method, params) = match id {
            0 => ("session/start", format!("{session}}}")),
            CLOSE => ("session/close", format!(r#"{session},"force":true}}"#)),
            DELETE => ("session/delete", format!("{session}}}")),
            step => match (step - 1) % 3 {
                0 => {
                    let run = (step - 1) / (3 * TRIPLES);
                    (
                        "session/runs/start",
                        format!(
                            r#"{session},"submissionId":"submission-{run}","source":{{"type":"input","items":[{{"type":"text","text":"What is there to do?"}}]}}}}"#
                        ),
                    )
                }
                1 => ("session/read", format!("{session}}}")),
                _ => (
                    "session/events/read",
                    format!(r#"{session},"after":{{"seq":{}}}}}"#, self.after),
                ),
            },
        };
        // Writing to a text cannot fail.
        let _ = out.write_str(&call(id, method, &params));
    }

    fn go_on(&mut self, body: &[u8]) {
        let step = self.step;
        if (1..CLOSE).contains(&step) && (step - 1) % 3 == 2 {
            self.head = head_cursor(body).unwrap_or(self.head);
            if (step - 1) / 3 % TRIPLES == TRIPLES - 1 {
                self.after = self.head;
            }
        }
        self.step = (step + 1) % STEPS;
        if self.step == 0 {
            self.generation += 1;
            (self.head, self.after) = (0, 0);
        }
    }
}

/// The head that a page tells.
pub(crate) fn head_cursor(page: &[u8]) -> Option<u64> {
    let name = b"\"headCursor\":{\"seq\":";
    let at = memmem::rfind(page, name)? + name.len();
    let digits = page[at..]
        .iter()
        .take_while(|byte| byte.is_ascii_digit())
        .count();
    std::str::from_utf8(&page[at..at + digits])
        .ok()?
        .parse()
        .ok()
}

/// One and the same request, again and again.
pub(crate) struct Same(pub(crate) Vec<u8>);

impl Script for Same {
    fn next(&mut self, request: &mut Vec<u8>) {
        request.clone_from(&self.0);
    }

    fn answered(&mut self, status: u16, body: &[u8]) -> Result<(), String> {
        if status == 200 {
            return Ok(());
        }
        let body = String::from_utf8_lossy(body);
        Err(format!("status {status}: {body}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_head_of_a_page_is_found_behind_its_events() {
        let page = br#"{"events":[{"text":"x"}],"headCursor":{"seq":120},"nextCursor":null}"#;
        assert_eq!(head_cursor(page), Some(120));
        assert_eq!(head_cursor(b"{}"), None);
    }

    #[test]
    fn a_life_ends_with_its_deletion_and_begins_again_under_another_name() {
        let mut mix = Mix::scripts("t", SESSIONS).remove(0);
        let mut methods = Vec::new();
        let mut request = Vec::new();
        for _ in 0..=STEPS {
            mix.next(&mut request);
            let call: serde_json::Value = serde_json::from_str(&mix.call).unwrap();
            methods.push((
                call["method"].as_str().unwrap().to_owned(),
                call["params"]["sessionId"].clone(),
            ));
            mix.answered(200, b"{\"id\":0}").unwrap();
        }
        let last = methods.len() - 1;
        assert_eq!(methods[0].0, "session/start");
        assert_eq!(methods[READ as usize].0, "session/read");
        assert_eq!(methods[last - 1].0, "session/delete");
        assert_eq!(methods[last].0, "session/start");
        assert_ne!(methods[0].1, methods[last].1);
    }
}
