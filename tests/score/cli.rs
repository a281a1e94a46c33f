//! `liangyi score`, `compare` and `solve` as a shell sees them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::liangyi;
use liangyi_core::rules::CATALOGUE;
use serde_json::{Value, json};

const SEVEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/seven.sgf");

fn output(args: &[&str]) -> String {
    let assert = liangyi(args).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).expect("UTF-8")
}

fn write(folder: &Path, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let path = folder.join(name);
    fs::write(&path, text).expect("a file written");
    path
}

#[test]
fn the_example_of_the_rules_is_counted_by_every_method() {
    let text = output(&["score", "--method", "all", "--json", SEVEN]);
    let rows: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let of = |method: &str| rows.iter().find(|row| row["method"] == method).expect("a row");
    for (method, black, white) in [
        ("stones-and-liberties", "24", "25"),
        ("area", "24", "25"),
        ("equal-territory", "18", "19"),
        ("equal-stones", "4", "5"),
        ("refill", "3", "4"),
        ("fill-all", "24", "25"),
    ] {
        let row = of(method);
        assert_eq!([&row["black"], &row["white"], &row["result"]], [black, white, "W+1.0"], "{method}");
        assert_eq!(row["dead"], serde_json::json!(["C2"]), "judged, not named");
    }
    assert_eq!(of("living-stones")["result"], "B+1.0");
    let half = of("half-counting");
    assert_eq!([&half["black"], &half["result"], &half["par"]["black"]], ["24", "W+1.0", "24 1/2"]);
    assert_eq!(of("area")["sums"]["white"], json!({"territory": "5", "stones": "20", "total": "25"}));
    assert_eq!(of("living-stones")["sums"]["black"], json!({"stones": "19", "filled": "3", "total": "22"}));
    assert_eq!(of("living-stones")["par"], json!(null), "no side's stones give the other's");
    let line = output(&["score", "--ruleset", "jihuozi", "--method", "refill", SEVEN]);
    assert!(line.ends_with("territory: Black 1, White 0: B+1.0; dead: C2\n"), "{line}");
}

/// The dead stone comes off under each ruleset that removes any, whether or not the file's own does.
#[test]
fn a_comparison_settles_the_game_under_each_ruleset() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = fs::read_to_string(SEVEN).expect("the example");
    let natural = text.replacen("RU[jipingdian]", "RU[jihuozi-natural]", 1);
    assert_ne!(text, natural);
    let natural = write(folder.path(), "natural.sgf", natural);
    for more in [&[][..], &["--dead", "c2"]] {
        let file = natural.to_str().expect("UTF-8");
        let [own, other] = [SEVEN, file].map(|file| output(&[&["compare", "--komi", "0", file], more].concat()));
        assert_eq!(own, other);
        for row in ["chinese ", "jihuozi ", "jihuozi-natural "] {
            let result = if row.starts_with("chinese") {
                "W+1.0"
            } else if row == "jihuozi " {
                "B+1.0"
            } else {
                " 0 "
            };
            assert!(own.lines().any(|line| line.starts_with(row) && line.contains(result)), "{row}: {own}");
        }
    }
}

#[test]
fn nothing_is_dead_where_the_ruleset_removes_nothing() {
    for more in [&[][..], &["--dead", "c2"], &["--end", "agreed"], &["--end", "natural"]] {
        let line = output(&[&["score", "--ruleset", "jihuozi-natural", SEVEN], more].concat());
        assert!(line.ends_with("jihuozi-natural, stones: Black 20, White 20: 0\n"), "{line}");
    }
}

#[test]
fn dead_stones_can_be_named() {
    let line = output(&["score", "--dead", "none", SEVEN]);
    assert!(line.ends_with("points: Black 25 1/2, White 23 1/2: B+2.0\n"), "{line}");
    assert!(output(&["score", "--dead", "c2", SEVEN]).ends_with("points: Black 24, White 25: W+1.0; dead: C2\n"));
    let refused = liangyi(&["score", "--dead", "b2", SEVEN]).assert().code(1);
    let errors = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
    assert!(errors.starts_with(&format!("{SEVEN}: no stone at b2\n")), "{errors}");
}

