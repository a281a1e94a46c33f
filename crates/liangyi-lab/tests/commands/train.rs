//! `liangyi-lab train`: a model from a file of games, whole or not at all; Ctrl-C ends it with what was learnt.

use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use assert_cmd::Command;
use liangyi_core::base::Size;
use liangyi_core::rules::Rules;
use liangyi_engine::lineplay::LineWeights;
use liangyi_engine::playout::Gammas;
use liangyi_engine::policy::Models;
use liangyi_engine::policy::ladders::Ladders;
use liangyi_engine::policy::net::Net;
use liangyi_engine::policy::patterns::Model;
use liangyi_engine::selfplay::{SelfplaySettings, selfplay};

fn train(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_liangyi-lab"));
    command.arg("train").args(args).env_remove("RUST_LOG");
    command
}

/// Games on 9x9 in which every move is adjacent to the last one: something that can be learnt.
fn games(count: usize) -> String {
    let snake: String = (0..9)
        .flat_map(|row| (0..9).map(move |column| (row, if row % 2 == 0 { column } else { 8 - column })))
        .map(|(row, column)| format!("{}{}", (b'a' + column) as char, (b'a' + row) as char))
        .take(60)
        .collect();
    format!("B+1.5 {snake}\n").repeat(count)
}

#[test]
fn line_games_are_learnt_alike_by_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let learnt = ["1", "2"].map(|threads| {
        let weights = folder.path().join(format!("lines{threads}.bin"));
        let options = ["lines", "--games", "52", "--nodes", "300", "--epochs", "1", "--rate", "0.02", "--out"];
        let out = [weights.to_str().unwrap(), "--threads", threads];
        let assert = train(&[&options[..], &out].concat()).assert().success();
        let errors = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
        // The weights that come with the program know the games of the program.
        let losses = ["epoch 0", "epoch 1"].map(|epoch| {
            let line = errors.lines().find(|line| line.starts_with(epoch)).unwrap();
            let number =
                |after: &str| line.split(after).nth(1).unwrap().split(' ').next().unwrap().parse::<f64>().unwrap();
            [number("loss "), number("values, ")]
        });
        let [[values, moves_before], [_, moves_after]] = losses;
        assert!(values < 0.75 && moves_after < moves_before + 0.05, "{errors}");
        fs::read(&weights).unwrap()
    });
    assert_eq!(learnt[0], learnt[1]);
    assert_eq!(LineWeights::from_bytes(&learnt[0]).unwrap().to_bytes(), learnt[0]);
}

#[test]
fn patterns_learn_what_is_always_played_and_report_how_well() {
    let folder = tempfile::tempdir().unwrap();
    let (input, model) = (folder.path().join("games.txt"), folder.path().join("model.bin"));
    fs::write(&input, games(60)).unwrap();
    let train = |input: &str, model: &Path| {
        let options = ["--size", "9", "--min-count", "3", "--epochs", "2", "--threads", "1", "--out"];
        train(&[&["patterns", input][..], &options, &[model.to_str().unwrap()]].concat())
    };
    let assert = train(input.to_str().unwrap(), &model).assert().success();
    let errors = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
    let last = errors.lines().last().unwrap();
    let share: f64 = last.split_whitespace().nth(2).unwrap().parse().unwrap();
    // A random choice among the empty points would be right once in fifty times.
    assert!(share > 60.0, "{last}");
    let bytes = fs::read(&model).unwrap();
    assert_eq!(Model::from_bytes(&bytes).unwrap().to_bytes(), bytes);
    // One thread learns the same again, from standard input too.
    let again = folder.path().join("again.bin");
    train("-", &again).write_stdin(games(60)).assert().success();
    assert_eq!(fs::read(&again).unwrap(), bytes);
}

#[test]
fn a_line_that_is_no_game_is_named_and_the_old_model_stays() {
    let folder = tempfile::tempdir().unwrap();
    let model = folder.path().join("model.bin");
    fs::write(&model, "as it was").unwrap();
    for broken in ["B+R", "B+R abc", "B+R aajj", "B+R a\u{e4}"] {
        let input = format!("{}{broken}\n", games(2));
        let assert = train(&["patterns", "-", "--size", "9", "--out", model.to_str().unwrap()])
            .write_stdin(input)
            .assert()
            .code(2)
            .stdout("");
        let errors = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
        assert!(errors.contains("line 3: no game on 9x9"), "{errors}");
    }
    assert_eq!(fs::read_to_string(&model).unwrap(), "as it was");
}

#[test]
fn games_that_nothing_can_be_learnt_from_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out.bin");
    for (what, games, lacking) in [
        ("patterns", "B+R ----\nW+R --\n", "has a stone"),
        ("playouts", "B+R ----\nW+R --\n", "has a stone"),
        ("net", "B+R ----\nW+R --\n", "has a stone"),
        ("ladders", "B+R ----\nW+R --\n", "has a stone"),
        ("balance", "? aabb\n", "has a winner"),
        ("values", "? aabb\n", "has a winner or winning chances"),
    ] {
        let assert = train(&[what, "-", "--size", "9", "--out", out.to_str().unwrap()])
            .write_stdin(games)
            .timeout(std::time::Duration::from_secs(60))
            .assert()
            .code(2);
        let errors = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
        assert!(errors.contains(lacking), "{what}: {errors}");
        assert!(!out.exists(), "{what}");
    }
}

