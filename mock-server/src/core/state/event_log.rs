//! The event log of a session, held in shared chunks.

use std::collections::VecDeque;
use std::sync::Arc;

use api_contract::lightspeed::events::{EventCursor, SessionEventView};
use serde::{Deserialize, Serialize};

/// Events in one chunk. A copy of a log shares all chunks; an append to the copy copies at most
/// one.
const CHUNK: u64 = 128;

/// The events of one session: numbered from 1 without holes, kept from [`dropped`](Self::dropped)
/// + 1 on.
///
/// Reading a window costs the window, wherever in the log it lies; trimming costs the chunks it
/// frees.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Stored")]
pub(crate) struct EventLog {
    head: u64,
    dropped: u64,
    /// How many chunks stood before the first one that is still held.
    freed: u64,
    chunks: VecDeque<Arc<Vec<SessionEventView>>>,
}

impl EventLog {
    /// The number of the newest event; 0 for an empty log.
    pub(crate) fn head(&self) -> u64 {
        self.head
    }

    /// The number of the newest event that was dropped; 0 when none was.
    pub(crate) fn dropped(&self) -> u64 {
        self.dropped
    }

    /// Adds the event that `make` returns for its cursor, and returns its number.
    pub(crate) fn append(&mut self, make: impl FnOnce(EventCursor) -> SessionEventView) -> u64 {
        let (chunk, _) = locate(self.head + 1);
        if self.chunks.is_empty() {
            self.freed = chunk;
        }
        if chunk - self.freed == self.chunks.len() as u64 {
            self.chunks.push_back(Arc::default());
        }
        self.head += 1;
        if let Some(last) = self.chunks.back_mut() {
            Arc::make_mut(last).push(make(EventCursor { seq: self.head }));
        }
        self.head
    }

    /// The held events numbered `first` to `last`, both included.
    pub(crate) fn window(&self, first: u64, last: u64) -> impl Iterator<Item = &SessionEventView> {
        let first = first.max(self.dropped + 1);
        (first..=last.min(self.head)).filter_map(|seq| {
            let (chunk, index) = locate(seq);
            let chunk = usize::try_from(chunk.checked_sub(self.freed)?).ok()?;
            self.chunks.get(chunk)?.get(index)
        })
    }

    /// Drops all events and goes on as if the log had been written up to `through` and a little
    /// further, to the end of a chunk; returns the number that the log stands at then. It never goes
    /// back: `None`, and nothing is changed, when there is no such number above the newest event's.
    pub(crate) fn leap(&mut self, through: u64) -> Option<u64> {
        let head = through.max(self.head).checked_next_multiple_of(CHUNK)?;
        *self = EventLog {
            head,
            dropped: head,
            freed: head / CHUNK,
            chunks: VecDeque::new(),
        };
        Some(head)
    }

    /// Drops the events numbered up to `through`, but never the newest one.
    pub(crate) fn drop_through(&mut self, through: u64) {
        self.dropped = through.min(self.head.saturating_sub(1)).max(self.dropped);
        let (first_held, _) = locate(self.dropped + 1);
        while self.freed < first_held && self.chunks.pop_front().is_some() {
            self.freed += 1;
        }
    }
}

/// A log as it is stored, before it is known to be whole.
#[derive(Deserialize)]
struct Stored {
    head: u64,
    dropped: u64,
    freed: u64,
    chunks: VecDeque<Arc<Vec<SessionEventView>>>,
}

impl TryFrom<Stored> for EventLog {
    type Error = &'static str;

    fn try_from(stored: Stored) -> Result<Self, Self::Error> {
        let Stored {
            head,
            dropped,
            freed,
            chunks,
        } = stored;
        let first = freed
            .checked_mul(CHUNK)
            .ok_or("the event log begins nowhere")?;
        let seqs = chunks
            .iter()
            .flat_map(|chunk| chunk.iter())
            .map(|event| event.cursor.seq);
        let full = chunks
            .iter()
            .rev()
            .skip(1)
            .all(|chunk| chunk.len() as u64 == CHUNK);
        let fits = chunks
            .back()
            .is_none_or(|last| (1..=CHUNK).contains(&(last.len() as u64)));
        if !full || !fits || !seqs.eq(first + 1..=head) || dropped < first || dropped > head {
            return Err("the event log has holes or is not in order");
        }
        Ok(Self {
            head,
            dropped,
            freed,
            chunks,
        })
    }
}

