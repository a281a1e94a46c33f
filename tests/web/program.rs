//! The program itself: what it prints, how it ends, what it refuses.
#![cfg(target_os = "linux")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command, Output, Stdio};

use liangyi::page::tabs::{Refused, TabReply};
use rustix::process::{Pid, Signal, kill_process};

use crate::client::Address;
use crate::common::program;

fn web(args: &[&str]) -> Command {
    let mut command = program();
    command.args(["web", "--no-open", "--no-keep"]).args(args);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn refused(args: &[&str]) -> (Option<i32>, String) {
    let Output { status, stderr, .. } = web(args).output().expect("started");
    (status.code(), String::from_utf8(stderr).expect("UTF-8"))
}

/// Starts it and reads the address that it prints.
fn started(args: &[&str]) -> (Child, String) {
    let mut child = web(args).spawn().expect("started");
    let mut url = String::new();
    BufReader::new(child.stdout.as_mut().expect("a pipe")).read_line(&mut url).expect("a line");
    (child, url.trim_end().to_string())
}

#[test]
fn it_prints_its_address_serves_and_ends_at_a_signal() {
    for signal in [Signal::INT, Signal::TERM] {
        let (mut child, url) = started(&[]);
        let (host, token) = url.strip_prefix("http://").expect("an address").split_once("/#token=").expect("a token");
        assert_eq!(token.len(), 32, "{url}");
        let mut stream = TcpStream::connect(host).expect("a connection");
        write!(stream, "GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").expect("sent");
        let mut page = String::new();
        stream.read_to_string(&mut page).expect("the page");
        assert!(page.starts_with("HTTP/1.1 200 OK\r\n") && page.contains("<!doctype html>"), "{page}");
        kill_process(Pid::from_child(&child), signal).expect("a running program");
        assert_eq!(child.wait().expect("a status").code(), Some(0));
        let mut errors = String::new();
        child.stderr.take().expect("a pipe").read_to_string(&mut errors).expect("UTF-8");
        assert_eq!(errors, "");
    }
}

/// What the browser has kept of a page is kept for its port.
#[test]
fn a_program_that_was_killed_comes_back_to_its_port() {
    // At an address that no other test listens at.
    let at = ["--listen", "127.0.19.61", "--host", "127.0.19.61"];
    let port = |url: &str| url.split(['/', ':']).nth(4).and_then(|port| port.parse::<u16>().ok()).expect("a port");
    let [(mut first, url), (mut second, other)] = [started(&at), started(&at)];
    let ports = [port(&url), port(&other)];
    assert_ne!(ports[0], ports[1]);
    for (child, known) in [(&mut first, ports[0]), (&mut second, ports[1])] {
        child.kill().expect("killed");
        child.wait().expect("a status");
        let (again, url) = started(&at);
        *child = again;
        assert_eq!(port(&url), known);
    }
    for child in [&mut first, &mut second] {
        child.kill().expect("killed");
        child.wait().expect("a status");
    }
}

#[test]
fn what_is_odd_about_a_record_is_told_where_the_program_begins() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.sgf");
    let games = "(;SZ[99];B[aa])\n(;SZ[5]RE[B+3.5]RU[chinese]KM[x];B[cc];W[dd];B[zz])";
    std::fs::write(&path, games).expect("written");
    let (mut child, _) = started(&[path.to_str().expect("UTF-8")]);
    kill_process(Pid::from_child(&child), Signal::TERM).expect("a running program");
    assert_eq!(child.wait().expect("a status").code(), Some(0));
    let mut told = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut told).expect("UTF-8");
    for part in [
        "game 1 of the file is passed over: unacceptable size",
        "KM[x] is no komi",
        "shown as far as the record can be played: after move 2: B[zz]",
        "the record gives as the result: Black wins (B+3.5)",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

#[test]
fn what_it_cannot_do_it_says() {
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let (code, errors) = refused(&["--port", &port]);
    assert_eq!(
        (code, errors),
        (
            Some(2),
            format!(
                "liangyi: port {port} of 127.0.0.1 is taken: choose another with \
                                                   --port, or leave it out\n"
            )
        )
    );
    for (args, wanted) in [
        (&["--listen", "0.0.0.0"][..], "--host"),
        (&["--listen", "localhost", "--host", "a"], "invalid IP address"),
        (&["--host", "http://a"], "expected a name"),
        (&["--port", "0"], "1..=65535"),
        (&["--threads", "0"], "1..=1024"),
        (&["--memory", "1"], "16.."),
        (&["--ruleset", "none"], "unknown ruleset"),
    ] {
        let (code, errors) = refused(args);
        assert!(code == Some(2) && errors.contains(wanted), "{args:?}: {errors}");
    }
    let (code, errors) = refused(&["--listen", "192.0.2.1", "--host", "a"]);
    assert!(code == Some(1) && errors.contains("cannot listen on 192.0.2.1:0"), "{errors}");
}

#[test]
fn other_machines_are_let_in_by_name_and_with_a_warning() {
    let (mut child, url) = started(&["--listen", "0.0.0.0", "--host", "go.example"]);
    let (host, _) = url.strip_prefix("http://").expect("an address").split_once('/').expect("a page");
    let port = host.strip_prefix("go.example:").expect("the name that was given");
    for (name, wanted) in [(host, "200"), (&*format!("127.0.0.1:{port}"), "403")] {
        let mut stream = TcpStream::connect(format!("127.0.0.1:{port}")).expect("a connection");
        write!(stream, "GET / HTTP/1.1\r\nHost: {name}\r\nConnection: close\r\n\r\n").expect("sent");
        let mut page = String::new();
        stream.read_to_string(&mut page).expect("the page");
        assert_eq!(page.split(' ').nth(1), Some(wanted), "{name}");
    }
    kill_process(Pid::from_child(&child), Signal::TERM).expect("a running program");
    assert!(child.wait().expect("a status").success());
    let mut errors = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut errors).expect("UTF-8");
    assert_eq!(errors, "liangyi: nothing is encrypted: whoever is on the way can read and play along\n");
}

