//! The context: what clients put into it and take out of it.

mod append;
mod compact;
mod remove;

use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "CTX-01",
        title: "an append is applied once and replaced by other content",
        level: Level::Must,
        rule: "An entry appended again under its key with the same content is unchanged, and \
               neither the revision nor the log moves. Other content takes its place and raises \
               the revision.",
        source: Source::Contract(SessionContextAppend::NAME),
        needs: Needs::methods(&[SessionContextAppend::NAME, SessionRead::NAME]),
        effect: Effect::Sessions,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(append::ctx_01(ctx))),
    },
    Check {
        id: "CTX-02",
        title: "an append keeps order, fails per entry, and has bounds",
        level: Level::Must,
        rule: "Results come in the order of the entries. An entry that the context does not \
               take fails by itself. No entries, more than 64, a repeated or malformed key and \
               a blank text are refused as a whole and leave no event.",
        source: Source::Contract(SessionContextAppend::NAME),
        needs: Needs::methods(&[SessionContextAppend::NAME, SessionRead::NAME]),
        effect: Effect::Sessions,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(append::ctx_02(ctx))),
    },
    Check {
        id: "CTX-03",
        title: "a removal tells what was there, and keeps reserved keys",
        level: Level::Must,
        rule: "Results come in the order of the keys: removed what was there, absent what was \
               not, which adds no event. The keys of the server, no keys, more than 64 and \
               repeated ones are refused as a whole.",
        source: Source::Contract(SessionContextRemove::NAME),
        needs: Needs::methods(&[
            SessionContextAppend::NAME,
            SessionContextRemove::NAME,
            SessionRead::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(remove::ctx_03(ctx))),
    },
    Check {
        id: "CTX-04",
        title: "compaction needs a policy and an idle session",
        level: Level::Should,
        rule: "A compaction is rejected, and leaves no event, unless the configuration has the \
               mode providerStandalone and no run is at work.",
        source: Source::Contract(SessionContextCompact::NAME),
        needs: Needs::methods(&[SessionContextCompact::NAME, SessionRunsCancel::NAME]),
        effect: Effect::Sessions,
        budget: 150,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(compact::ctx_04(ctx))),
    },
    Check {
        id: "CTX-05",
        title: "an append during a run is applied and the run goes on",
        level: Level::Should,
        rule: "An entry appended while a run is at work gets into the context, be it at once or \
               after the turn, and the run goes on.",
        source: Source::Contract(SessionContextAppend::NAME),
        needs: Needs::methods(&[
            SessionContextAppend::NAME,
            SessionRead::NAME,
            SessionRunsCancel::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 100,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(append::ctx_05(ctx))),
    },
];

/// A text as an item.
fn item(text: &str) -> Value {
    json!({ "type": "text", "text": text })
}

/// An entry of an append.
fn entry(key: &str, item: Value) -> Value {
    let mut entry = json!({ "key": key });
    entry["item"] = item;
    entry
}

/// The statuses of the results, which must be about these keys in this order.
fn statuses<'a>(answer: &'a Exchange, keys: &[&str]) -> Result<Vec<&'a str>, Stop> {
    let results = answer.list("/results")?;
    let member = |result: &'a Value, name| result.get(name).and_then(Value::as_str);
    let named: Vec<&str> = results
        .iter()
        .filter_map(|result| member(result, "key"))
        .collect();
    ensure!(
        named == keys,
        [answer],
        "the results are about {named:?}, and {keys:?} was asked for"
    );
    let statuses = results.iter().filter_map(|result| member(result, "status"));
    Ok(statuses.collect())
}

/// The results of this call must have these statuses.
fn expect(answer: &Exchange, keys: &[&str], wanted: &[&str]) -> Checked {
    let found = statuses(answer, keys)?;
    ensure!(
        found == wanted,
        [answer],
        "the results for {keys:?} are {found:?}, not {wanted:?}"
    );
    Ok(())
}

/// The entries that stand under a key, in a session as it is read.
fn under<'a>(read: &'a Exchange, key: &str) -> Result<Vec<&'a Value>, Stop> {
    let entries = read.list("/session/activeContext/entries")?.iter();
    let is_it = |entry: &&Value| entry.get("key").and_then(Value::as_str) == Some(key);
    Ok(entries.filter(is_it).collect())
}
