//! Effects on the deployment: universes, keys, environment providers and their bindings.

use super::{Call, Effect};

const UNIVERSE: Call = (
    "deployment/universes/create",
    r#"{ "universeId": "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21" }"#,
);
const READ: Call = ("deployment/universes/read", UNIVERSE.1);
const KEY: Call = (
    "deployment/api-keys/create",
    r#"{ "displayName": "CI", "scope": { "kind": "deployment" } }"#,
);
const PROVIDER: Call = (
    "deployment/environment-providers/put",
    r#"{ "providerId": "one", "displayName": "One", "controllerConnection": {
        "endpoint": "https://p.example", "transport": { "type": "http" } } }"#,
);
const READ_PROVIDER: Call = (
    "deployment/environment-providers/read",
    r#"{ "providerId": "one" }"#,
);
const BINDING: Call = (
    "deployment/environment-providers/bindings/put",
    r#"{ "universeId": "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21", "bindingId": "b",
        "providerId": "one", "status": "enabled" }"#,
);
const BINDINGS: Call = ("deployment/environment-provider-bindings/list", UNIVERSE.1);
const LOCAL_BINDING: Call = (
    "deployment/environment-providers/bindings/put",
    r#"{ "universeId": "00000000-0000-4000-8000-000000000001", "bindingId": "b",
        "providerId": "one", "status": "enabled" }"#,
);

pub(super) const ROWS: &[Effect] = &[
    Effect {
        method: "deployment/universes/create",
        given: &[],
        params: UNIVERSE.1,
        read: READ,
        seen: &[(
            "/universe/universeId",
            r#""6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21""#,
        )],
    },
    Effect {
        method: "deployment/universes/slug/put",
        given: &[UNIVERSE],
        params: r#"{ "universeId": "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21", "slug": "acorn" }"#,
        read: ("deployment/universes/list", "{}"),
        seen: &[("/universes/1/slug", r#""acorn""#)],
    },
    Effect {
        method: "deployment/universes/delete",
        given: &[UNIVERSE],
        params: UNIVERSE.1,
        read: READ,
        seen: &[("/error", "-32004")],
    },
    Effect {
        method: "deployment/api-keys/create",
        given: &[],
        params: KEY.1,
        read: ("deployment/api-keys/list", "{}"),
        seen: &[
            ("/apiKeys/0/displayName", r#""CI""#),
            ("/apiKeys/0/keyPrefix", r#""$!/apiKey/keyPrefix""#),
        ],
    },
    Effect {
        method: "deployment/api-keys/revoke",
        given: &[KEY],
        params: r#"{ "keyPrefix": "$0/apiKey/keyPrefix" }"#,
        read: ("deployment/api-keys/list", "{}"),
        seen: &[("/apiKeys/0/revokedAtMs", "1000000")],
    },
    Effect {
        method: "deployment/environment-providers/put",
        given: &[],
        params: PROVIDER.1,
        read: READ_PROVIDER,
        seen: &[("/provider/displayName", r#""One""#)],
    },
    Effect {
        method: "deployment/environment-providers/delete",
        given: &[PROVIDER],
        params: READ_PROVIDER.1,
        read: ("deployment/environment-providers/list", "{}"),
        seen: &[("/providers/0", "absent")],
    },
    Effect {
        method: "deployment/environment-providers/bindings/put",
        given: &[UNIVERSE, PROVIDER],
        params: BINDING.1,
        read: BINDINGS,
        seen: &[
            ("/bindings/0/bindingId", r#""b""#),
            ("/bindings/0/revision", "1"),
        ],
    },
    Effect {
        method: "deployment/environment-providers/bindings/put",
        given: &[PROVIDER],
        params: LOCAL_BINDING.1,
        read: (
            "environments/provider-bindings/read",
            r#"{ "bindingId": "b" }"#,
        ),
        seen: &[("/binding/providerId", r#""one""#)],
    },
    Effect {
        method: "deployment/environment-providers/bindings/delete",
        given: &[UNIVERSE, PROVIDER, BINDING],
        params: r#"{ "universeId": "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21", "bindingId": "b" }"#,
        read: BINDINGS,
        seen: &[("/bindings/0", "absent")],
    },
    Effect {
        method: "deployment/environments/adopt",
        given: &[PROVIDER, LOCAL_BINDING],
        params: r#"{ "universeId": "00000000-0000-4000-8000-000000000001", "requestId": "r",
            "bindingId": "b", "sourceTarget": "host", "takeOwnership": true }"#,
        read: (
            "environments/read",
            r#"{ "environmentId": "$!/environment/environmentId" }"#,
        ),
        seen: &[
            ("/environment/requestId", r#""r""#),
            ("/environment/incarnation/providerTargetId", r#""host""#),
        ],
    },
];
