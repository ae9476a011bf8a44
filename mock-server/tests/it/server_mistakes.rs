//! What the program says when it cannot start: one line, with the way out.

use std::ffi::OsString;
use std::fs;
use std::net::TcpListener;

use crate::server_process::{ended, program};

/// A way to start it wrongly.
struct Mistake {
    flags: &'static [&'static str],
    variables: &'static [(&'static str, &'static str)],
    /// The configuration file, named by `--config`.
    file: Option<&'static str>,
    /// What the line must tell: where the mistake is, and what to do.
    told: &'static [&'static str],
}

const fn flags(flags: &'static [&'static str], told: &'static [&'static str]) -> Mistake {
    Mistake {
        flags,
        variables: &[],
        file: None,
        told,
    }
}

const fn variable(
    variable: &'static [(&'static str, &'static str)],
    told: &'static [&'static str],
) -> Mistake {
    Mistake {
        flags: &[],
        variables: variable,
        file: None,
        told,
    }
}

const fn file(text: &'static str, told: &'static [&'static str]) -> Mistake {
    Mistake {
        flags: &[],
        variables: &[],
        file: Some(text),
        told,
    }
}

const MISTAKES: &[Mistake] = &[
    flags(
        &["--listne", "x"],
        &["--listne", "did you mean --listen?", "--help"],
    ),
    flags(&["extra"], &["extra", "--help"]),
    flags(&["--seed"], &["--seed", "--help"]),
    flags(
        &["--seed", "1", "--seed", "2"],
        &["--seed", "multiple times"],
    ),
    flags(&["--listen", "here"], &["--listen here", "IP:PORT"]),
    flags(
        &["--listen", "28090"],
        &[
            "--listen 28090",
            "IP:PORT such as 127.0.0.1:28090",
            "names are not resolved",
        ],
    ),
    flags(
        &["--listen", "0.0.0.0:0"],
        &["--listen 0.0.0.0:0", "--allow-non-loopback"],
    ),
    flags(
        &["--listen", "[::]:0"],
        &["--listen [::]:0", "--allow-non-loopback"],
    ),
    flags(
        &["--listen", "192.0.2.1:0"],
        &["--listen 192.0.2.1:0", "--allow-non-loopback"],
    ),
    flags(&["--seed", "-1"], &["--seed -1", "whole number"]),
    flags(
        &["--auth", "password"],
        &[
            "--auth password",
            "`single` or `api-key` or `trusted-header`",
        ],
    ),
    flags(
        &["--clock", "sand"],
        &["--clock sand", "`real` or `virtual`"],
    ),
    flags(
        &["--defect", "M-NOT-99"],
        &["--defect M-NOT-99", "docs/defects.md lists them"],
    ),
    flags(
        &["--defect", "m-rpc-02"],
        &["--defect m-rpc-02", "did you mean `M-RPC-02`?"],
    ),
    flags(
        &["--print-config", "--fault", "kind = \"rset\""],
        &["--fault", "number 1", "rset", "docs/faults.md"],
    ),
    flags(
        &["--print-config", "--scenarios", "not/there.toml"],
        &["--scenarios not/there.toml"],
    ),
    flags(
        &[
            "--print-config",
            "--auth",
            "api-key",
            "--bootstrap-key-env",
            "NOT_SET_ANYWHERE",
        ],
        &[
            "--bootstrap-key-env NOT_SET_ANYWHERE",
            "the name of the variable",
        ],
    ),
    flags(
        &["--print-config", "--auth", "api-key", "--universe", "acorn"],
        &["--universe acorn", "no UUID"],
    ),
    flags(
        &["--print-config", "--listen", "0.0.0.0:0"],
        &["--listen 0.0.0.0:0", "--allow-non-loopback"],
    ),
    flags(
        &["--max-sessions", "0"],
        &["--max-sessions 0", "at least 1"],
    ),
    flags(
        &["--drain-ms", "86400001"],
        &["--drain-ms 86400001", "from 0 to 86400000"],
    ),
    flags(
        &["--log-format", "xml"],
        &["--log-format xml", "`text` or `json`"],
    ),
    flags(
        &["--config", "no/such/file.toml"],
        &[
            "--config no/such/file.toml",
            "configuration file",
            "name a TOML file",
        ],
    ),
    flags(
        &["--universe", "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21"],
        &[
            "--universe 6f1d1b9e",
            "`api-key` and `trusted-header`",
            "--auth",
        ],
    ),
    flags(
        &["--auth", "api-key", "--universe", "acorn"],
        &["--universe acorn", "no UUID"],
    ),
    flags(
        &["--auth", "trusted-header", "--bootstrap-key-env", "PATH"],
        &["--bootstrap-key-env PATH", "`api-key`", "--auth"],
    ),
    flags(
        &[
            "--auth",
            "api-key",
            "--bootstrap-key-env",
            "NOT_SET_ANYWHERE",
        ],
        &[
            "--bootstrap-key-env NOT_SET_ANYWHERE",
            "the name of the variable",
        ],
    ),
    flags(
        &["--fault", "kind = "],
        &[
            "--fault kind = : must be TOML, kind = \"reset\"",
            "JSON with these members",
        ],
    ),
    flags(
        &["--fault", "{\"kind\": \"rset\"}"],
        &["number 1", "no fault \"rset\""],
    ),
    flags(
        &["--fault", "kind = \"delay\", ms = 1, sesion = \"s\""],
        &[
            "`sesion`, did you mean `session`?",
            "ms, and every fault method, session, calls, probability, seed, when",
        ],
    ),
    flags(
        &["--fault", "kind = \"reset\", session = \"s*\""],
        &["`session`", "`*` has no meaning in it"],
    ),
    file(
        "[fault]\nkind = \"reset\"\n",
        &["config.toml:1", "write [[fault]], not [fault]"],
    ),
    flags(
        &["--fault", "kind = \"rset\""],
        &["--fault", "number 1", "rset"],
    ),
    flags(
        &["--listen", "127.0.0.1:0", "--scenarios", "no/such.toml"],
        &["--scenarios no/such.toml", "cannot be read"],
    ),
    file(
        "\n[[fault]]\nkind = \"close\"\n\n[[fault]]\nkind = \"reset\"\nat_bite = 4\n",
        &["config.toml:2", "number 2", "`at_bite`"],
    ),
    variable(
        &[("MOCK_SEED", "many")],
        &["MOCK_SEED=many", "whole number"],
    ),
    variable(
        &[("MOCK_ADMIN", "perhaps")],
        &["MOCK_ADMIN=perhaps", "`true` or `false`"],
    ),
    variable(
        &[("MOCK_LISTEN", "0.0.0.0:1")],
        &["MOCK_LISTEN=0.0.0.0:1", "--allow-non-loopback"],
    ),
    variable(
        &[("MOCK_CONFIG", "no/such/file.toml")],
        &["MOCK_CONFIG no/such/file.toml", "name a TOML file"],
    ),
    file(
        "seed = 1\nlisten = \"here\"\n",
        &["config.toml:2", "`listen`", "IP:PORT"],
    ),
    file(
        "\n\nlistne = 1\n",
        &[
            "config.toml:3",
            "no setting `listne`",
            "did you mean `listen`?",
        ],
    ),
    file(
        "zebra = 1\n",
        &["config.toml:1", "no setting `zebra`", "--print-config"],
    ),
    file(
        "seed = \"one\"\n",
        &["config.toml:1", "`seed`", "whole number", "string"],
    ),
    file("seed = -4\n", &["config.toml:1", "`seed`", "whole number"]),
    file("# nothing yet\nseed = = 4\n", &["config.toml:2"]),
    file("seed = 4\nseed = 5\n", &["config.toml:2", "duplicate key"]),
    file(
        "universe = [1]\n",
        &["config.toml:1", "`universe`", "list of texts"],
    ),
    file(
        "admin = \"no\"\n",
        &["config.toml:1", "`admin`", "`true` or `false`"],
    ),
    file(
        "auth = \"none\"\n",
        &["config.toml:1", "`auth`", "`single`"],
    ),
];

#[tokio::test]
async fn every_mistake_is_told_in_one_line_that_names_it_and_the_way_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("config.toml");
    for mistake in MISTAKES {
        let mut arguments: Vec<OsString> = mistake.flags.iter().map(OsString::from).collect();
        if let Some(text) = mistake.file {
            fs::write(&path, text).expect("a file");
            arguments.extend(["--config".into(), path.clone().into()]);
        }
        let mut command = program(&[]);
        command.args(&arguments);
        command.envs(mistake.variables.iter().copied());
        let (status, told) = ended(command).await;
        assert_eq!(status, Some(2), "{arguments:?}: {told}");
        assert!(told.matches("no/such").count() <= 1, "{told}");
        assert!(told.starts_with("mock-server: "), "{told}");
        assert_eq!(told.lines().count(), 1, "{told}");
        for part in mistake.told {
            assert!(told.contains(part), "{part:?} is not in {told:?}");
        }
    }
}

