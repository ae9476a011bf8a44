//! Keys of the deployment that a client has put where no secret belongs.

use std::borrow::Cow;

use super::journal::SECRET;

/// Keys begin so.
const PREFIX: &str = "lsk_";
/// So many characters follow.
const LENGTH: usize = 43;

/// A text of a client's or a user's choice as it may be kept, logged and shown: keys of the deployment
/// in it are replaced.
pub fn masked(text: &str) -> Cow<'_, str> {
    let mut masked = String::new();
    let (mut from, mut copied) = (0, 0);
    while let Some(at) = text[from..].find(PREFIX) {
        let start = from + at;
        from = start + PREFIX.len();
        let key = text.as_bytes().iter().skip(from).take(LENGTH);
        let is_key = |letter: &&u8| letter.is_ascii_alphanumeric() || b"-_".contains(letter);
        if key.take_while(is_key).count() == LENGTH {
            masked.push_str(&text[copied..start]);
            masked.push_str(SECRET);
            from += LENGTH;
            copied = from;
        }
    }
    if copied == 0 {
        return Cow::Borrowed(text);
    }
    masked.push_str(&text[copied..]);
    Cow::Owned(masked)
}

#[cfg(test)]
mod tests {
    use super::masked;

    #[test]
    fn whole_keys_are_replaced_and_nothing_else() {
        let key = format!("lsk_{}", "aZ9-_".repeat(9).split_off(2));
        assert_eq!(key.len(), 47);
        assert_eq!(masked(&key), "<secret>");
        let text = format!("é{key}é lsk_lsk_ {key}");
        assert_eq!(masked(&text), "é<secret>é lsk_lsk_ <secret>");
        for text in ["", "lsk_", "é lsk_short", &key[..46]] {
            assert_eq!(masked(text), text);
        }
    }
}
