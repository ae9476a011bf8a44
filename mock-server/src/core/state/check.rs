//! Whether a state that was stored is whole: what handlers rely on and types do not say.

use super::State;
use super::run::Run;
use super::session::{RunTable, Session};
use super::universe::Universe;

impl State {
    /// Whether the parts of the state agree with each other.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn check(&self) -> Result<(), &'static str> {
        self.universes.values().try_for_each(Universe::check)?;
        let mut planned = self.schedule.planned();
        if planned.any(|step| self.universe(step.universe()).is_none()) {
            return Err("something is planned in a universe that is not there");
        }
        Ok(())
    }
}

impl Universe {
    fn check(&self) -> Result<(), &'static str> {
        if !self.lists_its_sessions() {
            return Err("the list of sessions is not that of the sessions");
        }
        self.sessions().try_for_each(Session::check)
    }
}

impl Session {
    fn check(&self) -> Result<(), &'static str> {
        if !self.runs.is_whole() {
            return Err("the runs of a session are not in order");
        }
        Ok(())
    }
}

impl RunTable {
    /// Whether runs are numbered by their places, and the indexes are those of the runs.
    fn is_whole(&self) -> bool {
        let numbered = self
            .all()
            .iter()
            .zip(1..)
            .all(|(run, number)| run.number == number);
        let open = self.all().iter().filter(|run| !run.status.is_terminal());
        let has_work = |run: &Run| run.progress.is_some();
        numbered
            && self
                .all()
                .iter()
                .all(|run| has_work(run) != run.status.is_terminal())
            && open.map(|run| run.number).eq(self.open())
            && self.indexes_are_of_runs()
    }
}
