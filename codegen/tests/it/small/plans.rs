//! The second group of methods: everything that is joined, open-ended or on its way in or out.

use std::collections::BTreeMap;

use api_contract::{contract, wire};
use serde_json::Value;

/// How something is passed on.
#[wire(external)]
pub(crate) enum Way {
    /// By word of mouth.
    Mouth,
    /// By a shout.
    Shout,
    /// On paper.
    Paper {
        /// What is written on it.
        text: String,
        /// Whether it is folded.
        #[wire(optional)]
        folded: Option<bool>,
    },
}

/// When something is said.
#[wire(tag = "kind")]
pub(crate) enum Occasion {
    /// At one time.
    Once {
        /// When, in Unix milliseconds.
        at_ms: i64,
    },
    /// Every day.
    Daily {
        /// The hour, 0 to 23.
        #[wire(range(0, 23))]
        hour: u32,
        /// The minute.
        #[wire(default = 30)]
        minute: u32,
    },
    /// When there is nothing else to say.
    Idle,
}

/// Who is told, and how.
#[wire]
pub(crate) struct Delivery {
    /// Who is told.
    pub(crate) listener: String,
    /// How; by mouth when left out.
    #[wire(optional)]
    pub(crate) way: Option<Way>,
}

/// Hints for whoever speaks. Others than these are kept.
#[wire]
#[derive(Default)]
pub(crate) struct Hints {
    /// Whether to whisper.
    #[wire(optional)]
    pub(crate) whisper: Option<bool>,
    /// Every other hint.
    #[wire(flatten)]
    pub(crate) more: BTreeMap<String, Value>,
}

/// Something to be said later.
#[wire]
pub(crate) struct Plan {
    /// Names the plan.
    pub(crate) label: String,
    /// Who is told, and how.
    #[wire(flatten)]
    pub(crate) delivery: Delivery,
    /// When.
    #[wire(flatten)]
    pub(crate) occasion: Occasion,
    /// Whether it still counts.
    #[wire(default = true)]
    pub(crate) enabled: bool,
}

/// What to say later.
#[wire]
pub(crate) struct PlanParams {
    /// The plan.
    pub(crate) plan: Plan,
    /// Hints for whoever speaks.
    #[wire(default)]
    pub(crate) hints: Hints,
    /// Anything to be handed over with it.
    pub(crate) enclosure: Value,
    /// Anything else.
    #[wire(optional)]
    pub(crate) remark: Option<Value>,
    /// Anything, by name.
    #[wire(optional)]
    pub(crate) attachments: BTreeMap<String, Value>,
    /// How much of it fits, in bytes.
    #[wire(optional)]
    pub(crate) space: Option<usize>,
}

/// What became of the plan.
#[wire(tag = "status", open)]
pub(crate) enum Planned {
    /// It is noted down.
    Noted {
        /// The plan as it is noted.
        plan: Plan,
        /// What else there is to know.
        #[wire(optional)]
        warnings: Vec<String>,
    },
    /// It was not understood.
    Misheard {
        /// Why, for people.
        #[wire(rename = "plain_reason")]
        reason: String,
    },
}

/// Plans: things to be said later.
#[contract]
pub(crate) trait Plans {
    /// Plan to say something
    ///
    /// It is said when its time comes.
    #[method("plans/note", retry = with_id("plan"), stability = experimental,
             example = r#"{"plan": {"label": "p", "listener": "Ann", "kind": "idle"}, "enclosure": 7}"#)]
    fn plans_note(&mut self, params: PlanParams) -> Result<Planned, String>;

    /// Drop a plan
    #[method("plans/drop", retry = always, deprecated = "note the plan with `enabled: false`",
             example = r#"{"listener": "Ann"}"#)]
    fn plans_drop(&mut self, params: Delivery) -> Result<Delivery, String>;
}
