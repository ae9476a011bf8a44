//! The JSON-RPC envelope and the bodies that are none.

mod params;

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
