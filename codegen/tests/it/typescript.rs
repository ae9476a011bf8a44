//! The TypeScript that is printed for shapes the contract of this repository does not have.
//!
//! `clients/typescript/test/shapes.test.ts` compiles the snapshots of this module and feeds values to
//! the validators in them.

mod parts;
mod shapes;

use codegen::model::{Model, Presence, Shape, Type};
use codegen::{GeneratedFile, Options, Target, generate_for, generate_with};

use parts::{choice, named, reference, text};

fn files(model: &Model) -> Vec<GeneratedFile> {
    generate_for(model, &[Target::TypeScript]).unwrap_or_else(|problems| panic!("{problems}"))
}

fn printed(model: &Model, path: &str) -> String {
    let mut files = files(model).into_iter();
    let file = files.find(|file| file.path == path);
    file.expect("it is printed").contents
}

fn types(model: &Model) -> String {
    printed(model, "typescript/types.ts")
}

fn problems(model: &Model) -> String {
    let found = generate_for(model, &[Target::TypeScript]);
    found.expect_err("it has no TypeScript form").to_string()
}

#[test]
fn every_shape_is_printed_as_it_was_before() {
    for name in ["types", "methods", "validators"] {
        insta::assert_snapshot!(
            name,
            printed(&shapes::model(), &format!("typescript/{name}.ts"))
        );
    }
}

#[test]
fn names_of_globals_are_names_like_any_other() {
    let model = shapes::model();
    let types = types(&model);
    for name in [
        "Object", "Array", "Record", "Error", "Option", "Promise", "Extract",
    ] {
        assert!(
            types.contains(&format!("export interface {name} {{"))
                || types.contains(&format!("export type {name} = ")),
            "{name}"
        );
    }
    // What stands for the global would be the contract's own type.
    for global in ["Record<", "Array<", "Extract<", "Omit<", "Promise<"] {
        assert!(!types.contains(global), "{global}");
    }
    let methods = printed(&model, "typescript/methods.ts");
    assert!(
        methods.contains("params: types.Closed; response: types.Promise"),
        "{methods}"
    );
    assert!(!methods.contains("import {"), "{methods}");
}

#[test]
fn a_name_that_the_types_need_themselves_is_an_error() {
    let model = shapes::of_types(vec![named("UnlistedText", Shape::Alias(text()))]);
    assert!(
        problems(&model)
            .contains("#/$defs/UnlistedText: would be the TypeScript type `UnlistedText`"),
    );
}

#[test]
fn names_stay_as_they_are_where_typescript_allows_it() {
    let aliases = |names: &[&str]| {
        let named = names.iter().map(|name| named(name, Shape::Alias(text())));
        shapes::of_types(named.collect())
    };
    let types = types(&aliases(&["FooBar", "fooBar", "foo_bar", "string", "a-b"]));
    for name in ["FooBar", "fooBar", "foo_bar", "String", "AB"] {
        assert!(
            types.contains(&format!("export type {name} = string;")),
            "{types}"
        );
    }
    assert_eq!(
        problems(&aliases(&["FooBar", "foo-bar"])),
        "#/$defs/foo-bar: would be the TypeScript type `FooBar`, which is taken by #/$defs/FooBar; \
         rename one of them in the contract"
    );
}

#[test]
fn what_is_on_its_way_out_says_so() {
    let types = types(&shapes::model());
    assert!(
        types.contains(" * Use something else.\n *\n * @deprecated\n */\nexport interface Gone {"),
        "{types}"
    );
    assert!(
        types.contains("   * @default \"*\\/\"\n   * @deprecated\n   */\n  old?: string;"),
        "{types}"
    );
}

#[test]
fn no_text_of_the_contract_ends_a_comment() {
    let types = types(&shapes::model());
    assert!(types.contains("A form that went: *\\/"), "{types}");
    for line in types.lines() {
        assert!(!line.contains("*/") || line.ends_with("*/"), "{line}");
    }
}

