//! What a record keeps: an analysis comes back exactly, all else stays, and what other programs have written is read.

use std::fs;
use std::path::Path;

use liangyi::show::review::{AnalysedMove, NodeAnalysis, StoppedHere, read, store};
use liangyi_core::base::Size;
use liangyi_core::formats;
use liangyi_core::game::{Game, Move};
use liangyi_core::sgf::{NodeId, Property, Recorded as _, SgfTree};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// What Liangyi writes.
const OWN: [&str; 4] = ["LYA", "SBKV", "SBKS", "KT"];

/// Records in the way of five programs, with properties of their own.
const PROGRAMS: [&str; 5] = [
    "(;GM[1]FF[4]CA[UTF-8]AP[Sabaki:0.52.2]KM[6.5]SZ[19]DT[2024-05-01];B[dd]SBKV[47.05]SBKS[-0.3];W[pp]HO[1];B[dp])",
    "(;GM[1]FF[4]AP[KaTrain:1.17.1]KTV[1.0]SZ[19]KM[6.5]RU[japanese];B[qd]C[Move 1: B R16\\]\u{3164}\u{200b}];W[dp])",
    "(;KM[7.5]PW[leela]PB[]DT[2019-01-05]AP[Lizzie: 0.6]SZ[19];B[pd]LZ[0.6 44.8 1.2k\nmove Q4 visits 21 winrate 5520 \
     pv Q4 D4 info ];W[dp])",
    "(;FF[4]CA[UTF-8]AP[GoGui:1.5.1]SZ[9]KM[6.5]XX[a\\]b][c];B[ee]BL[12.3]OB[2](;W[gc]TR[ee])(;W[cg]LB[ee:A]))",
    "(;GM[1]FF[3]SZ[9]GN[x]SY[Cgoban 1.9.14]AddBlack[cc][gg]PL[W];W[ge];B[cg]N[name]ZZ[];W[])",
];

fn files() -> Vec<(String, Vec<u8>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    for folder in ["fuzz/corpus/sgf", "gtp-tests/games", "docs"] {
        for entry in fs::read_dir(root.join(folder)).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.extension().is_none_or(|extension| extension == "sgf") && path.is_file() {
                files.push((path.display().to_string(), fs::read(&path).expect("a file")));
            }
        }
    }
    files.extend(PROGRAMS.iter().map(|text| ((*text).to_string(), text.as_bytes().to_vec())));
    files
}

/// An analysis with chance values.
fn analysis(dice: &mut Xoshiro256PlusPlus, size: Size) -> NodeAnalysis {
    let mut share = |unit: f64| (dice.random_range(0.0..=1.0) * unit).round() / unit;
    let names = |share: &mut dyn FnMut(f64) -> f64, count: usize| -> Vec<String> {
        let one = |share: &mut dyn FnMut(f64) -> f64| match (share(20.0) * 20.0) as u32 {
            0 => Move::Pass,
            1 => Move::Virtual,
            _ => {
                let x = (share(1e6) * (size.width() - 1) as f64) as usize;
                Move::Play(size.point(x, (share(1e6) * (size.height() - 1) as f64) as usize))
            }
        };
        (0..count).map(|_| one(share).display(size).to_string()).collect()
    };
    let mut moves = Vec::new();
    for _ in 0..(share(9.0) * 9.0) as usize {
        let pv = names(&mut share, 4);
        let (winrate, lead, prior) = (share(1e4), (4000.0 * share(1e3) - 2000.0).round() / 100.0, share(1e4));
        let wins_in = (share(3.0) == 0.0).then_some(-7);
        moves.push(AnalysedMove { mv: pv[0].clone(), visits: 7, winrate, lead: Some(lead), prior, pv, wins_in });
    }
    let row = |share: &mut dyn FnMut(f64) -> f64| (0..size.width()).map(|_| share(100.0) as f32).collect::<Vec<_>>();
    let ownership = (share(1.0) > 0.0).then(|| (0..size.height()).map(|_| row(&mut share)).collect());
    NodeAnalysis {
        visits: 1 + (share(1e6) * 1e6) as u64,
        winrate: share(1e4),
        lead: Some((share(1e4) * 10_000.0 - 5_000.0).round() / 100.0),
        moves,
        ownership,
        stopped: Some(StoppedHere { result: "B+0.5".to_string(), lead: 0.5 }),
        human: None,
    }
}

