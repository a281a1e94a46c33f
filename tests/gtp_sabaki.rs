//! A session with the GTP client that Sabaki uses, the real one: see tools/sabaki/session.mjs.

use std::path::Path;
use std::process::Command;

#[test]
fn sabakis_own_client_holds_a_session() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tools/sabaki");
    assert!(
        folder.join("node_modules/@sabaki/gtp").is_dir(),
        "the module @sabaki/gtp is missing: run tools/test, or `npm ci` in tools/sabaki"
    );
    let output = Command::new("node")
        .args(["session.mjs", env!("CARGO_BIN_EXE_liangyi"), "gtp", "--playouts", "50"])
        .current_dir(&folder)
        .output()
        .expect("node runs; tools/test installs it");
    assert!(
        output.status.success(),
        "{}\n{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(String::from_utf8_lossy(&output.stdout).contains("15 checks passed"));
}
