//! Power, idle policy and public ingress: what is wanted of an environment's machine.

use crate::lightspeed::environments::EnvironmentView;
use crate::lightspeed::ids::EnvironmentId;
use crate::validate::{At, Violations};
use crate::wire;

/// A power state in which a machine can stay.
///
/// A newer server may tell of states that are not listed here; a request may only name those that
/// are.
// Open although clients send it too: or a client failed at a whole list because of one row.
// Validation refuses an unknown one in parameters.
#[wire(open)]
pub enum EnvironmentPowerStateView {
    /// It works.
    Running,
    /// It is frozen and keeps its memory. Waking takes next to no time.
    Paused,
    /// What it was doing is saved on disk. Waking goes on from there.
    Suspended,
    /// It is off and keeps its disk. Waking boots it afresh.
    Stopped,
}

/// What happens to an environment that nobody uses, in up to four stages.
///
/// Each time is counted from the moment its daemon became idle. A later stage must not come before
/// an earlier one, in the order pause, suspend, stop, close; a stage that the provider cannot reach
/// is passed over.
#[wire(validate = check_stages)]
#[derive(Default)]
pub struct EnvironmentIdlePolicyView {
    /// Pause it after so many idle milliseconds; absent never does.
    #[wire(optional)]
    pub pause_after_ms: Option<u64>,
    /// Suspend it after so many idle milliseconds; absent never does.
    #[wire(optional)]
    pub suspend_after_ms: Option<u64>,
    /// Stop it after so many idle milliseconds; absent never does.
    #[wire(optional)]
    pub stop_after_ms: Option<u64>,
    /// Close it for good after so many idle milliseconds; absent never does.
    #[wire(optional)]
    pub close_after_ms: Option<u64>,
}

fn check_stages(value: &EnvironmentIdlePolicyView, at: &At<'_>, found: &mut Violations) {
    let stages = [
        ("pauseAfterMs", value.pause_after_ms),
        ("suspendAfterMs", value.suspend_after_ms),
        ("stopAfterMs", value.stop_after_ms),
        ("closeAfterMs", value.close_after_ms),
    ];
    let mut earlier: Option<(&str, u64)> = None;
    for (name, after) in stages {
        let Some(after) = after else { continue };
        if let Some((before, least)) = earlier
            && after < least
        {
            found.push(
                &at.member(name),
                format!("must be at least `{before}`, which is {least}"),
                format!("the number {after}"),
            );
        }
        earlier = Some((name, after));
    }
}

/// A power state for an environment to go to.
#[wire]
pub struct EnvironmentPowerPutParams {
    /// The environment.
    pub environment_id: EnvironmentId,
    /// The state: one of the `powerStates` of its incarnation.
    pub power: EnvironmentPowerStateView,
}

/// The environment after its wanted power state was put.
#[wire]
pub struct EnvironmentPowerPutResponse {
    /// The environment; its `status` may follow later.
    pub environment: EnvironmentView,
}

/// An idle policy for an environment.
#[wire]
pub struct EnvironmentIdlePolicyPutParams {
    /// The environment.
    pub environment_id: EnvironmentId,
    /// The whole new policy; absent clears it.
    #[wire(optional)]
    pub idle_policy: Option<EnvironmentIdlePolicyView>,
}

/// The environment after its idle policy was put.
#[wire]
pub struct EnvironmentIdlePolicyPutResponse {
    /// The environment.
    pub environment: EnvironmentView,
}

/// Whether an environment shall have a public endpoint.
#[wire]
pub struct EnvironmentIngressPutParams {
    /// The environment.
    pub environment_id: EnvironmentId,
    /// True to have one, false to have none.
    pub enabled: bool,
}

/// The environment after its public endpoint was switched.
#[wire]
pub struct EnvironmentIngressPutResponse {
    /// The environment, with the endpoint's URL when it is on.
    pub environment: EnvironmentView,
}