#[test]
fn empty_points_can_be_given_to_a_side() {
    let line = output(&["score", "--dead", "none", "--owner", "white:b2,A1", SEVEN]);
    assert!(line.contains("White's by agreement: A1 B2"), "{line}");
    for (owner, reason) in [("black:c2", "c2 is not empty"), ("black:z9", "z9 is not on the board")] {
        let refused = liangyi(&["score", "--owner", owner, SEVEN]).assert().code(1);
        let errors = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
        assert!(errors.starts_with(&format!("{SEVEN}: {reason}\n")), "{errors}");
    }
    for owner in ["b2", "green:b2"] {
        let refused = liangyi(&["score", "--owner", owner, SEVEN]).assert().code(2);
        let errors = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
        assert!(errors.contains("'--owner <COLOR:VERTICES>'") && errors.contains("black"), "{errors}");
    }
    let refused = liangyi(&["score", "--owner", "black:b2", "--owner", "white:b2", SEVEN]).assert().code(1);
    let errors = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
    assert!(errors.starts_with(&format!("{SEVEN}: b2 is given to both sides\n")), "{errors}");
}

/// A file of a terabyte that takes no room on the disk: a program that reads it whole, or trusts its length, runs out
/// of memory.
fn vast(folder: &Path) -> PathBuf {
    let path = write(folder, "vast.sgf", "(;SZ[9]");
    // Smaller ones for file systems without holes.
    let file = fs::OpenOptions::new().write(true).open(&path).expect("the file");
    let lengths = [1u64 << 40, 1 << 32, 1 << 26];
    assert!(lengths.into_iter().any(|length| file.set_len(length).is_ok()), "no room for a huge file");
    path
}

/// A path through a file, which cannot be opened even by root.
#[cfg(unix)]
fn below_a_file(folder: &Path) -> PathBuf {
    write(folder, "file.sgf", "(;SZ[9])").join("below.sgf")
}

/// A file that its owner may not read; none where that does not stop this user, who is root.
#[cfg(unix)]
fn unreadable(folder: &Path) -> Option<PathBuf> {
    use std::os::unix::fs::PermissionsExt;
    let path = write(folder, "unreadable.sgf", "(;SZ[9];B[aa])");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o000)).expect("permissions set");
    fs::read(&path).is_err().then_some(path)
}

/// Files of many kinds that no game can be read from.
fn bad_files(folder: &Path) -> Vec<PathBuf> {
    let at = |name: &str, text: &[u8]| write(folder, name, text);
    let directory = folder.join("directory.sgf");
    fs::create_dir(&directory).expect("a directory");
    let mut bad = vec![
        at("empty.sgf", b""),
        at("broken.sgf", b"no game"),
        at("truncated.sgf", b"(;SZ[9];B[aa];W[b"),
        at("too-high.sgf", b"(;SZ[19:22];B[aa])"),
        at("off-the-rectangle.sgf", b"(;SZ[19:9];B[aj])"),
        at("huge.sgf", &[b' '; (16 << 20) + 1]),
        at("large.sgf", b"(;SZ[1000];B[aa])"),
        at("overflow.sgf", b"(;SZ[99999999999999999999];B[aa])"),
        at("off-the-board.sgf", b"(;SZ[9];B[zz])"),
        at("nested.sgf", "(;B[]".repeat(200_000).as_bytes()),
        at("repeated.sgf", format!("(;SZ[19]{})", "AB[aa:ss]AW[aa:ss]".repeat(50_000)).as_bytes()),
        at("endless.sgf", format!("(;SZ[19]{})", ";B[]".repeat(200_000)).as_bytes()),
        at("nuls.sgf", &[0; 10_000]),
        at("nul-inside.sgf", b"(;SZ[9]\0;B[aa];W[\0\0])"),
        at("bytes.sgf", &[0xff, 0xfe, 0, 1, b'(', b';', b'B', b'[', 0xc3]),
        at("noise.sgf", &(0..100_000u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8).collect::<Vec<_>>()),
        at("illegal.sgf", b"(;SZ[9];B[aa];W[aa])"),
        at("other-game.sgf", b"(;GM[2]SZ[8];B[aa])"),
        folder.join("missing.sgf"),
        vast(folder),
        directory,
    ];
    #[cfg(unix)]
    {
        use std::os::unix::fs::symlink;
        // Nothing ever writes into it: opening it would block for ever.
        let pipe = folder.join("pipe.sgf");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo");
        assert!(made.success());
        let [looped, zeros, dangling] = ["loop", "zeros", "dangling"].map(|name| folder.join(format!("{name}.sgf")));
        symlink(&looped, &looped).expect("a link to itself");
        symlink("/dev/zero", &zeros).expect("a link");
        symlink(folder.join("gone.sgf"), &dangling).expect("a link to nothing");
        bad.extend([pipe, looped, zeros, dangling, below_a_file(folder)]);
        bad.extend(unreadable(folder));
    }
    bad
}

