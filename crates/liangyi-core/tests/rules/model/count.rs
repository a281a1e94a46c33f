//! What a position of the model counts where nothing is removed.

use num_rational::Rational64;

use super::board::{Board, Point, Side, chains, neighbours};
use super::game::{Game, Phase};
use super::rulesets::Natural;

/// Each side's count and by how much Black is ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    pub black: Rational64,
    pub white: Rational64,
    pub margin: Rational64,
}

/// Whether Black and whether White touches the point.
fn touches(board: &Board, point: Point) -> [bool; 2] {
    let around = neighbours(board, point);
    Side::BOTH.map(|side| around.iter().any(|&(x, y)| board[y][x] == Some(side)))
}

/// How many stones of `side` touch the region.
fn stones_around(board: &Board, region: &[Point], side: Side) -> i64 {
    let mut stones: Vec<Point> = region.iter().flat_map(|&point| neighbours(board, point)).collect();
    stones.retain(|&(x, y)| board[y][x] == Some(side));
    stones.sort();
    stones.dedup();
    stones.len() as i64
}

/// An empty region of both colours with a point that touches one of them only (新应氏, article 6.10).
fn is_wild(board: &Board, region: &[Point]) -> bool {
    let one_only = |&point: &Point| matches!(touches(board, point), [true, false] | [false, true]);
    Side::BOTH.iter().all(|&side| stones_around(board, region, side) > 0) && region.iter().any(one_only)
}

/// What each side gets of an empty region.
fn shares(board: &Board, region: &[Point], natural: Natural) -> [Rational64; 2] {
    let half = Rational64::new(1, 2);
    let zero = Rational64::from_integer(0);
    let whole = Rational64::from_integer(region.len() as i64);
    let [black, white] = Side::BOTH.map(|side| stones_around(board, region, side));
    let by_point = || {
        region.iter().fold([zero; 2], |[b, w], &point| match touches(board, point) {
            [true, true] => [b + half, w + half],
            [true, false] => [b + 1, w],
            [false, true] => [b, w + 1],
            [false, false] => [b, w],
        })
    };
    let both = |part: Rational64| [whole * part, whole * part];
    match natural {
        Natural::Stones => both(zero),
        Natural::StonesAndLiberties => by_point(),
        Natural::AreaSharedHalf | Natural::AreaSharedNobody | Natural::NewIng if black > 0 && white == 0 => {
            [whole, zero]
        }
        Natural::AreaSharedHalf | Natural::AreaSharedNobody | Natural::NewIng if white > 0 && black == 0 => {
            [zero, whole]
        }
        Natural::AreaSharedHalf => both(half),
        Natural::AreaSharedNobody => both(zero),
        Natural::NewIng => {
            let shared = region.iter().filter(|&&point| touches(board, point) == [true, true]).count() as i64;
            [half * shared, half * shared]
        }
        Natural::Proportional if black + white == 0 => both(half),
        Natural::Proportional => [whole * black / (black + white), whole * white / (black + white)],
        Natural::Majority if black > white => [whole, zero],
        Natural::Majority if white > black => [zero, whole],
        Natural::Majority => both(half),
        Natural::Taxed => unreachable!("not counted by the model"),
    }
}

/// The natural count, or `None` where the model has none.
pub fn natural(game: &Game) -> Option<Count> {
    let natural = game.rules.natural;
    if natural == Natural::Taxed {
        return None;
    }
    let board = &game.board;
    let stones = Side::BOTH.map(|side| board.iter().flatten().filter(|&&point| point == Some(side)).count() as i64);
    let [mut black, mut white] = stones.map(Rational64::from_integer);
    let regions = chains(board, None);
    for region in &regions {
        let [b, w] = shares(board, region, natural);
        black += b;
        white += w;
    }
    let komi = Rational64::new(game.rules.komi, 2);
    let area = board.iter().flatten().count() as i64;
    let owed = match game.rules {
        rules if rules.extra_moves => i64::from(game.contest_moves[0] - game.contest_moves[1]),
        rules if rules.last_stone => i64::from(game.last_stone == Some(Side::Black)),
        _ => 0,
    };
    let (ahead, owed) = if game.rules.zi {
        (black - Rational64::new(area, 2) - komi / 2, Rational64::new(owed, 2))
    } else {
        (black - white - komi, Rational64::from_integer(owed))
    };
    let margin = match natural {
        _ if game.drawn || game.cycle.is_some() => Rational64::from_integer(0),
        Natural::NewIng => match game.first_offer() {
            Some(lazy) if game.phase == Phase::Over && regions.iter().any(|region| is_wild(board, region)) => {
                Rational64::from_integer(if lazy == Side::Black { -1 } else { 1 })
            }
            _ => ahead - owed,
        },
        _ => ahead - owed,
    };
    Some(Count { black, white, margin })
}
