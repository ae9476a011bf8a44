//! Environments with all that belongs to them, and the keys with which daemons register.

use std::collections::BTreeMap;

use api_contract::lightspeed::environments::{
    EnvironmentCredentialView, EnvironmentLifecycleStatusView, EnvironmentRegistrationKeyView,
    EnvironmentSourceView, EnvironmentVariableName, EnvironmentView,
};
use serde::{Deserialize, Serialize};

use super::jobs::JobTable;
use super::schedule::TimerId;
use crate::core::time::UnixMs;

/// One environment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Environment {
    pub(crate) view: EnvironmentView,
    /// The variables that its jobs find credentials in; of what is in them nothing is kept.
    pub(crate) credentials: BTreeMap<EnvironmentVariableName, EnvironmentCredentialView>,
    pub(crate) jobs: JobTable,
    /// Since when nobody uses it; nothing while it is at work or was never ready.
    pub(crate) idle_since: Option<UnixMs>,
    /// What happens to the machine next.
    pub(crate) planned: Option<TimerId>,
}

/// A registration key, without its secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RegistrationKey {
    pub(crate) view: EnvironmentRegistrationKeyView,
    pub(crate) sha256: [u8; 32],
}

impl Environment {
    /// One for which nothing has happened yet.
    pub(crate) fn new(view: EnvironmentView) -> Self {
        Self {
            view,
            credentials: BTreeMap::new(),
            jobs: JobTable::default(),
            idle_since: None,
            planned: None,
        }
    }

    /// Whether a provider made its machine, and can do something with it.
    pub(crate) fn is_provisioned(&self) -> bool {
        matches!(self.view.source, EnvironmentSourceView::Provisioned { .. })
    }

    /// Whether it can never take work again.
    pub(crate) fn is_over(&self) -> bool {
        matches!(
            self.view.status,
            EnvironmentLifecycleStatusView::Closing
                | EnvironmentLifecycleStatusView::Closed
                | EnvironmentLifecycleStatusView::Failed
        )
    }
}
