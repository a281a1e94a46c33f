//! The running program and its pipes: start, end, interrupts, pondering.

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use liangyi::gtp::{GtpOptions, GtpSession, serve};
use liangyi_engine::engine::EngineSettings;
use liangyi_engine::policy::Models;

use crate::common::gtp::Client;
use crate::common::program;

fn piped() -> Command {
    let mut command = program();
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// What a session writes for this input.
fn transcript(settings: EngineSettings, input: &'static [u8]) -> String {
    let mut output = Vec::new();
    let session = GtpSession::new(settings, GtpOptions::default()).expect("an engine");
    serve(session, input, &mut output).expect("an output");
    String::from_utf8(output).expect("replies are UTF-8")
}

#[test]
fn commands_written_at_once_are_answered_in_order() {
    let input =
        b"# hello\r\n1 name\n\n\t2\tprotocol_version # two\r\nkomi\x00 3\n4 get_komi\n5 nonsense\n6 quit\n7 name\n";
    let expected = "=1 Liangyi\n\n=2 2\n\n= \n\n=4 3\n\n?5 unknown command\n\n=6 \n\n";
    assert_eq!(transcript(EngineSettings::new(Models::embedded()), input), expected);
}

#[test]
fn a_last_line_without_a_line_feed_is_answered() {
    assert_eq!(
        transcript(EngineSettings::new(Models::embedded()), b"name\n9 version"),
        format!("= Liangyi\n\n=9 {}\n\n", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn quit_is_answered_and_ends_the_program_with_success() {
    let mut child = piped().spawn().expect("it starts");
    let mut input = child.stdin.take().expect("stdin is piped");
    input.write_all(b"quit\n").expect("it reads");
    let mut output = String::new();
    child.stdout.take().expect("stdout is piped").read_to_string(&mut output).expect("UTF-8");
    // The input is still open.
    assert!(child.wait().expect("it ends").success());
    assert_eq!(output, "= \n\n");
}

#[test]
fn the_end_of_the_input_ends_the_program_with_success() {
    let output = piped().spawn().expect("it starts").wait_with_output().expect("it ends");
    assert!(output.status.success());
    assert!(output.stdout.is_empty() && output.stderr.is_empty());
}

#[test]
fn a_closed_output_ends_the_program_quietly() {
    let mut child = piped().spawn().expect("it starts");
    drop(child.stdout.take());
    let mut input = child.stdin.take().expect("stdin is piped");
    // The program may be gone before all is written.
    let _ = input.write_all("name\n".repeat(1000).as_bytes());
    let mut complaints = String::new();
    child.stderr.take().expect("stderr is piped").read_to_string(&mut complaints).expect("UTF-8");
    assert!(child.wait().expect("it ends").success());
    assert_eq!(complaints, "");
}

#[test]
fn an_interrupt_ends_a_genmove_with_a_move() {
    let mut engine = Client::liangyi(&[]);
    engine.ok("boardsize 9");
    // Days per move: without the interrupt the reply would not come.
    engine.ok("kata-time_settings byoyomi 0 500000 5");
    engine.write("17 genmove b");
    engine.write("# interrupt");
    let reply = engine.reply().expect("a reply");
    let vertex = reply.strip_prefix("=17 ").expect("a move");
    assert_eq!(vertex.len(), 2, "a point, not a pass: {vertex}");
    assert_eq!(engine.ok("protocol_version"), "2");
    assert!(engine.finish());
}

/// Starts a genmove that would take days.
fn endless_genmove() -> (Child, ChildStdin) {
    let mut child = piped().spawn().expect("it starts");
    let mut input = child.stdin.take().expect("stdin is piped");
    input.write_all(b"boardsize 9\nkata-time_settings byoyomi 0 500000 5\n").expect("it reads");
    let mut replies = [0; 8];
    child.stdout.as_mut().expect("stdout is piped").read_exact(&mut replies).expect("replies");
    assert_eq!(&replies, b"= \n\n= \n\n");
    input.write_all(b"genmove b\n").expect("it reads");
    (child, input)
}

/// Waits for the end of a program, which must come soon and be a success.
fn assert_it_ends(child: &mut Child) {
    let begun = Instant::now();
    loop {
        match child.try_wait().expect("a child") {
            Some(status) => return assert!(status.success(), "{status}"),
            None if begun.elapsed() < Duration::from_secs(60) => sleep(Duration::from_millis(20)),
            None => {
                child.kill().expect("a child");
                panic!("it goes on after the end of its input");
            }
        }
    }
}

#[test]
fn the_end_of_the_input_stops_a_genmove() {
    let (mut child, input) = endless_genmove();
    // Longer than between the last line and the end of a script.
    sleep(Duration::from_secs(4));
    drop(input);
    assert_it_ends(&mut child);
    let mut output = String::new();
    child.stdout.take().expect("stdout is piped").read_to_string(&mut output).expect("UTF-8");
    let vertex = output.strip_prefix("= ").expect("a reply").trim_end();
    assert_eq!(vertex.len(), 2, "a point, not a pass: {vertex}");
}

#[cfg(unix)]
#[test]
fn a_genmove_ends_when_its_client_is_gone() {
    let (mut child, input) = endless_genmove();
    drop(child.stdout.take());
    drop(input);
    assert_it_ends(&mut child);
}

#[test]
fn new_lines_do_not_end_a_genmove() {
    let settings = EngineSettings { playouts: Some(2000), ..EngineSettings::new(Models::embedded()) };
    let text = transcript(settings, b"boardsize 9\ncgos-genmove_analyze b\n\nprotocol_version\nname\n");
    let json = text.lines().find(|line| line.starts_with('{')).expect("a line of JSON");
    let json: serde_json::Value = serde_json::from_str(json).expect("it parses");
    // At least half of them: earlier the search cannot stop because its best move is out of reach of the others.
    assert!(json["visits"].as_u64().expect("a number") >= 1000, "{json}");
    assert!(text.ends_with("= 2\n\n= Liangyi\n\n"));
}

#[test]
fn a_line_that_is_too_long_is_answered_once() {
    let mut input = b"3 play b ".to_vec();
    input.resize(20 << 20, b'D');
    input.extend_from_slice(b"\n4 name\n");
    let text = transcript(EngineSettings::new(Models::embedded()), input.leak());
    assert_eq!(text, "?3 syntax error: the line is too long\n\n=4 Liangyi\n\n");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = || {
        let settings = EngineSettings { playouts: Some(100), seed: 42, ..EngineSettings::new(Models::embedded()) };
        transcript(settings, b"boardsize 7\ngenmove b\ngenmove w\ngenmove b\ngenmove w\ngenmove b\nfinal_score\n")
    };
    assert_eq!(game(), game());
}

#[test]
fn it_ponders_only_with_the_option() {
    let moved = |args: &[&str]| {
        let mut engine = Client::liangyi(&[&["--size", "9", "--playouts", "50"], args].concat());
        engine.ok("genmove b");
        engine
    };
    let spent = |engine: &mut Client| engine.ok("cputime").parse::<f64>().expect("seconds");
    let mut engine = moved(&["--ponder"]);
    let before = spent(&mut engine);
    // Far more than it takes to answer: a program that does not ponder would use no time at all.
    let long = std::time::Instant::now() + std::time::Duration::from_secs(120);
    while spent(&mut engine) < before + 0.3 {
        assert!(std::time::Instant::now() < long, "it did not ponder");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    engine.ok("play w A1");
    engine.ok("genmove b");
    assert!(engine.finish());

    let mut engine = moved(&[]);
    let before = spent(&mut engine);
    std::thread::sleep(std::time::Duration::from_millis(500));
    assert!(spent(&mut engine) < before + 0.3, "it pondered without --ponder");
    assert!(engine.finish());
}

/// What the program answers and logs where the system gives it `kilobytes` of address space.
#[cfg(target_os = "linux")]
fn with_address_space(kilobytes: usize, playouts: &str) -> (String, String) {
    let limited = format!("ulimit -v {kilobytes}; exec \"$0\" --playouts {playouts}");
    let mut child = Command::new("sh")
        .env("LIANGYI_NET", "none")
        .args(["-c", &limited, env!("CARGO_BIN_EXE_liangyi")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Where it cannot even start it reads nothing.
    _ = child.stdin.take().unwrap().write_all(b"boardsize 19\ngenmove b\nname\nquit\n");
    let output = child.wait_with_output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr))
}

/// The tree stays small where the system gives no more memory, instead of ending the program.
#[cfg(target_os = "linux")]
#[test]
fn a_search_goes_on_with_the_memory_that_the_system_gives() {
    let answers = |reply: &str| reply.contains("= Liangyi");
    let least = (10_000..200_000).step_by(2_000).find(|kilobytes| answers(&with_address_space(*kilobytes, "1").0));
    let (reply, log) = with_address_space(least.unwrap() + 2_000, "15000");
    assert!(answers(&reply), "{reply} {log}");
    assert!(log.contains("no more memory for the search tree"), "{log}");
}
