//! `api! { pub trait Api(Error): group::Trait, .. }`: from the groups of a contract to their table and
//! the dispatcher over all of them.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Error, Ident, Path, Result, Token, Type, Visibility, parenthesized};

use crate::names;

struct Api {
    attributes: Vec<Attribute>,
    visibility: Visibility,
    ident: Ident,
    error: Type,
    groups: Punctuated<Path, Token![,]>,
}

impl Parse for Api {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let attributes = input.call(Attribute::parse_outer)?;
        let visibility = input.parse()?;
        input.parse::<Token![trait]>()?;
        let ident = input.parse()?;
        let error;
        parenthesized!(error in input);
        let error = error.parse()?;
        input.parse::<Token![:]>()?;
        let groups = Punctuated::parse_terminated(input)?;
        Ok(Api {
            attributes,
            visibility,
            ident,
            error,
            groups,
        })
    }
}

pub(crate) fn expand(input: TokenStream) -> Result<TokenStream> {
    let Api {
        attributes,
        visibility,
        ident,
        error,
        groups,
    } = syn::parse2(input)?;
    if groups.is_empty() {
        return Err(Error::new(ident.span(), "an API needs at least one group"));
    }
    let tables = groups.iter().map(|group| sibling(group, &names::screaming));
    let dispatchers = groups
        .iter()
        .map(|group| sibling(group, &|name| format!("dispatch_{}", names::snake(name))));
    let groups: Vec<_> = groups.iter().collect();
    Ok(quote! {
        #(#attributes)*
        #visibility trait #ident: #(#groups)+* {}

        impl<__Handler: #(#groups)+*> #ident for __Handler {}

        /// The groups of methods, in the order of the reference documentation.
        #visibility static GROUPS: &[&::api_contract::method::Group] = &[#(&#tables),*];

        /// Every method, in the order of the groups and of their traits.
        #visibility static METHODS: [
            &::api_contract::method::MethodDescriptor;
            ::api_contract::contract::count(GROUPS)
        ] = ::api_contract::contract::collect(GROUPS);

        /// Runs the method called `method` and returns its response as JSON, without the envelope.
        ///
        /// # Errors
        /// Why the call produced no response.
        #visibility fn dispatch<__Handler: #ident>(
            handler: &mut __Handler,
            method: &str,
            params: ::core::option::Option<::api_contract::__private::serde_json::Value>,
        ) -> ::core::result::Result<
            ::std::string::String,
            ::api_contract::dispatch::Refusal<#error>,
        > {
            let mut params = params;
            #(
                if let ::core::option::Option::Some(answer) = #dispatchers(handler, method, &mut params) {
                    return answer;
                }
            )*
            ::core::result::Result::Err(::api_contract::dispatch::Refusal::MethodNotFound)
        }
    })
}

/// The item beside a group's trait whose name is made from the trait's.
fn sibling(group: &Path, name: &dyn Fn(&str) -> String) -> Path {
    let mut path = group.clone();
    if let Some(last) = path.segments.last_mut() {
        last.ident = format_ident!(
            "{}",
            name(&last.ident.to_string()),
            span = last.ident.span()
        );
    }
    path
}
