//! What a misspelt name was meant to be.

/// The name among these that was probably meant by a misspelt one; `None` when none is close.
///
/// ```
/// let known = ["at_byte", "when"];
/// assert_eq!(mock_server::nearest("at_bite", known), Some("at_byte"));
/// assert_eq!(mock_server::nearest("zebra", known), None);
/// ```
pub fn nearest<'a>(name: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    const CLOSE: f64 = 0.8;
    let names = names.into_iter();
    let close = names.map(|one| (strsim::jaro_winkler(name, one), one));
    let close = close.filter(|(closeness, _)| *closeness >= CLOSE);
    close
        .max_by(|(a, _), (b, _)| a.total_cmp(b))
        .map(|(_, name)| name)
}
