//! Headers whose values are secrets.

use std::fmt;

/// Headers added to every request. Their values are sent, and never printed or recorded.
#[derive(Clone, Default)]
pub struct Headers(Vec<Header>);

#[derive(Clone)]
struct Header {
    name: String,
    variable: String,
    value: String,
}

/// Headers of the suite's own.
const OWN: [&str; 5] = [
    "host",
    "content-length",
    "content-type",
    "connection",
    "transfer-encoding",
];

const AUTHORIZATION: &str = "authorization";

/// What headers begin with that say where, or for whom, a call acts.
const TENANCY: &str = "x-lightspeed-";

impl Header {
    fn is_credential(&self) -> bool {
        !self.name.starts_with(TENANCY)
    }
}

/// Why a header cannot be used. The value is never repeated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeaderError(String);

impl fmt::Display for HeaderError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for HeaderError {}

impl Headers {
    /// Adds the header of a `NAME=VAR` pair; `lookup` reads the variable, which holds the whole
    /// value.
    ///
    /// # Errors
    /// When the pair is malformed, the variable is not set, or either part is not allowed in HTTP.
    pub fn add(
        &mut self,
        pair: &str,
        lookup: impl Fn(&str) -> Option<String>,
    ) -> Result<(), HeaderError> {
        let error = |what: String| HeaderError(what);
        let (name, variable) = pair
            .split_once('=')
            .filter(|(name, variable)| !name.is_empty() && !variable.is_empty())
            .ok_or_else(|| error("--header-env wants NAME=VAR, the name of a header and of the environment variable that holds its value".to_owned()))?;
        let value = lookup(variable).ok_or_else(|| {
            error(format!(
                "--header-env {name}: the environment variable {variable} is not set"
            ))
        })?;
        self.put(name, variable, &value)
            .map_err(|why| error(format!("--header-env {why}")))
    }

    /// Adds a header. `variable` is what a shell puts its value in the place of, behind a `$`.
    ///
    /// # Errors
    /// When the name or the value is not allowed in HTTP, or when the suite sends the header itself.
    pub(crate) fn put(
        &mut self,
        name: &str,
        variable: &str,
        value: &str,
    ) -> Result<(), HeaderError> {
        let error = |what: &str| Err(HeaderError(format!("{name}: {what}")));
        let lower = name.trim().to_ascii_lowercase();
        if lower.is_empty() || !lower.bytes().all(is_token) {
            return error("this is no header name");
        }
        if OWN.contains(&lower.as_str()) {
            return error(&format!("the suite sends `{lower}` itself"));
        }
        let value = value.trim().to_owned();
        if value.is_empty() || value.bytes().any(|byte| byte.is_ascii_control()) {
            return error(&format!(
                "the value of {variable} is empty or holds control characters"
            ));
        }
        self.0.push(Header {
            name: lower,
            variable: variable.to_owned(),
            value,
        });
        Ok(())
    }

    /// The lines of an HTTP head.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|header| (header.name.as_str(), header.value.as_str()))
    }

    /// Names and variables, for a command that repeats a request.
    pub(crate) fn variables(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|header| (header.name.as_str(), header.variable.as_str()))
    }

    /// Whether any of them proves who calls. Those that only name a universe or an actor do not.
    pub fn hold_a_credential(&self) -> bool {
        self.0.iter().any(Header::is_credential)
    }

    /// The value of `authorization`, the header that keys stand in.
    pub(crate) fn authorization(&self) -> Option<&str> {
        let mut lines = self.lines();
        lines.find_map(|(name, value)| (name == AUTHORIZATION).then_some(value))
    }

    /// Without the header that proves who calls: `authorization`, or, where there is none, all of
    /// them.
    pub(crate) fn without_credential(&self) -> Headers {
        let keys = self.authorization().is_some();
        let kept = self.0.iter();
        let kept = kept.filter(|header| keys && header.name != AUTHORIZATION);
        Headers(kept.cloned().collect())
    }

    /// The same with one character of the credential changed; `None` without a credential.
    pub(crate) fn spoilt(&self) -> Option<Headers> {
        let mut spoilt = self.clone();
        let mut credentials = spoilt.0.iter_mut();
        let header = credentials.find(|header| header.is_credential())?;
        // Not the last one: the end of a base64 text may have bits that mean nothing.
        let last = header.value.pop()?;
        let changed = match header.value.pop()? {
            'x' => 'y',
            _ => 'x',
        };
        header.value.extend([changed, last]);
        "SPOILT".clone_into(&mut header.variable);
        Some(spoilt)
    }

    /// The text with every secret blotted out, also one that a target sent back.
    pub(crate) fn redact(&self, text: &str) -> String {
        let mut clean = text.to_owned();
        for header in &self.0 {
            for part in secrets(&header.value) {
                clean = clean.replace(&part, "[redacted]");
            }
        }
        clean
    }
}

