//! The run itself: from flags to a target, from results to reports.

use std::io::{self, Write as _};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::cli::named::{self, Named};
use crate::cli::{VerifyArgs, usage};
use crate::report::files::ReportFile;
use crate::report::progress::Bar;
use crate::report::{Report, human, json, junit};
use crate::runner::Suite;
use crate::selection::Selection;
use crate::target::prompts::Prompts;
use crate::target::{Target, Timeouts};
use crate::verdict::Verdict;

/// Everything that can be wrong with the flags, settled before the first request.
struct Plan {
    /// What the flags name; the embedded fake where they name no endpoint.
    target: Option<Target>,
    prompts: Prompts,
    timeouts: Timeouts,
    selection: Selection,
    seed: u64,
    strict: bool,
    junit: Option<ReportFile>,
    json: Option<ReportFile>,
}

pub(super) fn verify(args: &VerifyArgs) -> Verdict {
    let plan = match plan(args) {
        Ok(plan) => plan,
        Err(why) => return usage(&why),
    };
    match tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
    {
        Ok(runtime) => runtime.block_on(run(plan)),
        Err(why) => {
            eprintln!("error: cannot start: {why}");
            Verdict::SuiteFault
        }
    }
}

fn plan(args: &VerifyArgs) -> Result<Plan, String> {
    let Named {
        target,
        prompts,
        timeouts,
    } = named::of_flags(args)?;
    let selection = Selection::new(&args.only, &args.skip).map_err(|why| why.to_string())?;
    let file = |flag, path: &Option<std::path::PathBuf>| {
        path.as_deref()
            .map(|path| ReportFile::prepare(flag, path))
            .transpose()
    };
    let junit = file("--junit", &args.junit)?;
    let json = file("--json", &args.json)?;
    if let (Some(junit), Some(json)) = (&junit, &json)
        && junit.path() == json.path()
    {
        return Err("--junit and --json name the same file".to_owned());
    }
    Ok(Plan {
        target,
        prompts,
        timeouts,
        selection,
        seed: args.seed.unwrap_or_else(fresh_seed),
        strict: args.strict,
        junit,
        json,
    })
}

async fn run(plan: Plan) -> Verdict {
    let Plan {
        target: named,
        prompts,
        timeouts,
        selection,
        seed,
        strict,
        junit,
        json,
    } = plan;
    let (target, _embedded) = match target(named).await {
        Ok(target) => target,
        Err(why) => return usage(&why),
    };
    let target = Target {
        timeouts,
        prompts,
        ..target
    };
    let suite = Suite::new(target)
        .select(selection)
        .seed(seed)
        .strict(strict);
    let bar = Bar::default();
    let report = suite.run_watched(&bar, interrupted()).await;
    bar.finish();
    write(&report, junit, json)
}

/// The target, and what has to stay alive as long as it does.
#[cfg(feature = "embedded-fake")]
async fn target(
    named: Option<Target>,
) -> Result<(Target, Option<crate::embedded::Embedded>), String> {
    if let Some(target) = named {
        return Ok((target, None));
    }
    let embedded = crate::embedded::Embedded::start().await;
    let target = embedded.target().map_err(|why| why.to_string())?;
    Ok((target, Some(embedded)))
}

/// The target. This build has no fake gateway to fall back on.
#[cfg(not(feature = "embedded-fake"))]
async fn target(named: Option<Target>) -> Result<(Target, Option<()>), String> {
    let target = named
        .ok_or("--endpoint is missing; this build has no fake gateway to verify in its place")?;
    std::future::ready(Ok((target, None))).await
}

/// Ready at the first interrupt; the second one ends the program on the spot.
async fn interrupted() {
    if stop_signal().await.is_err() {
        // Without a handler the system's own way of interrupting a program stays in force.
        return std::future::pending().await;
    }
    eprintln!("interrupted: cleaning up; once more to leave at once");
    tokio::spawn(async {
        if stop_signal().await.is_ok() {
            std::process::exit(i32::from(Verdict::Interrupted.code()));
        }
    });
}

/// Somebody wants the program to stop: Ctrl-C, or the signals by which a system or a continuous
/// integration service ends it.
#[cfg(unix)]
async fn stop_signal() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut hang_up = signal(SignalKind::hangup())?;
    tokio::select! {
        stopped = tokio::signal::ctrl_c() => stopped,
        _ = terminate.recv() => Ok(()),
        _ = hang_up.recv() => Ok(()),
    }
}

/// Somebody wants the program to stop.
#[cfg(not(unix))]
async fn stop_signal() -> io::Result<()> {
    tokio::signal::ctrl_c().await
}

fn write(report: &Report, junit: Option<ReportFile>, json: Option<ReportFile>) -> Verdict {
    let mut errors = Vec::new();
    if let Some(file) = json {
        errors.extend(file.commit(&json::render(report)).err());
    }
    if let Some(file) = junit {
        errors.extend(
            junit::render(report)
                .and_then(|text| file.commit(&text))
                .err(),
        );
    }
    match io::stdout()
        .lock()
        .write_all(human::render(report).as_bytes())
    {
        Err(why) if why.kind() != io::ErrorKind::BrokenPipe => {
            errors.push(format!("cannot write to the standard output: {why}"));
        }
        Ok(()) | Err(_) => {}
    }
    for error in &errors {
        eprintln!("error: {error}");
    }
    // A report that its reader never gets must not look like success.
    match report.verdict() {
        Verdict::Conformant if !errors.is_empty() => Verdict::SuiteFault,
        verdict => verdict,
    }
}

/// A seed nobody has used: short enough to be typed again.
fn fresh_seed() -> u64 {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    let nanos = u64::from(now.subsec_nanos()) ^ now.as_secs().rotate_left(32);
    (nanos ^ u64::from(std::process::id()).rotate_left(16)) & 0xffff_ffff_ffff
}