#[test]
fn bad_files_are_named_and_the_others_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let bad = bad_files(folder.path());
    let game = fs::read(SEVEN).expect("a game");
    let good: Vec<PathBuf> = (0..80).map(|i| write(folder.path(), &format!("good{i}.sgf"), &game)).collect();
    // Every bad file stands between good ones.
    let mut files: Vec<&PathBuf> = good.iter().collect();
    for (number, path) in bad.iter().enumerate() {
        files.insert(3 * number + 1, path);
    }
    let command = |threads: &str| {
        let mut command = liangyi(&["score"]);
        command.args(&files).env("RAYON_NUM_THREADS", threads);
        let assert = command.assert().code(1);
        let output = assert.get_output();
        [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes).into_owned())
    };
    let [out, errors] = command("2");
    assert_eq!(out.lines().filter(|line| line.ends_with("W+1.0; dead: C2")).count(), 80, "{out}{errors}");
    for path in &bad {
        let name = path.display().to_string();
        let lines: Vec<&str> = errors.lines().filter(|line| line.starts_with(&format!("{name}: "))).collect();
        assert_eq!(lines.len(), 1, "{name}: {errors}");
        assert!(lines[0].len() < name.len() + 200, "{}", lines[0]);
    }
    let all = files.len();
    assert_eq!(errors.lines().count(), bad.len() + 1, "{errors}");
    assert!(errors.ends_with(&format!("{} of {all} files could not be counted\n", bad.len())), "{errors}");
    assert_eq!(command("1"), [out, errors], "the same by one thread");
}

#[test]
fn the_picture_shows_every_step_and_is_well_formed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("steps.svg");
    let name = path.display().to_string();
    output(&["score", "--method", "equal-territory", "--picture", &name, SEVEN]);
    let svg = fs::read_to_string(&path).expect("a picture");
    for caption in
        ["1. The position", "2. 1 dead stone off", "3. Exchanged: 6 points each", "4. Gathered", "Black 18, White 19"]
    {
        assert!(svg.contains(caption), "{caption}");
    }
    assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count());
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    liangyi(&["score", "--picture", &name, SEVEN, SEVEN]).assert().code(2);
}

#[test]
fn one_game_under_every_ruleset() {
    let text = output(&["compare", "--komi", "0", SEVEN]);
    assert_eq!(text.lines().count(), CATALOGUE.len() + 1);
    let row = |name: &str| {
        let line = text.lines().find(|line| line.split_whitespace().next() == Some(name)).expect("a row");
        [1, 5].map(|column| line.split_whitespace().nth(column).expect("a column").to_string())
    };
    assert_eq!(row("jipingdian"), ["0", "W+1.0"]);
    assert_eq!(row("jihuozi"), ["0", "B+1.0"]);
    assert!(text.contains("eyes do not count"));
    // Each with its own komi, and all with the record's, of which the table says which.
    let komi = |options: &[&str], name: &str| {
        let text = output(&[&["compare", SEVEN], options].concat());
        let line = text.lines().find(|line| line.split_whitespace().next() == Some(name)).expect("a row");
        line.split_whitespace().nth(1).map(str::to_string)
    };
    for row in CATALOGUE.iter().filter(|row| ["chinese", "japanese"].contains(&&*row.name)) {
        assert_eq!(komi(&[], &row.name), Some(row.rules.komi.to_string()));
    }
    let of_record =
        liangyi_core::sgf::load(&std::fs::read_to_string(SEVEN).expect("a file"), None).expect("a game").komi;
    let of_record = of_record.map(|komi| komi.to_string());
    assert!(of_record.is_some() && komi(&["--komi", "record"], "chinese") == of_record);
}

#[test]
fn two_by_two_is_solved_with_a_line_of_play() {
    for name in ["tromp-taylor", "chinese", "aga", "proportional"] {
        let text = output(&["solve", "--ruleset", name]);
        assert!(text.starts_with("value +1\nline B A1, "), "{name}: {text}");
    }
}

/// Rulesets that a board may have no value under, and why.
const DOUBTFUL: [(&str, &str); 2] = [("jihuozi", "lines hardly end"), ("stone-scoring", "games need not end")];

