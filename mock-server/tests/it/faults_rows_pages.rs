//! Faults of pages of events and of waiting reads.

use mock_server::faults::Fault;
use serde_json::{Value, json};

use crate::faults_rows::{Row, is_changed, row};
use crate::faults_stage::{READ, SESSION, START, Stage, read, run, wait};

/// The number of the newest event after the start of the session.
const BEGIN: u64 = 2;

pub(crate) fn rows() -> Vec<Row> {
    vec![
        row!(
            "reordered_events",
            Committed,
            the_other_way_round,
            Fault::reordered_events().session("s1").once()
        ),
        row!(
            "duplicated_events",
            Committed,
            each_one_twice,
            Fault::duplicated_events().session("s1").once()
        ),
        row!(
            "early_terminal",
            Committed,
            the_end_first,
            Fault::early_terminal().session("s1").once()
        ),
        row!(
            "duplicate_terminal",
            Committed,
            the_end_twice,
            Fault::duplicate_terminal().session("s1").once()
        ),
        row!(
            "unknown_event_kind",
            Committed,
            an_event_of_tomorrow,
            Fault::unknown_event_kind("runHibernated")
                .session("s1")
                .once()
        ),
        row!(
            "short_page",
            Committed,
            one_event_at_a_time,
            Fault::short_page(1).session("s1")
        ),
        row!(
            "head_ahead",
            Committed,
            a_head_ahead_of_nothing,
            Fault::head_ahead(1).session("s1").once()
        ),
        row!(
            "head_backwards",
            Committed,
            a_head_that_goes_back,
            Fault::head_backwards(2).session("s1").once()
        ),
        row!(
            "huge_seq",
            Committed,
            beyond_two_to_the_53rd,
            Fault::huge_seq().session("s1")
        ),
        row!(
            "trim_before_read",
            Committed,
            a_gap_out_of_nowhere,
            Fault::trim_before_read(1).session("s1").once()
        ),
        row!(
            "gap_loop",
            Committed,
            a_gap_that_leads_back,
            Fault::gap_loop().session("s1").times(2)
        ),
        row!(
            "early_empty_poll",
            Committed,
            no_wait,
            Fault::early_empty_poll().session("s1").times(100)
        ),
        row!(
            "endless_poll",
            Committed,
            no_answer,
            Fault::endless_poll().session("s1").once()
        ),
    ]
}

/// Lets a run come to its end, then sets the fault.
async fn after_a_run(stage: &mut Stage, fault: Fault) {
    stage.quietly(START, run("hello")).await;
    stage.finish_runs();
    stage.set(fault);
}

async fn page(stage: &mut Stage, fault: Fault, change: impl FnOnce(&mut Value)) {
    after_a_run(stage, fault).await;
    let [faulty, clean] = stage.ask(READ, read(BEGIN)).await;
    is_changed(&faulty, &clean, |response| {
        change(&mut response["result"]["result"]);
    });
}

fn events(page: &mut Value) -> &mut Vec<Value> {
    page["events"].as_array_mut().expect("a page")
}

/// The last event of the run is the last one of the page.
fn end(page: &Value) -> Value {
    let end = page["events"].as_array().and_then(|events| events.last());
    let end = end.expect("an event").clone();
    assert_eq!(end["kind"]["type"], "runCompleted");
    end
}

async fn the_other_way_round(stage: &mut Stage, fault: Fault) {
    page(stage, fault, |page| events(page).reverse()).await;
}

async fn each_one_twice(stage: &mut Stage, fault: Fault) {
    page(stage, fault, |page| {
        let once = std::mem::take(events(page)).into_iter();
        *events(page) = once.flat_map(|event| [event.clone(), event]).collect();
    })
    .await;
}

async fn the_end_first(stage: &mut Stage, fault: Fault) {
    page(stage, fault, |page| {
        end(page);
        events(page).rotate_right(1);
    })
    .await;
}

async fn the_end_twice(stage: &mut Stage, fault: Fault) {
    page(stage, fault, |page| {
        let end = end(page);
        events(page).push(end);
    })
    .await;
}

async fn an_event_of_tomorrow(stage: &mut Stage, fault: Fault) {
    page(stage, fault, |page| {
        events(page)[0]["kind"] =
            json!({ "type": "runHibernated", "detail": { "since": "tomorrow" } });
    })
    .await;
}

async fn one_event_at_a_time(stage: &mut Stage, fault: Fault) {
    after_a_run(stage, fault).await;
    for after in [BEGIN, BEGIN + 1] {
        let [faulty, clean] = stage.ask(READ, read(after)).await;
        is_changed(&faulty, &clean, |response| {
            let page = &mut response["result"]["result"];
            events(page).truncate(1);
            page["complete"] = json!(false);
            page["nextCursor"] = json!({ "seq": after + 1 });
        });
    }
}

