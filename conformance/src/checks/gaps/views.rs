//! GAP-08: what does not live in the log.

use super::{Cuttable, trim};
use crate::prelude::*;

pub(super) async fn gap_08(ctx: &Ctx) -> Checked {
    let log = Cuttable::new(ctx).await?;
    let session = &log.session;
    let before = views(&log).await?;
    let events = session.log().await?;
    trim(session, log.cut).await?;

    for (view, again) in before.iter().zip(&views(&log).await?) {
        ensure!(
            view.data() == again.data(),
            [view, again],
            "{} shows something else since old events were dropped",
            view.request().name()
        );
    }
    let left = session.log().await?;
    let head = |log: &Log| log.pages.last().and_then(|page| page.head);
    ensure!(
        head(&events) == head(&left),
        events.evidence().into_iter().chain(left.evidence()),
        "the head is another one since old events were dropped"
    );
    for event in &left.events {
        let mut earlier = events.events.iter();
        ensure!(
            earlier.any(|earlier| earlier.json() == event.json()),
            events.evidence().into_iter().chain([event.source()]),
            "seq {} is another event since older ones were dropped",
            event.seq()
        );
    }
    let [first, _] = &log.runs;
    let input = text(&ctx.prompts().fast);
    let again = json!({ "submissionId": first.submission, "source": input });
    let again = session.submit(again).await?;
    ensure!(
        again.text("/run/id")? == first.id,
        [&first.started, &again],
        "the submission whose events were dropped makes another run"
    );
    Ok(())
}

/// What is shown of a session beside its log.
async fn views(log: &Cuttable<'_>) -> Result<Vec<Exchange>, Stop> {
    let (session, ctx) = (&log.session, log.session.ctx());
    let mut views = vec![
        session.read().await?,
        session.call(SessionRunsList::NAME, json!({})).await?,
    ];
    for run in &log.runs {
        let params = json!({ "runId": run.id });
        let read = session.call(SessionRunsRead::NAME, params).await?;
        if let Some(blob) = read.optional("/run/output/contentRef")? {
            let params = json!({ "blobRef": blob });
            views.push(ctx.call(BlobsRead::NAME, params).await?);
        }
        views.push(read);
    }
    Ok(views)
}
