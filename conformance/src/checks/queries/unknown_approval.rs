//! Q04: a decision about an approval that is not there.

use crate::prelude::*;

pub(super) async fn q04(ctx: &Ctx) -> Checked {
    let session = ctx.session("unknown").await?;
    let run = session.busy().await?;
    let unknown = ["approval_999999", "no such approval"];
    let decisions = unknown.map(|id| json!({ "approvalId": id, "decision": "approve" }));
    let answer = session
        .call(
            SessionRunsApprovalsDecide::NAME,
            json!({ "runId": run.id, "decisions": decisions }),
        )
        .await?;
    let results = answer.list("/results")?;
    ensure!(
        results.len() == unknown.len(),
        [&answer],
        "{} decisions have {} results",
        unknown.len(),
        results.len()
    );
    for (place, id) in unknown.iter().enumerate() {
        let named = answer.text(&format!("/results/{place}/approvalId"))?;
        let status = answer.text(&format!("/results/{place}/status"))?;
        let kind = answer.text(&format!("/results/{place}/failure/kind"))?;
        ensure!(
            named == *id && status == "failed" && !kind.is_empty(),
            [&answer],
            "the decision about {id}, which is no approval, is answered as {status}, for {named}"
        );
    }
    let kind = answer.text("/results/0/failure/kind")?;
    ensure!(
        kind == "unknown",
        [&answer],
        "the decision about an approval that is not there fails as {kind}, not as unknown"
    );
    let log = session.log().await?;
    ensure!(
        log.of_kind(kinds::APPROVAL_DECIDED).count() == 0,
        [&answer].into_iter().chain(log.evidence()),
        "decisions about no approval left events behind"
    );
    Ok(())
}
