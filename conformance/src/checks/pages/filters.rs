//! What a list is asked for, in combinations.

use std::collections::BTreeSet;

use super::shelf::{Rows, Shelf};
use crate::ctx::merged;
use crate::prelude::*;

/// A session of the check: its labels, and whether it is closed.
struct Made<'a> {
    session: Session<'a>,
    labels: Value,
    closed: bool,
}

impl Made<'_> {
    /// Whether it has this label; an empty value stands for any.
    fn has(&self, key: &str, value: &str) -> bool {
        let label = self.labels.get(key).and_then(Value::as_str);
        label.is_some_and(|label| value.is_empty() || label == value)
    }
}

pub(super) async fn page_08(ctx: &Ctx) -> Checked {
    let shelf = Shelf::new(ctx);
    let mut made = Vec::new();
    for labels in [
        json!({ "a": "1" }),
        json!({ "a": "2" }),
        json!({ "b": "1" }),
        json!({ "a": "1", "b": "1" }),
    ] {
        for closed in [false, true] {
            let session = shelf.session(labels.clone()).await?;
            if closed {
                session.close_forced().await?;
            }
            let labels = labels.clone();
            made.push(Made {
                session,
                labels,
                closed,
            });
        }
    }
    let parent = made[0].session.id().to_owned();
    let labels = [
        (vec![], json!({})),
        (vec![("a", "1")], json!({ "a": "1" })),
        (vec![("a", "")], json!({ "a": "" })),
        (vec![("a", "1"), ("b", "1")], json!({ "a": "1", "b": "1" })),
        (vec![("a", ""), ("b", "")], json!({ "a": "", "b": "" })),
        (vec![("c", "")], json!({ "c": "" })),
    ];
    for (wanted, filter) in &labels {
        for closed in [None, Some(false), Some(true)] {
            let mut params = shelf.filter(filter.clone());
            if let Some(closed) = closed {
                params["closed"] = closed.into();
            }
            let fits = |made: &Made<'_>| {
                wanted.iter().all(|(key, value)| made.has(key, value))
                    && closed.is_none_or(|closed| made.closed == closed)
            };
            lists(ctx, params, &made, fits).await?;
        }
    }
    // No session of these has a controller, or stands below another.
    for (more, all) in [
        (json!({ "managed": false }), true),
        (json!({ "managed": true }), false),
        (json!({ "subagent": false }), true),
        (json!({ "subagent": true }), false),
        (json!({ "parent": parent }), false),
    ] {
        lists(ctx, shelf.asking(more), &made, |_| all).await?;
    }
    Ok(())
}

/// Fails unless exactly those sessions are listed that fit.
async fn lists(
    ctx: &Ctx,
    params: Value,
    made: &[Made<'_>],
    fits: impl Fn(&Made<'_>) -> bool,
) -> Checked {
    let asked = params.to_string();
    let params = merged(params, json!({ "limit": 200 }));
    let page = Rows::of(ctx.call(SessionList::NAME, params).await?)?;
    let listed: BTreeSet<&str> = page.ids.iter().map(String::as_str).collect();
    let fitting = made.iter().filter(|made| fits(made));
    let fitting: BTreeSet<&str> = fitting.map(|made| made.session.id()).collect();
    ensure!(
        listed == fitting,
        [&page.exchange],
        "the list by {asked} holds {} sessions, of which {} fit; {} should be in it",
        listed.len(),
        listed.intersection(&fitting).count(),
        fitting.len()
    );
    Ok(())
}