#[test]
fn each_kind_of_training_has_its_own_options() {
    let help = |what: &str| {
        let assert = train(&[what, "--help"]).assert().success();
        String::from_utf8(assert.get_output().stdout.clone()).unwrap()
    };
    const OPTIONS: [&str; 8] =
        ["--min-count", "--epochs", "--rate", "--from", "--komi", "--sweeps", "--positions", "--blocks"];
    for (what, own) in [
        ("patterns", &["--min-count", "--epochs", "--rate"][..]),
        ("playouts", &["--epochs", "--rate"]),
        ("balance", &["--from", "--komi", "--sweeps"]),
        ("values", &["--from", "--komi", "--positions", "--rate"]),
        ("net", &["--from", "--blocks", "--positions", "--rate"]),
        ("ladders", &["--positions"]),
    ] {
        let help = help(what);
        for option in OPTIONS {
            let offered = help.contains(&format!("      {option} <"));
            assert_eq!(offered, own.contains(&option), "{what} {option}: {help}");
        }
        for part in ["<GAMES>", "--out <FILE>", "--size", "--max-games", "--threads", "Reads games", "Writes"] {
            assert!(help.contains(part), "{what} {part}: {help}");
        }
    }
}

#[test]
fn the_model_that_comes_with_the_program_is_the_file_in_the_repository() {
    let bytes = fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../liangyi-engine/data/patterns.bin")).unwrap();
    assert_eq!(Models::embedded().patterns.to_bytes(), bytes);
}

#[test]
fn any_number_of_threads_learns_the_same_ladders() {
    let folder = tempfile::tempdir().unwrap();
    let learn = |threads: &str| {
        let out = folder.path().join(threads);
        let settings = ["ladders", "-", "--size", "9", "--positions", "200", "--threads", threads, "--out"];
        let assert =
            train(&[&settings[..], &[out.to_str().unwrap()]].concat()).write_stdin(games(60)).assert().success();
        let errors = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
        assert!(errors.starts_with("200 positions; held out: mean log probability"), "{errors}");
        fs::read(out).unwrap()
    };
    let learnt = learn("1");
    assert_eq!(Ladders::from_bytes(&learnt).unwrap().to_bytes(), learnt);
    assert_eq!(learn("2"), learnt);
    assert_ne!(Ladders::from_bytes(&learnt).unwrap(), *Models::embedded().ladders);
}

#[test]
fn an_unfinished_network_is_saved_and_continued() {
    let folder = tempfile::tempdir().unwrap();
    let (input, net) = (folder.path().join("games.txt"), folder.path().join("net.bin"));
    fs::write(&input, games(60)).unwrap();
    let run = |positions: &'static str| {
        let (input, net) = (input.to_str().unwrap(), net.to_str().unwrap());
        let settings = ["--size", "9", "--blocks", "1", "--rate", "0.5", "--positions", positions];
        train(&[&["net", input, "--out", net][..], &settings].concat())
    };
    run("128").assert().success();
    let first = fs::read(&net).unwrap();
    assert!(Net::from_bytes(&first).unwrap().to_bytes() == first);
    let assert = run("384").assert().success();
    let errors = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
    assert!(errors.starts_with("384 positions"), "{errors}");
    let second = fs::read(&net).unwrap();
    assert!(second != first);
    // There is nothing left to learn: the same network again.
    run("384").assert().success();
    assert!(fs::read(&net).unwrap() == second);
    fs::write(folder.path().join("net.bin.part"), "something else").unwrap();
    let assert = run("512").assert().code(2);
    let errors = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
    assert!(errors.contains("net.bin.part: not a saved training of a network"), "{errors}");
    assert!(fs::read(&net).unwrap() == second);

    // A network of more blocks can start from it, one of fewer cannot.
    let grown = folder.path().join("grown.bin");
    let grow = |from: &Path, blocks: &'static str| {
        let [input, from, grown] = [&input, from, &grown].map(|path| path.to_str().unwrap());
        let settings = ["--size", "9", "--blocks", blocks, "--rate", "1e-9", "--positions", "64"];
        train(&[&["net", input, "--from", from, "--out", grown][..], &settings].concat())
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
        let assert = grow(from, blocks).assert().code(2);
        let errors = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
        assert!(errors.contains(why), "{errors}");
    }
    assert!(fs::read(&grown).unwrap() == bytes);
}

