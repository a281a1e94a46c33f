//! `liangyi score` and `compare` of many files: lists, threads, parts, and files of counts that survive a kill.

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

use crate::common::program;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;
use tempfile::TempDir;

const SEVEN: &str = include_str!("../../docs/seven.sgf");

/// A run of the program in a folder.
fn liangyi(folder: &Path, args: &[&str]) -> Command {
    let mut command = program();
    command.current_dir(folder).args(args);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(folder: &Path, args: &[&str]) -> Output {
    liangyi(folder, args).output().expect("it runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// What a command says on standard error when it fails with this status.
fn refused(folder: &Path, args: &[&str], status: i32) -> String {
    let output = run(folder, args);
    let errors = text(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "{args:?}: {errors}");
    errors
}

/// A folder with `count` games, every seventh of which cannot be counted, and their list.
fn games(count: usize) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let mut list = String::new();
    for number in 0..count {
        let name = format!("game {number}.sgf");
        let game = match number % 7 {
            3 => "(;SZ[9];B[zz])".to_string(),
            _ => SEVEN.replacen("KM[0]", &format!("KM[{}]", number % 11), 1),
        };
        fs::write(folder.path().join(&name), game).expect("a game");
        list += &format!("{name}\n");
    }
    fs::write(folder.path().join("list"), list).expect("a list");
    folder
}

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).expect(name)
}

/// The names that the lines of counts have.
fn named(lines: &str) -> Vec<String> {
    let name = |line: &str| {
        let line: Value = serde_json::from_str(line).expect("JSON");
        line["file"].as_str().expect("a name").to_string()
    };
    lines.lines().map(name).collect()
}

#[test]
fn five_hundred_files_of_a_list_come_in_its_order_for_any_number_of_threads() {
    let folder = games(500);
    let score = |threads: &str, more: &[&str]| {
        let options = ["score", "--end", "natural", "--files-from", "list", "--threads", threads];
        let output = run(folder.path(), &[&options, more].concat());
        assert_eq!(output.status.code(), Some(1), "those that cannot be counted");
        (text(&output.stdout), text(&output.stderr))
    };
    let (lines, errors) = score("1", &["--json"]);
    assert_eq!(named(&lines), read(folder.path(), "list").lines().collect::<Vec<_>>());
    let failed: Vec<&str> = lines.lines().filter(|line| line.contains("\"error\":")).collect();
    assert_eq!(failed.len(), 71);
    assert!(failed[0].contains("\"unreadable\":false"), "{}", failed[0]);
    assert_eq!(errors.lines().count(), 72, "{errors}");
    assert!(errors.ends_with("71 of 500 files could not be counted\n"), "{errors}");
    let told = score("1", &[]);
    for threads in ["2", "4"] {
        assert_eq!(score(threads, &["--json"]), (lines.clone(), errors.clone()), "{threads} threads");
        assert_eq!(score(threads, &[]), told, "{threads} threads");
        let out = format!("{threads}.jsonl");
        let (counted, _) = score(threads, &["--out", &out]);
        assert_eq!(counted, format!("429 of 500 files counted, in {out}\n"));
        assert_eq!(read(folder.path(), &out), lines, "{threads} threads");
    }
    // Once more, there is nothing to do, and the exit status is the same.
    let (_, again) = score("2", &["--out", "2.jsonl"]);
    assert!(again.starts_with("500 files are counted already\n"), "{again}");
    assert!(again.ends_with("71 of 500 files could not be counted\n"), "{again}");
    assert_eq!(read(folder.path(), "2.jsonl"), lines);
}

