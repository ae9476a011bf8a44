//! The most that a run of the suite may do to a target.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use api_contract::method::Method as _;

use crate::lock::locked;
use crate::methods::{SessionRunsStart, SessionStart};
use crate::target::request::Request;

/// The most that a run of the suite may do to a target; `None` is no bound. The clean-up is not
/// counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budgets {
    /// Requests of checks.
    pub requests: Option<u64>,
    /// Calls that start sessions, whatever comes of them.
    pub sessions: Option<u64>,
    /// Calls that start runs, whatever comes of them.
    pub runs: Option<u64>,
    /// Time after which no check sends anything any more.
    pub time: Option<Duration>,
}

/// What checks have used up of the budgets.
#[derive(Debug)]
pub(crate) struct Spending {
    budgets: Budgets,
    since: Instant,
    spent: Mutex<Spent>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Spent {
    requests: u64,
    sessions: u64,
    runs: u64,
}

impl Spending {
    pub(crate) fn new(budgets: Budgets) -> Self {
        Spending {
            budgets,
            since: Instant::now(),
            spent: Mutex::default(),
        }
    }

    /// Counts a request that a check is about to send.
    ///
    /// # Errors
    /// Which budget is used up; the request must not be sent then.
    pub(crate) fn spend(&self, request: &Request) -> Result<(), String> {
        let Budgets {
            requests,
            sessions,
            runs,
            time,
        } = self.budgets;
        if let Some(time) = time.filter(|time| self.since.elapsed() >= *time) {
            return Err(format!("the run may take {} seconds", time.as_secs()));
        }
        let is = |method| u64::from(request.method() == Some(method));
        let mut spent = locked(&self.spent);
        let next = Spent {
            requests: spent.requests + 1,
            sessions: spent.sessions + is(SessionStart::NAME),
            runs: spent.runs + is(SessionRunsStart::NAME),
        };
        for (what, budget, count) in [
            ("send {} requests", requests, next.requests),
            ("start {} sessions", sessions, next.sessions),
            ("start {} runs", runs, next.runs),
        ] {
            if let Some(most) = budget.filter(|most| count > *most) {
                return Err(format!(
                    "the run may {}",
                    what.replace("{}", &most.to_string())
                ));
            }
        }
        *spent = next;
        Ok(())
    }
}
