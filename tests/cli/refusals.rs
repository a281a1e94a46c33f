//! Command lines and files that cannot be used: exit status 2, whatever the command, and a message about what is wrong.

use std::fs;
use std::process::Stdio;

use crate::common::{liangyi, program};

/// What the program says when it refuses these arguments.
fn refused(args: &[&str]) -> String {
    let assert = liangyi(args).assert().code(2).stdout("");
    String::from_utf8(assert.get_output().stderr.clone()).expect("UTF-8")
}

#[test]
fn what_is_wrong_is_told_and_not_what_stands_before_it() {
    for (args, told) in [
        // The name of a ruleset is that of a command too.
        (&["--ruleset", "renju", "--tpyo"][..], "unexpected argument '--tpyo' found"),
        (&["--ruleset=renju", "--tpyo"], "unexpected argument '--tpyo' found"),
        (&["--ruleset", "renju", "--size", "15", "--tpyo=3"], "unexpected argument '--tpyo' found"),
        (&["--ruleset", "renju", "--playouts", "3", "--level", "2"], "cannot be used with '--level <N>'"),
        (&["--ruleset", "renju", "game.sgf"], "unrecognized subcommand 'game.sgf'"),
        (&["--ruleset", "renju", "scor", "game.sgf"], "unrecognized subcommand 'scor'"),
        // What follows the command is wrong.
        (&["--playouts", "3", "play", "--tpyo"], "unexpected argument '--tpyo' found"),
        (&["--games", "3", "--ruleset", "renju", "match", "--tpyo"], "unexpected argument '--tpyo' found"),
        (&["--games", "3", "match", "--white", "x"], "--black <CMD>"),
        // What stands before it is none of its options.
        (&["--visits", "3", "rules"], "--visits"),
        (&["--playouts", "3", "rules"], "--playouts"),
        // As without options before the command.
        (&["play", "--ruleset", "renju", "--tpyo"], "unexpected argument '--tpyo' found"),
        (&["--tpyo"], "unexpected argument '--tpyo' found"),
    ] {
        let text = refused(args);
        let first = text.lines().take_while(|line| !line.starts_with("Usage:")).collect::<Vec<_>>().join("\n");
        assert!(first.starts_with("error: ") && first.contains(told), "{args:?}: {text}");
        assert!(!first.contains("'--ruleset"), "{args:?}: {text}");
    }
}

#[test]
fn a_number_of_threads_is_at_least_one_everywhere() {
    for command in [
        &["gtp"][..],
        &["play"],
        #[cfg(feature = "web")]
        &["web", "--no-open"],
        &["analysis", "--analysis-threads", "1"],
        &["piskvork"],
        &["bench"],
        &["score", "a.sgf"],
        &["compare", "a.sgf"],
        &["review", "a.sgf"],
        &["selfplay", "--out", "games"],
    ] {
        let option = if command[0] == "analysis" { "--analysis-threads" } else { "--threads" };
        let command = if command[0] == "analysis" { &command[..1] } else { command };
        for (number, told) in [("0", "0 is not in 1..="), ("-1", "'-1'"), ("many", "invalid digit found in string")] {
            let text = refused(&[command, &[&format!("{option}={number}")]].concat());
            assert!(text.contains(option) && text.contains(told), "{command:?} {number}: {text}");
        }
    }
}

#[test]
fn a_file_that_holds_no_record_is_of_no_use_to_any_command() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, contents) in
        [("text.sgf", "hello"), ("empty.sgf", ""), ("othello.sgf", "(;GM[2]SZ[8])"), ("vast.sgf", "(;GM[1]SZ[30])")]
    {
        let path = folder.path().join(name);
        fs::write(&path, contents).expect("a file");
        let path = path.to_str().expect("UTF-8");
        let none = folder.path().join("none.sgf");
        let none = none.to_str().expect("UTF-8");
        for path in [path, none] {
            for args in [
                &["score", path][..],
                &["score", "--threads", "2", path, none],
                &["compare", path],
                &["review", "--visits", "1", path],
                &["renju", path],
                #[cfg(feature = "web")]
                &["web", "--no-open", path],
                &["match", "--black", "x", "--white", "x", "--openings", path],
            ] {
                let text = refused(args);
                assert!(text.contains(path), "{args:?}: {text}");
            }
        }
        // Among others that are counted it is one that was not.
        let seven = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/seven.sgf");
        liangyi(&["score", seven, path]).assert().code(1);
    }
}

