//! RPC-16: notifications, which come with outcomes and replace no event.

use api_contract::lightspeed::notification::AgentNotification;

use crate::prelude::*;

pub(super) async fn rpc_16(ctx: &Ctx) -> Checked {
    let session = ctx.session("pushed").await?;
    let mut answers = vec![session.call(SessionStart::NAME, json!({})).await?];
    let run = session.run(&ctx.prompts().fast).await?;
    answers.push(run.started.clone());
    session.wait_terminal(&run.id).await?;
    answers.push(session.close_forced().await?);
    let log = session.log().await?;
    answers.extend(log.pages.iter().map(|page| page.exchange.clone()));

    for answer in &answers {
        let outcome = answer
            .response()
            .and_then(|response| response.json.as_ref());
        let items = outcome
            .and_then(|json| json.pointer("/result/notifications"))
            .filter(|items| !items.is_null());
        let Some(items) = items else { continue };
        let Some(items) = items.as_array() else {
            return Err(answer.fail("the notifications of an outcome are no list"));
        };
        for item in items {
            let method = item["method"].as_str().unwrap_or_default();
            ensure!(
                AgentNotification::TAGS.contains(&method),
                [answer],
                "an outcome comes with a notification {method:?}, which there is not"
            );
            let event = &item["params"]["event"];
            let in_log = |known: &Event| known.json()["cursor"] == event["cursor"];
            let known = log.events.iter().find(|known| in_log(known));
            let of_session = event["sessionId"] == *session.id();
            ensure!(
                !of_session || known.is_some_and(|known| known.json() == event),
                [answer].into_iter().chain(known.map(Event::source)),
                "an event that an outcome came with is not in the log, or is another there"
            );
        }
    }
    // Whatever came with outcomes, the log tells all of it.
    let life = log.life_of(&run.id);
    ensure!(
        life.accepted.is_some() && life.ended.is_some(),
        log.evidence(),
        "the log does not tell of the run's beginning and end"
    );
    Ok(())
}
