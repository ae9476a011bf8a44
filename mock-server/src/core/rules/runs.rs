//! How runs follow one another and end.

use api_contract::lightspeed::runs::RunStatus;

use super::Right;

/// What becomes of the cancellation of a run that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LateCancellation {
    /// It is refused.
    Refused,
    /// It succeeds, and changes nothing.
    Ignored,
    /// It succeeds, and the log says that the run was cancelled.
    Written,
}

/// How runs follow one another and end.
pub trait RunRules {
    /// Whether the next queued run may start; `active` is the number of the active run.
    fn may_start_next(&self, active: Option<u64>) -> bool {
        active.is_none()
    }

    /// How long after its start a run begins its first turn, in milliseconds; any time is right, and
    /// `usual` is that of this gateway.
    fn begins_after_ms(&self, usual: u64) -> u64 {
        usual
    }

    /// Whether the next queued run starts when a run ends like this.
    fn queue_goes_on(&self, ended: RunStatus) -> bool {
        let _ = ended;
        true
    }

    /// The status that a run is read with; `events_since` counts the events of the session that
    /// followed the run's end.
    fn read_status(&self, status: RunStatus, events_since: u64) -> RunStatus {
        let _ = events_since;
        status
    }

    /// The status that a run is listed with, in a session and in the list of its runs.
    fn listed_status(&self, status: RunStatus, events_since: u64) -> RunStatus {
        let _ = events_since;
        status
    }

    /// Whether a turn that fails ends its run.
    fn failure_ends_run(&self) -> bool {
        true
    }

    /// Whether the last turn of a run is closed before the run ends.
    fn turn_closes_before_end(&self) -> bool {
        true
    }

    /// How often the log tells the end of a run.
    fn ends_told(&self, status: RunStatus) -> usize {
        let _ = status;
        1
    }

    /// Whether the last answer of a run is stored where its reference says.
    fn output_is_stored(&self) -> bool {
        true
    }

    /// Whether the cancellation of a run at work drops the completion it was working towards.
    fn cancel_drops_completion(&self) -> bool {
        true
    }

    /// Whether a cancellation keeps a run at work from completing, and is not only said to.
    fn cancel_stops_work(&self) -> bool {
        true
    }

    /// Whether a queued run that is cancelled loses its place in the queue.
    fn cancel_leaves_queue(&self) -> bool {
        true
    }

    /// What becomes of the cancellation of a run that ended so long ago.
    fn late_cancellation(&self, ended_ms_ago: u64) -> LateCancellation {
        let _ = ended_ms_ago;
        LateCancellation::Refused
    }

    /// Whether only a run that exists can be cancelled.
    fn cancel_needs_run(&self) -> bool {
        true
    }

    /// The run that steering reaches; `named` has ended or not, and `active` is at work.
    fn steered(&self, named: u64, has_ended: bool, active: Option<u64>) -> Option<u64> {
        let _ = active;
        (!has_ended).then_some(named)
    }
}

impl RunRules for Right {}
