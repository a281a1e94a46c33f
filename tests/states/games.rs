//! Random games under every ruleset.

use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::Move;
use liangyi_core::rules::{CATALOGUE, CUSTOM, NamedRules, Rules};
use liangyi_engine::engine::{Engine, EngineSettings};
use liangyi_engine::judge::Effort;
use liangyi_engine::policy::Models;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Random numbers of a seed.
pub struct PlayoutRng(Xoshiro256PlusPlus);

impl PlayoutRng {
    pub fn new(seed: u64) -> PlayoutRng {
        PlayoutRng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0.random_range(0..bound)
    }
}

/// Every ruleset of the catalogue, and rules with a button, which no ruleset there has.
pub fn all_rules() -> Vec<NamedRules> {
    let chinese: NamedRules = CATALOGUE.iter().find(|row| row.name == "chinese").expect("a ruleset").into();
    let rules = Rules { button: true, ..chinese.rules.clone() };
    let button = NamedRules { name: CUSTOM.to_string(), rules, ..chinese };
    CATALOGUE.iter().map(NamedRules::from).chain([button]).collect()
}

/// An engine at the start of a game.
pub fn engine(ruleset: &NamedRules, size: Size) -> Engine {
    let settings = EngineSettings {
        ruleset: ruleset.clone(),
        size: Some(size),
        judging: Effort::Cursory,
        memory: 1 << 20,
        ..EngineSettings::new(Models::embedded())
    };
    Engine::new(settings).expect("an engine")
}

/// Makes a random move, mostly of the side to move, often a pass, and legal.
pub fn step(engine: &mut Engine, dice: &mut PlayoutRng) {
    let color = match dice.below(12) {
        0 => engine.to_move().opponent(),
        _ => engine.to_move(),
    };
    step_of(engine, color, dice);
}

/// Makes a random legal move of a side.
pub fn step_of(engine: &mut Engine, color: Color, dice: &mut PlayoutRng) {
    let legal = engine.legal_moves(color);
    let points: Vec<_> = legal.points.iter().collect();
    let mv = match dice.below(20) {
        0..=2 if legal.pass => Move::Pass,
        3 | 4 if legal.virtual_move => Move::Virtual,
        _ if points.is_empty() => Move::Pass,
        _ => Move::Play(points[dice.below(points.len())]),
    };
    engine.play(color, mv).expect("a legal move");
}

/// A random set of whole chains.
pub fn some_chains(board: &Board, dice: &mut PlayoutRng) -> PointSet {
    let chains = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
    chains.filter(|_| dice.below(4) == 0).fold(PointSet::EMPTY, |all, chain| all | chain)
}

/// Makes these moves, such as `b c3, w pass`.
pub fn play(engine: &mut Engine, text: &str) {
    for word in text.split(", ") {
        let (color, mv) = word.split_once(' ').expect("a move");
        let mv = Move::parse(mv, engine.size()).expect("a move");
        engine.play(Color::named(color).expect("a color"), mv).expect("a legal move");
    }
}
