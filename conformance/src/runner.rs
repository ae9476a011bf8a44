//! Runs checks against a target and puts the results together.

mod cleanup;
mod offered_methods;
mod one;
pub(crate) mod probe;
mod progress;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::future::Future;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use futures_util::stream::{self, StreamExt as _};

use crate::check::{self, Check};
use crate::lock::locked;
use crate::names::Names;
use crate::oracle::Tally;
use crate::outcome::{Cause, Outcome};
use crate::report::{CheckResult, Ended, Report};
use crate::selection::Selection;
use crate::target::Target;
use crate::target::hooks::Hook;
use crate::target::transport::Transport;

use self::offered_methods::OfferedMethods;

pub use self::progress::{NoProgress, Progress};

/// How many checks run at a time. They share nothing but the target, so that the number changes
/// how long a run takes and nothing else.
const AT_A_TIME: usize = 4;

/// The suite, set up for one run.
#[derive(Debug)]
pub struct Suite {
    target: Target,
    checks: Vec<&'static Check>,
    selection: Selection,
    seed: u64,
    strict: bool,
}

/// How one check ended, and how many requests it sent.
struct Ran {
    outcome: Outcome,
    requests: u64,
}

/// The checks of a suite under way: what all of them share, and what became of them so far.
struct Execution<'a> {
    transport: Arc<Transport>,
    names: Names,
    progress: &'a dyn Progress,
    ran: Mutex<BTreeMap<&'static str, Ran>>,
    offered: OfferedMethods,
    /// Why the target is lost, once it is.
    lost: Mutex<Option<String>>,
}

impl Suite {
    /// All checks, against this target.
    pub fn new(target: Target) -> Self {
        Suite {
            target,
            checks: check::all().collect(),
            selection: Selection::default(),
            seed: 0,
            strict: false,
        }
    }

    /// These checks, in place of those of the registry.
    pub fn checks(mut self, checks: impl IntoIterator<Item = &'static Check>) -> Self {
        self.checks = checks.into_iter().collect();
        self
    }

    /// Those checks only that the selection includes.
    pub fn select(mut self, selection: Selection) -> Self {
        self.selection = selection;
        self
    }

    /// The seed of names and of generated inputs: the same seed, the same bytes.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Whether every MUST that is not exercised makes the target not conformant.
    pub fn strict(mut self, strict: bool) -> Self {
        self.strict = strict;
        self
    }

    /// Runs the checks. What they create is removed when it is over.
    pub async fn run(self) -> Report {
        self.run_watched(&NoProgress, std::future::pending()).await
    }

    /// Runs the checks, tells `progress` of each, and stops early when `interrupt` is ready: then
    /// it cleans up, and what had not ended counts as not exercised.
    pub async fn run_watched(
        self,
        progress: &dyn Progress,
        interrupt: impl Future<Output = ()>,
    ) -> Report {
        let selected: Vec<&'static Check> = self
            .checks
            .iter()
            .copied()
            .filter(|check| self.selection.includes(check))
            .collect();
        let transport = Arc::new(Transport::new(
            self.target.clone(),
            selected.iter().copied(),
        ));
        let execution = Execution {
            transport: Arc::clone(&transport),
            names: Names::of(self.seed),
            progress,
            ran: Mutex::default(),
            offered: OfferedMethods::default(),
            lost: Mutex::default(),
        };
        let begun = AtomicBool::new(false);
        let work = async {
            if let Err(why) = probe::startup(&transport).await {
                return Ended::Unreachable(why);
            }
            begun.store(true, Ordering::Relaxed);
            execution.run(&selected).await;
            execution.lost().map_or(Ended::Completed, Ended::Lost)
        };
        let ended = tokio::select! {
            ended = work => ended,
            () = interrupt => Ended::Interrupted,
        };
        let left_behind = match &ended {
            // Before the first check there is nothing to remove, and perhaps nobody to ask.
            Ended::Interrupted if !begun.load(Ordering::Relaxed) => Vec::new(),
            // A target that fell silent may be back; if it is not, the first call tells.
            Ended::Completed | Ended::Interrupted | Ended::Lost(_) => {
                progress.note("cleaning up");
                cleanup::everything(&transport, &execution.names).await
            }
            Ended::Unreachable(_) => Vec::new(),
        };
        let results = execution.results(&self.checks, &selected, &ended);
        Report {
            endpoint: self.target.endpoint.to_string(),
            dialect: self.target.dialect.name,
            prefix: execution.names.prefix().to_owned(),
            seed: self.seed,
            strict: self.strict,
            exchanges: transport.journal.exchanges(),
            ended: ended.redacted(&self.target),
            left_behind: left_behind
                .iter()
                .map(|what| self.target.redact(what))
                .collect(),
            results,
        }
    }
}

