//! The scenarios of a gateway that runs.

use std::path::Path;
use std::sync::{Arc, MutexGuard, PoisonError};

use super::Gateway;
use crate::scenarios::{ScenarioError, Scenarios, Watch};

/// The scenario file that is followed, if one is.
#[derive(Debug, Default)]
pub(super) struct Watched {
    /// Goes up when scenarios are set: what an earlier watch still hands over is out of date.
    edition: u64,
    watch: Option<Watch>,
}

impl Gateway {
    /// Puts other scenarios in force, and follows no file any more.
    pub(crate) fn set_scenarios(&self, scenarios: Scenarios) {
        let mut watched = self.watched();
        watched.edition += 1;
        if let Some(watch) = watched.watch.take() {
            let file = watch.path().display();
            tracing::warn!("other scenarios were set: the file {file} is no longer followed");
        }
        self.adopt_scenarios(scenarios);
    }

    pub(crate) fn scenarios(&self) -> Arc<Scenarios> {
        Arc::clone(self.lock().core.scenarios())
    }

    /// Takes scenarios from a file, now and whenever it changes.
    pub(crate) fn watch_scenarios(self: &Arc<Self>, path: &Path) -> Result<(), ScenarioError> {
        let mut watched = self.watched();
        let edition = watched.edition + 1;
        let gateway = Arc::downgrade(self);
        let (scenarios, watch) = Watch::start(path.to_owned(), move |scenarios| {
            let gateway = gateway.upgrade();
            gateway.is_some_and(|gateway| {
                let watched = gateway.watched();
                let current = watched.edition == edition;
                if current {
                    gateway.adopt_scenarios(scenarios);
                }
                current
            })
        })?;
        watched.edition = edition;
        watched.watch = Some(watch);
        self.adopt_scenarios(scenarios);
        Ok(())
    }

    pub(crate) fn scenario_error(&self) -> Option<ScenarioError> {
        self.watched().watch.as_ref()?.error()
    }

    fn watched(&self) -> MutexGuard<'_, Watched> {
        self.watched.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn adopt_scenarios(&self, scenarios: Scenarios) {
        self.lock().core.set_scenarios(Arc::new(scenarios));
    }
}
