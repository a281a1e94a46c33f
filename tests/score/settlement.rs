//! One position, one result: GTP, `liangyi score`, `liangyi compare` and the referee of a match settle and count a
//! finished game alike, under every ruleset, whether its dead stones are judged or named.
//!
//! `LIANGYI_BOARDS=10000 cargo test --test score settlement` checks that many random boards.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use liangyi::cli::AgreementArgs;
use liangyi::records::scoring::{ResolvedGame, ScoredGame};
use liangyi_arena::record::DeadStoneSource;
use liangyi_arena::verdict::counted;
use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{CATALOGUE, Komi, NamedRules, Registry, Rules, Ruleset};
use liangyi_core::score::End;
use liangyi_core::sgf;
use liangyi_core::sgf::{Info, SgfGame};
use liangyi_engine::engine::{EngineSettings, GoSession};
use liangyi_engine::judge::{Effort, Judgements};
use liangyi_engine::policy::Models;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;

/// The number of random boards, unless the environment has another one.
const BOARDS: u64 = 1_500;
/// On one board in this many the dead stones are judged as well as named.
const JUDGED_EVERY: u64 = 12;

/// Black's stone at D3 joins the rest only through the point below it, which White alone can fill.
const ONE_SIDED: &str = "
    . O O O O O .
    O O O O O O O
    O . O O O O O
    O O O . O O O
    X X X O X X X
    X X X . X X X
    . X X X X X .";

/// How the dead stones of a finished game are found.
#[derive(Clone, Copy, Debug)]
enum Dead {
    Judged,
    Named(PointSet),
    /// The end is natural: nothing is dead.
    Natural,
}

impl Dead {
    fn end(self) -> End {
        match self {
            Dead::Judged | Dead::Named(_) => End::Agreed,
            Dead::Natural => End::Natural,
        }
    }

    fn named(self) -> Option<PointSet> {
        match self {
            Dead::Judged | Dead::Natural => None,
            Dead::Named(stones) => Some(stones),
        }
    }

    /// As the option `--dead` takes it.
    fn option(self, size: Size) -> Option<String> {
        let vertices: Vec<String> = self.named()?.iter().map(|point| size.vertex(point).to_string()).collect();
        Some(if vertices.is_empty() { "none".to_string() } else { vertices.join(",") })
    }
}

/// A finished game as a file.
struct Finished {
    file: SgfGame,
    komi: Komi,
    judging: Effort,
    registry: Registry,
}

impl Finished {
    fn new(game: &Game, row: &Ruleset, judging: Effort) -> Finished {
        let info = Info { rules: Some(row.sgf_name().to_string()), ..Info::default() };
        let file = sgf::load(&sgf::write(game, &info), None).expect("a file of the program's own");
        assert_eq!(file.komi, Some(game.rules().komi));
        Finished { file, komi: game.rules().komi, judging, registry: Registry::new() }
    }

    /// The game under a ruleset of the catalogue; `None` where that forbids one of its moves.
    fn game(&self, row: &Ruleset) -> Option<Game> {
        self.file.game(Rules { komi: self.komi, ..row.rules.clone() }).ok()
    }

    fn load(&self, row: Option<&Ruleset>, dead: Dead) -> ScoredGame {
        let chosen = row.map(NamedRules::from);
        let agreed = AgreementArgs { dead: dead.option(self.file.size), ..AgreementArgs::default() };
        self.scored(chosen.as_ref(), dead.end(), &agreed)
    }

    fn scored(&self, chosen: Option<&NamedRules>, end: End, agreed: &AgreementArgs) -> ScoredGame {
        let resolved =
            ResolvedGame::new(self.file.clone(), &self.registry, chosen).expect("a game that can be counted");
        let agreed = agreed.read(&resolved.game).expect("vertices of the board");
        ScoredGame::new(resolved, end, agreed, Models::embedded(), self.judging)
    }

    /// The result under each ruleset of the catalogue, by `liangyi compare`.
    fn compared(&self, dead: Dead) -> Vec<String> {
        let rows = self.load(None, dead).compare(&self.registry, Some(self.komi), &AtomicBool::new(false));
        rows.into_iter().map(|row| row.score.result()).collect()
    }

