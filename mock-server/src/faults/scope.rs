//! Which calls a fault strikes.

use api_contract::lightspeed::CONTRACT;
use api_contract::rpc::JsonRpcRequest;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Which calls a fault strikes; all of them where nothing is said.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scope {
    /// A method's wire name; `*` stands for any text, as in `session/*`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) method: Option<String>,
    /// The `sessionId` of the call's parameters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) session: Option<String>,
    /// Which of the matching calls, and how many of them.
    #[serde(default, skip_serializing_if = "Calls::is_all")]
    pub(super) calls: Calls,
    /// How likely it is that a matching call is struck, 0 to 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) probability: Option<f64>,
    /// Chooses which ones `probability` lets through; the same seed, the same calls.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) seed: Option<u64>,
    /// Before the gateway accepts the call, so that nothing happens, or after it has done what was
    /// asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) when: Option<When>,
}

/// When a fault strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum When {
    /// The gateway has not seen the call.
    BeforeAcceptance,
    /// The gateway has done what was asked; the answer suffers.
    AfterCommit,
}

/// Which of the matching calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Calls {
    /// The first one, counted from 1.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[schemars(range(min = 1))]
    pub(super) from: u64,
    /// How many are struck in all; without it there is no end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1))]
    pub(super) times: Option<u64>,
}

impl Default for Calls {
    fn default() -> Self {
        Calls {
            from: 1,
            times: None,
        }
    }
}

impl Calls {
    fn is_all(&self) -> bool {
        *self == Calls::default()
    }
}

fn one() -> u64 {
    1
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde calls it with a reference"
)]
fn is_one(from: &u64) -> bool {
    *from == 1
}

impl Scope {
    /// The members that a fault has whatever its kind.
    pub(super) const MEMBERS: [&'static str; 6] =
        ["method", "session", "calls", "probability", "seed", "when"];

    /// Checks values whose types allow more than they mean. `only` is the one method of the kind.
    pub(super) fn check(&self, only: Option<&str>) -> Result<(), String> {
        if let Some(pattern) = &self.method {
            check_method(pattern, only)?;
        }
        if let Some(session) = &self.session {
            check_session(session)?;
        }
        if self.calls.from == 0 {
            return Err("`calls.from` counts from 1".to_owned());
        }
        if self.calls.times == Some(0) {
            return Err("`calls.times` is at least 1; leave it out for no end".to_owned());
        }
        match self.probability {
            Some(probability) if !(0.0..=1.0).contains(&probability) => {
                Err("`probability` is a number from 0 to 1".to_owned())
            }
            None if self.seed.is_some() => {
                Err("`seed` belongs to `probability`, which is not set".to_owned())
            }
            _ => Ok(()),
        }
    }

    /// Whether a call may be struck. `only` is the one method of the kind.
    pub(super) fn covers(&self, call: &JsonRpcRequest, only: Option<&str>) -> bool {
        only.is_none_or(|only| only == call.method)
            && self
                .method
                .as_ref()
                .is_none_or(|pattern| fits(pattern, &call.method))
            && self
                .session
                .as_ref()
                .is_none_or(|session| session_of(call) == Some(session))
    }

    /// Whether the call that is the `matched`-th match is struck, after `fired` others were.
    pub(super) fn strikes(&self, matched: u64, fired: u64) -> bool {
        matched >= self.calls.from
            && self.calls.times.is_none_or(|times| fired < times)
            && self
                .probability
                .is_none_or(|probability| coin(self.seed.unwrap_or(0), matched) < probability)
    }
}

/// The session a call speaks of.
pub(crate) fn session_of(call: &JsonRpcRequest) -> Option<&str> {
    call.params.as_ref()?.get("sessionId")?.as_str()
}

/// A pattern in the place of an id would be a fault that never strikes.
pub(super) fn check_session(session: &str) -> Result<(), String> {
    if !session.contains('*') {
        return Ok(());
    }
    Err(format!(
        "`session`: {} is no id; `*` has no meaning in it, leave it out for all sessions",
        quoted(session)
    ))
}

/// A pattern that no method fits would be a fault that never strikes.
pub(crate) fn check_method(pattern: &str, only: Option<&str>) -> Result<(), String> {
    match only {
        Some(only) if fits(pattern, only) => Ok(()),
        Some(only) => Err(format!("`method`: this kind works on {only} only")),
        None if CONTRACT
            .methods()
            .any(|method| fits(pattern, method.info.name)) =>
        {
            Ok(())
        }
        None => Err(format!(
            "`method`: no method is called {}; `*` stands for any text",
            quoted(pattern)
        )),
    }
}

/// The beginning of a text, for a message.
pub(super) fn quoted(text: &str) -> String {
    format!("{:?}", &text[..text.floor_char_boundary(80)])
}

/// Whether a text fits a pattern in which `*` stands for any text.
pub(crate) fn fits(pattern: &str, text: &str) -> bool {
    let mut parts = pattern.split('*');
    let Some(mut rest) = parts.next().and_then(|first| text.strip_prefix(first)) else {
        return false;
    };
    let parts: Vec<&str> = parts.collect();
    let Some((last, middle)) = parts.split_last() else {
        return rest.is_empty();
    };
    for part in middle {
        let Some(at) = rest.find(part) else {
            return false;
        };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last)
}

/// A number of 0 up to 1 that seed and count decide: one step of splitmix64.
fn coin(seed: u64, count: u64) -> f64 {
    let mut bits = seed.wrapping_add(count.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^= bits >> 31;
    // 32 bits are exact in an f64, and fine enough for a probability.
    let top = u32::try_from(bits >> 32).unwrap_or(u32::MAX);
    f64::from(top) / 4_294_967_296.0
}

#[cfg(test)]
mod tests {
    use super::{coin, fits};

    #[test]
    fn a_star_stands_for_any_text_and_nothing_else_is_special() {
        for (pattern, text, expected) in [
            ("session/read", "session/read", true),
            ("session/read", "session/reads", false),
            ("session/*", "session/runs/start", true),
            ("*/start", "session/runs/start", true),
            ("*/start", "session/runs/started", false),
            ("session/*/*", "session/read", false),
            ("s*s/s*t", "session/runs/start", true),
            ("*", "", true),
            ("", "x", false),
            ("a*a", "a", false),
            ("session.read", "session/read", false),
        ] {
            assert_eq!(fits(pattern, text), expected, "{pattern} {text}");
        }
    }

    #[test]
    fn a_coin_depends_on_seed_and_count_alone_and_is_fair() {
        let heads = |seed| {
            (1..=1000)
                .filter(move |count| coin(seed, *count) < 0.25)
                .collect::<Vec<u64>>()
        };
        assert_eq!(heads(7), heads(7));
        assert_ne!(heads(7), heads(8));
        assert!((200..300).contains(&heads(7).len()), "{}", heads(7).len());
    }
}
