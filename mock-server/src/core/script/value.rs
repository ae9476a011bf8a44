//! The values of words.

use api_contract::lightspeed::events::RunFailureKindView;

use super::plan::{Tool, Wait};

/// The longest sleep that words can ask for: one day.
pub(crate) const MAX_SLEEP_MS: u64 = 86_400_000;

/// A time in seconds, or `forever`.
pub(crate) fn wait(text: &str) -> Option<Wait> {
    match text {
        "forever" => Some(Wait::Forever),
        _ => seconds(text).map(Wait::Ms),
    }
}

/// Seconds with up to three decimals, in milliseconds; further decimals are dropped.
fn seconds(text: &str) -> Option<u64> {
    let (seconds, decimals) = text.split_once('.').unwrap_or((text, "0"));
    if !is_digits(seconds) || !is_digits(decimals) {
        return None;
    }
    // Digits that overflow ask for more than the longest sleep.
    let seconds = seconds.parse::<u64>().unwrap_or(u64::MAX);
    let thousandths: String = decimals.chars().chain("00".chars()).take(3).collect();
    let ms = seconds
        .saturating_mul(1000)
        .saturating_add(thousandths.parse().ok()?);
    Some(ms.min(MAX_SLEEP_MS))
}

/// A number of 1 or more; one that is too large to be told counts as the largest.
pub(super) fn count(text: &str) -> Option<usize> {
    is_digits(text)
        .then(|| text.parse().unwrap_or(usize::MAX))
        .filter(|count| *count > 0)
}

/// A tool, which `missing.` before its name makes an unavailable one.
pub(super) fn tool(text: &str) -> Option<Tool> {
    let (name, available) = match text.strip_prefix("missing.") {
        Some(name) => (name, false),
        None => (text, true),
    };
    Some(Tool {
        available,
        ..Tool::named(tool_name(name)?)
    })
}

/// 1 to 64 letters, digits, `_` and `-`.
pub(crate) fn tool_name(text: &str) -> Option<String> {
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    ((1..=64).contains(&text.len()) && text.bytes().all(allowed)).then(|| text.to_owned())
}

/// A failure kind that the contract lists.
pub(crate) fn failure_kind(text: &str) -> Option<RunFailureKindView> {
    let kind = serde_json::from_value(text.into()).ok()?;
    (!matches!(kind, RunFailureKindView::Unlisted(_))).then_some(kind)
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::{MAX_SLEEP_MS, seconds};

    #[test]
    fn seconds_have_three_decimals_and_an_end() {
        for (text, ms) in [
            ("2.5", Some(2500)),
            ("0.0009", Some(0)),
            ("0.25", Some(250)),
            ("99999999999999999999999", Some(MAX_SLEEP_MS)),
            ("1.", None),
            (".5", None),
            ("-1", None),
            ("", None),
        ] {
            assert_eq!(seconds(text), ms, "{text}");
        }
    }
}