    /// The dead stones and the result by `liangyi score`, after it has been compared with GTP and the referee.
    fn settled(&self, row: &'static Ruleset, game: &Game, dead: Dead) -> (PointSet, String) {
        let scored = self.load(Some(row), dead);
        let score = scored.made_up(None, None).expect("no territory is agreed").score;
        let settings =
            EngineSettings { judging: self.judging, memory: 1 << 20, ..EngineSettings::new(Models::embedded()) };
        let mut engine = GoSession::new(settings);
        engine.load(game, row.into(), Some(self.komi)).expect("the same game");
        if let Some(stones) = dead.named() {
            engine.agree_dead(&stones.iter().collect::<Vec<_>>()).expect("chains of the board");
        }
        let of_engine = engine.score(dead.end(), None);
        let source = match dead {
            Dead::Judged => DeadStoneSource::Referee,
            Dead::Named(_) => DeadStoneSource::Agreed,
            Dead::Natural => DeadStoneSource::Natural,
        };
        let mut judgements = Judgements::new(Models::embedded(), self.judging);
        let verdict = counted(game, source, dead.named(), &mut judgements);
        let shown = || format!("{}, {dead:?}\n{}", row.name, game.board());
        assert_eq!(of_engine, score, "GTP and score: {}", shown());
        assert_eq!((verdict.winner, &verdict.result), (score.winner(), &score.result()), "referee: {}", shown());
        if dead.end() == End::Agreed {
            assert_eq!(engine.dead(), scored.settlement.dead, "GTP's list and score's: {}", shown());
        }
        (scored.settlement.dead, score.result())
    }

    /// Compares every way to the result; returns the number of results.
    fn check(&self, ways: &[Dead], is_judged: bool) -> usize {
        let rows: Vec<(usize, &Ruleset, Game)> =
            CATALOGUE.iter().enumerate().filter_map(|(index, row)| Some((index, row, self.game(row)?))).collect();
        for &dead in ways {
            let compared = if dead.end() == End::Agreed { Some(self.compared(dead)) } else { None };
            for (index, row, game) in &rows {
                let (_, result) = self.settled(row, game, dead);
                if let Some(compared) = &compared {
                    assert_eq!(compared[*index], result, "compare: {}, {dead:?}\n{}", row.name, game.board());
                }
            }
        }
        if !is_judged {
            return ways.len() * rows.len();
        }
        let compared = self.compared(Dead::Judged);
        for (index, row, game) in &rows {
            let (dead, judged) = self.settled(row, game, Dead::Judged);
            let (_, named) = self.settled(row, game, Dead::Named(dead));
            assert_eq!(judged, named, "judged and named: {}\n{}", row.name, game.board());
            assert_eq!(compared[*index], judged, "compare: {}, judged\n{}", row.name, game.board());
        }
        (ways.len() + 2) * rows.len()
    }
}

/// Some of the chains of a board.
fn some_chains(board: &Board, dice: &mut Xoshiro256PlusPlus) -> PointSet {
    let chains = Color::BOTH.into_iter().flat_map(|color| board.chains(color));
    let chance = dice.random_range(0.0..0.5);
    chains.filter(|_| dice.random_bool(chance)).fold(PointSet::EMPTY, |all, chain| all | chain)
}

/// Two passes, or what else ends the game.
fn end(game: &mut Game) {
    while !game.is_over() {
        game.play(game.to_move(), Move::Pass).expect("a pass is legal");
    }
}

/// A position of random stones without a history, at its end.
fn scattered(size: Size, rules: Rules, dice: &mut Xoshiro256PlusPlus) -> Game {
    let mut board = Board::new(size);
    let density = dice.random_range(0.3..0.95);
    let mut sides = [PointSet::EMPTY; 2];
    for point in size.points().filter(|_| dice.random_bool(density)).collect::<Vec<_>>() {
        sides[dice.random_range(0..2)] |= std::iter::once(point).collect();
    }
    Color::BOTH.into_iter().for_each(|color| board.add(color, &sides[color.index()]));
    while let Some(chain) =
        Color::BOTH.into_iter().flat_map(|color| board.chains(color)).find(|chain| board.liberties(chain).is_empty())
    {
        board.clear(&chain);
    }
    let first = Color::BOTH[dice.random_range(0..2)];
    let mut game = Game::from_setup(board, rules, first).expect("every chain has a liberty");
    end(&mut game);
    game
}

/// A game of random moves in which no side fills its own eyes, at its end.
fn played(size: Size, rules: Rules, dice: &mut Xoshiro256PlusPlus) -> Game {
    let mut game = Game::new(size, rules);
    for _ in 0..3 * size.area() {
        let color = game.to_move();
        let legal = game.legal_moves(color);
        let own = game.board().stones(color);
        let is_eye = |point: &Point| size.neighbours(*point).all(|next| own.contains(next));
        let mv = match legal.points.iter().filter(|point| !is_eye(point)).choose(dice) {
            _ if legal.virtual_move && dice.random_bool(0.05) => Move::Virtual,
            Some(point) => Move::Play(point),
            None => Move::Pass,
        };
        game.play(color, mv).expect("a legal move");
        if game.is_over() {
            return game;
        }
    }
    end(&mut game);
    game
}

