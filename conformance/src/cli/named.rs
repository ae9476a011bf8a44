//! The target that the flags name, by themselves or by a file.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use crate::cli::VerifyArgs;
use crate::target::endpoint::Endpoint;
use crate::target::file::{self, TargetFile};
use crate::target::headers::Headers;
use crate::target::hooks::external::ExternalHooks;
use crate::target::prompts::Prompts;
use crate::target::{Target, Timeouts};

/// The target that the flags name.
pub(super) struct Named {
    /// The embedded fake where they name no endpoint.
    pub(super) target: Option<Target>,
    /// The prompts, also those for the embedded fake.
    pub(super) prompts: Prompts,
    /// How long to wait, also for the embedded fake.
    pub(super) timeouts: Timeouts,
}

pub(super) fn of_flags(args: &VerifyArgs) -> Result<Named, String> {
    if let Some(path) = &args.target {
        return of_file(path, args.allow_remote);
    }
    let endpoint = match &args.endpoint {
        Some(text) => Some(Endpoint::parse(text).map_err(|why| format!("--endpoint: {why}"))?),
        None => None,
    };
    if let Some(endpoint) = &endpoint {
        consent(endpoint, args.allow_remote, "--allow-remote")?;
    }
    let mut prompts = Prompts::default();
    for pair in &args.prompt {
        prompts.set(pair)?;
    }
    let seconds = |count: u16| Duration::from_secs(u64::from(count));
    let timeouts = Timeouts::new(seconds(args.timeout), seconds(args.startup));
    let mut hooks = ExternalHooks::new(timeouts.settle());
    for pair in &args.hook {
        hooks.add(pair)?;
    }
    let first = headers("--header-env", &args.header_env)?;
    let second = headers("--second-header-env", &args.second_header_env)?;
    let is_about_one = first.is_some() || second.is_some() || !hooks.is_empty();
    if endpoint.is_none() && is_about_one {
        let flags = "--header-env, --second-header-env and --hook";
        return Err(format!("{flags} are about an --endpoint, which is missing"));
    }
    let target = endpoint.map(|endpoint| Target {
        headers: first.unwrap_or_default(),
        second,
        hooks: Arc::new(hooks),
        ..Target::new(endpoint)
    });
    Ok(Named {
        target,
        prompts,
        timeouts,
    })
}

fn of_file(path: &Path, allow_remote: bool) -> Result<Named, String> {
    let TargetFile {
        target,
        allow_remote: allowed,
    } = file::read(path, |name| std::env::var(name).ok()).map_err(|why| why.to_string())?;
    consent(
        &target.endpoint,
        allow_remote || allowed,
        "`allow_remote = true` to the target file, or --allow-remote,",
    )?;
    Ok(Named {
        prompts: target.prompts.clone(),
        timeouts: target.timeouts,
        target: Some(target),
    })
}

fn consent(endpoint: &Endpoint, given: bool, how: &str) -> Result<(), String> {
    if endpoint.is_loopback() || given {
        return Ok(());
    }
    Err(format!(
        "{endpoint} is not on this machine: the checks create and delete sessions there; add {how} \
         if that is what you want"
    ))
}

/// The headers of these pairs; none where there are no pairs.
fn headers(flag: &str, pairs: &[String]) -> Result<Option<Headers>, String> {
    let mut headers = Headers::default();
    for pair in pairs {
        headers
            .add(pair, |name| std::env::var(name).ok())
            .map_err(|why| why.to_string().replace("--header-env", flag))?;
    }
    Ok((!pairs.is_empty()).then_some(headers))
}
