//! IDEM-15 and IDEM-17: submissions that are recognised after much, and by what they were sent as.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use futures_util::future::join_all;

use super::{accepted, replay};
use crate::prelude::*;

/// How many runs come after the one whose submission is sent again.
const LATER: usize = 100;

/// How many of them are submitted at the same time.
const AT_ONCE: usize = 10;

pub(super) async fn idem_15(ctx: &Ctx) -> Checked {
    let session = ctx.session("later").await?;
    let first = ctx.submission(&ctx.prompts().fast);
    let made = session.submit(first.clone()).await?;
    session.wait_terminal(made.text("/run/id")?).await?;
    // Nobody needs the others to work: they wait behind this one, and are cancelled with it.
    let active = session.busy().await?;
    let mut runs = vec![(first, made)];
    for _ in 0..LATER / AT_ONCE {
        let submissions: Vec<Value> = (0..AT_ONCE)
            .map(|_| ctx.submission(&ctx.prompts().fast))
            .collect();
        let answers = join_all(submissions.iter().map(|one| session.submit(one.clone()))).await;
        for (submission, answer) in submissions.into_iter().zip(answers) {
            let answer = answer?;
            answer.result()?;
            runs.push((submission, answer));
        }
    }
    session.kept_busy(&active.id).await?;
    session.close_forced().await?;
    for index in [0, 1, LATER / 2, LATER] {
        if let Some((submission, made)) = runs.get(index) {
            let when = format!("when {} runs have followed", LATER - index);
            replay(&session, submission, made, &when).await?;
        }
    }
    accepted(&session, runs.len() + 1).await
}

pub(super) async fn idem_17(ctx: &Ctx) -> Checked {
    let session = ctx.session("audio").await?;
    let audio = json!({ "blobs": [{ "bytesBase64": STANDARD.encode(silence()) }] });
    let audio = ctx.call(BlobsPut::NAME, audio).await?;
    let blob = audio.text("/blobs/0/blobRef")?;
    let key = ctx.unique("key");
    let named = |key: &str, name: &str| {
        let file = json!({
            "type": "media", "blobRef": blob, "mime": "audio/wav", "kind": "audio", "name": name,
        });
        json!({ "submissionId": key, "source": { "type": "input", "items": [file] } })
    };
    let submission = named(&key, "note.wav");
    let call = Request::call(SessionRunsStart::NAME, session.params(submission.clone()));
    // Somebody may have to listen to it first.
    let first = ctx.send(call.timeout(ctx.timeouts().settle())).await?;
    if !first.succeeded() {
        let what = "the target takes no audio";
        return Err(Stop::not_exercised(Cause::NoHook, what));
    }
    session.wait_terminal(first.text("/run/id")?).await?;
    let again = replay(&session, &submission, &first, "with its audio").await?;
    let other = session.submit(named(&key, "other.wav")).await?;
    Refusal {
        call: &other,
        class: ErrorClass::Rejected,
        control: &again,
        differs: "an audio file of another name under the id of a run",
    }
    .verify()?;
    accepted(&session, 1).await
}

/// A tenth of a second of silence, as a WAV file of one channel with 8 bits a sample.
fn silence() -> Vec<u8> {
    const RATE: u32 = 8_000;
    const SAMPLES: u32 = RATE / 10;
    const FORMAT_BYTES: u32 = 16;
    let mut file = b"RIFF".to_vec();
    file.extend((36 + SAMPLES).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(FORMAT_BYTES.to_le_bytes());
    for half in [1_u16, 1] {
        file.extend(half.to_le_bytes());
    }
    for word in [RATE, RATE] {
        file.extend(word.to_le_bytes());
    }
    for half in [1_u16, 8] {
        file.extend(half.to_le_bytes());
    }
    file.extend(b"data");
    file.extend(SAMPLES.to_le_bytes());
    file.resize(
        file.len() + usize::try_from(SAMPLES).unwrap_or_default(),
        0x80,
    );
    file
}
