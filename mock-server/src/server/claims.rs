//! What the headers of a request say of its caller. Whether that is believed is for the core.

use hyper::HeaderMap;

use crate::core::{ACTOR_HEADER, AUTHORIZATION_HEADER, Claim, Claims, UNIVERSE_HEADER};

pub(crate) fn made_by(headers: &HeaderMap) -> Claims {
    let [authorization, universe, actor] =
        [AUTHORIZATION_HEADER, UNIVERSE_HEADER, ACTOR_HEADER].map(|name| claim(headers, name));
    Claims {
        authorization,
        universe,
        actor,
    }
}

fn claim(headers: &HeaderMap, name: &str) -> Claim {
    let mut values = headers.get_all(name).iter();
    match (values.next(), values.next()) {
        (None, _) => Claim::Absent,
        (Some(value), None) => std::str::from_utf8(value.as_bytes())
            .map_or(Claim::Garbled, |text| Claim::Made(text.to_owned())),
        (Some(_), Some(_)) => Claim::Garbled,
    }
}
