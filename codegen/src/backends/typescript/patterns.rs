//! Patterns, as JavaScript reads them.

use regress::Regex;

/// The flags with which JavaScript compiles the pattern and means by it what JSON Schema does; `None`
/// when there are none.
///
/// JSON Schema wants Unicode patterns. Some that people write escape a sign which needs no escape,
/// and that only the older reading allows. It allows letters, too, but for it `\\p{L}` and `\\z` are
/// plain letters, which nobody means.
pub(super) fn flags(pattern: &str) -> Option<&'static str> {
    let compiles = |flags: &str| Regex::with_flags(pattern, flags).is_ok();
    if compiles("u") {
        Some("u")
    } else if !means_more(pattern) && compiles("") {
        Some("")
    } else {
        None
    }
}

/// Whether a letter is escaped that stands for itself in the older reading.
fn means_more(pattern: &str) -> bool {
    let mut letters = pattern.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter == '\\' {
            let escaped = letters.next().unwrap_or('\\');
            let known = !escaped.is_alphanumeric() || "bBdDsSwWfnrtvcxu".contains(escaped);
            if !known || (escaped == 'u' && letters.peek() == Some(&'{')) {
                return true;
            }
        }
    }
    false
}
