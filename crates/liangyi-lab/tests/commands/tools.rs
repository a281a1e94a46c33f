//! `liangyi-lab perft` and `liangyi-lab compare-speed`.

use assert_cmd::Command;

fn lab(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_liangyi-lab"));
    command.args(args).env_remove("RUST_LOG");
    command
}

fn output(args: &[&str]) -> String {
    String::from_utf8(lab(args).assert().success().get_output().stdout.clone()).expect("UTF-8")
}

fn refused(args: &[&str]) -> String {
    String::from_utf8(lab(args).assert().code(2).stdout("").get_output().stderr.clone()).expect("UTF-8")
}

#[test]
fn perft_counts_sequences_depth_by_depth() {
    // 2x2: the empty board has 4 points and a pass; a virtual move may not be answered by another.
    assert_eq!(output(&["perft", "--ruleset", "tromp-taylor", "--size", "2", "--depth", "2"]), "1 5\n2 21\n");
    assert_eq!(output(&["perft", "--ruleset", "tromp-taylor", "--size", "2x3", "--depth", "2"]), "1 7\n2 43\n");
    assert_eq!(output(&["perft", "--ruleset", "jipingdian", "--size", "9", "--depth", "1"]), "1 83\n");
    assert_eq!(output(&["perft", "--size", "9", "--depth", "0"]), "");
    assert!(refused(&["perft", "--ruleset", "hex"]).contains("unknown ruleset 'hex'"));
    assert!(refused(&["perft", "--size", "9x22"]).contains("boards have 2 to 21 lines"));
}

/// A program that answers to GTP and counts to a number for each move.
#[cfg(target_os = "linux")]
const COUNTER: &str = r#"while read -r command rest; do
    case $command in
        name) echo '= Counter' ;;
        version) echo '= 1.2' ;;
        genmove) for ((i = 0; i < 10 * $0; i++)); do :; done; echo '= C3' ;;
        *) echo '=' ;;
    esac
    echo
done"#;

#[cfg(target_os = "linux")]
#[test]
fn the_search_is_compared_with_that_of_another_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = folder.path().join("counter");
    std::fs::write(&script, COUNTER).expect("written");
    let against = |command: &str, playouts: &str| {
        let rows = ["compare-speed", "--size", "5", "--playouts", playouts, "--rounds", "2", "--against", command];
        lab(&rows).assert()
    };
    let counter = format!("bash -c '. {}' {{playouts}}", script.display());
    let text = against(&counter, "20000").success().get_output().stdout.clone();
    let text = String::from_utf8(text).expect("UTF-8");
    let fields: Vec<&str> = text.lines().nth(1).expect("a row").split_whitespace().collect();
    assert_eq!([&fields[..3], &fields[8..]].concat(), ["5x5", "chinese", "2", "Counter", "1.2"], "{text}");
    let numbers: Vec<f64> = fields[3..8].iter().map(|field| field.parse().expect("a number")).collect();
    assert!(numbers[3] > 0.0 && numbers[3] <= numbers[2] && numbers[2] <= numbers[4], "{text}");
    for (command, code, part) in [
        ("liangyi", 2, "does not contain {playouts}"),
        ("'liangyi {playouts}", 2, "a quote is not closed"),
        ("no-such-program {playouts}", 2, "cannot start `no-such-program`"),
        ("false {playouts}", 1, "ended with"),
    ] {
        let assert = against(command, "20").code(code);
        let error = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
        assert!(error.contains(part), "{command}: {error}");
    }
}

#[test]
fn what_cannot_be_meant_is_refused() {
    assert!(refused(&["train"]).contains("Usage: liangyi-lab train <COMMAND>"));
    let blocks = ["train", "ladders", "-", "--out", "x", "--blocks", "4"];
    assert!(refused(&blocks).contains("unexpected argument '--blocks'"));
    assert!(refused(&["compare-speed", "--against", "x", "--size", "9,1"]).contains("boards have 2 to 21 lines"));
}

/// Rows of `farm`, as words.
fn rows(bytes: &[u8], words: usize) -> Vec<Vec<u32>> {
    let words_of = |row: &[u8]| row.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect();
    bytes.chunks(4 * words).map(words_of).collect()
}

