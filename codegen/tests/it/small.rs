//! A small contract with one of everything, in several editions that differ by one edit each.

#[allow(dead_code, reason = "the contract is described here, not served")]
mod plans;

use std::collections::BTreeMap;

use codegen::GeneratedFile;
use codegen::model::Model;

/// One edition of the contract: a module with `CONTRACT`.
macro_rules! edition {
    (
        $module:ident,
        summary: $summary:literal,
        member: $member:literal,
        most: $most:literal,
        variants: [$($variant:ident),*],
        presence: $presence:ident,
        errors: [$($error:ident),*]
    ) => {
        #[expect(dead_code, reason = "the contract is described here, not served")]
        pub(crate) mod $module {
            use api_contract::contract::{
                Contract, Envelope, ErrorInfo, Notification, Reserved, ReservedForm, Transport,
            };
            use api_contract::method::{Group, TypeDescriptor};
            use api_contract::presence::Patch;
            use api_contract::{contract, wire};
            use std::collections::BTreeMap;

            /// How loud.
            #[wire]
            pub(crate) enum Volume {
                /// For the neighbours' sake.
                Quiet,
                $(
                    /// One more step.
                    $variant,
                )*
            }

            /// How it went.
            ///
            /// Newer servers may have more to say.
            #[wire(open)]
            pub(crate) enum Mood {
                /// Fine.
                Fine,
                /// Not fine: "*/" ends no comment.
                NotFine,
            }

            /// Something to say.
            #[wire(tag = "type")]
            pub(crate) enum Utterance {
                /// In words.
                Words {
                    /// The words.
                    #[wire(length(1, 64))]
                    text: String,
                    /// Who says it.
                    #[wire(optional)]
                    speaker: Option<String>,
                },
                /// Nothing.
                Silence,
            }

            /// What to say and how.
            #[wire(deny_unknown)]
            pub(crate) struct EchoParams {
                #[doc = $member]
                #[wire(range(1, $most))]
                pub(crate) times: u64,
                /// How loud.
                #[wire($presence)]
                pub(crate) volume: Option<Volume>,
                /// What to say.
                pub(crate) utterance: Utterance,
                /// Forget it after this long; null keeps it.
                #[wire(optional)]
                pub(crate) forget_after_ms: Patch<u64>,
                /// A second round.
                #[wire(default = 3, alias = "second_round")]
                pub(crate) second_round: i32,
                /// Labels.
                #[wire(optional)]
                pub(crate) labels: BTreeMap<String, String>,
                /// Never null.
                #[wire(optional, not_null)]
                pub(crate) type_: Option<String>,
            }

            /// What was said.
            #[wire]
            pub(crate) struct EchoResponse {
                /// What was said, in order.
                #[wire(default)]
                pub(crate) said: Vec<Utterance>,
                /// How it went; null when nobody knows.
                #[wire(required_nullable)]
                pub(crate) mood: Option<Mood>,
            }

            /// Why it failed.
            #[wire]
            pub(crate) struct Failure {
                /// For people.
                pub(crate) message: String,
            }

            /// Something that was heard.
            #[wire(tag = "method", content = "params", open)]
            pub(crate) enum Heard {
                /// Somebody else said something.
                #[wire(rename = "speech/heard")]
                Spoken {
                    /// What.
                    utterance: Utterance,
                },
                /// It is quiet now.
                #[wire(rename = "quiet")]
                Quiet,
            }

            /// Saying things.
            ///
            /// Politely.
            #[contract]
            pub(crate) trait Speech {
                #[doc = $summary]
                ///
                /// As often as wanted.
                #[method("speech/echo", scope = universe, group = "speech", action = "talk",
                         role = viewer, retry = with_id("times"), errors = [$($error),*],
                         example = r#"{"times": 2, "volume": "quiet", "utterance": {"type": "silence"}}"#, long_poll)]
                fn speech_echo(&mut self, params: EchoParams) -> Result<EchoResponse, String>;
            }

            pub(crate) static CONTRACT: Contract = Contract {
                title: "Speech",
                description: "Says things.",
                protocol_version: "speech.v1",
                transport: Transport {
                    kind: "http-json-rpc",
                    endpoint: "/rpc",
                    headers: &[("authorization", "A key.")],
                },
                groups: GROUPS,
                notifications: &[
                    Notification { name: "speech/heard", summary: "Somebody spoke." },
                    Notification { name: "quiet", summary: "Nobody speaks." },
                ],
                notification_type: Some(TypeDescriptor::of::<Heard>()),
                reserved: &[
                    Reserved {
                        of: "label",
                        form: ReservedForm::Prefix("daily-"),
                        summary: "Plans that the server makes.",
                    },
                    Reserved {
                        of: "listener",
                        form: ReservedForm::Exact("everybody"),
                        summary: "Whoever can hear.",
                    },
                ],
                errors: &[
                    ErrorInfo { kind: Some("hoarse"), common: false, code: -32010, summary: "No voice left." },
                    ErrorInfo { kind: Some("deaf"), common: false, code: -32010, summary: "No ear left." },
                    ErrorInfo { kind: Some("internal"), common: true, code: -32603, summary: "A bug." },
                    ErrorInfo { kind: None, common: true, code: -32601, summary: "No such method." },
                ],
                error_type: TypeDescriptor::of::<Failure>(),
                envelope: Some(Envelope {
                    name: "Outcome",
                    description: "What a call returned.",
                    result: "result",
                    notifications: Some("notifications"),
                }),
            };

            static GROUPS: &[&Group] = &[&SPEECH, &super::plans::PLANS];
        }
    };
}

edition!(first, summary: "Say something", member: "How often.", most: 9, variants: [Loud], presence: optional, errors: [hoarse]);
edition!(summary, summary: "Say it again", member: "How often.", most: 9, variants: [Loud], presence: optional, errors: [hoarse]);
edition!(member, summary: "Say something", member: "How many times.", most: 9, variants: [Loud], presence: optional, errors: [hoarse]);
edition!(bound, summary: "Say something", member: "How often.", most: 8, variants: [Loud], presence: optional, errors: [hoarse]);
edition!(variant, summary: "Say something", member: "How often.", most: 9, variants: [Loud, Louder], presence: optional, errors: [hoarse]);
edition!(presence, summary: "Say something", member: "How often.", most: 9, variants: [Loud], presence: required_nullable, errors: [hoarse]);
edition!(error, summary: "Say something", member: "How often.", most: 9, variants: [Loud], presence: optional, errors: [hoarse, deaf]);

/// The model of an edition.
pub(crate) fn model(contract: &api_contract::contract::Contract) -> Model {
    codegen::front::rust::model(contract).unwrap_or_else(|problems| panic!("{problems}"))
}

/// The files of an edition.
pub(crate) fn files(contract: &api_contract::contract::Contract) -> Vec<GeneratedFile> {
    codegen::generate(&model(contract)).unwrap_or_else(|problems| panic!("{problems}"))
}

/// The same files, as they would be found on the disk.
pub(crate) fn on_disk(files: &[GeneratedFile]) -> BTreeMap<String, String> {
    files
        .iter()
        .map(|file| (file.path.clone(), file.contents.clone()))
        .collect()
}
