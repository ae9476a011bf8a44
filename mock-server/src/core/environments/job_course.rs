//! How jobs go.
//!
//! A job is accepted, 5 ms later it starts or waits for its turn, and 20 ms after its start its
//! program ends with success. Words in its command change that: `sleep=SECONDS` lets it run longer,
//! `sleep=forever` until it is stopped, `fail` and `fail=CODE` let it end with an error, and
//! `artifact=PATH` makes it leave a file.

use api_contract::lightspeed::environments::{
    SessionJobArtifactView, SessionJobDependencyPolicyView, SessionJobId,
    SessionJobOutputStreamView as Stream, SessionJobStatusView as Status,
};

use super::machine::Machine;
use crate::core::script::{Wait, read_wait};
use crate::core::state::{Job, Output, Step};

const ACCEPTED_MS: u64 = 5;
const RUNS_MS: u64 = 20;

/// How long a program takes to stop when it is asked to, and when it is not asked.
const STOPS_MS: u64 = 10;
const KILLED_MS: u64 = 1;

impl Machine<'_> {
    /// Takes on new jobs.
    pub(crate) fn accept(&mut self, jobs: Vec<Job>) {
        for job in jobs {
            let id = job.summary.job_id.clone();
            self.environment.jobs.add(job);
            self.plan_job(&id, ACCEPTED_MS);
        }
        self.rest_or_work();
    }

    /// Takes the step of a job that was planned for now.
    pub(crate) fn job_step(&mut self, id: &SessionJobId) {
        let now = self.now.0;
        let Some(job) = self.environment.jobs.get_mut(id) else {
            return;
        };
        job.planned = None;
        match job.summary.status {
            Status::Accepted => {
                job.summary.status = Status::Queued;
                job.summary.queued_at_ms = Some(now);
                if !self.give_turn(id) {
                    return;
                }
            }
            Status::Running => {
                let end = End::of(job);
                self.end_job(id, &end);
            }
            Status::CancelRequested => self.end_job(id, &End::Cancelled),
            _ => return,
        }
        self.settle_jobs();
    }

    /// Asks for jobs to be cancelled, all at once.
    pub(crate) fn cancel_jobs(&mut self, ids: &[SessionJobId], force: bool) {
        for id in ids {
            let Some(job) = self.environment.jobs.get_mut(id) else {
                continue;
            };
            match job.summary.status {
                Status::Accepted | Status::Queued => self.end_job(id, &End::Cancelled),
                Status::Running => {
                    job.summary.status = Status::CancelRequested;
                    self.plan_job(id, if force { KILLED_MS } else { STOPS_MS });
                }
                Status::CancelRequested if force => self.plan_job(id, KILLED_MS),
                _ => {}
            }
        }
        self.settle_jobs();
    }

    /// Stops the programs of a machine that is switched off; what waits goes on waiting.
    pub(super) fn interrupt_jobs(&mut self) {
        for (id, status) in self.open_jobs() {
            if is_at_work(&status) {
                self.end_job(&id, &End::Interrupted);
            }
        }
        self.freeze_jobs();
        if !self.environment.jobs.has_open() {
            self.environment.idle_since.get_or_insert(self.now);
        }
    }

    /// Ends all jobs of a machine that is taken down.
    pub(super) fn end_jobs(&mut self) {
        for (id, status) in self.open_jobs() {
            let started = is_at_work(&status);
            let end = if started {
                End::Interrupted
            } else {
                End::Cancelled
            };
            self.end_job(&id, &end);
        }
    }

    /// Lets the time of jobs stand still.
    pub(super) fn freeze_jobs(&mut self) {
        for (id, _) in self.open_jobs() {
            let Some(job) = self.environment.jobs.get_mut(&id) else {
                continue;
            };
            if let Some(planned) = job.planned.take() {
                self.schedule.drop_planned(planned);
                job.left_ms = Some(self.now.until(planned.due));
            }
        }
    }

    /// Lets the time of jobs go on.
    pub(super) fn thaw_jobs(&mut self) {
        for (id, _) in self.open_jobs() {
            let job = self.environment.jobs.get_mut(&id);
            if let Some(left_ms) = job.and_then(|job| job.left_ms.take()) {
                self.plan_job(&id, left_ms);
            }
        }
        self.start_jobs();
    }

    fn open_jobs(&self) -> Vec<(SessionJobId, Status)> {
        let open = self.environment.jobs.open();
        open.map(|job| (job.summary.job_id.clone(), job.summary.status.clone()))
            .collect()
    }

    fn settle_jobs(&mut self) {
        self.start_jobs();
        let busy = self.environment.jobs.has_open();
        // A machine that rests already has been resting for longer.
        if !busy && self.environment.idle_since.is_none() {
            self.rest_or_work();
        }
    }

    /// Starts the jobs that have waited for long enough, and gives up those that wait for nothing.
    /// One that ends so may be what others wait for.
    fn start_jobs(&mut self) {
        let mut ended = true;
        while ended {
            ended = false;
            let queued = self.environment.jobs.open().map(|job| &job.summary);
            let queued = queued.filter(|job| job.status == Status::Queued);
            let queued: Vec<SessionJobId> = queued.map(|job| job.job_id.clone()).collect();
            for id in queued {
                ended |= self.give_turn(&id);
            }
        }
    }

    /// Starts a waiting job if it is its turn, or gives it up; tells whether it was given up.
    fn give_turn(&mut self, id: &SessionJobId) -> bool {
        match self.turn_of(id) {
            Turn::Now => self.start_job(id),
            Turn::Later => {}
            Turn::Never(on) => {
                self.end_job(id, &End::DependencyFailed(on));
                return true;
            }
        }
        false
    }

    fn turn_of(&self, id: &SessionJobId) -> Turn {
        let jobs = &self.environment.jobs;
        let Some(job) = jobs.get(id) else {
            return Turn::Later;
        };
        let mut ready = true;
        for on in &job.summary.dependencies {
            match jobs.get(on).map(|on| &on.summary.status) {
                Some(Status::Succeeded) => {}
                Some(status) if !status.is_terminal() => ready = false,
                _ if job.policy == SessionJobDependencyPolicyView::AllSucceeded => {
                    return Turn::Never(on.clone());
                }
                _ => {}
            }
        }
        let key = job.summary.queue_key.as_ref();
        let taken = key.is_some()
            && jobs.open().any(|other| {
                is_at_work(&other.summary.status) && other.summary.queue_key.as_ref() == key
            });
        if ready && !taken {
            Turn::Now
        } else {
            Turn::Later
        }
    }

    fn start_job(&mut self, id: &SessionJobId) {
        let now = self.now.0;
        let Some(job) = self.environment.jobs.get_mut(id) else {
            return;
        };
        job.summary.status = Status::Running;
        job.summary.started_at_ms = Some(now);
        // Who did not have to wait was in no queue.
        if job.summary.queued_at_ms == Some(now) {
            job.summary.queued_at_ms = None;
        }
        job.write(Stream::Stdout, format!("$ {}\n", job.argv.join(" ")));
        if let Some(text) = job.stdin.take() {
            job.write(Stream::Stdout, text);
        }
        let ends_ms = match (runs_ms(&job.argv), job.timeout_ms) {
            (Some(runs), Some(timeout)) => Some(runs.min(timeout)),
            (runs, timeout) => runs.or(timeout),
        };
        if let Some(ends_ms) = ends_ms {
            self.plan_job(id, ends_ms);
        }
    }

    fn end_job(&mut self, id: &SessionJobId, end: &End) {
        let now = self.now.0;
        let Some(job) = self.environment.jobs.get_mut(id) else {
            return;
        };
        if let Some(planned) = job.planned.take() {
            self.schedule.drop_planned(planned);
        }
        job.left_ms = None;
        job.summary.finished_at_ms = Some(now);
        job.end(end);
        self.environment.jobs.ended(id);
    }

    fn plan_job(&mut self, id: &SessionJobId, after_ms: u64) {
        let step = Step::Job {
            universe: self.universe.clone(),
            environment: self.environment.view.environment_id.clone(),
            id: id.clone(),
        };
        if let Some(job) = self.environment.jobs.get_mut(id) {
            if let Some(planned) = job.planned.take() {
                self.schedule.drop_planned(planned);
            }
            job.planned = Some(self.schedule.plan(self.now + after_ms, step));
        }
    }
}

