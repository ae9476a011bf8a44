//! Run ids that name no run.

/// Ids that break the pattern, and what is wrong with them.
pub(crate) const MALFORMED: [(&str, &str); 5] = [
    ("", "an empty run id"),
    ("1", "a run id that is a number alone"),
    ("run_", "a run id without a number"),
    ("run_x", "a run id with a letter for its number"),
    ("turn_1", "the id of a turn"),
];

/// One that is well-formed and names nothing: no session of the suite has so many runs.
pub(crate) const UNKNOWN: &str = "run_999999";
