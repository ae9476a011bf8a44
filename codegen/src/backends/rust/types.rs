//! `types.rs`: one Rust type per named type of the contract.

use std::collections::BTreeSet;

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use serde_json::Value;

use super::choices::text_enum;
use super::defaults::DefaultValue;
use super::layout::Layout;
use super::{docs, expression, field_ident, file, ident, names, type_ident};
use crate::backends::{Backend, GeneratedFile};
use crate::model::names::snake;
use crate::model::{Envelope, Member, Model, NamedType, Others, Presence, Shape, Struct};
use crate::problem::{Problem, Problems};

/// The types.
pub(in crate::backends) struct Types;

impl Backend for Types {
    fn about(&self) -> &'static str {
        "the Rust types"
    }

    fn files(&self, model: &Model) -> Result<Vec<GeneratedFile>, Problems> {
        names::check(model)?;
        let printer = TypePrinter {
            model,
            layout: Layout::of(model),
            read: model.directions().to_client,
        };
        let mut problems = Problems::default();
        let mut items = vec![allowances(), imports()];
        if let Some(envelope) = &model.envelope {
            items.push(printer.envelope(envelope));
        }
        for named in model.types.values() {
            items.extend(problems.keep(printer.declaration(named)));
        }
        problems.or(())?;
        let text = file(model, "The types of the contract.", &items)?;
        Ok(vec![GeneratedFile::new("rust/types.rs", text)])
    }
}

fn allowances() -> TokenStream {
    quote! {
        #![allow(
            unused_imports,
            clippy::default_trait_access,
            clippy::unreadable_literal,
            reason = "one form for every contract"
        )]
        #![allow(
            clippy::doc_markdown,
            clippy::large_enum_variant,
            clippy::struct_excessive_bools,
            clippy::trivially_copy_pass_by_ref,
            reason = "sizes, flags and wording are the contract's"
        )]
    }
}

fn imports() -> TokenStream {
    quote! {
        use std::collections::BTreeMap;
        use serde::{Deserialize, Serialize};
        use serde_json::Value;
        pub use super::wire::{Patch, UnlistedVariant};
    }
}

/// The field for members of any name.
pub(super) const OTHER_MEMBERS: &str = "other_members";

/// What is known while the types are printed.
pub(super) struct TypePrinter<'a> {
    model: &'a Model,
    layout: Layout,
    /// The types that a client reads.
    read: BTreeSet<String>,
}

/// A field, and what stands around it.
pub(super) struct Field {
    ident: Ident,
    pub(super) tokens: TokenStream,
    /// Functions that its attributes name.
    pub(super) functions: TokenStream,
    /// Its value in `Default`; `None` when the member is required.
    default: Option<DefaultValue>,
}

impl Field {
    /// A field that always has a value.
    pub(super) fn required(ident: Ident, tokens: TokenStream) -> Self {
        Field {
            ident,
            tokens,
            functions: TokenStream::new(),
            default: None,
        }
    }
}

/// What a struct derives, and what is written out, to have a default if every field has one.
fn default_of(name: &Ident, fields: &[Field]) -> (Option<TokenStream>, Option<TokenStream>) {
    let values: Option<Vec<&DefaultValue>> =
        fields.iter().map(|field| field.default.as_ref()).collect();
    let Some(values) = values else {
        return (None, None);
    };
    let trivial = |value: &&DefaultValue| matches!(value, DefaultValue::Trivial);
    if values.iter().all(trivial) {
        return (Some(quote!(, Default)), None);
    }
    let idents = fields.iter().map(|field| &field.ident);
    let values = values.into_iter().map(|value| match value {
        DefaultValue::Trivial => quote!(Default::default()),
        DefaultValue::Expression(value) => value.clone(),
    });
    let default = quote! {
        impl Default for #name {
            fn default() -> Self {
                Self { #(#idents: #values,)* }
            }
        }
    };
    (None, Some(default))
}

