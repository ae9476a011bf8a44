//! The contract's methods, in one place for everything that calls them.

pub use api_contract::lightspeed::blobs::{BlobsHas, BlobsPut, BlobsRead};
pub use api_contract::lightspeed::connection::Initialize;
pub use api_contract::lightspeed::context::SessionContextAppend;
pub use api_contract::lightspeed::events::SessionEventsRead;
pub use api_contract::lightspeed::profiles::{
    ProfilesCreate, ProfilesDelete, ProfilesList, ProfilesPut, ProfilesRead,
};
pub use api_contract::lightspeed::runs::{
    SessionRunsApprovalsDecide, SessionRunsCancel, SessionRunsList, SessionRunsRead,
    SessionRunsStart, SessionRunsSteer,
};
pub use api_contract::lightspeed::sessions::{
    SessionClose, SessionConfigPut, SessionDelete, SessionList, SessionRead, SessionRename,
    SessionStart,
};
pub use api_contract::method::Method;