#[test]
fn doubts_about_a_solution_are_reported_before_it_starts() {
    for (args, reason) in [
        (["solve", "--size", "4"].as_slice(), "is not tried: boards of up to 10 points are"),
        (["solve", "--size", "3x4"].as_slice(), "3x4 has about 10^5 boards"),
        (["solve", "--all", "--size", "19"].as_slice(), "19x19 has about 10^172 boards"),
    ] {
        let assert = liangyi(args).assert().code(2);
        let errors = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
        assert!(errors.contains(reason), "{errors}");
    }
    let assert = liangyi(&["solve", "--positions", "10"]).assert().code(1);
    assert!(String::from_utf8_lossy(&assert.get_output().stderr).contains("not solved within 10 positions"));
    // The whole table: the doubts first, then rows.
    let assert = liangyi(&["solve", "--all", "--size", "3", "--positions", "10"]).assert().success();
    let errors = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    for (ruleset, doubt) in DOUBTFUL {
        let named = errors.lines().any(|line| line.contains(&format!("`{ruleset}`")) && line.contains(doubt));
        assert!(named, "{ruleset}: {errors}");
    }
    assert!(!errors.contains("`tromp-taylor`"), "{errors}");
    for (ruleset, doubt) in DOUBTFUL {
        let assert = liangyi(&["solve", "--ruleset", ruleset, "--size", "3", "--positions", "10"]).assert().code(1);
        let errors = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
        assert!(errors.lines().next().is_some_and(|line| line.contains(doubt)), "{errors}");
    }
}

/// What `score` says on standard error of a file, which it counts.
fn warnings(path: &Path) -> String {
    let name = path.display().to_string();
    let assert = liangyi(&["score", &name]).assert().success();
    let errors = String::from_utf8(assert.get_output().stderr.clone()).expect("UTF-8");
    let json = output(&["score", "--json", &name]);
    let json: Value = serde_json::from_str(&json).expect("JSON");
    let told: Vec<&Value> =
        ["warnings", "doubts"].iter().flat_map(|key| json[*key].as_array().expect("a list")).collect();
    // Text and JSON tell the same.
    let expected: String =
        told.iter().map(|text| format!("{name}: warning: {}\n", text.as_str().expect("a text"))).collect();
    assert_eq!(errors, expected);
    errors
}

/// The board of the texts, where White wins by 1 point without komi (figure 7x7 of RULES, jipingdian).
#[test]
fn doubts_about_a_count_are_told_in_text_as_in_json() {
    let folder = tempfile::tempdir().expect("a folder");
    let seven = fs::read_to_string(SEVEN).expect("the example");
    let with = |properties: &str| write(folder.path(), "a.sgf", seven.replacen("KM[0]", properties, 1));
    for agreeing in ["KM[0]", "KM[0]RE[W+1]", "KM[0]RE[W+0.5]", "KM[0]RE[W+]", "KM[0]RE[?]"] {
        assert_eq!(warnings(&with(agreeing)), "", "{agreeing}");
    }
    for (properties, doubt) in [
        ("KM[0]RE[B+1]", "the file has RE[B+1], the count is W+1.0"),
        ("KM[0]RE[W+7.5]", "the file has RE[W+7.5], the count is W+1.0"),
        ("KM[0]RE[0]", "the file has RE[0], the count is W+1.0"),
        ("KM[0]RE[B+Resign]", "RE[B+Resign]: the game was not played to its end"),
        ("KM[375]", "KM[375] is read as 3.75 子 in hundredths: a komi of 7.5 points"),
    ] {
        let told = warnings(&with(properties));
        assert!(told.ends_with(&format!("warning: {doubt}\n")) && told.lines().count() == 1, "{properties}: {told}");
    }
    let told = warnings(&write(folder.path(), "begun.sgf", "(;SZ[9]RU[chinese];B[ee];W[cc];B[];W[])"));
    assert!(told.contains("the game does not look finished: ") && told.contains(" of 81 points are open\n"), "{told}");
    // White lives in the corner if it moves first.
    let corner = "(;SZ[7]RU[chinese]AB[ca][cb][cc][cd][bd][ad]AW[ba][bb][bc][ac][ee];W[];B[])";
    let told = warnings(&write(folder.path(), "corner.sgf", corner));
    assert!(told.contains("whether these stones are dead is uncertain (confidence 0."), "{told}");
}

