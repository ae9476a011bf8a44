//! `client.rs`: a function per method, over whatever carries the calls.
//!
//! The trait says nothing of how a call waits: what a call gives is a type of its own, generic in the
//! method, so that a blocking client gives a result and an asynchronous one a future, and neither
//! needs a runtime or a boxed future that it did not choose.

use proc_macro2::TokenStream;
use quote::quote;

use super::names::Names;
use super::source::{Source, formatted, literal};
use super::{file, type_ident, type_ident_name};
use crate::backends::{Backend, GeneratedFile};
use crate::model::{Method, Model};
use crate::problem::{Problem, Problems};

/// The client trait, for contracts with methods.
pub(in crate::backends) struct Client;

impl Backend for Client {
    fn about(&self) -> &'static str {
        "the Rust client trait"
    }

    fn files(&self, model: &Model) -> Result<Vec<GeneratedFile>, Problems> {
        let methods: Vec<&Method> = model.methods().collect();
        if methods.is_empty() {
            return Ok(Vec::new());
        }
        let wire = || methods.iter().map(|method| method.name.as_str());
        let (functions, markers) = (Names::functions(wire()), Names::constants(wire()));
        functions.check("function of the Rust client", "method")?;
        markers.check("Rust type of a method", "method")?;
        let rows: Vec<Row<'_>> = methods
            .iter()
            .map(|method| Row {
                method,
                function: functions.name(&method.name),
                marker: markers.name(&method.name),
            })
            .collect();
        let paragraphs = [
            formatted(allowances())?,
            formatted(quote! {
                use std::fmt;
                use std::sync::atomic::{AtomicU64, Ordering};
                use serde::de::DeserializeOwned;
                use serde::{Deserialize, Serialize};
                use serde_json::Value;
                use super::methods::{MethodInfo, method_info};
                use super::types;
            })?,
            formatted(method_trait())?,
            formatted(answer(model))?,
            client_trait(&rows)?,
            formatted(messages())?,
            formatted(errors(model))?,
            formatted(blocking())?,
            markers_of(&rows)?,
        ];
        let text = file(
            model,
            "Calling the methods, over whatever carries the calls.",
            &paragraphs,
        );
        Ok(vec![GeneratedFile::new("rust/client.rs", text)])
    }
}

/// A method with its two names.
struct Row<'a> {
    method: &'a Method,
    function: String,
    marker: String,
}

fn allowances() -> TokenStream {
    quote! {
        #![allow(
            deprecated,
            non_camel_case_types,
            non_snake_case,
            clippy::doc_markdown,
            reason = "the wording and what is on its way out are the contract's"
        )]
    }
}

fn method_trait() -> TokenStream {
    quote! {
        /// A method of the contract; the types in [`calls`] are these.
        pub trait Method: 'static {
            /// What it takes.
            type Params: Serialize;

            /// What it answers.
            type Response: DeserializeOwned;

            /// The wire name.
            const NAME: &'static str;

            /// What the contract says of it beside its types.
            fn info() -> Option<&'static MethodInfo> {
                method_info(Self::NAME)
            }
        }
    }
}

fn answer(model: &Model) -> TokenStream {
    match &model.envelope {
        None => quote! {
            /// What a call of this method answers.
            pub type Answer<M> = <M as Method>::Response;
        },
        Some(envelope) => {
            let envelope = type_ident(&envelope.name);
            quote! {
                /// What a call of this method answers.
                pub type Answer<M> = types::#envelope<<M as Method>::Response>;
            }
        }
    }
}

fn client_trait(rows: &[Row<'_>]) -> Result<String, Problem> {
    let mut source = Source::continuing(&formatted(client_frame())?);
    for row in rows {
        source.docs(&described(row.method));
        if let Some(note) = &row.method.deprecated {
            let note = format!("note = {}", literal(note));
            source.list("#[deprecated(", &[note], ")]", "");
        }
        let (function, marker) = (&row.function, &row.marker);
        let params = type_ident_name(&row.method.params);
        source.list(
            format_args!("fn {function}<'a>("),
            &[
                "&'a self".to_owned(),
                format!("params: &'a types::{params}"),
            ],
            &format!(") -> Self::Call<'a, calls::{marker}> {{"),
            ",",
        );
        source.block("self.call(params)");
    }
    source.close("}");
    source.formatted()
}

/// The trait without the functions of the methods.
fn client_frame() -> TokenStream {
    quote! {
        /// Something that calls methods: it has a function for each.
        ///
        /// A client implements [`Client::call`]; [`request`] and [`answer`] write and read the
        /// messages, however they travel. [`Blocking`] is a client over any function.
        pub trait Client {
            /// What calling a method gives: a `Result<Answer<M>, _>`, or a future of one.
            type Call<'a, M: Method>
            where
                Self: 'a;

            /// Calls any method.
            fn call<'a, M: Method>(&'a self, params: &'a M::Params) -> Self::Call<'a, M>;
        }
    }
}

fn described(method: &Method) -> String {
    let own = method.errors.iter().map(|kind| format!("`{kind}`"));
    let own: Vec<String> = own.collect();
    let errors = (!own.is_empty()).then(|| format!("Errors of its own: {}.", own.join(", ")));
    let summary = match method.summary.trim_end_matches('.') {
        "" => format!("`{}`.", method.name),
        summary => format!("`{}`: {summary}.", method.name),
    };
    let description = Some(&method.description).filter(|text| !text.is_empty());
    let paragraphs = [Some(summary), description.cloned()].into_iter().flatten();
    let paragraphs: Vec<String> = paragraphs.chain(method.advice()).chain(errors).collect();
    paragraphs.join("\n\n")
}

fn messages() -> TokenStream {
    quote! {
        #[derive(Serialize)]
        struct Request<'a, P> {
            jsonrpc: &'static str,
            id: u64,
            method: &'static str,
            params: &'a P,
        }

        /// The text of a request. The server answers with the same `id`.
        ///
        /// # Errors
        /// The parameters have no form in JSON.
        pub fn request<M: Method>(id: u64, params: &M::Params) -> Result<String, serde_json::Error> {
            serde_json::to_string(&Request { jsonrpc: "2.0", id, method: M::NAME, params })
        }

        /// What the text of a response answers to the request with this `id`.
        ///
        /// # Errors
        /// The server refused the call, or the text is no response to it.
        pub fn answer<M: Method>(id: u64, response: &str) -> Result<Answer<M>, Refusal> {
            let malformed = |error: serde_json::Error| Refusal::Malformed(error.to_string());
            let response: Value = serde_json::from_str(response).map_err(malformed)?;
            let member = |name| response.get(name).filter(|value| !value.is_null());
            let error = member("error");
            match member("id").map(Value::as_u64) {
                // A server that could not read the request does not know its id.
                None if error.is_some() => {}
                Some(given) if given == Some(id) => {}
                _ => return Err(Refusal::Malformed(format!("`id` is not {id}"))),
            }
            match (response.get("result"), error) {
                (_, Some(error)) => {
                    let error = ErrorObject::deserialize(error).map_err(malformed)?;
                    Err(Refusal::Error(error))
                }
                (Some(result), None) => Answer::<M>::deserialize(result).map_err(malformed),
                (None, None) => {
                    Err(Refusal::Malformed("neither a result nor an error".to_owned()))
                }
            }
        }
    }
}

