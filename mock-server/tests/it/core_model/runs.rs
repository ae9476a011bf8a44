//! A session's runs, as a client may expect them to go.

use super::ops::{APPROVALS, Decision, NO_APPROVAL};

/// What is sent as a run's input, what is left of it, and how the run goes.
pub(super) const TEXTS: [(&str, &str, Course); 12] = [
    ("hello", "hello", Course::Ends(20, Status::Completed)),
    (" hello\n", "hello", Course::Ends(20, Status::Completed)),
    ("you", "you", Course::Ends(20, Status::Completed)),
    (
        "sleep=0.03 x",
        "sleep=0.03 x",
        Course::Ends(35, Status::Completed),
    ),
    ("sleep=forever", "sleep=forever", Course::Stays),
    ("fail500", "fail500", Course::Stays),
    ("fail400", "fail400", Course::Ends(20, Status::Failed)),
    (
        "fail=internal",
        "fail=internal",
        Course::Ends(20, Status::Failed),
    ),
    ("approve=a", "approve=a", Course::Ends(20, Status::Parked)),
    ("turns=3", "turns=3", Course::Sometime),
    ("tool=a", "tool=a", Course::Sometime),
    (" \n ", "", Course::Stays),
];

/// What a steered run is told.
pub(super) const STEERING: &str = "left";

/// A run whose end the model leaves open takes no longer than this after the latest thing that
/// happened to it.
const SOMETIME_MS: u64 = 500;

/// The time from a request to cancel to the end.
const CANCEL_MS: u64 = 10;

/// How a run goes once it is at work.
#[derive(Clone, Copy, Debug)]
pub(super) enum Course {
    /// Gets into this state after so many milliseconds.
    Ends(u64, Status),
    /// Never gets anywhere by itself.
    Stays,
    /// Completes, and the model does not know when.
    Sometime,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Status {
    Queued,
    Running,
    Parked,
    Cancelling,
    Completed,
    Failed,
    Cancelled,
}

impl Status {
    pub(super) fn word(self) -> &'static str {
        match self {
            Status::Queued => "queued",
            Status::Running => "running",
            Status::Parked => "parked",
            Status::Cancelling => "cancelling",
            Status::Completed => "completed",
            Status::Failed => "failed",
            Status::Cancelled => "cancelled",
        }
    }

    pub(super) fn is_over(self) -> bool {
        matches!(self, Status::Completed | Status::Failed | Status::Cancelled)
    }

    fn is_active(self) -> bool {
        !self.is_over() && self != Status::Queued
    }
}

/// What happens to a run next, without a client.
#[derive(Clone, Copy, Debug)]
enum Next {
    At(u64, Status),
    Nothing,
    /// Completes after this moment.
    After(u64),
}

#[derive(Clone, Debug)]
pub(super) struct Run {
    /// What a repeated submission is compared with.
    pub(super) text: &'static str,
    pub(super) tokens: Option<u8>,
    pub(super) submission: Option<u8>,
    pub(super) status: Status,
    pub(super) accepted_at: u64,
    pub(super) started_at: Option<u64>,
    pub(super) ended_at: Option<u64>,
    course: Course,
    next: Next,
    steered: bool,
}

impl Run {
    pub(super) fn output(&self) -> Option<String> {
        let text = if self.steered { STEERING } else { self.text };
        (self.status == Status::Completed).then(|| format!("echo: {text}"))
    }
}

/// What became of an approval.
#[derive(Clone, Debug)]
struct Approval {
    run: usize,
    pending: bool,
}

/// The runs of a session; run `n` is the one at index `n - 1`.
#[derive(Clone, Debug, Default)]
pub(super) struct Runs {
    all: Vec<Run>,
    /// Approval `n` is the one at index `n - 1`.
    approvals: Vec<Approval>,
    steerings: u64,
}

/// A decision's outcome: its status, and the kind of failure.
pub(super) type Decided = (&'static str, Option<&'static str>);

impl Runs {
    pub(super) fn get(&self, number: u8) -> Option<&Run> {
        self.all.get(usize::from(number).checked_sub(1)?)
    }

    pub(super) fn newest_first(&self) -> impl Iterator<Item = (usize, &Run)> {
        self.all
            .iter()
            .enumerate()
            .rev()
            .map(|(index, run)| (index + 1, run))
    }

    pub(super) fn of_submission(&self, key: u8) -> Option<(usize, &Run)> {
        self.newest_first()
            .find(|(_, run)| run.submission == Some(key))
    }

    fn active_index(&self) -> Option<usize> {
        self.all.iter().position(|run| run.status.is_active())
    }

    pub(super) fn active(&self) -> Option<(usize, &Run)> {
        let index = self.active_index()?;
        Some((index + 1, &self.all[index]))
    }

    pub(super) fn at_work(&self) -> bool {
        self.all.iter().any(|run| !run.status.is_over())
    }

    pub(super) fn waiting(&self) -> bool {
        self.active()
            .is_some_and(|(_, run)| run.status == Status::Parked)
    }

    pub(super) fn pending_approvals(&self, number: usize) -> Vec<String> {
        let numbered = self.approvals.iter().enumerate();
        numbered
            .filter(|(_, approval)| approval.run == number && approval.pending)
            .map(|(index, _)| format!("approval_{}", index + 1))
            .collect()
    }

