//! Which run a submission starts or repeats.

use api_contract::lightspeed::runs::RunView;

use super::Right;

/// A run that an earlier submission has made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EarlierRun {
    /// Whether it has ended.
    pub ended: bool,
    /// How long ago it was accepted, in milliseconds.
    pub age_ms: u64,
}

/// What a submission has in common with the earlier one of its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "one answer for each part that is compared, in any combination"
)]
pub struct Comparison {
    /// Whether the input is the same.
    pub input: bool,
    /// Whether the settings of the run are the same.
    pub config: bool,
    /// Whether the same is to be told in the end.
    pub notification: bool,
    /// Whether what was kept of the wording is the same.
    pub wording: bool,
}

impl Comparison {
    /// Whether there is no difference.
    pub fn same(self) -> bool {
        let Comparison {
            input,
            config,
            notification,
            wording,
        } = self;
        input && config && notification && wording
    }
}

/// Where a submission id means one and the same submission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SubmissionScope {
    /// In its session.
    Session,
    /// In all sessions of a universe.
    Universe,
    /// In its session, and in all sessions of other universes.
    OtherUniverses,
}

/// What follows when the client of a submission goes away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterDeparture {
    /// Nothing: a retry finds the run.
    Nothing,
    /// The submission id is forgotten.
    ForgetsId,
    /// The run is cancelled.
    CancelsRun,
}

/// Which run a submission starts or repeats.
pub trait SubmissionRules {
    /// Where the run of a submission id is looked for.
    fn scope(&self) -> SubmissionScope {
        SubmissionScope::Session
    }

    /// Whether the run of an earlier submission with the same id is found.
    fn is_found(&self, earlier: EarlierRun) -> bool {
        let _ = earlier;
        true
    }

    /// Whether a submission without an id repeats an earlier one of the same content.
    fn content_is_an_id(&self) -> bool {
        false
    }

    /// What is kept of how a submission was worded, to be compared; `body` is that of the request.
    fn wording(&self, body: &[u8]) -> Option<String> {
        let _ = body;
        None
    }

    /// Whether a submission repeats the earlier one of its id.
    fn is_replay(&self, compared: Comparison) -> bool {
        compared.same()
    }

    /// Whether a submission that does not repeat the earlier one of its id makes a run of its own, in
    /// place of being rejected.
    fn conflict_makes_run(&self, earlier: EarlierRun) -> bool {
        let _ = earlier;
        false
    }

    /// Whether the log tells of a submission whose id was used before; `replay` tells whether it
    /// repeats the earlier one, or is rejected.
    fn tells_again(&self, replay: bool) -> bool {
        let _ = replay;
        false
    }

    /// How a run is shown to who submits it again.
    fn replayed_view(&self, view: RunView) -> RunView {
        view
    }

    /// Whether a refused submission uses up its id.
    fn refusal_uses_up_id(&self) -> bool {
        false
    }

    /// What follows when the client of a submission goes away.
    fn after_departure(&self) -> AfterDeparture {
        AfterDeparture::Nothing
    }
}

impl SubmissionRules for Right {}
