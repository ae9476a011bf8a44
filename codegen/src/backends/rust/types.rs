//! `types.rs`: one Rust type per named type of the contract.

use std::collections::BTreeSet;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::constants::Constants;
use super::defaults::DefaultValue;
use super::layout::{Layout, references};
use super::names::{Names, reserved_fields};
use super::paths::Paths;
use super::tuples::plain;
use super::{anonymous, docs, field_ident, file, ident, names, type_ident};
use crate::backends::{Backend, GeneratedFile};
use crate::model::{Constant, Envelope, Model, NamedType, Others, Shape, Struct, Type};
use crate::problem::{Problem, Problems};

/// The types.
pub(in crate::backends) struct Types;

impl Backend for Types {
    fn about(&self) -> &'static str {
        "the Rust types"
    }

    fn files(&self, model: &Model) -> Result<Vec<GeneratedFile>, Problems> {
        let model = &anonymous::named(model)?;
        names::check(model)?;
        let printer = TypePrinter {
            model,
            layout: Layout::of(model),
            paths: Paths::of(model),
            constants: Constants::of(model),
            lenient: lenient(model),
        };
        let mut problems = Problems::default();
        let mut items = vec![allowances(), printer.imports()];
        if let Some(envelope) = &model.envelope {
            items.push(printer.envelope(envelope));
            items.extend(monomorphs(envelope));
        }
        for named in model.types.values() {
            items.extend(problems.keep(printer.declaration(named)));
        }
        problems.or(())?;
        items.extend(printer.constants.module());
        let text = file(model, "The types of the contract.", &items)?;
        Ok(vec![GeneratedFile::new("rust/types.rs", text)])
    }
}

fn allowances() -> TokenStream {
    quote! {
        #![allow(
            deprecated,
            unused_imports,
            clippy::default_trait_access,
            clippy::unreadable_literal,
            reason = "one form for every contract"
        )]
        #![allow(
            non_camel_case_types,
            non_snake_case,
            reason = "names that differ in case alone are spelled as on the wire"
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

/// The types in which a client passes over members that the contract does not list. In what a client
/// reads they may be a newer server's; in what it only sends they are mistakes, and alternatives are
/// told apart by them.
fn lenient(model: &Model) -> BTreeSet<String> {
    let mut alternatives = Vec::new();
    for named in model.types.values() {
        named.shape.visit(&mut |ty| {
            if let Type::Choice(_) = ty {
                alternatives.extend(references(ty));
            }
        });
    }
    let mut lenient = model.directions().to_client;
    for name in model.reached_from(alternatives) {
        lenient.remove(&name);
    }
    lenient
}

/// The names that the contract has for the envelope around one response each.
fn monomorphs(envelope: &Envelope) -> impl Iterator<Item = TokenStream> {
    let generic = type_ident(&envelope.name);
    envelope.monomorphs.iter().map(move |(name, response)| {
        let about = docs(&format!("A `{}` around a `{response}`.", envelope.name));
        let (name, response) = (type_ident(name), type_ident(response));
        quote!(#about pub type #name = #generic<#response>;)
    })
}

/// The field for members of any name.
pub(super) const OTHER_MEMBERS: &str = "other_members";

/// What is known while the types are printed.
pub(super) struct TypePrinter<'a> {
    pub(super) model: &'a Model,
    pub(super) layout: Layout,
    pub(super) paths: Paths,
    pub(super) constants: Constants,
    /// The types that accept members which the contract does not list, even if it refuses them.
    lenient: BTreeSet<String>,
}

