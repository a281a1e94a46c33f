//! The program at a terminal: a line that is edited, the history, Ctrl-C, a page of the manual that is paged.

#![cfg(target_os = "linux")]

use std::fs;
use std::io::{Read, Write};
use std::os::unix::fs::PermissionsExt as _;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;

use crate::common::{PROGRAM, wait_until};

/// The program at a terminal of its own, which util-linux's `script` makes.
struct Terminal {
    child: Child,
    shown: Arc<Mutex<String>>,
    /// How much of what is shown has been looked at.
    seen: usize,
}

impl Terminal {
    fn start(args: &[&str], environment: &[(&str, &str)]) -> Terminal {
        let words = [&[PROGRAM], args].concat();
        let command = shell_words::join(words);
        let mut script = Command::new("/usr/bin/script");
        script.args(["--quiet", "--return", "--flush", "--command", &command, "/dev/null"]);
        script.env("LIANGYI_NET", "none").env("SHELL", "/bin/sh").env("TERM", "xterm").env("LC_ALL", "C.UTF-8");
        script.envs(environment.iter().copied());
        script.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = script.spawn().expect("script, of Debian's bsdutils");
        let shown: Arc<Mutex<String>> = Arc::default();
        let mut output = child.stdout.take().expect("stdout is piped");
        let kept = Arc::clone(&shown);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Some(length) = output.read(&mut bytes).ok().filter(|length| *length > 0) {
                kept.lock().expect("a text").push_str(&String::from_utf8_lossy(&bytes[..length]));
            }
        });
        Terminal { child, shown, seen: 0 }
    }

    fn shown(&self) -> String {
        self.shown.lock().expect("a text")[self.seen..].to_string()
    }

    /// Waits until this is shown after what was waited for before, and returns what is shown up to it.
    fn expect(&mut self, text: &str) -> String {
        let mut found = None;
        wait_until(&format!("{text:?} at the terminal"), || {
            found = self.shown().find(text);
            found.is_some()
        });
        let end = found.expect("found") + text.len();
        let shown = self.shown()[..end].to_string();
        self.seen += end;
        shown
    }

    fn press(&mut self, keys: &str) {
        let input = self.child.stdin.as_mut().expect("stdin is piped");
        input.write_all(keys.as_bytes()).and_then(|()| input.flush()).expect("the terminal reads");
    }

    /// The exit status, and what is shown until then.
    fn end(mut self) -> (Option<i32>, String) {
        let status = self.child.wait().expect("it ends");
        (status.code(), self.shown())
    }
}

#[test]
fn a_line_is_edited_and_those_before_come_back() {
    let mut terminal = Terminal::start(&["play", "--size", "5", "--color", "both", "--playouts", "5", "--plain"], &[]);
    terminal.expect("Black> ");
    // A wrong letter, two steps to the left, one deleted, the right one.
    terminal.press("d4\x1b[D\x1b[D\x1b[3~c\r");
    terminal.expect("White> ");
    terminal.press("moves\r");
    terminal.expect("1 B C4");
    terminal.expect("White> ");
    // The line before that.
    terminal.press("\x1b[A\x1b[A\r");
    terminal.expect("occupied");
    terminal.expect("White> ");
    // Ctrl-C asks, an empty line goes on; a second Ctrl-C leaves.
    terminal.press("\x03");
    terminal.expect("save> ");
    terminal.press("\r");
    terminal.expect("White> ");
    terminal.press("\x03");
    terminal.expect("save> ");
    terminal.press("\x03");
    let (status, shown) = terminal.end();
    assert_eq!(status, Some(130), "{shown}");
}

#[test]
fn the_end_of_the_input_ends_the_game_and_a_file_keeps_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a game.sgf");
    let mut terminal = Terminal::start(&["play", "--size", "5", "--color", "both", "--playouts", "5"], &[]);
    terminal.expect("Black> ");
    terminal.press("c3\r");
    terminal.expect("White> ");
    terminal.press("\x03");
    terminal.expect("save> ");
    terminal.press(&format!("{}\r", path.display()));
    let (status, shown) = terminal.end();
    assert_eq!(status, Some(0), "{shown}");
    assert!(fs::read_to_string(&path).expect("a game").contains(";B[cc]"));
    let mut terminal = Terminal::start(&["play", "--size", "5", "--color", "both"], &[]);
    terminal.expect("Black> ");
    terminal.press("\x04");
    assert_eq!(terminal.end().0, Some(0));
}

#[test]
fn now_ends_the_thinking_of_the_engine_and_other_lines_wait_for_its_move() {
    let args = ["play", "--size", "9", "--color", "white", "--time", "1000"];
    let mut terminal = Terminal::start(&args, &[]);
    terminal.expect("Black thinks ...");
    terminal.press("moves\rnow\r");
    terminal.expect("Black plays ");
    terminal.expect("1 B ");
    terminal.expect("White> ");
    terminal.press("quit\r");
    assert_eq!(terminal.end().0, Some(0));
}

/// A folder with a program of this name, a script of the shell.
fn program_of(name: &str, script: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(name);
    fs::write(&path, format!("#!/bin/sh\n{script}\n")).expect("a file");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("a program");
    folder
}

#[test]
fn a_page_of_the_manual_is_paged_at_a_terminal() {
    let man =
        program_of("man", "while read -r line; do case $line in .TH*) echo \"paged: $line\";; esac; done <\"$1\"");
    let path = man.path().to_str().expect("UTF-8");
    for (args, title) in [
        (&["man"][..], ".TH liangyi 1"),
        (&["man", "score"], ".TH liangyi-score 1"),
        (&["man", "net", "get"], ".TH liangyi-net-get 1"),
    ] {
        let (status, shown) = Terminal::start(args, &[("PATH", path)]).end();
        assert_eq!(status, Some(0), "{shown}");
        assert!(shown.contains(&format!("paged: {title}")), "{args:?}: {shown}");
    }
    // Where there is no `man`, the help as text.
    let none = tempfile::tempdir().expect("a folder");
    let pager = program_of("pager", "while read -r line; do echo \"paged: $line\"; done");
    let pager = pager.path().join("pager");
    let environment =
        [("PATH", none.path().to_str().expect("UTF-8")), ("PAGER", pager.to_str().expect("UTF-8")), ("MANPAGER", "")];
    let (status, shown) = Terminal::start(&["man", "score"], &environment).end();
    assert_eq!(status, Some(0), "{shown}");
    assert!(shown.contains("paged: Count finished games in files") && shown.contains("paged: Usage: liangyi score"));
}
