//! The JSON-RPC envelope and the bodies that are none.

mod bodies;
mod crossing;
mod envelope;
mod greeting;
mod members;
mod params;
mod pushed;

use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "RPC-01",
        title: "a response carries its request's id, same type and value",
        level: Level::Must,
        rule: "A request's id comes back with the same JSON type and value: integers of 0 to \
               2^64 - 1 exactly, and any text.",
        source: Source::JsonRpc("5"),
        needs: Needs::methods(&[Initialize::NAME]),
        effect: Effect::ReadOnly,
        budget: 20,
        timing: false,
        kind: Kind::Mixed(|ctx| Box::pin(rpc_01(ctx)), oracle::id_echo),
    },
    Check {
        id: "RPC-02",
        title: "a response holds a result or an error, never both",
        level: Level::Must,
        rule: "Exactly one of `result` and `error` stands in a response; the other is left out.",
        source: Source::JsonRpc("5"),
        needs: Needs::NOTHING,
        effect: Effect::ReadOnly,
        budget: 0,
        timing: false,
        kind: Kind::Passive(oracle::one_of),
    },
    Check {
        id: "RPC-03",
        title: "a method that does not exist is method-not-found",
        level: Level::Must,
        rule: "Names are compared exactly; one that no method has is refused as method not found, \
               as a JSON-RPC response.",
        source: Source::JsonRpc("5.1"),
        needs: Needs::methods(&[SessionList::NAME]),
        effect: Effect::ReadOnly,
        budget: 20,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(rpc_03(ctx))),
    },
    Check {
        id: "RPC-04",
        title: "missing, null and mistyped parameters are invalid, without effect",
        level: Level::Must,
        rule: "A required member that is missing, null or of another type is refused as invalid \
               parameters, and nothing happens.",
        source: Source::JsonRpc("5.1"),
        needs: Needs::methods(&[
            SessionRunsStart::NAME,
            SessionRead::NAME,
            SessionRunsRead::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 120,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(params::rpc_04(ctx))),
    },
    Check {
        id: "RPC-05",
        title: "a body that is no JSON is refused cleanly, and the next is served",
        level: Level::Must,
        rule: "Garbage, truncated, empty and too deeply nested bodies are answered by a client \
               error, never by a server error or silence; the next request is served.",
        source: Source::Gateway,
        needs: Needs::methods(&[Initialize::NAME]),
        effect: Effect::ReadOnly,
        budget: 40,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(rpc_05(ctx))),
    },
    Check {
        id: "RPC-06",
        title: "unknown members are ignored or refused as the schema says",
        level: Level::Must,
        rule: "Members that a schema does not list are ignored, and refused as invalid parameters where it \
               forbids others; a refused start makes no session.",
        source: Source::Contract("api.schema.json"),
        needs: Needs::methods(&[
            Initialize::NAME,
            SessionStart::NAME,
            SessionList::NAME,
            SessionRename::NAME,
            SessionConfigPut::NAME,
            SessionRunsRead::NAME,
            SessionRunsList::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 120,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(members::rpc_06(ctx))),
    },
    Check {
        id: "RPC-07",
        title: "answered calls are uncached JSON with the dialect's status",
        level: Level::Should,
        rule: "Whatever a call is answered with, the answer is JSON in UTF-8 that nobody may keep, under \
               the HTTP status of all answers.",
        source: Source::Gateway,
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 20,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(envelope::rpc_07(ctx))),
    },
    Check {
        id: "RPC-09",
        title: "a result is the outcome object with the method's data in it",
        level: Level::Must,
        rule: "The result of a call is an object whose member `result` holds the method's data.",
        source: Source::Contract("api.schema.json"),
        needs: Needs::methods(&[
            Initialize::NAME,
            SessionStart::NAME,
            SessionList::NAME,
            SessionRename::NAME,
            SessionRunsList::NAME,
            BlobsHas::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 20,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(envelope::rpc_09(ctx))),
    },
    Check {
        id: "RPC-10",
        title: "a batch is refused whole and nothing of it is executed",
        level: Level::Should,
        rule: "A list of requests is no request: it is refused as a whole, and none of them is executed.",
        source: Source::Gateway,
        needs: Needs::methods(&[SessionStart::NAME, SessionRunsList::NAME]),
        effect: Effect::Sessions,
        budget: 30,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(bodies::rpc_10(ctx))),
    },
    Check {
        id: "RPC-11",
        title: "concurrent calls get their own answers",
        level: Level::Must,
        rule: "Of many calls at once over several connections each is answered with its own id and its own \
               data.",
        source: Source::JsonRpc("5"),
        needs: Needs::methods(&[BlobsHas::NAME, SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 120,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(crossing::rpc_11(ctx))),
    },
    Check {
        id: "RPC-12",
        title: "initialize tells the truth and changes nothing",
        level: Level::Must,
        rule: "`initialize` names the contract's protocol version and what the target can do, as it is, and \
               changes nothing; no call needs it before.",
        source: Source::Contract(Initialize::NAME),
        needs: Needs::methods(&[Initialize::NAME, SessionRunsList::NAME]),
        effect: Effect::Sessions,
        budget: 80,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(greeting::rpc_12(ctx))),
    },
    Check {
        id: "RPC-13",
        title: "a body that is JSON but no request is refused",
        level: Level::Should,
        rule: "JSON without a method or an id of their types is refused as no request, nothing of it is \
               executed, and the next request is served.",
        source: Source::Gateway,
        needs: Needs::methods(&[Initialize::NAME, SessionStart::NAME, SessionRunsList::NAME]),
        effect: Effect::Sessions,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(bodies::rpc_13(ctx))),
    },
    Check {
        id: "RPC-14",
        title: "the endpoint takes JSON by POST only",
        level: Level::Should,
        rule: "Requests are read when they say that they are JSON and come by POST; others are refused by \
               an HTTP status.",
        source: Source::Gateway,
        needs: Needs::methods(&[Initialize::NAME]),
        effect: Effect::ReadOnly,
        budget: 30,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(bodies::rpc_14(ctx))),
    },
    Check {
        id: "RPC-15",
        title: "the `jsonrpc` member is optional and other members are ignored",
        level: Level::Must,
        rule: "A request may leave `jsonrpc` out or hold members of its own; a response leaves it out or \
               says 2.0.",
        source: Source::Gateway,
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 20,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(envelope::rpc_15(ctx))),
    },
    Check {
        id: "RPC-16",
        title: "notifications are well formed and replace nothing",
        level: Level::Must,
        rule: "An outcome may come with notifications of the declared kinds. Events among them are \
               those of the log, which tells all that happened without them.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionStart::NAME]),
        effect: Effect::Sessions,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(pushed::rpc_16(ctx))),
    },
    Check {
        id: "RPC-18",
        title: "null equals absent",
        level: Level::Must,
        rule: "Null for an optional parameter, and for all of them, means the same as leaving it out.",
        source: Source::Contract("api.schema.json"),
        needs: Needs::methods(&[
            Initialize::NAME,
            SessionStart::NAME,
            SessionList::NAME,
            SessionRename::NAME,
            SessionRunsList::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 160,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(members::rpc_18(ctx))),
    },
];

