//! Files that cannot be written or read, pipes and devices in their place, and a system that gives no more threads or
//! files.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Stdio};

use assert_cmd::Command;

use super::commands::{gtp, refused};
use crate::common::{PROGRAM, liangyi, program};

fn pipe(folder: &Path) -> PathBuf {
    let pipe = folder.join("pipe");
    assert!(Process::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success());
    pipe
}

#[test]
fn output_that_cannot_be_written_is_a_failure() {
    if !Path::new("/dev/full").exists() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let (game, board) = (folder.path().join("a.sgf"), folder.path().join("board.txt"));
    fs::write(&game, "(;SZ[5];B[cc];W[];B[])").expect("a file");
    fs::write(&board, ". . . . .\n".repeat(5)).expect("a file");
    let (game, board) = (game.to_str().expect("a path"), board.to_str().expect("a path"));
    for (args, input) in [
        (&["--help"][..], ""),
        (&["--version"], ""),
        (&["rules"], ""),
        (&["rules", "jihuozi"], ""),
        (&["solve", "--size", "2"], ""),
        (&["score", "--ruleset", "chinese", game], ""),
        (&["compare", game], ""),
        (&["renju", board], ""),
        (&["completions", "bash"], ""),
        (&["man"], ""),
        (&["gtp"], "name\n"),
        (&["analysis"], "{\"id\":\"a\",\"action\":\"query_version\"}\n"),
        (&["piskvork"], "ABOUT\n"),
    ] {
        let mut child = program()
            .args(args)
            .stdin(Stdio::piped())
            .stdout(File::create("/dev/full").expect("a device"))
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut stdin = child.stdin.take().expect("stdin is piped");
        // It may be gone before it has read.
        let _ = std::io::Write::write_all(&mut stdin, input.as_bytes());
        drop(stdin);
        let output = child.wait_with_output().expect("it ends");
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{args:?}: {complaint}");
        assert!(complaint.contains("cannot write: No space left on device"), "{args:?}: {complaint}");
    }
}

/// Each would be waited for or read without end.
#[test]
fn pipes_and_devices_are_refused_where_a_file_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let pipe = pipe(folder.path());
    for path in [pipe.to_str().expect("a path"), "/dev/zero"] {
        for args in [
            &["rules", "--rules-file", path][..],
            &["--rules-file", path],
            &["analysis", "--config", path],
            &["match", "--black", "none", "--white", "none", "--openings", path],
            &["regress", "--program", "none", path],
            &["selfplay", "--out", path],
        ] {
            let complaint = refused(args);
            assert!(complaint.contains("not a regular file"), "{args:?}: {complaint}");
        }
        for args in [&["score", path][..], &["renju", path]] {
            let assert = liangyi(args).assert().failure();
            let complaint = String::from_utf8_lossy(&assert.get_output().stderr);
            assert!(complaint.contains("not a regular file"), "{args:?}: {complaint}");
        }
        let reply = gtp(&[], &format!("loadsgf {path}\nname\n"));
        assert!(reply.starts_with("? cannot load file: ") && reply.contains("not a regular file"), "{reply}");
        assert!(reply.ends_with("= Liangyi\n\n"), "{reply}");
    }
    let reply = gtp(&[], &format!("printsgf {}\nname\n", pipe.display()));
    assert_eq!(reply, "? cannot write file: a pipe that no program reads\n\n= Liangyi\n\n");
}

#[test]
fn a_log_or_a_page_waits_for_no_reader() {
    let folder = tempfile::tempdir().expect("a folder");
    let pipe = pipe(folder.path());
    let path = pipe.to_str().expect("a path");
    for args in [&["--log", path][..], &["analysis", "--log", path]] {
        let complaint = refused(args);
        assert_eq!(complaint, format!("liangyi: cannot write the log {path}: a pipe that no program reads\n"));
    }
    fs::rename(&pipe, folder.path().join("liangyi-solve.1")).expect("a pipe");
    let assert = liangyi(&["man", "--dir", folder.path().to_str().expect("a path")]).assert().code(1).stdout("");
    let complaint = String::from_utf8_lossy(&assert.get_output().stderr);
    assert!(complaint.ends_with("liangyi-solve.1: cannot write: a pipe that no program reads\n"), "{complaint}");
}

