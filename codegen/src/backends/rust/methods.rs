//! `methods.rs`: what is known of each method.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::file;
use crate::backends::{Backend, GeneratedFile};
use crate::model::names::type_name;
use crate::model::{Method, Model, Reserved, ReservedForm, Retry, Stability};
use crate::problem::Problems;

/// The methods.
pub(in crate::backends) struct Methods;

impl Backend for Methods {
    fn about(&self) -> &'static str {
        "the Rust method table"
    }

    fn files(&self, model: &Model) -> Result<Vec<GeneratedFile>, Problems> {
        let version = &model.protocol_version;
        let endpoint = &model.transport.endpoint;
        let rows: Vec<TokenStream> = model
            .groups
            .iter()
            .flat_map(|group| group.methods.iter().map(|method| row(method, &group.name)))
            .collect();
        let count = rows.len();
        let errors = model.errors.iter().map(|error| {
            let (kind, summary) = (option(error.kind.as_deref()), &error.summary);
            let code = Literal::i64_unsuffixed(error.code);
            quote!(ErrorInfo { kind: #kind, code: #code, summary: #summary })
        });
        let error_count = model.errors.len();
        let paragraphs = [
            quote!(#![allow(clippy::doc_markdown, reason = "the wording is the contract's")]),
            quote! {
                /// The version of the protocol that this crate describes.
                pub const PROTOCOL_VERSION: &str = #version;
            },
            quote! {
                /// The path that requests are posted to.
                pub const ENDPOINT_PATH: &str = #endpoint;
            },
            definitions(),
            quote! {
                /// Every method, in the order of the reference.
                pub static METHOD_INFO: [MethodInfo; #count] = [#(#rows),*];
            },
            quote! {
                /// Every error a call can end with.
                pub static ERRORS: [ErrorInfo; #error_count] = [#(#errors),*];
            },
            notifications(model),
            reserved(model),
        ];
        let about = "The methods of the contract, their errors, and what else is known by name.";
        let text = file(model, about, &paragraphs)?;
        Ok(vec![GeneratedFile::new("rust/methods.rs", text)])
    }
}

fn definitions() -> TokenStream {
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

        /// What to do when the answer to a call was lost.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Retry {
            /// Repeat the call: the effect is the same however often it is done.
            Always,
            /// Repeat the call with the same value of this parameter: it names the effect.
            WithId(&'static str),
            /// Read first: a conflict or a missing record may mean that it was done.
            Reconcile,
            /// Do not repeat the call: each one has an effect of its own.
            Never,
        }

        /// A way for a call to fail.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct ErrorInfo {
            /// The kind in the error's data; `None` when the error carries no data.
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

fn row(method: &Method, group: &str) -> TokenStream {
    let Method {
        name,
        summary,
        description,
        paginated,
        long_poll,
        ..
    } = method;
    let scope = option(method.scope.as_deref());
    let action = option(method.access.action.as_deref());
    let key_group = option(method.access.group.as_deref());
    let role = option(method.access.role.as_deref());
    let target = option(method.access.target.as_deref());
    let retry = match &method.retry {
        None => quote!(None),
        Some(Retry::Always) => quote!(Some(Retry::Always)),
        Some(Retry::WithId(member)) => quote!(Some(Retry::WithId(#member))),
        Some(Retry::Reconcile) => quote!(Some(Retry::Reconcile)),
        Some(Retry::Never) => quote!(Some(Retry::Never)),
    };
    let errors = &method.errors;
    let deprecated = option(method.deprecated.as_deref());
    let stability = match method.stability {
        Stability::Stable => quote!(Stability::Stable),
        Stability::Experimental => quote!(Stability::Experimental),
    };
    let (params, response) = (type_name(&method.params), type_name(&method.response));
    quote! {
        MethodInfo {
            name: #name,
            group: #group,
            summary: #summary,
            description: #description,
            scope: #scope,
            access: Access { action: #action, group: #key_group, role: #role, target: #target },
            retry: #retry,
            errors: &[#(#errors),*],
            paginated: #paginated,
            long_poll: #long_poll,
            deprecated: #deprecated,
            stability: #stability,
            params: #params,
            response: #response,
        }
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
