//! Text that is put together piece by piece.

use std::fmt::{self, Display, Write as _};

/// A text under construction.
#[derive(Debug, Default)]
pub(super) struct TextBuilder(String);

impl TextBuilder {
    /// A text that begins with this piece.
    pub(super) fn starting(piece: impl Display) -> Self {
        let mut text = TextBuilder::default();
        text.put(piece);
        text
    }

    /// Adds a piece.
    pub(super) fn put(&mut self, piece: impl Display) {
        // Writing to a `String` cannot fail.
        let _: fmt::Result = write!(self.0, "{piece}");
    }

    /// The text with a last piece.
    pub(super) fn ending(mut self, piece: impl Display) -> String {
        self.put(piece);
        self.0
    }
}