#[test]
fn integers_of_64_bits_are_marked_and_can_be_exact() {
    let model = shapes::model();
    let rounded = types(&model);
    assert!(
        rounded.contains("export type Uint64 = number;"),
        "{rounded}"
    );
    assert!(rounded.contains("  wide?: Uint64;"), "{rounded}");
    assert!(rounded.contains("  uint8?: number;"), "{rounded}");
    let options = Options {
        exact_integers: true,
    };
    let exact = generate_with(&model, &[Target::TypeScript], &options);
    let exact = exact.unwrap_or_else(|problems| panic!("{problems}"));
    let exact = &exact
        .iter()
        .find(|file| file.path == "typescript/types.ts")
        .expect("types")
        .contents;
    assert!(
        exact.contains("export type Uint64 = number | bigint;"),
        "{exact}"
    );
    assert!(
        exact.contains("export type Int64 = number | bigint;"),
        "{exact}"
    );
}

#[test]
fn a_constant_that_no_number_holds_is_no_literal() {
    let model = shapes::model();
    let types = types(&model);
    assert!(types.contains("export type Large = Uint64;"), "{types}");
    assert!(types.contains(" * @const 9007199254740993\n"), "{types}");
    let validators = printed(&model, "typescript/validators.ts");
    assert!(
        validators.contains("constant(9007199254740993n)"),
        "{validators}"
    );
}

#[test]
fn a_type_that_stands_for_itself_is_an_error() {
    let nullable = reference("B").or_null();
    for ty in [
        reference("B"),
        nullable,
        choice(false, vec![text(), reference("B")]),
    ] {
        let model = shapes::of_types(vec![
            named("A", Shape::Alias(ty)),
            named("B", Shape::Alias(reference("A"))),
            named("C", Shape::Alias(reference("A"))),
        ]);
        let found = problems(&model);
        assert!(
            found.contains("#/$defs/A: `A` stands for itself"),
            "{found}"
        );
        assert!(
            found.contains("#/$defs/B: `B` stands for itself"),
            "{found}"
        );
        assert!(!found.contains("`C`"), "{found}");
    }
    let list = codegen::model::List {
        items: Box::new(reference("A")),
        min: None,
        max: None,
        unique: false,
    };
    files(&shapes::of_types(vec![named(
        "A",
        Shape::Alias(Type::List(list)),
    )]));
}

fn with_pattern(pattern: &str) -> Model {
    let ty = Type::Text(parts::texts(0, 9, pattern));
    let body = parts::structure(
        vec![parts::member("m", Presence::Required, ty)],
        codegen::model::Others::Ignored,
    );
    shapes::of_types(vec![named("T", Shape::Struct(body))])
}

#[test]
fn a_pattern_that_javascript_does_not_compile_is_an_error_with_a_place() {
    for pattern in [
        "(?i)abc",
        "[a",
        "a++",
        r"(?P<n>a)",
        "(?<=a",
        r"\p{Nonsense}",
        r"^a\z",
    ] {
        let found = problems(&with_pattern(pattern));
        assert!(
            found.starts_with("#/$defs/T, member `m`: has the pattern"),
            "{found}"
        );
    }
    for pattern in [
        "^[a-z]{1,3}$",
        r"^\d+\.\d+$",
        r"\p{L}",
        "(?<year>[0-9]{4})",
        "^(?!x)y",
    ] {
        let validators = printed(&with_pattern(pattern), "typescript/validators.ts");
        let text = serde_json::Value::from(pattern);
        assert!(
            validators.contains(&format!("text(0, 9, {text})")),
            "{validators}"
        );
    }
    // Only the older reading allows to escape what needs no escape.
    let validators = printed(&with_pattern(r"^\-\_\@$"), "typescript/validators.ts");
    assert!(
        validators.contains(r#"text(0, 9, "^\\-\\_\\@$", "")"#),
        "{validators}"
    );
}

#[test]
fn a_contract_without_methods_has_types_and_validators() {
    let model = shapes::of_types(vec![named("T", Shape::Alias(text()))]);
    let paths: Vec<String> = files(&model).into_iter().map(|file| file.path).collect();
    assert_eq!(
        paths,
        ["json", "types", "validation", "validators"].map(|name| format!("typescript/{name}.ts"))
    );
    assert!(!printed(&model, "typescript/validators.ts").contains("methods.js"));
}
