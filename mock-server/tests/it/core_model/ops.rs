//! What clients ask for, rightly and wrongly, and the passing of time.

use proptest::prelude::*;

/// Something that happens to one session of one universe, or beside all of them.
#[derive(Clone, Debug)]
pub(super) struct Op {
    pub(super) universe: usize,
    /// One of [`NAMES`].
    pub(super) name: usize,
    pub(super) act: Act,
}

/// The ids of sessions. No session has the last but one until a client makes it; the last is no id.
pub(super) const NAMES: [&str; 4] = ["a", "b", "c", "no id"];

#[derive(Clone, Debug)]
pub(super) enum Act {
    Start {
        /// Otherwise the server makes the id.
        named: bool,
        tokens: Option<u8>,
        lost_profile: bool,
        keep_ms: Option<u64>,
    },
    Run {
        submission: Submission,
        /// One of the texts of the model.
        text: usize,
        tokens: Option<u8>,
    },
    Cancel {
        run: u8,
    },
    Steer {
        run: u8,
        blank: bool,
    },
    Decide {
        run: u8,
        decisions: Vec<Decision>,
    },
    Configure {
        tokens: Option<u8>,
        expected: Expected,
    },
    Append {
        entries: Vec<(u8, u8)>,
    },
    Remove {
        keys: Vec<u8>,
    },
    Rename {
        name: Option<u8>,
    },
    Tag {
        value: Option<u8>,
    },
    Keep {
        ms: Option<u64>,
    },
    Close {
        force: bool,
    },
    Delete,
    Read {
        after: Option<u64>,
        /// Counts from the head, not from the beginning.
        from_head: bool,
        limit: u64,
        wait_ms: u64,
    },
    ReadBack {
        before: Option<u64>,
        limit: u64,
    },
    Runs {
        cursor: Option<u8>,
        limit: u64,
    },
    List {
        closed: Option<bool>,
    },
    Trim {
        /// How many events stay.
        rest: u64,
    },
    Nonsense {
        which: usize,
    },
    Pass {
        ms: u64,
    },
    /// Another core goes on from the stored state; whoever waited for events is gone.
    Restart,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Submission {
    None,
    Key(u8),
    /// Not an id.
    Bad,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Expected {
    None,
    Current,
    /// The current revision and one more.
    Ahead,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Decision {
    /// One of [`APPROVALS`].
    pub(super) approval: usize,
    pub(super) approve: bool,
    pub(super) blank_note: bool,
}

/// The ids of approvals, and how many come before them in their session.
pub(super) const APPROVALS: [(&str, usize); 5] = [
    ("approval_1", 0),
    ("approval_2", 1),
    ("approval_3", 2),
    ("approval_99", 98),
    ("no id", NO_APPROVAL),
];

/// In place of a number: the id is none.
pub(super) const NO_APPROVAL: usize = usize::MAX;

/// Calls that are refused whatever there is: method, parameters, codes.
pub(super) const NONSENSE: [(&str, &str, &[i64]); 8] = [
    ("session/nope", "{}", &[-32601]),
    ("", "{}", &[-32601]),
    ("Session/List", "{}", &[-32601]),
    ("session/read", "{}", &[-32602]),
    ("session/read", r#"{ "sessionId": 5 }"#, &[-32602]),
    ("session/start", r#"{ "unknown": 1 }"#, &[-32602]),
    ("session/list", r#"{ "limit": 0 }"#, &[-32602]),
    ("session/read", r#"{ "sessionId": "nobody" }"#, &[-32004]),
];

pub(super) fn op() -> impl Strategy<Value = Op> {
    // Most of it happens to few sessions, or nothing would come together.
    let universe = prop_oneof![4 => Just(0_usize), 1 => Just(1)];
    let name = prop_oneof![40 => Just(0_usize), 12 => Just(1), 6 => Just(2), 1 => Just(3)];
    (universe, name, act()).prop_map(|(universe, name, act)| Op {
        universe,
        name,
        act,
    })
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        4 => start(),
        12 => run(),
        3 => runs().prop_map(|run| Act::Cancel { run }),
        3 => (runs(), prop::bool::weighted(0.1))
            .prop_map(|(run, blank)| Act::Steer { run, blank }),
        4 => (runs(), prop::collection::vec(decision(), 0..3))
            .prop_map(|(run, decisions)| Act::Decide { run, decisions }),
        3 => (tokens(), expected()).prop_map(|(tokens, expected)| Act::Configure { tokens, expected }),
        3 => prop::collection::vec((0..4u8, 0..4u8), 0..3)
            .prop_map(|entries| Act::Append { entries }),
        2 => prop::collection::vec(0..4u8, 0..3).prop_map(|keys| Act::Remove { keys }),
        1 => prop::option::of(0..3u8).prop_map(|name| Act::Rename { name }),
        1 => prop::option::of(0..3u8).prop_map(|value| Act::Tag { value }),
        1 => keep().prop_map(|ms| Act::Keep { ms }),
        2 => prop::bool::weighted(0.4).prop_map(|force| Act::Close { force }),
        2 => Just(Act::Delete),
        6 => read(),
        2 => (prop::option::of(0..30u64), limit())
            .prop_map(|(before, limit)| Act::ReadBack { before, limit }),
        1 => (prop::option::of(0..6u8), prop::sample::select(vec![0, 1, 2, 100, 101]))
            .prop_map(|(cursor, limit)| Act::Runs { cursor, limit }),
        1 => prop::option::of(any::<bool>()).prop_map(|closed| Act::List { closed }),
        2 => (0..12u64).prop_map(|rest| Act::Trim { rest }),
        1 => (0..NONSENSE.len()).prop_map(|which| Act::Nonsense { which }),
        9 => prop_oneof![6 => 0..40u64, 1 => 100..400u64].prop_map(|ms| Act::Pass { ms }),
        1 => Just(Act::Restart),
    ]
}

fn start() -> impl Strategy<Value = Act> {
    let named = prop::bool::weighted(0.95);
    let lost = prop::bool::weighted(0.1);
    (named, tokens(), lost, keep()).prop_map(|(named, tokens, lost_profile, keep_ms)| Act::Start {
        named,
        tokens,
        lost_profile,
        keep_ms,
    })
}

fn run() -> impl Strategy<Value = Act> {
    let submission = prop_oneof![
        3 => Just(Submission::None),
        12 => (0..4u8).prop_map(Submission::Key),
        1 => Just(Submission::Bad),
    ];
    let text = 0..super::runs::TEXTS.len();
    let tokens = prop_oneof![4 => Just(None), 1 => tokens()];
    (submission, text, tokens).prop_map(|(submission, text, tokens)| Act::Run {
        submission,
        text,
        tokens,
    })
}

fn read() -> impl Strategy<Value = Act> {
    let wait = prop_oneof![2 => Just(0_u64), 3 => 1..60u64];
    (prop::option::of(0..12u64), any::<bool>(), limit(), wait).prop_map(
        |(after, from_head, limit, wait_ms)| Act::Read {
            after,
            from_head,
            limit,
            wait_ms,
        },
    )
}

/// Runs that may be there, and now and then one that cannot.
fn runs() -> impl Strategy<Value = u8> {
    prop_oneof![5 => 1..3u8, 3 => 1..6u8, 1 => Just(0)]
}

fn decision() -> impl Strategy<Value = Decision> {
    let approval = prop_oneof![4 => Just(0), 4 => 0..APPROVALS.len()];
    (approval, any::<bool>(), prop::bool::weighted(0.1)).prop_map(
        |(approval, approve, blank_note)| Decision {
            approval,
            approve,
            blank_note,
        },
    )
}

fn expected() -> impl Strategy<Value = Expected> {
    prop::sample::select(vec![Expected::None, Expected::Current, Expected::Ahead])
}

fn tokens() -> impl Strategy<Value = Option<u8>> {
    prop::option::of(1..3u8)
}

fn keep() -> impl Strategy<Value = Option<u64>> {
    prop_oneof![3 => Just(None), 1 => Just(Some(30)), 1 => Just(Some(300))]
}

fn limit() -> impl Strategy<Value = u64> {
    prop::sample::select(vec![0, 1, 2, 3, 5, 128, 512, 512, 513])
}