#[tokio::test]
async fn a_taken_port_is_told_by_the_way_the_address_came() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("config.toml");
    fs::write(&path, format!("listen = \"{address}\"\n")).expect("a file");
    let mut by_flag = program(&["--listen", &address]);
    let mut by_variable = program(&[]);
    by_variable.env("MOCK_LISTEN", &address);
    let mut by_file = program(&["--config"]);
    by_file.arg(&path);
    by_flag.env("MOCK_LISTEN", "127.0.0.1:1");
    for (command, way) in [
        (by_flag, format!("--listen {address}")),
        (by_variable, format!("MOCK_LISTEN={address}")),
        (by_file, "config.toml:1: `listen`".to_owned()),
    ] {
        let (status, told) = ended(command).await;
        assert_eq!(status, Some(2), "{told}");
        assert_eq!(told.lines().count(), 1, "{told}");
        assert!(told.contains(&way) && told.contains("port 0"), "{told}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_that_cannot_be_read_and_a_folder_are_told_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = program(&["--config"]);
    command.arg(folder.path());
    let (status, told) = ended(command).await;
    assert_eq!(status, Some(2), "{told}");
    assert_eq!(told.lines().count(), 1, "{told}");
    assert!(
        told.contains("cannot read the configuration file"),
        "{told}"
    );

    let mut command = program(&["--config", "/dev/zero"]);
    command.env("LANG", "C");
    let (status, told) = ended(command).await;
    assert_eq!(status, Some(2), "{told}");
    assert!(
        told.contains("/dev/zero") && told.contains("no file"),
        "{told}"
    );

    let path = folder.path().join("latin1.toml");
    fs::write(&path, b"# \xe4\n").expect("a file");
    let mut command = program(&["--config"]);
    command.arg(&path);
    let (status, told) = ended(command).await;
    assert_eq!(status, Some(2), "{told}");
    assert!(
        told.contains("latin1.toml") && told.contains("UTF-8"),
        "{told}"
    );
}

#[tokio::test]
async fn a_key_in_the_place_of_something_else_is_not_repeated() {
    let key = format!("lsk_{}", "k".repeat(43));
    let mut by_flag = program(&["--auth", "api-key", "--bootstrap-key-env", &key]);
    by_flag.env("LANG", "C");
    let mut by_variable = program(&["--auth", "api-key"]);
    by_variable.env("MOCK_BOOTSTRAP_KEY_ENV", &key);
    let mut by_universe = program(&["--auth", "api-key"]);
    by_universe.env("MOCK_UNIVERSE", &key);
    let by_argument = program(&[&key]);
    let by_flags_name = program(&[&format!("--{key}")]);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mock.toml");
    fs::write(&path, format!("{key} = 1")).expect("a file");
    let by_member = program(&["--config", path.to_str().expect("a path in UTF-8")]);
    for command in [
        by_flag,
        by_variable,
        by_universe,
        by_argument,
        by_flags_name,
        by_member,
    ] {
        let (status, told) = ended(command).await;
        assert_eq!(status, Some(2), "{told}");
        assert!(!told.contains("kkkk"), "{told}");
    }
}

#[tokio::test]
async fn a_variable_that_looks_like_a_mistake_is_warned_of() {
    let mut running =
        crate::server_process::start_with(&[("MOCK_LISTNE", "x"), ("MOCK_PARTY", "y")], &[]).await;
    running.until_logged("did you mean MOCK_LISTEN?").await;
    let mut command = program(&["--print-config"]);
    command.env("MOCK_LISTNE", "x");
    let (status, told) = ended(command).await;
    assert_eq!(status, Some(0), "{told}");
    assert!(told.contains("did you mean MOCK_LISTEN?"), "{told}");
}
