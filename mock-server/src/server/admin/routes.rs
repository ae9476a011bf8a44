//! The routes of the admin API, as one table.

use std::sync::Arc;

use axum::extract::State;
use axum::routing::{MethodRouter, get};
use axum::{Json, Router};
use hyper::Method;
use serde_json::{Value, json};

use super::PREFIX;
use super::error::AdminError;
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

/// All routes, in the order of the documentation.
pub const ADMIN_ROUTES: &[AdminRoute] = &[AdminRoute {
    verb: "GET",
    path: "/__admin",
    help: "this list",
    handler: || get(list),
}];

/// A router with all of them.
pub(super) fn router(control: Control) -> Router {
    let list: Vec<_> = ADMIN_ROUTES
        .iter()
        .map(|route| json!({ "verb": route.verb, "path": route.path, "help": route.help }))
        .collect();
    let routes = ADMIN_ROUTES.iter();
    let router = routes.fold(Router::new(), |router, route| {
        router.route(route.path, (route.handler)())
    });
    router
        .fallback(async || {
            AdminError::not_found(
                "the admin API has no such path",
                format!("GET {PREFIX} lists the routes"),
            )
        })
        .method_not_allowed_fallback(async |verb: Method| AdminError {
            status: hyper::StatusCode::METHOD_NOT_ALLOWED,
            message: format!("the path takes no {verb}"),
            fix: format!("GET {PREFIX} lists the routes"),
        })
        .with_state(Shared {
            control,
            list: Arc::new(json!({ "routes": list })),
        })
}

async fn list(State(shared): State<Shared>) -> Json<Value> {
    Json((*shared.list).clone())
}
