//! Documentation text, broken into lines.

/// The lines of a text, each at most `width` characters where its words allow it. Paragraphs stay
/// parted by an empty line.
pub(super) fn lines(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    each_line(text, width, |line| lines.push(line.to_owned()));
    lines
}

/// The same, one after another.
pub(super) fn each_line(text: &str, width: usize, mut each: impl FnMut(&str)) {
    let mut line = String::with_capacity(width);
    for (index, paragraph) in text.split("\n\n").enumerate() {
        if index > 0 {
            each("");
        }
        let mut length = 0;
        for word in paragraph.split_whitespace() {
            let more = word.chars().count();
            if length > 0 && length + 1 + more > width {
                each(&line);
                line.clear();
                length = 0;
            }
            if length > 0 {
                line.push(' ');
                length += 1;
            }
            line.push_str(word);
            length += more;
        }
        if length > 0 {
            each(&line);
            line.clear();
        }
    }
}

/// A summary and a description as paragraphs of one text; each of them may be empty.
pub(super) fn joined(summary: &str, description: &str) -> String {
    if summary.is_empty() {
        return description.to_owned();
    }
    let end = if summary.ends_with('.') { "" } else { "." };
    if description.is_empty() {
        format!("{summary}{end}")
    } else {
        format!("{summary}{end}\n\n{description}")
    }
}
