//! What an application hands to an agent, and references to stored content.

use crate::wire;

use crate::lightspeed::ids::BlobRef;
use crate::validate::{At, Violations};
use crate::wire_string;

/// At least one character that is not white space. `\S` would not do: engines disagree about it
/// beyond ASCII.
const NOT_BLANK: &str = r"[^\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]";

wire_string! {
    /// Where an input came from, as a label people read ("email from Ada").
    pub struct Origin { pattern: NOT_BLANK, min: 1, max: 200 }
}

/// One piece of input for a run, for steering or for the session context.
///
/// The same shapes come back in the `source` of a run, so this union is closed in both directions.
#[wire(tag = "type")]
pub enum InputItem {
    /// Text given in place.
    Text {
        /// The text. The server trims surrounding white space and drops an item that is blank.
        text: String,
        /// Label of the sender or system the text came from; absent when there is none to show.
        #[wire(optional)]
        origin: Option<Origin>,
        /// Blob that records where the text came from; absent when nothing was recorded.
        #[wire(optional)]
        provenance_ref: Option<BlobRef>,
    },
    /// Text stored before with `blobs/put`.
    TextRef {
        /// The blob with the UTF-8 text. It is used as it is, without trimming.
        blob_ref: BlobRef,
        /// Label of the sender or system the text came from; absent when there is none to show.
        #[wire(optional)]
        origin: Option<Origin>,
        /// Blob that records where the text came from; absent when nothing was recorded.
        #[wire(optional)]
        provenance_ref: Option<BlobRef>,
    },
    /// An image, a sound or a document stored before with `blobs/put`.
    Media {
        /// The blob with the bytes of the file.
        blob_ref: BlobRef,
        /// Media type of the bytes, such as `image/png`; parameters are ignored.
        mime: String,
        /// How the model is to take the file. It has to agree with `mime`.
        kind: MediaKind,
        /// File name shown to the model; absent when the file has none.
        #[wire(optional)]
        name: Option<String>,
        /// Label of the sender or system the file came from; absent when there is none to show.
        #[wire(optional)]
        origin: Option<Origin>,
    },
    /// A titled list the agent can consult. Only `session/context/append` takes it.
    Catalog {
        /// Heading of the list.
        title: String,
        /// The list itself, as text.
        text: String,
    },
}

/// Refuses catalogs among the input of a run: only `session/context/append` takes them.
pub(in crate::lightspeed) fn refuse_catalogs(
    items: &[InputItem],
    at: &At<'_>,
    found: &mut Violations,
) {
    for (index, item) in items.iter().enumerate() {
        if matches!(item, InputItem::Catalog { .. }) {
            let rule = "must be of type text, textRef or media";
            found.push(&at.item(index), rule, "an item of type catalog");
        }
    }
}

/// How a media file is presented to the model.
#[wire]
pub enum MediaKind {
    /// A picture: JPEG, PNG, WebP or GIF, at most 10 MiB.
    Image,
    /// A recording: at most 25 MiB and 10 minutes. It is transcribed before the run is accepted.
    Audio,
    /// A PDF of at most 10 MiB, or a UTF-8 text, Markdown, CSV or JSON file of at most 1 MiB.
    Document,
}

/// Points at stored content and says how to read its bytes.
///
/// `blobs/read` of `contentRef` returns the bytes. They need not be plain text: model output can be
/// JSON in the provider's own form, or media.
#[wire]
pub struct ContentRefView {
    /// The blob that holds the content.
    pub content_ref: BlobRef,
    /// Media type of the bytes; null when it is not known.
    #[wire(nullable)]
    pub media_type: Option<String>,
    /// Name of the provider's own format; null when the bytes are not in one.
    #[wire(nullable)]
    pub provider_kind: Option<String>,
    /// Handle by which the agent addresses this media in its tools; absent for other content.
    #[wire(optional)]
    pub media_handle: Option<String>,
}