#[test]
fn the_point_of_one_side_is_counted_once_and_by_everyone() {
    let board = Board::from_picture(ONE_SIDED).expect("a board");
    let row = liangyi_core::rules::find("jipingdian").expect("a ruleset");
    let rules = Rules { komi: Komi::ZERO, ..row.rules.clone() };
    let mut game = Game::from_setup(board, rules, Color::Black).expect("a position");
    end(&mut game);
    let finished = Finished::new(&game, row, Effort::Thorough);
    finished.check(&[Dead::Named(PointSet::EMPTY), Dead::Natural], true);
    // Articles 30 and 33: the point below D3 is Black's alone at an agreed end, and shared at a natural one.
    let result = |dead| finished.settled(row, &game, dead).1;
    assert_eq!([Dead::Judged, Dead::Named(PointSet::EMPTY)].map(result), ["W+9.0", "W+9.0"]);
    assert_eq!(result(Dead::Natural), "W+10.0");
}

/// 計枰點, article 43: both sides may agree on whose an empty point is.
#[test]
fn a_point_given_by_agreement_is_counted_alike_by_everyone() {
    let board = Board::from_picture(ONE_SIDED).expect("a board");
    let point = board.size().parse_vertex("D2").expect("a point");
    for row in CATALOGUE {
        let mut game = Game::from_setup(board, row.rules.clone(), Color::Black).expect("a position");
        end(&mut game);
        let finished = Finished::new(&game, row, Effort::Cursory);
        let margins = Color::BOTH.map(|color| {
            let owner = vec![format!("{color}:d2").parse().expect("a side and a point")];
            let agreed = AgreementArgs { dead: Some("none".to_string()), owner };
            let mut scored = finished.scored(Some(&row.into()), End::Agreed, &agreed);
            let mut engine =
                GoSession::new(EngineSettings { memory: 1 << 20, ..EngineSettings::new(Models::embedded()) });
            engine.load(&game, row.into(), None).expect("the same game");
            engine.agree_dead(&[]).expect("no chains");
            engine.agree_owner(color, &[point]).expect("an empty point");
            let score = scored.made_up(None, None).expect("no territory is agreed").score;
            assert_eq!(engine.score(End::Agreed, None), score, "GTP: {}, {color}", row.name);
            let compared = scored.compare(&finished.registry, Some(finished.komi), &AtomicBool::new(false));
            let compared = compared.into_iter().find(|other| other.ruleset.name == row.name).expect("each ruleset");
            assert_eq!(compared.score, score, "compare: {}, {color}", row.name);
            score.margin.to_f64()
        });
        match End::Agreed.under(&row.rules) {
            End::Natural => assert_eq!(margins[0], margins[1], "{}", row.name),
            End::Agreed => assert!(margins[0] > margins[1], "{}: {margins:?}", row.name),
        }
    }
}

#[test]
fn random_boards_have_one_result_under_every_ruleset() {
    let boards = std::env::var("LIANGYI_BOARDS").ok().map_or(BOARDS, |text| text.parse().expect("a number of boards"));
    let results = AtomicUsize::new(0);
    let positions: HashSet<String> = (0..boards)
        .into_par_iter()
        .map(|number| {
            let mut dice = Xoshiro256PlusPlus::seed_from_u64(number);
            let dice = &mut dice;
            let [width, height] = [0; 2].map(|_| dice.random_range(5..=9));
            let size = Size::new(width, height).expect("a size");
            let row = &CATALOGUE[number as usize / 2 % CATALOGUE.len()];
            let game = match number % 2 {
                0 => scattered(size, row.rules.clone(), dice),
                _ => played(size, row.rules.clone(), dice),
            };
            let is_judged = number % JUDGED_EVERY < 2;
            let ways = [Dead::Named(some_chains(game.board(), dice)), Dead::Named(PointSet::EMPTY), Dead::Natural];
            let finished = Finished::new(&game, row, Effort::Cursory);
            results.fetch_add(finished.check(&ways, is_judged), Ordering::Relaxed);
            game.board().to_string()
        })
        .collect();
    println!("{} results on {} boards, all alike", results.load(Ordering::Relaxed), boards);
    // Positions without a history are counted under every ruleset, games under their own at least.
    assert!(results.into_inner() as u64 >= boards / 2 * 3 * (CATALOGUE.len() as u64 + 1));
    assert!(positions.len() as u64 > boards * 9 / 10, "{} different boards", positions.len());
}

#[test]
fn a_trusted_judgement_is_the_same_for_everyone() {
    for number in 0..2 {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(number);
        let row = liangyi_core::rules::find("chinese").expect("a ruleset");
        let game = played(Size::square(7).expect("a size"), row.rules.clone(), &mut dice);
        Finished::new(&game, row, Effort::Thorough).check(&[], true);
    }
}
