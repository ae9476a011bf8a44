//! One variant of a union.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, Error, Fields, Ident, Result, Variant};

use super::container::{Container, distinct, take_rename};
use super::member::Members;

/// A variant, read.
pub(super) struct Case {
    owner: Ident,
    attributes: Vec<Attribute>,
    pub(super) ident: Ident,
    pub(super) name: String,
    pub(super) members: Option<Members>,
}

impl Case {
    /// Reads the variants of a union.
    pub(super) fn read_all(
        variants: impl IntoIterator<Item = Variant>,
        container: &Container,
        owner: &Ident,
    ) -> Result<Vec<Self>> {
        let cases = variants
            .into_iter()
            .enumerate()
            .map(|(index, variant)| Case::read(variant, index, container, owner))
            .collect::<Result<Vec<_>>>()?;
        distinct(cases.iter().map(|case| (&case.ident, case.name.as_str())))?;
        Ok(cases)
    }

    fn read(variant: Variant, index: usize, container: &Container, owner: &Ident) -> Result<Self> {
        let Variant {
            attrs: mut attributes,
            ident,
            fields,
            ..
        } = variant;
        let renamed = take_rename(&mut attributes)?;
        let tag = match container.content {
            None => container.tag.as_ref(),
            Some(_) => None,
        };
        let members = match fields {
            Fields::Unit => None,
            Fields::Named(fields) => {
                let members = Members::read(fields.named, owner, &format!("{index}_"), tag)?;
                if container.has("deny_unknown") {
                    members.refuse_parts()?;
                }
                Some(members)
            }
            Fields::Unnamed(fields) => {
                return Err(Error::new_spanned(
                    fields,
                    "a variant has named members or none",
                ));
            }
        };
        let name = container.variant_name(&ident, renamed.as_ref())?;
        Ok(Case {
            owner: owner.clone(),
            attributes,
            ident,
            name,
            members,
        })
    }

    pub(super) fn declaration(&self) -> TokenStream {
        let Case {
            attributes,
            ident,
            name,
            members,
            ..
        } = self;
        let members = members.as_ref().map(|members| {
            let members = members.declarations();
            quote!({ #members })
        });
        quote!(#(#attributes)* #[serde(rename = #name)] #ident #members)
    }

    /// The arm that reads the variant out of `__members`.
    pub(super) fn read_arm(&self, deny_unknown: bool) -> TokenStream {
        let (owner, ident, name) = (&self.owner, &self.ident, &self.name);
        let constructor = quote!(#owner::#ident);
        let value = match &self.members {
            Some(members) => members.construction(&constructor, deny_unknown),
            None if deny_unknown => quote!({
                __members.refuse_others(&[])?;
                #constructor
            }),
            None => constructor,
        };
        quote!(#name => ::core::option::Option::Some(#value),)
    }

    /// `Self::Variant { its: __members, .. }`.
    pub(super) fn pattern(&self) -> TokenStream {
        let ident = &self.ident;
        let members = self.members.as_ref().map(Members::pattern);
        quote!(Self::#ident #members)
    }

    pub(super) fn writes(&self) -> Option<TokenStream> {
        self.members.as_ref().map(Members::writes)
    }

    /// The members as an object of its own.
    pub(super) fn content(&self) -> TokenStream {
        let writes = self.writes();
        quote! {
            ::api_contract::encode::content::<__S::Error>(|mut __out| {
                #writes
                ::api_contract::__private::serde::ser::SerializeMap::end(__out)
            })?
        }
    }

    /// The arm that judges the members, which stand below `inner`, the name of a member.
    pub(super) fn check_arm(&self, inner: Option<&str>) -> TokenStream {
        let ident = &self.ident;
        let Some(members) = self.members.as_ref().filter(|members| !members.is_empty()) else {
            return quote!(Self::#ident { .. } => {});
        };
        let (pattern, checks) = (self.pattern(), members.checks());
        let inner = inner.map(|inner| quote!(let __at = &__at.member(#inner);));
        quote! {
            #pattern => {
                #inner
                #checks
            }
        }
    }
}

/// The functions behind the defaults of all members.
pub(super) fn default_functions(cases: &[Case]) -> impl Iterator<Item = TokenStream> {
    cases
        .iter()
        .filter_map(|case| case.members.as_ref())
        .flat_map(Members::default_functions)
}

/// Items that refuse parts which do not fit together.
pub(super) fn compositions(cases: &[Case]) -> TokenStream {
    let members = cases.iter().filter_map(|case| case.members.as_ref());
    members.map(Members::compositions).collect()
}
