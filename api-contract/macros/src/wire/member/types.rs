//! What the tokens of a type tell.

use syn::{GenericArgument, PathArguments, PathSegment, Type};

/// The `T` of a `Name<T>`.
pub(super) fn content_of<'a>(ty: &'a Type, name: &str) -> Option<&'a Type> {
    let last = last_segment(ty).filter(|segment| segment.ident == name)?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    match arguments.args.first() {
        Some(GenericArgument::Type(content)) => Some(content),
        _ => None,
    }
}

/// Whether a type's name is this one, wherever it comes from.
pub(super) fn is_called(ty: &Type, name: &str) -> bool {
    last_segment(ty).is_some_and(|segment| segment.ident == name)
}

fn last_segment(ty: &Type) -> Option<&PathSegment> {
    match ty {
        Type::Path(path) => path.path.segments.last(),
        Type::Paren(inner) => last_segment(&inner.elem),
        Type::Group(inner) => last_segment(&inner.elem),
        _ => None,
    }
}
