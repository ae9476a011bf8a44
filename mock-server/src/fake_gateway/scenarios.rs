//! How runs go, told while the gateway runs.

use std::path::Path;
use std::sync::Arc;

use super::FakeGateway;
use crate::scenarios::{ScenarioError, Scenarios};

impl FakeGateway {
    /// Lets runs that are accepted from now on go by other scenarios; [`Scenarios::default`] leaves
    /// them to the words in their inputs. Runs that have been accepted keep their script. A file that
    /// was watched is watched no longer.
    pub fn set_scenarios(&self, scenarios: Scenarios) {
        self.gateway.set_scenarios(scenarios);
    }

    /// The scenarios in force.
    pub fn scenarios(&self) -> Arc<Scenarios> {
        self.gateway.scenarios()
    }

    /// Takes scenarios from a file, now and whenever it changes, until other ones are set or another
    /// file is watched. A change is in force within a fraction of a second.
    ///
    /// An edit that cannot be read is logged, [told](FakeGateway::scenario_error), and changes
    /// nothing; so does a file that is gone for a while, as it is when an editor saves.
    ///
    /// ```
    /// use mock_server::FakeGateway;
    ///
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let gateway = FakeGateway::start().await;
    /// gateway.watch_scenarios(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/plain-run.toml"))?;
    /// assert_eq!(gateway.scenario_error(), None);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// When the file cannot be used as it is now; then nothing has changed.
    ///
    /// # Panics
    /// Outside a tokio runtime.
    pub fn watch_scenarios(&self, path: impl AsRef<Path>) -> Result<(), ScenarioError> {
        self.gateway.watch_scenarios(path.as_ref())
    }

    /// What is wrong with the file that is watched; `None` when it is in force as it is, and when none
    /// is watched.
    pub fn scenario_error(&self) -> Option<ScenarioError> {
        self.gateway.scenario_error()
    }
}
