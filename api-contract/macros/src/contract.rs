//! `#[contract]`: from a trait to its methods' types, their table and their dispatcher.

mod method;

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use syn::{Error, ItemTrait, Result, TraitItem};

use crate::{docs, names};
use method::Method;

pub(crate) fn expand(arguments: TokenStream, item: TokenStream) -> Result<TokenStream> {
    if let Some(token) = arguments.into_iter().next() {
        return Err(Error::new(token.span(), "#[contract] takes no arguments"));
    }
    let mut item: ItemTrait = syn::parse2(item)?;
    let about = docs::read(&item.attrs);
    if about.summary.is_empty() {
        return Err(Error::new(
            item.ident.span(),
            "a contract needs a doc comment: its first line says what this group of methods is about",
        ));
    }
    let mut methods: Vec<Method> = Vec::new();
    let mut errors: Option<Error> = None;
    for member in &mut item.items {
        let read = match member {
            TraitItem::Fn(function) => Method::read(function),
            other => Err(Error::new_spanned(
                other,
                "a contract's trait holds methods only",
            )),
        };
        let read = read.and_then(|method| {
            match methods
                .iter()
                .find(|earlier| earlier.name.value() == method.name.value())
            {
                Some(_) => Err(Error::new(
                    method.name.span(),
                    format!("the method name {:?} is taken", method.name.value()),
                )),
                None => Ok(method),
            }
        });
        let read = read.and_then(|method| match methods.first() {
            Some(first) if !same_tokens(&first.error, &method.error) => Err(Error::new_spanned(
                &method.error,
                "the methods of a group fail with one type of error; the first has another one",
            )),
            _ => Ok(method),
        });
        match read {
            Ok(method) => methods.push(method),
            Err(error) => match &mut errors {
                Some(errors) => errors.combine(error),
                None => errors = Some(error),
            },
        }
    }
    match errors {
        Some(errors) => Err(errors),
        None => generate(&item, &about, &methods),
    }
}

fn same_tokens(left: &impl ToTokens, right: &impl ToTokens) -> bool {
    left.to_token_stream().to_string() == right.to_token_stream().to_string()
}

fn generate(item: &ItemTrait, about: &docs::Docs, methods: &[Method]) -> Result<TokenStream> {
    let Some(first) = methods.first() else {
        return Err(Error::new(
            item.ident.span(),
            "a contract needs at least one method",
        ));
    };
    let visibility = &item.vis;
    let handler = &item.ident;
    let error = &first.error;
    let group = format_ident!("{}", names::screaming(&handler.to_string()));
    let dispatch = format_ident!("dispatch_{}", names::snake(&handler.to_string()));
    let group_name = handler.to_string();
    let (summary, description) = (&about.summary, &about.description);
    let types = methods.iter().map(|method| method.marker(visibility));
    let markers: Vec<_> = methods.iter().map(|method| &method.marker).collect();
    let functions = methods.iter().map(|method| &method.function);
    let group_docs = format!("The methods of [`{handler}`].");
    let dispatch_docs = format!(
        "Runs the method of [`{handler}`] called `method` and returns its response as JSON; `None` when \
         it has no such method."
    );
    Ok(quote! {
        #item

        #(#types)*

        #[doc = #group_docs]
        #visibility static #group: ::api_contract::method::Group = ::api_contract::method::Group {
            name: #group_name,
            summary: #summary,
            description: #description,
            methods: &[#(::api_contract::method::MethodDescriptor::of::<#markers>()),*],
        };

        #[doc = #dispatch_docs]
        ///
        /// It takes `params` out only when the method is its own.
        ///
        /// # Errors
        /// Why the call produced no response.
        #visibility fn #dispatch<__Handler: #handler + ?::core::marker::Sized>(
            handler: &mut __Handler,
            method: &str,
            params: &mut ::core::option::Option<::api_contract::__private::serde_json::Value>,
        ) -> ::core::option::Option<::core::result::Result<
            ::std::string::String,
            ::api_contract::dispatch::Refusal<#error>,
        >> {
            match method {
                #(<#markers as ::api_contract::method::Method>::NAME => ::core::option::Option::Some(
                    ::api_contract::dispatch::call::<#markers, _>(
                        params.take(),
                        |params| <__Handler as #handler>::#functions(handler, params),
                    )
                ),)*
                _ => ::core::option::Option::None,
            }
        }
    })
}
