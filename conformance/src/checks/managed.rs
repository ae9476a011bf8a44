//! Sessions that a workflow manages.

use crate::ctx::managed::{controlled_by, managed};
use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[Check {
    id: "MAN-01",
    title: "a managed session keeps to its declaration",
    level: Level::Should,
    rule: "A managed start is repeated with the same declaration only: another one, or the \
               id of a plain session, is a conflict. A declaration with neither controller nor \
               tools is refused. A plain start returns the managed session.",
    source: Source::Contract(SessionManagedStart::NAME),
    needs: Needs::methods(&[
        SessionManagedStart::NAME,
        SessionRead::NAME,
        SessionStart::NAME,
    ]),
    effect: Effect::Sessions,
    budget: 40,
    timing: false,
    kind: Kind::Active(|ctx| Box::pin(man_01(ctx))),
}];

async fn man_01(ctx: &Ctx) -> Checked {
    let session = managed(ctx, "managed").await?;
    let read = session.read().await?;
    ensure!(
        read.flag("/session/managed")?,
        [&read],
        "a session with a lifecycle controller is not shown as managed"
    );
    let before = session.log().await?;
    let with = |declaration: Value| json!({ "metadata": ctx.tag(), "workflowTools": declaration });
    let own = with(controlled_by("conformance"));
    let control = session.call(SessionManagedStart::NAME, own.clone()).await?;
    ensure!(
        control.text("/session/id")? == session.id(),
        [&control],
        "a managed start that is repeated is answered with another session"
    );
    let plain_start = session
        .call(SessionStart::NAME, json!({ "metadata": ctx.tag() }))
        .await?;
    ensure!(
        plain_start.text("/session/id")? == session.id(),
        [&plain_start],
        "a plain start under the id of a managed session is answered with another one"
    );

    let plain = ctx.session("plain").await?;
    let fresh = ctx.open(&ctx.unique("fresh"));
    let empty = json!({ "version": 1, "tools": [] });
    let mut unknown = controlled_by("conformance");
    unknown["conformance"] = json!(true);
    let kind = json!({
        "version": 1,
        "lifecycleController": { "workflowId": "conformance", "workflowKind": "another" },
        "tools": [],
    });
    let cases = [
        (
            "another controller",
            &session,
            controlled_by("another"),
            ErrorClass::Conflict,
        ),
        (
            "another kind of controller",
            &session,
            kind,
            ErrorClass::Conflict,
        ),
        (
            "the id of a plain session",
            &plain,
            controlled_by("conformance"),
            ErrorClass::Conflict,
        ),
        (
            "neither controller nor tools",
            &fresh,
            empty,
            ErrorClass::InvalidParams,
        ),
        (
            "an unknown member in the declaration",
            &fresh,
            unknown,
            ErrorClass::InvalidParams,
        ),
        (
            "no declaration",
            &fresh,
            Value::Null,
            ErrorClass::InvalidParams,
        ),
    ];
    for (differs, session, declaration, class) in cases {
        let params = session.params(with(declaration));
        let call = ctx
            .send(Request::call(SessionManagedStart::NAME, params).wrong())
            .await?;
        Refusal {
            call: &call,
            class,
            control: &control,
            differs,
        }
        .verify()?;
    }
    let what = "starting a managed session again";
    session
        .added_nothing(&before, &[&control, &plain_start], what)
        .await
}
