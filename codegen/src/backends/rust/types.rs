//! `types.rs`: one Rust type per named type of the contract; with it comes `wire.rs`.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::iter;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::constants::Constants;
use super::defaults::DefaultValue;
use super::layout::{Layout, references};
use super::names::{Names, reserved_fields};
use super::paths::Paths;
use super::source::{Source, formatted, tokens};
use super::tuples::plain;
use super::{anonymous, docs, field_ident, file, names, type_ident, type_ident_name, wire};
use crate::backends::{Backend, GeneratedFile};
use crate::model::{Constant, Envelope, Model, NamedType, Others, Shape, Struct, Type};
use crate::problem::{Problem, Problems};

/// The types.
pub(in crate::backends) struct Types;

impl Backend for Types {
    fn about(&self) -> &'static str {
        "the Rust types and their support"
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
        let mut items = vec![formatted(allowances())?, formatted(printer.imports())?];
        if let Some(envelope) = &model.envelope {
            items.push(formatted(printer.envelope(envelope))?);
            for (name, response) in &envelope.monomorphs {
                items.push(monomorph(name, &envelope.name, response)?);
            }
        }
        for named in model.types.values() {
            items.extend(problems.keep(printer.declaration(named)));
        }
        problems.or(())?;
        items.push(formatted(printer.constants.module().unwrap_or_default())?);
        let text = file(model, "The types of the contract.", &items);
        let text = GeneratedFile::new("rust/types.rs", text);
        Ok(vec![text, wire::file(model)])
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

/// The name that the contract has for the envelope around this response.
fn monomorph(name: &str, envelope: &str, response: &str) -> Result<String, Problem> {
    let mut source = Source::default();
    source.docs(&format!("A `{envelope}` around a `{response}`."));
    let [name, envelope, response] = [name, envelope, response].map(type_ident_name);
    source.line(format_args!("pub type {name} = {envelope}<{response}>;"));
    source.formatted()
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
    pub(super) ident: String,
    pub(super) about: String,
    pub(super) deprecated: bool,
    /// What serde is told of it.
    pub(super) serde: Vec<String>,
    pub(super) ty: String,
    /// Functions that its attributes name.
    pub(super) functions: TokenStream,
    /// Its value in `Default`; `None` when nobody but the sender knows it.
    pub(super) default: Option<DefaultValue>,
}

impl Field {
    /// A field that holds the members of an object beside those of the other fields.
    pub(super) fn flattened(ident: String, about: String, ty: String) -> Self {
        Field {
            ident,
            about,
            deprecated: false,
            serde: vec!["flatten".to_owned()],
            ty,
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

/// Whether a struct derives its default, and what is written out in place of that, to have one if
/// every field has.
fn default_of(name: &Ident, fields: &[Field], paths: &Paths) -> (bool, Option<TokenStream>) {
    let default = paths.to("Default");
    let values: Option<Vec<&DefaultValue>> =
        fields.iter().map(|field| field.default.as_ref()).collect();
    let Some(values) = values else {
        return (false, None);
    };
    let trivial = |value: &&DefaultValue| matches!(value, DefaultValue::Trivial);
    if values.iter().all(trivial) {
        return (true, None);
    }
    let idents = fields.iter().map(|field| tokens(&field.ident));
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
    (false, Some(implementation))
}

impl TypePrinter<'_> {
    fn declaration(&self, named: &NamedType) -> Result<String, Problem> {
        match &named.shape {
            Shape::Struct(structure) => self.structure(named, structure),
            Shape::TextEnum(values) => self.text_enum(named, values),
            Shape::Union(union) => self.union(named, union),
            Shape::Alias(Type::Choice(choice)) => formatted(self.untagged(named, choice)?),
            Shape::Alias(Type::Tuple(tuple)) if !plain(tuple) => {
                formatted(self.tuple(named, tuple))
            }
            Shape::Alias(ty) => self.alias(named, ty),
        }
    }

    /// A name for a type expression; a type of its own where the expression leads back to the name.
    fn alias(&self, named: &NamedType, ty: &Type) -> Result<String, Problem> {
        if self.layout.endless(&named.name) && self.names_only_itself(ty) {
            return Err(Problem::new(
                &named.origin,
                "is only another name for itself",
                "say what its values are",
            ));
        }
        if !self.layout.endless(&named.name) || matches!(ty, Type::Reference(_)) {
            let (name, ty) = (type_ident_name(&named.name), self.expression(ty, None));
            let mut source = Self::beginning(named);
            source.line(format_args!("pub type {name} = {ty};"));
            return source.formatted();
        }
        let (name, about) = (type_ident(&named.name), Self::about(named));
        let derives = self.derives(&named.name);
        let ty = tokens(&self.expression(ty, Some(&named.name)));
        let (serialize, deserialize) = (self.paths.to("Serialize"), self.paths.to("Deserialize"));
        formatted(quote! {
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

    /// A text that begins with that.
    pub(super) fn beginning(named: &NamedType) -> Source {
        let mut source = Source::default();
        source.docs(&named.docs);
        if named.deprecated {
            source.line("#[deprecated]");
        }
        source
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

    /// Writes what a type derives that serde reads and writes, and what else serde is told of it.
    pub(super) fn derive(&self, source: &mut Source, name: &str, default: bool, serde: &[String]) {
        let mut derives: Vec<Cow<'_, str>> = ["Clone", "Debug", "PartialEq"].map(Cow::from).into();
        derives.extend(self.layout.equal(name).then(|| "Eq".into()));
        derives.extend(default.then(|| "Default".into()));
        derives.extend(["Serialize", "Deserialize"].map(|name| self.paths.name(name)));
        source.list("#[derive(", &derives, ")]", "");
        let serde: Vec<&str> = iter::once("remote = \"Self\"")
            .chain(serde.iter().map(String::as_str))
            .collect();
        source.list("#[serde(", &serde, ")]", "");
    }

    /// Whether unknown members of this type are refused if the contract refuses them.
    pub(super) fn strict(&self, named: &NamedType) -> bool {
        !self.lenient.contains(&named.name)
    }

    fn structure(&self, named: &NamedType, structure: &Struct) -> Result<String, Problem> {
        let fields = self.body(structure, named, None);
        let closed = structure.closed() && self.strict(named);
        self.object(named, &fields, closed)
    }

    /// A struct with these fields.
    pub(super) fn object(
        &self,
        named: &NamedType,
        fields: &[Field],
        closed: bool,
    ) -> Result<String, Problem> {
        let name = type_ident(&named.name);
        let (derive_default, default) = default_of(&name, fields, &self.paths);
        let deny = closed.then(|| "deny_unknown_fields".to_owned());
        let mut source = Self::beginning(named);
        self.derive(&mut source, &named.name, derive_default, deny.as_slice());
        if fields.is_empty() {
            source.line(format_args!("pub struct {name} {{}}"));
        } else {
            source.open(format_args!("pub struct {name} {{"));
            for field in fields {
                field.print(&mut source, "pub ");
            }
            source.close("}");
        }
        source.line(format_args!("super::wire::object!({name});"));
        let functions = functions(&name, fields);
        Ok(source.formatted()? + &formatted(quote!(#default #functions))?)
    }

    /// All that stands in an object: its members, and where it keeps others, a map of these.
    pub(super) fn body(
        &self,
        structure: &Struct,
        named: &NamedType,
        variant: Option<&str>,
    ) -> Vec<Field> {
        let spelling = Names::fields(&structure.members, reserved_fields(structure));
        let mut fields = self.fields(&structure.members, &spelling, named, variant);
        if let Others::Kept(ty) = &structure.others {
            let ty = self.map_of(&self.expression(ty, None));
            let about = "Members of any other name.".to_owned();
            fields.push(Field {
                default: Some(DefaultValue::Trivial),
                ..Field::flattened(OTHER_MEMBERS.to_owned(), about, ty)
            });
        }
        fields
    }
}
