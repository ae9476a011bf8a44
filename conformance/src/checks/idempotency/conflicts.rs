//! IDEM-04 and IDEM-19: a submission id that is used again for something else.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::replay;
use crate::ctx::managed::managed;
use crate::prelude::*;

/// A submission without its id, and what it has that the original has not, as a noun phrase.
type Variant = (&'static str, Value);

/// A submission and the ways to alter it.
struct Matrix {
    original: Value,
    /// Other ways to say the same.
    equal: Vec<Variant>,
    /// Submissions of something else.
    different: Vec<Variant>,
}

pub(super) async fn idem_04(ctx: &Ctx) -> Checked {
    // A session for each: the controls of one would keep the originals of the others waiting.
    let sessions = [
        ctx.session("input").await?,
        ctx.session("settings").await?,
        ctx.session("media").await?,
    ];
    let keys = sessions.each_ref().map(|_| ctx.unique("key"));
    let shown = sessions[0].read().await?;
    let model = shown.optional("/session/config/model")?;
    if model.is_none() {
        ctx.warn(
            "the session shows no model, so no submission with another one was sent",
            [&shown],
        );
    }
    let file = json!({ "blobs": [{ "bytesBase64": STANDARD.encode("Acorn 1.2\n") }] });
    let file = ctx.call(BlobsPut::NAME, file).await?;
    let matrices = [
        of_input(ctx, model),
        of_settings(ctx, model),
        of_media(ctx, file.text("/blobs/0/blobRef")?),
    ];
    let (input, settings, media) = tokio::join!(
        verify(ctx, &sessions[0], &keys[0], &matrices[0]),
        verify(ctx, &sessions[1], &keys[1], &matrices[1]),
        verify(ctx, &sessions[2], &keys[2], &matrices[2]),
    );
    input.and(settings).and(media)
}

/// A submission of text alone: every addition to it, every change of it, every setting.
fn of_input(ctx: &Ctx, model: Option<&Value>) -> Matrix {
    let item = |text: &str| json!({ "type": "text", "text": text });
    let (first, second) = (item(&ctx.prompts().fast), item("Then stop."));
    let altered = item(&format!("{} Please.", ctx.prompts().fast));
    let mut with_origin = first.clone();
    with_origin["origin"] = json!("a note from Ada");
    let items = |items: &[&Value]| json!({ "source": { "type": "input", "items": items } });
    let with_config = |config: Value| {
        let mut submission = items(&[&first, &second]);
        submission["config"] = config;
        submission
    };
    let mut different = vec![
        ("another text", items(&[&altered, &second])),
        ("one item more", items(&[&first, &second, &item("Really.")])),
        ("its items in another order", items(&[&second, &first])),
        ("an origin", items(&[&with_origin, &second])),
        (
            "a generation setting",
            with_config(json!({ "generation": { "maxOutputTokens": 321 } })),
        ),
        (
            "a limit",
            with_config(json!({ "limits": { "maxTurns": 5 } })),
        ),
    ];
    if let Some(model) = model {
        different.push(("a model", with_config(json!({ "model": other(model) }))));
    }
    Matrix {
        original: items(&[&first, &second]),
        equal: vec![
            ("empty settings", with_config(json!({}))),
            (
                "empty generation settings",
                with_config(json!({ "generation": {} })),
            ),
        ],
        different,
    }
}

/// A submission with settings of its own: each of them changed, and all of them left out.
fn of_settings(ctx: &Ctx, model: Option<&Value>) -> Matrix {
    let source = text(&ctx.prompts().fast);
    let settings = |model: Option<Value>, tokens: u64, turns: u64| {
        let mut config = json!({
            "generation": { "maxOutputTokens": tokens },
            "limits": { "maxTurns": turns },
        });
        if let Some(model) = model {
            config["model"] = model;
        }
        json!({ "source": source, "config": config })
    };
    let own = model.cloned();
    let mut different = vec![
        ("another generation setting", settings(own.clone(), 513, 6)),
        ("another limit", settings(own.clone(), 512, 7)),
        ("no settings", json!({ "source": source })),
    ];
    if let Some(model) = model {
        different.push(("another model", settings(Some(other(model)), 512, 6)));
    }
    Matrix {
        original: settings(own, 512, 6),
        equal: Vec::new(),
        different,
    }
}

/// A submission of a file: its name changed, and left out.
fn of_media(ctx: &Ctx, blob: &str) -> Matrix {
    let named = |name: Option<&str>| {
        let mut file = json!({
            "type": "media",
            "blobRef": blob,
            "mime": "text/plain",
            "kind": "document",
        });
        if let Some(name) = name {
            file["name"] = json!(name);
        }
        let text = json!({ "type": "text", "text": ctx.prompts().fast });
        json!({ "source": { "type": "input", "items": [text, file] } })
    };
    Matrix {
        original: named(Some("changes.txt")),
        equal: Vec::new(),
        different: vec![
            ("another file name", named(Some("notes.txt"))),
            ("no file name", named(None)),
        ],
    }
}

/// Another model, of the same provider and api kind.
fn other(model: &Value) -> Value {
    let mut other = model.clone();
    let name = model["model"].as_str().unwrap_or_default();
    other["model"] = json!(format!("{name}-other"));
    other
}

/// Submits the original, and everything else under its id.
async fn verify(ctx: &Ctx, session: &Session<'_>, key: &str, matrix: &Matrix) -> Checked {
    let original = under(key, &matrix.original);
    let first = session.submit(original.clone()).await?;
    if !first.succeeded() {
        ctx.warn(
            "a submission was refused, so nothing else could be sent under its id",
            [&first],
        );
        return Ok(());
    }
    let mut refused = Vec::new();
    // One while the run is at work, all of them when it is over and the log is quiet.
    for variant in matrix.different.iter().take(1) {
        refused.push((variant, session.submit(under(key, &variant.1)).await?));
    }
    session.wait_terminal(first.text("/run/id")?).await?;
    let before = session.log().await?;
    for (what, submission) in &matrix.equal {
        replay(
            session,
            &under(key, submission),
            &first,
            &format!("with {what}"),
        )
        .await?;
    }
    for variant in &matrix.different {
        let call = session.submit(under(key, &variant.1)).await?;
        let was_refused = !call.succeeded();
        refused.push((variant, call.clone()));
        if !was_refused {
            break;
        }
        session
            .added_nothing(&before, &[&call], "a refused submission")
            .await?;
    }
    // The same under ids of their own: it was the id that made them refused.
    for (number, ((what, submission), call)) in refused.iter().enumerate() {
        let own = format!("{key}-own-{number}");
        let control = session.submit(under(&own, submission)).await?;
        if !control.succeeded() {
            ctx.warn(
                format!(
                    "a submission with {what} is refused under any id, so that it says nothing"
                ),
                [&control],
            );
            continue;
        }
        Refusal {
            call,
            class: ErrorClass::Rejected,
            control: &control,
            differs: &format!("a submission id used again for a submission with {what}"),
        }
        .verify()?;
    }
    replay(session, &original, &first, "after the conflicts").await?;
    Ok(())
}

fn under(key: &str, submission: &Value) -> Value {
    let mut submission = submission.clone();
    submission["submissionId"] = json!(key);
    submission
}

pub(super) async fn idem_19(ctx: &Ctx) -> Checked {
    let session = managed(ctx, "notified").await?;
    let source = text(&ctx.prompts().fast);
    let told = |token: &str| json!({ "source": source, "notifyOnTerminal": { "token": token } });
    let untold = json!({ "source": source });
    let rows = [
        (
            told("first"),
            vec![
                ("another notification", told("second")),
                ("no notification", untold.clone()),
            ],
        ),
        (untold, vec![("a notification", told("first"))]),
    ];
    for (original, different) in rows {
        let matrix = Matrix {
            original,
            equal: Vec::new(),
            different,
        };
        verify(ctx, &session, &ctx.unique("key"), &matrix).await?;
    }
    Ok(())
}
