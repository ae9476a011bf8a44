//! Models: which one generates, how, and what it used.

use crate::wire;

use super::ids::ToolId;
use crate::validate::{At, Violations, shape_of_text};
use crate::wire_string;

/// The longest provider id and model name, in bytes.
pub const MAX_MODEL_NAME_BYTES: usize = 512;

/// The model that generates.
#[wire(validate = check_model)]
pub struct ModelConfig {
    /// The provider that serves the model, 1 to 512 bytes.
    pub provider_id: String,
    /// The provider's dialect.
    pub api_kind: ApiKind,
    /// The model's name, as the provider knows it, 1 to 512 bytes.
    pub model: String,
}

fn check_model(value: &ModelConfig, at: &At<'_>, found: &mut Violations) {
    for (member, text) in [("providerId", &value.provider_id), ("model", &value.model)] {
        let bytes = text.trim().len();
        if bytes == 0 || bytes > MAX_MODEL_NAME_BYTES {
            let rule = format!("must have 1 to {MAX_MODEL_NAME_BYTES} bytes between outer blanks");
            found.push(&at.member(member), rule, shape_of_text(text));
        }
    }
    if value.api_kind.known().is_none() {
        let known: Vec<&str> = KINDS.iter().map(|kind| kind.name).collect();
        let rule = format!("must be one of {}", known.join(", "));
        found.push(&at.member("apiKind"), rule, "another text");
    }
}

/// Refuses a model whose api kind cannot fill `slot`. An unknown kind is refused by the model's own
/// rule.
pub(crate) fn check_slot(
    model: &ModelConfig,
    slot: ModelDefaultSlot,
    at: &At<'_>,
    found: &mut Violations,
) {
    if model.api_kind.slot().is_some_and(|serves| serves != slot) {
        let fitting: Vec<&str> = KINDS
            .iter()
            .filter(|kind| kind.slot == slot)
            .map(|kind| kind.name)
            .collect();
        found.push(
            &at.member("apiKind"),
            format!("must serve {slot}: {}", fitting.join(", ")),
            "an api kind for something else",
        );
    }
}

wire_string! {
    /// The dialect in which a provider is spoken to, such as `openai:responses`.
    pub struct ApiKind;
}

/// What the contract knows about one api kind.
struct KnownKind {
    name: &'static str,
    aliases: [&'static str; 2],
    slot: ModelDefaultSlot,
    efforts: &'static [&'static str],
}

const KINDS: [KnownKind; 4] = [
    KnownKind {
        name: ApiKind::OPENAI_RESPONSES,
        aliases: ["openai_responses", "openAiResponses"],
        slot: ModelDefaultSlot::AgentRun,
        efforts: &["none", "low", "medium", "high", "xhigh"],
    },
    KnownKind {
        name: ApiKind::OPENAI_COMPLETIONS,
        aliases: ["openai_completions", "openAiCompletions"],
        slot: ModelDefaultSlot::AgentRun,
        efforts: &["none", "minimal", "low", "medium", "high", "xhigh", "max"],
    },
    KnownKind {
        name: ApiKind::ANTHROPIC_MESSAGES,
        aliases: ["anthropic_messages", "anthropicMessages"],
        slot: ModelDefaultSlot::AgentRun,
        efforts: &["none", "low", "medium", "high", "max"],
    },
    KnownKind {
        name: ApiKind::OPENAI_AUDIO_TRANSCRIPTIONS,
        aliases: ["openai_audio_transcriptions", "openAiAudioTranscriptions"],
        slot: ModelDefaultSlot::SpeechToText,
        efforts: &[],
    },
];

impl ApiKind {
    /// `OpenAI`'s responses API, for agent runs.
    pub const OPENAI_RESPONSES: &str = "openai:responses";
    /// `OpenAI`'s chat completions API, for agent runs.
    pub const OPENAI_COMPLETIONS: &str = "openai:completions";
    /// Anthropic's messages API, for agent runs.
    pub const ANTHROPIC_MESSAGES: &str = "anthropic:messages";
    /// `OpenAI`'s transcription API, for speech to text.
    pub const OPENAI_AUDIO_TRANSCRIPTIONS: &str = "openai:audio-transcriptions";

