//! What decides how a core behaves, changed while it runs.

use std::sync::Arc;

use super::Core;
use super::rules::Rules;
use super::scenarios::Scenarios;

impl Core {
    /// Decides by other rules from now on.
    pub fn set_rules(&mut self, rules: Arc<dyn Rules>) {
        self.rules = rules;
    }

    pub(crate) fn rules(&self) -> &Arc<dyn Rules> {
        &self.rules
    }

    /// Lets runs that are accepted from now on go by other scenarios. Those that have been accepted
    /// keep their script.
    pub fn set_scenarios(&mut self, scenarios: Arc<Scenarios>) {
        self.config.scenarios = scenarios;
    }

    /// The scenarios in force.
    pub fn scenarios(&self) -> &Arc<Scenarios> {
        &self.config.scenarios
    }
}
