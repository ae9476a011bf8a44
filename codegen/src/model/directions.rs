//! Which way types travel.

use std::collections::BTreeSet;

use super::Model;

/// The types that travel in each direction, by name. One may travel in both, or in none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Directions {
    /// What clients send: all that parameters are made of.
    pub to_server: BTreeSet<String>,
    /// What clients read: all that responses, notifications and error data are made of.
    pub to_client: BTreeSet<String>,
}

impl Directions {
    pub(super) fn of(model: &Model) -> Self {
        let told = model.notifications.iter().map(|all| &all.type_name);
        let answered = model.methods().map(|method| &method.response);
        let read = answered.chain(told).chain(&model.error_type);
        let sent = model.methods().map(|method| &method.params);
        Directions {
            to_server: model.reached_from(sent),
            to_client: model.reached_from(read),
        }
    }
}
