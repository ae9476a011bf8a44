//! Errors tell nothing of the inside of the target.

use crate::oracle::{Oracle, Tally};
use crate::record::exchange::Exchange;
use crate::target::dialect::Dialect;

/// Errors tell nothing of the inside of the target: no stack, no statement of a database, no path.
///
/// What the request said itself may be repeated.
pub fn leaks(_: &'static Dialect) -> Box<dyn Oracle> {
    Box::new(Leaks)
}

struct Leaks;

/// Texts that stand in no message for clients, and what they are of.
const INSIDE: [(&str, &str); 14] = [
    ("panicked at", "a stack"),
    ("stack backtrace", "a stack"),
    ("Traceback (most recent call last)", "a stack"),
    ("goroutine ", "a stack"),
    ("\\n    at ", "a stack"),
    (".rs:", "a source file"),
    (".go:", "a source file"),
    (".java:", "a source file"),
    ("syntax error at or near", "a database"),
    ("duplicate key value violates", "a database"),
    ("SQLSTATE", "a database"),
    ("/home/", "a path"),
    ("/usr/", "a path"),
    ("/var/lib/", "a path"),
];

impl Oracle for Leaks {
    fn observe(&mut self, exchange: &Exchange, tally: &mut Tally) {
        let Some(response) = exchange.response() else {
            return;
        };
        let is_error = exchange.error().is_some() || response.status >= 400;
        if !is_error {
            return;
        }
        tally.judge();
        let body = String::from_utf8_lossy(&response.body);
        let request = exchange.request().body();
        let request = String::from_utf8_lossy(&request);
        let found = INSIDE
            .iter()
            .find(|(text, _)| body.contains(text) && !request.contains(text));
        if let Some((text, of)) = found {
            tally.fail(format!("the error shows {of}: {text:?}"), [exchange]);
        }
    }
}
