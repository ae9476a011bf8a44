//! Refusals, which are asserted together with their control.

use std::fmt;

use crate::outcome::{Checked, Stop};
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
        // Names that do not exist are controlled by a name that does.
        let comparable = self.class == ErrorClass::MethodNotFound
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
