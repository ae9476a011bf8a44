//! Unions that a client reads, and whose cases are closed: what a newer server adds is passed over, but
//! the members of one case under the tag of another are refused.

use codegen::model::{Member, Model, Others, Shape, Struct, Tagging, Union, Variant};

use super::shapes::*;
use super::{judged, kept, refused};

fn closed(tagging: Tagging, unit: bool) -> Shape {
    let variant = |tag: &str, members: Vec<Member>| Variant {
        tag: tag.to_owned(),
        docs: "A variant.".to_owned(),
        body: Some(Struct {
            members,
            others: Others::Refused,
        }),
    };
    let mut renamed = member("name?", text());
    renamed.aliases = vec!["label".to_owned()];
    let mut variants = vec![
        variant("all", vec![]),
        variant("one", vec![member("id", text()), renamed]),
        variant("some", vec![member("id", text()), member("most?", uint8())]),
    ];
    if unit {
        variants.push(Variant {
            body: None,
            ..variant("none", vec![])
        });
    }
    Shape::Union(Union {
        tagging,
        common: Vec::new(),
        variants,
        open: false,
        free: false,
    })
}

/// A method that answers with each of them.
pub(crate) fn read_by_clients() -> Model {
    let adjacent = Tagging::Adjacent {
        tag: "t".to_owned(),
        content: "c".to_owned(),
        closed: true,
    };
    let internal = Tagging::Internal {
        tag: "t".to_owned(),
    };
    let mut model = model(vec![
        ("Params", object(vec![])),
        (
            "Answer",
            object(vec![
                member("a?", to("Internal")),
                member("b?", to("Adjacent")),
                member("c?", to("External")),
            ]),
        ),
        ("Internal", closed(internal, false)),
        ("Adjacent", closed(adjacent, true)),
        ("External", closed(Tagging::External, true)),
    ]);
    model.groups = vec![group(vec![method("ask", "Params", "Answer")])];
    model
}

#[test]
fn members_of_one_case_are_refused_under_the_tag_of_another() {
    for (name, good, bad, newer) in [
        (
            "Internal",
            [
                r#"{"t":"all"}"#,
                r#"{"t":"one","id":"i","name":"n"}"#,
                r#"{"t":"some","id":"i","most":1}"#,
            ],
            [
                r#"{"t":"all","id":"i"}"#,
                r#"{"t":"one","id":"i","most":1}"#,
                r#"{"t":"some","id":"i","label":"n"}"#,
            ],
            [r#"{"t":"one","id":"i","new":1}"#, r#"{"t":"one","id":"i"}"#],
        ),
        (
            "Adjacent",
            [
                r#"{"t":"none"}"#,
                r#"{"t":"one","c":{"id":"i","name":"n"}}"#,
                r#"{"t":"some","c":{"id":"i","most":1}}"#,
            ],
            [
                r#"{"t":"all","c":{"id":"i"}}"#,
                r#"{"t":"one","c":{"id":"i","most":1}}"#,
                r#"{"t":"some","c":{"id":"i","label":"n"}}"#,
            ],
            [
                r#"{"t":"one","c":{"id":"i","new":1},"new":2}"#,
                r#"{"t":"one","c":{"id":"i"}}"#,
            ],
        ),
        (
            "External",
            [
                r#""none""#,
                r#"{"one":{"id":"i","name":"n"}}"#,
                r#"{"some":{"id":"i","most":1}}"#,
            ],
            [
                r#"{"all":{"id":"i"}}"#,
                r#"{"one":{"id":"i","most":1}}"#,
                r#"{"some":{"id":"i","label":"n"}}"#,
            ],
            [r#"{"one":{"id":"i","new":1}}"#, r#"{"one":{"id":"i"}}"#],
        ),
    ] {
        kept("swapped", name, &good);
        refused("swapped", name, &bad);
        let [sent, read] = newer;
        judged("swapped", name, &[(sent, Some(read))]);
    }
}
