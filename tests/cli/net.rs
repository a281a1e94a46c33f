//! `liangyi net` as a shell sees it. What pip does here is done by a program of the test.

use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use crate::common::PROGRAM;
use assert_cmd::Command;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// A network of version 13 with a nested block, packed.
const NETWORK: &[u8] = include_bytes!("../../fuzz/corpus/network/nested-13-packed");

/// The program, for a user with this folder of data, where commands use no network unless a test says otherwise.
fn liangyi(data: &Path, args: &[&str]) -> Command {
    let mut command = crate::common::liangyi(args);
    command.env_remove("RUST_LOG").env("XDG_DATA_HOME", data).env("HOME", data).env("APPDATA", data);
    command
}

fn stdout(command: &mut Command) -> String {
    String::from_utf8(command.assert().success().get_output().stdout.clone()).unwrap()
}

fn stderr(command: &mut Command, code: i32) -> String {
    let assert = command.assert().code(code).stdout("");
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}

fn wheel(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in members {
        writer.start_file(*name, SimpleFileOptions::default()).unwrap();
        writer.write_all(bytes).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

fn katrain() -> Vec<u8> {
    wheel(&[("katrain/models/tiny.bin.gz", NETWORK), ("katrain-1.dist-info/licenses/LICENSE", b"free")])
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_network_is_described() {
    let data = tempfile::tempdir().unwrap();
    let path = data.path().join("net.bin.gz");
    fs::write(&path, NETWORK).unwrap();
    let name = path.to_str().unwrap();
    let text = stdout(&mut liangyi(data.path(), &["net", "info", name]));
    for line in [
        "name           random-v13",
        "model version  13",
        "blocks         1 ordinary, 1 nested bottleneck",
        "channels       1",
        "parameters     98",
        "policy head    1 channels, 1 pooled, 2 for a move",
        "value head     1 channels, 1 hidden, 6 for the score",
    ] {
        assert!(text.lines().any(|shown| shown == line), "{line}: {text}");
    }
    // Globals; what is pooled for the policy, by points and for a pass; the hidden layer, the value and the score.
    let once = 19 + 3 + 6 + 3 + 3 + 6;
    // Planes; blocks; the policy's convolutions; the value's.
    let each = 22 + 4 + (1 + 1 + 2) + (1 + 1);
    let json: serde_json::Value =
        serde_json::from_str(&stdout(&mut liangyi(data.path(), &["net", "info", "--json", name]))).unwrap();
    assert_eq!(json["file"], name);
    assert_eq!((&json["version"], &json["channels"]), (&13.into(), &1.into()));
    assert_eq!(json["blocks"]["nested_bottleneck"], 1);
    assert_eq!(json["blocks"]["feed_forward"], 0);
    for lines in [9, 13, 19] {
        let board = format!("{lines}x{lines}");
        assert_eq!(json["multiply_adds"][board], once + lines * lines * each);
    }
}

#[test]
fn the_own_network_is_described_and_written_as_a_file_of_katagos() {
    let data = tempfile::tempdir().unwrap();
    let described = |which: &str| stdout(&mut liangyi(data.path(), &["net", "info", which]));
    let own = described("own");
    assert!(own.starts_with("file           none: "), "{own}");
    let without_file = |text: &str| text.lines().skip(1).collect::<Vec<_>>().join("\n");
    for name in ["own.bin.gz", "own.bin", "OWN.txt.gz"] {
        let path = data.path().join(name);
        let path = path.to_str().unwrap();
        let told = stdout(&mut liangyi(data.path(), &["net", "write", path]));
        assert!(told.contains("liangyi-") && told.contains(path), "{told}");
        assert_eq!(without_file(&described(path)), without_file(&own), "{name}");
    }
    let json: serde_json::Value =
        serde_json::from_str(&stdout(&mut liangyi(data.path(), &["net", "info", "--json", "own"]))).unwrap();
    assert!(json["file"].is_null() && json["name"].as_str().unwrap().starts_with("liangyi-"), "{json}");
    for (name, said) in [("own.onnx", "no .bin.gz, .bin, .txt.gz or .txt"), ("none/own.bin", "cannot write")] {
        let path = data.path().join(name);
        let error = stderr(&mut liangyi(data.path(), &["net", "write", path.to_str().unwrap()]), 2);
        assert!(error.contains(said), "{error}");
    }
    assert!(!data.path().join("own.onnx").exists());
}

#[test]
fn what_is_no_network_is_refused_with_the_reason() {
    let data = tempfile::tempdir().unwrap();
    let path = data.path().join("net.bin.gz");
    let name = path.to_str().unwrap();
    assert!(stderr(&mut liangyi(data.path(), &["net", "info", name]), 2).starts_with(&format!("liangyi: {name}: ")));
    for (bytes, reason) in [
        (&NETWORK[..NETWORK.len() - 9], "the file is cut: it ends after 1"),
        (&b"(;GM[1]SZ[19];B[pd] )"[..], "no network of KataGo's: it does not begin with a name and a model version"),
        (
            &b"humanv0 15 22 19 20 20 20 20 40 0.25 150 1 0 0 0 0 0 0 0 trunk"[..],
            "the file is cut: it ends after 62 bytes",
        ),
    ] {
        fs::write(&path, bytes).unwrap();
        let error = stderr(&mut liangyi(data.path(), &["net", "info", name]), 2);
        assert!(error.starts_with(&format!("liangyi: {name}: {reason}")), "{error}");
    }
}

#[test]
fn a_wheel_gives_its_network_with_licence_and_checksum() {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("katrain-1-py3-none-any.whl");
    fs::write(&file, katrain()).unwrap();
    let file = file.to_str().unwrap();
    let none = stderr(&mut liangyi(data.path(), &["net", "path"]), 1);
    assert!(none.contains("`liangyi net get` brings one"), "{none}");
    assert_eq!(
        stdout(&mut liangyi(data.path(), &["net", "info"])),
        stdout(&mut liangyi(data.path(), &["net", "info", "own"]))
    );
    let text = stdout(&mut liangyi(data.path(), &["net", "get", "--wheel", file]));
    let shown = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).unwrap().trim().to_string();
    assert_eq!(shown("network "), "random-v13, model version 13, from katrain-1-py3-none-any.whl");
    let path = stdout(&mut liangyi(data.path(), &["net", "path"]));
    let path = Path::new(path.trim_end());
    assert!(path.starts_with(data.path()));
    assert_eq!(shown("file "), format!("{}, {} bytes", path.display(), NETWORK.len()));
    assert_eq!(fs::read(path).unwrap(), NETWORK);
    assert!(stdout(&mut liangyi(data.path(), &["net", "info"])).contains("random-v13"));
    let folder = path.parent().unwrap();
    assert_eq!(names(folder), ["tiny.LICENSE.txt", "tiny.bin.gz", "tiny.bin.gz.sha256"]);
    assert_eq!(fs::read(folder.join("tiny.LICENSE.txt")).unwrap(), b"free");
    // As `sha256sum --check` reads it; the digits were computed by that program.
    let sum = "844469ec1abe9f63236e0f1af08c7d18529d5c85fca4c8dde2eeb2f098d718e0";
    assert_eq!(shown("sha256 "), sum);
    assert_eq!(fs::read_to_string(folder.join("tiny.bin.gz.sha256")).unwrap(), format!("{sum}  tiny.bin.gz\n"));
    let again = stdout(&mut liangyi(data.path(), &["net", "get", "--wheel", "none.whl"]));
    assert!(again.contains("is there already"), "{again}");
    assert!(liangyi(data.path(), &["net", "get", "--again", "--wheel", file]).assert().try_success().is_ok());
}

#[test]
fn a_wheel_without_a_whole_network_changes_nothing() {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("katrain.whl");
    let folder = data.path().join("folder");
    let args = ["net", "get", "--dir", folder.to_str().unwrap(), "--wheel", file.to_str().unwrap()];
    for (bytes, reason) in [
        (wheel(&[("katrain/models/tiny.bin.gz", &NETWORK[..300])]), "tiny.bin.gz in "),
        (wheel(&[("katrain/config.json", b"{}")]), "no network is in it"),
        (b"<html>not found</html>".to_vec(), "cannot be unpacked"),
        (katrain()[..900].to_vec(), "cannot be unpacked"),
    ] {
        fs::write(&file, bytes).unwrap();
        let assert = liangyi(data.path(), &args).assert().failure().stdout("");
        let error = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
        assert!(error.contains(reason), "{error}");
        assert!(names(&folder).is_empty(), "{:?}", names(&folder));
    }
}

mod using;

#[cfg(unix)]
mod pip {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    /// A Python whose pip runs `script`, the folder for what it downloads being `$1`.
    fn python(folder: &Path, script: &str) -> String {
        let path = folder.join("python3");
        let text = format!(
            "#!/bin/sh\n[ \"$3\" = --version ] && exit 0\necho \"$@\" >\"{}\"\n\
             while [ \"$1\" != --dest ]; do shift; done; shift\n{script}\n",
            folder.join("args").display()
        );
        fs::write(&path, text).unwrap();
        fs::set_permissions(&path, PermissionsExt::from_mode(0o755)).unwrap();
        path.to_str().unwrap().to_string()
    }

    #[test]
    fn pip_brings_the_wheel_and_nothing_else_stays() {
        let data = tempfile::tempdir().unwrap();
        let (programs, folder) = (data.path().join("bin"), data.path().join("networks"));
        fs::create_dir(&programs).unwrap();
        let file = data.path().join("made.whl");
        fs::write(&file, katrain()).unwrap();
        let python = python(&programs, &format!("echo Saved; cp '{}' \"$1/katrain-2.whl\"", file.display()));
        let get = ["net", "get", "--dir", folder.to_str().unwrap()];
        let named = [&get[..], &["--python", &python]].concat();
        for by_name in [true, false] {
            let mut command = liangyi(data.path(), if by_name { &named } else { &get });
            let path = std::env::var("PATH").unwrap();
            let assert = command.env("PATH", format!("{}:{path}", programs.display())).assert().success();
            let output = assert.get_output();
            assert!(String::from_utf8_lossy(&output.stdout).contains("from katrain-2.whl"));
            // What pip says and what is done are no output.
            let told = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(told.contains("-m pip downloads katrain") && told.ends_with("Saved\n"), "{told}");
            let given = fs::read_to_string(programs.join("args")).unwrap();
            assert!(given.starts_with("-m pip download --no-deps ") && given.ends_with(" katrain\n"), "{given}");
            assert_eq!(names(&folder), ["tiny.LICENSE.txt", "tiny.bin.gz", "tiny.bin.gz.sha256"]);
            fs::remove_dir_all(&folder).unwrap();
        }
    }

    /// Waits until the processes of which this file has the numbers are gone, or have ended and wait for nobody.
    #[cfg(target_os = "linux")]
    fn are_gone(numbers: &str) {
        for number in numbers.split_whitespace() {
            let is_there = || {
                let stat = fs::read_to_string(format!("/proc/{number}/stat")).ok()?;
                Some(!stat.rsplit_once(')')?.1.trim_start().starts_with('Z'))
            };
            for _ in 0..6000 {
                if is_there() != Some(true) {
                    break;
                }
                std::thread::sleep(std::time::Duration::from_millis(10));
            }
            assert_ne!(is_there(), Some(true), "process {number} goes on");
        }
    }

    /// However the program ends while Python hangs, what Python has started ends with it.
    #[test]
    #[cfg(target_os = "linux")]
    fn what_hangs_is_ended_with_all_that_it_has_started() {
        use rustix::process::{Pid, Signal, kill_process};

        let hangs = "sleep 1000 & echo $! >>\"$STARTED.new\"; (setsid sleep 1000 & echo $! >>\"$STARTED.new\"); \
                     echo $$ >>\"$STARTED.new\"; mv \"$STARTED.new\" \"$STARTED\"; wait";
        for (signal, is_asked_for_pip) in
            [(Signal::INT, false), (Signal::TERM, false), (Signal::KILL, false), (Signal::INT, true)]
        {
            let data = tempfile::tempdir().unwrap();
            let (bin, started) = (data.path().join("bin"), data.path().join("started"));
            fs::create_dir(&bin).unwrap();
            let own = python(&bin, hangs);
            let folder = data.path().join("networks");
            let mut command = crate::common::program();
            command.args(["net", "get", "--dir", folder.to_str().unwrap()]);
            if is_asked_for_pip {
                let text = fs::read_to_string(&own).unwrap().replace("&& exit 0", &format!("&& {{ {hangs}; }}"));
                fs::write(&own, text).unwrap();
            } else {
                command.args(["--python", &own]);
            }
            let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap());
            command.env("PATH", path).env("STARTED", &started).stderr(std::process::Stdio::null());
            let mut child = command.spawn().unwrap();
            while !started.exists() {
                assert_eq!(child.try_wait().unwrap(), None, "it has ended before");
                std::thread::sleep(std::time::Duration::from_millis(10));
            }
            kill_process(Pid::from_child(&child), signal).unwrap();
            let code = child.wait().unwrap().code();
            are_gone(&fs::read_to_string(&started).unwrap());
            if signal != Signal::KILL {
                assert_eq!(code, Some(130), "{signal:?}");
                assert!(names(&folder).is_empty(), "{:?}", names(&folder));
            }
        }
    }

    #[test]
    fn where_pip_fails_or_is_missing_nothing_is_left() {
        let data = tempfile::tempdir().unwrap();
        let folder = data.path().join("networks");
        let get = ["net", "get", "--dir", folder.to_str().unwrap()];
        for script in ["touch \"$1/part\"; exit 3", "exit 0"] {
            let python = python(data.path(), script);
            let error = stderr(&mut liangyi(data.path(), &[&get[..], &["--python", &python]].concat()), 1);
            assert!(error.contains("pip has not brought katrain") && error.contains("--wheel FILE"), "{error}");
            assert!(names(&folder).is_empty());
        }
        let error = stderr(liangyi(data.path(), &get).env("PATH", data.path().join("none")), 1);
        assert!(error.contains("no Python with pip (python3, python, py)"), "{error}");
        let none = data.path().join("none");
        let error = stderr(&mut liangyi(data.path(), &[&get[..], &["--python", none.to_str().unwrap()]].concat()), 1);
        assert!(error.contains(none.to_str().unwrap()), "{error}");
    }
}
