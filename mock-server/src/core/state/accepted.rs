//! Input that was judged and normalised.

use api_contract::lightspeed::context::ContextEntryInputView;
use api_contract::lightspeed::input::MediaKind;
use serde::{Deserialize, Serialize};

/// One accepted item of an input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Accepted {
    pub(crate) entry: ContextEntryInputView,
    /// How its file is taken; nothing for a text.
    pub(crate) media: Option<MediaKind>,
}

impl Accepted {
    /// Accepted items as events show them.
    pub(crate) fn views(items: &[Accepted]) -> Vec<ContextEntryInputView> {
        items.iter().map(|item| item.entry.clone()).collect()
    }
}
