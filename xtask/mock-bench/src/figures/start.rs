//! From the start of a server to its first answer.

use std::time::Instant;

use mock_server::FakeGateway;

use crate::client::{Client, call, post};
use crate::setup::Setup;
use crate::table::{Rounds, Row};

/// Milliseconds.
const BOUND: f64 = 5.0;

pub(super) async fn measure(setup: &Setup<'_>) -> Result<Vec<Row>, String> {
    let (mut program, mut embedded) = (Rounds::default(), Rounds::default());
    let mut request = Vec::new();
    post(&mut request, &call(1, "session/list", "{}"));
    for _ in 0..setup.starts() {
        let began = Instant::now();
        let server = setup.program()?;
        let client = Client::connect(server.address).await;
        let answered = match client {
            Ok(mut client) => client.exchange(&request).await.map(|answer| answer.status),
            Err(error) => Err(error),
        };
        program.push(began.elapsed().as_secs_f64() * 1000.0);
        match answered {
            Ok(200) => {}
            other => return Err(format!("the program's first answer was {other:?}")),
        }
        drop(server);

        let began = Instant::now();
        let gateway = FakeGateway::start().await;
        embedded.push(began.elapsed().as_secs_f64() * 1000.0);
        gateway.shutdown().await;
    }
    let row = |figure: &str, times: &Rounds| {
        Row::at_most(figure, BOUND, times.median(), &times.spread(" ms"))
    };
    Ok(vec![
        row(
            "program: from its start to the first answered request, ms",
            &program,
        ),
        row("embedded: `start()`, ms", &embedded),
    ])
}