#[test]
fn a_log_may_be_a_device_or_standard_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let [game, kept] = ["game.sgf", "kept"].map(|name| folder.path().join(name));
    fs::write(&game, "(;GM[1]SZ[9]RU[moon])").expect("a file");
    let load = format!("loadsgf {}\nname\n", game.display());
    let warning = "RU[moon] is no ruleset that is known";
    let logged = |log: &str| liangyi(&["--log", log]).write_stdin(load.repeat(2)).assert().success();
    for (log, told) in [("/dev/null", ""), ("/dev/full", "liangyi: the log is not whole: No space left on device")] {
        let assert = logged(log);
        let [replies, errors] = [&assert.get_output().stdout, &assert.get_output().stderr];
        assert!(String::from_utf8_lossy(replies).ends_with("= Liangyi\n\n"), "{log}");
        let errors = String::from_utf8_lossy(errors);
        assert!(errors.starts_with(told) && errors.lines().count() <= 1, "{log}: {errors}");
    }
    assert!(String::from_utf8_lossy(&logged("/dev/stderr").get_output().stderr).contains(warning));
    // What is in a file behind standard error stays.
    fs::write(&kept, "kept\n").expect("a file");
    let status = Process::new("sh")
        .args(["-c", "printf '%s' \"$1\" | \"$0\" --log /dev/stderr 2>>\"$2\"", env!("CARGO_BIN_EXE_liangyi"), &load])
        .arg(&kept)
        .env("LIANGYI_NET", "none")
        .stdout(Stdio::null())
        .status()
        .expect("it runs");
    let text = fs::read_to_string(&kept).expect("a file");
    assert!(status.success() && text.starts_with("kept\n") && text.contains(warning), "{text}");
}

/// A stack that no address space holds: the system gives no thread.
#[test]
fn without_threads_games_are_counted_compared_and_played_all_the_same() {
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/seven.sgf");
    let folder = tempfile::tempdir().expect("a folder");
    let [many, none] = ["many", "none"].map(|name| folder.path().join(name));
    let run = |args: &[&str], games: &Path, stack: Option<&str>| {
        let mut command = liangyi(args);
        if args[0] == "selfplay" {
            command.arg("--out").arg(games);
        }
        command.env_remove("RUST_MIN_STACK").envs(stack.map(|bytes| ("RUST_MIN_STACK", bytes)));
        let assert = command.assert().success();
        String::from_utf8_lossy(&assert.get_output().stdout).replace(&games.display().to_string(), "GAMES")
    };
    for args in [
        &["score", game, game][..],
        &["compare", game],
        &["selfplay", "--size", "5", "--playouts", "8", "--games", "5"],
    ] {
        assert_eq!(run(args, &none, Some("1125899906842624")), run(args, &many, None), "{args:?}");
    }
    assert_eq!(fs::read(&none).expect("games"), fs::read(&many).expect("games"));
}

#[test]
fn a_server_without_a_thread_for_its_input_says_so() {
    for command in ["gtp", "analysis", "piskvork"] {
        let assert = liangyi(&[command]).env("RUST_MIN_STACK", "1125899906842624").assert().code(1);
        let error = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
        assert!(error.starts_with("liangyi: cannot start the thread that reads the input: "), "{command}: {error}");
    }
}

#[test]
fn a_match_without_threads_says_so() {
    let engine = format!("'{}'", PROGRAM);
    let mut command = liangyi(&["match", "--size", "5", "--games", "2", "--black", &engine, "--white", &engine]);
    let assert = command.env("RUST_MIN_STACK", "1125899906842624").assert().code(2);
    let error = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    assert!(error.contains("cannot start `") && error.lines().count() == 1, "{error}");
}

#[test]
fn a_limit_on_files_is_an_error_that_leaves_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.sgf");
    let mut commands = String::from("boardsize 19\n");
    for column in "ABCDEFGHJKLMNOPQRST".chars() {
        // A free row between two: no stone is taken.
        for (row, color) in (1..=19).step_by(2).zip(['b', 'w'].into_iter().cycle()) {
            commands += &format!("play {color} {column}{row}\n");
        }
    }
    commands += &format!("printsgf {}\nname\n", path.display());
    // One block: 512 or 1024 bytes, less than the game has.
    let script = "ulimit -f 1; exec \"$0\" gtp";
    let mut command = Command::new("sh");
    command
        .env("LIANGYI_NET", "none")
        .args(["-c", script, env!("CARGO_BIN_EXE_liangyi")])
        .write_stdin(commands.clone());
    let assert = command.assert().success();
    let replies = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
    assert!(replies.contains("? cannot write file: ") && replies.ends_with("\n\n= Liangyi\n\n"), "{replies}");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
    gtp(&[], &commands);
    assert!(fs::metadata(&path).expect("a file").len() > 1024);
}
