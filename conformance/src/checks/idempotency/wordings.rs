//! IDEM-12: one submission in other words.

use crate::ctx::wording::Wording;
use crate::prelude::*;

pub(super) async fn idem_12(ctx: &Ctx) -> Checked {
    let session = ctx.session("wordings").await?;
    // Letters that an escape writes as one unit, and as two.
    let input = format!("{} \u{fc}\u{1f330}", ctx.prompts().fast);
    let plain = json!({ "submissionId": ctx.unique("key"), "source": text(&input) });
    let first = session.submit(plain.clone()).await?;
    session.wait_terminal(first.text("/run/id")?).await?;

    for (what, wording) in Wording::ALL {
        let again = sent_raw(&session, &plain, json!(1), wording).await?;
        same(&first, &again, what)?;
    }
    let with = |member: &str, value: Value| {
        let mut submission = plain.clone();
        submission[member] = value;
        submission
    };
    let mut nulls = plain.clone();
    nulls["config"] = Value::Null;
    nulls["notifyOnTerminal"] = Value::Null;
    nulls["source"]["items"][0]["origin"] = Value::Null;
    nulls["source"]["items"][0]["provenanceRef"] = Value::Null;
    let silent = json!({ "model": null, "generation": null, "limits": null });
    let equal = [
        ("null for what was absent", nulls),
        (
            "a member that means nothing",
            with("conformance", json!({ "a": [1] })),
        ),
        ("empty settings", with("config", json!({}))),
        ("settings of nulls", with("config", silent)),
        (
            "empty generation settings",
            with("config", json!({ "generation": {} })),
        ),
        ("empty limits", with("config", json!({ "limits": {} }))),
    ];
    for (what, submission) in &equal {
        let again = sent_raw(&session, submission, json!("other"), Wording::default()).await?;
        same(&first, &again, what)?;
    }

    let limits = json!({ "config": { "limits": { "maxTurns": 9 } } });
    session
        .call(SessionConfigPut::NAME, limits)
        .await?
        .result()?;
    let again = session.submit(plain.clone()).await?;
    same(&first, &again, "another configuration of the session")?;

    let padded = text(&format!("  {input}\n"));
    let mut blank = text(&input);
    blank["items"] = json!([blank["items"][0], { "type": "text", "text": " " }]);
    for (what, source) in [
        ("white space around its text", padded),
        ("a blank item more", blank),
    ] {
        let again = session.submit(with("source", source)).await?;
        if same(&first, &again, what).is_err() {
            ctx.warn(
                format!("with {what} a submission is another one"),
                [&first, &again],
            );
        }
    }
    Ok(())
}

/// Sends a submission, worded like this.
async fn sent_raw(
    session: &Session<'_>,
    submission: &Value,
    id: Value,
    wording: Wording,
) -> Result<Exchange, Stop> {
    let request = json!({
        "jsonrpc": "2.0",
        "id": id,
        "method": SessionRunsStart::NAME,
        "params": session.params(submission.clone()),
    });
    session
        .ctx()
        .send(Request::raw(wording.write(&request)))
        .await
}

/// The submission of `first` was recognised.
fn same(first: &Exchange, again: &Exchange, what: &str) -> Checked {
    let run = first.text("/run/id")?;
    let both = [first, again];
    ensure!(
        again.succeeded(),
        both,
        "sent again with {what}, the submission of {run} is refused"
    );
    let other = again.text("/run/id")?;
    ensure!(
        run == other,
        both,
        "sent again with {what}, the submission of {run} is answered with {other}"
    );
    Ok(())
}
