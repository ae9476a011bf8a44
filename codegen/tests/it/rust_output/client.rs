//! Methods as functions of a client.

use codegen::model::Model;

use super::kept;
use super::shapes::*;

pub(crate) fn methods() -> Model {
    let mut model = model(vec![
        ("Params", object(vec![member("n", integer())])),
        ("Response", object(vec![member("doubled", integer())])),
    ]);
    let mut old = method("call", "Params", "Response");
    old.deprecated = Some("Use `client`.".to_owned());
    model.groups = vec![group(vec![
        method("client", "Params", "Response"),
        method("number/double", "Params", "Response"),
        method("gen", "Params", "Response"),
        old,
    ])];
    model
}

/// A blocking and an asynchronous client, and what the latter gives without a runtime.
pub(crate) const CALLS: &str = r##"
pub fn blocking() -> i64 {
    use methods::client::{Blocking, Client};
    use methods::types::Params;
    let client = Blocking::new(|_: &str| {
        Ok::<_, std::io::Error>(r#"{"id":1,"result":{"doubled":42}}"#.to_owned())
    });
    client.number_double(&Params { n: 21 }).map_or(0, |response| response.doubled)
}

pub struct Ready;

impl methods::client::Client for Ready {
    type Call<'a, M: methods::client::Method> = std::pin::Pin<
        Box<dyn Future<Output = Result<methods::client::Answer<M>, methods::client::Refusal>> + 'a>,
    >;

    fn call<'a, M: methods::client::Method>(&'a self, params: &'a M::Params) -> Self::Call<'a, M> {
        Box::pin(async move {
            let _text = methods::client::request::<M>(1, params);
            methods::client::answer::<M>(1, "{}")
        })
    }
}
"##;

#[test]
fn a_client_calls_each_method_by_a_function_of_its_own() {
    // That `CALLS` compiles is the matter.
    kept("methods", "Params", &[r#"{"n":1}"#]);
    let files = codegen::generate_for(&methods(), &[codegen::Target::Rust]).expect("it is printed");
    let client = files
        .iter()
        .find(|file| file.path == "rust/client.rs")
        .expect("a client");
    for line in [
        "    fn number_double<'a>(\n",
        "    fn r#gen<'a>(",
        "    fn client<'a>(&'a self, params: &'a types::Params) -> Self::Call<'a, calls::Client> {\n",
        // The trait has a function of this name, and the method is on its way out.
        "    #[deprecated(note = \"Use `client`.\")]\n    fn call_<'a>(&'a self, ",
    ] {
        assert!(
            client.contents.contains(line),
            "{line}: {}",
            client.contents
        );
    }
}