#[test]
fn a_farm_shows_positions_and_takes_answers() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("7x5.txt");
    let farm = |arguments: &[&str], answers: &[i32]| {
        let bytes: Vec<u8> = answers.iter().flat_map(|answer| answer.to_le_bytes()).collect();
        lab(&[&["farm", "--size", "7x5"], arguments].concat()).write_stdin(bytes).assert()
    };
    let shown = |arguments: &[&str], answers: &[i32]| {
        let out = farm(arguments, answers).success().get_output().stdout.clone();
        assert_eq!(out.len() % (4 * 58), 0);
        rows(&out, 58)
    };
    let start = ["--games", "2", "--from-empty", "--threads", "1"];
    // A stone in the top row and another komi, then a pass and a new game.
    let rows = shown(&start, &[3, -10_000 - 15, 35, -1]);
    assert_eq!(rows.len(), 6);
    let facts = |row: usize| (rows[row][54], rows[row][55], rows[row][56], rows[row][57] as i32);
    assert_eq!(rows[0][..35], [1 << 22 | 1; 35]);
    assert_eq!((facts(0).0, facts(0).1, facts(2).0, facts(2).1), (0, 1, 1, 0));
    // On the board, the opponent's with three liberties, the last move, and not legal; whose area it is, is left out.
    assert_eq!(rows[2][3] & !(0b11 << 18), 1 | 1 << 2 | 1 << 5 | 1 << 9);
    assert_eq!((facts(3).0, facts(3).3), (0, -15));
    assert_eq!((facts(4).0, facts(5).2), (2, 1));
    assert_eq!(shown(&start, &[]), rows[..2]);
    // Answers that end early are an end.
    assert_eq!(shown(&start, &[3]), rows[..2]);
    let error = |arguments: &[&str], answers: &[i32], code: i32| {
        String::from_utf8_lossy(&farm(arguments, answers).code(code).get_output().stderr).into_owned()
    };
    assert!(error(&start, &[36, 0], 1).contains("36 is no answer on this board"));
    std::fs::write(&file, "? ddcc\nB+ ddhh\n").expect("written");
    let openings = ["--openings", file.to_str().expect("UTF-8")];
    assert!(error(&openings, &[], 2).contains("line 2 is no game on 7x5"));
    assert!(error(&["--openings", "no-such-file"], &[], 2).contains("no-such-file"));
    std::fs::write(&file, "? ddcc\nB+ eedd\n").expect("written");
    assert_eq!(shown(&[&openings[..], &["--games", "3"]].concat(), &[]).len(), 3);
}

#[test]
fn a_farm_with_a_teacher_says_what_it_evaluates() {
    let networks = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/corpus/network/");
    let network = |name: &str| format!("{networks}{name}");
    let teacher = network("every-kind-17-bytes");
    let out = |arguments: &[&str], input: Vec<u8>| {
        lab(&[arguments, &["--size", "7x5"]].concat()).write_stdin(input).assert().success().get_output().stdout.clone()
    };
    let farm = ["farm", "--games", "3", "--threads", "1"];
    let plain = out(&farm, Vec::new());
    let shown = rows(&out(&[&farm[..], &["--teacher", &teacher]].concat(), Vec::new()), 58 + 2 * 36 + 9 + 35);
    let evaluated = out(&["evaluate", &teacher], plain.clone());
    let evaluated = rows(&evaluated, evaluated.len() / 12);
    assert_eq!((shown.len(), evaluated.len()), (3, 3));
    for ((row, plain), evaluated) in shown.iter().zip(rows(&plain, 58)).zip(&evaluated) {
        assert_eq!(row[..58], plain);
        let channels = (evaluated.len() - 9 - 35) / 36;
        let policies = evaluated[..36 * channels].chunks(channels).flat_map(|all| &all[..2]);
        let numbers = |words: Vec<&u32>| words.into_iter().map(|word| f32::from_bits(*word)).collect::<Vec<_>>();
        let ours = numbers(row[58..].iter().collect());
        let theirs = numbers(policies.chain(&evaluated[36 * channels..]).collect());
        assert_eq!(ours.len(), theirs.len());
        assert!(ours.iter().zip(&theirs).all(|(a, b)| (a - b).abs() < 0.05), "{ours:?} {theirs:?}");
    }
    for (name, reason) in [("ordinary-8-words", "a teacher needs version 12 or later"), ("none", "none")] {
        assert!(refused(&["farm", "--size", "7x5", "--teacher", &network(name)]).contains(reason), "{name}");
    }
}

#[test]
fn a_farm_with_a_student_searches_where_it_is_told_to() {
    let networks = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/corpus/network/");
    let folder = tempfile::tempdir().expect("a folder");
    let student = folder.path().join("student.bin.gz");
    std::fs::copy(format!("{networks}ordinary-8-words"), &student).expect("copied");
    let student = student.to_str().expect("UTF-8");
    let farm = |arguments: &[&str], answers: &[i32]| {
        let bytes: Vec<u8> = answers.iter().flat_map(|answer| answer.to_le_bytes()).collect();
        let start = ["farm", "--size", "7x7", "--games", "2", "--from-empty", "--threads", "1"];
        lab(&[&start, arguments].concat()).write_stdin(bytes).assert()
    };
    let shown = |answers: &[i32]| {
        let out = farm(&["--student", student], answers).success().get_output().stdout.clone();
        rows(&out, 49 + 23)
    };
    // A search in the first game, a point in the second; then a search in both.
    let played = shown(&[-2, 3, -2, -2]);
    let numbers: Vec<u32> = played.iter().map(|row| row[49 + 19]).collect();
    assert_eq!(numbers, [0, 0, 1, 1, 2, 2]);
    assert_eq!(shown(&[-2, 3, -2, -2]), played);
    let error = |arguments: &[&str], code: i32| {
        String::from_utf8_lossy(&farm(arguments, &[-2, 3]).code(code).get_output().stderr).into_owned()
    };
    assert!(error(&[], 1).contains("a search needs --student"));
    // It is read when it is first asked for: a training begins before there is one.
    let missing = folder.path().join("none.bin.gz");
    let missing = missing.to_str().expect("UTF-8");
    assert!(error(&["--student", missing], 2).contains("none.bin.gz"));
    let plain = farm(&["--student", missing], &[3, 3]).success().get_output().stdout.clone();
    assert_eq!(rows(&plain, 49 + 23).len(), 4);
}