/// The memory of a process that is in use, in MB.
fn resident(child: &Child) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).expect("a running program");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("its memory");
    line.trim().trim_end_matches(" kB").parse::<u64>().expect("a number") >> 10
}

/// A record that is refused leaves nothing behind in its tab, however much of it was read.
#[test]
fn a_refused_record_costs_no_memory() {
    const PAGES: u64 = 3;
    let (mut child, url) = started(&["--threads", "1", "--memory", "16"]);
    let (host, token) = url.strip_prefix("http://").expect("an address").split_once("/#token=").expect("a token");
    let port = host.rsplit_once(':').and_then(|(_, port)| port.parse().ok()).expect("a port");
    let served = Address { port, token: token.to_string() };
    let cookie = served.cookie();
    let nodes = format!("(;SZ[9]{})", ";B[aa];W[bb]".repeat(300_000));
    let values = format!("(;SZ[9];B[aa]LB{})", "[a:1]".repeat(2_500_000));
    let branches = format!("(;SZ[9]{})", "(;B[aa])".repeat(600_000));
    let size = format!("(;SZ[99]{})", ";B[aa];W[bb]".repeat(200_000));
    for record in [nodes, values, branches, size] {
        let mut pages: Vec<_> = (0..PAGES).map(|_| served.page(&cookie, None)).collect();
        let before = resident(&child);
        for page in &mut pages {
            let answer = page.ask(&format!(r#""do":"open","sgf":"{record}""#));
            assert!(matches!(answer, TabReply::Refused { why: Refused::BadRecord { .. }, .. }), "{answer:.200?}");
        }
        let left = resident(&child).saturating_sub(before);
        // What has come from a page waits for more in buffers of its size.
        let most = PAGES * (8 + ((2 * record.len() as u64) >> 20));
        assert!(left < most, "{record:.20}: {left} MB are left of {} MB", record.len() >> 20);
    }
    kill_process(Pid::from_child(&child), Signal::TERM).expect("a running program");
    assert!(child.wait().expect("a status").success());
}
