//! Snapshots as JSON.

use std::fmt::Write as _;
use std::str::FromStr as _;
use std::sync::Arc;

use api_contract::lightspeed::model::ModelConfig;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::{Snapshot, SnapshotRefused};
use crate::core::access::AccessMode;
use crate::core::config::{CoreConfig, CoreLimits};
use crate::core::state::State;

const FORMAT: &str = "mock-server-snapshot";
pub(super) const VERSION: u64 = 1;

/// How a snapshot is written.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Written<'a> {
    format: &'static str,
    version: u64,
    sha256: String,
    #[serde(flatten)]
    content: Content<'a>,
}

/// What the hash is about.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Content<'a> {
    access: &'static str,
    seed: u64,
    seed_data: bool,
    default_model: &'a Option<ModelConfig>,
    state: &'a State,
}

/// What is read beside the state.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Head {
    access: String,
    seed: u64,
    seed_data: bool,
    default_model: Option<ModelConfig>,
    sha256: String,
}

impl Content<'_> {
    fn sha256(&self) -> String {
        // Nothing in a state can fail to be written.
        let text = serde_json::to_vec(self).unwrap_or_default();
        let mut sha256 = String::new();
        for byte in Sha256::digest(text) {
            // Writing to a text cannot fail.
            let _ = write!(sha256, "{byte:02x}");
        }
        sha256
    }
}

impl Snapshot {
    /// The snapshot as JSON; see [its form](Snapshot#as-json) and [what is in it](Snapshot#secrets).
    ///
    /// ```
    /// # use std::sync::Arc;
    /// use mock_server::core::{Core, CoreConfig, Snapshot, UnixMs};
    ///
    /// let snapshot = Core::new(CoreConfig::default()).snapshot(UnixMs(5));
    /// assert_eq!(Snapshot::from_json(&snapshot.to_json()), Ok(snapshot));
    /// assert!(Snapshot::from_json("{}").is_err());
    /// ```
    pub fn to_json(&self) -> String {
        // Nothing in a state can fail to be written; an empty text would be refused when it is read.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a snapshot.
    ///
    /// # Errors
    /// When the text is none, is of another version, or was changed.
    pub fn from_json(text: &str) -> Result<Self, SnapshotRefused> {
        let document =
            serde_json::from_str(text).map_err(|error| SnapshotRefused::NotASnapshot {
                what: format!(
                    "it is not JSON at line {}, column {}",
                    error.line(),
                    error.column()
                ),
            })?;
        Self::read(document)
    }

    fn read(mut document: Value) -> Result<Self, SnapshotRefused> {
        let not_one = |what: &str| SnapshotRefused::NotASnapshot {
            what: what.to_owned(),
        };
        if document.get("format").and_then(Value::as_str) != Some(FORMAT) {
            return Err(not_one("its member `format` is not `mock-server-snapshot`"));
        }
        match document.get("version").and_then(Value::as_u64) {
            Some(VERSION) => {}
            Some(version) => return Err(SnapshotRefused::OtherVersion { version }),
            None => return Err(not_one("its member `version` is no number")),
        }
        let changed = |what: &str| SnapshotRefused::Changed {
            what: what.to_owned(),
        };
        let state = document.get_mut("state").map(Value::take);
        let state = state.ok_or_else(|| changed("its member `state` is missing"))?;
        // The messages of decoders quote values, and a value may be a secret.
        let head = Head::deserialize(document)
            .map_err(|_| changed("its members beside `state` are not what they were"))?;
        let state = State::deserialize(state).map_err(|_| changed("its `state` is not whole"))?;
        let access = AccessMode::from_str(&head.access)
            .map_err(|_| changed("its `access` is no access mode"))?;
        let snapshot = Snapshot {
            state: Arc::new(state),
            config: Arc::new(CoreConfig {
                seed: head.seed,
                seed_data: head.seed_data,
                default_model: head.default_model,
                access,
                universes: Vec::new(),
                bootstrap_key: None,
                limits: CoreLimits::default(),
                scenarios: Arc::default(),
            }),
        };
        if snapshot.content().sha256() != head.sha256 {
            return Err(changed("its `sha256` is that of something else"));
        }
        snapshot.state.check().map_err(changed)?;
        Ok(snapshot)
    }

    fn content(&self) -> Content<'_> {
        Content {
            access: self.config.access.name(),
            seed: self.config.seed,
            seed_data: self.config.seed_data,
            default_model: &self.config.default_model,
            state: &self.state,
        }
    }
}

impl Serialize for Snapshot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let content = self.content();
        let written = Written {
            format: FORMAT,
            version: VERSION,
            sha256: content.sha256(),
            content,
        };
        written.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Snapshot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let document = Value::deserialize(deserializer)?;
        Self::read(document).map_err(serde::de::Error::custom)
    }
}
