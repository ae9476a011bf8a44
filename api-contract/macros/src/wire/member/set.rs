//! The members of one object.

use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use syn::punctuated::Punctuated;
use syn::{Error, Field, Ident, LitStr, Result, Token};

use super::{Member, place_of};

/// The members of a struct or of a variant, whose names differ.
pub(crate) struct Members {
    members: Vec<Member>,
    /// The tag that stands among them on the wire.
    tag: Option<String>,
}

impl Members {
    /// Reads the members of `owner`; `place` tells apart the default functions of its variants.
    pub(crate) fn read(
        fields: Punctuated<Field, Token![,]>,
        owner: &Ident,
        place: &str,
        tag: Option<&LitStr>,
    ) -> Result<Self> {
        let members = fields
            .into_iter()
            .enumerate()
            .map(|(index, field)| Member::read(field, owner, &format!("{place}{index}")))
            .collect::<Result<Vec<_>>>()?;
        let members = Members {
            members,
            tag: tag.map(LitStr::value),
        };
        members.distinct()?;
        Ok(members)
    }

    /// Refuses a wire name or alias that the tag or another member has.
    fn distinct(&self) -> Result<()> {
        let mut taken: Vec<String> = self.tag.iter().cloned().collect();
        for member in self.plain() {
            if self.tag.as_ref() == Some(&member.name) {
                return Err(Error::new(
                    member.ident.span(),
                    format!("the tag is called {:?}, too", member.name),
                ));
            }
            if taken.contains(&member.name) {
                return Err(Error::new(
                    member.ident.span(),
                    format!("another member is called {:?} on the wire", member.name),
                ));
            }
            taken.push(member.name.clone());
        }
        for alias in self.plain().flat_map(|member| &member.aliases) {
            let name = alias.value();
            if taken.contains(&name) {
                return Err(Error::new(
                    alias.span(),
                    format!("the name {name:?} is taken"),
                ));
            }
            taken.push(name);
        }
        Ok(())
    }

    /// Refuses a flattened part where unknown members are refused.
    pub(crate) fn refuse_parts(&self) -> Result<()> {
        match self.parts().next() {
            None => Ok(()),
            Some(member) => Err(Error::new(
                member.ident.span(),
                "`flatten` does not go with `deny_unknown`: which members are known is then for the \
                 flattened type to say",
            )),
        }
    }

    fn plain(&self) -> impl Iterator<Item = &Member> {
        self.members.iter().filter(|member| !member.flatten)
    }

    fn parts(&self) -> impl Iterator<Item = &Member> {
        self.members.iter().filter(|member| member.flatten)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    /// The fields, declared.
    pub(crate) fn declarations(&self) -> TokenStream {
        let declarations = self.members.iter().map(Member::declaration);
        quote!(#(#declarations,)*)
    }

    /// The functions behind `default = value`, for an `impl` of the owner.
    pub(crate) fn default_functions(&self) -> impl Iterator<Item = TokenStream> {
        self.members.iter().filter_map(Member::default_function)
    }

    /// The expression for a `constructor` whose members come out of `__members`: first those with a
    /// name, then the parts from what they leave.
    pub(crate) fn construction(
        &self,
        constructor: &TokenStream,
        deny_unknown: bool,
    ) -> TokenStream {
        let fields = self.plain().chain(self.parts()).map(|member| {
            let (ident, read) = (&member.ident, member.read_expression());
            quote!(#ident: #read)
        });
        let whole = quote!(#constructor { #(#fields),* });
        if !deny_unknown {
            return whole;
        }
        let names = self.plain().map(|member| &member.name);
        quote!({
            let __whole = #whole;
            __members.refuse_others(&[#(#names),*])?;
            __whole
        })
    }

    /// `{ a: __member_0, .. }`: a pattern whose variables clash with nothing.
    pub(crate) fn pattern(&self) -> TokenStream {
        let bindings = self.members.iter().enumerate().map(|(index, member)| {
            let (ident, variable) = (&member.ident, variable(index));
            quote!(#ident: #variable)
        });
        quote!({ #(#bindings),* })
    }

    /// The statements that write the members which [`Members::pattern`] has bound.
    pub(crate) fn writes(&self) -> TokenStream {
        self.each(|index, member| {
            let others = self.others(member);
            let variable = variable(index);
            member.write_statement(&quote!(#variable), &others)
        })
    }

    /// The statements that judge the members which [`Members::pattern`] has bound.
    pub(crate) fn checks(&self) -> TokenStream {
        self.each(|index, member| {
            let variable = variable(index);
            member.check(&quote!(#variable))
        })
    }

    fn each(&self, statement: impl Fn(usize, &Member) -> TokenStream) -> TokenStream {
        let members = self.members.iter().enumerate();
        members
            .map(|(index, member)| statement(index, member))
            .collect()
    }

    /// Names and aliases, and the tag.
    pub(crate) fn own_names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.tag.iter().cloned().collect();
        for member in self.plain() {
            names.push(member.name.clone());
            names.extend(member.aliases.iter().map(LitStr::value));
        }
        names
    }

    /// The names of the parts, as references to constants.
    pub(crate) fn part_names(&self) -> Vec<TokenStream> {
        self.parts().map(part_names).collect()
    }

    /// Items that refuse parts which do not fit together.
    pub(crate) fn compositions(&self) -> TokenStream {
        let own = self.own();
        let mut before = vec![quote!(&#own)];
        let mut items = TokenStream::new();
        for part in self.parts() {
            let names = part_names(part);
            items.extend(quote_spanned! {place_of(&part.field.ty)=>
                const _: () = ::api_contract::decode::compose(&[#(#before),*], #names);
            });
            before.push(names);
        }
        items
    }

    /// What an object writes besides one of its parts.
    fn others(&self, part: &Member) -> TokenStream {
        let own = self.own();
        let others = self
            .parts()
            .filter(|other| other.ident != part.ident)
            .map(part_names);
        quote!(&[&#own, #(#others),*])
    }

    fn own(&self) -> TokenStream {
        let names = self.own_names();
        quote!(::api_contract::decode::Names {
            own: &[#(#names),*],
            parts: &[],
            greedy: false,
            strict: false,
        })
    }
}

fn part_names(part: &Member) -> TokenStream {
    let ty = &part.field.ty;
    quote_spanned!(place_of(ty)=> &<#ty as ::api_contract::decode::Part>::NAMES)
}

fn variable(index: usize) -> Ident {
    format_ident!("__member_{index}")
}
