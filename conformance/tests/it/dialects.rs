//! A dialect is data: oracles and exchanges go by the one they are made for.

use std::time::Duration;

use api_contract::contract::{Contract, ErrorInfo};
use api_contract::lightspeed::CONTRACT;
use bytes::Bytes;
use conformance::check::MakeOracle;
use conformance::oracle::{self, Tally};
use conformance::record::exchange::{Ending, Exchange, Response, Span};
use conformance::target::dialect::{Dialect, ErrorKinds, LIGHTSPEED};
use conformance::target::request::Request;
use serde_json::{Value, json};

/// The same methods, spoken otherwise: no object around responses, one error, another status.
static BARE: Dialect = Dialect {
    name: "bare",
    contract: &BARE_CONTRACT,
    call_status: 202,
    kinds: ErrorKinds {
        not_found: "lost",
        ..LIGHTSPEED.kinds
    },
    ..LIGHTSPEED
};

static BARE_CONTRACT: Contract = Contract {
    envelope: None,
    errors: &[ErrorInfo {
        kind: Some("lost"),
        common: true,
        code: -5,
        summary: "It is not there.",
    }],
    ..CONTRACT
};

fn exchange(dialect: &'static Dialect, status: u16, answer: &Value) -> Exchange {
    let response = Response::new(status, Vec::new(), Bytes::from(answer.to_string()));
    let request = Request::call("blobs/has", json!({ "blobRefs": [] }));
    let ending = Ending::Answered(response);
    Exchange::new("test", dialect, request, ending, Span::default())
}

#[test]
fn the_kinds_of_a_dialect_are_its_contracts() {
    for kind in LIGHTSPEED.kinds.all() {
        assert!(
            LIGHTSPEED.contract.code_of(kind).is_some(),
            "the contract has no error kind {kind}"
        );
    }
}

#[test]
fn data_is_found_where_the_dialect_keeps_it() {
    let data = json!({ "blobs": [] });
    let bare = json!({ "result": data });
    let wrapped = json!({ "result": { "result": data } });
    assert_eq!(exchange(&LIGHTSPEED, 200, &wrapped).data(), Some(&data));
    assert_eq!(exchange(&LIGHTSPEED, 200, &bare).data(), None);
    assert_eq!(exchange(&BARE, 202, &bare).data(), Some(&data));
}

#[test]
fn a_wait_is_asked_of_methods_that_can_wait() {
    let wait =
        |method: &str, ms: u64| LIGHTSPEED.wait_of(&Request::call(method, json!({ "waitMs": ms })));
    assert_eq!(wait("session/events/read", 500), Duration::from_millis(500));
    assert_eq!(
        wait("session/events/read", u64::MAX),
        LIGHTSPEED.long_poll.longest
    );
    assert_eq!(wait("session/read", 500), Duration::ZERO);
}

#[test]
fn a_method_that_can_wait_is_told_so_by_the_dialects_parameter() {
    let bundle = api_contract::schema::bundle(LIGHTSPEED.contract).expect("a contract");
    for method in LIGHTSPEED
        .contract
        .methods()
        .filter(|method| method.info.long_poll)
    {
        let name = method.info.name;
        let params = bundle.definitions[&method.params.name()].to_string();
        let member = format!("\"{}\":", LIGHTSPEED.long_poll.wait_ms);
        assert!(params.contains(&member), "{name} has no {member}");
    }
}

#[test]
fn an_oracle_judges_by_the_dialect_it_is_made_for() {
    let found = |make: MakeOracle, status: u16, answer: &Value| {
        [&LIGHTSPEED, &BARE].map(|dialect| {
            let mut tally = Tally::default();
            make(dialect).observe(&exchange(dialect, status, answer), &mut tally);
            (tally.judged, tally.failed)
        })
    };
    let bare = json!({ "result": { "blobs": [] } });
    assert_eq!(found(oracle::schema, 200, &bare), [(1, 1), (1, 0)]);
    let lost = json!({ "error": { "code": -5, "message": "no" } });
    assert_eq!(found(oracle::error_table, 200, &lost), [(1, 1), (1, 0)]);
    assert_eq!(found(oracle::one_of, 202, &bare), [(0, 0), (1, 0)]);
}
