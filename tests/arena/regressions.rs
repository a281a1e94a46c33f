//! `liangyi regress` on files written for the tests.

use std::fs;
use std::path::Path;

use super::common::{program, text};
use super::support::{Test, fake};

pub fn tests() -> Vec<Test> {
    vec![
        ("regressions_that_go_as_expected", regressions_that_go_as_expected),
        ("a_failed_test_is_shown_and_counted", a_failed_test_is_shown_and_counted),
        ("a_crash_has_its_own_exit_status", a_crash_has_its_own_exit_status),
        ("each_file_has_a_new_program_in_its_own_folder", each_file_has_a_new_program_in_its_own_folder),
        ("a_file_that_cannot_be_read_runs_nothing", a_file_that_cannot_be_read_runs_nothing),
        ("a_program_that_cannot_start_is_named_with_the_reason", a_program_that_cannot_start_is_named_with_the_reason),
    ]
}

fn regress(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = program();
    command.current_dir(folder).args(["regress", "--program", &fake(""), "--timeout", "10s"]).args(arguments);
    let output = command.output().expect("the program runs");
    (output.status.code(), text(&output))
}

fn write(folder: &Path, name: &str, text: &str) {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, text).expect("a file");
}

fn regressions_that_go_as_expected() {
    let folder = tempfile::tempdir().expect("a folder");
    let tests = "# all kinds\nboardsize 9\n#> bogus\n#! unknown .*\n1 echo a b\n\
                 #? [a.b]\n2 echo x\n#? [!y]\n3 echo x\n#? [y]*\n4 echo x\n#? [y]&\n5 name\n";
    write(folder.path(), "a.tst", tests);
    let (code, output) = regress(folder.path(), &["a.tst"]);
    assert_eq!(code, Some(0), "{output}");
    let total: Vec<&str> = output.lines().last().expect("a line").split_whitespace().collect();
    // tests, FAIL, fail, PASS, pass, ignored, errors
    assert_eq!(total[..8], ["total", "5", "0", "1", "0", "3", "1", "0"], "{output}");
    assert!(!output.contains("1 passed"), "{output}");
    let (_, output) = regress(folder.path(), &["--long", "a.tst"]);
    assert!(output.contains("1 passed") && output.contains("3 failed") && output.contains("4 ignored"), "{output}");
}

fn a_failed_test_is_shown_and_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "a.tst", "bogus\n10 echo b\n#? [a]\n20 bogus\n30 echo c\n#? [c]*\n");
    let (code, output) = regress(folder.path(), &["a.tst"]);
    assert_eq!(code, Some(1), "{output}");
    for part in [
        "10 FAILED: `echo b`: expected [a], got [b]",
        "20 FAILED: `bogus`: got [? unknown command]",
        "30 PASSED",
        "line 1: `bogus` failed: unknown command",
    ] {
        assert!(output.contains(part), "{part}: {output}");
    }
}

fn a_crash_has_its_own_exit_status() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "a.tst", "1 name\n2 die\n3 name\n");
    write(folder.path(), "b.tst", "1 name\n");
    let (code, output) = regress(folder.path(), &["a.tst", "b.tst"]);
    assert_eq!(code, Some(2), "{output}");
    assert!(output.contains("line 2: the program crashed at die: ended with exit status: 3"), "{output}");
    // The other file was run nevertheless.
    assert!(output.lines().any(|line| line.starts_with("b.tst ") && line.contains("    1     0")), "{output}");
}

fn each_file_has_a_new_program_in_its_own_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "one/a.tst", "play B C3\n1 folder\n#? [.*/one]\n");
    write(folder.path(), "two/b.tst", "play B C3\n1 folder\n#? [.*/two]\n");
    write(folder.path(), "two/all", "../one/a.tst # the first\n\nb.tst\n");
    let (code, output) = regress(folder.path(), &["@two/all"]);
    assert_eq!(code, Some(0), "{output}");
    // The same program could not play on a point twice.
    let total: Vec<&str> = output.lines().last().expect("a line").split_whitespace().collect();
    assert_eq!(total[..8], ["total", "2", "0", "0", "0", "2", "0", "0"], "{output}");
}

fn a_file_that_cannot_be_read_runs_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "a.tst", "1 name\n");
    write(folder.path(), "b.tst", "1 name\n#? [(]\n");
    for (file, part) in [("b.tst", "b.tst, line 2"), ("none.tst", "none.tst")] {
        let (code, output) = regress(folder.path(), &["a.tst", file]);
        assert_eq!(code, Some(2), "{output}");
        assert!(output.contains(part) && !output.contains("total"), "{output}");
    }
}

fn a_program_that_cannot_start_is_named_with_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "a.tst", "1 name\n");
    let run = |engine: &str| {
        let mut command = program();
        command.current_dir(folder.path()).args(["regress", "--program", engine, "a.tst"]);
        let output = command.output().expect("the program runs");
        assert_eq!(output.status.code(), Some(2), "{}", text(&output));
        text(&output)
    };
    let told = run("no-such-program --mode gtp");
    let reason = "\n  cannot start `no-such-program --mode gtp`: No such file or directory (os error 2)\n";
    assert!(told.contains(reason), "{told}");
    let told = run("./a.tst");
    assert!(told.contains("\n  cannot start `./a.tst`: Permission denied (os error 13)\n"), "{told}");
    let told = run(&fake("--no-such-option"));
    let words =
        "line 1: the program crashed at name: ended with exit status: 1; last words: error: unexpected argument";
    assert!(told.contains(words), "{told}");
}
