//! Texts cut to a length that a reader can bear.

/// The text, or its first `most` characters and how long all of it is.
pub(crate) fn excerpt(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}... ({} bytes)", &text[..end], text.len()),
    }
}

#[cfg(test)]
mod tests {
    use super::excerpt;

    #[test]
    fn a_text_is_cut_between_characters_and_says_so() {
        assert_eq!(excerpt("abc", 3), "abc");
        assert_eq!(excerpt("äöü", 2), "äö... (6 bytes)");
        assert_eq!(excerpt("", 0), "");
    }
}
