//! `liangyi train`: a model from a file of games, whole or not at all.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use liangyi::base::Size;
use liangyi::playout::Gammas;
use liangyi::policy::ladders::Ladders;
use liangyi::policy::net::Net;
use liangyi::policy::patterns::Model;

fn train(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_liangyi"));
    command.arg("train").args(args).env_remove("RUST_LOG");
    command
}

/// Games on 9x9 in which every move is made beside the last one: something that can be learnt.
fn games(count: usize) -> String {
    let snake: String = (0..9)
        .flat_map(|row| (0..9).map(move |column| (row, if row % 2 == 0 { column } else { 8 - column })))
        .map(|(row, column)| format!("{}{}", (b'a' + column) as char, (b'a' + row) as char))
        .take(60)
        .collect();
    format!("B+1.5 {snake}\n").repeat(count)
}

#[test]
fn it_learns_what_is_always_played_and_tells_how_well() {
    let folder = tempfile::tempdir().unwrap();
    let (input, model) = (folder.path().join("games.txt"), folder.path().join("model.bin"));
    fs::write(&input, games(60)).unwrap();
    let options = ["--size", "9", "--at-least", "3", "--epochs", "2", "--threads", "1", "--out"];
    let mut args = vec![input.to_str().unwrap()];
    args.extend(options);
    args.push(model.to_str().unwrap());
    let assert = train(&args).assert().success();
    let told = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
    let last = told.lines().last().unwrap();
    let share: f64 = last.split_whitespace().nth(2).unwrap().parse().unwrap();
    // A random choice among the empty points would be right once in fifty times.
    assert!(share > 60.0, "{last}");
    let bytes = fs::read(&model).unwrap();
    assert_eq!(Model::from_bytes(&bytes).unwrap().to_bytes(), bytes);
    // One thread learns the same again, from standard input too.
    let again = folder.path().join("again.bin");
    let mut args = vec!["-"];
    args.extend(options);
    args.push(again.to_str().unwrap());
    train(&args).write_stdin(games(60)).assert().success();
    assert_eq!(fs::read(&again).unwrap(), bytes);
}

#[test]
fn a_line_that_is_no_game_is_named_and_the_model_that_was_there_stays() {
    let folder = tempfile::tempdir().unwrap();
    let model = folder.path().join("model.bin");
    fs::write(&model, "as it was").unwrap();
    for broken in ["B+R", "B+R abc", "B+R aajj", "B+R a\u{e4}"] {
        let input = format!("{}{broken}\n", games(2));
        let assert = train(&["-", "--size", "9", "--out", model.to_str().unwrap()])
            .write_stdin(input)
            .assert()
            .code(2)
            .stdout("");
        let told = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
        assert!(told.contains("line 3: no game on 9x9"), "{told}");
    }
    assert_eq!(fs::read_to_string(&model).unwrap(), "as it was");
}

#[test]
fn games_that_say_nothing_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out.bin");
    for (what, games, lacking) in [
        ("patterns", "B+R ----\nW+R --\n", "has a stone"),
        ("playouts", "B+R ----\nW+R --\n", "has a stone"),
        ("net", "B+R ----\nW+R --\n", "has a stone"),
        ("ladders", "B+R ----\nW+R --\n", "has a stone"),
        ("balance", "? aabb\n", "tells who won"),
    ] {
        let assert = train(&["-", "--size", "9", "--what", what, "--positions", "64", "--out", out.to_str().unwrap()])
            .write_stdin(games)
            .timeout(std::time::Duration::from_secs(60))
            .assert()
            .code(2);
        let told = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
        assert!(told.contains(lacking), "{what}: {told}");
        assert!(!out.exists(), "{what}");
    }
}

#[test]
fn the_model_that_comes_with_the_program_is_the_file_in_the_repository() {
    let bytes = fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/data/patterns.bin")).unwrap();
    assert_eq!(Model::embedded().to_bytes(), bytes);
}

#[test]
fn ladders_are_learnt_alike_by_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let learn = |threads: &str| {
        let out = folder.path().join(threads);
        let settings = ["-", "--what", "ladders", "--size", "9", "--positions", "200", "--threads", threads, "--out"];
        let assert =
            train(&[&settings[..], &[out.to_str().unwrap()]].concat()).write_stdin(games(60)).assert().success();
        let told = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
        assert!(told.starts_with("200 positions; held out: mean log chance"), "{told}");
        fs::read(out).unwrap()
    };
    let learnt = learn("1");
    assert_eq!(Ladders::from_bytes(&learnt).unwrap().to_bytes(), learnt);
    assert_eq!(learn("2"), learnt);
    assert_ne!(&Ladders::from_bytes(&learnt).unwrap(), Ladders::embedded());
}

