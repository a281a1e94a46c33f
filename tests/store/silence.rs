//! A server that is connected and does not answer: a table that another session has locked, a backend that is stopped,
//! a port that accepts and stays silent. It is as one that is away, and the first signal ends the match.

use std::fs::{self, File};
use std::io::Write;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Output, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use crate::common::{program, signal, text, wait_until};
use crate::playing::command;
use crate::server::{PASSWORD, Server};

/// How long a run takes at most to hear that it is to end, on a busy machine.
const SOON: Duration = Duration::from_secs(12);

/// A session that keeps everybody else from the games.
struct TableLock(Child);

impl TableLock {
    fn new(server: &Server) -> TableLock {
        let mut session = server.psql().stdin(Stdio::piped()).stdout(Stdio::null()).spawn().expect("psql");
        let lock = b"BEGIN; LOCK TABLE liangyi.game;\n";
        session.stdin.as_mut().expect("stdin is piped").write_all(lock).expect("it reads");
        let held = "SELECT count(*) FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND granted \
                    AND relation = 'liangyi.game'::regclass";
        wait_until("the lock", || server.find(held).as_deref() == Some("1"));
        TableLock(session)
    }

    fn release(mut self) {
        drop(self.0.stdin.take());
        self.0.wait().expect("it ends");
    }
}

/// A match in the database whose standard error goes to a file.
fn start(url: &str, games: usize, errors: &Path) -> Child {
    command([100, 100], &["--games", &games.to_string(), "--store", url])
        .stderr(File::create(errors).expect("a file"))
        .spawn()
        .expect("it starts")
}

/// How many connections of matches the server has.
fn connections(server: &Server) -> usize {
    let count = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'liangyi'";
    server.find(count).and_then(|count| count.parse().ok()).expect("a number")
}

#[test]
fn games_go_on_while_another_session_has_locked_the_table() {
    let server = Server::start();
    let at = tempfile::tempdir().expect("a folder");
    let errors = at.path().join("errors");
    let running = start(&server.url("locked", ""), 20, &errors);
    wait_until("a pair", || server.games() >= 2);
    let lock = TableLock::new(&server);
    let told = || fs::read_to_string(&errors).expect("a file");
    wait_until("the word of it", || told().contains("results wait for the database"));
    // Each try gives up what it has begun at the server, too.
    for _ in 0..8 {
        assert!(connections(&server) <= 2, "{}", connections(&server));
        thread::sleep(Duration::from_secs(1));
    }
    lock.release();
    let output = running.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{}{}", text(&output), told());
    assert_eq!(server.games(), 20);
    let told = told();
    assert!(told.contains("lock timeout") && told.contains("the database cannot be reached"), "{told}");
    assert!(told.contains("can be reached again after") && !told.contains(PASSWORD), "{told}");
}

#[test]
fn games_go_on_while_the_backend_is_stopped() {
    let server = Server::start();
    let at = tempfile::tempdir().expect("a folder");
    let errors = at.path().join("errors");
    let running = start(&server.url("stopped", ""), 20, &errors);
    wait_until("a pair", || server.games() >= 2);
    let backend = "SELECT pid FROM pg_stat_activity WHERE application_name = 'liangyi'";
    let backend: u32 = server.find(backend).and_then(|pid| pid.parse().ok()).expect("a process");
    signal("-STOP", backend);
    let output = running.wait_with_output();
    signal("-CONT", backend);
    let output = output.expect("it ends");
    let told = fs::read_to_string(&errors).expect("a file");
    assert!(output.status.success(), "{}{told}", text(&output));
    assert_eq!(server.games(), 20);
    let place = |sentence: &str| told.find(sentence).unwrap_or_else(|| panic!("{sentence}: {told}"));
    let sentences = ["no answer within 5 s", "the database cannot be reached", "can be reached again after"];
    assert!(sentences.map(place).is_sorted(), "{told}");
}

/// Sends SIGTERM to a run and waits for its end.
fn terminate(running: Child) -> Output {
    let begun = Instant::now();
    signal("-TERM", running.id());
    let output = running.wait_with_output().expect("it ends");
    assert!(begun.elapsed() < SOON, "{:?}: {}", begun.elapsed(), text(&output));
    output
}

#[test]
fn the_first_signal_ends_a_match_that_waits_for_an_answer() {
    let server = Server::start();
    let at = tempfile::tempdir().expect("a folder");
    let errors = at.path().join("errors");
    let url = server.url("ended", "");
    let running = start(&url, 1000, &errors);
    wait_until("a pair", || server.games() >= 2);
    let lock = TableLock::new(&server);
    let told = || fs::read_to_string(&errors).expect("a file");
    wait_until("the word of it", || told().contains("results wait for the database"));
    let output = terminate(running);
    assert_eq!(output.status.code(), Some(1), "{}{}", text(&output), told());
    assert!(told().contains("games that were played could not be kept"), "{}", told());
    // One that joins waits longer, as others may join before it, but not after a signal.
    let joins = start(&url, 1000, &errors);
    let waits = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'liangyi' AND wait_event_type = 'Lock'";
    wait_until("its statement", || server.find(waits).as_deref() == Some("1"));
    let output = terminate(joins);
    assert_eq!(output.status.code(), Some(130), "{}{}", text(&output), told());
    assert!(told().contains("interrupted: ") && told().contains("no answer within 1 s"), "{}", told());
    lock.release();
}

#[test]
fn a_port_that_accepts_and_stays_silent_is_no_server() {
    let port = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = port.local_addr().expect("an address");
    let (sender, accepted) = channel();
    thread::spawn(move || port.incoming().try_for_each(|connection| sender.send(connection)));
    let url = format!("postgres://liangyi:{PASSWORD}@{address}/postgres");
    let silent = format!("postgres://liangyi@{address}/postgres: no answer within 5 s");
    let played = command([1, 1], &["--games", "2", "--store", &url]).output().expect("it runs");
    assert_eq!(played.status.code(), Some(1), "{}", text(&played));
    assert!(text(&played).contains(&silent), "{}", text(&played));
    let report = program().args(["match", "--report", &url]).output().expect("it runs");
    assert!(!report.status.success() && text(&report).contains(&silent), "{}", text(&report));
    let running = command([1, 1], &["--games", "2", "--store", &url]).spawn().expect("it starts");
    let _connections: Vec<_> = accepted.iter().take(3).collect();
    let output = terminate(running);
    assert_eq!(output.status.code(), Some(130), "{}", text(&output));
    assert!(text(&output).contains("interrupted: "), "{}", text(&output));
}
