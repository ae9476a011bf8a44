//! Walks through a whole log.

use super::pages::LIMITS;
use crate::ctx::finished_log::FinishedLog;
use crate::ctx::walk::Walk;
use crate::prelude::*;

pub(super) async fn cur_03(ctx: &Ctx) -> Checked {
    let log = FinishedLog::of(ctx, "walk", 2).await?;
    for limit in LIMITS {
        let walk = Walk {
            from: None,
            limit,
            most: log.seqs.len() + 2,
        };
        let walked = walk.forward(&log.session).await?;
        let seqs = walked.seqs();
        if seqs == log.seqs {
            continue;
        }
        let same = seqs
            .iter()
            .zip(&log.seqs)
            .take_while(|(walked, known)| walked == known)
            .count();
        let told = |seq: Option<&u64>| seq.map_or("nothing".to_owned(), |seq| format!("seq {seq}"));
        return Err(Stop::fail(
            format!(
                "the walk with limit {limit} brings {} of {} events; where {} stands in the log, \
                 it has {}",
                seqs.len(),
                log.seqs.len(),
                told(log.seqs.get(same)),
                told(seqs.get(same)),
            ),
            around(&walked, same),
        ));
    }
    Ok(())
}

/// The page that holds the event at this place of the walk (the last one, if none does), and the
/// page before it.
pub(super) fn around(walked: &Log, place: usize) -> Vec<&Exchange> {
    let mut passed = 0;
    let at = walked.pages.iter().position(|page| {
        passed += page.events.len();
        passed > place
    });
    let at = at.unwrap_or(walked.pages.len().saturating_sub(1));
    walked
        .pages
        .iter()
        .take(at + 1)
        .skip(at.saturating_sub(1))
        .map(|page| &page.exchange)
        .collect()
}