/// A field, and what stands around it.
pub(super) struct Field {
    pub(super) ident: Ident,
    pub(super) tokens: TokenStream,
    /// Functions that its attributes name.
    pub(super) functions: TokenStream,
    /// Its value in `Default`; `None` when nobody but the sender knows it.
    pub(super) default: Option<DefaultValue>,
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

/// The functions that the attributes of fields name.
pub(super) fn functions(owner: &Ident, fields: &[Field]) -> Option<TokenStream> {
    let functions = fields.iter().map(|field| &field.functions);
    let functions: Vec<&TokenStream> = functions.filter(|tokens| !tokens.is_empty()).collect();
    (!functions.is_empty()).then(|| quote!(impl #owner { #(#functions)* }))
}

/// What a struct derives, and what is written out, to have a default if every field has one.
fn default_of(
    name: &Ident,
    fields: &[Field],
    paths: &Paths,
) -> (Option<TokenStream>, Option<TokenStream>) {
    let default = paths.to("Default");
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
        DefaultValue::Trivial => quote!(#default::default()),
        DefaultValue::Expression(value) => value.clone(),
    });
    let implementation = quote! {
        impl #default for #name {
            fn default() -> Self {
                Self { #(#idents: #values,)* }
            }
        }
    };
    (None, Some(implementation))
}

impl TypePrinter<'_> {
    fn declaration(&self, named: &NamedType) -> Result<TokenStream, Problem> {
        match &named.shape {
            Shape::Struct(structure) => Ok(self.structure(named, structure)),
            Shape::TextEnum(values) => Ok(self.text_enum(named, values)),
            Shape::Union(union) => self.union(named, union),
            Shape::Alias(Type::Choice(choice)) => self.untagged(named, choice),
            Shape::Alias(Type::Tuple(tuple)) if !plain(tuple) => Ok(self.tuple(named, tuple)),
            Shape::Alias(ty) => self.alias(named, ty),
        }
    }

    /// A name for a type expression; a type of its own where the expression leads back to the name.
    fn alias(&self, named: &NamedType, ty: &Type) -> Result<TokenStream, Problem> {
        let (name, about) = (type_ident(&named.name), Self::about(named));
        if self.names_only_itself(ty) {
            return Err(Problem::new(
                &named.origin,
                "is only another name for itself",
                "say what its values are",
            ));
        }
        if !self.layout.endless(&named.name) || matches!(ty, Type::Reference(_)) {
            let ty = self.expression(ty, None);
            return Ok(quote!(#about pub type #name = #ty;));
        }
        let (derives, ty) = (
            self.derives(&named.name),
            self.expression(ty, Some(&named.name)),
        );
        let (serialize, deserialize) = (self.paths.to("Serialize"), self.paths.to("Deserialize"));
        Ok(quote! {
            #about
            #[derive(#derives, #serialize, #deserialize)]
            #[serde(transparent)]
            pub struct #name {
                /// The value.
                pub value: #ty,
            }
        })
    }

    /// Whether the name leads to other names for ever.
    fn names_only_itself(&self, ty: &Type) -> bool {
        let (mut ty, mut seen) = (ty, BTreeSet::new());
        while let Type::Reference(name) = ty {
            match self.model.types.get(name).map(|named| &named.shape) {
                Some(Shape::Alias(inner)) if seen.insert(name) => ty = inner,
                Some(Shape::Alias(_)) => return true,
                _ => return false,
            }
        }
        false
    }

    /// What is said of a type, and whether it is on its way out.
    pub(super) fn about(named: &NamedType) -> TokenStream {
        let about = docs(&named.docs);
        let deprecated = named.deprecated.then(|| quote!(#[deprecated]));
        quote!(#about #deprecated)
    }

    fn imports(&self) -> TokenStream {
        let mut of_wire = vec!["Patch", "UnlistedVariant"];
        let mut also = |name| {
            if !of_wire.contains(&name) {
                of_wire.push(name);
            }
        };
        for named in self.model.types.values() {
            named.shape.visit(&mut |ty| match ty {
                Type::Never => also("Never"),
                Type::Constant(Constant::Integer(_)) => also("IntegerConstant"),
                Type::Constant(Constant::Boolean(_)) => also("BooleanConstant"),
                _ => {}
            });
        }
        self.paths.imports(&of_wire)
    }

    fn envelope(&self, envelope: &Envelope) -> TokenStream {
        let (name, about) = (type_ident(&envelope.name), docs(&envelope.description));
        let (serialize, deserialize) = (self.paths.to("Serialize"), self.paths.to("Deserialize"));
        let (vec, is_empty) = (self.paths.to("Vec"), self.paths.text("Vec", "is_empty"));
        let (result, wire) = (field_ident(&envelope.result), &envelope.result);
        let notifications = match (&envelope.notifications, &self.model.notifications) {
            (Some(member), Some(all)) => {
                let (field, ty) = (field_ident(member), type_ident(&all.type_name));
                let about = docs(Envelope::NOTIFICATIONS_DOCS);
                quote! {
                    #about
                    #[serde(rename = #member, default, skip_serializing_if = #is_empty)]
                    pub #field: #vec<#ty>,
                }
            }
            _ => TokenStream::new(),
        };
        let about_result = docs(Envelope::RESULT_DOCS);
        quote! {
            #about
            #[derive(Clone, Debug, PartialEq, #serialize, #deserialize)]
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

    /// Whether unknown members of this type are refused if the contract refuses them.
    pub(super) fn strict(&self, named: &NamedType) -> bool {
        !self.lenient.contains(&named.name)
    }

    fn structure(&self, named: &NamedType, structure: &Struct) -> TokenStream {
        let fields = self.body(structure, named, None, &quote!(pub));
        let closed = structure.closed() && self.strict(named);
        self.object(named, &Self::about(named), &fields, closed)
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
        let (derive_default, default) = default_of(&name, fields, &self.paths);
        let (serialize, deserialize) = (self.paths.to("Serialize"), self.paths.to("Deserialize"));
        let tokens = fields.iter().map(|field| &field.tokens);
        let functions = functions(&name, fields);
        quote! {
            #about
            #[derive(#derives #derive_default, #serialize, #deserialize)]
            #[serde(remote = "Self" #deny)]
            pub struct #name {
                #(#tokens,)*
            }
            super::wire::object!(#name);
            #default
            #functions
        }
    }

    /// All that stands in an object: its members, and where it keeps others, a map of these.
    pub(super) fn body(
        &self,
        structure: &Struct,
        named: &NamedType,
        variant: Option<&str>,
        visibility: &TokenStream,
    ) -> Vec<Field> {
        let spelling = Names::fields(&structure.members, reserved_fields(structure));
        let mut fields = self.fields(&structure.members, &spelling, named, variant, visibility);
        if let Others::Kept(ty) = &structure.others {
            let (ty, field) = (self.expression(ty, None), ident(OTHER_MEMBERS));
            let (tree, string) = (self.paths.to("BTreeMap"), self.paths.to("String"));
            fields.push(Field {
                tokens: quote! {
                    /// Members of any other name.
                    #[serde(flatten)]
                    #visibility #field: #tree<#string, #ty>
                },
                ident: field,
                functions: TokenStream::new(),
                default: Some(DefaultValue::Trivial),
            });
        }
        fields
    }
}