fn errors(model: &Model) -> TokenStream {
    let detail = model.error_type.as_ref().map(|name| {
        let ty = type_ident(name);
        quote! {
            impl ErrorObject {
                /// The structured data; `None` where there is none, or none of this form.
                pub fn detail(&self) -> Option<types::#ty> {
                    types::#ty::deserialize(self.data.as_ref()?).ok()
                }
            }
        }
    });
    quote! {
        /// The error that a server answered with.
        #[derive(Clone, Debug, PartialEq, Deserialize)]
        pub struct ErrorObject {
            /// The JSON-RPC error code.
            pub code: i64,
            /// For people.
            pub message: String,
            /// Structured data.
            pub data: Option<Value>,
        }

        #detail

        /// Why a response holds no answer.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Refusal {
            /// The server refused the call.
            Error(ErrorObject),
            /// The response is not what the contract says; tells what is wrong.
            Malformed(String),
        }

        impl fmt::Display for Refusal {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    Refusal::Error(error) => write!(out, "{} ({})", error.message, error.code),
                    Refusal::Malformed(what) => write!(out, "malformed response: {what}"),
                }
            }
        }

        impl std::error::Error for Refusal {}

        /// Why a call failed.
        #[derive(Debug)]
        pub enum CallError<E> {
            /// The parameters could not be written.
            Params(serde_json::Error),
            /// The request or its response was lost on the way.
            Transport(E),
            /// The response holds no answer.
            Refused(Refusal),
        }

        impl<E: fmt::Display> fmt::Display for CallError<E> {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    CallError::Params(error) => error.fmt(out),
                    CallError::Transport(error) => error.fmt(out),
                    CallError::Refused(refusal) => refusal.fmt(out),
                }
            }
        }

        impl<E: fmt::Debug + fmt::Display> std::error::Error for CallError<E> {}
    }
}

fn blocking() -> TokenStream {
    quote! {
        /// A client over a function that carries the text of a request to the server and returns the
        /// text of the response.
        #[derive(Debug)]
        pub struct Blocking<F> {
            carry: F,
            last_id: AtomicU64,
        }

        impl<F> Blocking<F> {
            /// A client over this function.
            pub fn new(carry: F) -> Self {
                Blocking { carry, last_id: AtomicU64::new(0) }
            }
        }

        impl<F, E> Client for Blocking<F>
        where
            F: Fn(&str) -> Result<String, E>,
        {
            type Call<'a, M: Method>
                = Result<Answer<M>, CallError<E>>
            where
                Self: 'a;

            fn call<'a, M: Method>(&'a self, params: &'a M::Params) -> Self::Call<'a, M> {
                let id = self.last_id.fetch_add(1, Ordering::Relaxed) + 1;
                let request = request::<M>(id, params).map_err(CallError::Params)?;
                let response = (self.carry)(&request).map_err(CallError::Transport)?;
                answer::<M>(id, &response).map_err(CallError::Refused)
            }
        }
    }
}

/// The methods as types.
fn markers_of(rows: &[Row<'_>]) -> Result<String, Problem> {
    let mut source = Source::default();
    source.docs("The methods as types.");
    source.open("pub mod calls {");
    for Row { method, marker, .. } in rows {
        let (params, response) = (
            type_ident_name(&method.params),
            type_ident_name(&method.response),
        );
        let name = &method.name;
        source.docs(&format!("`{name}`."));
        source.line("#[derive(Debug)]");
        source.line(format_args!("pub enum {marker} {{}}"));
        source.open(format_args!("impl super::Method for {marker} {{"));
        source.unbroken(format_args!("type Params = super::types::{params};"));
        source.unbroken(format_args!("type Response = super::types::{response};"));
        let name = literal(name);
        source.unbroken(format_args!("const NAME: &'static str = {name};"));
        source.close("}");
    }
    source.close("}");
    source.formatted()
}
