//! RPC-12: what a target says of itself.

use crate::prelude::*;

pub(super) async fn rpc_12(ctx: &Ctx) -> Checked {
    let session = ctx.session("greeting").await?;
    let run = session.run(&ctx.prompts().fast).await?;
    session.wait_terminal(&run.id).await?;
    let log = session.log().await?;

    let expected = ctx.dialect().contract.protocol_version;
    let mut greetings = Vec::new();
    for params in [
        json!({}),
        json!({ "clientInfo": { "name": "suite", "version": null } }),
        json!({ "clientInfo": { "name": "suite", "version": "1" } }),
        json!({ "capabilities": { "experimentalApi": true } }),
        json!({ "clientInfo": null, "capabilities": null }),
    ] {
        let greeting = ctx.call(Initialize::NAME, params.clone()).await?;
        let version = greeting.text("/protocolVersion")?;
        ensure!(
            version == expected,
            [&greeting],
            "greeted with {params}, the target speaks {version}, not {expected}"
        );
        for member in ["/serverInfo", "/capabilities", "/caller"] {
            greeting.at(member)?;
        }
        greetings.push(greeting);
    }
    let greeting = &greetings[0];

    let pages = log.pages.iter().map(|page| page.exchange.clone());
    let mut seen: Vec<Exchange> = pages.collect();
    let can = |what: &str| greeting.flag(&format!("/capabilities/{what}"));
    let back = json!({ "direction": "backward" });
    let promised = [
        ("eventLog", SessionEventsRead::NAME, json!({})),
        ("historyRead", SessionEventsRead::NAME, back),
        ("historyRead", SessionRunsList::NAME, json!({})),
    ];
    for (capability, method, params) in promised {
        if !can(capability)? {
            continue;
        }
        let answer = session.call(method, params).await?;
        ensure!(
            answer.succeeded(),
            [greeting, &answer],
            "the target says that it has {capability}, and refuses {method}"
        );
        seen.push(answer);
    }
    if !can("notifications")? {
        let pushes = |answer: &&Exchange| {
            let outcome = answer
                .response()
                .and_then(|response| response.json.as_ref());
            let items = outcome.and_then(|json| json.pointer("/result/notifications")?.as_array());
            items.is_some_and(|items| !items.is_empty())
        };
        let found = seen.iter().chain(&greetings).find(pushes);
        ensure!(
            found.is_none(),
            [greeting].into_iter().chain(found),
            "the target says that it sends no notifications, and sends some"
        );
    }

    session
        .added_nothing(&log, &[greeting], "greeting the target")
        .await
}
