//! From the settings to a gateway that runs.

use std::net::SocketAddr;
use std::time::Duration;

use api_contract::lightspeed::ids::UniverseId;
use mock_server::core::{AccessMode, CoreConfig, StartRefused};
use mock_server::faults::Fault;
use mock_server::server::raise_descriptor_limit;
use mock_server::{
    Clock, FakeGateway, FakeGatewayBuilder, Limits, ManualClock, Scenarios, StartError, defects,
};

use crate::settings::{Config, Refused};
use crate::signals::Signals;
use crate::{FAILED, USAGE, logging, say};

/// Runs the gateway until a signal stops it.
///
/// # Errors
/// The exit status and what to say.
pub(crate) fn run(config: &Config) -> Result<(), (u8, String)> {
    logging::start(config);
    warn(config);
    raise_descriptor_limit();
    // Before the start line: whoever has read it may send a signal.
    let signals = Signals::listen(limits(config).drain, FAILED)
        .map_err(|error| (FAILED, format!("cannot listen to signals: {error}")))?;
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| (FAILED, format!("cannot start the runtime: {error}")))?
        .block_on(async {
            let gateway = start(config).await;
            let gateway = gateway.map_err(|refused| (USAGE, refused.to_string()))?;
            say(&start_lines(config, &gateway));
            signals.stop().await;
            gateway.shutdown().await;
            Ok(())
        })
}

/// Tells of settings that surprise, or that have no effect.
pub(crate) fn warn(config: &Config) {
    if let Some(defect) = config.text("defect").and_then(defects::find) {
        tracing::warn!("the defect {} is in force: {}", defect.id, defect.title);
    }
    if config.is_told("clock-start-ms") && config.text("clock") != Some("virtual") {
        tracing::warn!("clock-start-ms has no effect on the real clock; add --clock virtual");
    }
}

async fn start(config: &Config) -> Result<FakeGateway, Refused> {
    let started = gateway(config)?.start().await;
    let gateway = started.map_err(|error| match &error {
        StartError::Listen { source, .. } => config.refused(
            "listen",
            &format!(
                "cannot listen there: {source}; choose another address, port 0 takes a free one"
            ),
        ),
        StartError::Settings(refused) => start_refused(config, refused),
    })?;
    if let Some(path) = config.text("scenarios") {
        let watched = gateway.watch_scenarios(path);
        watched.map_err(|error| config.refused_file("scenarios", &error.to_string()))?;
    }
    Ok(gateway)
}

/// Judges all that a start depends on, but for whether the address can be listened on.
///
/// # Errors
/// When a setting cannot be used, nor the file or the variable that it names.
pub(crate) fn check(config: &Config) -> Result<(), Refused> {
    address(config)?;
    faults(config)?;
    let core = CoreConfig {
        access: access(config)?,
        universes: universes(config).collect(),
        bootstrap_key: bootstrap_key(config)?.map(Into::into),
        ..CoreConfig::default()
    };
    core.check()
        .map_err(|refused| start_refused(config, &refused))?;
    if let Some(path) = config.text("scenarios") {
        let scenarios = Scenarios::load(path);
        scenarios.map_err(|error| config.refused_file("scenarios", &error.to_string()))?;
    }
    Ok(())
}

fn access(config: &Config) -> Result<AccessMode, Refused> {
    Ok(config.parsed("auth")?.unwrap_or_default())
}

fn universes(config: &Config) -> impl Iterator<Item = UniverseId> {
    let ids = config.list("universe").iter();
    ids.map(|id| UniverseId::from(id.as_str()))
}

/// What is told of a gateway that has started: its bootstrap key, if only the gateway knows that yet, and
/// its URL.
fn start_lines(config: &Config, gateway: &FakeGateway) -> String {
    let key = gateway.bootstrap_key();
    let key = key.filter(|_| config.text("bootstrap-key-env").is_none());
    let key = key.map_or_else(String::new, |key| {
        format!("mock-server bootstrap key {key}\n")
    });
    format!("{key}mock-server listening on {}\n", gateway.endpoint())
}