#[test]
fn a_place_where_nothing_can_be_written_is_of_no_use() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    let below = file.join("x.svg");
    let below = below.to_str().expect("UTF-8");
    let seven = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/seven.sgf");
    let renju = folder.path().join("board.txt");
    fs::write(&renju, ". . . . .\n".repeat(5)).expect("a file");
    let renju = renju.to_str().expect("UTF-8");
    let engine = format!("'{}' --playouts 1", crate::common::PROGRAM);
    for at in [below, "/no/such/folder/x.svg"] {
        for args in [
            &["--log", at][..],
            &["analysis", "--log", at],
            &["score", seven, "--picture", at],
            &["score", seven, "--record", at],
            &["score", seven, "--out", at],
            &["compare", seven, "--out", at],
            &["review", seven, "--visits", "1", "--out", below],
            &["renju", renju, "--picture", at],
            &["selfplay", "--out", at],
            &["man", "--dir", below],
            &["match", "--black", &engine, "--white", &engine, "--size", "5", "--games", "1", "--out", below],
        ] {
            let assert = liangyi(args).assert().code(2);
            let errors = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
            let told = ["No such file or directory", "Not a directory"].iter().any(|told| errors.contains(told));
            assert!(told, "{args:?}: {errors}");
        }
    }
}

#[test]
fn the_name_of_a_new_file_has_no_control_characters() {
    let folder = tempfile::tempdir().expect("a folder");
    let seven = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/seven.sgf");
    for name in ["\u{1b}[2J", "a\nb", "\u{7f}", "a\u{85}.svg", "\t"] {
        let path = folder.path().join(name);
        let path = path.to_str().expect("UTF-8");
        for args in [
            &["--log", path][..],
            &["analysis", "--log", path],
            &["score", seven, "--picture", path],
            &["score", seven, "--record", path],
            &["score", seven, "--out", path],
            &["compare", seven, "--out", path],
            &["review", seven, "--out", path],
            &["renju", seven, "--picture", path],
            &["selfplay", "--out", path],
            &["man", "--dir", path],
            &["net", "get", "--dir", path],
            &["match", "--black", "x", "--white", "x", "--out", path],
            &["match", "--report", "x", "--export", path],
        ] {
            let text = refused(args);
            assert!(text.contains("a name with control characters"), "{args:?}: {text}");
            assert!(text.chars().all(|sign| sign == '\n' || !sign.is_control()), "{args:?}: {text:?}");
        }
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
    }
}

#[test]
fn a_wrong_command_line_is_one_whoever_reads_the_message() {
    for (args, code) in [(&["--tpyo"][..], 2), (&["score"], 2), (&["--help"], 0)] {
        let mut command = program();
        command.args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("it starts");
        drop((child.stdout.take(), child.stderr.take()));
        assert_eq!(child.wait().expect("it ends").code(), Some(code), "{args:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_log_that_takes_nothing_is_told_before_anything_is_logged() {
    if !std::path::Path::new("/dev/full").exists() {
        return;
    }
    for args in [&["--log", "/dev/full"][..], &["analysis", "--log", "/dev/full"]] {
        let assert = liangyi(args).write_stdin("").assert().success();
        let errors = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
        let first = errors.lines().next();
        assert_eq!(first, Some("liangyi: the log is not whole: No space left on device (os error 28)"), "{args:?}");
    }
}