fn but_own(tree: &SgfTree, node: NodeId) -> Vec<&Property> {
    tree.properties(node).iter().filter(|property| OWN.iter().all(|name| !property.is(name))).collect()
}

#[test]
fn an_analysis_comes_back_and_all_else_stays() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(48);
    let mut kept = 0;
    for (name, bytes) in files() {
        let Ok(before) = formats::open_tree(&bytes, &[1], None) else { continue };
        let size = before.record(Game::GM, before.root()).map_or(Size::MAX, |record| record.size);
        let mut tree = before.clone();
        let stored: Vec<(NodeId, NodeAnalysis)> =
            before.all().into_iter().take(300).map(|node| (node, analysis(&mut dice, size))).collect();
        for (node, found) in &stored {
            store(&mut tree, *node, size, found);
        }
        let again = SgfTree::parse(&tree.write()).expect("what was written");
        assert_eq!(again.all(), before.all(), "{name}");
        for (node, found) in &stored {
            assert_eq!(read(&again, *node, size).as_ref(), Some(found), "{name}");
            kept += 1;
        }
        for node in before.all() {
            assert_eq!(but_own(&again, node).len(), but_own(&before, node).len(), "{name}");
            for (now, then) in but_own(&again, node).iter().zip(but_own(&before, node)) {
                assert_eq!((&now.name, now.is("CA") || now.values == then.values), (&then.name, true), "{name}");
            }
        }
        // The same once more changes nothing.
        let text = again.write();
        let mut twice = again;
        for (node, found) in &stored {
            store(&mut twice, *node, size, found);
        }
        assert_eq!(twice.write(), text, "{name}");
    }
    assert!(kept > 100, "{kept}");
}

#[test]
fn graphs_of_other_programs_stay_and_own_ones_are_renewed() {
    let size = Size::square(9).expect("a size");
    let mut tree = SgfTree::parse("(;SZ[9];B[ee]SBKV[47.05]SBKS[-0.3]KT[theirs];W[cc])").expect("a record");
    let [first, second] = [1, 2].map(NodeId::new);
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    let [one, other] = [(); 2].map(|()| NodeAnalysis { winrate: 0.25, ..analysis(&mut dice, size) });
    let other = NodeAnalysis { winrate: 0.5512, lead: Some(-3.25), ..other };
    for node in [first, second] {
        store(&mut tree, node, size, &one);
        store(&mut tree, node, size, &other);
        assert_eq!(read(&tree, node, size), Some(other.clone()));
    }
    let texts = |node| ["SBKV", "SBKS", "KT"].map(|name| tree.text(node, name).expect("a value"));
    assert_eq!(texts(first), ["47.05", "-0.3", "theirs"]);
    assert_eq!(texts(second)[..2], ["55.12", "-3.25"]);
    // KaTrain's is renewed too: without Liangyi's own it says the same.
    tree.set(second, "LYA", Vec::new());
    let theirs = read(&tree, second, size).expect("KaTrain's");
    assert_eq!((theirs.visits, theirs.winrate, theirs.lead), (other.visits, other.winrate, other.lead));
}

/// What KaTrain 1.20 writes of an analysis made up for it.
const KATRAIN: &str = "(;SZ[5];B[cc]KT[H4sIAGCTCGsC/2OwYCARAgCIFKmKMgAAAA==][H4sIAGCTCGsC/5PXlCcZAgAp81ShNAAAAA==\
][H4sIAGCTCGsC/2WPwQ6CMBBEf4X0bBpaWg9e1Zt/YDgQ2EMTcElZMIbw7+42RgFP3ZlMZ9/OqsMJBnXKZnVx6RGD\
B5GHTGFsILLMeZ7CEEiyhahneMSKJJrro7EFW0ONEW5QNWxa7dnpY8D0XTtRE4/3T/PVqZKfkUIb6JUyZmHjXGwwWK\
4wzBrD7DG830EYbbcU9kfBxeUiCyMipZXfYmf29/0dl3rX7Faqauz6FggkQ3GE5Q0qhpNbYAEAAA==])";

