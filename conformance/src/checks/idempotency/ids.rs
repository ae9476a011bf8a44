//! IDEM-13, IDEM-14 and IDEM-18: what a submission id is, and what is not.

use super::accepted;
use crate::prelude::*;

/// The longest submission id, in bytes.
const LONGEST: usize = 128;

pub(super) async fn idem_13(ctx: &Ctx) -> Checked {
    let session = ctx.session("exact").await?;
    let base = ctx.unique("Key");
    let shorter = base[..base.len() - 1].to_owned();
    let padded = format!("{base:x<LONGEST$}");
    let ids = [
        ("an id", base.clone()),
        ("the same id in lower case", base.to_lowercase()),
        ("the same id with a dot behind it", format!("{base}.")),
        ("the same id without its last character", shorter),
        ("the same id with a character more", format!("{base}a")),
        ("an id of one character", "K".to_owned()),
        ("the longest id", padded.clone()),
        (
            "the longest id with another end",
            format!("{}y", &padded[..LONGEST - 1]),
        ),
    ];
    let submission = |id: Value| json!({ "submissionId": id, "source": text(&ctx.prompts().fast) });
    let mut answers: Vec<(&str, Exchange)> = Vec::new();
    for (what, id) in &ids {
        let answer = session.submit(submission(json!(id))).await?;
        let run = answer.text("/run/id")?;
        for (other, earlier) in &answers {
            ensure!(
                earlier.text("/run/id")? != run,
                [earlier, &answer],
                "{what} and {other} are taken for the same: both are answered with {run}"
            );
        }
        answers.push((what, answer));
    }
    let Some((_, longest)) = answers.last() else {
        return Ok(());
    };
    let malformed = [
        ("an empty submission id", json!("")),
        ("a submission id of 129 bytes", json!(format!("{padded}x"))),
        ("a submission id with a blank in it", json!("two words")),
        ("a submission id with a slash in it", json!("one/two")),
        ("a submission id that begins with a dash", json!("-lead")),
        ("a submission id that begins with a dot", json!(".lead")),
        (
            "a submission id with a letter beyond ASCII",
            json!("n\u{f6}"),
        ),
        ("a number for a submission id", json!(7)),
        ("an object for a submission id", json!({ "id": "one" })),
    ];
    for (differs, id) in malformed {
        let call = Request::call(SessionRunsStart::NAME, session.params(submission(id))).wrong();
        let call = ctx.send(call).await?;
        Refusal {
            call: &call,
            class: ErrorClass::InvalidParams,
            control: longest,
            differs,
        }
        .verify()?;
    }
    accepted(&session, ids.len()).await
}

/// Where events name the submission of a run.
const IN_KIND: &str = "/kind/submissionId";
const IN_JOINS: &str = "/joins/submissionId";

pub(super) async fn idem_14(ctx: &Ctx) -> Checked {
    let session = ctx.session("named").await?;
    let key = ctx.unique("key");
    let source = text(&ctx.prompts().fast);
    let with_id = json!({ "submissionId": key, "source": source });
    let without = [
        json!({ "source": source }),
        json!({ "submissionId": null, "source": source }),
    ];
    let mut runs = Vec::new();
    for submission in [&with_id].into_iter().chain(&without) {
        let started = session.submit(submission.clone()).await?;
        let run = started.text("/run/id")?.to_owned();
        session.wait_terminal(&run).await?;
        runs.push((run, started));
    }
    let log = session.log().await?;
    let mut own: Vec<&str> = Vec::new();
    for (number, (run, started)) in runs.iter().enumerate() {
        let life = log.life_of(run);
        let (Some(accepted), Some(begun)) = (life.accepted, life.started) else {
            let evidence = [started].into_iter().chain(log.evidence());
            return Err(Stop::fail(
                format!("the log does not tell how {run} was accepted and started"),
                evidence,
            ));
        };
        let places = [(accepted, IN_KIND), (accepted, IN_JOINS), (begun, IN_JOINS)];
        for (event, place) in places {
            let named = event.text(place);
            let evidence = [started, event.source()];
            let kind = event.kind();
            if number == 0 {
                ensure!(
                    named == Some(&key),
                    evidence,
                    "{run} was submitted as {key}, and {place} of its {kind} says {}",
                    named.unwrap_or("nothing")
                );
            } else {
                ensure!(
                    named.is_none_or(is_an_id),
                    evidence,
                    "{run} was submitted without an id, and {place} of its {kind} is no id: {}",
                    named.unwrap_or_default()
                );
            }
        }
        if number > 0 {
            own.extend(accepted.text(IN_JOINS));
        }
    }
    let started = runs.iter().map(|(_, started)| started);
    if own.len() < without.len() {
        ctx.warn(
            "a run that was submitted without an id was not given one",
            started,
        );
    } else if own.first() == own.last() {
        ctx.warn(
            "runs that were submitted without an id were given the same one",
            started,
        );
    }
    Ok(())
}

/// Whether a client could use this text as a submission id.
fn is_an_id(id: &str) -> bool {
    let is_one = |byte: u8| byte.is_ascii_alphanumeric() || b"_.:-".contains(&byte);
    let begins = id.as_bytes().first().is_some_and(u8::is_ascii_alphanumeric);
    begins && id.len() <= LONGEST && id.bytes().all(is_one)
}

pub(super) async fn idem_18(ctx: &Ctx) -> Checked {
    let session = ctx.session("rpc-ids").await?;
    let source = text(&ctx.prompts().fast);
    let submit = |id: Value, submission: &Value| {
        let params = session.params(submission.clone());
        ctx.send(Request::call(SessionRunsStart::NAME, params).id(id))
    };
    let one_id = [json!(7), json!("7"), json!(7)];
    let mut answers: Vec<Exchange> = Vec::new();
    let named = [(); 3].map(|()| json!({ "submissionId": ctx.unique("key"), "source": source }));
    let bare = [(); 2].map(|()| json!({ "source": source }));
    for (id, submission) in one_id.iter().cycle().zip(named.iter().chain(&bare)) {
        let answer = submit(id.clone(), submission).await?;
        let run = answer.text("/run/id")?;
        for earlier in &answers {
            ensure!(
                earlier.text("/run/id")? != run,
                [earlier, &answer],
                "different submissions under the JSON-RPC ids 7 and \"7\" are both answered with {run}"
            );
        }
        answers.push(answer);
    }

    let submission = ctx.submission(&ctx.prompts().fast);
    let first = submit(json!("first"), &submission).await?;
    let run = first.text("/run/id")?;
    session.wait_terminal(run).await?;
    for id in [json!(11), json!("second"), json!("11")] {
        let again = submit(id.clone(), &submission).await?;
        let other = again.text("/run/id")?;
        ensure!(
            run == other,
            [&first, &again],
            "sent again under the JSON-RPC id {id}, the submission of {run} is answered with {other}"
        );
    }
    Ok(())
}