/// Whether a waiting job may start.
enum Turn {
    Now,
    Later,
    /// It waits for a job that did not end as it had to.
    Never(SessionJobId),
}

/// How a job ends.
enum End {
    /// Its program ended by itself.
    Exit(i32),
    TimedOut,
    Cancelled,
    Interrupted,
    DependencyFailed(SessionJobId),
}

impl End {
    /// How a job ends that runs for as long as it may.
    fn of(job: &Job) -> Self {
        match (job.timeout_ms, runs_ms(&job.argv)) {
            (Some(timeout), Some(runs)) if runs > timeout => End::TimedOut,
            (Some(_), None) => End::TimedOut,
            _ => End::Exit(exit_code(&job.argv)),
        }
    }
}

impl Job {
    fn write(&mut self, stream: Stream, text: String) {
        self.output.push(Output { stream, text });
    }

    fn end(&mut self, end: &End) {
        let (status, failure) = match *end {
            End::Exit(0) => (Status::Succeeded, None),
            End::Exit(code) => {
                let failure = format!("the program ended with exit code {code}");
                (Status::Failed, Some(failure))
            }
            End::TimedOut => {
                let failure = "the program ran for longer than `timeoutMs` allows";
                (Status::TimedOut, Some(failure.to_owned()))
            }
            End::Cancelled => (Status::Cancelled, None),
            End::Interrupted => {
                let failure = "the machine was switched off";
                (Status::Interrupted, Some(failure.to_owned()))
            }
            End::DependencyFailed(ref on) => {
                let failure = format!("the job {on} did not succeed");
                (Status::DependencyFailed, Some(failure))
            }
        };
        if let End::Exit(code) = *end {
            self.summary.exit_code = Some(code);
            match &failure {
                None => self.write(Stream::Stdout, "done\n".to_owned()),
                Some(failure) => self.write(Stream::Stderr, failure.clone() + "\n"),
            }
        }
        self.summary.status = status;
        self.summary.failure = failure;
    }

