//! Refusals, which are asserted together with their control.

use std::fmt;

use crate::outcome::{Cause, Checked, Stop};
use crate::record::exchange::Exchange;

/// A class of refusals. What it looks like on the wire is the dialect's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorClass {
    /// The parameters do not decode, or break a rule of form; either flavour.
    InvalidParams,
    /// No method has that name.
    MethodNotFound,
    /// The addressed object does not exist.
    NotFound,
    /// An expected revision differs, or what is to be created exists.
    Conflict,
    /// State or policy forbids it.
    Rejected,
    /// No credential, or none that is known.
    Unauthenticated,
    /// The credential does not allow it.
    Forbidden,
}

impl fmt::Display for ErrorClass {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            ErrorClass::InvalidParams => "invalid parameters",
            ErrorClass::MethodNotFound => "method not found",
            ErrorClass::NotFound => "not found",
            ErrorClass::Conflict => "conflict",
            ErrorClass::Rejected => "rejected",
            ErrorClass::Unauthenticated => "unauthenticated",
            ErrorClass::Forbidden => "forbidden",
        })
    }
}

/// A call that must be refused, and the same call with one thing changed, which must not be.
///
/// Without its control a refusal proves nothing: a target that refuses everything would pass. That
/// is why no other way of asserting one exists. The control may come before or after the refusal;
/// it is a call of the same method that succeeded.
#[derive(Clone, Copy, Debug)]
pub struct Refusal<'a> {
    /// The call that must be refused.
    pub call: &'a Exchange,
    /// As what.
    pub class: ErrorClass,
    /// The call that must succeed.
    pub control: &'a Exchange,
    /// What tells the two apart, as a noun phrase: `one event more than allowed`.
    pub differs: &'a str,
}

impl Refusal<'_> {
    /// Judges the pair.
    ///
    /// # Errors
    /// A failure when the call was not refused, was refused as something else, or when the control
    /// was refused as well; a fault of the suite when the two are calls of different methods.
    pub fn verify(&self) -> Checked {
        let name = self.call.request().name();
        // Names that do not exist are controlled by a name that does, and what a credential may not call
        // by what it may.
        let by_name = [ErrorClass::MethodNotFound, ErrorClass::Forbidden];
        let comparable = by_name.contains(&self.class)
            || self.control.request().method() == self.call.request().method();
        if !comparable {
            return Err(Stop::Harness(format!(
                "the control of a refused {name} is a call of {}",
                self.control.request().name()
            )));
        }
        let both = [self.call, self.control];
        match self.call.error() {
            None => Err(Stop::fail(
                format!(
                    "{name} was not refused: {} must be answered as {}",
                    self.differs, self.class
                ),
                both,
            )),
            Some(error) if !self.call.dialect().is_class(&error, self.class) => Err(Stop::fail(
                format!(
                    "{} must be refused as {}, not as {error}",
                    self.differs, self.class
                ),
                both,
            )),
            Some(_) if !self.control.succeeded() => Err(Stop::fail(
                format!("{name} is refused without {} as well", self.differs),
                both,
            )),
            Some(_) => Ok(()),
        }
    }
}

/// Two refusals that must not be told apart, so that they tell nothing of what exists.
#[derive(Clone, Copy, Debug)]
pub struct Alike<'a> {
    /// Both refusals, with the name that each of them asked for, which may stand in its message.
    pub pair: [(&'a Exchange, &'a str); 2],
    /// A repetition of the first one: where it has another message, messages say nothing.
    pub again: &'a Exchange,
    /// What is refused, as the beginning of a sentence.
    pub what: &'a str,
}

impl Alike<'_> {
    /// Judges the pair.
    ///
    /// # Errors
    /// A failure when the two differ in more than the names; the check is not exercised when one of
    /// them was not refused at all, which is another rule's.
    pub fn verify(&self) -> Checked {
        let [(one, own), (other, others)] = self.pair;
        let told = |exchange: &Exchange, name: &str| {
            let error = exchange.error()?;
            let message = error.message.unwrap_or_default();
            let kind = error.kind().map(str::to_owned);
            let message = if name.is_empty() {
                message.to_owned()
            } else {
                message.replace(name, "")
            };
            Some((error.code, kind, message))
        };
        let all = [told(one, own), told(other, others), told(self.again, own)];
        let [Some(first), Some(second), Some(again)] = all else {
            return Err(Stop::not_exercised(
                Cause::NoHook,
                format!("{} was not refused every time", self.what),
            ));
        };
        let steady = first == again;
        let alike = (&first.0, &first.1) == (&second.0, &second.1);
        if alike && (!steady || first.2 == second.2) {
            return Ok(());
        }
        Err(Stop::fail(
            format!("{} can be told apart by the answers", self.what),
            [one, other],
        ))
    }
}