/// Which chunk holds an event, counted from the beginning of the log, and where in it.
fn locate(seq: u64) -> (u64, usize) {
    let index = seq.saturating_sub(1);
    // The remainder is below the chunk's length.
    (index / CHUNK, usize::try_from(index % CHUNK).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::{CHUNK, EventLog};
    use api_contract::lightspeed::events::{
        EventJoinsView, SessionEventKindView, SessionEventView,
    };
    use proptest::prelude::*;
    use serde_json::json;

    fn append(log: &mut EventLog) -> u64 {
        log.append(|cursor| SessionEventView {
            cursor,
            session_id: "s".into(),
            observed_at_ms: cursor.seq,
            joins: EventJoinsView::default(),
            kind: SessionEventKindView::SessionClosed,
        })
    }

    fn seqs(log: &EventLog, first: u64, last: u64) -> Vec<u64> {
        log.window(first, last)
            .map(|event| event.cursor.seq)
            .collect()
    }

    proptest! {
        #[test]
        fn any_window_is_what_was_appended_and_not_dropped(
            steps in prop::collection::vec((0..200u64, 0..600u64), 1..8),
            windows in prop::collection::vec((0..1500u64, 0..1500u64), 1..8),
        ) {
            let mut log = EventLog::default();
            let mut dropped = 0;
            for (appends, through) in steps {
                for _ in 0..appends {
                    let expected = log.head() + 1;
                    prop_assert_eq!(append(&mut log), expected);
                }
                log.drop_through(through);
                dropped = dropped.max(through.min(log.head().saturating_sub(1)));
                prop_assert_eq!(log.dropped(), dropped);
                let restored: EventLog =
                    serde_json::from_value(serde_json::to_value(&log).unwrap()).unwrap();
                prop_assert_eq!(&restored, &log);
            }
            for (first, last) in windows {
                let expected: Vec<u64> = (first.max(dropped + 1)..=last.min(log.head())).collect();
                prop_assert_eq!(seqs(&log, first, last), expected);
            }
        }
    }

    #[test]
    fn a_log_that_leapt_goes_on_with_exact_numbers_and_can_be_stored() {
        let mut log = EventLog::default();
        append(&mut log);
        let far = 1 << 53;
        assert_eq!(log.leap(far), Some(far));
        assert_eq!((log.head(), log.dropped()), (far, far));
        assert_eq!(append(&mut log), far + 1);
        assert_eq!(append(&mut log), far + 2);
        assert_eq!(seqs(&log, 1, u64::MAX), [far + 1, far + 2]);
        let stored = serde_json::to_value(&log).unwrap();
        assert_eq!(serde_json::from_value::<EventLog>(stored).unwrap(), log);
        assert_eq!(log.leap(u64::MAX), None);
        assert_eq!(log.leap(1), Some(far + CHUNK), "never back");
    }

    #[test]
    fn a_stored_log_with_a_hole_is_refused() {
        let mut log = EventLog::default();
        for _ in 0..CHUNK + 5 {
            append(&mut log);
        }
        let stored = serde_json::to_value(&log).unwrap();
        assert!(serde_json::from_value::<EventLog>(stored.clone()).is_ok());
        for (member, value) in [
            ("/head", json!(CHUNK + 6)),
            ("/dropped", json!(CHUNK + 6)),
            ("/freed", json!(1)),
            ("/freed", json!(u64::MAX)),
            ("/chunks/1/2/cursor/seq", json!(1)),
            ("/chunks/0", json!([])),
            ("/chunks/1", json!([])),
        ] {
            let mut stored = stored.clone();
            *stored.pointer_mut(member).unwrap() = value;
            assert!(
                serde_json::from_value::<EventLog>(stored).is_err(),
                "{member}"
            );
        }
    }

    #[test]
    fn a_copy_shares_its_chunks_and_goes_its_own_way() {
        let mut log = EventLog::default();
        for _ in 0..=CHUNK {
            append(&mut log);
        }
        let mut copy = log.clone();
        append(&mut copy);
        assert!(std::sync::Arc::ptr_eq(&log.chunks[0], &copy.chunks[0]));
        assert_eq!((log.head(), copy.head()), (CHUNK + 1, CHUNK + 2));
        copy.drop_through(CHUNK);
        assert_eq!(copy.chunks.len(), 1);
        assert_eq!(seqs(&log, 1, u64::MAX).len() as u64, CHUNK + 1);
        assert_eq!(seqs(&copy, 0, u64::MAX), vec![CHUNK + 1, CHUNK + 2]);
    }
}
