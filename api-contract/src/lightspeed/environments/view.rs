//! Environments as the server shows them.

use std::collections::BTreeMap;

use crate::lightspeed::environments::{
    EnvironmentConnectionView, EnvironmentIdentityModeView, EnvironmentIdlePolicyView,
    EnvironmentPowerStateView, EnvironmentRegistrationKeyId, EnvironmentTemplateId,
};
use crate::lightspeed::ids::{
    EnvironmentBindingId, EnvironmentId, EnvironmentProviderId, EnvironmentRequestId, ID_PATTERN,
    MAX_ID_BYTES,
};
use crate::{wire, wire_string};

wire_string! {
    /// Names the machine that stands behind an environment at a time: `incarnation_` and more.
    pub struct EnvironmentIncarnationId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// Names a daemon that registered itself. The daemon chooses the text.
    pub struct EnvironmentDaemonId;
}

/// An environment: a machine in which agents run commands and jobs.
///
/// It belongs to a universe, not to a session, and outlives the sessions that use it.
#[wire]
pub struct EnvironmentView {
    /// The environment.
    pub environment_id: EnvironmentId,
    /// The name of the request that made it; the server's own for a registered one.
    pub request_id: EnvironmentRequestId,
    /// Where it comes from.
    pub source: EnvironmentSourceView,
    /// Its name for people; absent when it has none.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// Its state, as last observed.
    pub status: EnvironmentLifecycleStatusView,
    /// The power state that is wanted; `status` follows it later.
    pub desired_power: EnvironmentPowerStateView,
    /// What happens to it when nobody uses it; absent when nothing does.
    #[wire(optional)]
    pub idle_policy: Option<EnvironmentIdlePolicyView>,
    /// The machine behind it at present.
    pub incarnation: EnvironmentIncarnationView,
    /// Whether a public HTTPS endpoint is switched on.
    pub public_ingress_enabled: bool,
    /// The URL of the public endpoint; absent while there is none.
    #[wire(optional)]
    pub public_endpoint: Option<String>,
    /// Labels of the application.
    #[wire(optional)]
    pub metadata: BTreeMap<String, String>,
    /// When its daemon was last heard of, in Unix milliseconds; absent when it never was.
    #[wire(optional)]
    pub last_seen_at_ms: Option<i64>,
    /// When it was created, in Unix milliseconds.
    pub created_at_ms: i64,
    /// When it last changed, in Unix milliseconds.
    pub updated_at_ms: i64,
}

/// Where an environment stands in its life.
///
/// A newer server may tell of states that are not listed here; a request may only name those that
/// are.
// Open although a filter names it too: or a client failed at a whole list because of one row.
// Validation refuses an unknown one in parameters.
#[wire(open)]
pub enum EnvironmentLifecycleStatusView {
    /// The provider makes its machine.
    Provisioning,
    /// Its machine starts.
    Booting,
    /// It takes work.
    Ready,
    /// Its machine is frozen in memory. The next use wakes it.
    Paused,
    /// What its machine was doing is saved on disk. The next use wakes it.
    Suspended,
    /// Its machine is off or out of reach. The next use wakes a provisioned one whose provider
    /// controls power.
    Offline,
    /// It was asked to close and is being taken down.
    Closing,
    /// It is gone for good; only the record is left.
    Closed,
    /// It could not be made or kept.
    Failed,
    /// Nobody can tell its state at present.
    Unknown,
}

/// The machine that stands behind an environment at a time.
#[wire]
pub struct EnvironmentIncarnationView {
    /// The incarnation.
    pub incarnation_id: EnvironmentIncarnationId,
    /// The name under which the provider was asked for the machine; absent when none was asked.
    #[wire(optional)]
    pub provision_request_id: Option<String>,
    /// The provider's name of the machine; absent until it is known, or without a provider.
    #[wire(optional)]
    pub provider_target_id: Option<String>,
    /// The template it was made from; absent when it was made from none.
    #[wire(optional)]
    pub template_id: Option<EnvironmentTemplateId>,
    /// The power states that the provider offers for it. None until they are known, or when power
    /// cannot be controlled.
    #[wire(optional)]
    pub power_states: Vec<EnvironmentPowerStateView>,
    /// When it began, in Unix milliseconds.
    pub created_at_ms: i64,
    /// When it last changed, in Unix milliseconds.
    pub updated_at_ms: i64,
}

/// Where an environment comes from.
#[wire(tag = "type", open)]
pub enum EnvironmentSourceView {
    /// A provider made its machine.
    Provisioned {
        /// The provider.
        provider_id: EnvironmentProviderId,
        /// The binding through which the universe reaches the provider.
        binding_id: EnvironmentBindingId,
    },
    /// Somebody registered the address of its daemon.
    External {
        /// How the daemon is reached.
        connection: EnvironmentConnectionView,
    },
    /// Its daemon called the server and showed a registration key.
    Registered {
        /// The key.
        registration_key_id: EnvironmentRegistrationKeyId,
        /// The daemon.
        daemon_id: EnvironmentDaemonId,
        /// What becomes of the environment when its daemon is gone.
        identity_mode: EnvironmentIdentityModeView,
    },
}