/// Sends ids that a careless server loses; the oracle compares what comes back.
async fn rpc_01(ctx: &Ctx) -> Checked {
    let ids = [
        json!(0),
        json!(1),
        // The greatest integer that a 64-bit float counts exactly, and the first it does not.
        json!((1_u64 << 53) - 1),
        json!((1_u64 << 53) + 1),
        json!(1_u64 << 63),
        json!(u64::MAX),
        json!("7"),
        json!(""),
        json!("\u{1f980} n\u{e4}chste \"Frage\"\n"),
        json!("x".repeat(1024)),
    ];
    for id in ids {
        ctx.send(Request::call(Initialize::NAME, json!({})).id(id))
            .await?
            .result()?;
    }
    Ok(())
}

async fn rpc_03(ctx: &Ctx) -> Checked {
    let known = SessionList::NAME;
    let control = ctx.call(known, json!({ "limit": 1 })).await?;
    let (group, last) = known.split_once('/').unwrap_or((known, ""));
    let names = [
        (format!("{known}s"), "a name with a letter too many"),
        (known.to_uppercase(), "a name in capitals"),
        (format!("{known}/"), "a name with a slash at its end"),
        (format!(" {known}"), "a name with a space before it"),
        (format!("{group}.{last}"), "a name with a dot for its slash"),
        (group.to_owned(), "half a name"),
        (String::new(), "an empty name"),
        ("rpc.discover".to_owned(), "a name of another protocol"),
    ];
    for (name, differs) in names {
        let call = ctx.send(Request::call(&name, json!({})).wrong()).await?;
        let class = ErrorClass::MethodNotFound;
        Refusal {
            call: &call,
            class,
            control: &control,
            differs,
        }
        .verify()?;
        ensure!(
            call.status() == control.status(),
            [&call, &control],
            "{differs} is answered with another HTTP status than other calls"
        );
    }
    Ok(())
}

async fn rpc_05(ctx: &Ctx) -> Checked {
    let call = Request::call(Initialize::NAME, json!({})).id(json!(5));
    let whole = call.body();
    let bodies: [(&str, Vec<u8>); 8] = [
        ("an empty body", Vec::new()),
        ("a body of spaces", b"  \r\n ".to_vec()),
        ("a body that is no JSON", b"method=initialize&id=1".to_vec()),
        ("half a request", whole[..whole.len() / 2].to_vec()),
        (
            "a request without its last byte",
            whole[..whole.len() - 1].to_vec(),
        ),
        (
            "a body that is no UTF-8",
            [&b"{\"id\":1,\"method\":\"\xff\xfe"[..], b"\"}"].concat(),
        ),
        ("a body of zero bytes", vec![0; 64]),
        (
            "a body nested 20,000 levels deep",
            "[".repeat(20_000).into_bytes(),
        ),
    ];
    for (what, body) in bodies {
        let refused = ctx.send(Request::raw(body).may_break()).await?;
        ensure!(
            refused.broken().is_none(),
            [&refused],
            "{what} got no answer: {}",
            refused.broken().unwrap_or_default()
        );
        ensure!(
            refused.is_clean_refusal(),
            [&refused],
            "{what} is not refused as a client's error"
        );
        serves_on(ctx, what, &refused).await?;
    }
    // A request that ends before the length it announced: there is nobody left to answer.
    let broken_off = ctx.send(call.cut(Cut::InRequest)).await?;
    serves_on(ctx, "a request broken off", &broken_off).await
}

/// The control of each bad body: a good one right after it.
async fn serves_on(ctx: &Ctx, what: &str, bad: &Exchange) -> Checked {
    let next = ctx
        .send(Request::call(Initialize::NAME, json!({})).may_break())
        .await?;
    ensure!(
        next.succeeded(),
        [bad, &next],
        "after {what} the next request is not served"
    );
    Ok(())
}
