//! Input texts that bring runs into the states that checks look at.
//!
//! Each is a harmless request in plain words, with a word at its end that a scripted gateway such as
//! the fake acts upon. A model takes the word for an odd one and may do whatever it likes: no check
//! relies on its obedience. A run that did not do what its prompt asks for shows that the target
//! offers no way to bring the situation about, and what needs the situation is not exercised,
//! [`Cause::NoHook`].

use std::fmt;

use crate::outcome::{Cause, Stop};

/// Input texts that bring runs into the states that checks look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompts {
    /// Ends by itself, soon.
    pub fast: String,
    /// Runs for about half a second. Nothing fails when it takes less or more.
    pub brief: String,
    /// Runs until it is cancelled.
    pub busy: String,
    /// Ends as failed. Nothing fails when it completes.
    pub failing: String,
    /// Asks for an approval.
    pub approval: String,
    /// Calls a tool, and ends. Nothing fails when no tool is called.
    pub tool: String,
    /// Ends with an output of 20,000 bytes or so. Nothing fails when it is shorter.
    pub big: String,
    /// A recording that can be transcribed. Nothing fails when the target takes no audio.
    pub audio: Audio,
}

/// A recording.
#[derive(Clone, PartialEq, Eq)]
pub struct Audio {
    /// The name of the file.
    pub name: String,
    /// Its media type.
    pub mime: String,
    /// The file.
    pub bytes: Vec<u8>,
}

impl Default for Audio {
    /// A tenth of a second of silence.
    fn default() -> Self {
        Audio {
            name: "silence.wav".to_owned(),
            mime: "audio/wav".to_owned(),
            bytes: silence(),
        }
    }
}

impl fmt::Debug for Audio {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            out,
            "{} ({} bytes of {})",
            self.name,
            self.bytes.len(),
            self.mime
        )
    }
}

/// A WAV file: one channel of 16 bits, 8000 times a second.
fn silence() -> Vec<u8> {
    const RATE: u32 = 8000;
    const LENGTH: u32 = RATE / 10 * 2;
    let mut file = Vec::from(*b"RIFF");
    file.extend((36 + LENGTH).to_le_bytes());
    file.extend(*b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    // Plain samples, one channel.
    file.extend([1, 0, 1, 0]);
    file.extend(RATE.to_le_bytes());
    file.extend((RATE * 2).to_le_bytes());
    // Two bytes a sample, of 16 bits.
    file.extend([2, 0, 16, 0]);
    file.extend(*b"data");
    file.extend(LENGTH.to_le_bytes());
    file.resize(44 + LENGTH as usize, 0);
    file
}

impl Default for Prompts {
    fn default() -> Self {
        Prompts {
            fast: "Say hello.".to_owned(),
            brief: "Take your time. sleep=0.5".to_owned(),
            busy: "Keep working until you are stopped. sleep=forever".to_owned(),
            failing: "Fail. fail=model_failure".to_owned(),
            approval: "Ask before you act. approve=send".to_owned(),
            tool: "Look something up. tool=search".to_owned(),
            big: "Answer at length. bytes=20000".to_owned(),
            audio: Audio::default(),
        }
    }
}

impl Prompts {
    /// Replaces the text of a `NAME=TEXT` pair.
    ///
    /// # Errors
    /// When the pair is malformed, or there is no prompt of that name.
    pub fn set(&mut self, pair: &str) -> Result<(), String> {
        let (name, text) = pair
            .split_once('=')
            .filter(|(_, text)| !text.trim().is_empty())
            .ok_or("--prompt wants NAME=TEXT")?;
        let known = [
            ("fast", &mut self.fast),
            ("brief", &mut self.brief),
            ("busy", &mut self.busy),
            ("failing", &mut self.failing),
            ("approval", &mut self.approval),
            ("tool", &mut self.tool),
            ("big", &mut self.big),
        ];
        let names = known.each_ref().map(|(name, _)| *name).join(", ");
        match known.into_iter().find(|(known, _)| *known == name.trim()) {
            Some((_, prompt)) => {
                text.clone_into(prompt);
                Ok(())
            }
            None => Err(format!("there is no prompt {name:?}; there are {names}")),
        }
    }
}

/// A run under the busy prompt came to its end by itself: the target does not act on the prompt.
///
/// `end` is the kind of the event that ended it.
pub(crate) fn not_kept_busy(run: &str, end: &str) -> Stop {
    Stop::not_exercised(
        Cause::NoHook,
        format!("the busy prompt does not keep a run at work: {run} came to {end} by itself"),
    )
}
