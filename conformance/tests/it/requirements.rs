//! Every rule has a check, or the reason why it has none, and every check a rule.

use std::collections::BTreeSet;
use std::path::Path;

use conformance::check::{self, Level};
use conformance::checks::FAMILIES;
use conformance::requirements::{self, Judged, Requirement, page};

fn all() -> Vec<Requirement> {
    requirements::all().expect("requirements")
}

/// Families that bind others than an endpoint, or methods that no family of checks is about yet.
const OTHERS: &[&str] = &[
    "acp",
    "bots",
    "client",
    "concurrency",
    "context",
    "deployment",
    "environments",
    "inputs",
    "managed",
    "mcp",
    "metadata",
    "models",
    "pages",
    "profiles",
    "retention",
    "revisions",
    "skills",
    "suite",
    "transcriptions",
    "vfs",
];

/// From the least to the most.
fn rank(level: Level) -> u8 {
    match level {
        Level::Info => 0,
        Level::Should => 1,
        Level::Must => 2,
    }
}

/// What is wrong with a requirement by itself.
fn judge(requirement: &Requirement) -> Result<(), &'static str> {
    let Requirement {
        id,
        level,
        family,
        text,
        source,
        checks,
        judged,
        excluded,
    } = requirement;
    let ensure = |holds: bool, what: &'static str| if holds { Ok(()) } else { Err(what) };
    ensure(
        id.starts_with(&format!("{}-", family.replace('_', "-"))),
        "its id names another family",
    )?;
    let is_family = FAMILIES.iter().any(|known| known.name == family);
    ensure(
        is_family || OTHERS.contains(&family.as_str()),
        "an unknown family",
    )?;
    ensure(text.len() > 25 && text.ends_with('.'), "no sentence")?;
    ensure(is_source(source), "no source that a reader can find")?;
    if let Some(why) = excluded {
        ensure(
            checks.is_empty() && judged.is_none(),
            "verified and excluded",
        )?;
        return ensure(
            why.len() > 15 && why.ends_with('.'),
            "excluded without a reason",
        );
    }
    let mut levels = Vec::new();
    for check in requirement.check_ids() {
        let check = check::find(check).ok_or("a check that does not exist")?;
        levels.push(rank(check.level));
    }
    let known = |name| conformance::oracle::NAMES.contains(&name);
    ensure(
        requirement.oracles().all(known),
        "an oracle that does not exist",
    )?;
    let (Some(lowest), Some(highest)) = (levels.iter().min(), levels.iter().max()) else {
        return Err("no check");
    };
    ensure(
        *highest >= rank(*level),
        "all of its checks are of a lower level",
    )?;
    let warns = *judged == Some(Judged::Warning);
    ensure(
        warns == (*lowest > rank(*level)),
        "`judged` does not fit the levels",
    )
}

fn is_source(source: &str) -> bool {
    const WHOLE: [&str; 2] = [
        "practice of the published gateway",
        "decision of this project",
    ];
    const BEGIN: [&str; 4] = [
        "guide \"Build with the API and TypeScript client\", ",
        "guide \"ACP runtime\", ",
        "contract, ",
        "JSON-RPC 2.0, section ",
    ];
    WHOLE.contains(&source) || BEGIN.iter().any(|begin| source.starts_with(begin))
}

#[test]
fn every_requirement_has_a_check_that_exists_or_the_reason_why_it_has_none() {
    let all = all();
    assert!(all.len() >= 130, "only {} requirements", all.len());
    let ids: BTreeSet<&str> = all.iter().map(|one| one.id.as_str()).collect();
    let texts: BTreeSet<&str> = all.iter().map(|one| one.text.as_str()).collect();
    assert_eq!(
        [ids.len(), texts.len()],
        [all.len(); 2],
        "one stands there twice"
    );
    let wrong: Vec<String> = all
        .iter()
        .filter_map(|one| Some(format!("{}: {}", one.id, judge(one).err()?)))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_check_verifies_a_requirement_and_is_of_the_level_of_the_highest() {
    let all = all();
    let wrong: Vec<String> = check::all()
        .filter(|check| {
            let levels = page::of_check(&all, check).map(|one| rank(one.level));
            levels.max() != Some(rank(check.level))
        })
        .map(|check| format!("{} ({})", check.id, check.level))
        .collect();
    assert!(
        wrong.is_empty(),
        "without a requirement of their level: {wrong:?}"
    );
}

#[test]
fn each_rule_about_requirements_is_broken_by_something() {
    let good = all()
        .into_iter()
        .find(|one| one.id == "rpc-id-echo")
        .expect("one");
    assert_eq!(judge(&good), Ok(()));
    let with = |change: fn(&mut Requirement)| {
        let mut changed = good.clone();
        change(&mut changed);
        judge(&changed).expect_err("a fault")
    };
    let faults = [
        with(|one| one.id = "cursors-id-echo".to_owned()),
        with(|one| (one.id, one.family) = ("x-y".to_owned(), "x".to_owned())),
        with(|one| one.text = "Echo.".to_owned()),
        with(|one| one.source = "hearsay".to_owned()),
        with(|one| one.excluded = Some("No time for it.".to_owned())),
        with(|one| (one.checks, one.excluded) = (Vec::new(), Some("no".to_owned()))),
        with(|one| one.checks.push("RPC-99".to_owned())),
        with(|one| one.checks.push("oracle:unheard_of".to_owned())),
        with(|one| one.checks.retain(|name| name.starts_with("oracle:"))),
        with(|one| one.checks = vec!["APPR-99".to_owned()]),
        with(|one| one.level = Level::Should),
        with(|one| one.judged = Some(Judged::Warning)),
    ];
    let different: BTreeSet<&str> = faults.into_iter().collect();
    assert!(different.len() >= 9, "{different:?}");
}

#[test]
fn a_broken_file_is_refused_with_its_line() {
    let broken = "[[requirement]]\nid = \"a-b\"\nlevle = \"MUST\"\n";
    let why = requirements::parse(broken)
        .expect_err("a misspelt member")
        .to_string();
    assert!(why.contains("line 3") && why.contains("levle"), "{why}");
}

#[test]
fn the_page_leads_from_rules_to_checks_and_back() {
    const UPDATE: &str = "`UPDATE_DOCS=1 cargo test -p conformance --test it requirements`";
    let text = page::render(&all());
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/requirements.md");
    if std::env::var("UPDATE_DOCS").is_ok_and(|update| update == "1") {
        std::fs::write(&file, &text).expect("the page can be written");
    }
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        found == text,
        "docs/requirements.md is out of date; rewrite it with {UPDATE}"
    );
}

#[test]
fn an_oracle_has_the_name_of_its_file() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/oracle");
    let files: BTreeSet<String> = std::fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .filter(|name| name != "sessions")
        .collect();
    let names: BTreeSet<String> = conformance::oracle::NAMES.map(str::to_owned).into();
    assert_eq!(files, names);
}