/// Kills the command at random moments, cuts the file that it leaves anywhere, and runs it again, until it ends by
/// itself. Returns how often it was killed with some of the files counted.
fn kill_and_go_on(folder: &Path, args: &[&str], out: &str, whole: &str, seed: u64) -> usize {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let path = folder.join(out);
    let length = || fs::metadata(&path).map_or(0, |there| there.len() as usize);
    let mut kills = 0;
    // Of what is kept at the least, a few kills are there before the end.
    while kills < 6 && length() < whole.len() {
        let until = length() + random.random_range(1..whole.len() / 4);
        let mut child = liangyi(folder, args).stderr(Stdio::null()).spawn().expect("it runs");
        let begun = Instant::now();
        while length() < until && child.try_wait().expect("a status").is_none() {
            assert!(begun.elapsed() < Duration::from_secs(300), "it goes on");
            thread::sleep(Duration::from_micros(random.random_range(50..2000)));
        }
        child.kill().expect("killed");
        child.wait().expect("ended");
        let kept = fs::read(&path).expect("counts");
        assert!(whole.as_bytes().starts_with(&kept), "nothing else is ever there");
        // As after a crash of the machine.
        let cut = kept.len() - random.random_range(0..=kept.len().min(900));
        fs::write(&path, &kept[..cut]).expect("cut");
        kills += usize::from((1..whole.len()).contains(&cut));
    }
    run(folder, args);
    kills
}

#[test]
fn a_run_that_is_killed_goes_on_to_the_same_bytes() {
    let folder = games(60);
    for (number, command) in [
        ["score", "--method", "all", "--threads", "3"].as_slice(),
        &["score", "--why", "--moves=zh", "--part", "2/3", "--threads", "2"],
        &["compare", "--part", "1/5", "--threads", "4"],
    ]
    .into_iter()
    .enumerate()
    {
        let args = [command, &["--files-from", "list"]].concat();
        let whole = text(&run(folder.path(), &[&args[..], &["--json"]].concat()).stdout);
        assert!(whole.lines().count() >= 12, "{whole}");
        let out = format!("counts {number}");
        let args = [&args[..], &["--out", &out]].concat();
        let kills = kill_and_go_on(folder.path(), &args, &out, &whole, number as u64);
        assert!(kills > 0, "{command:?}: never with some of the counts");
        assert_eq!(read(folder.path(), &out), whole, "{command:?}");
        assert_eq!(run(folder.path(), &args).status.code(), Some(1), "some cannot be counted");
    }
}

#[test]
fn counts_of_another_kind_are_refused_with_the_difference_and_left_as_they_are() {
    let folder = games(6);
    let at = folder.path();
    let begin = ["score", "--end", "natural", "--ruleset", "chinese", "--files-from", "list", "--out", "counts"];
    run(at, &begin);
    let whole = read(at, "counts");
    let with = |from: &str, to: &str| begin.map(|arg| if arg == from { to.to_string() } else { arg.to_string() });
    let error = |args: &[String]| refused(at, &args.iter().map(String::as_str).collect::<Vec<_>>(), 2);
    let other = error(&with("chinese", "japanese"));
    assert!(other.starts_with("liangyi: counts: holds other counts; ") && other.contains("\"komi\""), "{other}");
    assert!(other.contains("ruleset was \"chinese\", is \"japanese\""), "{other}");
    assert!(error(&with("natural", "agreed")).ends_with("; end was \"natural\", is \"agreed\"\n"));
    let part = refused(at, &[&begin[..], &["--part", "1/2"]].concat(), 2);
    assert!(part.ends_with("; part was null, is \"1/2\"\n"), "{part}");
    let compared = refused(at, &["compare", "--files-from", "list", "--out", "counts"], 2);
    assert!(compared.contains("command was \"score\", is \"compare\""), "{compared}");

    let settings = read(at, "counts.settings.json");
    let version = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
    assert!(settings.contains(&version), "{settings}");
    fs::write(at.join("counts.settings.json"), settings.replace(&version, "\"version\": \"0.0.9\"")).expect("written");
    let older = refused(at, &begin, 2);
    assert!(older.contains("; version was \"0.0.9\", is "), "{older}");
    fs::write(at.join("counts.settings.json"), &settings).expect("written");

    // Other files.
    fs::write(at.join("other"), "game 0.sgf\ngame 2.sgf\ngame 1.sgf\n").expect("a list");
    let order = error(&with("list", "other"));
    let told = "line 2: the count of game 1.sgf, where this command has game 2.sgf\n";
    assert!(order.ends_with(told), "{order}");
    fs::write(at.join("fewer"), "game 0.sgf\ngame 1.sgf\n").expect("a list");
    let fewer = error(&with("list", "fewer"));
    assert!(fewer.ends_with("line 3: the count of game 2.sgf, which this command does not have\n"), "{fewer}");
    assert_eq!(read(at, "counts"), whole, "nothing has changed");
    // More files are no other ones.
    fs::write(at.join("list"), read(at, "list") + "game 0.sgf\n").expect("a list");
    run(at, &begin);
    assert_eq!(named(&read(at, "counts")), read(at, "list").lines().collect::<Vec<_>>());

    // A damaged line, and what is no file of counts at all.
    fs::write(at.join("counts"), whole.replacen("{\"", "{", 1)).expect("damaged");
    assert!(refused(at, &begin, 2).contains("counts: line 1: "), "the line is named");
    let foreign = refused(at, &["score", "game 0.sgf", "--out", "game 1.sgf"], 2);
    assert!(foreign.contains("game 1.sgf: not empty, and no game 1.sgf.settings.json beside it"), "{foreign}");
    assert!(refused(at, &["score", "game 0.sgf", "--out", "."], 2).starts_with("liangyi: .: "));
    assert!(refused(at, &["score", "-", "--out", "c"], 2).contains("standard input cannot be read again"));
    assert!(read(at, "game 1.sgf").starts_with("(;"), "as it was");
}