    /// The files that it left: a program that ended by itself has written them.
    pub(crate) fn artifacts(&self) -> Vec<SessionJobArtifactView> {
        let ended = self.summary.exit_code.is_some();
        let words = words(&self.argv).filter(|_| ended);
        let paths = words.filter_map(|word| word.strip_prefix("artifact="));
        paths
            .filter(|path| !path.is_empty())
            .map(|path| SessionJobArtifactView {
                path: path.to_owned(),
                kind: Some("file".to_owned()),
                metadata: [("jobId".to_owned(), self.summary.job_id.to_string())].into(),
            })
            .collect()
    }
}

/// Whether the program of a job runs.
pub(super) fn is_at_work(status: &Status) -> bool {
    matches!(status, Status::Running | Status::CancelRequested)
}

/// How long a command runs; `None` is for ever.
fn runs_ms(argv: &[String]) -> Option<u64> {
    match words(argv).find_map(|word| read_wait(word.strip_prefix("sleep=")?)) {
        None | Some(Wait::Usual) => Some(RUNS_MS),
        Some(Wait::Ms(ms)) => Some(ms),
        Some(Wait::Forever) => None,
    }
}

fn exit_code(argv: &[String]) -> i32 {
    let asked = words(argv).find_map(|word| match word.strip_prefix("fail")? {
        "" => Some(1),
        code => code.strip_prefix('=')?.parse::<u8>().ok(),
    });
    asked.map_or(0, i32::from)
}

fn words(argv: &[String]) -> impl Iterator<Item = &str> {
    argv.iter().flat_map(|argument| argument.split_whitespace())
}
