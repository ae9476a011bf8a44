//! What a run is given: texts, references, media, settings.

mod media;
mod settings;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "INPUT-01",
        title: "a submission without content is refused",
        level: Level::Must,
        rule: "An input without items, with blank ones only, without a source or of a kind that \
               there is not, is invalid and makes no run.",
        source: Source::Contract(SessionRunsStart::NAME),
        needs: Needs::methods(&[SessionRunsStart::NAME, BlobsPut::NAME]),
        effect: Effect::Blobs,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(input_01(ctx))),
    },
    Check {
        id: "INPUT-02",
        title: "texts are trimmed, blank ones dropped",
        level: Level::Should,
        rule: "White space around a text is taken away and a blank text left out; what is left is \
               shown as the run's input and goes into its context.",
        source: Source::Gateway,
        needs: Needs::methods(&[SessionRunsStart::NAME, SessionRunsRead::NAME]),
        effect: Effect::Sessions,
        budget: 100,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(input_02(ctx))),
    },
    Check {
        id: "INPUT-03",
        title: "references in an input must lead to a blob",
        level: Level::Must,
        rule: "A text may be given by the reference of its blob. A reference that is malformed or \
               leads to nothing is invalid, and makes no run.",
        source: Source::Contract(SessionRunsStart::NAME),
        needs: Needs::methods(&[
            SessionRunsStart::NAME,
            SessionRunsRead::NAME,
            BlobsPut::NAME,
        ]),
        effect: Effect::Blobs,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(media::input_03(ctx))),
    },
    Check {
        id: "INPUT-04",
        title: "media of other kinds are refused",
        level: Level::Should,
        rule: "Media of a type that the contract does not name for their kind, texts that are no \
               UTF-8, and more than eight media are invalid, and make no run.",
        source: Source::Gateway,
        needs: Needs::methods(&[
            SessionRunsStart::NAME,
            SessionRunsCancel::NAME,
            BlobsPut::NAME,
        ]),
        effect: Effect::Blobs,
        budget: 40,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(media::input_04(ctx))),
    },
    Check {
        id: "INPUT-05",
        title: "settings of a submission hold for its run only",
        level: Level::Must,
        rule: "A run may be given settings of its own, which leave the configuration of its session \
               as it is. Settings that are malformed are invalid, and make no run.",
        source: Source::Contract("RunStartConfig"),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 120,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(settings::input_05(ctx))),
    },
    Check {
        id: "INPUT-06",
        title: "a terminal notification needs a controller",
        level: Level::Must,
        rule: "Only a session with a controller takes runs that notify of their end; elsewhere, and \
               with a token that is not of 1 to 512 bytes, they are invalid.",
        source: Source::Contract("RunTerminalNotificationInput"),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 30,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(settings::input_06(ctx))),
    },
];

/// What refused submissions do, for failures.
const NO_TRACE: &str = "a submission that was to be refused";

/// The parameters of a submission with these items.
fn input(items: impl Into<Value>) -> Value {
    json!({ "source": { "type": "input", "items": items.into() } })
}

/// A submission that is to be refused.
struct Attempt {
    call: Exchange,
    differs: String,
}

impl Attempt {
    async fn of(session: &Session<'_>, params: Value, differs: String) -> Result<Self, Stop> {
        let params = session.params(params);
        let call = Request::call(SessionRunsStart::NAME, params).wrong();
        Ok(Attempt {
            call: session.ctx().send(call).await?,
            differs,
        })
    }

    /// It must be refused as this, and the control must not.
    fn is(&self, class: ErrorClass, control: &Exchange) -> Checked {
        Refusal {
            call: &self.call,
            class,
            control,
            differs: &self.differs,
        }
        .verify()
    }
}

