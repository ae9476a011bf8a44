//! How many different instances a form has, where that can be told.

use super::{Form, Forms, Rest};

/// More than so many are as good as endless.
const MANY: usize = 1_000;

impl Forms {
    /// The number of different instances of a form; `None` where they are many, or where it is not
    /// known. Alternatives are taken to have no instance in common.
    pub fn count(&self, form: &Form) -> Option<usize> {
        self.count_within(form, 0)
    }

    fn count_within(&self, form: &Form, depth: usize) -> Option<usize> {
        if depth > 16 {
            return None;
        }
        let count = match self.resolve(form) {
            Form::Never => 0,
            Form::Null | Form::Const(_) => 1,
            Form::Bool => 2,
            Form::OneOf(cases) => {
                let counts = cases.iter().map(|case| self.count_within(case, depth + 1));
                counts.sum::<Option<usize>>()?
            }
            Form::Object(object) if object.rest == Rest::Denied => {
                let counts = object.members.values().map(|member| {
                    let absent = usize::from(!member.required);
                    Some(self.count_within(&member.form, depth + 1)? + absent)
                });
                let mut all = 1_usize;
                for count in counts {
                    all = all.saturating_mul(count?);
                }
                all
            }
            Form::Any
            | Form::Integer { .. }
            | Form::Number { .. }
            | Form::Text(_)
            | Form::List(_)
            | Form::Tuple(_)
            | Form::Object(_)
            | Form::Ref(_) => return None,
        };
        Some(count).filter(|count| *count <= MANY)
    }
}
