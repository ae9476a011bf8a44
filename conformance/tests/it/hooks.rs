//! Ways to act on a target beside its API.

use std::fs;
use std::sync::Arc;
use std::time::Duration;

use conformance::check::Check;
use conformance::embedded::Embedded;
use conformance::prelude::*;
use conformance::report::Status;
use conformance::runner::Suite;
use conformance::target::Target;
use conformance::target::hooks::external::ExternalHooks;
use conformance::target::hooks::{Action, Hooks as _};
use conformance::target::prompts::{Audio, Prompts};
use conformance::verdict::Verdict;

use crate::own_checks::{active, only, passes, run};
use crate::server::{Reply, Server};

const fn with_hook(id: &'static str, hook: Hook, run: conformance::check::Run) -> Check {
    let check = active(id, run);
    let needs = check.needs.hook(hook);
    Check { needs, ..check }
}

fn external(pair: &str) -> ExternalHooks {
    let mut hooks = ExternalHooks::new(Duration::from_secs(20));
    hooks.add(pair).expect("a hook");
    hooks
}

async fn restarted(ctx: &Ctx) -> Checked {
    let session = ctx.session("kept").await?;
    let before = session.log().await?;
    ctx.restart().await?;
    session.added_nothing(&before, &[], "a restart").await
}

#[tokio::test]
async fn the_embedded_fake_restarts_and_keeps_what_it_has() {
    static CHECKS: [Check; 1] = [with_hook("OWN-01", Hook::Restart, |ctx| {
        Box::pin(restarted(ctx))
    })];
    passes(&run(&Embedded::start().await, &CHECKS).await);
}

#[tokio::test]
async fn whoever_restarts_the_target_disturbs_no_other_check() {
    // Slow ones, which a restart in between would break.
    static CHECKS: [Check; 3] = [
        with_hook("OWN-01", Hook::Restart, |ctx| Box::pin(restarted(ctx))),
        active("OWN-02", |ctx| Box::pin(several_runs(ctx))),
        with_hook("OWN-03", Hook::Restart, |ctx| Box::pin(restarted(ctx))),
    ];
    let report = run(&Embedded::start().await, &CHECKS).await;
    for result in &report.results {
        assert_eq!(result.status, Status::Pass, "{:?}", result.findings);
    }
}

async fn several_runs(ctx: &Ctx) -> Checked {
    let session = ctx.session("runs").await?;
    for _ in 0..2 {
        let run = session.run(&ctx.prompts().brief).await?;
        session.wait_terminal(&run.id).await?;
    }
    Ok(())
}

#[tokio::test]
async fn the_embedded_fake_numbers_events_beyond_what_a_double_holds() {
    static CHECKS: [Check; 1] = [with_hook("OWN-01", Hook::BigSeqs, |ctx| {
        Box::pin(async move {
            let far = 1 << 53;
            let session = ctx.session("old").await?;
            ctx.big_seqs(session.id(), far).await?;
            let run = session.run(&ctx.prompts().fast).await?;
            let end = session.wait_terminal(&run.id).await?;
            ensure!(
                end.seq() > far,
                [&run.started],
                "{} is no big number",
                end.seq()
            );
            Ok(())
        })
    })];
    passes(&run(&Embedded::start().await, &CHECKS).await);
}

#[tokio::test]
async fn the_embedded_fake_makes_keys_and_revokes_them() {
    static CHECKS: [Check; 1] = [with_hook("OWN-01", Hook::Keys, |ctx| {
        Box::pin(async move {
            let session = ctx.session("seen").await?;
            let key = ctx.create_key().await?;
            let guest = session.seen_by(key.caller.clone());
            let before = guest.call(SessionRead::NAME, json!({})).await?;
            ctx.revoke_key(&key.id).await?;
            let after = guest.call(SessionRead::NAME, json!({})).await?;
            Refusal {
                call: &after,
                class: ErrorClass::Unauthenticated,
                control: &before,
                differs: "a revoked key",
            }
            .verify()
        })
    })];
    passes(&run(&Embedded::start().await, &CHECKS).await);
}

