//! Types that are nothing but other names of themselves.

use std::collections::HashMap;

use super::Reader;
use crate::model::{NamedType, Shape, Type};
use crate::problem::Problem;

impl Reader {
    /// Refuses types that are nothing but other names of themselves.
    pub(super) fn refuse_circles(&mut self) {
        /// What the type is another name of, or may be.
        fn next(named: &NamedType) -> Vec<&str> {
            fn inner(ty: &Type) -> Vec<&str> {
                match ty {
                    Type::Reference(name) => vec![name],
                    Type::Nullable(ty) => inner(ty),
                    Type::Choice(choice) => choice.alternatives.iter().flat_map(inner).collect(),
                    _ => Vec::new(),
                }
            }
            match &named.shape {
                Shape::Alias(ty) => inner(ty),
                _ => Vec::new(),
            }
        }
        // Names are done once all that they stand for is.
        let mut done: HashMap<&str, bool> = HashMap::new();
        for name in self.types.keys() {
            let mut path = vec![(name.as_str(), false)];
            while let Some((name, left)) = path.pop() {
                if left {
                    done.insert(name, true);
                    continue;
                }
                match done.get(name) {
                    Some(true) => continue,
                    Some(false) => {
                        let at = self.types.get(name).map_or("", |named| &named.origin);
                        self.problems.push(Problem::new(
                            at,
                            format!("`{name}` is nothing but another name of itself"),
                            "write a schema that says what it is",
                        ));
                        return;
                    }
                    None => {}
                }
                done.insert(name, false);
                path.push((name, true));
                let Some(named) = self.types.get(name) else {
                    continue;
                };
                path.extend(next(named).into_iter().map(|name| (name, false)));
            }
        }
    }
}
