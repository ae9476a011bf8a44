//! The form of most names, judged byte by byte.

/// A pattern of the form `^[..][..]*$`: how a name begins and how it goes on. The sets hold ranges,
/// letters, digits and `_.:-` only.
#[derive(Debug)]
pub(super) struct NameForm {
    first: AsciiSet,
    others: AsciiSet,
}

/// One bit for each ASCII character.
#[derive(Debug)]
struct AsciiSet(u128);

impl NameForm {
    /// Reads a pattern; `None` when it has another form.
    pub(super) fn read(pattern: &str) -> Option<Self> {
        let sets = pattern.strip_prefix("^[")?.strip_suffix("]*$")?;
        let (first, others) = sets.split_once("][")?;
        Some(NameForm {
            first: AsciiSet::read(first)?,
            others: AsciiSet::read(others)?,
        })
    }

    pub(super) fn matches(&self, text: &str) -> bool {
        let Some((first, others)) = text.as_bytes().split_first() else {
            return false;
        };
        self.first.has(*first) && others.iter().all(|byte| self.others.has(*byte))
    }
}

impl AsciiSet {
    fn read(set: &str) -> Option<Self> {
        let mut bits = 0;
        let mut rest = set.as_bytes();
        while let Some((&from, after)) = rest.split_first() {
            let through;
            (through, rest) = match after {
                [b'-', through, rest @ ..] => (*through, rest),
                _ => (from, after),
            };
            let is_range = rest.len() < after.len();
            let plain = |byte: u8| byte.is_ascii_alphanumeric();
            let known = if is_range {
                plain(from) && plain(through) && from <= through
            } else {
                plain(from) || b"_.:-".contains(&from)
            };
            if !known {
                return None;
            }
            (from..=through).for_each(|byte| bits |= 1 << byte);
        }
        (bits != 0).then_some(AsciiSet(bits))
    }

    fn has(&self, byte: u8) -> bool {
        byte.is_ascii() && self.0 & (1 << byte) != 0
    }
}

#[cfg(test)]
mod tests {
    use super::NameForm;
    use crate::lightspeed::ids::ID_PATTERN;
    use proptest::prelude::*;
    use regex_lite::Regex;

    const FORMS: [&str; 3] = [
        ID_PATTERN,
        "^[a-z0-9][a-z0-9-]*$",
        "^[A-Za-z_][A-Za-z0-9_]*$",
    ];

    proptest! {
        #[test]
        fn a_form_judges_as_the_pattern_does(text in r"[a-cX-Z0-9_.:/ \n\x7fé-]{0,6}") {
            for pattern in FORMS {
                let form = NameForm::read(pattern).unwrap();
                let regex = Regex::new(pattern).unwrap();
                prop_assert_eq!(form.matches(&text), regex.is_match(&text), "{}", pattern);
            }
        }
    }

    #[test]
    fn patterns_of_other_forms_are_left_to_the_engine() {
        for pattern in [
            "^run_[0-9]+$",
            "^[A-Za-z0-9_-]+$",
            "^[^a][a]*$",
            r"^[\s][\S]*$",
            "^[a][z-a]*$",
            "^[a][+--]*$",
            "^[][a]*$",
            "[a][b]*",
        ] {
            assert!(NameForm::read(pattern).is_none(), "{pattern}");
        }
    }
}
