//! What a request says of its caller.

use std::fmt;

use api_contract::lightspeed::CONTRACT;

/// The headers that speak of the caller, as the contract names them.
const HEADERS: [&str; 3] = match CONTRACT.transport.headers {
    [(authorization, _), (universe, _), (actor, _)] => [authorization, universe, actor],
    _ => panic!("the contract has other headers than the three that are understood here"),
};

pub(crate) const AUTHORIZATION_HEADER: &str = HEADERS[0];
pub(crate) const UNIVERSE_HEADER: &str = HEADERS[1];
pub(crate) const ACTOR_HEADER: &str = HEADERS[2];

/// What a request says of its caller, as it was sent. Nothing of it has been believed yet.
///
/// ```
/// use mock_server::core::{AccessMode, Claim, Claims, Core, CoreConfig, UnixMs};
///
/// let mut core = Core::new(CoreConfig {
///     access: AccessMode::ApiKey,
///     ..CoreConfig::default()
/// });
/// let key = core.bootstrap_key().unwrap().as_str().to_owned();
/// let claims = Claims {
///     authorization: Claim::Made(format!("Bearer {key}")),
///     ..Claims::default()
/// };
/// let caller = core.identify(&claims, "initialize", UnixMs(0)).unwrap();
/// assert_eq!(caller.key_prefix.as_deref(), Some(&key[..12]));
/// assert!(core.identify(&Claims::default(), "initialize", UnixMs(0)).is_err());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Claims {
    /// The header `authorization`, which may hold a secret.
    pub authorization: Claim,
    /// The header `x-lightspeed-universe`.
    pub universe: Claim,
    /// The header `x-lightspeed-actor`.
    pub actor: Claim,
}

/// One thing that a request may say of its caller.
#[derive(Clone, Default, PartialEq, Eq)]
pub enum Claim {
    /// It does not.
    #[default]
    Absent,
    /// It does, in these words.
    Made(String),
    /// It does, more than once or not in UTF-8.
    Garbled,
}

/// Leaves the words out: they may be a secret.
impl fmt::Debug for Claim {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Claim::Absent => "Absent",
            Claim::Made(_) => "Made(..)",
            Claim::Garbled => "Garbled",
        })
    }
}

impl Claim {
    pub(super) fn is_made(&self) -> bool {
        *self != Claim::Absent
    }

    /// The words without white space around them, or what is wrong with them.
    pub(super) fn text(&self) -> Result<Option<&str>, &'static str> {
        match self {
            Claim::Absent => Ok(None),
            Claim::Made(text) => Ok(Some(text.trim_matches([' ', '\t']))),
            Claim::Garbled => Err("must occur once, in UTF-8"),
        }
    }
}
