//! `#[method("name", ..)]`: one function of a contract's trait.

use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{
    Error, FnArg, GenericArgument, Ident, LitStr, PathArguments, Result, ReturnType, Token,
    TraitItemFn, Type, Visibility, bracketed, parenthesized,
};

use crate::tokens::{once, value};
use crate::{docs, names, tokens};

const SUMMARY_LIMIT: usize = 80;
const DESCRIPTION_LIMIT: usize = 400;
const KEYS: &str = "scope, action, group, role, target, retry, errors, example, paginated, long_poll, deprecated, \
     stability";

/// Names that a type beside the trait must not have: what the trait says would mean another thing.
const HIDING: &[&str] = &[
    "Self", "Option", "Some", "None", "Result", "Ok", "Err", "String", "Vec", "Box", "Send",
    "Sync", "Sized", "Copy", "Clone", "Debug", "Drop", "Fn", "Into", "From", "Default",
];

pub(crate) struct Method {
    pub(crate) name: LitStr,
    pub(crate) marker: Ident,
    pub(crate) function: Ident,
    pub(crate) error: Type,
    params: Type,
    response: Type,
    about: docs::Docs,
    facts: Facts,
}

impl Method {
    /// Reads a function and takes its `#[method]` attribute off.
    pub(crate) fn read(function: &mut TraitItemFn) -> Result<Self> {
        let span = function.sig.ident.span();
        let index = function
            .attrs
            .iter()
            .position(|attribute| attribute.path().is_ident("method"))
            .ok_or_else(|| {
                Error::new(
                    span,
                    "a method of a contract needs #[method(\"wire/name\", ..)]",
                )
            })?;
        let facts: Facts = function.attrs.remove(index).parse_args()?;
        if let Some(again) = function
            .attrs
            .iter()
            .find(|attribute| attribute.path().is_ident("method"))
        {
            return Err(Error::new_spanned(again, "one #[method] is enough"));
        }
        let about = docs::read(&function.attrs);
        check_docs(&about, span)?;
        let name = facts.name.clone();
        if !names::is_method_name(&name.value()) {
            return Err(Error::new(
                name.span(),
                "a method name is made of segments like `session/config/put`: letters, digits and \
                 hyphens, each segment starting with a small letter",
            ));
        }
        let expected = names::snake(&name.value());
        let marker = names::pascal(&name.value());
        if HIDING.contains(&marker.as_str()) {
            return Err(Error::new(
                name.span(),
                format!(
                    "the type of this method would hide Rust's own `{marker}`: choose another name"
                ),
            ));
        }
        if function.sig.ident.unraw() != expected {
            return Err(Error::new(
                span,
                format!("the function of {:?} is called `{expected}`", name.value()),
            ));
        }
        let (params, response, error) = signature(function)?;
        Ok(Method {
            marker: names::ident(&marker, name.span()),
            function: function.sig.ident.clone(),
            name,
            error,
            params,
            response,
            about,
            facts,
        })
    }