fn gateway(config: &Config) -> Result<FakeGatewayBuilder, Refused> {
    let mut gateway = FakeGateway::builder()
        .direct()
        .listen(address(config)?)
        .auth(access(config)?)
        .seed(config.number("seed").unwrap_or_default())
        .limits(limits(config))
        .admin(config.is_on("admin"));
    for universe in universes(config) {
        gateway = gateway.universe(universe);
    }
    if let Some(key) = bootstrap_key(config)? {
        gateway = gateway.bootstrap_key(key);
    }
    if !config.is_on("seed-data") {
        gateway = gateway.without_seed_data();
    }
    if config.text("clock") == Some("virtual") {
        let start = config.number("clock-start-ms").unwrap_or_default();
        gateway = gateway.clock(Clock::Manual(ManualClock::starting_at(start)));
    }
    if let Some(defect) = config.text("defect").and_then(defects::find) {
        gateway = gateway.defect(defect);
    }
    for fault in faults(config)? {
        gateway = gateway.fault(fault);
    }
    Ok(gateway)
}

fn faults(config: &Config) -> Result<Vec<Fault>, Refused> {
    let tables = config.tables("fault").iter().enumerate();
    let faults = tables.map(|(index, table)| {
        let members = serde_json::to_value(table);
        let fault = members.and_then(serde_json::from_value);
        fault.map_err(|error| {
            let number = index + 1;
            let why = format!("number {number}: {error}; docs/faults.md has every kind");
            config.refused("fault", &why)
        })
    });
    faults.collect()
}

/// Refuses an address that would open the server to others by accident.
fn address(config: &Config) -> Result<SocketAddr, Refused> {
    let address = config.parsed::<SocketAddr>("listen").map_err(|_| {
        let port = config.text("listen").and_then(|text| text.parse().ok());
        let port: u16 = port.unwrap_or(18080);
        let why = format!("must be IP:PORT such as 127.0.0.1:{port}; names are not resolved");
        config.refused("listen", &why)
    })?;
    let address = address.unwrap_or_else(|| ([127, 0, 0, 1], 0).into());
    if address.ip().is_loopback() || config.is_on("allow-non-loopback") {
        return Ok(address);
    }
    Err(config.refused(
        "listen",
        "can be reached from other machines, against which a fake is not made; use a loopback address \
         such as 127.0.0.1, or add --allow-non-loopback",
    ))
}

fn limits(config: &Config) -> Limits {
    let count = |name| {
        config
            .number(name)
            .map(|number| usize::try_from(number).unwrap_or(usize::MAX))
    };
    let time = |name| {
        config
            .number(name)
            .filter(|ms| *ms > 0)
            .map(Duration::from_millis)
    };
    let default = Limits::long_running();
    Limits {
        body: count("max-body-bytes").unwrap_or(default.body),
        items: count("max-items").unwrap_or(default.items),
        sessions: count("max-sessions"),
        waiters: count("max-waiters"),
        connections: count("max-connections"),
        head_timeout: time("head-timeout-ms"),
        body_timeout: time("body-timeout-ms"),
        journal_entries: count("journal-entries").unwrap_or(default.journal_entries),
        journal_bytes: count("journal-bytes").unwrap_or(default.journal_bytes),
        drain: Duration::from_millis(config.number("drain-ms").unwrap_or_default()),
    }
}

/// The bootstrap key of the deployment, from the variable that has it.
fn bootstrap_key(config: &Config) -> Result<Option<String>, Refused> {
    let Some(variable) = config.text("bootstrap-key-env") else {
        return Ok(None);
    };
    // The error of the standard library would show the value.
    std::env::var(variable).map(Some).map_err(|_| {
        config.refused(
            "bootstrap-key-env",
            "no variable of this name is set to a text; the setting takes the name of the variable, \
             never the key",
        )
    })
}

/// Names the setting that a core does not start with.
fn start_refused(config: &Config, refused: &StartRefused) -> Refused {
    let setting = match refused {
        StartRefused::UniverseId { .. } | StartRefused::Universes => "universe",
        StartRefused::KeyForm | StartRefused::Key => "bootstrap-key-env",
    };
    let why = match refused {
        // The value may be a secret in the wrong place; it is shown where it is none.
        StartRefused::UniverseId { .. } => {
            "a universe is no UUID; write it like 6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21".to_owned()
        }
        _ => format!("{refused}; see --auth in `mock-server --help`"),
    };
    config.refused(setting, &why)
}
