//! `huge_seq`: numbers events from 2^53 on.

use api_contract::rpc::JsonRpcRequest;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct HugeSeq {}

impl FaultKind for HugeSeq {
    const NAME: &'static str = "huge_seq";
    const ABOUT: &'static str = "numbers events from 2^53 on";
    const SEEN: &'static str = "Cursors that do not fit a double: 9007199254740993 is not 9007199254740992. The cursors that the client sends back are understood.";
    const EXAMPLE: &'static str = r#"{ "kind": "huge_seq", "session": "s1" }"#;
    const REFUSED: (&'static str, &'static str) =
        (r#"{ "kind": "huge_seq", "calls": 3 }"#, "calls");

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        exchange.changed(|response| {
            let result = response.get_mut("result")?;
            let up = |seq: u64| seq.checked_add(SHIFT);
            (shift(result, &up) > 0).then_some(())
        })
    }

    fn translate(&self, request: &mut JsonRpcRequest) {
        if let Some(params) = &mut request.params {
            shift(params, &|seq| seq.checked_sub(SHIFT));
        }
    }
}

/// The first whole number whose successor is no double.
const SHIFT: u64 = 1 << 53;

/// Moves the numbers of all cursors that can be moved; answers how many they are.
fn shift(value: &mut Value, by: &dyn Fn(u64) -> Option<u64>) -> usize {
    match value {
        Value::Object(members) => {
            let alone = members.len() == 1;
            match members.get_mut("seq").filter(|_| alone) {
                Some(seq) => {
                    let Some(moved) = seq.as_u64().and_then(by) else {
                        return 0;
                    };
                    *seq = moved.into();
                    1
                }
                None => members.values_mut().map(|member| shift(member, by)).sum(),
            }
        }
        Value::Array(items) => items.iter_mut().map(|item| shift(item, by)).sum(),
        _ => 0,
    }
}

impl Fault {
    /// Numbers events from 2^53 on, in answers and requests alike.
    pub fn huge_seq() -> Fault {
        Fault::of(HugeSeq {})
    }
}