impl TypePrinter<'_> {
    fn declaration(&self, named: &NamedType) -> Result<TokenStream, Problem> {
        match &named.shape {
            Shape::Struct(structure) => self.structure(named, structure),
            Shape::TextEnum(values) => Ok(text_enum(named, values)),
            Shape::Union(union) => self.union(named, union),
            Shape::Alias(ty) => {
                let (name, docs) = (type_ident(&named.name), docs(&named.docs));
                let ty = expression(ty, &named.origin)?;
                Ok(quote!(#docs pub type #name = #ty;))
            }
        }
    }

    fn envelope(&self, envelope: &Envelope) -> TokenStream {
        let (name, about) = (type_ident(&envelope.name), docs(&envelope.description));
        let (result, wire) = (field_ident(&envelope.result), &envelope.result);
        let notifications = match (&envelope.notifications, &self.model.notifications) {
            (Some(member), Some(all)) => {
                let (field, ty) = (field_ident(member), type_ident(&all.type_name));
                let about = docs(Envelope::NOTIFICATIONS_DOCS);
                quote! {
                    #about
                    #[serde(rename = #member, default, skip_serializing_if = "Vec::is_empty")]
                    pub #field: Vec<#ty>,
                }
            }
            _ => TokenStream::new(),
        };
        let about_result = docs(Envelope::RESULT_DOCS);
        quote! {
            #about
            #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
            pub struct #name<T> {
                #about_result
                #[serde(rename = #wire)]
                pub #result: T,
                #notifications
            }
        }
    }

    pub(super) fn derives(&self, name: &str) -> TokenStream {
        let equal = self.layout.equal(name).then(|| quote!(, Eq));
        quote!(Clone, Debug, PartialEq #equal)
    }

    /// Whether unknown members of this type are refused if the contract refuses them. In what a client
    /// reads they may be a newer server's; in what it only sends they are mistakes.
    pub(super) fn strict(&self, named: &NamedType) -> bool {
        !self.read.contains(&named.name)
    }

    fn structure(&self, named: &NamedType, structure: &Struct) -> Result<TokenStream, Problem> {
        let fields = self.body(structure, named, &named.name, &quote!(pub))?;
        let closed = structure.closed() && self.strict(named);
        Ok(self.object(named, &docs(&named.docs), &fields, closed))
    }

    /// A struct with these fields.
    pub(super) fn object(
        &self,
        named: &NamedType,
        about: &TokenStream,
        fields: &[Field],
        closed: bool,
    ) -> TokenStream {
        let name = type_ident(&named.name);
        let derives = self.derives(&named.name);
        let deny = closed.then(|| quote!(, deny_unknown_fields));
        let (derive_default, default) = default_of(&name, fields);
        let tokens = fields.iter().map(|field| &field.tokens);
        let functions = fields.iter().map(|field| &field.functions);
        quote! {
            #about
            #[derive(#derives #derive_default, Serialize, Deserialize)]
            #[serde(remote = "Self" #deny)]
            pub struct #name {
                #(#tokens,)*
            }
            super::wire::object!(#name);
            #default
            #(#functions)*
        }
    }

    /// All that stands in an object: its members, and where it keeps others, a map of these.
    pub(super) fn body(
        &self,
        structure: &Struct,
        named: &NamedType,
        whose: &str,
        visibility: &TokenStream,
    ) -> Result<Vec<Field>, Problem> {
        let mut fields = self.fields(&structure.members, named, whose, visibility)?;
        if let Others::Kept(ty) = &structure.others {
            let at = format!("{} member `{OTHER_MEMBERS}`", named.origin);
            let (ty, field) = (expression(ty, &at)?, ident(OTHER_MEMBERS));
            fields.push(Field {
                tokens: quote! {
                    /// Members of any other name.
                    #[serde(flatten)]
                    #visibility #field: BTreeMap<String, #ty>
                },
                ident: field,
                functions: TokenStream::new(),
                default: Some(DefaultValue::Trivial),
            });
        }
        Ok(fields)
    }

    pub(super) fn fields(
        &self,
        members: &[Member],
        named: &NamedType,
        whose: &str,
        visibility: &TokenStream,
    ) -> Result<Vec<Field>, Problem> {
        let members = members.iter();
        members
            .map(|member| self.field(member, named, whose, visibility))
            .collect()
    }

    fn field(
        &self,
        member: &Member,
        named: &NamedType,
        whose: &str,
        visibility: &TokenStream,
    ) -> Result<Field, Problem> {
        let at = format!("{} member `{}`", named.origin, member.name);
        let (field, about) = (field_ident(&member.name), docs(&member.docs));
        let (inner, null) = member.ty.without_null();
        let mut ty = expression(inner, &at)?;
        if self.layout.boxed(&named.name, inner) {
            ty = quote!(Box<#ty>);
        }
        let mut serde = Vec::new();
        if field != member.name.as_str() {
            let name = &member.name;
            serde.push(quote!(rename = #name));
        }
        serde.extend(member.aliases.iter().map(|alias| quote!(alias = #alias)));
        let mut functions = TokenStream::new();
        let mut default = Some(DefaultValue::Trivial);
        match (member.presence, &member.default) {
            (Presence::Required, _) => {
                default = None;
                if null {
                    ty = quote!(Option<#ty>);
                    serde.push(quote!(deserialize_with = "super::wire::nullable"));
                }
            }
            (Presence::ThreeState, _) => {
                ty = quote!(Patch<#ty>);
                serde.push(quote!(default, skip_serializing_if = "Patch::is_absent"));
            }
            (Presence::Optional, Some(value)) if *value != Value::Null => {
                if null {
                    ty = quote!(Option<#ty>);
                }
                match DefaultValue::of(value, &member.ty, self.model) {
                    Some(DefaultValue::Trivial) => serde.push(quote!(default)),
                    Some(DefaultValue::Expression(value)) => {
                        let function =
                            ident(&snake(&format!("default {} of {whose}", member.name)));
                        let path = function.to_string();
                        serde.push(quote!(default = #path));
                        functions = quote!(fn #function() -> #ty { #value });
                        default = Some(DefaultValue::Expression(quote!(#function())));
                    }
                    None => {
                        return Err(Problem::new(
                            &at,
                            format!(
                                "has the default {value}, which the Rust types have no form for"
                            ),
                            "leave the default out, or make it a number, text, enum value or empty list",
                        ));
                    }
                }
            }
            (Presence::Optional, _) => {
                ty = quote!(Option<#ty>);
                serde.push(quote!(default, skip_serializing_if = "Option::is_none"));
                if !null {
                    serde.push(quote!(deserialize_with = "super::wire::present"));
                }
            }
        }
        let serde = (!serde.is_empty()).then(|| quote!(#[serde(#(#serde),*)]));
        Ok(Field {
            tokens: quote!(#about #serde #visibility #field: #ty),
            ident: field,
            functions,
            default,
        })
    }
}
