//! Calls that show a defect to somebody who sees the wire only.

use crate::core::AccessMode;

/// The universe of [`Who::First`], in a mode with universes.
pub const FIRST_UNIVERSE: &str = "00000000-0000-4000-8000-00000000000a";

/// The universe of [`Who::Second`].
pub const SECOND_UNIVERSE: &str = "00000000-0000-4000-8000-00000000000b";

/// What to do to a gateway so that a defect shows: the same steps give other answers without it.
#[derive(Clone, Copy, Debug)]
pub struct Demonstration {
    /// How callers prove who they are. In a mode with keys there are two universes with a key each.
    pub access: AccessMode,
    /// What to do, in order.
    pub steps: &'static [Step],
    /// What is seen with the defect and what without, in one sentence.
    pub seen: &'static str,
}

/// One thing to do.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// A call by the first caller. Its parameters are the text of a JSON object.
    Call {
        /// The method.
        method: &'static str,
        /// The parameters.
        params: &'static str,
    },
    /// A call by somebody, perhaps with further headers.
    CallAs {
        /// Who calls.
        who: Who,
        /// Headers besides those that prove who calls.
        headers: &'static [(&'static str, &'static str)],
        /// The method.
        method: &'static str,
        /// The parameters.
        params: &'static str,
    },
    /// A request of the first caller with this body, whatever it is.
    Post {
        /// The body.
        body: &'static str,
    },
    /// Nothing for so many milliseconds.
    Wait {
        /// How long.
        ms: u64,
    },
    /// The first caller goes away from the call that still waits for its answer; when none does, it
    /// closes the connection of its latest call.
    HangUp,
    /// Old events of a session are dropped, up to the one of this number.
    Trim {
        /// The session.
        session: &'static str,
        /// The number.
        through: u64,
    },
}

/// Who calls, in a mode with keys or universes; everybody is the same in the mode without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Of the first universe.
    First,
    /// Of the second universe.
    Second,
    /// Of the deployment, with its bootstrap key.
    Operator,
    /// Somebody who shows nothing.
    Nobody,
}

/// The steps of a caller in the mode without keys.
pub(super) const fn calls(steps: &'static [Step], seen: &'static str) -> Demonstration {
    Demonstration {
        access: AccessMode::Single,
        steps,
        seen,
    }
}

/// A call of the first caller.
pub(super) const fn call(method: &'static str, params: &'static str) -> Step {
    Step::Call { method, params }
}

/// The steps of two callers of different universes, who have a key each.
pub(super) const fn with_keys(steps: &'static [Step], seen: &'static str) -> Demonstration {
    Demonstration {
        access: AccessMode::ApiKey,
        steps,
        seen,
    }
}

/// A call of somebody.
pub(super) const fn call_as(who: Who, method: &'static str, params: &'static str) -> Step {
    Step::CallAs {
        who,
        headers: &[],
        method,
        params,
    }
}

/// A run of session `s` for the submission `a`.
pub(super) const ONE: Step = call(
    "session/runs/start",
    r#"{"sessionId":"s","submissionId":"a","source":{"type":"input","items":[{"type":"text","text":"one"}]}}"#,
);

/// The same submission id with other input.
pub(super) const TWO: Step = call(
    "session/runs/start",
    r#"{"sessionId":"s","submissionId":"a","source":{"type":"input","items":[{"type":"text","text":"two"}]}}"#,
);

/// A run of session `s` that lasts until it is cancelled.
pub(super) const SLEEPER: Step = call(
    "session/runs/start",
    r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"sleep=forever"}]}}"#,
);

/// A run of session `s` that takes 20 ms.
pub(super) const HELLO: Step = call(
    "session/runs/start",
    r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"hello"}]}}"#,
);

/// A fresh session `s`.
pub(super) const START: Step = call("session/start", r#"{"sessionId":"s"}"#);
