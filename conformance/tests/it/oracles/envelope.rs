//! Responses one by one: their id, their shape, their errors.

use super::*;

#[test]
fn id_echo_wants_the_same_type_and_value() {
    let ask = |id: Value| initialize().id(id);
    let answer = |id: Value| json!({ "id": id, "result": { "result": {} } });
    let great = (1_u64 << 53) + 1;
    check(
        oracle::id_echo,
        vec![
            row("a number", 0, vec![(ask(json!(7)), answer(json!(7)))]),
            row("a text", 0, vec![(ask(json!("7")), answer(json!("7")))]),
            row("in an error", 0, vec![(ask(json!(1)), error(-32601, None))]),
            row(
                "a number as text",
                1,
                vec![(ask(json!(7)), answer(json!("7")))],
            ),
            row(
                "a text as number",
                1,
                vec![(ask(json!("7")), answer(json!(7)))],
            ),
            row(
                "through a float",
                1,
                vec![(ask(json!(great)), answer(json!(great - 1)))],
            ),
            row("as a float", 1, vec![(ask(json!(7)), answer(json!(7.0)))]),
            row(
                "none",
                1,
                vec![(ask(json!(7)), json!({ "result": { "result": {} } }))],
            ),
            row("null", 1, vec![(ask(json!(7)), answer(Value::Null))]),
        ],
    );
}

#[test]
fn one_of_wants_a_result_or_an_error() {
    let with = |body: Value| vec![(initialize(), body)];
    check(
        oracle::one_of,
        vec![
            row("a result", 0, with(result(&json!({})))),
            row("an error", 0, with(error(-32601, None))),
            row(
                "both",
                1,
                with(json!({ "result": { "result": {} }, "error": {} })),
            ),
            row(
                "both, one null",
                1,
                with(json!({ "result": null, "error": {} })),
            ),
            row("neither", 1, with(json!({ "id": 1 }))),
            row("no object", 1, with(json!([1, 2]))),
        ],
    );
}

#[test]
fn error_table_wants_code_kind_and_messages_to_agree() {
    let with = |body: Value| vec![(initialize(), body)];
    let mut torn = error(-32004, Some("not_found"));
    torn["error"]["data"]["message"] = json!("another");
    let mut mute = error(-32004, Some("not_found"));
    mute["error"]["message"] = json!(5);
    check(
        oracle::error_table,
        vec![
            row(
                "a kind and its code",
                0,
                with(error(-32004, Some("not_found"))),
            ),
            row("no data", 0, with(error(-32601, None))),
            row(
                "a kind of later days",
                0,
                with(error(-32099, Some("later"))),
            ),
            row(
                "another kind's code",
                1,
                with(error(-32602, Some("not_found"))),
            ),
            row("no code of the table", 1, with(error(-32099, None))),
            row(
                "data of a method that does not exist",
                1,
                with(error(-32601, Some("not_found"))),
            ),
            row("two messages", 1, with(torn)),
            row("no message", 1, with(mute)),
            row("no code", 1, with(json!({ "error": { "message": "no" } }))),
        ],
    );
}

#[test]
fn schema_wants_responses_of_the_contracts_shape() {
    let blobs = |data: Value| {
        vec![(
            Request::call("blobs/has", json!({ "blobRefs": [] })),
            result(&data),
        )]
    };
    let opened = page(0, 1, &[(1, "sessionOpened", "")]);
    let unlisted = page(0, 1, &[(1, "somethingOfLaterDays", "")]);
    let mut typed = page(0, 1, &[(1, "sessionOpened", "")]);
    typed.1["result"]["result"]["events"][0]["cursor"]["seq"] = json!("1");
    let mut bare = page(0, 1, &[(1, "sessionOpened", "")]);
    bare.1["result"] = bare.1["result"]["result"].clone();
    check(
        oracle::schema,
        vec![
            row("nothing", 0, blobs(json!({ "blobs": [] }))),
            row(
                "a member of later days",
                0,
                blobs(json!({ "blobs": [], "more": 1 })),
            ),
            row("a listed kind", 0, vec![opened]),
            row("an unlisted kind", 0, vec![unlisted]),
            row(
                "an error",
                0,
                vec![(initialize(), error(-32004, Some("not_found")))],
            ),
            row(
                "an error of later days",
                0,
                vec![(initialize(), error(-32099, Some("later")))],
            ),
            row("another type", 1, blobs(json!({ "blobs": {} }))),
            row(
                "a missing member",
                1,
                blobs(json!({ "blobs": [{ "exists": true }] })),
            ),
            row("a seq of text", 1, vec![typed]),
            row("no envelope", 1, vec![bare]),
            row(
                "an error without kind",
                1,
                vec![(
                    initialize(),
                    json!({ "error": { "code": -32004, "message": "no", "data": {} } }),
                )],
            ),
        ],
    );
}

#[test]
fn a_request_of_ours_that_breaks_its_schema_is_the_suites_fault() {
    let request = Request::call("session/read", json!({ "sessionId": 5 }));
    let answer = error(-32602, None);
    let found = tally(oracle::schema, vec![(request.clone(), answer.clone())]);
    assert_eq!(found.harness.len(), 1, "{:?}", found.harness);
    let found = tally(oracle::schema, vec![(request.wrong(), answer)]);
    assert!(found.harness.is_empty(), "{:?}", found.harness);
}
