//! The command line: what to read, what to print, and what the exit status means.
//!
//! Only this part of the crate touches the disk.

mod folder;
mod input;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use codegen::{GeneratedFile, Options, Target};

use folder::Folder;

/// Generate client types, schemas and a reference from an API contract.
#[derive(Parser)]
#[command(name = "codegen", version)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Write the generated files that differ, all or none
    ///
    /// The folder is for generated files alone: a file in the place of a generated one is replaced
    /// only if it says of itself that it was generated. Files that nothing generates any more are
    /// named and left. Exit status: 0 done; 2 the contract cannot be generated from, or the disk did
    /// not allow it, and nothing was written.
    Generate(Job),
    /// Write nothing: compare what would be generated with what is there
    ///
    /// Prints a unified diff for every stale or missing file, and names every stray one: a file in
    /// the folder that nothing generates (names that begin with a dot are passed over, and so are the
    /// files of targets that were not asked for). Exit status: 0 all is as it should be; 1 something
    /// is not; 2 the comparison could not be made.
    Check(Job),
}

#[derive(Args)]
struct Job {
    #[arg(
        long,
        value_name = "FILE",
        help = "The contract: an OpenRPC document, or JSON Schema definitions (draft-07 or 2020-12)"
    )]
    from: PathBuf,
    /// The manifest of methods, for JSON Schema definitions
    #[arg(long, value_name = "FILE")]
    manifest: Option<PathBuf>,
    /// The folder of the generated files; it is made where it is missing
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// What to generate; without it, everything
    #[arg(long, value_delimiter = ',', value_name = "TARGET", value_parser = target_names())]
    target: Vec<Target>,
    /// TypeScript: 64-bit integers are `number | bigint`, for programs that read with `parseJson`
    #[arg(long)]
    exact_integers: bool,
}

/// The names of targets, as `--target` takes them.
fn target_names() -> impl TypedValueParser<Value = Target> {
    let names = PossibleValuesParser::new(Target::ALL.map(Target::name));
    names.try_map(|name| Target::named(&name).ok_or("there is no such target"))
}

/// A file is not as it should be.
const STALE: u8 = 1;
/// The work could not be done.
const FAILED: u8 = 2;

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let outcome = match &arguments.command {
        Command::Generate(job) => generate(job),
        Command::Check(job) => check(job),
    };
    outcome.unwrap_or_else(|message| {
        for line in message.lines() {
            eprintln!("codegen: {line}");
        }
        ExitCode::from(FAILED)
    })
}

fn generate(job: &Job) -> Result<ExitCode, String> {
    let (files, folder) = job.prepare()?;
    let found = folder.read(&files)?;
    let comparison = found.compare(&files);
    let changed = folder.write(&files, &comparison, &job.inputs())?;
    let wrote = changed.iter().map(|file| format!("wrote {file}"));
    let text = comparison.strays() + &folder::lines(wrote);
    let (all, changed) = (files.len(), changed.len());
    print(&format!(
        "{text}{all} generated files, {changed} of them changed\n"
    ));
    Ok(ExitCode::SUCCESS)
}

fn check(job: &Job) -> Result<ExitCode, String> {
    let (files, folder) = job.prepare()?;
    let found = folder.read(&files)?;
    let comparison = found.compare(&files);
    if comparison.is_empty() {
        print(&format!("{} generated files are up to date\n", files.len()));
        return Ok(ExitCode::SUCCESS);
    }
    let mut text = comparison.diffs() + &comparison.strays();
    if comparison.is_stale() {
        text += "run `";
        text += &job.command();
        text += "` to write the files again\n";
    }
    print(&text);
    Ok(ExitCode::from(STALE))
}

impl Job {
    /// The files as they have to be, and the folder that they belong into.
    fn prepare(&self) -> Result<(Vec<GeneratedFile>, Folder), String> {
        let targets = self.targets();
        let mut model = input::model(&self.from, self.manifest.as_deref())?;
        model.notice = input::notice(&self.from);
        let options = Options {
            exact_integers: self.exact_integers,
        };
        let files = codegen::generate_with(&model, &targets, &options).map_err(|problems| {
            let from = self.from.display();
            let located = |problem: &codegen::problem::Problem| format!("{from}: {problem}");
            problems
                .0
                .iter()
                .map(located)
                .collect::<Vec<_>>()
                .join("\n")
        })?;
        Ok((files, Folder::new(self.out.clone(), targets)))
    }

    fn targets(&self) -> Vec<Target> {
        if self.target.is_empty() {
            return Target::ALL.to_vec();
        }
        self.target.clone()
    }

    /// Every file that is read.
    fn inputs(&self) -> Vec<PathBuf> {
        let inputs = [Some(&self.from), self.manifest.as_ref()];
        inputs.into_iter().flatten().cloned().collect()
    }

    /// The command that writes the files.
    fn command(&self) -> String {
        let mut words = vec!["codegen generate --from".to_owned()];
        words.push(self.from.display().to_string());
        if let Some(manifest) = &self.manifest {
            words.push(format!("--manifest {}", manifest.display()));
        }
        words.push(format!("--out {}", self.out.display()));
        if !self.target.is_empty() {
            let names: Vec<&str> = self.target.iter().map(|target| target.name()).collect();
            words.push(format!("--target {}", names.join(",")));
        }
        if self.exact_integers {
            words.push("--exact-integers".to_owned());
        }
        words.join(" ")
    }
}

/// Whoever closes the output early, as `head` does, has seen enough: that is no failure.
fn print(text: &str) {
    let _: std::io::Result<()> = std::io::stdout().write_all(text.as_bytes());
}
