//! Pinned signatures of playouts, searches and whole games: a change that alters what the program plays changes these
//! numbers on purpose, and one that must not alter it cannot do so unseen.
//!
//! After an intended change run the test: it prints the numbers that it found.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use liangyi_core::base::Size;
use liangyi_core::game::{Move, Position};
use liangyi_core::line::{LineGame, LineRules};
use liangyi_core::rules;
use liangyi_core::rules::Rules;
use liangyi_engine::lineplay::{LineParams, LineSearch, TranspositionTable};
use liangyi_engine::playout::{PlayoutPolicy, measure};
use liangyi_engine::policy::Models;
use liangyi_engine::search;
use liangyi_engine::selfplay::{SelfplaySettings, selfplay};

const SEED: u64 = 1;

fn rules_named(name: &str) -> &'static Rules {
    &rules::find(name).expect("a ruleset of the catalogue").rules
}

fn square(lines: u32) -> Size {
    Size::square(lines).expect("a size of board")
}

/// Compares what `found` computes for each case with the number pinned for it.
fn hold<const N: usize>(cases: [(u32, &str, u64); N], found: impl Fn(Size, &Rules) -> u64) {
    let found = cases.map(|(lines, name, _)| (lines, name, found(square(lines), rules_named(name))));
    let listed = |cases: &[(u32, &str, u64)]| {
        cases
            .iter()
            .map(|(lines, name, signature)| format!("({lines}, \"{name}\", {signature:#018x})"))
            .collect::<Vec<_>>()
    };
    assert_eq!(listed(&found), listed(&cases));
}

#[test]
fn heavy_playouts() {
    hold(
        [
            (5, "chinese", 0xe10e_83c5_ba59_ca67),
            (9, "chinese", 0xabc8_af89_2c27_5634),
            (13, "chinese", 0x6042_96fb_3c65_1db8),
            (19, "chinese", 0x6c75_f0af_d55f_3902),
            (9, "jihuozi", 0x0dc5_7c33_2c27_5634),
        ],
        |size, rules| measure(size, rules, PlayoutPolicy::Learnt, 200, SEED).signature,
    );
}

#[test]
fn judging_playouts() {
    hold([(9, "chinese", 0xfc00_c6f8_54f5_8ca5), (19, "chinese", 0xa6f3_2c28_8530_a391)], |size, rules| {
        measure(size, rules, PlayoutPolicy::HandCrafted, 200, SEED).signature
    });
}

#[test]
fn searches_with_one_thread() {
    hold(
        [
            (5, "new-ing", 0xdf1f_d8ba_787f_d463),
            (9, "chinese", 0x8b28_a054_8f34_5d8b),
            (9, "jipingdian", 0x71e5_da06_465a_597a),
            (13, "chinese", 0x5345_e06e_43af_13b0),
            (19, "chinese", 0xa931_e704_3364_e198),
        ],
        |size, rules| search::measure(Models::embedded(), size, rules, 1, 2_000, SEED).signature,
    );
}

#[test]
fn searches_of_line_games() {
    let found = [LineRules::RENJU, LineRules::FREE_STYLE].map(|rules| {
        let mut game = LineGame::new(square(15), rules).expect("a game");
        for (x, y) in [(7, 7), (8, 8), (9, 6), (6, 7)] {
            game.play(game.to_move(), Move::Play(square(15).point(x, y))).expect("a legal move");
        }
        let table = TranspositionTable::new(1 << 20);
        let search = LineSearch {
            game: &game,
            color: game.to_move(),
            allows: &|_| true,
            shown: 2,
            threads: 1,
            seed: SEED,
            is_whole: true,
            known_win: None,
            params: &LineParams::PLAYED,
            table: &table,
            is_over: &|nodes| nodes >= 40_000,
            report_every: Duration::MAX,
        };
        let (moves, nodes) = search.run(&mut |_, _| {});
        let values = moves.iter().take(2).flat_map(|found| [found.point.index() as u64, found.value as u64]);
        values.fold(nodes, |signature, value| signature.rotate_left(11) ^ value)
    });
    let listed = |found: [u64; 2]| found.map(|signature| format!("{signature:#018x}"));
    assert_eq!(listed(found), listed([0x09c4_00b0_0b83_d030, 0x09c4_00ce_1f84_307d]));
}

#[test]
fn whole_games() {
    hold(
        [
            (6, "jihuozi", 0x1c3d_7c00_2b74_86fe),
            (7, "jipingdian", 0xf307_aacc_10f5_16d0),
            (9, "chinese", 0xcf68_4b56_3a2f_29df),
        ],
        |size, rules| {
            let settings = SelfplaySettings { size, rules: rules.clone(), playouts: 100, opening_moves: 3 };
            // The line holds every move and what the search expected before it.
            let game =
                selfplay(&settings, SEED, Models::embedded(), &AtomicBool::new(false)).expect("nothing stops it");
            game.to_line().bytes().fold(0xcbf2_9ce4_8422_2325, |signature, byte| {
                (signature ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
            })
        },
    );
}
