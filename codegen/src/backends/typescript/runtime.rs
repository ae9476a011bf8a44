//! `validation.ts` and `json.ts`: what is the same for every contract.

use crate::backends::{Backend, GeneratedFile};
use crate::model::Model;
use crate::problem::Problems;

/// The modules that know no contract.
pub(in crate::backends) struct Runtime;

impl Backend for Runtime {
    fn about(&self) -> &'static str {
        "the support of the TypeScript validators"
    }

    fn files(&self, model: &Model) -> Result<Vec<GeneratedFile>, Problems> {
        let modules = [
            ("typescript/json.ts", include_str!("json.ts.in")),
            ("typescript/validation.ts", include_str!("validation.ts.in")),
        ];
        let files = modules
            .map(|(path, text)| GeneratedFile::new(path, format!("// {}\n\n{text}", model.notice)));
        Ok(files.into())
    }
}