async fn a_head_ahead_of_nothing(stage: &mut Stage, fault: Fault) {
    stage.set(fault);
    let [faulty, clean] = stage.ask(READ, read(BEGIN)).await;
    is_changed(&faulty, &clean, |response| {
        let page = &mut response["result"]["result"];
        assert_eq!(page["events"], json!([]));
        page["headCursor"] = json!({ "seq": BEGIN + 1 });
    });
    stage.quietly(START, run("hello")).await;
}

async fn a_head_that_goes_back(stage: &mut Stage, fault: Fault) {
    page(stage, fault, |page| {
        let head = page["headCursor"]["seq"].as_u64().expect("a head");
        page["headCursor"] = json!({ "seq": head - 2 });
    })
    .await;
}

async fn beyond_two_to_the_53rd(stage: &mut Stage, fault: Fault) {
    const SHIFT: u64 = 9_007_199_254_740_992;
    fn shift(value: &mut Value) {
        match value {
            Value::Object(members) => {
                for (name, value) in members.iter_mut() {
                    match value.as_u64() {
                        Some(seq) if name == "seq" => *value = json!(seq + SHIFT),
                        _ => shift(value),
                    }
                }
            }
            Value::Array(items) => items.iter_mut().for_each(shift),
            _ => {}
        }
    }
    after_a_run(stage, fault).await;
    let [faulty, clean] = stage.ask(READ, read(BEGIN)).await;
    is_changed(&faulty, &clean, shift);
    assert!(faulty.text().contains("\"seq\":9007199254740995"));
    // The client goes on from a cursor that it was given.
    let asked = &clean.result()["events"][0]["cursor"]["seq"];
    let asked = asked.as_u64().expect("a number");
    let [huge, _] = stage.ask(READ, read(asked + SHIFT)).await;
    let [_, plain] = stage.quietly(READ, read(asked)).await;
    let [mut huge, mut plain] = [huge.result(), plain.result()];
    assert!(!events(&mut plain).is_empty());
    shift(&mut plain);
    assert_eq!(huge.take(), plain);
}

async fn a_gap_out_of_nowhere(stage: &mut Stage, fault: Fault) {
    stage.quietly(START, run("hello")).await;
    stage.finish_runs();
    let [_, whole] = stage.quietly(READ, read(BEGIN)).await;
    let head = whole.result()["headCursor"]["seq"].as_u64();
    let head = head.expect("a head");
    stage.set(fault);
    stage.clean.trim(SESSION, head - 1).expect("old events go");
    let [faulty, clean] = stage.ask(READ, read(BEGIN)).await;
    assert_eq!(faulty, clean);
    let gap = &faulty.result()["gap"];
    assert_eq!(gap["retainedAfter"], json!({ "seq": head - 1 }));
}

async fn a_gap_that_leads_back(stage: &mut Stage, fault: Fault) {
    after_a_run(stage, fault).await;
    for _ in 0..2 {
        let [faulty, clean] = stage.ask(READ, read(BEGIN)).await;
        is_changed(&faulty, &clean, |response| {
            let page = &mut response["result"]["result"];
            page["events"] = json!([]);
            page.as_object_mut().expect("a page").remove("nextCursor");
            page["complete"] = json!(false);
            page["gap"] = json!({
                "requestedAfter": { "seq": BEGIN },
                "retainedAfter": { "seq": BEGIN + 1 },
                "nextCursor": { "seq": BEGIN },
            });
        });
    }
    let [faulty, clean] = stage.ask(READ, read(BEGIN)).await;
    assert_eq!(faulty, clean);
}

async fn no_wait(stage: &mut Stage, fault: Fault) {
    stage.set(fault);
    let [faulty, clean] = stage.send(READ, wait(BEGIN)).await;
    // No time has passed, and nothing has happened.
    let faulty = faulty.whole().await;
    stage.show(&faulty);
    assert_eq!(faulty.result()["events"], json!([]));
    assert_eq!(stage.faulty.parked(), 0);
    stage.until_parked(0, 1).await;
    stage.advance(20_000);
    assert_eq!(faulty, clean.whole().await);
    stage.quietly(START, run("hello")).await;
}

async fn no_answer(stage: &mut Stage, fault: Fault) {
    stage.set(fault);
    let [faulty, clean] = stage.send(READ, wait(BEGIN)).await;
    stage.until_fired(1).await;
    stage.until_parked(0, 1).await;
    stage.ask(START, run("hello")).await;
    let woken = clean.whole().await;
    assert_eq!(woken.result()["events"][0]["cursor"]["seq"], BEGIN + 1);
    stage.stays_silent(faulty).await;
}
