//! Random boards, finished and not: the judgement of a turned board is the turned judgement.

use liangyi_core::base::{Color, Point, PointSet, Size, Turn};
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::{CATALOGUE, Rules};
use liangyi_engine::judge::{Effort, Judgement, judge};
use liangyi_engine::policy::Models;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::network::random;

const SIZES: [(u32, u32); 8] = [(2, 2), (3, 3), (5, 5), (4, 7), (7, 5), (6, 6), (9, 9), (3, 8)];
/// Sizes that networks have learnt.
const SEEN_SIZES: [(u32, u32); 4] = [(7, 7), (9, 9), (7, 10), (9, 8)];

/// A game of random moves that fill no eye, played for a random while.
fn random_game(random: &mut Xoshiro256PlusPlus, sizes: &[(u32, u32)]) -> Game {
    let (width, height) = sizes[random.random_range(0..sizes.len())];
    let size = Size::new(width, height).expect("a size");
    let rules: &Rules = &CATALOGUE[random.random_range(0..CATALOGUE.len())].rules;
    let mut game = Game::new(size, rules.clone());
    for _ in 0..random.random_range(0..2 * size.area()) {
        let color = game.to_move();
        let own = game.board().stones(color);
        let legal = game.legal_moves(color);
        let mut points: Vec<Point> = legal.points.iter().collect();
        points.retain(|point| !size.neighbours(*point).all(|next| own.contains(next)));
        if points.is_empty() && !legal.pass {
            break;
        }
        let passes = points.is_empty() || random.random_range(0..20) == 0 && legal.pass;
        let mv = if passes { Move::Pass } else { Move::Play(points[random.random_range(0..points.len())]) };
        game.play(color, mv).expect("a legal move");
        if game.is_over() {
            break;
        }
    }
    game
}

/// What a judgement says, on the board before it was turned.
#[derive(Debug, PartialEq)]
struct Said {
    dead: PointSet,
    seki: PointSet,
    independent: PointSet,
    unsettled: PointSet,
    proved: PointSet,
    repairs: [PointSet; 2],
    one_sided: [PointSet; 2],
}

/// The ownership of the points of the board before it was turned, positive for Black.
fn ownership(judged: &Judgement, size: Size, turn: Turn) -> Vec<f32> {
    let sign = if turn.exchanges() { -1.0 } else { 1.0 };
    size.points().map(|point| sign * judged.ownership[turn.point(size, point)]).collect()
}

fn said(judged: &Judgement, size: Size, turn: Turn) -> Said {
    let turned = turn.size(size);
    let back = |points: &PointSet| turn.inverse().points(turned, points);
    let both = |sets: &[PointSet; 2]| Color::BOTH.map(|color| back(&sets[turn.color(color).index()]));
    Said {
        dead: back(&judged.dead),
        seki: back(&judged.seki),
        independent: back(&judged.independent),
        unsettled: back(&judged.unsettled),
        proved: back(&judged.proved),
        repairs: both(&judged.repairs),
        one_sided: both(&judged.one_sided),
    }
}

/// `boards` random boards, each as it is and turned in one random way, of these sizes.
fn judged_alike(models: &Models, sizes: &[(u32, u32)], boards: usize, effort: Effort, seed: u64) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let turns: Vec<Turn> = Turn::all().collect();
    for number in 0..boards {
        let game = random_game(&mut random, sizes);
        let turn = turns[random.random_range(1..turns.len())];
        let judged = judge(&game, models, 1, effort);
        let turned = judge(&game.turned(turn), models, 1, effort);
        let size = game.size();
        assert_eq!(
            said(&judged, size, Turn::IDENTITY),
            said(&turned, size, turn),
            "board {number}, {turn:?}, {} to move\n{}",
            game.to_move(),
            game.board()
        );
        // Means over several ways to turn a symmetric board are summed in another order.
        let owned = [ownership(&judged, size, Turn::IDENTITY), ownership(&turned, size, turn)];
        let differs = owned[0].iter().zip(&owned[1]).any(|(one, other)| (one - other).abs() > 0.005);
        assert!(!differs, "board {number}, {turn:?}: {owned:?}\n{}", game.board());
    }
}

#[test]
fn ten_thousand_boards_are_judged_alike_whichever_way_they_lie() {
    judged_alike(Models::embedded(), &SIZES, 9_660, Effort::Cursory, 1);
}

#[test]
fn so_are_boards_whose_regions_are_read() {
    judged_alike(Models::embedded(), &SIZES, 300, Effort::Quick, 2);
    judged_alike(Models::embedded(), &SIZES, 40, Effort::Thorough, 3);
}

#[test]
fn so_are_boards_that_a_network_looks_at() {
    judged_alike(random(), &SEEN_SIZES, 400, Effort::Cursory, 4);
    judged_alike(random(), &SEEN_SIZES, 40, Effort::Quick, 5);
    judged_alike(random(), &SEEN_SIZES, 8, Effort::Thorough, 6);
}