#[test]
fn ignored_faults_of_a_file_are_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    for (komi, warning) in [("abc", "KM[abc] is no komi"), ("1e999999", "KM[1e999999] is no komi"), ("7", "")] {
        let game = fs::read_to_string(SEVEN).expect("the example").replacen("KM[0]", &format!("KM[{komi}]"), 1);
        let path = write(folder.path(), "game.sgf", game);
        for command in ["score", "compare"] {
            let output = liangyi(&[command]).arg(&path).output().expect("output");
            assert!(output.status.success());
            let errors = String::from_utf8(output.stderr).expect("text");
            let expected =
                if warning.is_empty() { String::new() } else { format!("{}: warning: {warning}\n", path.display()) };
            assert_eq!(errors, expected, "{command} with komi {komi}");
        }
    }
}

/// What was decided without a count stands before the count of the board as it stands.
#[test]
fn a_resignation_is_told_before_the_count() {
    let folder = tempfile::tempdir().expect("a folder");
    for (result, told, by) in [
        ("B+R", "Black wins by resignation, B+R", "resignation"),
        ("B+Resign", "Black wins by resignation, B+R", "resignation"),
        ("黑中盘胜", "Black wins by resignation, B+R", "resignation"),
        ("白中押勝ち", "White wins by resignation, W+R", "resignation"),
        ("W+Time", "White wins on time, W+T", "time"),
        ("黑超时", "White wins on time, W+T", "time"),
        ("w+f", "White wins by forfeit, W+F", "forfeit"),
    ] {
        let text = format!("(;SZ[9]RU[chinese]RE[{result}];B[ee];W[cc])");
        let file = write(folder.path(), "a game.sgf", text);
        let name = file.to_str().expect("UTF-8");
        let text = output(&["score", name]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], format!("{name}: {told}; the count of the board as it stands:"));
        assert!(lines.len() == 2 && lines[1].starts_with(&format!("{name}: chinese, ")), "{text}");
        let line = output(&["score", "--json", name]);
        assert!(line.starts_with("{\"recorded\":{\"by\":"), "{line}");
        let json: Value = serde_json::from_str(&line).expect("JSON");
        assert_eq!((json["recorded"]["by"].as_str(), json["file_result"].as_str()), (Some(by), Some(result)));
        let winner = if told.starts_with('B') { "black" } else { "white" };
        assert_eq!(json["recorded"]["winner"], winner);
    }
    // Japanese rules, article 13; 新应氏, article 9.1.
    for result in ["双方均判负", "雙方判負", "両負け", "Both lose"] {
        let file = write(folder.path(), "both.sgf", format!("(;SZ[9]RU[Japanese]RE[{result}];B[ee];W[cc])"));
        let name = file.to_str().expect("UTF-8");
        for (language, told) in [("en", ": both lose, Void; the count"), ("zh-Hant", ": 雙方判負，Void")] {
            let text = output(&["score", "--lang", language, name]);
            assert!(text.starts_with(&format!("{name}{told}")), "{text}");
        }
        let json: Value = serde_json::from_str(&output(&["score", "--json", name])).expect("JSON");
        let recorded = serde_json::json!({"by": "both-lose", "result": "Void", "winner": null});
        assert_eq!((&json["recorded"], json["file_result"].as_str()), (&recorded, Some(result)));
    }
    let counted = write(folder.path(), "counted.sgf", "(;SZ[9]RU[chinese]RE[B+3.5];B[ee];W[cc])");
    let name = counted.to_str().expect("UTF-8");
    assert_eq!(output(&["score", name]).lines().count(), 1);
    let json: Value = serde_json::from_str(&output(&["score", "--json", name])).expect("JSON");
    assert_eq!(json["recorded"], Value::Null);
}

#[test]
fn results_in_every_form_are_compared_with_the_count() {
    let folder = tempfile::tempdir().expect("a folder");
    let seven = fs::read_to_string(SEVEN).expect("the example");
    let with = |result: &str| write(folder.path(), "a.sgf", seven.replacen("KM[0]", &format!("KM[0]RE[{result}]"), 1));
    for agreeing in ["白胜1点", "白勝1目", "白胜1/2子", "W+1,0", "Ｗ＋１", "White wins by 1 point", "w + 1"]
    {
        assert_eq!(warnings(&with(agreeing)), "", "{agreeing}");
    }
    for other in ["白胜43.5目", "黑胜1/4子", "黑胜3又3/4子", "B+3,5", "B+3 1/2", "和棋", "持碁", "Jigo", "黒3目半勝ち"]
    {
        let told = warnings(&with(other));
        assert!(told.ends_with(&format!("warning: the file has RE[{other}], the count is W+1.0\n")), "{told}");
    }
}

