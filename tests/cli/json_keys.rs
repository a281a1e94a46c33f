//! `docs/json.md` has the keys of the JSON that commands print: all of them, and no others.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use liangyi_core::rules::CATALOGUE;
use serde_json::Value;

use crate::common::{liangyi, utf8};

/// A network of version 13, packed.
const NETWORK: &[u8] = include_bytes!("../../fuzz/corpus/network/nested-13-packed");

const SEVEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/seven.sgf");

/// The objects whose keys are names of something: the page has `*` for them.
const NAMED: [&str; 7] = ["beside", "blocks", "multiply_adds", "losses", "losses.*", "sums.black", "sums.white"];

/// What another page describes.
const ELSEWHERE: &str = "repetitions[].forbidden";

/// The keys of the table in a section of the page.
fn on_the_page(command: &str) -> BTreeSet<String> {
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/json.md")).expect("the page");
    let (_, section) = page.split_once(&format!("\n## {command}\n")).expect("a section");
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `")?.split(" | ").next());
    let keys = rows.flat_map(|keys| keys.split(", ").map(|key| key.trim_matches('`').to_string()));
    let keys: Vec<String> = keys.collect();
    let set: BTreeSet<String> = keys.iter().cloned().collect();
    assert_eq!(set.len(), keys.len(), "{command}: a key stands there once");
    set
}

