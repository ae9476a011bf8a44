//! What a program costs, as a whole process.

use std::process::{Command, Stdio};

use crate::step::Stop;

/// What several runs of a program cost.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cost {
    /// The median of the CPU time, of user and system together, in milliseconds.
    pub(super) cpu_ms: f64,
    /// The greatest peak of memory, in MiB.
    pub(super) peak_mib: f64,
}

/// Runs a program so many times.
pub(super) fn cost(runs: u16, command: impl Fn() -> Command) -> Result<Cost, Stop> {
    let (mut times, mut peak) = (Vec::new(), 0);
    for _ in 0..runs {
        let mut command = command();
        let shown = command.get_program().to_string_lossy().into_owned();
        let started = command.stdin(Stdio::null()).stdout(Stdio::null()).spawn();
        let used = started
            .and_then(wait4::Wait4::wait4)
            .map_err(|error| Stop::Unable(format!("`{shown}` could not be run: {error}")))?;
        if !used.status.success() {
            let status = used.status;
            return Err(Stop::Failed(format!("`{shown}` ended with {status}")));
        }
        times.push(used.rusage.utime + used.rusage.stime);
        peak = peak.max(used.rusage.maxrss);
    }
    times.sort();
    let median = times.get(times.len() / 2).copied().unwrap_or_default();
    let mib = u32::try_from(peak >> 10).map_or(f64::INFINITY, f64::from) / 1024.0;
    Ok(Cost {
        cpu_ms: median.as_secs_f64() * 1000.0,
        peak_mib: mib,
    })
}