#[test]
fn one_run_at_a_time_writes_counts() {
    let folder = games(4);
    let held = fs::File::create(folder.path().join("counts")).expect("a file");
    held.lock().expect("locked");
    let args = ["score", "--end", "natural", "game 0.sgf", "--out", "counts"];
    assert_eq!(refused(folder.path(), &args, 2), "liangyi: counts: in use by another run\n");
    held.unlock().expect("unlocked");
    assert!(run(folder.path(), &args).status.success());
}

/// Where files that cannot be read are all there is, the status says so, in a second run too.
#[test]
fn files_that_cannot_be_read_are_lines_with_the_reason() {
    let folder = games(3);
    fs::create_dir(folder.path().join("folder")).expect("a folder");
    let args = ["score", "folder", "none.sgf", "--out", "counts"];
    for _ in 0..2 {
        let errors = refused(folder.path(), &args, 2);
        assert!(errors.ends_with("2 of 2 files could not be counted\n"), "{errors}");
    }
    let lines = read(folder.path(), "counts");
    let first: Value = serde_json::from_str(lines.lines().next().expect("a line")).expect("JSON");
    assert_eq!(
        first,
        serde_json::json!({"file": "folder", "unreadable": true, "error": "cannot read the file: not a regular file"})
    );
    assert_eq!(named(&lines), ["folder", "none.sgf"]);
    let compared = run(folder.path(), &["compare", "--json", "none.sgf", "game 0.sgf"]);
    assert_eq!((compared.status.code(), named(&text(&compared.stdout)).len()), (Some(1), 2));
}