#[test]
fn analyses_of_other_programs_are_read() {
    let of = |text: &str, lines| {
        let size = Size::square(lines).expect("a size");
        read(&SgfTree::parse(text).expect("a record"), NodeId::new(1), size).expect("an analysis")
    };
    let katrain = of(KATRAIN, 5);
    assert_eq!((katrain.visits, katrain.winrate, katrain.lead), (41, 0.6, Some(2.25)));
    assert_eq!(katrain.moves.iter().map(|tried| tried.mv.as_str()).collect::<Vec<_>>(), ["D4", "C3"]);
    assert_eq!(katrain.moves[0].pv, ["D4", "E4"]);
    assert_eq!(katrain.ownership, Some(vec![vec![0.5; 5]; 5]));
    let sabaki = of(PROGRAMS[0], 19);
    assert_eq!((sabaki.visits, sabaki.winrate, sabaki.lead), (0, 0.4705, Some(-0.3)));
    // Black has moved, so that 44.8 is Black's, and White's 55.2.
    let lizzie = of(PROGRAMS[2], 19);
    assert!((lizzie.winrate - 0.448).abs() < 1e-9, "{lizzie:?}");
    assert_eq!((lizzie.visits, lizzie.moves.len(), lizzie.lead, lizzie.moves[0].lead), (0, 1, None, None));
    assert!((lizzie.moves[0].winrate - 0.448).abs() < 1e-9, "{lizzie:?}");
    let leads = "(;SZ[19];W[pd]LZ[0.7 40.0 1.2k\nmove Q4 visits 30 winrate 6000 scoreMean 3.0 pv Q4 info move D4 \
                 visits 10 winrate 5000 scoreMean 1.0 pv D4 info ])";
    let lizzie = of(leads, 19);
    assert_eq!((lizzie.visits, lizzie.lead, lizzie.winrate), (1200, Some(2.5), 0.6));
}

#[test]
fn values_are_read_however_programs_write_them() {
    let of = |node: &str| {
        let size = Size::square(19).expect("a size");
        read(&SgfTree::parse(&format!("(;SZ[19];B[pd]{node})")).expect("a record"), NodeId::new(1), size)
            .map(|found| (found.visits, (found.winrate * 1e4).round() / 1e4, found.lead))
    };
    let moves = "\nmove D4 visits 14 winrate 5160 prior 5171 scoreMean 0.17 pv D4 D16 Q4 R6";
    let with_comma = moves.replace("0.17", "0,17");
    for (name, moves) in [
        ("KataGo", moves),
        ("Flash Analyze", moves),
        ("卡塔 标准", moves),
        ("KataGo 40b", moves),
        ("KataGo 1.15", moves),
        ("KataGo", &with_comma),
    ] {
        let line = format!("LZ[{name} 48.4 53 0.2 16.9{moves}]");
        assert_eq!(of(&line), Some((53, 0.484, Some(-0.17))), "{line}");
    }
    assert_eq!(of(&format!("LZ[KataGo 48,4 1,2k 0,3 16,9{with_comma}]")), Some((1200, 0.484, Some(-0.17))));
    assert_eq!(of("LZ[Leela Zero 0.17 48.4 53]"), Some((0, 0.484, None)));
    assert_eq!(of("SBKV[48.4]OGSC[-0.3]"), Some((0, 0.484, Some(-0.3))));
    assert_eq!(of("SBKV[48,4]SBKS[0,6]"), Some((0, 0.484, Some(0.6))));
    assert_eq!(of("SBKV[48.4]"), Some((0, 0.484, None)));
}

#[test]
fn what_makes_no_sense_is_no_analysis() {
    let size = Size::square(5).expect("a size");
    let read =
        |value: &str| read(&SgfTree::parse(&format!("(;SZ[5]{value})")).expect("a record"), NodeId::new(0), size);
    let own = "LYA[{\"visits\":3,\"winrate\":0.5,\"lead\":1.5,\"moves\":[\\],\"ownership\":null,\"stopped\":null}]";
    assert_eq!(read(own).map(|found| found.visits), Some(3));
    for (from, to) in [("0.5", "1.5"), ("1.5", "\"x\""), ("null,\"s", "[\\[0.5\\]\\],\"s"), ("visits", "other")] {
        assert_eq!(read(&own.replacen(from, to, 1)), None, "{to}");
    }
    assert_eq!(read("SBKV[many]"), None);
    assert_eq!(read("SBKV[NaN]"), None);
    assert_eq!(read("KT[a][b][c]"), None);
    assert_eq!(read("LZ[]"), None);
}