async fn input_01(ctx: &Ctx) -> Checked {
    let session = ctx.session("empty").await?;
    let before = session.log().await?;
    let blank = json!({ "blobs": [{ "bytesBase64": STANDARD.encode(" \n") }] });
    let blank = ctx.call(BlobsPut::NAME, blank).await?;
    let blank = json!({ "type": "textRef", "blobRef": blank.text("/blobs/0/blobRef")? });
    let words = |text: &str| json!({ "type": "text", "text": text });
    let items = [
        (json!([]), "no items"),
        (json!([words("")]), "an empty text"),
        (json!([words(" \n\t")]), "a blank text"),
        (json!([words(" "), words("\n")]), "two blank texts"),
        (json!([blank]), "a reference to a blank text"),
        (
            json!([{ "type": "nope", "text": "Hello." }]),
            "an item of no kind",
        ),
        (json!([{ "text": "Hello." }]), "an item without its kind"),
        (json!([{ "type": "text" }]), "a text without its text"),
        (
            json!([{ "type": "text", "text": 7 }]),
            "a text that is a number",
        ),
        (
            json!([{ "type": "catalog", "title": "Tools", "text": "Hello." }]),
            "an item for the context alone",
        ),
        (json!(["Hello."]), "a text in the place of an item"),
        (json!("Hello."), "a text in the place of items"),
    ];
    let sources = [
        (json!({}), "no source"),
        (
            json!({ "source": { "type": "nope", "items": [words("Hello.")] } }),
            "a source of no kind",
        ),
        (
            json!({ "source": { "type": "context", "keys": ["run"] } }),
            "a source of the context",
        ),
        (
            json!({ "source": { "type": "input" } }),
            "a source without items",
        ),
    ];
    let items = items.map(|(items, differs)| (input(items), differs));
    let mut attempts = Vec::new();
    for (params, differs) in items.into_iter().chain(sources) {
        attempts.push(Attempt::of(&session, params, differs.to_owned()).await?);
    }
    session.added_nothing(&before, &[], NO_TRACE).await?;
    let control = session.submit(input(json!([words("Hello.")]))).await?;
    for attempt in &attempts {
        attempt.is(ErrorClass::InvalidParams, &control)?;
    }

    // Of a closed session what is malformed is malformed all the same.
    session.close_forced().await?;
    let malformed = input(json!([words(" ")]));
    let malformed = Attempt::of(&session, malformed, "a blank text".to_owned()).await?;
    if malformed.is(ErrorClass::InvalidParams, &control).is_err() {
        malformed.is(ErrorClass::Rejected, &control)?;
        ctx.warn(
            "a malformed submission to a closed session is judged by the session's state",
            [&malformed.call],
        );
    }
    Ok(())
}

async fn input_02(ctx: &Ctx) -> Checked {
    let session = ctx.session("trimmed").await?;
    let items: Vec<Value> = [" \n Hello \t", "   ", "brave  new\nWorld "]
        .iter()
        .map(|text| json!({ "type": "text", "text": text }))
        .collect();
    let wanted = ["Hello", "brave  new\nWorld"];
    let started = session.submit(input(json!(items))).await?;
    let run = started.text("/run/id")?;
    session.wait_terminal(run).await?;
    let read = session.call(SessionRunsRead::NAME, json!({ "runId": run }));
    let read = read.await?;
    let shown: Vec<&str> = read
        .list("/run/source/items")?
        .iter()
        .filter_map(|item| item["text"].as_str())
        .collect();
    ensure!(
        shown == wanted,
        [&started, &read],
        "the run's input is shown as {shown:?}, not as {wanted:?}"
    );

    let log = session.log().await?;
    let entries = log
        .of_kind(kinds::CONTEXT_ENTRIES_APPLIED)
        .filter_map(|event| event.at("/kind/entries")?.as_array())
        .flatten();
    let of_input = |entry: &&Value| {
        let source = &entry["source"];
        source["type"] == kinds::FROM_RUN_INPUT && source["runId"] == *run
    };
    let texts: Vec<&str> = entries
        .filter(of_input)
        .filter_map(|entry| entry["text"].as_str())
        .collect();
    ensure!(
        texts == wanted,
        [&started].into_iter().chain(log.evidence()),
        "the input goes into the context as {texts:?}, not as {wanted:?}"
    );
    Ok(())
}
