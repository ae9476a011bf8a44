//! Where faults are shown: two equal gateways, of which one has a fault, and a client that sees bytes
//! and the way a connection ends. Times stand still unless a test moves them.

use std::fmt::Write as _;
use std::time::Duration;

use mock_server::faults::Fault;
use mock_server::{Clock, FakeGateway, FakeGatewayBuilder, ManualClock};
use serde_json::{Value, json};

use crate::faults_conn::{Conn, End, Seen};
use crate::server_client::{DEADLINE, call_bytes, good_call};

/// The session of all rows.
pub(crate) const SESSION: &str = "s1";
/// The call that most rows strike.
pub(crate) const START: &str = "session/runs/start";
pub(crate) const READ: &str = "session/events/read";

/// The longest text of a body in a transcript.
const SHOWN: usize = 300;

/// Two equal gateways that are asked the same.
pub(crate) struct Stage {
    pub(crate) faulty: FakeGateway,
    pub(crate) clean: FakeGateway,
    clocks: [ManualClock; 2],
    id: u64,
    /// What a client has sent and seen, for the documentation.
    pub(crate) transcript: String,
    /// Connections on which nothing more may come.
    silent: Vec<Conn>,
}

impl Stage {
    pub(crate) async fn new(direct: bool) -> Self {
        let clocks = [(); 2].map(|()| ManualClock::starting_at(1_700_000_000_000));
        let start = async |clock: &ManualClock| {
            let builder: FakeGatewayBuilder =
                FakeGateway::builder().clock(Clock::Manual(clock.clone()));
            crate::server_client::start_behind(builder, direct).await
        };
        let mut stage = Stage {
            faulty: start(&clocks[0]).await,
            clean: start(&clocks[1]).await,
            clocks,
            id: 0,
            transcript: String::new(),
            silent: Vec::new(),
        };
        stage
            .quietly("session/start", json!({ "sessionId": SESSION }))
            .await;
        stage
    }

    /// Moves both clocks.
    pub(crate) fn advance(&mut self, ms: u64) {
        for clock in &self.clocks {
            clock.advance(Duration::from_millis(ms));
        }
        let _ = writeln!(self.transcript, "  {ms} ms pass");
    }

    /// Lets both gateways run to the end of what they do by themselves.
    pub(crate) fn finish_runs(&mut self) {
        self.advance(1000);
    }

    fn request(&mut self, method: &str, params: &Value) -> String {
        self.id += 1;
        let _ = writeln!(self.transcript, "> {method} {params}");
        call_bytes(&json!({ "id": self.id, "method": method, "params": params }))
    }

    /// Asks both gateways, and shows nothing.
    pub(crate) async fn quietly(&mut self, method: &str, params: Value) -> [Seen; 2] {
        let shown = self.transcript.len();
        let seen = self.ask(method, params).await;
        self.transcript.truncate(shown);
        seen
    }

    /// Asks both gateways, the one with the fault first.
    pub(crate) async fn ask(&mut self, method: &str, params: Value) -> [Seen; 2] {
        let request = self.request(method, &params);
        let faulty = Conn::send(&self.faulty, &request).await.whole().await;
        let clean = Conn::send(&self.clean, &request).await.whole().await;
        self.show(&faulty);
        [faulty, clean]
    }

    /// Asks both gateways, and reads until the one with the fault ends the connection.
    pub(crate) async fn ask_until_the_end(&mut self, method: &str, params: Value) -> [Seen; 2] {
        let request = self.request(method, &params);
        let faulty = Conn::send(&self.faulty, &request)
            .await
            .until_the_end()
            .await;
        let clean = Conn::send(&self.clean, &request).await.whole().await;
        self.show(&faulty);
        [faulty, clean]
    }

    /// Sends to both gateways; the answer of the one without a fault must come, unless it waits.
    pub(crate) async fn send(&mut self, method: &str, params: Value) -> [Conn; 2] {
        let request = self.request(method, &params);
        [
            Conn::send(&self.faulty, &request).await,
            Conn::send(&self.clean, &request).await,
        ]
    }

    /// Another call is answered, in both gateways.
    pub(crate) async fn others_go_on(&self) {
        for gateway in [&self.faulty, &self.clean] {
            let other = Conn::send(gateway, &good_call()).await.whole().await;
            assert_eq!(other.json()["id"], 7);
            assert!(other.json()["result"].is_object(), "{}", other.text());
        }
    }

