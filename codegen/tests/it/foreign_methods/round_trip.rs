//! The printed `OpenRPC` document is the contract: what is generated from it is the same.

use api_contract::lightspeed;
use codegen::{front, generate};

use crate::small;

#[test]
fn every_file_is_the_same_when_it_is_generated_from_the_printed_openrpc() {
    for contract in [&small::first::CONTRACT, &lightspeed::CONTRACT] {
        let model = small::model(contract);
        let files = generate(&model).unwrap_or_else(|problems| panic!("{problems}"));
        let openrpc = files
            .iter()
            .find(|file| file.path == "contract/openrpc.json");
        let openrpc = &openrpc.expect("it is printed").contents;
        let again = front::read("openrpc.json", openrpc, None);
        let again = again.unwrap_or_else(|problems| panic!("{problems}"));
        let again = generate(&again).unwrap_or_else(|problems| panic!("{problems}"));
        let differ = files
            .iter()
            .zip(&again)
            .filter(|(file, again)| file != again);
        let differ: Vec<String> = differ
            .map(|(file, again)| difference(&file.contents, &again.contents, &file.path))
            .collect();
        assert_eq!(files.len(), again.len());
        assert!(differ.is_empty(), "{}", differ.join("\n"));
    }
}

/// The first line in which two texts differ.
fn difference(one: &str, other: &str, path: &str) -> String {
    let mut lines = one.lines().zip(other.lines());
    let line = lines.find(|(one, other)| one != other).unwrap_or_default();
    format!("{path}:\n  {}\n  {}", line.0, line.1)
}
