//! Following a scenario file while it is edited.
//!
//! The file is read again and again. To be told by the system would save that, but not work in
//! containers and on network drives, where files come from another machine, and would have to follow
//! what editors do: most write another file and give it the old one's name.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::task::AbortHandle;
use tokio::time::MissedTickBehavior;

use super::{ScenarioError, Scenarios, read};

/// How often the file is looked at. A change counts when it is seen twice, so that nothing is taken
/// from the middle of a save.
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// A file that is being followed, until this is dropped.
#[derive(Debug)]
pub(crate) struct Watch {
    path: PathBuf,
    error: Arc<Mutex<Option<ScenarioError>>>,
    task: AbortHandle,
}

/// What was read of a file, or why nothing was.
type Content = Result<String, ScenarioError>;

impl Watch {
    /// Reads a file, and hands over its scenarios whenever it changes after that; `adopt` tells whether
    /// anybody still wants them.
    ///
    /// # Errors
    /// When the file cannot be used as it is now.
    pub(crate) fn start(
        path: PathBuf,
        adopt: impl Fn(Scenarios) -> bool + Send + 'static,
    ) -> Result<(Scenarios, Self), ScenarioError> {
        let text = read(&path)?;
        let scenarios = Scenarios::from_toml(&text, &path.display().to_string())?;
        let error = Arc::new(Mutex::new(None));
        let task = tokio::spawn(follow(path.clone(), text, adopt, Arc::clone(&error)));
        let task = task.abort_handle();
        Ok((scenarios, Watch { path, error, task }))
    }

    /// The file.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// What is wrong with the file as it is now.
    pub(crate) fn error(&self) -> Option<ScenarioError> {
        let error = self.error.lock();
        error.unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn follow(
    path: PathBuf,
    text: String,
    adopt: impl Fn(Scenarios) -> bool,
    error: Arc<Mutex<Option<ScenarioError>>>,
) {
    let mut look = tokio::time::interval(LOOK_EVERY);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut judged: Content = Ok(text);
    let mut seen = judged.clone();
    loop {
        look.tick().await;
        let path = path.clone();
        let name = path.display().to_string();
        // Fails only when the runtime stops.
        let Ok(content) = tokio::task::spawn_blocking(move || read(&path)).await else {
            return;
        };
        let settled = content == seen;
        seen = content;
        if !settled || seen == judged {
            continue;
        }
        judged = seen.clone();
        let scenarios = seen
            .clone()
            .and_then(|text| Scenarios::from_toml(&text, &name));
        let failed = scenarios.as_ref().err().cloned();
        match scenarios {
            Ok(scenarios) => {
                let count = scenarios.len();
                if !adopt(scenarios) {
                    return;
                }
                let mended = error.lock().is_ok_and(|error| error.is_some());
                if mended {
                    // As loud as a warning: whoever was told of the bad edit waits for this.
                    tracing::warn!("{name}: mended; its scenarios are in force, {count} of them");
                } else {
                    tracing::info!(file = name, scenarios = count, "scenarios changed");
                }
            }
            Err(error) => tracing::error!("{error}; the scenarios before this edit stay in force"),
        }
        *error.lock().unwrap_or_else(PoisonError::into_inner) = failed;
    }
}
