//! A model with every shape a type can have, under names that JavaScript uses itself.

use std::collections::BTreeMap;

use codegen::model::{
    Constant, ErrorInfo, Group, Integer, IntegerFormat, List, Map, Method, Model, NamedType,
    Notifications, Number, Others, Presence, Shape, Struct, Tagging, TextEnum, TextValue,
    Transport, Type,
};
use serde_json::json;

use super::parts::{
    choice, list, map, member, named, object, optional, reference, required, structure, text,
    texts, tuple, union, variant, whole,
};

/// Types named like globals, which refer to each other.
fn globals() -> Vec<NamedType> {
    vec![
        named("Object", object(vec![required("a", text())])),
        named(
            "Array",
            object(vec![required("b", Type::List(list(reference("Object"))))]),
        ),
        named(
            "Record",
            object(vec![required("c", Type::Map(map(reference("Record"))))]),
        ),
        named(
            "Error",
            object(vec![
                required("kind", text()),
                optional("o", reference("Option")),
            ]),
        ),
        named(
            "Option",
            object(vec![optional("s", reference("String").or_null())]),
        ),
        named("String", Shape::Alias(text())),
        named("Promise", object(vec![required("e", reference("Extract"))])),
        named("Extract", Shape::Struct(Struct::default())),
    ]
}

fn plain() -> Vec<NamedType> {
    let bounded = |min: i128, max: i128| {
        Type::Integer(Integer {
            format: None,
            min: Some(min),
            max: Some(max),
        })
    };
    let quarter = Type::Number(Number {
        format: None,
        min: serde_json::Number::from_f64(0.25),
        max: serde_json::Number::from_f64(2.5),
    });
    let constants = [
        Constant::Text("a".to_owned()),
        Constant::Integer(1),
        Constant::Number(serde_json::Number::from_f64(1.5).expect("finite")),
        Constant::Boolean(true),
        Constant::Null,
    ];
    let large = [9_007_199_254_740_993, 18_446_744_073_709_551_615];
    let large = large.map(|number| Type::Constant(Constant::Integer(number)));
    vec![
        named(
            "Numbers",
            object(vec![
                optional("uint64", whole(Some(IntegerFormat::Uint64))),
                optional("int64", whole(Some(IntegerFormat::Int64))),
                optional("uint8", whole(Some(IntegerFormat::Uint8))),
                optional("whole", whole(None)),
                optional("bounded", bounded(-3, 4)),
                optional("wide", bounded(0, 1 << 60)),
                optional("quarter", quarter),
            ]),
        ),
        named(
            "Mixed",
            Shape::Alias(choice(false, constants.map(Type::Constant).into())),
        ),
        named("Large", Shape::Alias(choice(false, large.into()))),
        named("Short", Shape::Alias(Type::Text(texts(2, 3, "^[^/]*$")))),
        named(
            "Labels",
            Shape::Alias(Type::Map(Map {
                keys: texts(1, 3, "^[a-z]+$"),
                values: Box::new(Type::Boolean.or_null()),
                min: Some(1),
                max: Some(2),
            })),
        ),
        named(
            "Few",
            Shape::Alias(Type::List(List {
                items: Box::new(choice(false, vec![Type::Boolean, reference("Object")])),
                min: Some(1),
                max: Some(3),
                unique: true,
            })),
        ),
        named(
            "Pair",
            Shape::Alias(tuple(vec![text(), whole(None)], 2, None)),
        ),
        named(
            "Tail",
            Shape::Alias(tuple(
                vec![text(), Type::Boolean.or_null()],
                1,
                Some(whole(None).or_null()),
            )),
        ),
        named(
            "Mood",
            Shape::TextEnum(TextEnum {
                values: ["fine", "not-fine"]
                    .map(|text| TextValue {
                        text: text.to_owned(),
                        docs: format!("It is {text}: \"*/\" ends no comment."),
                    })
                    .into(),
                open: true,
                free: false,
            }),
        ),
        named(
            "Colour",
            Shape::TextEnum(TextEnum {
                values: vec![TextValue {
                    text: "red".to_owned(),
                    docs: String::new(),
                }],
                open: true,
                free: true,
            }),
        ),
    ]
}

