//! TERM-04: the statuses that a run goes through.

use std::collections::BTreeMap;

use super::{cancel, status_after};
use crate::prelude::*;
use api_contract::lightspeed::runs::RunStatus;

/// How far a status is on a run's way; those of one rank follow each other in any order.
fn rank(status: &str) -> Option<u8> {
    let status = RunStatus::ALL
        .iter()
        .find(|known| known.as_str() == status)?;
    Some(match status {
        RunStatus::Queued => 0,
        RunStatus::Running | RunStatus::Parked => 1,
        RunStatus::Cancelling => 2,
        _ => 3,
    })
}

/// What was last seen of each run.
#[derive(Default)]
struct Seen(BTreeMap<String, (String, Exchange)>);

impl Seen {
    /// Takes note of a run's status, which must follow from the last one.
    fn note(&mut self, run: &str, status: &str, shown_by: &Exchange) -> Checked {
        let Some(now) = rank(status) else {
            return Err(shown_by.fail(format!("{run} is {status:?}, which no run can be")));
        };
        if let Some((before, earlier)) = self.0.get(run) {
            let was = rank(before).unwrap_or_default();
            let moves_on = if kinds::is_ended(before) {
                status == before
            } else {
                now >= was
            };
            ensure!(
                moves_on,
                [earlier, shown_by],
                "{run} was {before} and is {status}"
            );
        }
        let seen = (status.to_owned(), shown_by.clone());
        self.0.insert(run.to_owned(), seen);
        Ok(())
    }

    /// Looks at a run by itself and in the list of runs. Its end, once it was read in the log, must
    /// show in both.
    async fn look(&mut self, session: &Session<'_>, run: &str, end: Option<&Event>) -> Checked {
        let read = session.call(SessionRunsRead::NAME, json!({ "runId": run }));
        let mut views = vec![(read.await?, "/run", None)];
        let list = session.call(SessionRunsList::NAME, json!({})).await?;
        views.push((list, "/runs", Some(run)));
        for (view, place, listed) in &views {
            let status = match listed {
                None => Some(view.text(&format!("{place}/status"))?),
                // A page may be too short for the run; that it is listed is another rule's.
                Some(run) => {
                    let found = view.list(place)?.iter().find(|item| item["id"] == **run);
                    found.and_then(|item| item["status"].as_str())
                }
            };
            let Some(status) = status else { continue };
            self.note(run, status, view)?;
            if let Some(end) = end {
                ensure!(
                    status == status_after(end),
                    [end.source(), view],
                    "{run} ended with {}, and {} shows it as {status}",
                    end.kind(),
                    view.request().name()
                );
            }
        }
        Ok(())
    }
}

pub(super) async fn term_04(ctx: &Ctx) -> Checked {
    let session = ctx.session("status").await?;
    let mut seen = Seen::default();
    let mut ended = Vec::new();
    for prompt in [&ctx.prompts().fast, &ctx.prompts().failing] {
        let run = session.run(prompt).await?;
        seen.note(&run.id, run.started.text("/run/status")?, &run.started)?;
        let end = session.wait_terminal(&run.id).await?;
        // Right after the event: views that follow later would be seen here.
        seen.look(&session, &run.id, Some(&end)).await?;
        ended.push((run.id, end));
    }

    let busy = session.busy().await?;
    let queued = session.run(&ctx.prompts().fast).await?;
    for run in [&busy, &queued] {
        seen.note(&run.id, run.started.text("/run/status")?, &run.started)?;
        seen.look(&session, &run.id, None).await?;
    }
    let cancelled = cancel(&session, &busy.id).await?;
    if cancelled.succeeded() {
        seen.note(&busy.id, cancelled.text("/run/status")?, &cancelled)?;
    }
    seen.look(&session, &busy.id, None).await?;
    for run in [&busy, &queued] {
        let end = session.wait_terminal(&run.id).await?;
        seen.look(&session, &run.id, Some(&end)).await?;
        ended.push((run.id.clone(), end));
    }

    // Other runs have come and gone since: an end stays what it was.
    for (run, end) in &ended {
        seen.look(&session, run, Some(end)).await?;
    }
    session.kept_busy(&busy.id).await?;
    Ok(())
}
