//! The contract's methods, in one place for everything that calls them.

pub use api_contract::lightspeed::auth::{
    AuthClientsCreate, AuthClientsDelete, AuthClientsList, AuthClientsRead,
};
pub use api_contract::lightspeed::blobs::{BlobsHas, BlobsPut, BlobsRead};
pub use api_contract::lightspeed::connection::Initialize;
pub use api_contract::lightspeed::context::{
    SessionContextAppend, SessionContextCompact, SessionContextRemove,
};
pub use api_contract::lightspeed::deployment::{
    DeploymentApiKeysList, DeploymentApiKeysRevoke, DeploymentUniversesList,
    DeploymentUniversesRead,
};
pub use api_contract::lightspeed::events::SessionEventsRead;
pub use api_contract::lightspeed::mcp::{McpServersDelete, McpServersPut, McpServersRead};
pub use api_contract::lightspeed::profiles::{
    ProfilesCreate, ProfilesDelete, ProfilesList, ProfilesPut, ProfilesRead, SessionProfilesApply,
};
pub use api_contract::lightspeed::runs::{
    SessionRunsApprovalsDecide, SessionRunsCancel, SessionRunsList, SessionRunsRead,
    SessionRunsStart, SessionRunsSteer,
};
pub use api_contract::lightspeed::sessions::{
    SessionClose, SessionConfigPut, SessionDelete, SessionList, SessionManagedStart,
    SessionMetadataPut, SessionRead, SessionRename, SessionRetentionPut, SessionShare,
    SessionStart,
};
pub use api_contract::lightspeed::vfs::{
    VfsWorkspacesCreate, VfsWorkspacesDelete, VfsWorkspacesRead, VfsWorkspacesUpdate,
};
pub use api_contract::method::Method;
