//! Judgement against proved values on boards of up to 4x4.
//!
//! A position is *finished* if solving it, the history of its game included, gives one value whichever side moves
//! first, and some set of dead chains gives this value when they come off: each dead stone lies in what is then the
//! opponent's territory. The judgement is *contradicted* if its own settlement of a finished position gives another
//! value. Values are those of area with nothing removed at the end, whatever the ruleset counts, so that stones which
//! are called dead have to be captured; a draw by repetition is no value.

use liangyi::solve::{check_rules, solve_late};
use liangyi_core::base::{Color, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{CATALOGUE, Counting, PublicPoints, Removal, Rules};
use liangyi_core::score::{End, Exact, Settlement, score_settled};
use liangyi_engine::judge::{Effort, judge};
use liangyi_engine::policy::Models;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Positions searched for one value: few, as finished positions are proved soon.
const BUDGET: u64 = 1_500;
/// Widths and heights, and the games of each ruleset on such a board: more on small boards, whose boards come back
/// more often.
const SIZES: [(u32, u32, u64); 8] =
    [(2, 2, 330), (2, 3, 60), (3, 2, 60), (2, 4, 30), (2, 5, 30), (3, 3, 30), (3, 4, 30), (4, 4, 30)];

/// A game of random moves which fill no eye, to its end, less up to five moves.
fn random_game(size: Size, rules: &Rules, random: &mut Xoshiro256PlusPlus) -> Game {
    let mut game = Game::new(size, rules.clone());
    for _ in 0..6 * size.area() {
        let color = game.to_move();
        let own = game.board().stones(color);
        let mut points: Vec<_> = game.legal_moves(color).points.iter().collect();
        points.retain(|point| !size.neighbours(*point).all(|next| own.contains(next)));
        let passes = points.is_empty() || random.random_range(0..12) == 0;
        let mv = if passes { Move::Pass } else { Move::Play(points[random.random_range(0..points.len())]) };
        game.play(color, mv).expect("a legal move");
        if game.is_over() {
            break;
        }
    }
    let taken_back = random.random_range(0..6);
    for _ in 0..taken_back {
        game.undo();
    }
    while game.is_over() {
        game.undo();
    }
    game
}

/// The proved value of the position for Black with `first` to move.
fn value(game: &Game, first: Color) -> Option<Exact> {
    let mut game = game.counted_as(&Rules { removal: Removal::Never, ..Rules::CHINESE });
    game.set_to_move(first);
    let solution = solve_late(game.clone(), BUDGET).ok()?;
    for (color, mv) in solution.line {
        game.play(color, mv).expect("a line of legal moves");
    }
    (!game.is_drawn()).then_some(solution.value)
}

/// Area without the dead stones, points that one side alone can take included.
fn settled(game: &Game, settlement: &Settlement) -> Exact {
    let area = Rules { counting: Counting::Points, public_points: PublicPoints::Half, ..Rules::CHINESE };
    let game = game.counted_as(&area);
    score_settled(&game, game.rules(), End::Agreed, None, settlement).margin
}

/// Every set of dead chains that leaves their points to the opponent.
fn deaths(board: &Board) -> Vec<PointSet> {
    let size = board.size();
    let chains: Vec<PointSet> = Color::BOTH.into_iter().flat_map(|color| board.chains(color)).collect();
    let sets = (0..1u32 << chains.len()).map(|set| {
        let dead = chains.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
        dead.fold(PointSet::EMPTY, |all, (_, chain)| all | *chain)
    });
    let leaves_all_to_the_opponent = |dead: &PointSet| {
        let mut cleared = *board;
        cleared.clear(dead);
        cleared.empty().components(size).iter().all(|space| {
            let around = space.dilate(size);
            Color::BOTH.into_iter().all(|color| {
                !space.intersects(&(*dead & board.stones(color)))
                    || !around.intersects(&cleared.stones(color))
                        && around.intersects(&cleared.stones(color.opponent()))
            })
        })
    };
    sets.filter(leaves_all_to_the_opponent).collect()
}

#[test]
fn no_proved_value_contradicts_the_judgement_of_a_finished_position() {
    for row in CATALOGUE.iter().filter(|row| row.rules.removal == Removal::Agreed && check_rules(&row.rules).is_ok()) {
        let (mut finished, mut with_dead) = (0, 0);
        for (width, height, games) in SIZES {
            let size = Size::new(width, height).expect("a size");
            for seed in 0..games {
                let game = random_game(size, &row.rules, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
                if Color::BOTH.into_iter().any(|color| game.board().stones(color).is_empty()) {
                    continue;
                }
                let Some(worth) = value(&game, Color::Black) else { continue };
                let is_worth = |dead: &PointSet| settled(&game, &Settlement::dead(*dead)) == worth;
                if value(&game, Color::White).as_ref() != Some(&worth) || !deaths(game.board()).iter().any(is_worth) {
                    continue;
                }
                let judged = judge(&game, Models::embedded(), 1, Effort::Thorough);
                finished += 1;
                with_dead += usize::from(!judged.dead.is_empty());
                assert_eq!(
                    settled(&game, &judged.settlement()).signed(),
                    worth.signed(),
                    "{}, {size}, seed {seed}, {} to move, {} dead\n{}",
                    row.name,
                    game.to_move(),
                    judged.dead.len(),
                    game.board()
                );
            }
        }
        println!("{}: {finished} finished, {with_dead} of them with dead stones", row.name);
        assert!(finished >= 4 && with_dead >= 4, "{}: {finished}, {with_dead} with dead stones", row.name);
    }
}
