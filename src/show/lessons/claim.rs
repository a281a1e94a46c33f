//! What a comment can claim, and the value that a claim gives to it.

use fluent_bundle::FluentValue;
use liangyi_core::base::{Color, Point, PointNames};
use liangyi_core::game::{End, Move, Phase};
use liangyi_core::line::{ForbiddenKind, LineEnd};
use liangyi_core::score::Method;
use liangyi_core::sgf::GameResult;

use crate::show::words::{Language, msg};

/// A claim with the name of the value that it gives to the comment; empty for one that stands in words alone.
pub type Named = (&'static str, LessonClaim);

/// Something that is true of a game after a move. Points are written as players of the game write them, moves as
/// points, `pass` and `virtual`, several with blanks between them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LessonClaim {
    /// The last move is this one. Gives the move.
    Plays(&'static str),
    /// The komi. Gives it.
    Komi(&'static str),
    /// Stones of a side stand on these points. Gives the points.
    Stones(Color, &'static str),
    /// These points are empty. Gives them.
    Empty(&'static str),
    /// The chain on this point has so many liberties. Gives their number.
    Liberties(&'static str, usize),
    /// The last move has taken so many stones of the other side. Gives their number.
    Takes(usize),
    /// The last move has taken so many stones of its own side off. Gives their number.
    Suicide(usize),
    /// A side may make this move. Gives the move.
    Legal(Color, &'static str),
    /// A side must not make this move. Gives the move.
    Illegal(Color, &'static str, Forbids),
    /// What is wrong with this move of a side repeats how it stood after so many moves. Gives their number.
    Repeats(Color, &'static str, usize),
    /// These are all the points where a side may put a stone. Gives them.
    LegalPoints(Color, &'static str),
    /// A side has so many virtual stones. Gives their number.
    VirtualStones(Color, u32),
    /// A side has taken so many stones. Gives their number.
    Prisoners(Color, u32),
    /// Where the game stands.
    Stands(Phase),
    /// Whose turn it is.
    Turn(Color),
    /// Who has made the first of the offers to stop or end that stand.
    Offer(Option<Color>),
    /// Who owes how many points for extra moves. Gives their number.
    Owes(Option<Color>, u32),
    /// These stones are judged dead, and no others. Gives them.
    Dead(&'static str),
    /// Whose these points are when the board is counted; nobody's if they are shared. Gives them.
    Owner(Option<Color>, &'static str),
    /// The count of a side. Gives it.
    Counts(Way, Color, &'static str),
    /// Who is ahead by how much; a draw has `0`. Gives the number.
    Margin(Way, Option<Color>, &'static str),
    /// So many empty points are in the region of this point. Gives their number.
    Region(&'static str, usize),
    /// So many stones of a side touch the region of this point. Gives their number.
    Touches(&'static str, Color, usize),
    /// What a side gets of the region of this point where regions are divided by the stones that touch them. Gives it.
    Share(&'static str, Color, &'static str),
    /// So many points make their regions wild. Gives their number.
    Wild(usize),
    /// Who has lost the game as it left a wild region.
    Lazy(Color),
    /// Black must not play this point of a line game, for these reasons. Gives the point.
    Forbidden(&'static str, &'static [ForbiddenKind]),
    /// A side may play this point of a line game, and makes no five by that. Gives the point.
    Free(Color, &'static str),
    /// A side wins by a line on this point. Gives the point.
    Wins(Color, &'static str),
    /// A move of a side makes these fours and open threes, such as `4-3`. Gives them.
    Makes(Color, &'static str, &'static str),
    /// The longest line that a move of a side makes has so many stones. Gives their number.
    Longest(Color, &'static str, usize),
    /// A move of Black's makes a three that is not open, as the second point is forbidden then. Gives the second point.
    Spoiled(&'static str, &'static str),
    /// How a line game has ended.
    Ended(LineEnd),
    /// The result that the record has.
    Recorded(GameResult),
    /// After these further moves, such as `b d4, w pass`. Gives what the claim gives.
    If(&'static str, &'static LessonClaim),
    /// Whatever move the side makes but these. Gives what the claim gives.
    Whatever(Color, &'static str, &'static LessonClaim),
    /// Under another ruleset, with the same komi. Gives what the claim gives.
    Under(&'static str, &'static LessonClaim),
    /// With these black stones more on the board of a line game. Gives what the claim gives.
    With(&'static str, &'static LessonClaim),
}

impl LessonClaim {
    /// The point that it is about, where it is about one.
    pub(super) fn point(&self, names: PointNames) -> Option<Point> {
        match self {
            LessonClaim::Free(_, text) | LessonClaim::Forbidden(text, _) | LessonClaim::Spoiled(_, text) => {
                named(text, names).point()
            }
            LessonClaim::With(_, claim) => claim.point(names),
            _ => None,
        }
    }
}

/// What forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbids {
    /// It would make this side face a whole position again.
    Position(Color),
    /// It would make this side face a board position again.
    Board(Color),
    /// The ruleset has no virtual moves.
    NoVirtualMoves,
}

/// A way to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// How the game ends.
    pub end: End,
    /// The dead stones.
    pub dead: &'static str,
    /// The method; `None` for the ruleset's own.
    pub method: Option<Method>,
}

impl Way {
    /// The board as it stands.
    pub const NATURAL: Way = Way { end: End::Natural, dead: "", method: None };
    /// The board with nothing dead on it.
    pub const AGREED: Way = Way::without("");

    /// The board without these stones, which are dead.
    pub const fn without(dead: &'static str) -> Way {
        Way { end: End::Agreed, dead, method: None }
    }

    /// The same by a method.
    pub const fn by(self, method: Method) -> Way {
        Way { method: Some(method), ..self }
    }
}

/// What stands in a comment for a claim; `None` for a claim that stands in words alone.
pub(super) fn value(
    claim: &LessonClaim,
    words: Language,
    own: PointNames,
    shown: PointNames,
) -> Option<FluentValue<'static>> {
    let points = |texts: &str| -> FluentValue<'static> {
        let names = texts.split_whitespace().map(|text| match named(text, own) {
            Move::Play(point) => shown.name(point),
            mv => words.no_point(mv),
        });
        names.collect::<Vec<_>>().join(&words.say(msg!("between-points"))).into()
    };
    let count = |number: usize| Some(FluentValue::from(number));
    Some(match claim {
        LessonClaim::Plays(text)
        | LessonClaim::Stones(_, text)
        | LessonClaim::Empty(text)
        | LessonClaim::Legal(_, text)
        | LessonClaim::Illegal(_, text, _)
        | LessonClaim::LegalPoints(_, text)
        | LessonClaim::Dead(text)
        | LessonClaim::Owner(_, text)
        | LessonClaim::Forbidden(text, _)
        | LessonClaim::Free(_, text)
        | LessonClaim::Wins(_, text)
        | LessonClaim::Spoiled(_, text) => points(text),
        LessonClaim::Liberties(_, number)
        | LessonClaim::Takes(number)
        | LessonClaim::Suicide(number)
        | LessonClaim::Repeats(.., number)
        | LessonClaim::Region(_, number)
        | LessonClaim::Touches(.., number)
        | LessonClaim::Wild(number)
        | LessonClaim::Longest(.., number) => return count(*number),
        LessonClaim::VirtualStones(_, number) | LessonClaim::Prisoners(_, number) | LessonClaim::Owes(_, number) => {
            return count(*number as usize);
        }
        LessonClaim::Komi(text)
        | LessonClaim::Counts(_, _, text)
        | LessonClaim::Margin(_, _, text)
        | LessonClaim::Share(_, _, text) => match words {
            Language::English => (*text).into(),
            // 新应氏, article 10.4, writes a mixed number so: 184又1/4.
            Language::Simplified | Language::Traditional => text.replace(' ', "又").into(),
        },
        LessonClaim::Makes(_, _, text) => words.fours_and_threes(text).into(),
        LessonClaim::If(_, claim)
        | LessonClaim::Whatever(_, _, claim)
        | LessonClaim::Under(_, claim)
        | LessonClaim::With(_, claim) => {
            return value(claim, words, own, shown);
        }
        LessonClaim::Stands(_)
        | LessonClaim::Turn(_)
        | LessonClaim::Offer(_)
        | LessonClaim::Lazy(_)
        | LessonClaim::Ended(_)
        | LessonClaim::Recorded(_) => return None,
    })
}

/// A move by its name in a claim.
pub(super) fn named(text: &str, names: PointNames) -> Move {
    match Move::parse(text, names.size) {
        Some(mv @ (Move::Pass | Move::Virtual)) => mv,
        _ => Move::Play(names.read(text).expect("a test reads every claim")),
    }
}
