//! `liangyi regress` on files made up for the purpose.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::support::{Test, fake, text};

pub fn tests() -> Vec<Test> {
    vec![
        ("regressions_that_go_as_expected", regressions_that_go_as_expected),
        ("a_failed_test_is_shown_and_counted", a_failed_test_is_shown_and_counted),
        ("a_program_that_breaks_down_is_told_apart", a_program_that_breaks_down_is_told_apart),
        ("each_file_has_a_new_program_in_its_own_folder", each_file_has_a_new_program_in_its_own_folder),
        ("a_file_that_cannot_be_read_runs_nothing", a_file_that_cannot_be_read_runs_nothing),
    ]
}

fn regress(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_liangyi"));
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
    let tests = "# all kinds\nboardsize 9\nbogus\n#! unknown .*\n1 echo a b\n#? [a.b]\n2 echo x\n#? [!y]\n3 echo x\n#? [y]*\n4 echo x\n#? [y]&\n5 name\n";
    write(folder.path(), "a.tst", tests);
    let (code, said) = regress(folder.path(), &["a.tst"]);
    assert_eq!(code, Some(0), "{said}");
    let total: Vec<&str> = said.lines().last().expect("a line").split_whitespace().collect();
    // tests, FAIL, fail, PASS, pass, ignored, errors
    assert_eq!(total[..8], ["total", "5", "0", "1", "0", "3", "1", "0"], "{said}");
    assert!(!said.contains("1 passed"), "{said}");
    let (_, said) = regress(folder.path(), &["--long", "a.tst"]);
    assert!(said.contains("1 passed") && said.contains("3 failed") && said.contains("4 ignored"), "{said}");
}

fn a_failed_test_is_shown_and_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "a.tst", "bogus\n10 echo b\n#? [a]\n20 bogus\n30 echo c\n#? [c]*\n");
    let (code, said) = regress(folder.path(), &["a.tst"]);
    assert_eq!(code, Some(1), "{said}");
    for part in [
        "10 FAILED: `echo b`: expected [a], got [b]",
        "20 FAILED: `bogus`: got [? unknown command]",
        "30 PASSED",
        "line 1: `bogus` failed: unknown command",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
}

fn a_program_that_breaks_down_is_told_apart() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "a.tst", "1 name\n2 die\n3 name\n");
    write(folder.path(), "b.tst", "1 name\n");
    let (code, said) = regress(folder.path(), &["a.tst", "b.tst"]);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("line 2: the program broke down at die: ended with exit status: 3"), "{said}");
    // The other file was run all the same.
    assert!(said.lines().any(|line| line.starts_with("b.tst ") && line.contains("    1     0")), "{said}");
}

fn each_file_has_a_new_program_in_its_own_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "one/a.tst", "play B C3\n1 folder\n#? [.*/one]\n");
    write(folder.path(), "two/b.tst", "play B C3\n1 folder\n#? [.*/two]\n");
    write(folder.path(), "two/all", "../one/a.tst # the first\n\nb.tst\n");
    let (code, said) = regress(folder.path(), &["@two/all"]);
    assert_eq!(code, Some(0), "{said}");
    // A point can be played on once only by the same program.
    let total: Vec<&str> = said.lines().last().expect("a line").split_whitespace().collect();
    assert_eq!(total[..8], ["total", "2", "0", "0", "0", "2", "0", "0"], "{said}");
}

fn a_file_that_cannot_be_read_runs_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "a.tst", "1 name\n");
    write(folder.path(), "b.tst", "1 name\n#? [(]\n");
    for (file, part) in [("b.tst", "b.tst, line 2"), ("none.tst", "none.tst")] {
        let (code, said) = regress(folder.path(), &["a.tst", file]);
        assert_eq!(code, Some(2), "{said}");
        assert!(said.contains(part) && !said.contains("total"), "{said}");
    }
}
