//! Effects on grants, OAuth clients and flows, and credential providers.

use super::{Call, Effect};

const IMPORT: Call = (
    "auth/grants/import",
    r#"{ "grantId": "g", "token": "secret", "exposure": "retrievable" }"#,
);
const READ_GRANT: Call = ("auth/grants/read", r#"{ "grantId": "g" }"#);
const CLIENT: Call = (
    "auth/clients/create",
    r#"{ "clientId": "c", "providerKind": "mcpOAuth", "remoteClientId": "r",
        "authorizationEndpoint": "https://login.example/authorize",
        "tokenEndpoint": "https://login.example/token" }"#,
);
const APP: Call = (
    "auth/providers/create",
    r#"{ "providerId": "app", "credential": "pem",
        "config": { "type": "githubApp", "appId": "7" } }"#,
);

pub(super) const ROWS: &[Effect] = &[
    Effect {
        method: "auth/grants/import",
        given: &[],
        params: IMPORT.1,
        read: READ_GRANT,
        seen: &[
            ("/grant/status", r#""active""#),
            ("/grant/hasAccessToken", "true"),
        ],
    },
    Effect {
        method: "auth/grants/lease",
        given: &[IMPORT],
        params: r#"{ "grantId": "g" }"#,
        read: READ_GRANT,
        seen: &[
            ("/grant/leaseCount", "1"),
            ("/grant/lastLeasedAtMs", "1000000"),
        ],
    },
    Effect {
        method: "auth/grants/revoke",
        given: &[IMPORT],
        params: r#"{ "grantId": "g" }"#,
        read: ("auth/grants/list", r#"{ "status": "revoked" }"#),
        seen: &[("/grants/0/grantId", r#""g""#)],
    },
    Effect {
        method: "auth/clients/create",
        given: &[],
        params: CLIENT.1,
        read: ("auth/clients/read", r#"{ "clientId": "c" }"#),
        seen: &[("/client/remoteClientId", r#""r""#)],
    },
    Effect {
        method: "auth/clients/delete",
        given: &[CLIENT],
        params: r#"{ "clientId": "c" }"#,
        read: ("auth/clients/list", "{}"),
        seen: &[("/clients/0", "absent")],
    },
    Effect {
        method: "auth/flows/start",
        given: &[CLIENT],
        params: r#"{ "clientId": "c" }"#,
        read: ("auth/flows/read", r#"{ "flowId": "$!/flowId" }"#),
        seen: &[
            ("/flow/status", r#""pending""#),
            ("/flow/clientId", r#""c""#),
        ],
    },
    Effect {
        method: "auth/providers/create",
        given: &[],
        params: APP.1,
        read: ("auth/providers/read", r#"{ "providerId": "app" }"#),
        seen: &[
            ("/provider/hasCredential", "true"),
            ("/provider/config/appId", r#""7""#),
        ],
    },
    Effect {
        method: "auth/providers/delete",
        given: &[APP],
        params: r#"{ "providerId": "app" }"#,
        read: ("auth/providers/list", "{}"),
        seen: &[("/providers/0", "absent")],
    },
    Effect {
        method: "auth/github/installations/grant",
        given: &[APP],
        params: r#"{ "providerId": "app", "installationId": 58201934, "grantId": "gh" }"#,
        read: ("auth/grants/read", r#"{ "grantId": "gh" }"#),
        seen: &[("/grant/providerId", r#""app""#)],
    },
];
