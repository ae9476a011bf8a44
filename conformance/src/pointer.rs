//! Members of a document, by JSON pointer.

use serde_json::Value;

/// What a pointer without escapes leads to; null counts as absent.
///
/// Oracles look for a few members in every event that anybody reads. The pointers of `serde_json`
/// allocate at each step, for escapes that no name of the contract needs: a tenth of a run.
pub(crate) fn member<'a>(document: &'a Value, pointer: &str) -> Option<&'a Value> {
    debug_assert!(!pointer.contains('~'), "an escape in {pointer}");
    let mut steps = pointer.split('/').skip(1);
    let found = steps.try_fold(document, |value, step| match value {
        Value::Object(members) => members.get(step),
        Value::Array(elements) => elements.get(step.parse::<usize>().ok()?),
        _ => None,
    });
    found.filter(|value| !value.is_null())
}

#[cfg(test)]
mod tests {
    use super::member;
    use serde_json::json;

    #[test]
    fn a_pointer_leads_where_the_one_of_serde_json_does() {
        let document = json!({ "a": { "b": [1, { "c": "x" }], "n": null }, "": { "": 2 } });
        for pointer in [
            "",
            "/",
            "//",
            "/a",
            "/a/b",
            "/a/b/0",
            "/a/b/1/c",
            "/a/b/2",
            "/a/b/x",
            "/a/b/1/c/d",
            "/a/n",
            "/z",
        ] {
            let usual = document.pointer(pointer).filter(|it| !it.is_null());
            assert_eq!(member(&document, pointer), usual, "{pointer:?}");
        }
    }
}
