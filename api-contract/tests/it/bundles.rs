//! A contract whose schemas would mean something else than its types is refused, with what is wrong.

use std::marker::PhantomData;

use api_contract::contract::{Contract, ErrorInfo, Transport};
use api_contract::decode::Decode;
use api_contract::lightspeed::connection::Initialize;
use api_contract::method::{Group, Method, MethodDescriptor, MethodInfo, TypeDescriptor};
use api_contract::schema::bundle;
use api_contract::validate::Validate;
use api_contract::wire;
use schemars::JsonSchema;
use serde::Serialize;

mod a {
    /// A number.
    #[api_contract::wire]
    pub(super) struct Same {
        a: u32,
    }

    api_contract::wire_string! {
        /// A name.
        pub struct Name { named, pattern: "^a+$" }
    }
}

mod b {
    /// Another number.
    #[api_contract::wire]
    pub(super) struct Same {
        b: u32,
    }

    api_contract::wire_string! {
        /// Another name.
        pub struct Name { named, pattern: "^b+$" }
    }
}

/// Both at once.
#[wire]
struct Both {
    one: a::Same,
    other: b::Same,
}

/// One of them.
#[wire]
struct First {
    one: a::Same,
}

/// The other.
#[wire]
struct Second {
    one: b::Same,
}

/// Both names.
#[wire]
struct Names {
    one: a::Name,
    other: b::Name,
}

/// It is accepted in another form than it is written.
#[wire]
struct Foo {
    #[wire(default)]
    q: u32,
}

/// A type of the author's.
#[wire]
struct FooIn {
    z: u32,
    foo: Foo,
}

const LEAST: u32 = 10;

/// A default that no attribute can judge.
#[wire]
struct Depth {
    #[wire(range(min = LEAST), default = LEAST - 1)]
    depth: u32,
}

/// An error.
#[wire]
struct Failure {
    message: String,
}

/// A method that takes one type and answers another.
struct Thing<P, R>(PhantomData<(P, R)>);

impl<P, R> Method for Thing<P, R>
where
    P: Serialize + Decode + JsonSchema + Validate,
    R: Serialize + Decode + JsonSchema,
{
    type Params = P;
    type Response = R;
    const NAME: &'static str = Initialize::NAME;
    const INFO: MethodInfo = Initialize::INFO;
}

/// The names of the definitions of a contract with one method, or what is wrong with it.
macro_rules! bundled {
    ($params:ty, $response:ty) => {{
        static GROUP: Group = Group {
            name: "Things",
            summary: "Things",
            description: "",
            methods: &[MethodDescriptor::of::<Thing<$params, $response>>()],
        };
        static GROUPS: &[&Group] = &[&GROUP];
        bundle(&Contract {
            title: "Things",
            description: "Things.",
            protocol_version: "v1",
            transport: Transport {
                kind: "http-json-rpc",
                endpoint: "/rpc",
                headers: &[],
            },
            groups: GROUPS,
            notifications: &[],
            notification_type: None,
            reserved: &[],
            errors: &[ErrorInfo {
                kind: None,
                common: true,
                code: -32602,
                summary: "Wrong",
            }],
            error_type: TypeDescriptor::of::<Failure>(),
            envelope: None,
        })
        .map(|bundle| bundle.definitions.into_keys().collect::<Vec<_>>())
        .map_err(|problems| problems.to_string())
    }};
}

#[test]
fn two_types_of_one_name_are_a_problem_wherever_they_meet() {
    let here = module_path!();
    let same = format!(
        "Same: two types are called Same: {here}::a::Same and {here}::b::Same; give each a name of its own"
    );
    assert_eq!(bundled!(Both, First), Err(same.clone()));
    assert_eq!(bundled!(First, Both), Err(same.clone()));
    assert_eq!(bundled!(First, Second), Err(same));
    let names = bundled!(Names, First).expect_err("two names");
    assert!(
        names.contains(&format!("{here}::a::Name and {here}::b::Name")),
        "{names}"
    );
}

#[test]
fn the_accepted_form_of_a_type_has_its_name_for_itself() {
    let problem = bundled!(FooIn, Foo).expect_err("FooIn is taken");
    assert!(
        problem.starts_with("FooIn: FooIn is the accepted form of Foo"),
        "{problem}"
    );
    let names = bundled!(Foo, Foo).expect("no other type is called FooIn");
    assert_eq!(names, ["Failure", "Foo", "FooIn"]);
}

#[test]
fn a_default_outside_the_bounds_of_its_member_is_a_problem() {
    assert_eq!(
        bundled!(Depth, First),
        Err(
            "Depth.depth: its default 9 is below its bound of 10; choose a default that the bounds allow"
                .to_owned()
        )
    );
}
