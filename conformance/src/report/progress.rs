//! Progress on the terminal while a run goes on.

use std::collections::BTreeSet;
use std::sync::Mutex;

use indicatif::{ProgressBar, ProgressStyle};

use crate::check::Check;
use crate::lock::locked;
use crate::outcome::Outcome;
use crate::runner::Progress;

/// A bar on the standard error output; nothing when that is no terminal.
#[derive(Debug)]
pub struct Bar {
    bar: ProgressBar,
    running: Mutex<BTreeSet<&'static str>>,
}

impl Default for Bar {
    fn default() -> Self {
        let bar = ProgressBar::new(0);
        if let Ok(style) = ProgressStyle::with_template("{pos:>3}/{len} {bar:24} {msg}") {
            bar.set_style(style);
        }
        Bar {
            bar,
            running: Mutex::default(),
        }
    }
}

impl Bar {
    fn show(&self, change: impl FnOnce(&mut BTreeSet<&'static str>)) {
        let mut running = locked(&self.running);
        change(&mut running);
        let ids: Vec<&str> = running.iter().copied().collect();
        self.bar.set_message(ids.join(" "));
    }

    /// Takes the bar off the terminal.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

impl Progress for Bar {
    fn planned(&self, checks: usize) {
        self.bar
            .set_length(u64::try_from(checks).unwrap_or(u64::MAX));
    }

    fn started(&self, check: &Check) {
        self.show(|running| {
            running.insert(check.id);
        });
    }

    fn finished(&self, check: &Check, outcome: &Outcome) {
        let word = match outcome {
            Outcome::Fail(_) => Some("FAIL"),
            Outcome::HarnessError(_) => Some("HARNESS_ERROR"),
            Outcome::Pass | Outcome::Warn(_) | Outcome::NotExercised { .. } => None,
        };
        if let Some(word) = word {
            self.bar
                .println(format!("{word} {} {}", check.id, check.title));
        }
        self.bar.inc(1);
        self.show(|running| {
            running.remove(check.id);
        });
    }

    fn note(&self, text: &str) {
        self.bar.set_message(text.to_owned());
    }
}
