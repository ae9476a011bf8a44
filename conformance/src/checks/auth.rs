//! Who may call, and what tenants see of each other.

mod credentials;
mod leaks;
mod tenants;

use crate::prelude::*;

/// What a key is for, and what it reaches.
const PREPARE: Source = Source::Guide("Prepare an endpoint and a profile");

/// What the check of another's session calls.
const METHODS_OF_A_SESSION: &[&str] = &[
    SessionRead::NAME,
    SessionEventsRead::NAME,
    SessionRunsRead::NAME,
    SessionRunsList::NAME,
    SessionRunsStart::NAME,
    SessionRunsCancel::NAME,
    SessionRunsSteer::NAME,
    SessionRunsApprovalsDecide::NAME,
    SessionConfigPut::NAME,
    SessionRename::NAME,
    SessionClose::NAME,
    SessionDelete::NAME,
];

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "AUTH-01",
        title: "without a valid credential nothing is served",
        level: Level::Must,
        rule: "A call without a credential, or with one that is malformed or unknown, is unauthenticated, \
               whatever the method, and does nothing.",
        source: PREPARE,
        needs: Needs::methods(&[
            Initialize::NAME,
            SessionList::NAME,
            SessionRead::NAME,
            SessionStart::NAME,
            BlobsHas::NAME,
        ])
        .credential(),
        effect: Effect::Sessions,
        budget: 80,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(credentials::auth_01(ctx))),
    },
    Check {
        id: "AUTH-02",
        title: "refusals do not tell what exists",
        level: Level::Must,
        rule: "Malformed and unknown credentials are refused in the same words, and so are what belongs \
               to another tenant and what does not exist.",
        source: Source::Gateway,
        needs: Needs::methods(&[
            BlobsPut::NAME,
            BlobsRead::NAME,
            SessionRead::NAME,
            SessionRunsRead::NAME,
            SessionList::NAME,
        ])
        .credential_and_two(),
        effect: Effect::Blobs,
        budget: 40,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(credentials::auth_02(ctx))),
    },
    Check {
        id: "AUTH-03",
        title: "one tenant cannot reach another's session",
        level: Level::Must,
        rule: "Reading, changing, cancelling or closing a session of another tenant is not found, and \
               has no effect on it.",
        source: PREPARE,
        needs: Needs::methods(METHODS_OF_A_SESSION).two_tenants(),
        effect: Effect::Sessions,
        budget: 90,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(tenants::auth_03(ctx))),
    },
    Check {
        id: "AUTH-04",
        title: "one tenant cannot read another's blob by its hash",
        level: Level::Must,
        rule: "A blob of another tenant can neither be read nor looked up nor used by its reference. \
               Who stores the same bytes can.",
        source: Source::Gateway,
        needs: Needs::methods(&[
            BlobsPut::NAME,
            BlobsHas::NAME,
            BlobsRead::NAME,
            SessionRunsStart::NAME,
        ])
        .two_tenants(),
        effect: Effect::Blobs,
        budget: 20,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(leaks::auth_04(ctx))),
    },
    Check {
        id: "AUTH-05",
        title: "lists show one's own only",
        level: Level::Must,
        rule: "Lists of sessions and profiles show what belongs to the caller's tenant, and nothing of \
               another, with a filter and without.",
        source: Source::Gateway,
        needs: Needs::methods(&[SessionList::NAME, ProfilesCreate::NAME, ProfilesList::NAME])
            .two_tenants(),
        effect: Effect::Sessions,
        budget: 30,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(tenants::auth_05(ctx))),
    },
    Check {
        id: "AUTH-06",
        title: "the same session id in two tenants is two sessions",
        level: Level::Must,
        rule: "Two tenants may each have a session of the same id. Runs, labels, closing and deleting \
               one of them leave the other as it is.",
        source: Source::Gateway,
        needs: Needs::methods(&[
            SessionStart::NAME,
            SessionRead::NAME,
            SessionRunsList::NAME,
            SessionDelete::NAME,
        ])
        .two_tenants(),
        effect: Effect::Sessions,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(tenants::auth_06(ctx))),
    },
    Check {
        id: "AUTH-07",
        title: "a header never changes whom a call works for",
        level: Level::Must,
        rule: "A header that names a tenant is refused beside the key of a tenant, whichever it names; \
               an actor is refused from a key that may name none.",
        source: Source::Gateway,
        needs: Needs::methods(&[Initialize::NAME, SessionList::NAME]).credential_and_two(),
        effect: Effect::ReadOnly,
        budget: 30,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(credentials::auth_07(ctx))),
    },
    Check {
        id: "AUTH-08",
        title: "a key of one tenant cannot act as operator",
        level: Level::Must,
        rule: "A key of one universe is forbidden to call the methods of the deployment.",
        source: Source::Gateway,
        needs: Needs::methods(&[
            Initialize::NAME,
            SessionList::NAME,
            DeploymentUniversesList::NAME,
            DeploymentUniversesRead::NAME,
            DeploymentApiKeysList::NAME,
        ])
        .credential(),
        effect: Effect::ReadOnly,
        budget: 20,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(credentials::auth_08(ctx))),
    },
    Check {
        id: "AUTH-09",
        title: "a secret that was handed over is never shown again",
        level: Level::Must,
        rule: "A secret that was handed over stands in no answer: views say only that there is one.",
        source: Source::Contract(AuthClientsCreate::NAME),
        needs: Needs::methods(&[
            AuthClientsCreate::NAME,
            AuthClientsRead::NAME,
            AuthClientsList::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 20,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(leaks::auth_09(ctx))),
    },
    Check {
        id: "AUTH-10",
        title: "submission ids of two tenants are apart",
        level: Level::Must,
        rule: "A submission id of one tenant means nothing to another, also in sessions of the same id.",
        source: Source::Gateway,
        needs: Needs::methods(&[SessionStart::NAME, SessionRunsStart::NAME]).two_tenants(),
        effect: Effect::Sessions,
        budget: 120,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(tenants::auth_10(ctx))),
    },
    Check {
        id: "AUTH-11",
        title: "a revoked key is refused at once",
        level: Level::Must,
        rule: "A revoked key is refused from the next request on, like one that never was.",
        source: Source::Contract(DeploymentApiKeysRevoke::NAME),
        needs: Needs::methods(&[SessionList::NAME]).hook(Hook::Keys),
        effect: Effect::ReadOnly,
        budget: 20,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(credentials::auth_11(ctx))),
    },
    Check {
        id: "AUTH-12",
        title: "nothing of one tenant shows to another",
        level: Level::Must,
        rule: "What one tenant stored, such as texts, labels and submission ids, stands in no answer to \
               another, also in none that refuses something.",
        source: Source::Gateway,
        needs: Needs::methods(&[
            BlobsPut::NAME,
            BlobsRead::NAME,
            ProfilesCreate::NAME,
            ProfilesList::NAME,
            SessionList::NAME,
            SessionRead::NAME,
            SessionRunsRead::NAME,
            SessionRunsList::NAME,
            SessionRunsStart::NAME,
        ])
        .two_tenants(),
        effect: Effect::Blobs,
        budget: 50,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(leaks::auth_12(ctx))),
    },
];

/// The session of this check in the eyes of the second tenant.
fn theirs<'a>(session: &Session<'a>) -> Session<'a> {
    session.seen_by(Caller::Second)
}
