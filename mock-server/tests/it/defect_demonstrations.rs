//! Each defect shows to somebody who sees the wire only, by the steps that it declares; the page
//! `docs/defects.md` is what was seen.

mod page;
mod stage;

use std::path::Path;

use mock_server::defects::{DEFECTS, Demonstration, Step};
use mock_server::server::ADMIN_ROUTES;

use stage::{Reply, Transcript, act, act_rightly};

/// What is heard of a gateway without the defect and of one with it.
async fn both(defect: &mock_server::defects::Defect) -> (Transcript, Transcript) {
    let Demonstration { steps, .. } = defect.shown_by;
    assert!(!steps.is_empty(), "{} is shown by nothing", defect.id);
    let right = act_rightly(&defect.shown_by).await;
    let wrong = act(&defect.shown_by, (defect.rules)()).await;
    (right, wrong)
}

#[tokio::test(flavor = "multi_thread")]
async fn each_defect_shows_by_its_steps_and_the_page_says_how() {
    let mut text = page::introduction();
    let mut hidden = Vec::new();
    for defect in DEFECTS {
        let (right, wrong) = both(defect).await;
        if page::first_difference(&right, &wrong).is_none() {
            hidden.push(format!("{} does not show: {wrong:#?}", defect.id));
        }
        for heard in right.values().chain(wrong.values()) {
            if let Reply::Response { status, body } = &heard.reply {
                assert_ne!(*status, 500, "{}: {body}", defect.id);
            }
        }
        text += &page::section(defect, &right, &wrong);
    }
    assert!(hidden.is_empty(), "{}", hidden.join("\n"));
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/defects.md");
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        std::fs::write(&file, text).expect("the page can be written");
        return;
    }
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        found == text,
        "docs/defects.md is out of date; rewrite it with \
         `INSTA_UPDATE=always cargo test -p mock-server --test it defect_demonstrations`"
    );
}

#[tokio::test]
async fn the_same_steps_are_answered_with_the_same_bytes() {
    let defect = DEFECTS.first().expect("a defect");
    let once = act_rightly(&defect.shown_by).await;
    assert_eq!(once, act_rightly(&defect.shown_by).await);
    assert!(!once.is_empty());
}

#[test]
fn whoever_goes_away_has_called_in_the_step_before() {
    for defect in DEFECTS {
        for pair in defect.shown_by.steps.windows(2) {
            let calls = matches!(
                pair[0],
                Step::Call { .. } | Step::CallAs { .. } | Step::Post { .. }
            );
            assert!(calls || !matches!(pair[1], Step::HangUp), "{}", defect.id);
        }
    }
}

#[test]
fn the_paths_that_the_introduction_prints_are_those_of_the_admin_api() {
    for (verb, path) in [("PUT", page::PUT_DEFECT), ("POST", page::RESET)] {
        let mut routes = ADMIN_ROUTES.iter();
        assert!(
            routes.any(|route| route.verb == verb && route.path == path),
            "{verb} {path}"
        );
    }
}