#[test]
fn games_of_the_program_against_itself_balance_the_playouts() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let size = Size::square(5).unwrap();
    let rules = Rules { komi: "7".parse().unwrap(), ..Rules::CHINESE };
    let settings = SelfplaySettings { size, rules, playouts: 60, opening_moves: 8 };
    let game = |number| selfplay(&settings, number, Models::embedded(), &AtomicBool::new(false)).unwrap().to_line();
    let (games, weights) = (path("games.txt"), path("weights.bin"));
    fs::write(&games, (0..6).map(|number| game(number) + "\n").collect::<String>()).unwrap();
    let balance = ["--size", "5", "--komi", "7", "--positions", "64", "--out", &weights];
    train(&[&["values", games.as_str()][..], &balance].concat()).assert().success();
    let bytes = fs::read(&weights).unwrap();
    assert_eq!(Gammas::from_bytes(&bytes).unwrap().to_bytes(), bytes);
    // Games without a result and without winning chances have nothing to balance on.
    let assert = train(&[&["values", "-"][..], &balance].concat()).write_stdin("? aabb\n").assert().code(2);
    assert!(String::from_utf8_lossy(&assert.get_output().stderr).contains("has a winner or winning chances"));
    assert_eq!(fs::read(&weights).unwrap(), bytes);
    assert_ne!(bytes, Gammas::embedded(size).to_bytes());
}

#[cfg(target_os = "linux")]
mod interrupts {
    use std::process::{Child, Command, Stdio};
    use std::thread::sleep;
    use std::time::{Duration, Instant};

    use rustix::process::{Pid, Signal, kill_process};

    use super::*;

    /// The most time for a job to begin, or to end after Ctrl-C.
    const PATIENCE: Duration = Duration::from_secs(120);

    fn wait(what: &str, mut done: impl FnMut() -> bool) {
        let begun = Instant::now();
        while !done() {
            assert!(begun.elapsed() < PATIENCE, "{what}");
            sleep(Duration::from_millis(20));
        }
    }

    /// Whether the program handles SIGINT itself by now.
    fn listens(child: &Child) -> bool {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).map_or("0", str::trim);
        u64::from_str_radix(caught, 16).is_ok_and(|caught| caught & (1 << (Signal::INT.as_raw() - 1)) != 0)
    }

    /// Presses Ctrl-C once the training listens and some time has passed; it must end with 130. Returns the errors.
    fn interrupted(args: &[&str], after: Duration) -> String {
        let errors = tempfile::NamedTempFile::new().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_liangyi-lab"))
            .arg("train")
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(errors.reopen().unwrap())
            .spawn()
            .unwrap();
        wait("the program listens to Ctrl-C", || listens(&child));
        sleep(after);
        kill_process(Pid::from_child(&child), Signal::INT).unwrap();
        wait("the program ends", || child.try_wait().unwrap().is_some());
        let errors = fs::read_to_string(errors.path()).unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(130), "{args:?}: {errors}");
        errors
    }

    fn path(folder: &Path, name: &str) -> String {
        folder.join(name).to_str().unwrap().to_string()
    }

    #[test]
    fn a_training_writes_what_it_has_learnt_next_to_its_result() {
        let folder = tempfile::tempdir().unwrap();
        let [input, weights] = ["games.txt", "weights.bin"].map(|name| path(folder.path(), name));
        fs::write(&input, games(240)).unwrap();
        let long = ["playouts", &input, "--size", "9", "--out", &weights, "--epochs", "100"];
        let errors = interrupted(&long, Duration::from_millis(200));
        assert!(errors.contains("stopped in pass "), "{errors}");
        let told = "weights.bin.part has what was learnt so far; it can be used, but not continued: the same command \
                    begins again\n";
        assert!(errors.ends_with(told), "{errors}");
        assert!(!Path::new(&weights).exists());
        let part = format!("{weights}.part");
        let tune = ["balance", &input, "--size", "9", "--from", &part, "--out", &weights, "--sweeps", "100"];
        let errors = interrupted(&tune, Duration::ZERO);
        assert!(
            errors.ends_with("weights.bin.part has what was learnt so far; --from with that file continues\n"),
            "{errors}"
        );
    }

    /// Patterns and ladders first read all games. What has not begun to learn leaves nothing that could be taken for a
    /// result.
    #[test]
    fn a_training_that_has_learnt_nothing_writes_nothing_and_says_so() {
        let folder = tempfile::tempdir().unwrap();
        let [input, model] = ["games.txt", "model.bin"].map(|name| path(folder.path(), name));
        // More than can be read before Ctrl-C.
        fs::write(&input, games(10_000)).unwrap();
        for (what, more, told) in [
            ("patterns", ["--epochs", "100"], "stopped while shapes were counted\n"),
            ("ladders", ["--positions", "10000000"], "stopped while positions were read, after "),
        ] {
            let args = [&[what, input.as_str(), "--size", "9", "--out", model.as_str()][..], &more].concat();
            let errors = interrupted(&args, Duration::ZERO);
            assert!(errors.contains(told), "{what}: {errors}");
            let nothing = "liangyi-lab: interrupted: nothing was learnt yet; the same command begins again\n";
            assert!(errors.ends_with(nothing), "{what}: {errors}");
            assert!(!Path::new(&model).exists() && !Path::new(&format!("{model}.part")).exists(), "{what}");
        }
    }
}
