//! When schedules fire, and which day it is.

use api_contract::lightspeed::bots::{BotTriggerDocument, BotTriggerSpec};
use chrono::{DateTime, Utc};
use chrono_tz::Tz;
use croner::Cron;
use croner::parser::{CronParser, Seconds};

use crate::core::time::UnixMs;

const DAY_MS: u64 = 86_400_000;

/// Judges what a schedule says of its times; says for people what is wrong.
pub(super) fn check(cron: Option<&str>, at_ms: Option<i64>, timezone: &str) -> Result<(), String> {
    let zone = zone(timezone)?;
    match (cron, at_ms) {
        (Some(cron), None) => {
            let cron = pattern(cron)?;
            if after(&cron, zone, UnixMs(0)).is_none() {
                return Err("`cron` never comes up".to_owned());
            }
            Ok(())
        }
        (None, Some(_)) => Ok(()),
        (Some(_), Some(_)) | (None, None) => {
            Err("a schedule has either `cron` or `atMs`".to_owned())
        }
    }
}

/// When a trigger that is put at `now` fires first, if it has a clock and is switched on. A moment
/// that is past comes at once.
pub(super) fn first(document: &BotTriggerDocument, now: UnixMs) -> Option<UnixMs> {
    match &document.spec {
        BotTriggerSpec::Schedule {
            at_ms: Some(at_ms), ..
        } if document.enabled => Some(now.max(UnixMs(u64::try_from(*at_ms).unwrap_or(0)))),
        _ => next(document, now),
    }
}

/// When a trigger that fires again and again does so next after `now`.
pub(super) fn next(document: &BotTriggerDocument, now: UnixMs) -> Option<UnixMs> {
    match &document.spec {
        BotTriggerSpec::Schedule {
            cron: Some(cron),
            timezone,
            ..
        } if document.enabled => after(&pattern(cron).ok()?, zone(timezone).ok()?, now),
        _ => None,
    }
}

/// The day of a moment, in UTC.
pub(super) fn day(now: UnixMs) -> String {
    match DateTime::<Utc>::from_timestamp_millis(now.signed()) {
        Some(at) => at.date_naive().to_string(),
        // A moment that the calendar has no day for.
        None => (now.0 / DAY_MS).to_string(),
    }
}

/// When the next day begins.
pub(super) fn next_day(now: UnixMs) -> UnixMs {
    UnixMs(now.0 - now.0 % DAY_MS) + DAY_MS
}

fn after(cron: &Cron, zone: Tz, now: UnixMs) -> Option<UnixMs> {
    let now = DateTime::<Utc>::from_timestamp_millis(now.signed())?;
    let next = cron
        .find_next_occurrence(&now.with_timezone(&zone), false)
        .ok()?;
    u64::try_from(next.timestamp_millis()).ok().map(UnixMs)
}

fn pattern(text: &str) -> Result<Cron, String> {
    let parser = CronParser::builder().seconds(Seconds::Disallowed).build();
    let read = parser.parse(text);
    read.map_err(|error| format!("`cron` is no cron expression of five fields: {error}"))
}

fn zone(text: &str) -> Result<Tz, String> {
    let read = text.parse();
    read.map_err(|_| format!("`timezone` is no IANA time zone: {text}"))
}
