//! The matrix of a proof as one page that needs nothing else.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use conformance::check;

use crate::kill::{Kill, declared};

const HEAD: &str = "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\">\
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
<title>What each check notices</title>\n<style>\n\
body{font:14px/1.4 system-ui,sans-serif;margin:1rem}\n\
.matrix{overflow:auto;max-height:90vh;border:1px solid #ccc}\n\
table{border-collapse:separate;border-spacing:0}\n\
th,td{border-right:1px solid #eee;border-bottom:1px solid #eee;padding:0 3px}\n\
thead th{position:sticky;top:0;background:#fff;writing-mode:vertical-rl;padding:4px 0;z-index:1}\n\
tbody th{position:sticky;left:0;background:#fff;text-align:left;white-space:nowrap;font-weight:400}\n\
thead th:first-child{left:0;z-index:2}\n\
td{width:14px;text-align:center}\n\
.hit{background:#2e7d32;color:#fff}.missed{background:#c62828;color:#fff}.surprise{background:#ef6c00;color:#fff}\n\
.blank{background:#fff3e0}\n\
</style>\n";

/// Writes the page: a row for each defect, a column for each check.
pub fn html(kills: &[Kill]) -> String {
    let exact = kills.iter().filter(|kill| kill.is_exact()).count();
    let noticing: BTreeSet<_> = kills.iter().flat_map(|kill| &kill.failed).collect();
    let mut page = HEAD.to_owned();
    let _ = write!(
        page,
        "<h1>What each check notices</h1>\n<p>{exact} of {} defects were noticed by exactly the checks that \
         they declare; {} of {} checks failed for at least one.</p>\n\
         <p><span class=\"hit\">&nbsp;✓&nbsp;</span> failed, as declared \
         <span class=\"missed\">&nbsp;–&nbsp;</span> should have failed \
         <span class=\"surprise\">&nbsp;!&nbsp;</span> failed, and was not to</p>\n\
         <div class=\"matrix\"><table><thead><tr><th>defect</th>",
        kills.len(),
        noticing.len(),
        check::all().count(),
    );
    for check in check::all() {
        let class = if noticing.contains(&check.id) {
            ""
        } else {
            " class=\"blank\""
        };
        let _ = write!(
            page,
            "<th{class} title=\"{}\">{}</th>",
            escaped(check.title),
            check.id
        );
    }
    page.push_str("</tr></thead><tbody>\n");
    for kill in kills {
        row(&mut page, kill);
    }
    page.push_str("</tbody></table></div></html>\n");
    page
}

fn row(page: &mut String, kill: &Kill) {
    let declared = declared(kill.defect);
    let _ = write!(
        page,
        "<tr><th>{} {}</th>",
        kill.defect.id,
        escaped(kill.defect.title)
    );
    for check in check::all() {
        let found = (declared.contains(check.id), kill.failed.contains(check.id));
        let (class, mark) = match found {
            (false, false) => {
                page.push_str("<td></td>");
                continue;
            }
            (true, true) => ("hit", "✓"),
            (true, false) => ("missed", "–"),
            (false, true) => ("surprise", "!"),
        };
        let mut reasons = kill.reasons.iter();
        let why = reasons.find(|(id, _)| *id == check.id);
        let why = why.map(|(_, reason)| reason.as_str()).unwrap_or_default();
        let _ = write!(
            page,
            "<td class=\"{class}\" title=\"{}: {}\">{mark}</td>",
            check.id,
            escaped(why)
        );
    }
    page.push_str("</tr>\n");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