    /// The spelling under which a server stores the kind; none when it knows no such kind.
    ///
    /// Clients may also write `openai_responses` or `openAiResponses` for `openai:responses`, and
    /// so for the other kinds.
    ///
    /// ```
    /// use api_contract::lightspeed::model::ApiKind;
    ///
    /// assert_eq!(ApiKind::new("openAiResponses").canonical(), Some("openai:responses"));
    /// assert_eq!(ApiKind::new("carrier-pigeon").canonical(), None);
    /// ```
    pub fn canonical(&self) -> Option<&'static str> {
        self.known().map(|kind| kind.name)
    }

    /// The default that models of this kind can fill; none for an unknown kind.
    pub fn slot(&self) -> Option<ModelDefaultSlot> {
        self.known().map(|kind| kind.slot)
    }

    /// The reasoning efforts that the kind understands; none at all for an unknown kind.
    pub fn reasoning_efforts(&self) -> &'static [&'static str] {
        self.known().map_or(&[], |kind| kind.efforts)
    }

    fn known(&self) -> Option<&'static KnownKind> {
        let text = self.as_str();
        KINDS
            .iter()
            .find(|kind| kind.name == text || kind.aliases.contains(&text))
    }
}

/// Report a reasoning effort that the model, or without one every model, does not understand.
pub(crate) fn check_reasoning_effort(
    generation: Option<&GenerationConfig>,
    model: Option<&ModelConfig>,
    at: &At<'_>,
    found: &mut Violations,
) {
    let Some(effort) = generation.and_then(|generation| generation.reasoning_effort.as_deref())
    else {
        return;
    };
    // A model of an unknown kind is a violation of its own.
    let known: Vec<&str> = match model {
        Some(model) if model.api_kind.known().is_none() => return,
        Some(model) => model.api_kind.reasoning_efforts().to_vec(),
        None => KINDS
            .iter()
            .flat_map(|kind| kind.efforts)
            .copied()
            .collect(),
    };
    if !known.contains(&effort) {
        let rule = match model {
            Some(model) => format!("must be one of {} for {}", known.join(", "), model.api_kind),
            None => "must be an effort that some api kind knows".to_owned(),
        };
        let generation = at.member("generation");
        found.push(
            &generation.member("reasoningEffort"),
            rule,
            shape_of_text(effort),
        );
    }
}

/// A use for which a universe can have a default model.
#[wire]
pub enum ModelDefaultSlot {
    /// Runs of sessions that name no model.
    AgentRun,
    /// Transcriptions that name no model.
    SpeechToText,
}

/// How a model shall generate. What is absent stays as the provider does it.
#[wire(deny_unknown)]
#[derive(Default)]
pub struct GenerationConfig {
    /// Most tokens that one generation may write.
    #[wire(optional)]
    pub max_output_tokens: Option<u32>,
    /// How long the model thinks, in the provider's own word: which words exist depends on the api
    /// kind (`low`, `medium` and `high` always do).
    #[wire(optional)]
    pub reasoning_effort: Option<String>,
    /// Whether the model may or must call tools.
    #[wire(optional)]
    pub tool_choice: Option<ToolChoice>,
    /// Whether the model may call several tools in one turn.
    #[wire(optional)]
    pub parallel_tool_use: Option<bool>,
    /// The provider's class of service.
    #[wire(optional)]
    pub processing_tier: Option<ModelProcessingTier>,
}

/// A provider's class of service.
#[wire]
pub enum ModelProcessingTier {
    /// The usual price and speed.
    Standard,
    /// Faster and dearer.
    Fast,
    /// Slower and cheaper.
    Flex,
}

/// Whether the model may or must call tools.
#[wire(tag = "type")]
pub enum ToolChoice {
    /// The model decides.
    Auto,
    /// It may call none.
    None,
    /// It must call at least one.
    RequiredAny,
    /// It must call this one.
    Specific {
        /// The tool.
        tool_id: ToolId,
    },
}

/// Tokens used, as far as the provider told.
#[wire]
#[derive(Copy, Default)]
pub struct LlmUsageView {
    /// Tokens read.
    #[wire(optional)]
    pub input_tokens: Option<u32>,
    /// Tokens written.
    #[wire(optional)]
    pub output_tokens: Option<u32>,
    /// Tokens written while thinking.
    #[wire(optional)]
    pub reasoning_tokens: Option<u32>,
    /// Tokens read and written.
    #[wire(optional)]
    pub total_tokens: Option<u32>,
    /// Tokens read from the provider's cache.
    #[wire(optional)]
    pub cached_input_tokens: Option<u32>,
    /// Tokens read and put into the provider's cache.
    #[wire(optional)]
    pub cache_write_input_tokens: Option<u32>,
}
