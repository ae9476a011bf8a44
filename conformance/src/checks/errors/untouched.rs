//! ERR-05: refused calls and what they leave as it was.

use crate::prelude::*;

/// Members of a listed session that only a call changes.
const MEMBERS: [&str; 4] = ["displayName", "metadata", "lifecycleStatus", "createdAtMs"];

/// What a refused call must leave as it was.
struct State {
    log: Log,
    listed: Exchange,
    /// How the session is listed, if it is on the page.
    row: Option<[Value; 4]>,
    runs: Vec<(Value, Value)>,
}

impl State {
    async fn of(session: &Session<'_>) -> Result<Self, Stop> {
        let ctx = session.ctx();
        let list = session.call(SessionRunsList::NAME, json!({})).await?;
        let runs = list.list("/runs")?.iter();
        let mine = json!({ "metadata": ctx.tag(), "closed": false, "limit": 200 });
        let listed = ctx.call(SessionList::NAME, mine).await?;
        let mut rows = listed.list("/sessions")?.iter();
        let row = rows.find(|row| row["id"] == *session.id());
        Ok(State {
            log: session.log().await?,
            row: row.map(|row| MEMBERS.map(|member| row[member].clone())),
            listed: listed.clone(),
            runs: runs
                .map(|run| (run["id"].clone(), run["status"].clone()))
                .collect(),
        })
    }

    /// Fails unless everything is as it was before this call.
    async fn is_kept(&self, session: &Session<'_>, refused: &Exchange, differs: &str) -> Checked {
        let now = State::of(session).await?;
        let name = refused.request().name();
        ensure!(
            self.log.seqs() == now.log.seqs(),
            [refused].into_iter().chain(now.log.evidence()),
            "{name} with {differs} left events behind"
        );
        ensure!(
            self.runs == now.runs,
            [refused],
            "{name} with {differs} changed the runs from {:?} to {:?}",
            self.runs,
            now.runs
        );
        // A page may be too short for the session.
        ensure!(
            self.row == now.row || self.row.is_none() || now.row.is_none(),
            [&self.listed, refused, &now.listed],
            "{name} with {differs} changed how the session is listed"
        );
        Ok(())
    }
}

/// A call that must be refused.
struct Case {
    call: Exchange,
    class: ErrorClass,
    differs: &'static str,
}

impl Case {
    fn refused(&self, control: &Exchange) -> Checked {
        Refusal {
            call: &self.call,
            class: self.class,
            control,
            differs: self.differs,
        }
        .verify()
    }
}

pub(super) async fn err_05(ctx: &Ctx) -> Checked {
    let session = ctx.session("untouched").await?;
    let ended = session.run(&ctx.prompts().fast).await?;
    session.wait_terminal(&ended.id).await?;
    let start = session.call(SessionStart::NAME, json!({})).await?;
    let before = State::of(&session).await?;
    let revision = start.number("/session/configRevision")?;

    let items = json!([{ "type": "text", "text": "Go left." }]);
    let put = |expected: u64| {
        let config = json!({ "limits": { "maxTurns": 7 } });
        json!({ "expectedConfigRevision": expected, "config": config })
    };
    let here = json!({ "runId": ended.id });
    let steer = |run: &str| json!({ "runId": run, "items": items });
    let other = json!({ "submissionId": ended.submission, "source": text("Something else.") });
    let (invalid, rejected) = (ErrorClass::InvalidParams, ErrorClass::Rejected);
    let calls = [
        (SessionRunsStart::NAME, json!({}), invalid, "no source"),
        (
            SessionRunsStart::NAME,
            json!({ "source": text(" \n") }),
            invalid,
            "a blank text",
        ),
        (
            SessionRunsStart::NAME,
            json!({ "submissionId": "no id", "source": text("Hello.") }),
            invalid,
            "a malformed submission id",
        ),
        (
            SessionRunsStart::NAME,
            other,
            rejected,
            "the submission id of other content",
        ),
        (
            SessionConfigPut::NAME,
            put(revision + 1),
            ErrorClass::Conflict,
            "a revision that is not the current one",
        ),
        (
            SessionConfigPut::NAME,
            json!({ "config": { "limits": { "maxTurns": "seven" } } }),
            invalid,
            "a limit of text",
        ),
        (
            SessionRunsCancel::NAME,
            here,
            rejected,
            "a run that has ended",
        ),
        (
            SessionRunsSteer::NAME,
            steer(&ended.id),
            rejected,
            "a run that has ended",
        ),
        (
            SessionRename::NAME,
            json!({ "displayName": 7 }),
            invalid,
            "a name that is a number",
        ),
        (SessionDelete::NAME, json!({}), rejected, "an open session"),
    ];
    let mut cases = Vec::new();
    for (method, params, class, differs) in calls {
        let request = Request::call(method, session.params(params)).wrong();
        let call = ctx.send(request).await?;
        before.is_kept(&session, &call, differs).await?;
        cases.push(Case {
            call,
            class,
            differs,
        });
    }

    // The controls, in an order in which each of them succeeds.
    let name = json!({ "displayName": "Acorn" });
    let mut controls = vec![session.call(SessionRename::NAME, name).await?];
    controls.push(session.call(SessionConfigPut::NAME, put(revision)).await?);
    let busy = session.busy().await?;
    controls.push(busy.started.clone());
    for (method, params, differs) in [
        (SessionConfigPut::NAME, put(revision + 1), "a run at work"),
        (SessionClose::NAME, json!({}), "a run at work"),
    ] {
        let call = session.call(method, params).await?;
        cases.push(Case {
            call,
            class: rejected,
            differs,
        });
    }
    // A run at work writes events of its own, so only what the calls would have changed is looked at.
    let log = session.kept_busy(&busy.id).await?;
    let closed = log.of_kind(kinds::SESSION_CLOSED).next();
    ensure!(
        closed.is_none(),
        [&cases[cases.len() - 1].call]
            .into_iter()
            .chain(closed.map(Event::source)),
        "a refused close left its event behind"
    );
    let changed = log.of_kind(kinds::SESSION_CONFIG_CHANGED).count();
    ensure!(
        changed == 1,
        [&cases[cases.len() - 2].call]
            .into_iter()
            .chain(log.evidence()),
        "the configuration was changed once and refused twice; the log tells of {changed} changes"
    );
    controls.push(
        session
            .call(SessionRunsSteer::NAME, steer(&busy.id))
            .await?,
    );
    let stop = json!({ "runId": busy.id });
    controls.push(session.call(SessionRunsCancel::NAME, stop).await?);
    session.wait_terminal(&busy.id).await?;
    controls.push(session.close_forced().await?);
    controls.push(session.delete().await?);
    for case in &cases {
        let method = case.call.request().method();
        let control = controls
            .iter()
            .find(|control| control.request().method() == method)
            .ok_or_else(|| Stop::Harness(format!("{method:?} has no control")))?;
        case.refused(control)?;
    }
    Ok(())
}
