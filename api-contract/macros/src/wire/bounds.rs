//! The inclusive bounds of a number or a length.

use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::ParseStream;
use syn::{Error, Expr, ExprLit, ExprUnary, Ident, Lit, Result, Token, UnOp, parenthesized};

use crate::names;
use crate::tokens::{self, once, value};

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
                    "min" => once(&mut bounds.min, &key, value(&inner)?)?,
                    "max" => once(&mut bounds.max, &key, value(&inner)?)?,
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
            inner.parse::<Option<Token![,]>>()?;
            if !inner.is_empty() {
                return Err(inner.error("bounds are two: the least and the greatest"));
            }
        }
        match (&bounds.min, &bounds.max) {
            (None, None) => Err(inner.error("a bound is missing: `min = ..`, `max = ..` or both")),
            (Some(min), Some(max))
                if literal(min)
                    .zip(literal(max))
                    .is_some_and(|(min, max)| min > max) =>
            {
                Err(Error::new_spanned(max, "nothing is within these bounds"))
            }
            _ => Ok(bounds),
        }
    }

    /// What tells the derived schema about the bounds of a number.
    pub(crate) fn range_hint(&self) -> TokenStream {
        let bound = |bound: &Expr| {
            let number = typed(bound, "i128");
            quote!(::api_contract::schema::bound(#number))
        };
        let min = self.min.as_ref().map(bound).map(|min| quote!(min = #min,));
        let max = self.max.as_ref().map(bound).map(|max| quote!(max = #max,));
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
        let option =
            |bound: &Option<Expr>| tokens::option(bound.as_ref().map(|bound| typed(bound, ty)));
        (option(&self.min), option(&self.max))
    }

    /// Why a default is outside the bounds; nothing when that is not to be seen here.
    pub(crate) fn refuses(&self, default: &Expr) -> Option<String> {
        let number = literal(default)?;
        if let Some(min) = self.min.as_ref().and_then(literal)
            && number < min
        {
            return Some(format!(
                "this default is below the member's own bound of {min}"
            ));
        }
        if let Some(max) = self.max.as_ref().and_then(literal)
            && number > max
        {
            return Some(format!(
                "this default is above the member's own bound of {max}"
            ));
        }
        None
    }

    /// Whether zero, and so a type's default, is outside.
    pub(crate) fn exclude_zero(&self) -> bool {
        let (min, max) = (&self.min, &self.max);
        min.as_ref().and_then(literal).is_some_and(|min| min > 0)
            || max.as_ref().and_then(literal).is_some_and(|max| max < 0)
    }
}

/// The number of a literal, for a text the number of its bytes.
fn literal(bound: &Expr) -> Option<i128> {
    match bound {
        Expr::Lit(ExprLit {
            lit: Lit::Int(number),
            ..
        }) => number.base10_parse().ok(),
        Expr::Lit(ExprLit {
            lit: Lit::Str(text),
            ..
        }) => i128::try_from(text.value().len()).ok(),
        Expr::Unary(ExprUnary {
            op: UnOp::Neg(_),
            expr,
            ..
        }) => literal(expr).map(|number| -number),
        Expr::MethodCall(call) if call.method == "to_owned" || call.method == "into" => {
            literal(&call.receiver)
        }
        _ => None,
    }
}

/// A bound as an integer of the type that its reader takes.
fn typed(bound: &Expr, ty: &str) -> TokenStream {
    let ty = names::ident(ty, proc_macro2::Span::call_site());
    // A block of its own: a constant of any name can be the bound.
    quote!(const { #bound as #ty })
}