#[test]
fn a_network_on_the_way_is_kept_and_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let (input, net) = (folder.path().join("games.txt"), folder.path().join("net.bin"));
    fs::write(&input, games(60)).unwrap();
    let run = |positions: &'static str| {
        let (input, net) = (input.to_str().unwrap(), net.to_str().unwrap());
        let settings = ["--what", "net", "--size", "9", "--blocks", "1", "--rate", "0.5", "--positions", positions];
        train(&[&[input, "--out", net][..], &settings].concat())
    };
    run("128").assert().success();
    let first = fs::read(&net).unwrap();
    assert!(Net::from_bytes(&first).unwrap().to_bytes() == first);
    let assert = run("384").assert().success();
    let told = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
    assert!(told.starts_with("384 positions"), "{told}");
    let second = fs::read(&net).unwrap();
    assert!(second != first);
    // There is nothing left to learn: the same network again.
    run("384").assert().success();
    assert!(fs::read(&net).unwrap() == second);
    fs::write(folder.path().join("net.bin.part"), "something else").unwrap();
    let assert = run("512").assert().failure();
    let told = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
    assert!(told.contains("net.bin.part is not a network on the way"), "{told}");
    assert!(fs::read(&net).unwrap() == second);

    // One with more blocks is learnt upon it, none with fewer.
    let grown = folder.path().join("grown.bin");
    let grow = |from: &Path, blocks: &'static str| {
        let [input, from, grown] = [&input, from, &grown].map(|path| path.to_str().unwrap());
        let settings = ["--what", "net", "--size", "9", "--blocks", blocks, "--rate", "1e-9", "--positions", "64"];
        train(&[&[input, "--from", from, "--out", grown][..], &settings].concat())
    };
    grow(&net, "2").assert().success();
    let bytes = fs::read(&grown).unwrap();
    assert_eq!(Net::from_bytes(&bytes).unwrap().blocks(), 2);
    // The blocks that were there come first.
    assert!(bytes[9..].starts_with(&second[9..second.len() - 64]));
    fs::remove_file(folder.path().join("grown.bin.part")).unwrap();
    for (from, blocks, why) in
        [(&net, "0", "a network of 1 blocks does not shrink to 0"), (&input, "2", "not a network")]
    {
        let assert = grow(from, blocks).assert().failure();
        let told = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
        assert!(told.contains(why), "{told}");
    }
    assert!(fs::read(&grown).unwrap() == bytes);
}

#[test]
fn games_against_itself_are_gone_on_from_and_balance_the_playouts() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let selfplay = |out: &str, games: &str, threads: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_liangyi"));
        command.args(["selfplay", "--size", "5", "--playouts", "60", "--out", out, "--games", games]);
        command.args(["--threads", threads]).env_remove("RUST_LOG");
        command
    };
    let (games, again) = (path("games.txt"), path("again.txt"));
    selfplay(&games, "6", "2").assert().success();
    selfplay(&again, "4", "1").assert().success();
    // Cut off in the middle of a line.
    let cut = fs::read_to_string(&again).unwrap() + "B+ aab";
    fs::write(&again, cut).unwrap();
    selfplay(&again, "6", "1").assert().success();
    let text = fs::read_to_string(&games).unwrap();
    assert_eq!(text.lines().count(), 6);
    assert_eq!(fs::read_to_string(&again).unwrap(), text);
    // What is no game is not written to.
    let other = path("other.txt");
    fs::write(&other, "something else\n").unwrap();
    let assert = selfplay(&other, "6", "1").assert().code(2);
    assert!(String::from_utf8_lossy(&assert.get_output().stderr).contains("line 1"));
    assert_eq!(fs::read_to_string(&other).unwrap(), "something else\n");

    let weights = path("weights.bin");
    let balance = ["--size", "5", "--komi", "7", "--what", "values", "--positions", "64", "--out", &weights];
    train(&[&[games.as_str()][..], &balance].concat()).assert().success();
    let bytes = fs::read(&weights).unwrap();
    assert_eq!(Gammas::from_bytes(&bytes).unwrap().to_bytes(), bytes);
    // Games without a result say nothing.
    let assert = train(&[&["-"][..], &balance].concat()).write_stdin("? aabb\n").assert().code(2);
    assert!(String::from_utf8_lossy(&assert.get_output().stderr).contains("tells who won"));
    assert_eq!(fs::read(&weights).unwrap(), bytes);
    assert_ne!(bytes, Gammas::embedded(Size::square(5).unwrap()).to_bytes());
}