    /// Nothing has come, and nothing may come any more, on this connection.
    pub(crate) async fn stays_silent(&mut self, mut conn: Conn) {
        self.others_go_on().await;
        assert!(!conn.has_more(), "not a byte more");
        let shown = conn.bytes().len();
        let seen = Seen {
            bytes: conn.bytes().to_vec(),
            end: End::Open,
        };
        if shown > 0 {
            self.show(&seen);
        }
        self.transcript
            .push_str("= nothing more comes; the connection stays open\n");
        self.silent.push(conn);
    }

    pub(crate) fn show(&mut self, seen: &Seen) {
        for line in String::from_utf8_lossy(seen.head()).lines() {
            if !line.is_empty() {
                let _ = writeln!(self.transcript, "< {}", line.as_bytes().escape_ascii());
            }
        }
        let body = String::from_utf8_lossy(seen.body()).into_owned();
        if !body.is_empty() {
            let cut = body.floor_char_boundary(SHOWN);
            let more = if cut < body.len() { " …" } else { "" };
            let shown = body[..cut].trim_end().replace("\r\n", "\n");
            for line in shown.lines() {
                let _ = writeln!(self.transcript, "< {line}{more}");
            }
        }
        if let Some(page) = page_of(&body) {
            let _ = writeln!(self.transcript, "  a page: {page}");
        }
        self.transcript.push_str(match seen.end {
            End::Open => "",
            End::Fin => "= the connection is closed\n",
            End::Reset => "= the connection is reset\n",
        });
    }

    /// The number of runs that the session has.
    pub(crate) async fn runs(&mut self) -> usize {
        let list = json!({ "sessionId": SESSION });
        let [seen, _] = self.quietly("session/runs/list", list).await;
        seen.result()["runs"].as_array().expect("a list").len()
    }

    /// Stops both gateways; what was to be silent was so to the end.
    pub(crate) async fn end(self) {
        self.faulty.shutdown().await;
        self.clean.shutdown().await;
        for conn in self.silent {
            let before = conn.bytes().to_vec();
            let seen = conn.until_the_end().await;
            assert_eq!(seen.bytes, before, "nothing came until the stop");
        }
    }

    pub(crate) fn set(&mut self, fault: impl Into<Fault>) {
        let fault = fault.into();
        self.transcript.clear();
        self.faulty.add_fault(fault);
    }
}

impl Stage {
    /// Waits until the faults of the faulty gateway have struck so many calls.
    pub(crate) async fn until_fired(&self, count: u64) {
        let fired = || {
            self.faulty
                .faults()
                .iter()
                .map(|fault| fault.fired)
                .sum::<u64>()
        };
        until(|| fired() == count).await;
    }

    /// Waits until so many readers are parked in each gateway.
    pub(crate) async fn until_parked(&self, faulty: usize, clean: usize) {
        until(|| (self.faulty.parked(), self.clean.parked()) == (faulty, clean)).await;
    }

    /// Waits until the session has so many runs.
    pub(crate) async fn until_runs(&mut self, count: usize) {
        let has = async { while self.runs().await != count {} };
        tokio::time::timeout(DEADLINE, has)
            .await
            .expect("the run is accepted within the deadline");
    }
}

/// Waits for a state, yielding to the server in between.
pub(crate) async fn until(mut reached: impl FnMut() -> bool) {
    let reaching = async {
        while !reached() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(DEADLINE, reaching)
        .await
        .expect("the state is reached within the deadline");
}

/// A page in short, as people read it.
fn page_of(body: &str) -> Option<String> {
    let response: Value = serde_json::from_str(body).ok()?;
    let page = &response["result"]["result"];
    let events = page["events"].as_array()?;
    let events: Vec<String> = events
        .iter()
        .map(|event| {
            let kind = event["kind"]["type"].as_str().unwrap_or("?");
            format!("{} {kind}", event["cursor"]["seq"])
        })
        .collect();
    let events = if events.is_empty() {
        "no events".to_owned()
    } else {
        events.join(", ")
    };
    let gap = match &page["gap"] {
        Value::Null => String::new(),
        gap => format!("; gap {gap}"),
    };
    Some(format!(
        "{events}; next {}, head {}, complete {}{gap}",
        page["nextCursor"]["seq"], page["headCursor"]["seq"], page["complete"]
    ))
}

/// The parameters of the run that rows start.
pub(crate) fn run(text: &str) -> Value {
    json!({ "sessionId": SESSION, "submissionId": "sub", "source": {
        "type": "input", "items": [{ "type": "text", "text": text }],
    }})
}

/// The parameters of a read of what comes after this event.
pub(crate) fn read(after: u64) -> Value {
    json!({ "sessionId": SESSION, "after": { "seq": after } })
}

/// The same, ready to wait.
pub(crate) fn wait(after: u64) -> Value {
    json!({ "sessionId": SESSION, "after": { "seq": after }, "waitMs": 20_000 })
}