    /// The unit type that stands for the method.
    pub(crate) fn marker(&self, visibility: &Visibility) -> TokenStream {
        let Method {
            name,
            marker,
            params,
            response,
            facts,
            ..
        } = self;
        let docs = format!("The method `{}`: {}.", name.value(), self.about.summary);
        let (summary, description) = (&self.about.summary, &self.about.description);
        let scope = tokens::option(
            facts
                .scope
                .as_ref()
                .map(|scope| quote!(::api_contract::method::Scope::#scope)),
        );
        let retry = &facts.retry;
        let action = tokens::option(facts.action.as_ref().map(|text| quote!(#text)));
        let group = tokens::option(facts.group.as_ref().map(|text| quote!(#text)));
        let role = tokens::option(facts.role.as_ref().map(|role| {
            let role = names::ident(&names::pascal(&role.to_string()), role.span());
            quote!(::api_contract::method::Role::#role)
        }));
        let target = tokens::option(facts.target.as_ref().map(|target| {
            let target = names::ident(&names::pascal(&target.to_string()), target.span());
            quote!(::api_contract::method::Target::#target)
        }));
        let example = facts
            .example
            .as_ref()
            .map_or_else(|| "{}".to_owned(), LitStr::value);
        let errors = facts.errors.iter().map(ToString::to_string);
        let (paginated, long_poll) = (facts.paginated, facts.long_poll);
        let deprecated = tokens::option(facts.deprecated.as_ref().map(|text| quote!(#text)));
        let stability = &facts.stability;
        quote! {
            #[doc = #docs]
            #[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
            #visibility struct #marker;

            impl ::api_contract::method::Method for #marker {
                type Params = #params;
                type Response = #response;
                const NAME: &'static str = #name;
                const INFO: ::api_contract::method::MethodInfo = ::api_contract::method::MethodInfo {
                    name: #name,
                    summary: #summary,
                    description: #description,
                    scope: #scope,
                    access: ::api_contract::method::Access {
                        action: #action,
                        group: #group,
                        role: #role,
                        target: #target,
                    },
                    retry: ::api_contract::method::Retry::#retry,
                    errors: &[#(#errors),*],
                    example: #example,
                    paginated: #paginated,
                    long_poll: #long_poll,
                    deprecated: #deprecated,
                    stability: ::api_contract::method::Stability::#stability,
                };
            }
        }
    }
}

fn check_docs(about: &docs::Docs, span: Span) -> Result<()> {
    let summary = about.summary.chars().count();
    let description = about.description.chars().count();
    if summary == 0 {
        return Err(Error::new(
            span,
            "a method needs a doc comment: its first line is the summary that clients see",
        ));
    }
    if summary > SUMMARY_LIMIT {
        return Err(Error::new(
            span,
            format!(
                "the summary has {summary} characters, {SUMMARY_LIMIT} at most; leave an empty line after it"
            ),
        ));
    }
    if about.summary.ends_with('.') {
        return Err(Error::new(
            span,
            "a summary is a heading: no full stop at its end",
        ));
    }
    if description > DESCRIPTION_LIMIT {
        return Err(Error::new(
            span,
            format!("the description has {description} characters, {DESCRIPTION_LIMIT} at most"),
        ));
    }
    Ok(())
}

/// Parameters, response and error of `fn name(&mut self, params: P) -> Result<R, E>`.
fn signature(function: &TraitItemFn) -> Result<(Type, Type, Type)> {
    let shape = || {
        Error::new(
            function.sig.ident.span(),
            "a method of a contract is `fn name(&mut self, params: Params) -> Result<Response, Error>`",
        )
    };
    if function.sig.asyncness.is_some() || function.default.is_some() {
        return Err(shape());
    }
    let mut inputs = function.sig.inputs.iter();
    let (Some(FnArg::Receiver(_)), Some(FnArg::Typed(params)), None) =
        (inputs.next(), inputs.next(), inputs.next())
    else {
        return Err(shape());
    };
    let ReturnType::Type(_, output) = &function.sig.output else {
        return Err(shape());
    };
    let Type::Path(output) = &**output else {
        return Err(shape());
    };
    let last = output.path.segments.last().ok_or_else(shape)?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return Err(shape());
    };
    let mut types = arguments.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(kind) => Some(kind.clone()),
        _ => None,
    });
    let (Some(response), Some(error)) = (types.next(), types.next()) else {
        return Err(shape());
    };
    Ok(((*params.ty).clone(), response, error))
}

/// What stands in the parentheses of `#[method(..)]`.
struct Facts {
    name: LitStr,
    scope: Option<Ident>,
    retry: TokenStream,
    action: Option<LitStr>,
    group: Option<LitStr>,
    role: Option<Ident>,
    target: Option<Ident>,
    errors: Vec<Ident>,
    example: Option<LitStr>,
    paginated: bool,
    long_poll: bool,
    deprecated: Option<LitStr>,
    stability: Ident,
}

impl Parse for Facts {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let name: LitStr = input.parse()?;
        let (mut scope, mut retry, mut action, mut group) = (None, None, None, None);
        let (mut role, mut target, mut errors, mut example) = (None, None, None, None);
        let (mut paginated, mut long_poll) = (None, None);
        let (mut deprecated, mut stability) = (None, None);
        while !input.is_empty() {
            input.parse::<Token![,]>()?;
            if input.is_empty() {
                break;
            }
            let key: Ident = input.parse()?;
            match key.to_string().as_str() {
                "scope" => once(&mut scope, &key, value::<ScopeWord>(input)?)?,
                "retry" => once(&mut retry, &key, value::<RetryRule>(input)?)?,
                "action" => once(&mut action, &key, value(input)?)?,
                "group" => once(&mut group, &key, value(input)?)?,
                "role" => once(&mut role, &key, value(input)?)?,
                "target" => once(&mut target, &key, value(input)?)?,
                "errors" => once(&mut errors, &key, value::<Words>(input)?)?,
                "example" => once(&mut example, &key, value(input)?)?,
                "paginated" => once(&mut paginated, &key, true)?,
                "long_poll" => once(&mut long_poll, &key, true)?,
                "deprecated" => once(&mut deprecated, &key, value(input)?)?,
                "stability" => once(&mut stability, &key, value::<StabilityWord>(input)?)?,
                other => {
                    return Err(Error::new(
                        key.span(),
                        format!("`{other}` is not known here; a method has: {KEYS}"),
                    ));
                }
            }
        }
        let missing = |key: &str| Error::new(name.span(), format!("`{key} = ..` is missing"));
        Ok(Facts {
            scope: scope.map(|ScopeWord(word)| word),
            retry: retry.ok_or_else(|| missing("retry"))?.0,
            name,
            action,
            group,
            role,
            target,
            errors: errors.unwrap_or_default().0,
            example,
            paginated: paginated.unwrap_or_default(),
            long_poll: long_poll.unwrap_or_default(),
            deprecated,
            stability: stability.map_or_else(
                || names::ident("Stable", Span::call_site()),
                |StabilityWord(word)| word,
            ),
        })
    }
}

/// A variant of `Scope`, written as a small word.
struct ScopeWord(Ident);

impl Parse for ScopeWord {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let word: Ident = input.parse()?;
        Ok(ScopeWord(names::ident(
            &names::pascal(&word.to_string()),
            word.span(),
        )))
    }
}

/// A variant of `Stability`, written as a small word.
struct StabilityWord(Ident);

impl Parse for StabilityWord {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let word: Ident = input.parse()?;
        match word.to_string().as_str() {
            "stable" | "experimental" => Ok(StabilityWord(names::ident(
                &names::pascal(&word.to_string()),
                word.span(),
            ))),
            _ => Err(Error::new(
                word.span(),
                "a stability is `stable` or `experimental`",
            )),
        }
    }
}

/// `[not_found, conflict]`.
#[derive(Default)]
struct Words(Vec<Ident>);

impl Parse for Words {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let inner;
        bracketed!(inner in input);
        let words = Punctuated::<Ident, Token![,]>::parse_terminated(&inner)?;
        Ok(Words(words.into_iter().collect()))
    }
}

/// A variant of `Retry`, written as `always` or `with_id("member")`.
struct RetryRule(TokenStream);

impl Parse for RetryRule {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let word: Ident = input.parse()?;
        match word.to_string().as_str() {
            "always" => Ok(RetryRule(quote!(Always))),
            "reconcile" => Ok(RetryRule(quote!(Reconcile))),
            "never" => Ok(RetryRule(quote!(Never))),
            "with_id" => {
                let inner;
                parenthesized!(inner in input);
                let member: LitStr = inner.parse()?;
                Ok(RetryRule(quote!(WithId(#member))))
            }
            _ => Err(Error::new(
                word.span(),
                "a retry is `always`, `with_id(\"member\")`, `reconcile` or `never`",
            )),
        }
    }
}
