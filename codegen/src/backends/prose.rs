//! Documentation text, broken into lines.

/// The lines of a text, each at most `width` characters where its words allow it. Paragraphs stay
/// parted by an empty line.
pub(super) fn lines(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for (index, paragraph) in text.split("\n\n").enumerate() {
        if index > 0 {
            lines.push(String::new());
        }
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        if !line.is_empty() {
            lines.push(line);
        }
    }
    lines
}

/// A summary and a description as paragraphs of one text.
pub(super) fn joined(summary: &str, description: &str) -> String {
    let end = if summary.ends_with('.') { "" } else { "." };
    if description.is_empty() {
        format!("{summary}{end}")
    } else {
        format!("{summary}{end}\n\n{description}")
    }
}
