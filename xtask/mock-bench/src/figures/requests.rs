//! Requests per second and the latency of the slowest hundredth, beside others.

use std::fs;
use std::net::SocketAddr;

use crate::load::{Script, load};
use crate::mix::{Mix, READ, Same};
use crate::peers::PEERS;
use crate::server::Server;
use crate::setup::Setup;
use crate::table::{Rounds, Row, shown};

/// Where the fake is measured beside the bare handler.
const CONNECTIONS: [usize; 3] = [1, 16, 64];
/// Where all others are.
const MANY: usize = 64;
/// Requests per second of the embedded gateway.
const EMBEDDED: f64 = 25_000.0;
/// The part of the bare handler's requests per second that the program reaches.
const OF_BARE: f64 = 0.6;
/// How many times the bare handler's latency the program's is.
const TIMES_BARE: f64 = 3.0;

/// One of those that take turns.
struct Contender {
    name: String,
    address: SocketAddr,
    scripts: Vec<Box<dyn Script>>,
    per_second: Rounds,
    p99_ms: Rounds,
}

impl Contender {
    fn new<S: Script>(name: impl Into<String>, server: &Server, scripts: Vec<S>) -> Self {
        Contender {
            name: name.into(),
            address: server.address,
            scripts: scripts
                .into_iter()
                .map(|script| Box::new(script) as Box<dyn Script>)
                .collect(),
            per_second: Rounds::default(),
            p99_ms: Rounds::default(),
        }
    }

    async fn round(&mut self, setup: &Setup<'_>) -> Result<(), String> {
        let scripts = std::mem::take(&mut self.scripts);
        let loaded = load(self.address, scripts, setup.round()).await;
        let (measured, scripts) = loaded.map_err(|error| format!("{}: {error}", self.name))?;
        self.scripts = scripts;
        self.per_second.push(measured.per_second());
        self.p99_ms.push(measured.p99_ms());
        Ok(())
    }

    fn told(&self) -> Row {
        let (per_second, p99) = (&self.per_second, &self.p99_ms);
        Row::told(
            format!("{}: requests per second, p99", self.name),
            format!(
                "{}{}, {}{}",
                shown(per_second.median()),
                per_second.spread(""),
                shown(p99.median()),
                p99.spread(" ms")
            ),
        )
    }
}

pub(super) async fn measure(setup: &Setup<'_>) -> Result<Vec<Row>, String> {
    let program = setup.program()?;
    let answers = recorded(&program, setup).await?;
    let folder = setup.scratch.join("answers");
    fs::create_dir_all(&folder)
        .and_then(|()| {
            let mut answers = answers.iter().enumerate();
            answers.try_for_each(|(id, answer)| fs::write(folder.join(id.to_string()), answer))
        })
        .map_err(|error| format!("{} cannot be filled: {error}", folder.display()))?;
    let bare = Setup::serve(&["axum", &folder.to_string_lossy()])?;
    let embedded = Setup::serve(&["embedded"])?;

    let mut contenders = vec![Contender::new(
        format!("embedded, {MANY} connections"),
        &embedded,
        Mix::scripts("embedded", MANY),
    )];
    for connections in CONNECTIONS {
        for (name, server) in [("program", &program), ("bare axum", &bare)] {
            let scripts = Mix::scripts(&format!("of-{connections}"), connections);
            let name = format!("{name}, {connections} connections");
            contenders.push(Contender::new(name, server, scripts));
        }
    }
    let (mut rows, mut running, mut peers) = (Vec::new(), Vec::new(), Vec::new());
    for peer in &PEERS {
        let started = peer.start(setup.peers(), &answers[READ as usize], setup.scratch);
        match started {
            Ok(server) => {
                let scripts = (0..MANY).map(|_| Same((peer.request)())).collect();
                peers.push((peer, contenders.len()));
                contenders.push(Contender::new(peer.name, &server, scripts));
                running.push(server);
            }
            Err(reason) => rows.push(Row::not_measured(peer.name, reason)),
        }
    }
    for _ in 0..setup.rounds() {
        for contender in &mut contenders {
            contender.round(setup).await?;
        }
    }
    rows.extend(contenders.iter().map(Contender::told));
    rows.extend(judged(&contenders));
    // The program on as many connections as the peers had.
    let ours = &contenders[2 * CONNECTIONS.len() - 1];
    for (peer, index) in peers {
        let times = ours.per_second.over(&contenders[index].per_second);
        let figure = format!("program over {}, requests per second", peer.name);
        rows.push(match peer.times {
            Some(bound) => Row::at_least(figure, bound, times.median(), &times.spread("")),
            None => Row::told(
                figure,
                format!("{}{}", shown(times.median()), times.spread("")),
            ),
        });
    }
    Ok(rows)
}

/// The figures that have bounds, but for the peers of npm.
fn judged(contenders: &[Contender]) -> Vec<Row> {
    let embedded = &contenders[0].per_second;
    let mut rows = vec![Row::at_least(
        format!("embedded with users' mocks beside it, {MANY} connections: requests per second"),
        EMBEDDED,
        embedded.median(),
        &embedded.spread(""),
    )];
    for (connections, pair) in CONNECTIONS.iter().zip(contenders[1..].chunks(2)) {
        let [ours, bare] = pair else { break };
        let part = ours.per_second.over(&bare.per_second);
        let times = ours.p99_ms.over(&bare.p99_ms);
        rows.push(Row::at_least(
            format!("program over bare axum, {connections} connections: requests per second"),
            OF_BARE,
            part.median(),
            &part.spread(""),
        ));
        rows.push(Row::at_most(
            format!("program over bare axum, {connections} connections: p99"),
            TIMES_BARE,
            times.median(),
            &times.spread(""),
        ));
    }
    rows
}

/// What the program answers to each step of the mix, when it is as busy as it will be.
async fn recorded(program: &Server, setup: &Setup<'_>) -> Result<Vec<Vec<u8>>, String> {
    let mut scripts = Mix::scripts("recorded", MANY);
    let mut answers = Vec::new();
    // Each round is long enough for some lives of a session; slow machines need more.
    for _ in 0..10 {
        if let Some(first) = scripts.first_mut().filter(|first| first.recorded.is_none()) {
            first.record();
        }
        // The connections come back in any order.
        (_, scripts) = load(program.address, scripts, setup.round()).await?;
        answers = scripts
            .iter()
            .find_map(|script| script.recorded.clone())
            .unwrap_or_default();
        scripts.sort_by_key(|script| script.recorded.is_none());
        if answers.iter().all(|answer| !answer.is_empty()) && !answers.is_empty() {
            return Ok(answers);
        }
    }
    let missing = answers.iter().filter(|answer| answer.is_empty()).count();
    Err(format!(
        "{missing} of the answers for the bare handler were not seen"
    ))
}