/// A natural end that the file declares is what is counted, unless the command says otherwise.
#[test]
fn the_end_that_a_file_declares_is_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let seven = fs::read_to_string(SEVEN).expect("the example");
    let at = seven.rfind("W[]").expect("the last pass") + 3;
    let natural = format!("{}DE[natural]{}", &seven[..at], &seven[at..]);
    let file = write(folder.path(), "natural.sgf", natural);
    let result = |more: &[&str]| {
        let line = output(&[&["score", "--json"], more, &[file.to_str().expect("UTF-8")]].concat());
        let json: Value = serde_json::from_str(&line).expect("JSON");
        (json["end"].as_str().expect("a text").to_string(), json["result"].as_str().expect("a text").to_string())
    };
    assert_eq!(result(&[]), ("natural".to_string(), "B+2.0".to_string()));
    assert_eq!(result(&["--end", "agreed"]), ("agreed".to_string(), "W+1.0".to_string()));
    // Its declaration is enough: the game need not be over.
    let text = "(;SZ[5]RU[jihuozi]KM[0];W[cc];B[bb];W[dd]DE[natural])";
    assert_eq!(warnings(&write(folder.path(), "declared.sgf", text)), "");
}

#[test]
fn plays_are_handicap_stones_unless_the_command_says_no() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = "(;SZ[9]RU[aga]KM[0];B[cc];B[gg];B[cg];B[gc];W[ee];B[];W[])";
    let file = write(folder.path(), "plays.sgf", text);
    let white = |more: &[&str]| {
        let line = output(&[&["score", "--json", "--dead", "none"], more, &[file.to_str().expect("UTF-8")]].concat());
        serde_json::from_str::<Value>(&line).expect("JSON")["white"].as_str().expect("a text").to_string()
    };
    // AGA: one point less than there are handicap stones, and White's stone.
    assert_eq!((white(&[]), white(&["--handicap-by-plays", "off"])), ("4".to_string(), "1".to_string()));
}

#[test]
fn parts_have_every_file_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = fs::read_to_string(SEVEN).expect("the example");
    let files: Vec<String> = (0..7)
        .map(|number| write(folder.path(), &format!("{number}.sgf"), &text).to_str().expect("UTF-8").to_string())
        .collect();
    let counted = |part: &str| {
        let options = ["score", "--end", "natural", "--part", part];
        let text = output(&options.into_iter().chain(files.iter().map(String::as_str)).collect::<Vec<_>>());
        text.lines().map(|line| line.split(": ").next().expect("a path").to_string()).collect::<Vec<_>>()
    };
    let of = |places: &[usize]| places.iter().map(|place| files[*place].clone()).collect::<Vec<_>>();
    assert_eq!([counted("1/3"), counted("2/3"), counted("3/3")], [of(&[0, 3, 6]), of(&[1, 4]), of(&[2, 5])]);
    assert_eq!(counted("9/9"), of(&[]), "a part may be empty");
    for part in ["0/4", "5/4", "1/0", "4"] {
        let assert = liangyi(&["score", "--part", part, SEVEN]).assert().code(2);
        let error = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
        assert!(error.contains("expected a part such as 3/40"), "{part}: {error}");
    }
}

/// A finished 9x9 game: Black has the left side with a dead stone of White's at A5, White the right side with one of
/// Black's at J5; the line between them is filled.
const MARKED: &str = "(;GM[1]SZ[9]RU[chinese]KM[0]AB[da:di][ie]AW[ea:ei][ae];B[];W[]";

