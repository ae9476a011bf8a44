//! Where requests go.

use crate::front::document::Node;
use crate::front::metadata;
use crate::model::Transport;
use crate::problem::Problem;

/// How calls travel: `x-transport`, or the first of `servers`.
pub(super) fn transport(root: Node<'_>) -> Result<Transport, Problem> {
    let mut transport = metadata::transport(root, "x-transport")?;
    if let Some((value, at)) = root.items("servers")?.into_iter().next()
        && transport.endpoint.is_empty()
    {
        path(&Node { value, at: &at }.words("url")?).clone_into(&mut transport.endpoint);
    }
    if transport.kind.is_empty() {
        "json-rpc".clone_into(&mut transport.kind);
    }
    Ok(transport)
}

/// The path of a whole URL; anything else as it is.
fn path(url: &str) -> &str {
    let Some((_, rest)) = url.split_once("://") else {
        return url;
    };
    let rest = rest.split(['?', '#']).next().unwrap_or_default();
    rest.find('/').and_then(|at| rest.get(at..)).unwrap_or("/")
}
