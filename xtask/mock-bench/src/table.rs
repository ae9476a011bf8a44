//! What was found, as a table for people.

use std::fmt;

/// One line of the table.
pub(crate) struct Row {
    figure: String,
    bound: String,
    measured: String,
    verdict: Verdict,
}

/// How a figure stands to its bound.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Met,
    Missed,
    /// There is no bound: it is told for orientation.
    Told,
    NotMeasured,
}

impl Row {
    /// A figure that must be at least so much.
    pub(crate) fn at_least(
        figure: impl Into<String>,
        bound: f64,
        measured: f64,
        spread: &str,
    ) -> Self {
        let bounded = format!("at least {}", shown(bound));
        Row::bounded(figure, bounded, measured >= bound, measured, spread)
    }

    /// A figure that must be at most so much.
    pub(crate) fn at_most(
        figure: impl Into<String>,
        bound: f64,
        measured: f64,
        spread: &str,
    ) -> Self {
        let bounded = format!("at most {}", shown(bound));
        Row::bounded(figure, bounded, measured <= bound, measured, spread)
    }

    fn bounded(
        figure: impl Into<String>,
        bound: String,
        met: bool,
        measured: f64,
        spread: &str,
    ) -> Self {
        let verdict = if met { Verdict::Met } else { Verdict::Missed };
        Row {
            figure: figure.into(),
            bound,
            measured: format!("{}{spread}", shown(measured)),
            verdict,
        }
    }

    /// A figure without a bound.
    pub(crate) fn told(figure: impl Into<String>, measured: impl Into<String>) -> Self {
        Row {
            figure: figure.into(),
            bound: String::new(),
            measured: measured.into(),
            verdict: Verdict::Told,
        }
    }

    /// A figure that could not be measured here, and why.
    pub(crate) fn not_measured(figure: impl Into<String>, reason: impl Into<String>) -> Self {
        Row {
            figure: figure.into(),
            bound: String::new(),
            measured: reason.into(),
            verdict: Verdict::NotMeasured,
        }
    }

    pub(crate) fn is_missed(&self) -> bool {
        self.verdict == Verdict::Missed
    }
}

impl fmt::Display for Row {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = match self.verdict {
            Verdict::Met => "met",
            Verdict::Missed => "MISSED",
            Verdict::Told => "",
            Verdict::NotMeasured => "not measured",
        };
        let Row {
            figure,
            bound,
            measured,
            ..
        } = self;
        write!(out, "| {figure} | {bound} | {measured} | {verdict} |")
    }
}

/// Large numbers whole, small ones with two decimals.
pub(crate) fn shown(number: f64) -> String {
    if number >= 1000.0 {
        let whole = format!("{number:.0}");
        let mut text = String::new();
        for (index, digit) in whole.chars().enumerate() {
            if index > 0 && (whole.len() - index).is_multiple_of(3) {
                text.push(',');
            }
            text.push(digit);
        }
        text
    } else if number >= 100.0 {
        format!("{number:.0}")
    } else {
        let text = format!("{number:.2}");
        let text = text.trim_end_matches('0');
        text.trim_end_matches('.').to_owned()
    }
}

/// The figures of several rounds.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rounds(Vec<f64>);

impl Rounds {
    pub(crate) fn push(&mut self, value: f64) {
        self.0.push(value);
    }

    /// Round by round, this divided by the other.
    pub(crate) fn over(&self, other: &Rounds) -> Rounds {
        Rounds(
            self.0
                .iter()
                .zip(&other.0)
                .map(|(one, other)| one / other)
                .collect(),
        )
    }

    /// The one in the middle; infinite where there is none.
    pub(crate) fn median(&self) -> f64 {
        let sorted = self.sorted();
        sorted
            .get(sorted.len() / 2)
            .copied()
            .unwrap_or(f64::INFINITY)
    }

    /// From the least to the greatest, in brackets.
    pub(crate) fn spread(&self, unit: &str) -> String {
        let sorted = self.sorted();
        match (sorted.first(), sorted.last()) {
            (Some(least), Some(greatest)) => {
                format!("{unit} ({} to {})", shown(*least), shown(*greatest))
            }
            _ => unit.to_owned(),
        }
    }

    fn sorted(&self) -> Vec<f64> {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        sorted
    }
}

#[cfg(test)]
mod tests {
    use super::{Rounds, Row, shown};

    #[test]
    fn numbers_are_shown_with_what_matters_of_them() {
        let numbers = [25_000.4, 1_234_567.0, 431.7, 12.345, 0.6, 3.0];
        let texts: Vec<String> = numbers.into_iter().map(shown).collect();
        assert_eq!(texts, ["25,000", "1,234,567", "432", "12.35", "0.6", "3"]);
    }

    #[test]
    fn a_bound_is_met_or_missed() {
        assert!(!Row::at_least("a", 2.0, 2.0, "").is_missed());
        assert!(Row::at_least("a", 2.0, 1.9, "").is_missed());
        assert!(!Row::at_most("a", 2.0, 2.0, "").is_missed());
        assert!(Row::at_most("a", 2.0, f64::INFINITY, "").is_missed());
        assert!(!Row::told("a", "b").is_missed());
    }

    #[test]
    fn ratios_are_taken_round_by_round() {
        let (mut one, mut other) = (Rounds::default(), Rounds::default());
        for (a, b) in [(10.0, 5.0), (3.0, 1.0), (8.0, 8.0)] {
            one.push(a);
            other.push(b);
        }
        assert!((one.over(&other).median() - 2.0).abs() < 1e-9);
        assert_eq!(one.over(&other).spread(""), " (1 to 3)");
    }
}
