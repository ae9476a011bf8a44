//! Which defect each check notices, by the declarations of the defects.

use std::fmt::Write as _;

use conformance::check::{self, Check};
use mock_server::defects::{DEFECTS, Defect};

/// The checks that no defect of the fake makes fail, in the order of the registry, and why there is
/// none. A new check stands here only knowingly.
pub const UNPROVEN: &[(&str, &str)] = &[
    ("RPC-07", BEFORE_THE_CORE),
    ("RPC-10", BEFORE_THE_CORE),
    ("RPC-13", BEFORE_THE_CORE),
    ("RPC-14", BEFORE_THE_CORE),
    (
        "ERR-04",
        "the fake keeps no memory of calls that it refused, which a defect could mix up",
    ),
    (
        "AUTH-09",
        "the fake's view of a client has no member that could hold the secret",
    ),
];

const BEFORE_THE_CORE: &str =
    "bodies and headers are read before the rules that a defect replaces are asked";

/// The defects that a check notices.
pub fn defects_of(check: &Check) -> impl Iterator<Item = &'static Defect> {
    let id = check.id;
    DEFECTS
        .iter()
        .filter(move |defect| defect.fails.iter().any(|(fails, _)| *fails == id))
}

/// The matrix as a page of the documentation.
pub fn markdown() -> String {
    let mut page = String::from(
        "# What each check notices\n\n\
         `cargo xtask prove` gives the fake gateway each of its defects alone and runs the whole suite \
         against it: exactly the checks of this table must fail. What a defect does, and how to see it \
         with curl, stands in [defects.md](defects.md); what a check demands, `conformance explain ID` \
         tells. This page is generated: \
         `UPDATE_DOCS=1 cargo test -p conformance-proof` writes it.\n\n\
         | check | | defects that make it fail |\n|---|---|---|\n",
    );
    for check in check::all() {
        let defects: Vec<_> = defects_of(check).map(|defect| defect.id).collect();
        let noticed = if defects.is_empty() {
            "none, see below".to_owned()
        } else {
            defects.join(", ")
        };
        let _ = writeln!(page, "| {} | {} | {noticed} |", check.id, check.title);
    }
    page.push_str(
        "\n## Checks without a defect\n\n| check | why none makes it fail |\n|---|---|\n",
    );
    for (id, why) in UNPROVEN {
        let _ = writeln!(page, "| {id} | {why} |");
    }
    page
}
