//! What a session and its runs are shown as: a run in full, the list of runs, labels, decisions.

mod bounded;
mod detail;
mod doing;
mod run_bounds;
mod run_list;
mod unknown_approval;

use api_contract::lightspeed::context::MessageRole;

use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "Q01",
        title: "a finished run is read with its output",
        level: Level::Must,
        rule: "A run that ended is read with its terminal status. Its text is the last one that \
               the model wrote for it, and the content that its output names can be read.",
        source: Source::Guide("Read content through the public projection"),
        needs: Needs::methods(&[SessionRunsRead::NAME, BlobsRead::NAME]),
        effect: Effect::Sessions,
        budget: 100,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(q01(ctx))),
    },
    Check {
        id: "Q02",
        title: "runs are listed newest first, each once, as the session shows them",
        level: Level::Must,
        rule: "Pages of runs, followed by their cursors, hold every run once, the newest first and \
               at most as many as asked for. The session's own page is the first of them.",
        source: Source::Guide("Read content through the public projection"),
        needs: Needs::methods(&[SessionRunsList::NAME, SessionRead::NAME]),
        effect: Effect::Sessions,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(run_list::q02(ctx))),
    },
    Check {
        id: "Q03",
        title: "a session keeps the labels that it was started with",
        level: Level::Must,
        rule: "Labels given at the start are accepted up to their bounds and shown as they were \
               given; the same start again returns the session and leaves them as they are.",
        source: Source::Guide("Submit and observe one task"),
        needs: Needs::methods(&[SessionStart::NAME, SessionRead::NAME]),
        effect: Effect::Sessions,
        budget: 20,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(q03(ctx))),
    },
    Check {
        id: "Q04",
        title: "a decision about an unknown approval fails by itself",
        level: Level::Should,
        rule: "A decision that cannot be taken is answered as failed, with the reason, in its \
               place among the results; the call succeeds and nothing is decided.",
        source: Source::Guide("Handle errors and lifecycle explicitly"),
        needs: Needs::methods(&[SessionRunsApprovalsDecide::NAME]),
        effect: Effect::Sessions,
        budget: 80,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(unknown_approval::q04(ctx))),
    },
    Check {
        id: "Q05",
        title: "a list of runs honours its limits",
        level: Level::Must,
        rule: "A page of runs holds 20 at most without a limit and 100 with any. A limit of 0 and a cursor \
               that is no run id are refused as invalid parameters; a run id beyond the newest is as \
               good as none.",
        source: Source::Contract(SessionRunsList::NAME),
        needs: Needs::methods(&[SessionRunsList::NAME, SessionRead::NAME]),
        effect: Effect::Sessions,
        budget: 120,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(run_bounds::q05(ctx))),
    },
    Check {
        id: "Q06",
        title: "a session shows what it is doing",
        level: Level::Must,
        rule: "A session is active while a run of it is, and names that run; otherwise it is idle, or closed. \
               What it says of its activity is a warning otherwise.",
        source: Source::Contract(SessionRead::NAME),
        needs: Needs::methods(&[
            SessionRead::NAME,
            SessionList::NAME,
            SessionRunsCancel::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 100,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(doing::q06(ctx))),
    },
    Check {
        id: "Q07",
        title: "a run's detail and summary agree",
        level: Level::Must,
        rule: "A run is shown the same in full, in the list of runs and in its session: its status, its times \
               and what it used. In full it shows the input that it was submitted with.",
        source: Source::Guide("Read content through the public projection"),
        needs: Needs::methods(&[
            SessionRunsRead::NAME,
            SessionRunsList::NAME,
            SessionRead::NAME,
            SessionRunsCancel::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 120,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(detail::q07(ctx))),
    },
    Check {
        id: "Q08",
        title: "shown texts are bounded, their references lead to the whole",
        level: Level::Must,
        rule: "Texts of entries are shown up to 4,096 bytes and marked when they were cut; the content that \
               they refer to is whole, and so is the text of a run's output.",
        source: Source::Guide("Read content through the public projection"),
        needs: Needs::methods(&[
            SessionContextAppend::NAME,
            SessionRunsRead::NAME,
            BlobsRead::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 100,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(bounded::q08(ctx))),
    },
];

async fn q01(ctx: &Ctx) -> Checked {
    let session = ctx.session("output").await?;
    let started = session.run(&ctx.prompts().fast).await?;
    let end = session.wait_terminal(&started.id).await?;
    let read = session
        .call(SessionRunsRead::NAME, json!({ "runId": started.id }))
        .await?;
    let (id, status) = (read.text("/run/id")?, read.text("/run/status")?);
    let evidence = [end.source(), &read];
    ensure!(
        id == started.id,
        evidence,
        "asked for {}, the target shows {id}",
        started.id
    );
    ensure!(
        kinds::is_ended(status),
        evidence,
        "a run that ended is shown as {status}"
    );
    if end.kind() != kinds::RUN_COMPLETED {
        return Err(Stop::not_exercised(
            Cause::NoHook,
            format!("the run ended with {}: it has no output", end.kind()),
        ));
    }
    let log = session.log().await?;
    if let Some(written) = last_text(&log, &started.id) {
        let shown = read.optional("/run/outputText")?.and_then(Value::as_str);
        let agrees = match (shown, written) {
            (Some(shown), Text::Whole(text)) => shown == text,
            (Some(shown), Text::Beginning(text)) => shown.starts_with(text),
            (None, _) => false,
        };
        ensure!(
            agrees,
            evidence.into_iter().chain(log.evidence()),
            "the run's output text is not the last text that the model wrote for it"
        );
    }
    if let Some(blob) = read.optional("/run/output/contentRef")? {
        let content = ctx
            .call(BlobsRead::NAME, json!({ "blobRef": blob }))
            .await?;
        ensure!(
            content.succeeded(),
            [&read, &content],
            "the content that the run's output names cannot be read"
        );
        let is_text = read.optional("/run/output/mediaType")? == Some(&json!("text/plain"));
        let shown = read.optional("/run/outputText")?.and_then(Value::as_str);
        if let (true, Some(shown)) = (is_text, shown) {
            ensure!(
                bounded::bytes_of(&content)? == shown.as_bytes(),
                [&read, &content],
                "the content of the run's output is a text, and not its output text"
            );
        }
    }
    Ok(())
}

/// A text as an event shows it.
#[derive(Clone, Copy)]
enum Text<'a> {
    Whole(&'a str),
    Beginning(&'a str),
}

/// The last text that the model wrote for a run, in the log.
fn last_text<'a>(log: &'a Log, run: &'a str) -> Option<Text<'a>> {
    let entries = log
        .of_run(run)
        .filter_map(|event| event.at("/kind/entries"))
        .filter_map(Value::as_array)
        .flatten();
    let member = |entry: &'a Value, pointer: &str| entry.pointer(pointer).and_then(Value::as_str);
    entries
        .filter(|entry| {
            member(entry, "/kind/type") == Some(kinds::MESSAGE)
                && member(entry, "/kind/role") == Some(MessageRole::Assistant.as_str())
        })
        .filter_map(|entry| {
            let text = member(entry, "/text")?;
            let cut = entry.get("textTruncated").and_then(Value::as_bool);
            Some(match cut {
                Some(true) => Text::Beginning(text),
                Some(false) | None => Text::Whole(text),
            })
        })
        .next_back()
}

async fn q03(ctx: &Ctx) -> Checked {
    let mut labels = ctx.tag();
    labels["jobId"] = json!("acorn-1.2-draft-001");
    labels["Größe der Ausgabe"] = json!("drei Seiten, \"klein\" \u{1f43f}");
    let mut most = ctx.tag();
    for number in 1..32 {
        let key = format!("label-{number:02}-{}", "k".repeat(55));
        most[key] = json!("v".repeat(256));
    }
    for (what, metadata) in [("a few labels", labels), ("as many as allowed", most)] {
        let session = ctx
            .session_with("labels", json!({ "metadata": metadata }))
            .await?;
        let shown = session.read().await?;
        ensure!(
            shown.optional("/session/metadata")? == Some(&metadata),
            [&shown],
            "a session that was started with {what} shows others"
        );
        let again = session
            .call(SessionStart::NAME, json!({ "metadata": metadata }))
            .await?;
        let id = again.text("/session/id")?;
        ensure!(
            id == session.id(),
            [&again],
            "the same start with {what} returns {id}"
        );
        let still = session.read().await?;
        ensure!(
            still.optional("/session/metadata")? == Some(&metadata),
            [&again, &still],
            "the same start with {what} changed them"
        );
    }
    Ok(())
}
