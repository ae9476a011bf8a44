//! Characters that change what a reader sees of the text around them.
//!
//! A description, a name or a value of a contract may hold them; in generated files they would show
//! code in another order than the compiler reads it, or end a comment that seems to go on. They are
//! written as escapes, which mean the same inside the literals of all languages.

use super::Target;

/// Whether a character steers how text is shown instead of being shown.
fn steers(letter: char) -> bool {
    match letter {
        '\n' | '\t' => false,
        // Marks and overrides of direction, and what ends a line for some readers only.
        '\u{61c}'
        | '\u{200e}'
        | '\u{200f}'
        | '\u{2028}'..='\u{202e}'
        | '\u{2066}'..='\u{2069}'
        | '\u{feff}' => true,
        letter => letter.is_control(),
    }
}

/// The text of a file of this target without such characters.
pub(super) fn visible(target: Target, text: String) -> String {
    if !text.contains(steers) {
        return text;
    }
    let mut shown = String::with_capacity(text.len());
    for letter in text.chars() {
        if steers(letter) {
            shown.push_str(&target.escape(letter));
        } else {
            shown.push(letter);
        }
    }
    shown
}
