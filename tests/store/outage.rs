//! What the user sees when the server is away.

use std::fs;

use crate::common::{text, wait_until};
use crate::playing::command;
use crate::server::{PASSWORD, Server};

#[test]
fn a_server_that_is_away_is_told_with_what_waits_for_it() {
    let server = Server::start();
    let at = tempfile::tempdir().expect("a folder");
    let errors = at.path().join("errors");
    let url = server.url("outage", "");
    let running = command([500, 500], &["--games", "2", "--store", &url])
        .stderr(fs::File::create(&errors).expect("a file"))
        .spawn()
        .expect("it starts");
    let held = "SELECT count(*) FROM liangyi.lease WHERE until > now()";
    wait_until("a claim", || server.find(held).as_deref() == Some("1"));
    server.kill();
    let told = || fs::read_to_string(&errors).expect("a file");
    // The last games of the match end while it is away.
    wait_until("the games to end", || told().contains("2 results wait for the database"));
    server.restart();
    let output = running.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{}{}", text(&output), told());
    assert_eq!(server.games(), 2);
    let told = told();
    let place = |sentence: &str| told.find(sentence).unwrap_or_else(|| panic!("{sentence}: {told}"));
    let sentences = ["the database cannot be reached", "2 results wait", "can be reached again after", "2/2  game 2"];
    assert!(sentences.map(place).is_sorted(), "{told}");
    assert!(told.contains("postgres://liangyi@127.0.0.1:") && !told.contains(PASSWORD), "{told}");
}
