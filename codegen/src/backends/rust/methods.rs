//! `methods.rs`: what is known of each method.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::source::{Source, formatted, literal};
use super::{docs, file};
use crate::backends::{Backend, GeneratedFile};
use crate::model::names::type_name;
use crate::model::{Method, Model, Reserved, ReservedForm, Retry, Stability};
use crate::problem::{Problem, Problems};

/// The methods.
pub(in crate::backends) struct Methods;

impl Backend for Methods {
    fn about(&self) -> &'static str {
        "the Rust method table"
    }

    fn files(&self, model: &Model) -> Result<Vec<GeneratedFile>, Problems> {
        let version = &model.protocol_version;
        let endpoint = &model.transport.endpoint;
        let endpoint_docs = docs(match endpoint.as_str() {
            "" => "The path that requests are posted to: the contract names none.",
            _ => "The path that requests are posted to.",
        });
        let errors = model.errors.iter().map(|error| {
            let (kind, summary) = (option(error.kind.as_deref()), &error.summary);
            let code = Literal::i64_unsuffixed(error.code);
            quote!(ErrorInfo { kind: #kind, code: #code, summary: #summary })
        });
        let error_count = model.errors.len();
        let paragraphs = [
            formatted(
                quote!(#![allow(clippy::doc_markdown, reason = "the wording is the contract's")]),
            )?,
            formatted(quote! {
                /// The version of the protocol that this crate describes.
                pub const PROTOCOL_VERSION: &str = #version;
            })?,
            formatted(quote! {
                #endpoint_docs
                pub const ENDPOINT_PATH: &str = #endpoint;
            })?,
            formatted(definitions(model))?,
            method_info(model)?,
            formatted(quote! {
                /// Every error a call can end with.
                pub static ERRORS: [ErrorInfo; #error_count] = [#(#errors),*];
            })?,
            formatted(notifications(model))?,
            formatted(reserved(model))?,
        ];
        let about = "The methods of the contract, their errors, and what else is known by name.";
        let text = file(model, about, &paragraphs);
        Ok(vec![GeneratedFile::new("rust/methods.rs", text)])
    }
}

fn definitions(model: &Model) -> TokenStream {
    let kind = match model.error_type {
        Some(_) => "The kind in the error's data; `None` when the error carries no data.",
        None => "What the contract calls it; `None` when it has no name.",
    };
    let kind = docs(kind);
    let [always, with_id, reconcile, never] =
        Retry::meanings("this parameter").map(|(_, meaning)| docs(&meaning));
    let lost = docs(Retry::ABOUT);
    quote! {
        /// What the contract says of a method beside its types.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct MethodInfo {
            /// The wire name.
            pub name: &'static str,
            /// The group of the reference it belongs to.
            pub group: &'static str,
            /// What it does, in one line.
            pub summary: &'static str,
            /// More about it; may be empty.
            pub description: &'static str,
            /// What a call is bound to, where the contract says so.
            pub scope: Option<&'static str>,
            /// Who may call it.
            pub access: Access,
            /// What to do when the answer was lost, where the contract says so.
            pub retry: Option<Retry>,
            /// The error kinds it can return besides those that every method can.
            pub errors: &'static [&'static str],
            /// Whether it returns pages to be followed by a cursor.
            pub paginated: bool,
            /// Whether it can hold its answer until something happens.
            pub long_poll: bool,
            /// What to use in its place, where the method is on its way out.
            pub deprecated: Option<&'static str>,
            /// How much a caller can rely on it.
            pub stability: Stability,
            /// The type of its parameters.
            pub params: &'static str,
            /// The type of its response, without the envelope.
            pub response: &'static str,
        }

        /// Who may call a method.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Access {
            /// What the call does, for policies.
            pub action: Option<&'static str>,
            /// The method group a key must hold.
            pub group: Option<&'static str>,
            /// The role recommended for people who call it.
            pub role: Option<&'static str>,
            /// The parameter that names the resource the call is about.
            pub target: Option<&'static str>,
        }

        /// How much a caller can rely on a method.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Stability {
            /// It changes only as the contract's version allows.
            Stable,
            /// It may change or go without a new version.
            Experimental,
        }

        #lost
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Retry {
            #always
            Always,
            #with_id
            WithId(&'static str),
            #reconcile
            Reconcile,
            #never
            Never,
        }

        /// A way for a call to fail.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct ErrorInfo {
            #kind
            pub kind: Option<&'static str>,
            /// The JSON-RPC error code.
            pub code: i64,
            /// What it means for the caller, in one line.
            pub summary: &'static str,
        }

        /// A message of the server that answers no call.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct NotificationInfo {
            /// The wire name.
            pub name: &'static str,
            /// What it tells, in one line.
            pub summary: &'static str,
        }

        /// Names that only the server gives.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct ReservedNames {
            /// What the names are of, in a wire word.
            pub of: &'static str,
            /// Which names they are.
            pub form: ReservedForm,
            /// What the server uses them for, in one line.
            pub summary: &'static str,
        }

        /// Which names are reserved.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum ReservedForm {
            /// Every name that begins so.
            Prefix(&'static str),
            /// This one name.
            Exact(&'static str),
        }

        /// What the contract says of the method of this wire name.
        pub fn method_info(name: &str) -> Option<&'static MethodInfo> {
            METHOD_INFO.iter().find(|method| method.name == name)
        }
    }
}