fn objects() -> Vec<NamedType> {
    let mut old = optional("old", text());
    old.deprecated = true;
    "A form that went: */".clone_into(&mut old.docs);
    old.default = Some(json!("*/"));
    let mut gone = named("Gone", object(vec![old, optional("never", Type::Never)]));
    gone.deprecated = true;
    "Use something else.".clone_into(&mut gone.docs);
    let kept = Others::Kept(whole(None));
    let keeper = structure(vec![optional("t", text()), required("k", text())], kept);
    let closed = structure(
        vec![
            optional("nullable", text().or_null()),
            member("patch", Presence::ThreeState, text().or_null()),
            optional("__proto__", text()),
            required("any", Type::Any),
        ],
        Others::Refused,
    );
    vec![
        gone,
        named("Keeper", Shape::Struct(keeper)),
        named("Closed", Shape::Struct(closed)),
        named(
            "Nothing",
            Shape::Struct(structure(Vec::new(), Others::Refused)),
        ),
        named(
            "Overlap",
            Shape::Alias(choice(
                false,
                vec![reference("Object"), reference("Keeper")],
            )),
        ),
        named(
            "Either",
            Shape::Alias(choice(true, vec![reference("Object"), reference("Option")])),
        ),
        // Tried without memory, each level of a value would take twice as long as the one inside.
        named(
            "Tree",
            Shape::Alias(choice(false, vec![reference("Left"), reference("Right")])),
        ),
        named("Left", object(vec![required("next", reference("Tree"))])),
        named(
            "Right",
            object(vec![
                required("next", reference("Tree").or_null()),
                optional("r", text()),
            ]),
        ),
    ]
}

fn unions() -> Vec<NamedType> {
    let words = structure(vec![required("text", text())], Others::Ignored);
    let kept = structure(
        vec![optional("n", whole(None))],
        Others::Kept(Type::Boolean),
    );
    let refused = structure(vec![optional("z", text())], Others::Refused);
    vec![
        named(
            "Event",
            union(
                Tagging::Internal {
                    tag: "type".to_owned(),
                },
                true,
                vec![required("seq", whole(None))],
                vec![
                    variant("words", Some(words.clone())),
                    variant("silence", Some(Struct::default())),
                ],
            ),
        ),
        named(
            "Step",
            union(
                Tagging::Internal {
                    tag: "kind".to_owned(),
                },
                false,
                Vec::new(),
                vec![
                    variant("kept", Some(kept)),
                    variant("refused", Some(refused)),
                ],
            ),
        ),
        named(
            "Told",
            union(
                Tagging::Adjacent {
                    tag: "method".to_owned(),
                    content: "params".to_owned(),
                    closed: true,
                },
                true,
                Vec::new(),
                vec![variant("said", Some(words.clone())), variant("quiet", None)],
            ),
        ),
        named(
            "Way",
            union(
                Tagging::External,
                false,
                Vec::new(),
                vec![variant("foot", None), variant("car", Some(words.clone()))],
            ),
        ),
        named(
            "OpenWay",
            union(
                Tagging::External,
                true,
                Vec::new(),
                vec![variant("foot", None), variant("car", Some(words))],
            ),
        ),
    ]
}

/// The model: all these types, and one method that takes and gives some of them.
pub(super) fn model() -> Model {
    let others = crate::other_texts::types().into_values().collect();
    let types = [globals(), plain(), objects(), unions(), others].concat();
    let error = |kind: &str, code: i64| ErrorInfo {
        kind: Some(kind.to_owned()),
        code,
        summary: format!("It is {kind}."),
        common: true,
    };
    Model {
        title: "Shapes".to_owned(),
        description: String::new(),
        notice: "Generated from shapes.".to_owned(),
        protocol_version: "shapes.v1".to_owned(),
        transport: Transport::default(),
        types: types
            .into_iter()
            .map(|named| (named.name.clone(), named))
            .collect(),
        groups: vec![Group {
            name: "Shapes".to_owned(),
            summary: String::new(),
            description: String::new(),
            methods: vec![Method {
                summary: "Turn a shape".to_owned(),
                deprecated: Some("Use nothing.".to_owned()),
                params: "Closed".to_owned(),
                response: "Promise".to_owned(),
                example: json!({ "any": 1 }),
                ..Method::named("shapes/turn", "method `shapes/turn`".to_owned())
            }],
        }],
        notifications: Some(Notifications {
            type_name: "Told".to_owned(),
            listed: vec![
                ("said".to_owned(), "Something was said.".to_owned()),
                ("quiet".to_owned(), "Nothing was said.".to_owned()),
            ],
        }),
        reserved: Vec::new(),
        errors: vec![
            error("heavy", -32001),
            error("light", -32002),
            error("heavy", -32003),
        ],
        error_type: Some("Error".to_owned()),
        envelope: None,
    }
}

/// The model with no more than these types, and no methods.
pub(super) fn of_types(types: Vec<NamedType>) -> Model {
    let types: BTreeMap<String, NamedType> = types
        .into_iter()
        .map(|named| (named.name.clone(), named))
        .collect();
    Model {
        types,
        groups: Vec::new(),
        notifications: None,
        errors: Vec::new(),
        error_type: None,
        ..model()
    }
}
