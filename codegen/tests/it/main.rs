//! What the generator promises, judged by its output.

mod fidelity;
