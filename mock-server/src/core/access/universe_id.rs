//! One spelling for each universe.

use api_contract::lightspeed::ids::UniverseId;

/// Where the hyphens of a UUID stand among its digits.
const HYPHENS: [usize; 4] = [8, 12, 16, 20];
const DIGITS: usize = 32;

/// The one spelling under which a universe is kept: small digits, and hyphens, which a header may
/// leave out. `None` when the text is no UUID.
pub(crate) fn canonical(text: &str) -> Option<UniverseId> {
    let digits: String = text.chars().filter(|letter| *letter != '-').collect();
    let well_formed =
        digits.len() == DIGITS && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    let mut spelled = digits.to_ascii_lowercase();
    if !well_formed {
        return None;
    }
    for at in HYPHENS.into_iter().rev() {
        spelled.insert(at, '-');
    }
    // All hyphens in their places, or none.
    let as_sent = text.len() == DIGITS || text.eq_ignore_ascii_case(&spelled);
    as_sent.then(|| UniverseId::new(spelled))
}

#[cfg(test)]
mod tests {
    use super::canonical;

    #[test]
    fn a_universe_has_one_spelling() {
        let spelled = "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21";
        for text in [
            spelled,
            &spelled.to_uppercase(),
            &spelled.replace('-', ""),
            &spelled.replace('-', "").to_uppercase(),
        ] {
            let id = canonical(text);
            assert_eq!(id.as_ref().map(AsRef::as_ref), Some(spelled), "{text}");
        }
        for text in [
            "",
            "6f1d1b9e",
            "6f1d1b9e3c0a-4f5e-9a57-2f1f8a4f7c21",
            "6f1d1b9-e3c0a-4f5e-9a57-2f1f8a4f7c21",
            "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c2g",
            "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21-",
            "{6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21}",
            "é6f1d1b9e3c0a4f5e9a572f1f8a4f7c",
        ] {
            assert_eq!(canonical(text), None, "{text}");
        }
    }
}
