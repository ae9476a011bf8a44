//! Channel accounts: under which name an agent is present at a chat provider.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::lightspeed::ids::{AuthGrantId, ChannelAccountId};
use crate::{wire, wire_string};

wire_string! {
    /// Names a chat provider, such as `telegram`: 1 to 64 bytes, small letters, digits and hyphens.
    pub struct ChannelProvider { named, pattern: "^[a-z0-9][a-z0-9-]*$", min: 1, max: 64 }
}

/// A channel account to store.
#[wire]
pub struct ChannelAccountInput {
    /// The account.
    pub account_id: ChannelAccountId,
    /// The provider where it is present.
    pub provider: ChannelProvider,
    /// What the provider calls it.
    pub provider_account_id: String,
    /// A name for people.
    pub display_name: String,
    /// The grant with the credential for the provider; absent for a provider that asks for none.
    #[wire(optional)]
    pub credential_grant_id: Option<AuthGrantId>,
    /// What the provider's connector is told.
    #[wire(default)]
    pub settings: ChannelAccountSettings,
    /// Whether messages are received and sent.
    #[wire(default = true)]
    pub enabled: bool,
}

/// What the connector of a provider is told.
#[wire]
#[derive(Default)]
pub struct ChannelAccountSettings {
    /// Whether the connector prints the QR code that links the account; absent leaves it to the
    /// connector.
    #[wire(optional)]
    pub print_qr: Option<bool>,
    /// Settings that only the connector understands. They are kept as they are.
    #[wire(flatten)]
    pub more: BTreeMap<String, Value>,
}

/// A stored channel account.
#[wire]
pub struct ChannelAccountView {
    /// The account, as it was last put.
    #[wire(flatten)]
    pub account: ChannelAccountInput,
    /// Its revision. Each put raises it.
    pub revision: u64,
    /// When it was created, in Unix milliseconds.
    pub created_at_ms: i64,
    /// When it was last put, in Unix milliseconds.
    pub updated_at_ms: i64,
}

/// A channel account to create.
#[wire]
pub struct ChannelAccountCreateParams {
    /// The account.
    pub account: ChannelAccountInput,
}

/// The channel account that was created.
#[wire]
pub struct ChannelAccountCreateResponse {
    /// The account.
    pub account: ChannelAccountView,
}

/// A channel account to create or to replace.
#[wire]
pub struct ChannelAccountPutParams {
    /// The whole account.
    pub account: ChannelAccountInput,
    /// The revision that the new document was made from; absent replaces whatever is there.
    #[wire(optional)]
    pub expected_revision: Option<u64>,
}

/// The channel account that was put.
#[wire]
pub struct ChannelAccountPutResponse {
    /// The account.
    pub account: ChannelAccountView,
}

/// The channel account to read.
#[wire]
pub struct ChannelAccountReadParams {
    /// The account.
    pub account_id: ChannelAccountId,
}

/// The channel account that was read.
#[wire]
pub struct ChannelAccountReadResponse {
    /// The account.
    pub account: ChannelAccountView,
}

/// Which channel accounts to list.
#[wire]
#[derive(Default)]
pub struct ChannelAccountListParams {
    /// Only accounts at this provider; absent means all.
    #[wire(optional)]
    pub provider: Option<ChannelProvider>,
}

/// The channel accounts that were asked for.
#[wire]
pub struct ChannelAccountListResponse {
    /// The accounts.
    #[wire(default)]
    pub accounts: Vec<ChannelAccountView>,
}

/// The channel account to delete.
#[wire]
pub struct ChannelAccountDeleteParams {
    /// The account.
    pub account_id: ChannelAccountId,
}

/// The channel account that was deleted.
#[wire]
pub struct ChannelAccountDeleteResponse {
    /// The account as it was.
    pub account: ChannelAccountView,
}
