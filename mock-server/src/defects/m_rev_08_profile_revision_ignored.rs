//! M-REV-08: a profile is put whatever revision it was made from.

use api_contract::lightspeed::profiles::ProfilesPut;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{call, calls};
use super::edits::params_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-REV-08",
    title: "A profile is put whatever revision it was made from",
    rules: || params_of(ProfilesPut::NAME, profile_revision_ignored),
    shown_by: calls(
        &[
            call("profiles/create", r#"{"profile":{"profileId":"p"}}"#),
            call(
                "profiles/put",
                r#"{"profile":{"profileId":"p","displayName":"P"},"expectedRevision":7}"#,
            ),
        ],
        "The put succeeds in place of an error -32009",
    ),
    fails: &[(
        "REV-06",
        "a profile that was made from an older revision is put",
    )],
};

/// The gateway does not know the member.
fn profile_revision_ignored(params: &mut Value) {
    if let Some(params) = params.as_object_mut() {
        params.remove("expectedRevision");
    }
}
