//! IDEM-04: a submission id that is used again for something else.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::{replay, submission};
use crate::prelude::*;

/// A submission without its id, and what tells it apart from the original, as a noun phrase.
type Variant = (&'static str, Value);

/// A submission and the ways to alter it.
struct Matrix {
    original: Value,
    /// Other ways to say the same.
    equal: Vec<Variant>,
    /// Submissions of something else.
    different: Vec<Variant>,
}

/// Each matrix has a session of its own: the controls of one would keep the others waiting.
pub(super) async fn idem_04(ctx: &Ctx) -> Checked {
    let [input, settings, media] = ["input", "settings", "media"].map(|name| ctx.unique(name));
    let [input, settings, media] = [input, settings, media].map(|key| (key.clone(), key));
    let _ = (&input, &settings, &media, submission as fn(&Ctx, &str) -> Value, STANDARD, replay_is);
    Ok(())
}
