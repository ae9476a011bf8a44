//! Submission ids: one id names one run, whatever becomes of requests and answers.

mod conflicts;
mod ids;
mod lost_answers;
mod memory;
mod races;
mod refused;
mod replays;
mod wordings;

use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "IDEM-01",
        title: "a repeated submission is the same run",
        level: Level::Must,
        rule: "The same submission id with the same content, sent again, returns the run that it \
               made. No other run is accepted.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 100,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(replays::idem_01(ctx))),
    },
    Check {
        id: "IDEM-02",
        title: "a submission repeated after the end shows the ended run",
        level: Level::Must,
        rule: "A submission sent again after its run ended returns that run with its terminal \
               status, and adds no event.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 200,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(replays::idem_02(ctx))),
    },
    Check {
        id: "IDEM-03",
        title: "a submission repeated during the run is the same run",
        level: Level::Must,
        rule: "A submission sent again while its run is queued, running or cancelling returns that \
               run and shows it in that state; other content under its id is rejected.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME, SessionRunsCancel::NAME]),
        effect: Effect::Sessions,
        budget: 100,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(replays::idem_03(ctx))),
    },
    Check {
        id: "IDEM-04",
        title: "a submission id used again for other content is rejected",
        level: Level::Must,
        rule: "A submission id sent again with another text, item, order of items, media name, \
               origin, model, generation or limits is rejected, and the log stays as it is. \
               Settings that say nothing equal absent ones.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME, SessionRead::NAME, BlobsPut::NAME]),
        effect: Effect::Blobs,
        budget: 400,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(conflicts::idem_04(ctx))),
    },
    Check {
        id: "IDEM-05",
        title: "identical submissions at the same time are one run",
        level: Level::Must,
        rule: "Of identical submissions at the same time one makes the run, and all are answered \
               with it.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 80,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(races::idem_05(ctx))),
    },
    Check {
        id: "IDEM-06",
        title: "of two contents under one id at the same time one wins",
        level: Level::Must,
        rule: "Of submissions of two contents under one id at the same time, all of one content \
               are answered with a run, and all of the other are rejected and make none.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 120,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(races::idem_06(ctx))),
    },
    Check {
        id: "IDEM-07",
        title: "a submission id means nothing in another session",
        level: Level::Must,
        rule: "The same submission id in another session makes a run of that session, be the \
               content the same or another.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 30,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(replays::idem_07(ctx))),
    },
    Check {
        id: "IDEM-08",
        title: "without a submission id every submission is a new run",
        level: Level::Must,
        rule: "The same content submitted again without an id, or with null for it, makes another \
               run.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 20,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(replays::idem_08(ctx))),
    },
    Check {
        id: "IDEM-09",
        title: "a submission repeated after a lost answer is one run",
        level: Level::Must,
        rule: "When the connection broke before the answer was read, the same submission sent \
               again returns the one run there is, and that run goes on to its own end.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 400,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(lost_answers::idem_09(ctx))),
    },
    Check {
        id: "IDEM-10",
        title: "a refused submission leaves its id unused",
        level: Level::Must,
        rule: "A submission that was refused for its content or its settings has not used up \
               its id: corrected, it makes a run under the same id.",
        source: Source::Contract(SessionRunsStart::NAME),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(refused::idem_10(ctx))),
    },
    Check {
        id: "IDEM-11",
        title: "a submission repeated after the close is the same run",
        level: Level::Must,
        rule: "A submission sent again after its session was closed returns the run that it made, \
               and adds no event: it is recognised before the session's state is looked at.",
        source: Source::Contract(SessionRunsStart::NAME),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 100,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(replays::idem_11(ctx))),
    },
    Check {
        id: "IDEM-12",
        title: "equivalent JSON is the same submission",
        level: Level::Must,
        rule: "The order of members, white space, escapes, null for absent, members that mean \
               nothing, settings that say nothing and the configuration of the session do not \
               make another submission.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME, SessionConfigPut::NAME]),
        effect: Effect::Sessions,
        budget: 80,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(wordings::idem_12(ctx))),
    },
    Check {
        id: "IDEM-13",
        title: "submission ids are exact and bounded",
        level: Level::Must,
        rule: "Ids that differ in case, in one character or in length are different ids, from 1 \
               to 128 bytes. Any other text, and what is no text, is refused, and makes no run.",
        source: Source::Contract(SessionRunsStart::NAME),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(ids::idem_13(ctx))),
    },
    Check {
        id: "IDEM-14",
        title: "the log names the submission of a run",
        level: Level::Must,
        rule: "The event that a run was accepted names the submission id of its start, and the \
               joins of its acceptance and its start do. Without an id there stands none or a \
               valid one.",
        source: Source::Contract(SessionRunsStart::NAME),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(ids::idem_14(ctx))),
    },
    Check {
        id: "IDEM-15",
        title: "a submission id is remembered over 100 later runs",
        level: Level::Should,
        rule: "A submission sent again after 100 other runs of its session returns the run that \
               it made, as does each of theirs.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 300,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(memory::idem_15(ctx))),
    },
    Check {
        id: "IDEM-17",
        title: "a repeated submission with audio is the same run",
        level: Level::Should,
        rule: "A submission with an audio file, sent again, returns the run that it made, \
               although what the run is given is the words spoken. With another name for the \
               file it is rejected.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME, BlobsPut::NAME]),
        effect: Effect::Blobs,
        budget: 80,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(memory::idem_17(ctx))),
    },
    Check {
        id: "IDEM-18",
        title: "JSON-RPC ids play no part in recognising submissions",
        level: Level::Must,
        rule: "Different submissions under one JSON-RPC id are different runs, one submission \
               under different JSON-RPC ids is one run, and without a submission id each is a \
               run.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(ids::idem_18(ctx))),
    },
    Check {
        id: "IDEM-19",
        title: "a submission with another notification is another submission",
        level: Level::Must,
        rule: "In a session with a lifecycle controller, a submission id sent again with another \
               terminal notification, or without the one it had, is rejected.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME, SessionManagedStart::NAME]),
        effect: Effect::Sessions,
        budget: 40,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(conflicts::idem_19(ctx))),
    },
];

/// Sends a submission again, which must be answered with the run that it made. `when` says in which
/// situation, as part of a sentence.
async fn replay(
    session: &Session<'_>,
    submission: &Value,
    first: &Exchange,
    when: &str,
) -> Result<Exchange, Stop> {
    let run = first.text("/run/id")?;
    let again = session.submit(submission.clone()).await?;
    let both = [first, &again];
    ensure!(
        again.succeeded(),
        both,
        "sent again {when}, the submission of {run} is refused"
    );
    let other = again.text("/run/id")?;
    ensure!(
        run == other,
        both,
        "sent again {when}, the submission of {run} is answered with {other}"
    );
    Ok(again)
}

/// The log must hold so many accepted runs.
async fn accepted(session: &Session<'_>, submissions: usize) -> Checked {
    let log = session.log().await?;
    let runs = log.of_kind(kinds::RUN_ACCEPTED).count();
    ensure!(
        runs == submissions,
        log.evidence(),
        "runs accepted: {runs}; different submissions: {submissions}"
    );
    Ok(())
}