#[tokio::test]
async fn a_check_uses_no_hook_that_it_does_not_name() {
    static CHECKS: [Check; 1] = [active("OWN-01", |ctx| Box::pin(ctx.restart()))];
    let report = run(&Embedded::start().await, &CHECKS).await;
    let result = only(&report);
    assert_eq!(result.status, Status::HarnessError);
    assert!(
        result
            .reason()
            .is_some_and(|why| why.contains("does not name"))
    );
}

#[tokio::test]
async fn a_command_is_told_what_to_do_and_its_output_is_the_reply() {
    let folder = tempfile::tempdir().expect("a folder");
    let (script, told) = (
        folder.path().join("keys.sh"),
        folder.path().join("told.json"),
    );
    let text = format!(
        "cat > {}\necho '{{\"header\": \"authorization\", \"id\": \"k1\"}}'\n",
        told.display()
    );
    fs::write(&script, text).expect("a script");
    let hooks = external(&format!("keys=sh {}", script.display()));
    assert!(hooks.offers(Hook::Keys) && !hooks.offers(Hook::Restart));
    let reply = hooks.act(Action::CreateKey).await.expect("a key");
    assert_eq!(reply["id"], "k1");
    let told = fs::read_to_string(told).expect("what it was told");
    assert_eq!(told, r#"{"action":"create-key"}"#);
    let refused = hooks.act(Action::Restart).await.expect_err("no hook");
    assert!(
        refused.to_string().contains("no hook for restarting"),
        "{refused}"
    );
}

#[tokio::test]
async fn a_command_that_fails_or_does_not_start_says_so() {
    for (pair, says) in [
        (
            "restart=false",
            "hook restart: false failed: exit status: 1",
        ),
        ("restart=/no/such/program", "does not start"),
    ] {
        let refused = external(pair).act(Action::Restart).await.expect_err(pair);
        assert!(refused.to_string().contains(says), "{refused}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_told_by_post_and_shown_no_credential() {
    let server = Server::start(|request| {
        assert!(!request.head.contains("authorization"), "{}", request.head);
        let asked = request.json.clone();
        let wanted = json!({ "action": "trim", "session": "s", "through": 7 });
        if asked == wanted {
            Reply::json(&json!({ "done": true }))
        } else {
            Reply::Http(500, "text/plain", String::new())
        }
    });
    let hooks = external(&format!("trim={}", server.url()));
    let trim = |through| Action::Trim {
        session: "s",
        through,
    };
    assert_eq!(hooks.act(trim(7)).await.expect("done")["done"], true);
    let refused = hooks.act(trim(8)).await.expect_err("refused");
    assert_eq!(refused.to_string(), "hook trim: answered with HTTP 500");
}

#[tokio::test]
async fn what_a_hook_does_not_do_is_not_exercised() {
    static CHECKS: [Check; 1] = [with_hook("OWN-01", Hook::Trim, |ctx| {
        Box::pin(ctx.trim("s", 1))
    })];
    let fake = Embedded::start().await;
    let target = Target {
        hooks: Arc::new(external("trim=false")),
        ..fake.target().expect("an endpoint")
    };
    let report = Suite::new(target).checks(&CHECKS).run().await;
    let result = only(&report);
    assert_eq!(result.cause, Some(Cause::NoHook), "{:?}", result.findings);
}

#[tokio::test]
async fn a_failed_info_is_reported_and_leaves_the_verdict_alone() {
    static CHECKS: [Check; 1] = [Check {
        level: Level::Info,
        ..active("OWN-01", |ctx| {
            Box::pin(async move {
                let listed = ctx.call(SessionList::NAME, json!({})).await?;
                Err(listed.fail("the deployment chose otherwise"))
            })
        })
    }];
    let report = run(&Embedded::start().await, &CHECKS).await;
    assert_eq!(only(&report).status, Status::Fail);
    assert_eq!(report.verdict(), Verdict::Conformant);
}

#[test]
fn the_default_recording_is_a_whole_wav_file() {
    let Audio { bytes, mime, .. } = Prompts::default().audio;
    assert_eq!(mime, "audio/wav");
    assert!(bytes.starts_with(b"RIFF") && &bytes[8..16] == b"WAVEfmt ");
    let length = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four"));
    assert_eq!(length(4) as usize, bytes.len() - 8);
    assert_eq!(length(40) as usize, bytes.len() - 44);
}
