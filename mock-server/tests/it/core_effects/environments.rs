//! Effects on environments, their jobs and credentials, and on the environment of a session.

use super::{Call, Effect, PASS};

const PROVIDER: Call = (
    "deployment/environment-providers/put",
    r#"{ "providerId": "one", "controllerConnection": {
        "endpoint": "https://p.example", "transport": { "type": "http" } } }"#,
);
const BINDING: Call = (
    "deployment/environment-providers/bindings/put",
    r#"{ "universeId": "00000000-0000-4000-8000-000000000001", "bindingId": "b",
        "providerId": "one", "status": "enabled" }"#,
);
const CREATE: Call = (
    "environments/create",
    r#"{ "requestId": "r", "bindingId": "b", "templateId": "debian-13-rust-4" }"#,
);
/// Makes an environment, whose id the third answer tells.
const READY: [Call; 4] = [PROVIDER, BINDING, CREATE, (PASS, "20")];
const READ: Call = (
    "environments/read",
    r#"{ "environmentId": "$2/environment/environmentId" }"#,
);
const EXTERNAL: &str = r#"{ "requestId": "x",
    "connection": { "endpoint": "wss://h.example", "transport": "webSocket" } }"#;
const BIND: &str = r#"{ "environmentId": "$2/environment/environmentId", "envName": "TOKEN",
    "source": { "type": "directSecret", "secretId": "s" } }"#;
const CREDENTIALS: Call = (
    "environments/credentials/list",
    r#"{ "environmentId": "$2/environment/environmentId" }"#,
);
const JOBS: &str = r#"{ "environmentId": "$2/environment/environmentId", "requestId": "j",
    "jobs": [{ "jobId": "build", "argv": ["sleep=forever"] }] }"#;
const READ_JOB: Call = (
    "environments/jobs/read",
    r#"{ "jobs": [{ "environmentId": "$2/environment/environmentId", "jobId": "build" }] }"#,
);
const KEY: Call = (
    "environments/registration-keys/create",
    r#"{ "displayName": "Machines", "identityMode": "persistent" }"#,
);
/// A session to which the environment is attached.
const SESSION: Call = (
    "session/start",
    r#"{ "sessionId": "s", "config": { "features": { "environments": { "environments": [
        { "environmentId": "$2/environment/environmentId", "access": "exec" }] } } } }"#,
);
const ACTIVATE: Call = (
    "session/environments/activate",
    r#"{ "sessionId": "s", "environmentId": "$2/environment/environmentId" }"#,
);
const READ_SESSION: Call = ("session/read", r#"{ "sessionId": "s" }"#);

pub(super) const ROWS: &[Effect] = &[
    Effect {
        method: "environments/create",
        given: &[PROVIDER, BINDING],
        params: CREATE.1,
        read: (
            "environments/read",
            r#"{ "environmentId": "$!/environment/environmentId" }"#,
        ),
        seen: &[
            ("/environment/requestId", r#""r""#),
            (
                "/environment/source",
                r#"{ "type": "provisioned", "providerId": "one", "bindingId": "b" }"#,
            ),
        ],
    },
    Effect {
        method: "environments/external/create",
        given: &[],
        params: EXTERNAL,
        read: ("environments/list", "{}"),
        seen: &[
            (
                "/environments/0/environmentId",
                r#""$!/environment/environmentId""#,
            ),
            ("/environments/0/source/type", r#""external""#),
        ],
    },
    Effect {
        method: "environments/ingress/put",
        given: &READY,
        params: r#"{ "environmentId": "$2/environment/environmentId", "enabled": true }"#,
        read: READ,
        seen: &[
            ("/environment/publicIngressEnabled", "true"),
            ("/environment/publicEndpoint", "present"),
        ],
    },
    Effect {
        method: "environments/power/put",
        given: &READY,
        params: r#"{ "environmentId": "$2/environment/environmentId", "power": "paused" }"#,
        read: READ,
        seen: &[("/environment/desiredPower", r#""paused""#)],
    },
    Effect {
        method: "environments/idle-policy/put",
        given: &READY,
        params: r#"{ "environmentId": "$2/environment/environmentId",
            "idlePolicy": { "closeAfterMs": 9000 } }"#,
        read: READ,
        seen: &[("/environment/idlePolicy", r#"{ "closeAfterMs": 9000 }"#)],
    },
    Effect {
        method: "environments/close",
        given: &READY,
        params: r#"{ "environmentId": "$2/environment/environmentId" }"#,
        read: READ,
        seen: &[("/environment/status", r#""closing""#)],
    },
    Effect {
        method: "environments/credentials/bind",
        given: &READY,
        params: BIND,
        read: CREDENTIALS,
        seen: &[
            ("/credentials/0/envName", r#""TOKEN""#),
            (
                "/credentials/0/source",
                r#"{ "type": "directSecret", "secretId": "s" }"#,
            ),
        ],
    },
    Effect {
        method: "environments/credentials/unbind",
        given: &[
            READY[0],
            READY[1],
            READY[2],
            READY[3],
            ("environments/credentials/bind", BIND),
        ],
        params: r#"{ "environmentId": "$2/environment/environmentId", "envName": "TOKEN" }"#,
        read: CREDENTIALS,
        seen: &[("/credentials/0", "absent")],
    },
    Effect {
        method: "environments/jobs/create",
        given: &READY,
        params: JOBS,
        read: READ_JOB,
        seen: &[
            ("/jobs/0/summary/jobId", r#""build""#),
            ("/jobs/0/summary/status", r#""accepted""#),
        ],
    },
    Effect {
        method: "environments/jobs/cancel",
        given: &[
            READY[0],
            READY[1],
            READY[2],
            READY[3],
            ("environments/jobs/create", JOBS),
            (PASS, "10"),
        ],
        params: READ_JOB.1,
        read: READ_JOB,
        seen: &[("/jobs/0/summary/status", r#""cancelRequested""#)],
    },
    Effect {
        method: "environments/registration-keys/create",
        given: &[],
        params: KEY.1,
        read: (
            "environments/registration-keys/read",
            r#"{ "registrationKeyId": "$!/registrationKey/registrationKeyId" }"#,
        ),
        seen: &[
            ("/registrationKey/displayName", r#""Machines""#),
            ("/registrationKey/status", r#""active""#),
        ],
    },
    Effect {
        method: "environments/registration-keys/revoke",
        given: &[KEY],
        params: r#"{ "registrationKeyId": "$0/registrationKey/registrationKeyId" }"#,
        read: ("environments/registration-keys/list", "{}"),
        seen: &[
            ("/registrationKeys/0/status", r#""revoked""#),
            ("/registrationKeys/0/revokedAtMs", "present"),
        ],
    },
    Effect {
        method: "session/environments/activate",
        given: &[READY[0], READY[1], READY[2], READY[3], SESSION],
        params: ACTIVATE.1,
        read: READ_SESSION,
        seen: &[(
            "/session/activeEnvironmentId",
            r#""$2/environment/environmentId""#,
        )],
    },
    Effect {
        method: "session/environments/deactivate",
        given: &[READY[0], READY[1], READY[2], READY[3], SESSION, ACTIVATE],
        params: r#"{ "sessionId": "s" }"#,
        read: READ_SESSION,
        seen: &[("/session/activeEnvironmentId", "absent")],
    },
];
