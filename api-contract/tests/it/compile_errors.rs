//! A mistake in an attribute is a compile error on the line it stands on.

#[test]
fn mistakes_in_attributes_are_reported_where_they_stand() {
    trybuild::TestCases::new().compile_fail("tests/ui/*.rs");
}
