//! Defects that are an edit: of what a method is given, or of what it answers.

use std::sync::Arc;

use serde_json::{Map, Value};

use crate::core::Response;
use crate::core::rules::{RequestRules, Rules};

/// A gateway that edits the parameters of a method before it looks at them.
pub(super) fn params_of(method: &'static str, edit: fn(&mut Value)) -> Arc<dyn Rules> {
    Arc::new(EditedParams { method, edit })
}

/// A gateway that edits what a method answers when it succeeds, as it stands in the envelope.
pub(super) fn result_of(method: &'static str, edit: fn(&mut Value)) -> Arc<dyn Rules> {
    Arc::new(EditedResult { method, edit })
}

/// The elements of a list in a document; none where there is no list.
pub(super) fn elements<'a>(
    document: &'a mut Value,
    pointer: &str,
) -> impl Iterator<Item = &'a mut Value> {
    let list = document.pointer_mut(pointer);
    list.and_then(Value::as_array_mut).into_iter().flatten()
}

/// Whether events are read onwards, by the parameters of the read.
pub(super) fn is_forward(params: &Map<String, Value>) -> bool {
    params.get("direction").is_none_or(|way| way == "forward")
}

struct EditedParams {
    method: &'static str,
    edit: fn(&mut Value),
}

impl Rules for EditedParams {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for EditedParams {
    fn edit(&self, method: &str, params: &mut Value) {
        if method == self.method {
            (self.edit)(params);
        }
    }
}

struct EditedResult {
    method: &'static str,
    edit: fn(&mut Value),
}

impl Rules for EditedResult {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for EditedResult {
    fn response(&self, method: &str, right: Response) -> Response {
        if method != self.method || !right.is_success() {
            return right;
        }
        let mut response = right.to_value();
        match response.pointer_mut("/result/result") {
            Some(result) => (self.edit)(result),
            None => return right,
        }
        response.into()
    }
}
