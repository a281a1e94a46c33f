//! Finds positions with wins by continuous threes and fours but not by fours alone, and positions with such threats and
//! no win, in games of the engine's search against itself from random openings of renju.
//!
//! ```sh
//! cargo run --release -p liangyi-lab --example threat_positions -- 2000 3 > tests/data/renju-threats.txt
//! ```
//!
//! The arguments are the number of games and how many positions of each kind are kept.

use std::collections::BTreeMap;
use std::error::Error;
use std::time::Duration;

use liangyi_core::base::{Color, Point, PointNames};
use liangyi_core::game::{Move, Position};
use liangyi_core::line::{LineGame, LineRules};
use liangyi_engine::lineplay::{LineParams, LineSearch, TranspositionTable, Vcf, VcfLimits, Vct, find_vcf, find_vct};
use liangyi_engine::playout::PlayoutRng;
use liangyi_lab::train::lines::opening;

/// Random stones that a game begins with.
const OPENING: usize = 5;
/// The longest game.
const MOVES: usize = 100;
/// The fewest and the most nodes that are searched for a move.
const NODES: (usize, usize) = (300, 6000);
/// Positions that are searched for a win, and fewer than which one without a win is not worth keeping.
const PLENTY: u64 = 150_000;
const FEW: u64 = 60;
/// The longest wins that are kept, in moves of the attacker.
const MOST_MOVES: u32 = 15;
/// Positions without a win that are kept for each that is kept of a number of moves.
const WITHOUT: usize = 7;

/// What is kept: who is to move, in how many moves of its own it wins (0 if not), and whether that depends on a
/// forbidden point.
type Kind = (Color, u32, bool);

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().ok_or("how many games?")?.parse()?;
    let most: usize = args.next().ok_or("how many positions of each kind?")?.parse()?;
    let mut kept: BTreeMap<(usize, u32, bool), Vec<String>> = BTreeMap::new();
    for number in 0..games {
        for (game, (color, moves, depends)) in positions(number) {
            let of_kind = kept.entry((color.index(), moves, depends)).or_default();
            let room = if moves == 0 { WITHOUT * most } else { most };
            if of_kind.len() < room {
                let depends = if depends { " forbidden" } else { "" };
                let stones = Color::BOTH.map(|color| names(&game, color));
                let color = color.to_string().to_lowercase();
                of_kind.push(format!("{color} {moves}{depends} | {} | {}", stones[0], stones[1]));
            }
        }
        if number % 100 == 99 {
            let counts: Vec<_> = kept.iter().map(|(kind, of_kind)| (kind, of_kind.len())).collect();
            eprintln!("{} games: {counts:?}", number + 1);
        }
    }
    kept.values().flatten().for_each(|line| println!("{line}"));
    Ok(())
}

fn names(game: &LineGame, color: Color) -> String {
    let names = PointNames::of_line_games(game.board().size());
    let stones = game.board().stones(color).iter().map(|point| names.name(point));
    stones.collect::<Vec<_>>().join(" ")
}

/// At most one position of each kind of a game, which is played to its end.
fn positions(number: u64) -> Vec<(LineGame, Kind)> {
    let mut rng = PlayoutRng::new(5, number);
    let mut game = opening(LineRules::RENJU, OPENING, &mut rng);
    let nodes = NODES.0 + rng.below(NODES.1 - NODES.0);
    let table = TranspositionTable::new(4 << 20);
    let mut found: Vec<(LineGame, Kind)> = Vec::new();
    while !game.is_over() && game.moves().len() < MOVES {
        if let Some(kind) = kind(&game)
            && found.iter().all(|(_, known)| known.0 != kind.0 || known.1.abs_diff(kind.1) > 1)
        {
            found.push((game.clone(), kind));
        }
        let search = LineSearch {
            game: &game,
            color: game.to_move(),
            allows: &|_| true,
            shown: 1,
            threads: 1,
            seed: rng.below(1 << 30) as u64,
            is_whole: false,
            known_win: None,
            params: &LineParams::PLAYED,
            table: &table,
            is_over: &|searched| searched >= nodes as u64,
            report_every: Duration::MAX,
        };
        let Some(best) = search.run(&mut |_, _| {}).0.into_iter().next() else { break };
        play(&mut game, best.point);
    }
    found
}

/// Plays where that is legal.
fn play(game: &mut LineGame, point: Point) {
    let color = game.to_move();
    if game.legal_moves(color).points.contains(point) {
        game.play(color, Move::Play(point)).expect("a legal move");
    }
}

/// The kind of a position that is worth keeping.
fn kind(game: &LineGame) -> Option<Kind> {
    let color = game.to_move();
    let vct = |rules: LineRules, nodes: u64| find_vct(game.lines(), rules, color, VcfLimits::nodes(nodes));
    if vct(LineRules::RENJU, FEW) == Vct::None
        || find_vcf(game.lines(), LineRules::RENJU, color, VcfLimits::nodes(PLENTY)) != Vcf::None
    {
        return None;
    }
    match vct(LineRules::RENJU, PLENTY) {
        Vct::Win(win) => {
            let moves = win.wins_in.div_ceil(2);
            // White's wins that there are not where Black may play anywhere.
            let freed = LineRules { forbidden_points: false, ..LineRules::RENJU };
            let depends = color == Color::White && vct(freed, PLENTY) == Vct::None;
            (3..=MOST_MOVES).contains(&moves).then_some((color, moves, depends))
        }
        Vct::None => Some((color, 0, false)),
        Vct::Unknown => None,
    }
}