    /// Admits a run and returns its number.
    pub(super) fn admit(
        &mut self,
        now: u64,
        text: usize,
        tokens: Option<u8>,
        submission: Option<u8>,
    ) -> usize {
        let (_, text, course) = TEXTS[text];
        self.all.push(Run {
            text,
            tokens,
            submission,
            status: Status::Queued,
            accepted_at: now,
            started_at: None,
            ended_at: None,
            course,
            next: Next::Nothing,
            steered: false,
        });
        self.start_next(now);
        self.all.len()
    }

    fn start_next(&mut self, now: u64) {
        if self.active_index().is_some() {
            return;
        }
        if let Some(run) = self.all.iter_mut().find(|run| run.status == Status::Queued) {
            run.status = Status::Running;
            run.started_at = Some(now);
            run.next = match run.course {
                Course::Ends(after, status) => Next::At(now + after, status),
                Course::Stays => Next::Nothing,
                Course::Sometime => Next::After(now),
            };
        }
    }

    fn end(&mut self, index: usize, now: u64, status: Status) {
        let run = &mut self.all[index];
        run.status = status;
        run.ended_at = Some(now);
        for approval in &mut self.approvals {
            approval.pending &= approval.run != index + 1;
        }
        self.start_next(now);
    }

    /// Lets time pass. `ask` tells when a run completed whose end the model leaves open.
    pub(super) fn advance(
        &mut self,
        now: u64,
        ask: &mut dyn FnMut(usize) -> Option<u64>,
    ) -> Result<(), String> {
        while let Some(index) = self.active_index() {
            let number = index + 1;
            match self.all[index].next {
                Next::At(due, Status::Parked) if due <= now => {
                    let run = &mut self.all[index];
                    (run.status, run.next) = (Status::Parked, Next::Nothing);
                    self.approvals.push(Approval {
                        run: number,
                        pending: true,
                    });
                }
                Next::At(due, status) if due <= now => self.end(index, due, status),
                Next::After(since) => match ask(number) {
                    Some(at) if since <= at && at <= now.min(since + SOMETIME_MS) => {
                        self.end(index, at, Status::Completed);
                    }
                    None if now < since + SOMETIME_MS => return Ok(()),
                    other => {
                        return Err(format!(
                            "run_{number} at work since {since} ended at {other:?}"
                        ));
                    }
                },
                Next::At(..) | Next::Nothing => return Ok(()),
            }
        }
        Ok(())
    }

    /// Cancels a run that is there and not over; whether that appends an event.
    pub(super) fn cancel(&mut self, number: u8, now: u64) -> bool {
        let index = usize::from(number) - 1;
        match self.all[index].status {
            Status::Queued => self.end(index, now, Status::Cancelled),
            Status::Cancelling => return false,
            _ => {
                let run = &mut self.all[index];
                run.status = Status::Cancelling;
                run.next = Next::At(now + CANCEL_MS, Status::Cancelled);
            }
        }
        true
    }

    /// Steers a run that is running or parked; the id of the steering.
    pub(super) fn steer(&mut self, number: u8) -> String {
        let run = &mut self.all[usize::from(number) - 1];
        run.steered = true;
        // One more turn follows, and the model does not know how long it takes.
        if let Next::At(due, Status::Completed) = run.next {
            run.next = Next::After(due);
        }
        self.steerings += 1;
        format!("steering_{}", self.steerings)
    }

    /// Decides on approvals of a run that is running or parked.
    pub(super) fn decide(&mut self, number: u8, decisions: &[Decision], now: u64) -> Vec<Decided> {
        let mut seen: Vec<usize> = Vec::new();
        let mut results = Vec::new();
        for decision in decisions {
            let failure = self.why_not(number, decision, &seen);
            seen.push(decision.approval);
            let status = if failure.is_none() {
                "decided"
            } else {
                "failed"
            };
            if failure.is_none() {
                self.approvals[APPROVALS[decision.approval].1].pending = false;
            }
            results.push((status, failure));
        }
        let pending = !self.pending_approvals(number.into()).is_empty();
        let run = &mut self.all[usize::from(number) - 1];
        if run.status == Status::Parked && !pending {
            (run.status, run.next) = (Status::Running, Next::After(now));
        }
        results
    }

    fn why_not(&self, number: u8, decision: &Decision, seen: &[usize]) -> Option<&'static str> {
        let (_, index) = APPROVALS[decision.approval];
        if index == NO_APPROVAL {
            return Some("invalidId");
        }
        if seen.contains(&decision.approval) {
            return Some("duplicate");
        }
        match self.approvals.get(index) {
            None => Some("unknown"),
            Some(approval) if approval.run != usize::from(number) => Some("foreignRun"),
            Some(approval) if !approval.pending => Some("alreadyDecided"),
            Some(_) if decision.blank_note => Some("invalidNote"),
            Some(_) => None,
        }
    }

    /// Ends everything, as a forced close does.
    pub(super) fn cancel_all(&mut self, now: u64) {
        for run in &mut self.all {
            if !run.status.is_over() {
                run.status = Status::Cancelled;
                run.ended_at = Some(now);
            }
        }
        for approval in &mut self.approvals {
            approval.pending = false;
        }
    }
}