/// Adds the keys of a value, each with those above it.
fn add_keys(value: &Value, above: &str, keys: &mut BTreeSet<String>) {
    match value {
        _ if above == ELSEWHERE => {}
        Value::Object(object) => {
            for (key, value) in object {
                let key = if NAMED.contains(&above) { "*" } else { key };
                let key = if above.is_empty() { key.to_string() } else { format!("{above}.{key}") };
                add_keys(value, &key, keys);
                keys.insert(key);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| add_keys(value, &format!("{above}[]"), keys)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The objects that a command prints.
fn printed(args: &[&str]) -> Vec<Value> {
    let output = liangyi(args).output().expect("it runs");
    let lines = utf8(output.stdout);
    assert!(!lines.is_empty(), "{args:?}: {}", utf8(output.stderr));
    lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// The keys that the page has for a command are those that these command lines print together.
fn compare(command: &str, lines: &[&[&str]]) {
    let name: Vec<&str> = command.split(' ').collect();
    let mut keys = BTreeSet::new();
    for args in lines {
        let args = [&name, *args].concat();
        printed(&args).iter().for_each(|object| add_keys(object, "", &mut keys));
    }
    assert_eq!(on_the_page(command), keys, "{command}");
}

fn file(folder: &Path, name: &str, text: impl AsRef<[u8]>) -> String {
    let path = folder.join(name);
    fs::write(&path, text).expect("a file");
    path.to_str().expect("UTF-8").to_string()
}

#[test]
fn the_page_has_the_keys_of_counts() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| file(folder.path(), name, text);
    let resigned = file("resigned.sgf", "(;SZ[9]RU[chinese]RE[B+R];B[ee];W[cc])");
    let lazy = file("lazy.sgf", "(;SZ[9]RU[new-ing];B[cc];W[gg];B[];W[])");
    let owes = file("owes.sgf", "(;SZ[9]KM[0]RU[jipingdian];B[aa];W[gg];W[ac];W[bc];W[cc])");
    let corner = "(;SZ[7]RU[chinese]AB[ca][cb][cc][cd][bd][ad]AW[ba][bb][bc][ac][ee];W[];B[])";
    let corner = file("corner.sgf", corner);
    let broken = file("broken.sgf", "(;SZ[9];B[aa];W[aa])");
    let network = folder.path().join("network.bin.gz");
    fs::write(&network, NETWORK).expect("a network");
    let network = network.to_str().expect("UTF-8");
    compare(
        "score",
        &[
            &["--json", &resigned, &broken],
            &["--json", &lazy, "--moves"],
            &["--json", &owes, "--dead", "none", "--method", "fill-all"],
            &["--json", SEVEN, "--method", "equal-stones"],
            &["--json", &corner, "--why"],
            &["--json", &corner, "--why", "--net", network],
        ],
    );
    compare("compare", &[&["--json", SEVEN, &broken]]);
    let ko = file("ko.sgf", "(;SZ[5]RU[jipingdian];B[be];W[ce];B[ad];W[dd];B[bc];W[cc];B[cd];W[bd];B[]VM[1];W[])");
    let drawn = file("drawn.sgf", "(;SZ[2]RU[jihuozi-simple]AB[aa][ba]AW[ab];W[];B[])");
    compare("explain-move", &[&["--json", &ko, "C2"], &["--json", &drawn, "virtual"]]);
    compare("rules", &[&["--json", "aga", "chinese"]]);
}

#[test]
fn a_margin_is_a_number_too() {
    for (method, margin, lead) in [("area", "-1", -1.0), ("living-stones", "1", 1.0)] {
        let objects = printed(&["score", "--json", "--method", method, SEVEN]);
        assert_eq!(
            (objects[0]["margin"].as_str(), objects[0]["lead"].as_f64()),
            (Some(margin), Some(lead)),
            "{method}"
        );
    }
    let objects = printed(&["compare", "--json", SEVEN]);
    let rows = objects[0]["rulesets"].as_array().expect("rulesets");
    assert_eq!(rows.len(), CATALOGUE.len());
    for row in rows {
        // A mixed fraction: its parts have the sign of the whole.
        let (sign, margin) = match row["margin"].as_str().expect("a margin") {
            text if text.starts_with('-') => (-1.0, &text[1..]),
            text => (1.0, text),
        };
        let part = |text: &str| match text.split_once('/') {
            Some((over, under)) => over.parse::<f64>().expect("a number") / under.parse::<f64>().expect("a number"),
            None => text.parse().expect("a number"),
        };
        let exact = sign * margin.split(' ').map(part).sum::<f64>();
        assert!((row["lead"].as_f64().expect("a number") - exact).abs() < 1e-12, "{row}");
    }
}

#[test]
fn the_page_has_the_keys_of_reviews_and_of_renju_and_networks() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| file(folder.path(), name, text);
    // Both take the ko back at once.
    let ko = file("ko.sgf", "(;SZ[5]RU[chinese]AB[bb][ac][cc][bd]AW[cb][dc][cd];W[bc];B[cc];W[bc])");
    let broken = file("broken.sgf", "hello");
    compare("review", &[&["--json", "--visits", "2", SEVEN, &ko, &broken]]);
    let threes = file("threes.sgf", "(;GM[4]RU[Renju]SZ[15]AB[gh][ih][hg][hi])");
    let moves = file("moves.txt", "h8g6f6");
    let five = file("five.txt", "h8a1h9a2h10a3h11a4h12");
    // H8 with a comment and a mark, where the library opens, and I9 with a text on the board.
    let header = [&b"\xffRenLib\xff\x03\x04"[..], &[0xff; 10]].concat();
    let notes = [&header[..], b"\0\0\x78\x1cwhy\0\x69\x41\0\x01A\0"].concat();
    let library = folder.path().join("notes.lib");
    fs::write(&library, notes).expect("a library");
    let library = library.to_str().expect("UTF-8");
    // The three of the row is closed by the answer to a four on the column E.
    let four = "(;GM[4]RU[Renju]SZ[15]AB[fh][gh][hj][hi][ef][ee][ed]AW[ec])";
    let four = file("four.sgf", four);
    // A four-three of Black's.
    let wins = file("wins.sgf", "(;GM[4]SZ[15];B[eh];W[dh];B[fh];W[ao];B[gh];W[ah];B[hj];W[oo];B[hi];W[oa])");
    let told = "PB[a]PW[b]RE[W+F]DT[2001]EV[c]RO[1]PC[d]ON[e]GC[f]";
    let lost = format!("(;GM[4]RU[renju]SZ[15]{told}AB[fh][gh][hj][hi];B[hh])");
    let [on, lost] =
        [("on.sgf", lost.replace("])", "];W[aa])")), ("lost.sgf", lost)].map(|(name, text)| file(name, &text));
    let renju: [&[&str]; 8] = [
        &["--json", &lost],
        &["--json", &on],
        &["--json", &wins, "--solve", "--refutations"],
        &["--json", &threes, "--at", "H8"],
        &["--json", &four, "--why-not", "H8"],
        &["--json", &moves],
        &["--json", "--each", &five],
        &["--json", "--each", library],
    ];
    compare("renju", &renju);
    let network = folder.path().join("network.bin.gz");
    fs::write(&network, NETWORK).expect("a network");
    compare("net info", &[&["--json", network.to_str().expect("UTF-8")]]);
}