/// The territory that a record marks, as other programs write it, decides which stones are dead.
#[test]
fn the_territory_that_a_record_marks_decides_before_any_judgement() {
    let folder = tempfile::tempdir().expect("a folder");
    let counted = |marks: &str, more: &[&str]| {
        let file = write(folder.path(), "marked.sgf", format!("{MARKED}{marks})"));
        let args = [&["score", "--json", "--net", "none"], more, &[file.to_str().expect("UTF-8")]].concat();
        serde_json::from_str::<Value>(&output(&args)).expect("JSON")
    };
    // The points around the dead stones alone, these with the stones, as rectangles, with a side's own living stones,
    // in a node of its own, and marks in an earlier node that no longer hold.
    for marks in [
        "TB[aa:ca][ab:cd][be:ce][af:ci]TW[fa:ia][fb:id][fe:he][ff:ii]",
        "TB[aa:ci]TW[fa:ii]",
        ";TB[ci:aa]TW[ii:fa]",
        "TB[aa:di]TW[ea:ii]",
        "TB[aa:ci]TW[fa:ii];C[thanks]",
        "TB[aa:ci]TW[fa:ii];B[];W[]TB[aa:ci]TW[fa:ii]",
    ] {
        let json = counted(marks, &[]);
        assert_eq!(json["dead"], json!(["A5", "J5"]), "{marks}");
        assert_eq!((&json["as_marked"], &json["opinion"], &json["doubts"]), (&json!(true), &Value::Null, &json!([])));
        assert_eq!((&json["result"], &json["black"], &json["white"]), (&json!("W+9.0"), &json!("36"), &json!("45")));
        // Said by options, it is as these say; where nothing is taken off, nothing is.
        let json = counted(marks, &["--dead", "none"]);
        assert_eq!((&json["as_marked"], &json["dead"]), (&Value::Null, &json!([])), "{marks}");
        assert_eq!(counted(marks, &["--end", "natural"])["as_marked"], Value::Null);
        // Japanese prisoners are counted too.
        let json = counted(marks, &["--ruleset", "japanese"]);
        assert_eq!((&json["result"], &json["as_marked"]), (&json!("W+9.0"), &json!(true)), "{marks}");
    }
    // What both sides have agreed on holds where a judge would know better: Black has given everything up.
    assert_eq!(counted("TW[aa:ii]", &[])["result"], "W+81.0");
    let file = write(folder.path(), "all.sgf", format!("{MARKED}TB[aa:ci]TW[fa:ii])"));
    let name = file.to_str().expect("UTF-8");
    for (language, words) in [
        ("en", "; as the record marks territory (TB, TW)"),
        ("zh-Hans", "；按记录所标的地（TB、TW）"),
        ("zh-Hant", "；按記錄所標的地（TB、TW）"),
    ] {
        let line = output(&["--lang", language, "score", name]);
        assert!(line.contains("A5 J5") && line.contains(words), "{line}");
    }
    let rows: Value = serde_json::from_str(&output(&["compare", "--json", "--komi", "0", name])).expect("JSON");
    let row = |name: &str| {
        let rows = rows["rulesets"].as_array().expect("rows").iter();
        rows.clone().find(|row| row["ruleset"] == name).expect("a row")["result"].clone()
    };
    assert_eq!((row("aga"), row("japanese")), (json!("W+9.0"), json!("W+9.0")));
}

/// Marks of territory that cannot be so, or leave something out, are told, and the dead stones are judged then.
#[test]
fn marks_of_territory_that_are_incomplete_or_wrong_are_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let told = |marks: &str| {
        let file = write(folder.path(), "marked.sgf", format!("{MARKED}{marks})"));
        let text = warnings(&file);
        let json: Value =
            serde_json::from_str(&output(&["score", "--json", file.to_str().expect("UTF-8")])).expect("JSON");
        (text, json["as_marked"].clone(), json["dead"].clone())
    };
    const RIGHT: &str = "TW[fa:ii]";
    for (marks, said, is_used) in [
        // Nothing, one point of marked territory, a whole side, both sides' marks on a point.
        (format!("TB[aa:ci]{RIGHT}"), "", true),
        (format!("TB[ab:ci][ba:ca]{RIGHT}"), "marks no territory (TB, TW) at A9 inside marked territory", true),
        (RIGHT.to_string(), "(TB, TW) leaves out A", false),
        ("TB[aa:ci]TW[fa:ii][aa]".to_string(), "contradicts the board at A9: ", false),
        // The other side's living stones, a part of a chain, the other side's territory.
        ("TB[aa:ci][ea:ei]TW[fa:ii]".to_string(), "contradicts the board at ", false),
        ("TB[aa:ci][ea:eb]TW[fa:ii]".to_string(), "contradicts the board at ", false),
        ("TB[fa:ii]TW[aa:ci]".to_string(), "contradicts the board at ", false),
    ] {
        let (text, as_marked, dead) = told(&marks);
        assert!(text.contains(said) && text.is_empty() == said.is_empty(), "{marks}: {text}");
        assert_eq!((as_marked, dead), (json!(is_used), json!(["A5", "J5"])), "{marks}");
    }
    let (text, as_marked, _) = told("TB[aa:zz]TW[fa:ii]");
    assert!(text.contains("TB[aa:zz] is not on the board: the marks of territory are not used"), "{text}");
    assert_eq!(as_marked, Value::Null);
    // Moves that follow end what was marked.
    assert_eq!(told("TB[aa:ci][ea:ei]TW[fa:ii];B[];W[]").1, Value::Null);
    let file = write(folder.path(), "wrong.sgf", format!("{MARKED}TB[aa:ci]TW[fa:ii][aa])"));
    let name = file.to_str().expect("UTF-8");
    for (language, words) in
        [("en", "contradicts the board at A9"), ("zh-Hans", "与棋盘矛盾"), ("zh-Hant", "與棋盤矛盾")]
    {
        for command in ["score", "compare"] {
            let assert = liangyi(&["--lang", language, command, name]).assert().success();
            let errors = String::from_utf8(assert.get_output().stderr.clone()).expect("UTF-8");
            assert!(errors.contains(words), "{command}: {errors}");
        }
    }
}

