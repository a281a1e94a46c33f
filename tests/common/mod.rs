//! What tests of the running program share: starting it, so that neither the networks nor the settings that the user
//! has change a result, talking to it, waiting, and what is left of a match.

#![allow(dead_code, reason = "each test target takes what it needs of this module")]

pub mod gtp;
pub mod matches;

use std::io::Write;
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The path of the program, for command lines of engines. Whatever starts it says `LIANGYI_NET=none`, as [`program`]
/// does.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_liangyi");

/// The program without the user's networks and log.
pub fn program() -> Command {
    let mut command = Command::new(PROGRAM);
    command.env("LIANGYI_NET", "none").env_remove("RUST_LOG");
    command
}

/// The same with these arguments, for assertions on how it ends.
pub fn liangyi(args: &[&str]) -> assert_cmd::Command {
    let mut command = program();
    command.args(args);
    command.into()
}

/// The program under way with all its pipes.
pub fn start(args: &[&str]) -> Child {
    let mut command = program();
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the program starts")
}

/// What the program answers to an input that is written as a whole.
pub fn output_of(args: &[&str], input: impl AsRef<[u8]>) -> Output {
    let mut child = start(args);
    child.stdin.take().expect("stdin is piped").write_all(input.as_ref()).expect("the program reads");
    child.wait_with_output().expect("the program ends")
}

/// The output of a program, errors included.
pub fn text(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// Bytes that are text.
pub fn utf8(bytes: impl Into<Vec<u8>>) -> String {
    String::from_utf8(bytes.into()).expect("UTF-8")
}

/// Waits for something that comes soon, but on a busy machine not at once.
pub fn wait_until(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(120), "no end of waiting for {what}");
        sleep(Duration::from_millis(20));
    }
}

/// Sends a signal, such as `-INT`, to a process.
pub fn signal(name: &str, pid: u32) {
    let status = Command::new("kill").args([name, &pid.to_string()]).status().expect("kill runs");
    assert!(status.success(), "kill {name} {pid}");
}
