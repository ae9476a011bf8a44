//! The inclusive bounds of a number or a length.

use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::ParseStream;
use syn::{Error, Expr, ExprLit, Ident, Lit, Result, Token, parenthesized};

use crate::names;
use crate::tokens::{self, value};

/// Inclusive bounds, at least one of them.
pub(crate) struct Bounds {
    min: Option<Expr>,
    max: Option<Expr>,
}

impl Bounds {
    /// `(1, 512)`, `(min = 1)`, `(max = 512)` or `(min = 1, max = 512)`.
    pub(crate) fn read(input: ParseStream<'_>) -> Result<Self> {
        let inner;
        parenthesized!(inner in input);
        let mut bounds = Bounds {
            min: None,
            max: None,
        };
        if inner.peek(Ident) && inner.peek2(Token![=]) {
            while !inner.is_empty() {
                let key: Ident = inner.parse()?;
                match key.to_string().as_str() {
                    "min" => bounds.min = Some(value(&inner)?),
                    "max" => bounds.max = Some(value(&inner)?),
                    _ => {
                        return Err(Error::new(
                            key.span(),
                            "bounds are `min = ..` and `max = ..`",
                        ));
                    }
                }
                if !inner.is_empty() {
                    inner.parse::<Token![,]>()?;
                }
            }
        } else {
            bounds.min = Some(inner.parse()?);
            inner.parse::<Token![,]>()?;
            bounds.max = Some(inner.parse()?);
        }
        if bounds.min.is_none() && bounds.max.is_none() {
            return Err(inner.error("a bound is missing: `min = ..`, `max = ..` or both"));
        }
        Ok(bounds)
    }

    /// What tells the derived schema about the bounds of a number.
    pub(crate) fn range_hint(&self) -> TokenStream {
        let min = typed(self.min.as_ref(), "i64").map(|min| quote!(min = #min,));
        let max = typed(self.max.as_ref(), "i64").map(|max| quote!(max = #max,));
        quote!(range(#min #max))
    }

    /// What tells the derived schema about the bounds of a length.
    pub(crate) fn length_hint(&self) -> TokenStream {
        let min = self.min.as_ref().map(|min| quote!(min = #min,));
        let max = self.max.as_ref().map(|max| quote!(max = #max,));
        quote!(length(#min #max))
    }

    /// Both bounds as `Option` expressions of an integer type.
    pub(crate) fn options(&self, ty: &str) -> (TokenStream, TokenStream) {
        (
            tokens::option(typed(self.min.as_ref(), ty)),
            tokens::option(typed(self.max.as_ref(), ty)),
        )
    }
}

/// A bound as an integer of the type that its reader takes.
fn typed(bound: Option<&Expr>, ty: &str) -> Option<TokenStream> {
    let bound = bound?;
    if let Expr::Lit(ExprLit {
        lit: Lit::Int(number),
        ..
    }) = bound
        && number.suffix().is_empty()
    {
        let number = syn::LitInt::new(&format!("{}{ty}", number.base10_digits()), number.span());
        return Some(quote!(#number));
    }
    let ty = names::ident(ty, proc_macro2::Span::call_site());
    Some(quote!({
        const BOUND: #ty = #bound as #ty;
        BOUND
    }))
}
