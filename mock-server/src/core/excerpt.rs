//! Texts cut to the lengths that views show.

use api_contract::lightspeed::context::MAX_INLINE_TEXT_BYTES;
use serde::{Deserialize, Serialize};

/// The longest preview, in characters.
const PREVIEW_CHARS: usize = 200;

/// The beginning of a text, and whether something is missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Excerpt {
    pub(crate) text: String,
    pub(crate) truncated: bool,
}

impl Excerpt {
    /// What stands inline in an entry or a tool call: at most 4096 bytes, cut between characters.
    pub(crate) fn inline(text: &str) -> Self {
        Self::cut(text, text.floor_char_boundary(MAX_INLINE_TEXT_BYTES))
    }

    /// What stands in a list: at most 200 characters.
    pub(crate) fn preview(text: &str) -> Self {
        Self::cut(
            text,
            text.char_indices()
                .nth(PREVIEW_CHARS)
                .map_or(text.len(), |(at, _)| at),
        )
    }

    fn cut(text: &str, end: usize) -> Self {
        Self {
            text: text[..end].to_owned(),
            truncated: end < text.len(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Excerpt;

    #[test]
    fn texts_are_cut_between_characters() {
        let whole = "é".repeat(2048);
        assert_eq!(
            Excerpt::inline(&whole),
            Excerpt {
                text: whole.clone(),
                truncated: false
            }
        );
        let cut = Excerpt::inline(&format!("x{whole}"));
        assert_eq!((cut.text.len(), cut.truncated), (4095, true));
        assert_eq!(Excerpt::preview(&whole).text, "é".repeat(200));
        assert!(!Excerpt::preview(&"é".repeat(200)).truncated);
        assert!(Excerpt::preview(&"é".repeat(201)).truncated);
    }
}