fn method_info(model: &Model) -> Result<String, Problem> {
    let count = model.methods().count();
    let mut source = Source::default();
    source.docs("Every method, in the order of the reference.");
    let head = format!("pub static METHOD_INFO: [MethodInfo; {count}usize] = [");
    if count == 0 {
        source.line(format_args!("{head}];"));
        return source.formatted();
    }
    source.open(head);
    for group in &model.groups {
        for method in &group.methods {
            row(&mut source, method, &group.name);
        }
    }
    source.close("];");
    source.formatted()
}

fn row(source: &mut Source, method: &Method, group: &str) {
    source.open("MethodInfo {");
    let texts = [
        ("name", method.name.as_str()),
        ("group", group),
        ("summary", &method.summary),
        ("description", &method.description),
    ];
    for (field, text) in texts {
        source.unbroken(format_args!("{field}: {},", literal(text)));
    }
    optional(source, "scope", method.scope.as_deref());
    source.open("access: Access {");
    let access = &method.access;
    optional(source, "action", access.action.as_deref());
    optional(source, "group", access.group.as_deref());
    optional(source, "role", access.role.as_deref());
    optional(source, "target", access.target.as_deref());
    source.close("},");
    match &method.retry {
        None => source.line("retry: None,"),
        Some(Retry::Always) => source.line("retry: Some(Retry::Always),"),
        Some(Retry::WithId(member)) => {
            let member = literal(member);
            source.line(format_args!("retry: Some(Retry::WithId({member})),"));
        }
        Some(Retry::Reconcile) => source.line("retry: Some(Retry::Reconcile),"),
        Some(Retry::Never) => source.line("retry: Some(Retry::Never),"),
    }
    let errors: Vec<String> = method.errors.iter().map(|kind| literal(kind)).collect();
    source.list("errors: &[", &errors, "],", ",");
    source.line(format_args!("paginated: {},", method.paginated));
    source.line(format_args!("long_poll: {},", method.long_poll));
    optional(source, "deprecated", method.deprecated.as_deref());
    let stability = match method.stability {
        Stability::Stable => "Stable",
        Stability::Experimental => "Experimental",
    };
    source.line(format_args!("stability: Stability::{stability},"));
    let types = [("params", &method.params), ("response", &method.response)];
    for (field, name) in types {
        source.unbroken(format_args!("{field}: {},", literal(&type_name(name))));
    }
    source.close("},");
}

/// A field with a text that may be missing.
fn optional(source: &mut Source, field: &str, text: Option<&str>) {
    match text {
        None => source.line(format_args!("{field}: None,")),
        Some(text) => source.list(format_args!("{field}: Some("), &[literal(text)], "),", ","),
    }
}

fn notifications(model: &Model) -> TokenStream {
    let listed: Vec<&(String, String)> = model
        .notifications
        .iter()
        .flat_map(|all| &all.listed)
        .collect();
    let count = listed.len();
    let rows = listed
        .into_iter()
        .map(|(name, summary)| quote!(NotificationInfo { name: #name, summary: #summary }));
    quote! {
        /// Every notification, in the order of the reference.
        pub static NOTIFICATIONS: [NotificationInfo; #count] = [#(#rows),*];
    }
}

fn reserved(model: &Model) -> TokenStream {
    let count = model.reserved.len();
    let rows = model.reserved.iter().map(|reserved| {
        let Reserved { of, form, summary } = reserved;
        let form = match form {
            ReservedForm::Prefix(prefix) => quote!(ReservedForm::Prefix(#prefix)),
            ReservedForm::Exact(name) => quote!(ReservedForm::Exact(#name)),
        };
        quote!(ReservedNames { of: #of, form: #form, summary: #summary })
    });
    quote! {
        /// The names that only the server gives. It refuses them in what clients send.
        pub static RESERVED_NAMES: [ReservedNames; #count] = [#(#rows),*];
    }
}

fn option(text: Option<&str>) -> TokenStream {
    match text {
        None => quote!(None),
        Some(text) => quote!(Some(#text)),
    }
}
