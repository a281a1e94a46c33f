//! What does not fit is refused with what differs, and a password is shown nowhere.

use std::fs;
use std::path::Path;
use std::process::{Output, Stdio};
use std::thread::sleep;
use std::time::Duration;

use liangyi_arena::processes::children;

use crate::common::{text, wait_until};
use crate::playing::{command, export, match_of};
use crate::server::{PASSWORD, Server};

/// Plays with these options, and tells all it can.
fn play(url: &str, black: &str, options: &[&str]) -> Output {
    let mut command = match_of([black, black], &[&["--store", url][..], options].concat());
    let output = command.env("RUST_LOG", "trace").output().expect("the program runs");
    assert!(!text(&output).contains(PASSWORD), "{}", text(&output));
    output
}

fn refused(output: &Output, told: &str) {
    assert_eq!(output.status.code(), Some(2), "{}", text(output));
    assert!(text(output).contains(told), "{told}: {}", text(output));
}

#[test]
fn other_settings_and_other_programs_are_refused() {
    let server = Server::start();
    let at = tempfile::tempdir().expect("a folder");
    let url = server.url("refusals", "");
    // An engine whose file may change.
    let script = at.path().join("engine.sh");
    let engine = |more: &str| {
        let text = format!(
            "#!/bin/sh\nLIANGYI_NET=none exec '{}' --playouts 1 --threads 1 {more}\n",
            env!("CARGO_BIN_EXE_liangyi")
        );
        fs::write(&script, text).expect("a file");
        format!("sh '{}'", script.display())
    };
    let black = engine("");
    let play = |url: &str, options: &[&str]| play(url, &black, options);
    let options = ["--games", "3"];
    let played = play(&url, &options);
    assert!(played.status.success(), "{}", text(&played));
    refused(&play(&url, &[&options[..], &["--seed", "2"]].concat()), "seed was 1, is 2");
    engine("--memory 16");
    refused(&play(&url, &["--games", "6"]), "engine.sh of program A had the SHA-256 ");
    engine("");
    let longer = play(&url, &["--games", "6"]);
    assert!(longer.status.success() && text(&longer).contains("6 of 6 games"), "{}", text(&longer));
    assert_eq!(server.games(), 6);
    refused(&export(&server.url("another", ""), &at.path().join("none")), "no match of this name has been played here");
    let whole = at.path().join("whole");
    assert!(export(&url, &whole).status.success());
    refused(&export(&url, &whole), "holds a match already");
    refused(&export(&server.url("a%20b", ""), &whole.join("b")), "the name of a match has letters");
    refused(&play("m1", &options), "--store expects postgres://");
    refused(&play(&url, &[&options[..], &["--part", "1/2"]].concat()), "cannot be used with");
    let closed = play(&format!("postgres://liangyi:{PASSWORD}@127.0.0.1:1/postgres"), &options);
    assert_eq!(closed.status.code(), Some(1), "{}", text(&closed));
    assert!(text(&closed).contains("postgres://liangyi@127.0.0.1:1/postgres: error connecting"), "{}", text(&closed));
}

#[test]
fn the_length_is_not_changed_under_the_hands_of_others_nor_the_password_told_to_engines() {
    let server = Server::start();
    let url = server.url("length", "");
    let at = tempfile::tempdir().expect("a folder");
    let mut running = command([2000, 2000], &["--games", "1000", "--store", &url])
        .stdout(Stdio::null())
        .stderr(fs::File::create(at.path().join("errors")).expect("a file"))
        .spawn()
        .expect("it starts");
    let live = "SELECT count(*) FROM liangyi.lease WHERE until > now()";
    wait_until("a claim", || server.find(live).as_deref() == Some("1"));
    let output = command([2000, 2000], &["--games", "1002", "--store", &url]).output().expect("it runs");
    refused(&output, "games was 1000, is 1002");
    for engine in children(running.id()) {
        let title = fs::read(Path::new("/proc").join(engine.to_string()).join("cmdline")).expect("a title");
        assert!(!title.is_empty() && !String::from_utf8_lossy(&title).contains(PASSWORD));
    }
    // Ctrl-C gives back what is not played.
    let stop = std::process::Command::new("kill").args(["-INT", &running.id().to_string()]).status();
    assert!(stop.expect("kill").success());
    running.wait().expect("it ends");
    sleep(Duration::from_millis(100));
    assert_eq!(server.find(live).as_deref(), Some("0"));
    let told = fs::read_to_string(at.path().join("errors")).expect("a file");
    assert!(told.contains("the same command plays the others") && !told.contains(PASSWORD), "{told}");
}
