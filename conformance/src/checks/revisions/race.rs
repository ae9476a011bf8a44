//! REV-04: configurations that are put at the same time.

use futures_util::future::join_all;

use super::{REVISION, turns};
use crate::prelude::*;

/// How many configurations are put at the same time.
const AT_ONCE: u64 = 8;

/// How often they are: a race may be lost by luck.
const ROUNDS: u64 = 3;

pub(super) async fn rev_04(ctx: &Ctx) -> Checked {
    let session = ctx.session("race").await?;
    for round in 0..ROUNDS {
        let revision = session.read().await?.number(REVISION)?;
        // No two of the check are the same.
        let limits = (0..AT_ONCE).map(|number| 10 + round * AT_ONCE + number);
        let calls = limits.map(|most| {
            let params = json!({ "expectedConfigRevision": revision, "config": turns(most) });
            let call = Request::call(SessionConfigPut::NAME, session.params(params));
            // They may have to wait for each other.
            ctx.send(call.timeout(ctx.timeouts().settle()))
        });
        let answers = join_all(calls)
            .await
            .into_iter()
            .collect::<Result<Vec<_>, _>>()?;
        let taken: Vec<&Exchange> = answers.iter().filter(|answer| answer.succeeded()).collect();
        let [winner] = taken[..] else {
            let evidence: Vec<_> = answers.iter().take(3).collect();
            return Err(Stop::fail(
                format!(
                    "of {AT_ONCE} changes from revision {revision}, {} were taken",
                    taken.len()
                ),
                if taken.is_empty() { evidence } else { taken },
            ));
        };
        for call in answers.iter().filter(|answer| !answer.succeeded()) {
            Refusal {
                call,
                class: ErrorClass::Conflict,
                control: winner,
                differs: "a change from a revision that another one changed at the same time",
            }
            .verify()?;
        }
        let read = session.read().await?;
        let sent = winner.request().params();
        let sent = sent.and_then(|params| params.pointer("/config/limits/maxTurns"));
        ensure!(
            read.optional("/session/config/limits/maxTurns")? == sent,
            [winner, &read],
            "the session has another configuration than the one that was taken"
        );
    }
    let log = session.log().await?;
    let told = log.of_kind(kinds::SESSION_CONFIG_CHANGED).count() as u64;
    ensure!(
        told == ROUNDS,
        log.evidence(),
        "{ROUNDS} configurations were taken, and {told} events tell of changes"
    );
    Ok(())
}
