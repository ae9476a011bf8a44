//! RPC-11: answers to many calls at once.

use futures_util::future::try_join_all;

use crate::prelude::*;

/// How many connections are busy at once.
const WORKERS: usize = 8;

/// How many calls each of them makes, one after the other.
const CALLS: usize = 8;

pub(super) async fn rpc_11(ctx: &Ctx) -> Checked {
    let mut sessions = Vec::new();
    for number in 0..WORKERS {
        sessions.push(ctx.session(&format!("cross{number}")).await?);
    }
    let workers = (0..WORKERS).map(|worker| calls(ctx, &sessions, worker));
    try_join_all(workers).await?;
    Ok(())
}

/// The calls of one worker: each of another kind and of another session than those beside it.
async fn calls(ctx: &Ctx, sessions: &[Session<'_>], worker: usize) -> Checked {
    for call in 0..CALLS {
        let session = &sessions[(worker + call) % sessions.len()];
        let id = if (worker + call).is_multiple_of(2) {
            json!(ctx.unique("id"))
        } else {
            json!(1_000_000 + worker * CALLS + call)
        };
        let blob = format!("sha256:{:064x}", worker * CALLS + call);
        let (request, pointer, expected) = if call % 2 == 0 {
            let params = session.params(json!({ "limit": 1 }));
            let request = Request::call(SessionEventsRead::NAME, params);
            (request, "/events/0/sessionId", session.id())
        } else {
            let params = json!({ "blobRefs": [blob] });
            let request = Request::call(BlobsHas::NAME, params);
            (request, "/blobs/0/blobRef", blob.as_str())
        };
        let answer = ctx.send(request.id(id.clone())).await?;
        let got = answer.text(pointer)?;
        ensure!(
            got == expected,
            [&answer],
            "asked for {expected} among other calls, the target answers with {got}"
        );
        let echoed = answer
            .response()
            .and_then(|response| response.json.as_ref()?.get("id"));
        ensure!(
            echoed.map(plain) == Some(plain(&id)),
            [&answer],
            "the answer to {id} carries the id {}",
            echoed.unwrap_or(&Value::Null)
        );
    }
    Ok(())
}

/// An id without its type, which is another rule's.
fn plain(id: &Value) -> String {
    id.as_str().map_or_else(|| id.to_string(), str::to_owned)
}
