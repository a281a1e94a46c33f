//! Sessions with the GTP client that Sabaki uses, the real one: see session.mjs and trees.mjs in
//! tools/sabaki.

use std::path::Path;
use std::process::Command;

use crate::common::PROGRAM;

/// How many random game trees are walked through; `LIANGYI_SABAKI_TREES` says otherwise.
const TREES: &str = "60";
/// The seed of the trees.
const SEED: &str = "20260101";

/// Runs a script of tools/sabaki with the program under test; what it prints. It must end with success.
fn node(script: &str, before: &[&str], options: &[&str]) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tools/sabaki");
    for module in ["@sabaki/gtp", "@sabaki/go-board"] {
        assert!(
            folder.join("node_modules").join(module).is_dir(),
            "the module {module} is missing: run tools/test, or `npm ci` in tools/sabaki"
        );
    }
    let output = Command::new("node")
        .arg(script)
        .args(before)
        .args([PROGRAM, "gtp"])
        .args(options)
        .env("LIANGYI_NET", "none")
        .current_dir(&folder)
        .output()
        .expect("node runs; tools/test installs it");
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{printed}\n{}", String::from_utf8_lossy(&output.stderr));
    printed
}

#[test]
fn sabakis_own_client_holds_a_session() {
    assert!(node("session.mjs", &[], &["--playouts", "50"]).contains("15 checks passed"));
}

/// Attach, sync, analysis, abort, handicap, replay and undo in random records: no sync fails, and the engine's board is
/// Sabaki's after each step.
#[test]
fn random_game_trees_are_synced_and_the_boards_agree() {
    let trees = std::env::var("LIANGYI_SABAKI_TREES").unwrap_or_else(|_| TREES.to_string());
    let printed = node("trees.mjs", &[&trees, SEED], &["--playouts", "20", "--memory", "16"]);
    println!("{printed}");
    assert!(printed.contains(&format!("{trees} trees walked through")));
    let done = printed.lines().find(|line| line.starts_with('{')).expect("a line of JSON");
    let done: serde_json::Value = serde_json::from_str(done).expect("it parses");
    for what in ["undos", "handicaps", "moves", "analyses", "virtual", "forbidden"] {
        assert!(done[what].as_u64().expect("a number") > 0, "{what}: {printed}");
    }
    let trees: u64 = trees.parse().expect("a number of trees");
    let (syncs, passed_over) = (done["syncs"].as_u64(), done["passedOver"].as_u64());
    assert!(syncs.expect("a number") > 6 * trees && passed_over.expect("a number") < 2 * trees, "{printed}");
}
