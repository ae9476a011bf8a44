//! In whose name a request is sent.

use std::fmt;
use std::sync::Arc;

use crate::target::headers::Headers;

/// In whose name a request is sent.
#[derive(Clone, Default)]
pub enum Caller {
    /// The tenant whose headers the target was given first.
    #[default]
    First,
    /// The second tenant.
    Second,
    /// Nobody: without any credential.
    Nobody,
    /// Whoever these headers stand for, within the first tenant or without.
    Other(Arc<Headers>),
}

impl Caller {
    /// Which tenant's things the caller can reach, at the most: what it creates is removed by that one.
    pub(crate) fn tenant(&self) -> Tenant {
        match self {
            Caller::Second => Tenant::Second,
            Caller::First | Caller::Nobody | Caller::Other(_) => Tenant::First,
        }
    }
}

impl fmt::Debug for Caller {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Caller::First => "the first tenant",
            Caller::Second => "the second tenant",
            Caller::Nobody => "nobody",
            Caller::Other(_) => "another caller",
        })
    }
}

/// Those whose things are apart: a session of one is none of the other's, also under the same id.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Tenant {
    #[default]
    First,
    Second,
}

impl Tenant {
    pub(crate) const ALL: [Tenant; 2] = [Tenant::First, Tenant::Second];

    /// The tenant as a caller.
    pub(crate) fn caller(self) -> Caller {
        match self {
            Tenant::First => Caller::First,
            Tenant::Second => Caller::Second,
        }
    }
}