/// A list with these bytes, and the lines of counts of its files.
fn counted(folder: &Path, list: &[u8]) -> Vec<String> {
    fs::write(folder.join("list"), list).expect("a list");
    let output = run(folder, &["score", "--end", "natural", "--json", "--files-from", "list"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    named(&text(&output.stdout))
}

#[test]
fn names_of_files_may_be_odd() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    let mut names = vec![" two  blanks .sgf", "-x.sgf", "\u{5c40}\u{9762}.sgf", "a'b;$c.sgf", "{}.sgf"];
    if cfg!(unix) {
        names.extend(["line\nend.sgf", "\"quoted\".sgf", "tab\t*?.sgf"]);
    }
    for name in &names {
        fs::write(at.join(name), SEVEN).expect("a game");
    }
    assert_eq!(counted(at, names.join("\0").as_bytes()), names);
    assert_eq!(counted(at, (names.join("\0") + "\0").as_bytes()), names);
    names.retain(|name| !name.contains('\n'));
    assert_eq!(counted(at, names.join("\n").as_bytes()), names);
    assert_eq!(counted(at, (names.join("\r\n") + "\r\n\r\n").as_bytes()), names, "as on Windows");
    assert_eq!(counted(at, b""), [""; 0]);
    let missing = refused(at, &["score", "--files-from", "none"], 2);
    assert!(missing.starts_with("liangyi: none: "), "{missing}");
    let both = refused(at, &["score", "--files-from", "-", "-"], 2);
    assert!(both.contains("standard input is the list or a file, not both"), "{both}");
}

/// Names that are no UTF-8, in a list from standard input; the counts go on where they were cut all the same.
#[test]
#[cfg(target_os = "linux")]
fn names_need_not_be_text() {
    use std::io::Write as _;
    use std::os::unix::ffi::OsStrExt as _;

    let folder = tempfile::tempdir().expect("a folder");
    let names: [&[u8]; 3] = [b"\xff.sgf", b"\xfe.sgf", b"\xc5\xa1\xe8.sgf"];
    for name in names {
        fs::write(folder.path().join(std::ffi::OsStr::from_bytes(name)), SEVEN).expect("a game");
    }
    let count = || {
        let args = ["score", "--end", "natural", "--files-from", "-", "--out", "counts"];
        let mut child = liangyi(folder.path(), &args).stdin(Stdio::piped()).spawn().expect("it runs");
        child.stdin.take().expect("a pipe").write_all(&names.join(&b'\n')).expect("a list");
        assert!(child.wait().expect("a status").success());
        read(folder.path(), "counts")
    };
    let whole = count();
    assert_eq!(named(&whole), ["\u{fffd}.sgf", "\u{fffd}.sgf", "\u{161}\u{fffd}.sgf"]);
    fs::write(folder.path().join("counts"), &whole[..whole.len() / 2]).expect("cut");
    assert_eq!(count(), whole);
}

#[test]
fn many_files_are_compared_as_each_alone() {
    let folder = games(3);
    let names = ["game 0.sgf", "game 1.sgf", "game 2.sgf"];
    let alone = |name: &str| text(&run(folder.path(), &["compare", name]).stdout);
    let table: String = names.iter().map(|name| format!("{name}:\n{}", alone(name))).collect();
    let together = |more: &[&str]| text(&run(folder.path(), &[&["compare"], more, &names].concat()).stdout);
    assert_eq!(together(&[]), table);
    let lines = together(&["--json"]);
    for (line, name) in lines.lines().zip(names) {
        let line: Value = serde_json::from_str(line).expect("JSON");
        let rows = line["rulesets"].as_array().expect("a list");
        let table = alone(name);
        assert_eq!(rows.len() + 1, table.lines().count());
        for (row, told) in rows.iter().zip(table.lines().skip(1)) {
            let of = |key: &str| row[key].as_str().expect("a text").to_string();
            let expected: Vec<String> =
                ["ruleset", "black", "white", "margin"].map(of).join(" ").split(' ').map(str::to_string).collect();
            let mut words: Vec<&str> = told.split_whitespace().collect();
            // The column of the komi, which JSON has as a number.
            assert_eq!(words.remove(1).parse(), Ok(row["komi"].as_f64().expect("a number")), "{told}");
            assert!(words.iter().zip(&expected).all(|(word, expected)| word == expected), "{told}: {expected:?}");
            assert!(words.contains(&of("result").as_str()), "{told}");
        }
    }
    let parts = ["1/2", "2/2"].map(|part| together(&["--json", "--part", part]));
    let of = |part: usize| parts[part].lines().collect::<Vec<_>>();
    let all: Vec<&str> = lines.lines().collect();
    assert_eq!((of(0), of(1)), (vec![all[0], all[2]], vec![all[1]]));
}
