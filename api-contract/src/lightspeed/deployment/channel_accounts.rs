//! Channel accounts, as the program that connects the channels sees them.

use crate::lightspeed::channels::{ChannelAccountView, ChannelProvider};
use crate::lightspeed::ids::UniverseId;
use crate::wire;

/// A channel account and the universe that it belongs to.
#[wire]
pub struct DeploymentChannelAccountView {
    /// The universe.
    pub universe_id: UniverseId,
    /// The account.
    #[wire(flatten)]
    pub account: ChannelAccountView,
}

/// Which channel accounts to list.
#[wire]
#[derive(Default)]
pub struct DeploymentChannelAccountListParams {
    /// Only accounts of this provider; absent lists all.
    #[wire(optional)]
    pub provider: Option<ChannelProvider>,
    /// List accounts that are switched off, too.
    #[wire(default)]
    pub include_disabled: bool,
}

/// The channel accounts of all universes.
#[wire]
pub struct DeploymentChannelAccountListResponse {
    /// The accounts.
    #[wire(default)]
    pub accounts: Vec<DeploymentChannelAccountView>,
}
