//! What happens to machines.
//!
//! A [`Machine`] is one environment at one moment. It is made for a request or for a step that has
//! fallen due, and never kept.

use api_contract::lightspeed::environments::{
    EnvironmentIdlePolicyView, EnvironmentLifecycleStatusView as Status,
    EnvironmentPowerStateView as Power,
};
use api_contract::lightspeed::error::{AgentApiError, AgentApiErrorKind};
use api_contract::lightspeed::ids::{EnvironmentId, UniverseId};

use super::templates;
use crate::core::refusal::rejected;
use crate::core::state::{Environment, Schedule, State, Step};
use crate::core::time::UnixMs;

/// How long a provider takes to find a machine.
const PROVISIONS_MS: u64 = 5;

/// How long a machine takes to start.
const BOOTS_MS: u64 = 15;

/// How long a machine takes to do anything else that is wanted of it.
const FOLLOWS_MS: u64 = 10;

/// One environment at one moment.
pub(crate) struct Machine<'a> {
    pub(crate) universe: &'a UniverseId,
    pub(crate) environment: &'a mut Environment,
    pub(crate) schedule: &'a mut Schedule<Step>,
    pub(crate) now: UnixMs,
}

/// Lets an environment act; `None` when there is no such environment.
pub(crate) fn operate<T>(
    state: &mut State,
    universe: &UniverseId,
    id: &EnvironmentId,
    act: impl FnOnce(&mut Machine<'_>) -> T,
) -> Option<T> {
    let now = state.clock;
    state.change_environment(universe, id, |environment, schedule| {
        act(&mut Machine {
            universe,
            environment,
            schedule,
            now,
        })
    })
}

impl Machine<'_> {
    /// Has the provider look for the machine of a new environment.
    pub(crate) fn begin(&mut self) {
        self.plan(self.now + PROVISIONS_MS);
    }

    /// Takes the step that was planned for now.
    pub(crate) fn step(&mut self) {
        self.environment.planned = None;
        match &self.environment.view.status {
            Status::Provisioning => self.provision(),
            Status::Booting => self.wake_up(),
            Status::Closing => self.enter(Status::Closed),
            Status::Offline if !self.environment.is_provisioned() => self.close(),
            status if settled(status) => {
                if !self.follows() {
                    self.follow();
                } else if let Some(stage) = self.next_stage() {
                    self.reach(&stage);
                }
            }
            _ => {}
        }
    }

    /// Has a use for the machine, which wakes it if it sleeps.
    pub(crate) fn take_into_use(&mut self) -> Result<(), AgentApiError> {
        let view = &self.environment.view;
        let (id, status) = (view.environment_id.clone(), view.status.clone());
        match status {
            Status::Ready => {
                self.environment.view.last_seen_at_ms = Some(self.now.signed());
                if self.environment.idle_since.is_some() {
                    self.environment.idle_since = Some(self.now);
                    self.arrange();
                }
                Ok(())
            }
            Status::Provisioning | Status::Booting => Err(not_ready(&id, &status)),
            Status::Paused | Status::Suspended | Status::Offline
                if self.environment.is_provisioned() =>
            {
                let refusal = not_ready(&id, &status);
                self.want(Power::Running);
                Err(refusal)
            }
            _ => Err(rejected(format!(
                "environment {id} is {status} and cannot be reached"
            ))),
        }
    }

    /// Wants another power state, which the machine follows later.
    pub(crate) fn want(&mut self, power: Power) {
        let view = &mut self.environment.view;
        if view.desired_power != power {
            view.desired_power = power;
            view.updated_at_ms = self.now.signed();
            self.arrange();
        }
    }

    pub(crate) fn put_idle_policy(&mut self, policy: Option<EnvironmentIdlePolicyView>) {
        self.environment.view.idle_policy = policy;
        self.environment.view.updated_at_ms = self.now.signed();
        self.arrange();
    }

    /// Asks for the end. A machine that no provider made has nobody to take it down.
    pub(crate) fn close(&mut self) {
        if matches!(
            self.environment.view.status,
            Status::Closing | Status::Closed
        ) {
            return;
        }
        self.end_jobs();
        self.environment.idle_since = None;
        let view = &mut self.environment.view;
        view.public_ingress_enabled = false;
        view.public_endpoint = None;
        self.drop_plan();
        if self.environment.is_provisioned() {
            self.enter(Status::Closing);
            self.plan(self.now + FOLLOWS_MS);
        } else {
            self.enter(Status::Closed);
        }
    }

    /// Notes whether the machine has something to do, and settles what happens next.
    pub(super) fn rest_or_work(&mut self) {
        let busy = self.environment.jobs.has_open();
        self.environment.idle_since = (!busy).then_some(self.now);
        self.arrange();
    }

    /// A provider finds no machine for a template that it does not have.
    fn provision(&mut self) {
        let incarnation = &mut self.environment.view.incarnation;
        let template = incarnation.template_id.as_ref();
        if template.is_none_or(|id| !templates::exists(id)) {
            self.enter(Status::Failed);
            return;
        }
        incarnation.provider_target_id = Some(format!("machine/{}", incarnation.incarnation_id));
        incarnation.power_states = Power::ALL.to_vec();
        incarnation.updated_at_ms = self.now.signed();
        self.enter(Status::Booting);
        self.plan(self.now + BOOTS_MS);
    }

    /// Hears no more of a machine that registered itself, and waits for so long, or for ever.
    pub(crate) fn lose(&mut self, grace_ms: Option<u64>) {
        self.enter(Status::Offline);
        if let Some(grace_ms) = grace_ms {
            self.plan(self.now + grace_ms);
        }
    }

    /// Has heard of the machine: it takes work.
    pub(crate) fn wake_up(&mut self) {
        self.drop_plan();
        self.enter(Status::Ready);
        self.environment.view.last_seen_at_ms = Some(self.now.signed());
        self.thaw_jobs();
        self.rest_or_work();
    }

    fn enter(&mut self, status: Status) {
        self.environment.view.status = status;
        self.environment.view.updated_at_ms = self.now.signed();
    }

    /// Whether the machine is as it is wanted.
    fn follows(&self) -> bool {
        let view = &self.environment.view;
        view.status == status_of(&view.desired_power)
    }

    /// Makes the machine be as it is wanted.
    fn follow(&mut self) {
        let view = &self.environment.view;
        match (&view.desired_power, &view.status) {
            (Power::Running, Status::Offline) => {
                self.enter(Status::Booting);
                self.plan(self.now + BOOTS_MS);
                return;
            }
            (Power::Running, _) => return self.wake_up(),
            (Power::Stopped, _) => self.interrupt_jobs(),
            _ => self.freeze_jobs(),
        }
        self.enter(status_of(&self.environment.view.desired_power));
        self.arrange();
    }

    fn reach(&mut self, stage: &Stage) {
        match &stage.power {
            Some(power) => {
                self.environment.view.desired_power = power.clone();
                self.follow();
            }
            None => self.close(),
        }
    }

    /// Plans what happens next to a machine that is on its way to nowhere else.
    fn arrange(&mut self) {
        if !self.environment.is_provisioned() || !settled(&self.environment.view.status) {
            return;
        }
        if !self.follows() {
            self.plan(self.now + FOLLOWS_MS);
        } else if let Some(stage) = self.next_stage() {
            self.plan(self.now.max(stage.due));
        } else {
            self.drop_plan();
        }
    }

    /// The next stage of the idle policy that the machine has not reached.
    fn next_stage(&self) -> Option<Stage> {
        let since = self.environment.idle_since?;
        let view = &self.environment.view;
        let policy = view.idle_policy.as_ref()?;
        let stages = [
            (Some(Power::Paused), policy.pause_after_ms),
            (Some(Power::Suspended), policy.suspend_after_ms),
            (Some(Power::Stopped), policy.stop_after_ms),
            (None, policy.close_after_ms),
        ];
        let reached = stages
            .iter()
            .position(|(power, _)| power.as_ref() == Some(&view.desired_power));
        let mut ahead = stages
            .into_iter()
            .skip(reached.map_or(0, |reached| reached + 1));
        ahead.find_map(|(power, after_ms)| {
            let due = since + after_ms?;
            Some(Stage { due, power })
        })
    }

    fn plan(&mut self, due: UnixMs) {
        self.drop_plan();
        let step = Step::Environment {
            universe: self.universe.clone(),
            id: self.environment.view.environment_id.clone(),
        };
        self.environment.planned = Some(self.schedule.plan(due, step));
    }

    fn drop_plan(&mut self) {
        if let Some(planned) = self.environment.planned.take() {
            self.schedule.drop_planned(planned);
        }
    }
}

/// A stage of an idle policy; without a power state it is the end.
struct Stage {
    due: UnixMs,
    power: Option<Power>,
}

/// Whether a machine stays as it is until somebody wants something else.
fn settled(status: &Status) -> bool {
    matches!(
        status,
        Status::Ready | Status::Paused | Status::Suspended | Status::Offline
    )
}

fn status_of(power: &Power) -> Status {
    match power {
        Power::Running => Status::Ready,
        Power::Paused => Status::Paused,
        Power::Suspended => Status::Suspended,
        Power::Stopped => Status::Offline,
        Power::Unlisted(_) => Status::Unknown,
    }
}

fn not_ready(id: &EnvironmentId, status: &Status) -> AgentApiError {
    AgentApiError::new(
        AgentApiErrorKind::EnvironmentNotReady,
        format!("environment {id} is {status} and will be ready later"),
    )
}
