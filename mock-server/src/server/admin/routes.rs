//! The routes of the admin API, as one table.

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, State};
use axum::routing::{MethodRouter, delete, get, post, put};
use axum::{Json, Router};
use hyper::{Method, StatusCode, Uri};
use serde::Serialize;
use serde_json::{Value, json};

use super::error::AdminError;
use super::{PREFIX, clock, failures, journal, scenarios, sessions, state};
use crate::control::Control;

/// A route of the admin API.
#[derive(Debug)]
pub struct AdminRoute {
    /// The HTTP verb, e.g. `GET`.
    pub verb: &'static str,
    /// The path, e.g. `/__admin/state`; parts in braces stand for any text.
    pub path: &'static str,
    /// What it does, in one line.
    pub help: &'static str,
    handler: fn() -> MethodRouter<Shared>,
}

/// What the handlers work on.
#[derive(Clone)]
pub(super) struct Shared {
    pub(super) control: Control,
    /// The table as JSON. The handler that tells of it is in the table, so it cannot name it.
    list: Arc<Value>,
}

/// What a route answers that has nothing to tell.
#[derive(Serialize)]
pub(super) struct Done {
    done: bool,
}

pub(super) fn done() -> Json<Done> {
    Json(Done { done: true })
}

const fn route(
    verb: &'static str,
    path: &'static str,
    help: &'static str,
    handler: fn() -> MethodRouter<Shared>,
) -> AdminRoute {
    AdminRoute {
        verb,
        path,
        help,
        handler,
    }
}

/// All routes, in the order of the documentation.
pub const ADMIN_ROUTES: &[AdminRoute] = &[
    route("GET", "/__admin", "this list", || get(list)),
    route(
        "GET",
        "/__admin/state",
        "what there is: time, universes, counts, faults, defect, scenarios",
        || get(state::summary),
    ),
    route(
        "POST",
        "/__admin/reset",
        "goes back to the state of the start, with an empty journal",
        || post(state::reset),
    ),
    route(
        "GET",
        "/__admin/snapshot",
        "the whole state, to be stored; it has the texts and tokens of clients",
        || get(state::snapshot),
    ),
    route(
        "PUT",
        "/__admin/snapshot",
        "puts a stored state in the place of all there is",
        || put(state::restore),
    ),
    route("GET", "/__admin/sessions", "all sessions", || {
        get(sessions::list)
    }),
    route(
        "GET",
        "/__admin/sessions/{session}",
        "a session with its runs",
        || get(sessions::read),
    ),
    route(
        "GET",
        "/__admin/sessions/{session}/events",
        "all events its log holds",
        || get(sessions::events),
    ),
    route(
        "POST",
        "/__admin/sessions/{session}/events",
        "adds an event to its log",
        || post(sessions::push),
    ),
    route(
        "POST",
        "/__admin/sessions/{session}/trim",
        "drops its old events, so that readers get a gap",
        || post(sessions::trim),
    ),
    route(
        "POST",
        "/__admin/sessions/{session}/fail-compaction",
        "lets the next compaction of its context fail",
        || post(sessions::fail_compaction),
    ),
    route(
        "POST",
        "/__admin/sessions/{session}/runs/{run}/finish",
        "ends a run",
        || post(sessions::finish),
    ),
    route(
        "POST",
        "/__admin/daemons",
        "a daemon shows the secret of a registration key and becomes an environment",
        || post(state::connect_daemon),
    ),
    route(
        "DELETE",
        "/__admin/daemons/{environment}",
        "the daemon of an environment is gone",
        || delete(state::disconnect_daemon),
    ),
    route(
        "GET",
        "/__admin/clock",
        "the time, and whether it stands still",
        || get(clock::read),
    ),
    route(
        "POST",
        "/__admin/clock/advance",
        "moves the time forward; what falls due happens",
        || post(clock::advance),
    ),
    route(
        "POST",
        "/__admin/clock/pause",
        "lets the time stand still",
        || post(clock::pause),
    ),
    route(
        "POST",
        "/__admin/clock/resume",
        "lets the time run on",
        || post(clock::resume),
    ),
    route(
        "POST",
        "/__admin/clock/step",
        "moves the time to what happens next",
        || post(clock::step),
    ),
    route(
        "GET",
        "/__admin/scenarios",
        "the scenarios in force, and what is wrong with the file that is followed",
        || get(scenarios::read),
    ),
    route(
        "PUT",
        "/__admin/scenarios",
        "puts the scenarios of a TOML document in force",
        || put(scenarios::replace),
    ),
    route(
        "DELETE",
        "/__admin/scenarios",
        "leaves runs to the words in their inputs",
        || delete(scenarios::clear),
    ),
    route(
        "GET",
        "/__admin/faults",
        "the faults that are set with what they have done, and the kinds there are",
        || get(failures::faults),
    ),
    route("POST", "/__admin/faults", "sets a fault", || {
        post(failures::add_fault)
    }),
    route("DELETE", "/__admin/faults", "ends all faults", || {
        delete(failures::clear_faults)
    }),
    route("DELETE", "/__admin/faults/{fault}", "ends a fault", || {
        delete(failures::remove_fault)
    }),
    route(
        "GET",
        "/__admin/defect",
        "the defect in force, and those there are",
        || get(failures::defect),
    ),
    route(
        "PUT",
        "/__admin/defect",
        "makes the gateway wrong in one way, or right again",
        || put(failures::set_defect),
    ),
    route(
        "GET",
        "/__admin/journal",
        "what was asked and how it went; parameters method, session, since, limit",
        || get(journal::read),
    ),
    route(
        "GET",
        "/__admin/journal.har",
        "the same as an HTTP archive",
        || get(journal::har),
    ),
    route(
        "DELETE",
        "/__admin/journal",
        "forgets what was asked",
        || delete(journal::clear),
    ),
];

/// A router with all of them.
pub(super) fn router(control: Control) -> Router {
    let told: Vec<_> = ADMIN_ROUTES
        .iter()
        .map(|route| json!({ "verb": route.verb, "path": route.path, "help": route.help }))
        .collect();
    // The connection has kept the limit already.
    let limit = DefaultBodyLimit::disable();
    let all = ADMIN_ROUTES.iter();
    all.fold(Router::new(), |router, one| {
        router.route(one.path, (one.handler)())
    })
    .route(&format!("{PREFIX}/"), get(list))
    .fallback(async || {
        AdminError::not_found(
            "the admin API has no such path",
            format!("GET {PREFIX} lists the routes"),
        )
    })
    .method_not_allowed_fallback(async |verb: Method, uri: Uri| AdminError {
        status: StatusCode::METHOD_NOT_ALLOWED,
        message: format!("the path takes no {verb}"),
        fix: format!(
            "it takes {}; GET {PREFIX} lists the routes",
            verbs(uri.path())
        ),
    })
    .layer(limit)
    .with_state(Shared {
        control,
        list: Arc::new(json!({ "routes": told })),
    })
}

/// The verbs that a path takes.
fn verbs(path: &str) -> String {
    let path = path.trim_end_matches('/');
    let fits = |route: &&AdminRoute| {
        route.path.split('/').count() == path.split('/').count()
            && (route.path.split('/').zip(path.split('/')))
                .all(|(wanted, part)| wanted == part || wanted.starts_with('{'))
    };
    let verbs: Vec<_> = ADMIN_ROUTES
        .iter()
        .filter(fits)
        .map(|route| route.verb)
        .collect();
    verbs.join(" and ")
}

async fn list(State(shared): State<Shared>) -> Json<Value> {
    Json((*shared.list).clone())
}
