//! Files of games: hostile ones, and those that are not there.

use crate::common::program;
use liangyi::records::files::{LoadError, load_game};
use liangyi_core::sgf;

#[test]
fn files_are_read_from_disk() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sgf");
    assert!(load_game(1, &path, None).unwrap_err().to_string().starts_with("cannot read the file: "));
    assert!(matches!(load_game(1, folder.path(), None), Err(LoadError::Io(_))));
    std::fs::write(&path, "(;SZ[9];B[aa];W[bb])").unwrap();
    assert_eq!(load_game(1, &path, Some(2)).unwrap().moves().count(), 1);
}

/// The files of `hostile` are read or refused by the program, which says so and stays below 300 MB.
#[cfg(target_os = "linux")]
#[test]
fn reading_a_hostile_file_takes_little_memory() {
    use std::io::Write;
    let folder = tempfile::tempdir().unwrap();
    let mut liangyi = program()
        .args(["--memory", "16", "--threads", "1"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = liangyi.stdin.take().unwrap();
    let mut replies = std::io::BufRead::lines(std::io::BufReader::new(liangyi.stdout.take().unwrap()));
    for (index, (text, reply)) in hostile().into_iter().enumerate() {
        let path = folder.path().join(format!("{index}.sgf"));
        std::fs::write(&path, text).unwrap();
        writeln!(input, "loadsgf {}", path.display()).unwrap();
        let line = replies.next().unwrap().unwrap();
        assert!(line.starts_with(reply), "{index}: {line}");
        replies.next();
    }
    let status = std::fs::read_to_string(format!("/proc/{}/status", liangyi.id())).unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    let peak: usize = peak.trim().trim_end_matches(" kB").parse().unwrap();
    assert!(peak < 300_000, "{peak} kB");
    drop(input);
    assert!(liangyi.wait().unwrap().success());
}

/// Files that cost much to read, and how the reply to each begins.
#[cfg(target_os = "linux")]
fn hostile() -> Vec<(String, &'static str)> {
    let fill = |opening: &str, part: &str| {
        format!("{opening}{})", part.repeat((sgf::MAX_BYTES - opening.len() - 1) / part.len()))
    };
    let moves = |part: &str| part.repeat(sgf::MAX_MOVES / 2);
    vec![
        (fill("(;SZ[19]", "B[]W[]"), "? cannot load file: the game has more than"),
        // A set-up that changes nothing leaves the history as it is.
        (format!("(;SZ[19]{}{})", moves(";B[];W[]"), ";PL[B]".repeat(49_000)), "="),
        (format!("(;SZ[19]{})", moves("B[]W[]KO[]")), "="),
        (fill("(;SZ[9]", "(;C[x]"), "="),
        (fill("(;SZ[9]", "(;AE[aa:ss]"), "? cannot load file: the game has too many set-up stones"),
        (format!("(;SZ[9]C[{}])", "x".repeat(sgf::MAX_BYTES - 20)), "="),
        (format!("(;SZ[9]PB[{}])", "x".repeat(sgf::MAX_BYTES - 20)), "? cannot load file: line 1: the value of PB is"),
        (fill("(;SZ[9]", "XX[y]"), "="),
        (fill("(;SZ[9]", "KO[]"), "? cannot load file: the game has more than"),
    ]
}