impl Execution<'_> {
    /// Runs the active checks, several at a time; those that judge time and failed, once more alone.
    async fn run(&self, selected: &[&'static Check]) {
        let active: Vec<&'static Check> = selected
            .iter()
            .copied()
            .filter(|check| check.kind.run().is_some())
            .collect();
        self.progress.planned(active.len());
        let disturbs = |check: &&Check| check.needs.hook.is_some_and(Hook::is_for_all);
        let (alone, together): (Vec<_>, Vec<_>) =
            active.iter().copied().partition(|check| disturbs(check));
        for (checks, at_a_time) in [(together, AT_A_TIME), (alone, 1)] {
            stream::iter(checks)
                .for_each_concurrent(at_a_time, |check| self.first_time(check))
                .await;
        }
        for check in active {
            let first = {
                let mut kept = locked(&self.ran);
                match kept.get(check.id) {
                    Some(ran) if is_to_be_repeated(check, ran) => kept.remove(check.id),
                    Some(_) | None => None,
                }
            };
            let Some(first) = first else { continue };
            self.progress
                .note(&format!("{} once more, alone", check.id));
            let mut ran = self.one(check, &self.names.again()).await;
            ran.requests += first.requests;
            self.progress.finished(check, &ran.outcome);
            self.keep(check, ran);
        }
    }

    async fn first_time(&self, check: &'static Check) {
        self.progress.started(check);
        let ran = self.one(check, &self.names).await;
        if !is_to_be_repeated(check, &ran) {
            self.progress.finished(check, &ran.outcome);
        }
        self.keep(check, ran);
    }

    fn keep(&self, check: &'static Check, ran: Ran) {
        locked(&self.ran).insert(check.id, ran);
    }

    /// Why the target is lost, if it is.
    fn lost(&self) -> Option<String> {
        locked(&self.lost).clone()
    }

    /// The result of every check there is, selected or not.
    fn results(
        &self,
        checks: &[&'static Check],
        selected: &[&'static Check],
        ended: &Ended,
    ) -> Vec<CheckResult> {
        let mut ran = std::mem::take(&mut *locked(&self.ran));
        let mut tallies: BTreeMap<&str, Tally> = self
            .transport
            .journal
            .verdicts()
            .into_iter()
            .map(|(check, tally)| (check.id, tally))
            .collect();
        checks
            .iter()
            .copied()
            .map(|check| {
                let ran = ran.remove(check.id);
                let requests = ran.as_ref().map_or(0, |ran| ran.requests);
                let tally = tallies.remove(check.id).unwrap_or_default();
                let judged = tally.judged;
                let outcome = if selected.iter().any(|chosen| chosen.id == check.id) {
                    outcome_of(check, ran.map(|ran| ran.outcome), tally, ended)
                } else {
                    Outcome::NotExercised {
                        cause: Cause::ExcludedBySelection,
                        detail: "not selected".to_owned(),
                    }
                };
                CheckResult::new(check, outcome, requests, judged, &self.transport.target)
            })
            .collect()
    }
}

fn is_to_be_repeated(check: &Check, ran: &Ran) -> bool {
    check.timing && matches!(ran.outcome, Outcome::Fail(_))
}

/// What a check comes to, from its own function and from its oracle.
fn outcome_of(check: &Check, active: Option<Outcome>, tally: Tally, ended: &Ended) -> Outcome {
    if let Some(error) = tally.harness.first() {
        return Outcome::HarnessError(error.clone());
    }
    if let Some(Outcome::Fail(failure)) = active {
        return Outcome::Fail(failure);
    }
    if let Some(mut failure) = tally.failures.into_iter().next() {
        if tally.failed > 1 {
            let _ = write!(failure.reason, " (and {} more)", tally.failed - 1);
        }
        return Outcome::Fail(failure);
    }
    match (active, check.kind.run()) {
        (Some(outcome), _) => outcome,
        (None, Some(_)) => ended.not_exercised("the run ended before its turn"),
        (None, None) if tally.judged > 0 => Outcome::Pass,
        (None, None) => match ended {
            Ended::Completed => Outcome::NotExercised {
                cause: Cause::ExcludedBySelection,
                detail: "no selected check sent anything that could be judged".to_owned(),
            },
            Ended::Unreachable(_) | Ended::Lost(_) | Ended::Interrupted => {
                ended.not_exercised("the run ended before anything could be judged")
            }
        },
    }
}
