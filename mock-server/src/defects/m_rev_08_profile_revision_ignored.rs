//! M-REV-08: a profile is put whatever revision it was made from.

use std::sync::Arc;

use api_contract::lightspeed::profiles::ProfilesPut;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-REV-08",
    title: "A profile is put whatever revision it was made from",
    rules: || Arc::new(ProfileRevisionIgnored),
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
struct ProfileRevisionIgnored;

impl Rules for ProfileRevisionIgnored {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for ProfileRevisionIgnored {
    fn edit(&self, method: &str, params: &mut Value) {
        if method == ProfilesPut::NAME
            && let Some(params) = params.as_object_mut()
        {
            params.remove("expectedRevision");
        }
    }
}
