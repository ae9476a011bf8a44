//! Which files runs and transcriptions take.

use api_contract::lightspeed::error::{AgentApiError, AgentApiErrorKind};
use api_contract::lightspeed::input::MediaKind;

use crate::core::refusal::invalid;

const MIB: usize = 1 << 20;

/// A media type that is taken, as which kind of file, and up to which size.
struct Format {
    kind: MediaKind,
    mime: &'static str,
    /// Other spellings, stored under the first one.
    aliases: &'static [&'static str],
    max_bytes: usize,
    /// Whether the bytes must be UTF-8.
    text: bool,
}

const fn image(mime: &'static str, aliases: &'static [&'static str]) -> Format {
    Format {
        kind: MediaKind::Image,
        mime,
        aliases,
        max_bytes: 10 * MIB,
        text: false,
    }
}

const fn audio(mime: &'static str, aliases: &'static [&'static str]) -> Format {
    Format {
        kind: MediaKind::Audio,
        mime,
        aliases,
        max_bytes: 25 * MIB,
        text: false,
    }
}

const fn text(mime: &'static str, aliases: &'static [&'static str]) -> Format {
    Format {
        kind: MediaKind::Document,
        mime,
        aliases,
        max_bytes: MIB,
        text: true,
    }
}

const FORMATS: &[Format] = &[
    image("image/jpeg", &["image/jpg"]),
    image("image/png", &[]),
    image("image/webp", &[]),
    image("image/gif", &[]),
    Format {
        kind: MediaKind::Document,
        mime: "application/pdf",
        aliases: &[],
        max_bytes: 10 * MIB,
        text: false,
    },
    text("text/plain", &[]),
    text("text/markdown", &["text/x-markdown"]),
    text("text/csv", &[]),
    text("application/json", &["text/json"]),
    audio("audio/mpeg", &["audio/mp3"]),
    audio("audio/mp4", &["audio/m4a", "audio/x-m4a"]),
    audio("audio/wav", &["audio/wave", "audio/x-wav"]),
    audio("audio/webm", &[]),
    audio("audio/ogg", &[]),
    audio("audio/aac", &["audio/x-aac"]),
    audio("audio/amr", &[]),
    audio("audio/3gpp", &[]),
    audio("audio/3gpp2", &[]),
];

/// A file that a request hands in.
pub(crate) struct File<'a> {
    pub(crate) kind: MediaKind,
    pub(crate) mime: &'a str,
    pub(crate) bytes: &'a [u8],
}

impl File<'_> {
    /// Judges the file and returns its media type in the form in which it is stored.
    ///
    /// Nobody listens to recordings: as the input of a run they stay recordings, and their length in
    /// minutes is never judged.
    pub(crate) fn admit(&self) -> Result<String, AgentApiError> {
        let mime = self
            .mime
            .split(';')
            .next()
            .unwrap_or_default()
            .trim()
            .to_ascii_lowercase();
        let format = FORMATS
            .iter()
            .filter(|format| format.kind == self.kind)
            .find(|format| format.mime == mime || format.aliases.contains(&mime.as_str()))
            .ok_or_else(|| self.unknown_format())?;
        if self.bytes.len() > format.max_bytes {
            return Err(self.too_large(format));
        }
        if format.text && std::str::from_utf8(self.bytes).is_err() {
            return Err(invalid(format!(
                "a file of type {} must be UTF-8 text",
                format.mime
            )));
        }
        Ok(format.mime.to_owned())
    }

    fn unknown_format(&self) -> AgentApiError {
        let known = FORMATS.iter().filter(|format| format.kind == self.kind);
        let known: Vec<&str> = known.map(|format| format.mime).collect();
        invalid(format!(
            "`mime` must be one of {} for kind {}",
            known.join(", "),
            self.kind.as_str()
        ))
    }

    fn too_large(&self, format: &Format) -> AgentApiError {
        let kind = match format.kind {
            MediaKind::Audio => AgentApiErrorKind::AudioBlobTooLarge,
            MediaKind::Image | MediaKind::Document => AgentApiErrorKind::InvalidRequest,
        };
        let (bytes, max, mime) = (self.bytes.len(), format.max_bytes, format.mime);
        AgentApiError::new(
            kind,
            format!("a file of type {mime} has {bytes} bytes; {max} are allowed"),
        )
    }
}