/// Dame that are open join no territory; where the board is open, what is marked is no end.
#[test]
fn marked_territory_is_counted_where_dame_is_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let counted = |text: &str, ruleset: &str| {
        let file = write(folder.path(), "a.sgf", text);
        let args = ["score", "--json", "--net", "none", "--ruleset", ruleset, file.to_str().expect("UTF-8")];
        serde_json::from_str::<Value>(&output(&args)).expect("JSON")
    };
    // Black's wall leaves D9 open, which is dame beside E9 and joins C9 to it.
    let open = "(;SZ[9]KM[0]AB[db:di]AW[ea:ei];B[];W[]TB[aa:ca][ab:ci]TW[fa:ii])";
    let json = counted(open, "chinese");
    assert_eq!((&json["as_marked"], &json["doubts"]), (&json!(true), &json!([])), "{json}");
    assert_eq!((&json["black"], &json["white"]), (&json!("35 1/2"), &json!("45 1/2")), "{json}");
    // A game that begins and marks a corner is no end.
    let begun = "(;SZ[9]KM[0];B[ee];W[gc]TB[aa])";
    let json = counted(begun, "chinese");
    assert_eq!(json["as_marked"], json!(false), "{json}");
}

/// 計枰點, article 40; 計活子, article 22; 新应氏, article 10.3; 中国围棋规则, article 9.
#[test]
fn sums_are_explained_as_the_text_of_each_count_writes_them() {
    let explained = |lang: &str, options: &[&str]| {
        output(&[&["--lang", lang, "score", "--explain", SEVEN], options].concat()).replace(&format!("{SEVEN}: "), "")
    };
    for (lang, options, lines) in [
        ("zh-Hans", "--ruleset jipingdian --komi 0", "黑方：5个空点，19颗局子，共24点"),
        ("zh-Hans", "--ruleset jipingdian --komi 0", "归本数：黑方24又1/2，白方24又1/2，超过为胜"),
        ("zh-Hans", "--ruleset jipingdian --method equal-territory", "黑方：18颗局子，6个空点，共24点"),
        ("zh-Hant", "--ruleset jipingdian --method stones-and-liberties", "白方：21顆局子，4個氣點，共25點"),
        ("zh-Hant", "--ruleset jihuozi", "白方：20顆局子，填入1子，共21顆活子"),
        ("zh-Hans", "--ruleset new-ing --komi 7.5", "黑方：19颗活棋子，5个实空，共24子"),
        ("zh-Hans", "--ruleset new-ing --komi 7.5", "归本数：黑方28又1/4，白方20又3/4，超过为胜"),
        ("zh-Hant", "--ruleset chinese", "黑方：19顆活棋子，圍住5點，共24子"),
        ("zh-Hans", "--ruleset japanese", "白方：目5，俘子2，共7目"),
        ("en", "--ruleset jihuozi", "Black: 19 stones on the board, 3 filled in: 22 stones in all"),
        ("en", "--ruleset chinese --komi 7.5", "Black wins with more than 28 1/4, White with more than 20 3/4"),
    ] {
        let told = explained(lang, &options.split(' ').collect::<Vec<_>>());
        assert!(told.lines().any(|line| line == lines), "{lang} {options}: {told}");
    }
    assert!(!explained("zh-Hans", &["--ruleset", "jihuozi"]).contains("归本数"));
    let zi = output(&["--lang", "zh-Hans", "score", "--unit", "zi", "--ruleset", "chinese", "--komi", "7.5", SEVEN]);
    assert!(zi.contains("归本数：黑方28又1/4") && zi.ends_with("白胜4又1/4子；死子：C2\n"), "{zi}");
}