/// What is blotted out for one value: the value, then each part of it that is a secret by itself, such
/// as the token after `Bearer` or the value of a cookie; each also as it stands in a JSON text.
fn secrets(value: &str) -> Vec<String> {
    let parts = value
        .split([' ', '\t', ';', ','])
        .map(|part| part.split_once('=').map_or(part, |(_, value)| value))
        .filter(|part| part.len() >= SECRET_MIN)
        .filter(|part| {
            !SCHEMES
                .iter()
                .any(|scheme| scheme.eq_ignore_ascii_case(part))
        });
    std::iter::once(value)
        .chain(parts)
        .flat_map(|secret| {
            let escaped = serde_json::Value::from(secret).to_string();
            [secret.to_owned(), escaped.trim_matches('"').to_owned()]
        })
        .collect()
}

/// A shorter part is no secret worth the name, and blotting it out would garble the report.
const SECRET_MIN: usize = 6;

/// Words of an `authorization` header that are none.
const SCHEMES: [&str; 3] = ["bearer", "basic", "digest"];

/// The text with every API key of the contract's form blotted out, whoever made it.
pub(crate) fn without_keys(text: &str) -> String {
    const START: &str = "lsk_";
    const LENGTH: usize = 43;
    let mut clean = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(START) {
        let (before, key) = rest.split_at(at);
        clean.push_str(before);
        let length = key[START.len()..]
            .bytes()
            .take_while(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(byte))
            .count();
        let (key, after) = key.split_at(START.len() + length);
        clean.push_str(if length >= LENGTH { "[redacted]" } else { key });
        rest = after;
    }
    clean.push_str(rest);
    clean
}

impl fmt::Debug for Headers {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_list()
            .entries(self.0.iter().map(|header| &header.name))
            .finish()
    }
}

fn is_token(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte)
}

#[cfg(test)]
mod tests {
    use super::{Headers, without_keys};

    #[test]
    fn a_key_is_blotted_out_and_its_first_characters_are_not() {
        let key = format!("lsk_{}", "aB3-_".repeat(9));
        let text = format!("made {key}, named lsk_aB3-_aB3; {key}");
        let clean = "made [redacted], named lsk_aB3-_aB3; [redacted]";
        assert_eq!(without_keys(&text), clean);
    }

    #[test]
    fn a_spoilt_credential_differs_in_one_character_and_nothing_else_is_touched() {
        let mut headers = Headers::default();
        assert!(headers.spoilt().is_none() && !headers.hold_a_credential());
        for (pair, value) in [
            ("x-lightspeed-universe=U", "u"),
            ("authorization=A", "Bearer abc"),
        ] {
            headers
                .add(pair, |_| Some(value.to_owned()))
                .expect("a header");
        }
        assert!(headers.hold_a_credential());
        let spoilt = headers.spoilt().expect("a credential");
        assert_eq!(spoilt.authorization(), Some("Bearer axc"));
        assert_eq!(spoilt.lines().next(), headers.lines().next());
        let without = headers.without_credential();
        assert_eq!(without.lines().count(), 1);
        assert!(!without.hold_a_credential());
    }

    #[test]
    fn each_part_that_is_a_secret_is_blotted_out_and_nothing_else() {
        for (value, text, clean) in [
            ("Bearer hunter2", "Bearer hunter2", "[redacted]"),
            (
                "Bearer hunter2",
                "got hunter2 as Bearer",
                "got [redacted] as Bearer",
            ),
            (
                "session=CANARY; theme=dark",
                "session is CANARY",
                "session is [redacted]",
            ),
            ("key-one,key-two", "key-two", "[redacted]"),
            (
                r#"quo"ted\secret"#,
                r#"{"a":"quo\"ted\\secret"}"#,
                r#"{"a":"[redacted]"}"#,
            ),
        ] {
            let mut headers = Headers::default();
            headers
                .add("x-key=VAR", |_| Some(value.to_owned()))
                .expect("a header");
            assert_eq!(headers.redact(text), clean, "{value}");
        }
    }
}
