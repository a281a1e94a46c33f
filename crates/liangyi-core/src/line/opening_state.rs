//! An opening under way: what is asked of whom next, and what an answer changes.
//!
//! Pure rules: it knows stones by their order, Black's first, and never asks who has five or what is forbidden, which
//! five stones cannot bring about. Two fifth moves are twins if the five stones with one of them are those with the
//! other, colours included, after a symmetry of the board: the rule of the federation wants proposals that differ in
//! all respects, and the edges of the board are one of them.

use super::opening_rule::{ANYWHERE, OpeningPlayer, OpeningRule, OpeningStage, WhoIsAsked};
use crate::base::{Color, Point, PointForm, PointNames, PointSet, Size};
use crate::game::{Move, Played};

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningQuestion {
    /// Stones, each in a square around the middle of which this is the side in lines; [`ANYWHERE`] is the whole board.
    Stones(&'static [usize]),
    /// The colour to go on with; there may be another way.
    Side(Option<OtherWay>),
    /// How many fifth moves will be offered, from 1 to this.
    Count(usize),
    /// So many fifth moves, none a twin of another.
    Offer(usize),
    /// One of these fifth moves.
    Choice(Vec<Point>),
}

/// What may be done instead of a choice of the colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OtherWay {
    /// To place this many more stones, after which the opponent chooses.
    Stones(usize),
    /// To offer this many fifth moves.
    Offer(usize),
}

/// A question and who has to answer it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningStep {
    /// Who is asked.
    pub player: OpeningPlayer,
    /// The colour that this player has by now.
    pub color: Color,
    /// What is asked for.
    pub question: OpeningQuestion,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningAnswer {
    /// These stones, in the order in which they are placed.
    Stones(Vec<Point>),
    /// This colour.
    Side(Color),
    /// Not a colour but the other way.
    OtherWay,
    /// So many fifth moves will be offered.
    Count(usize),
    /// These fifth moves are offered.
    Offer(Vec<Point>),
    /// This fifth move is kept.
    Choice(Point),
}

/// Why an answer is none. Points are named by the numbers of their lines, see [`OpeningError::told`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.sentence(|size, point| PointNames::of_go(size).in_form(PointForm::Lines).name(point)))]
pub enum OpeningError {
    /// The opening is over, and nothing is asked.
    Over,
    /// It answers another question.
    OtherQuestion,
    /// The number of points is wrong.
    Number {
        /// How many are asked for.
        asked: usize,
        /// How many are given.
        given: usize,
    },
    /// There is a stone on this point.
    Occupied(Size, Point),
    /// A point is named twice.
    Twice(Size, Point),
    /// A point is outside its square.
    Outside {
        /// The board.
        size: Size,
        /// The point.
        point: Point,
        /// The lines of the square.
        lines: usize,
    },
    /// A number that is not from 1 to this.
    Count(usize),
    /// Two fifth moves make the same position, turned or mirrored.
    Twins(Size, Point, Point),
    /// The point is none of those offered.
    NotOffered(Size, Point),
}

impl OpeningError {
    /// The sentence with points by these names.
    pub fn told(self, names: PointNames) -> String {
        self.sentence(|_, point| names.name(point))
    }

    fn sentence(self, name: impl Fn(Size, Point) -> String) -> String {
        match self {
            OpeningError::Over => "the opening is over".to_string(),
            OpeningError::OtherQuestion => "that is no answer to what is asked".to_string(),
            OpeningError::Number { asked: 1, given } => format!("1 point is asked for, not {given}"),
            OpeningError::Number { asked, given } => format!("{asked} points are asked for, not {given}"),
            OpeningError::Occupied(size, point) => format!("there is a stone on {}", name(size, point)),
            OpeningError::Twice(size, point) => format!("{} is named twice", name(size, point)),
            OpeningError::Outside { size, point, lines } => {
                format!("{} is outside the square of {lines}x{lines} around the middle", name(size, point))
            }
            OpeningError::Count(most) => format!("a number from 1 to {most} is asked for"),
            OpeningError::Twins(size, one, other) => {
                let [one, other] = [one, other].map(|point| name(size, point));
                format!("{one} and {other} make the same position, turned or mirrored")
            }
            OpeningError::NotOffered(size, point) => format!("{} is not among the moves offered", name(size, point)),
        }
    }
}

/// The board has no middle point, which the rule needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the opening rule {} needs a board with a middle point, not {size}", rule.name())]
pub struct NoMiddle {
    /// The rule.
    pub rule: OpeningRule,
    /// The board.
    pub size: Size,
}

/// An opening under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningState {
    rule: OpeningRule,
    size: Size,
    /// Who has Black.
    black: OpeningPlayer,
    /// The stones in the order of the game: Black's first.
    stones: Vec<Point>,
    /// The stages to come.
    rest: &'static [OpeningStage],
    count: Option<usize>,
    offered: Vec<Point>,
    answers: Vec<OpeningAnswer>,
}

impl OpeningState {
    /// An opening before its first question.
    ///
    /// # Errors
    ///
    /// [`NoMiddle`] if the rule has squares around a middle point and the board has none.
    pub fn new(rule: OpeningRule, size: Size) -> Result<OpeningState, NoMiddle> {
        if rule.needs_middle() && (size.width().is_multiple_of(2) || size.height().is_multiple_of(2)) {
            return Err(NoMiddle { rule, size });
        }
        Ok(OpeningState::begun(rule, size))
    }

    fn begun(rule: OpeningRule, size: Size) -> OpeningState {
        OpeningState {
            rule,
            size,
            black: OpeningPlayer::First,
            stones: Vec::new(),
            rest: rule.stages(),
            count: None,
            offered: Vec::new(),
            answers: Vec::new(),
        }
    }

    /// The rule.
    pub fn rule(&self) -> OpeningRule {
        self.rule
    }

    /// The board.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The answers so far.
    pub fn answers(&self) -> &[OpeningAnswer] {
        &self.answers
    }

    /// How many fifth moves will be offered, once a player has declared that.
    pub fn declared(&self) -> Option<usize> {
        self.count
    }

    /// The stones so far as moves in turn, Black's first.
    pub fn moves(&self) -> impl Iterator<Item = Played> + '_ {
        let colors = Color::BOTH.into_iter().cycle();
        self.stones.iter().zip(colors).map(|(&point, color)| Played { color, mv: Move::Play(point) })
    }

    /// Who places the next stone.
    pub fn to_move(&self) -> Color {
        if self.stones.len().is_multiple_of(2) { Color::Black } else { Color::White }
    }

    /// Who has `color` by now.
    pub fn player(&self, color: Color) -> OpeningPlayer {
        match color {
            Color::Black => self.black,
            Color::White => self.black.other(),
        }
    }

    /// The colour that `player` has by now.
    pub fn color(&self, player: OpeningPlayer) -> Color {
        if player == self.black { Color::Black } else { Color::White }
    }

    /// The empty points of the square around the middle that has `lines` lines a side.
    pub fn square(&self, lines: usize) -> PointSet {
        self.size.points().filter(|&point| self.is_within(point, lines) && !self.stones.contains(&point)).collect()
    }

    /// Whether a point is in the square around the middle that has `lines` lines a side.
    fn is_within(&self, point: Point, lines: usize) -> bool {
        let (x, y) = self.size.coordinates(point);
        let from_middle = |at: usize, side: usize| (side - 1).abs_diff(2 * at);
        lines == ANYWHERE || from_middle(x, self.size.width()).max(from_middle(y, self.size.height())) < lines
    }

    /// Whether the next stone on one point or on the other makes the same position, turned or mirrored.
    pub fn are_twins(&self, one: Point, other: Point) -> bool {
        self.shape_with(&[one]) == self.shape_with(&[other])
    }

    /// The position with more stones, in turn after those on the board, however it is turned and mirrored: for each
    /// colour the numbers of its points in order, on the symmetry of the board whose numbers come first.
    pub fn shape_with(&self, more: &[Point]) -> [Vec<usize>; 2] {
        let turned = |way: usize| {
            let mut points = [Vec::new(), Vec::new()];
            for (number, &point) in self.stones.iter().chain(more).enumerate() {
                points[number % 2].push(self.size.transformed(point, way).index());
            }
            points.iter_mut().for_each(|points| points.sort_unstable());
            points
        };
        (1..self.size.symmetries()).map(turned).fold(turned(0), Ord::min)
    }

    /// What is asked next; `None` when the opening is over.
    pub fn next(&self) -> Option<OpeningStep> {
        let stage = self.rest.first()?;
        let (asked, question) = match *stage {
            OpeningStage::Stones(asked, squares) => (asked, OpeningQuestion::Stones(squares)),
            OpeningStage::Side(asked, other) => {
                let way = other.and_then(|stages| match stages.first()? {
                    OpeningStage::Stones(_, squares) => Some(OtherWay::Stones(squares.len())),
                    &OpeningStage::Offer(_, Some(count)) => Some(OtherWay::Offer(count)),
                    _ => None,
                });
                (asked, OpeningQuestion::Side(way))
            }
            OpeningStage::Count(asked, most) => (asked, OpeningQuestion::Count(most)),
            OpeningStage::Offer(asked, count) => (asked, OpeningQuestion::Offer(count.or(self.count).unwrap_or(1))),
            OpeningStage::Choice(asked) => (asked, OpeningQuestion::Choice(self.offered.clone())),
        };
        let player = self.player_asked(asked);
        Some(OpeningStep { player, color: self.color(player), question })
    }

    /// Who chooses a colour before another stone is placed; `None` where the next stone comes first. What a stone that
    /// has just been placed is worth depends on it: not more than the worse side, where the opponent chooses.
    pub fn next_to_choose(&self) -> Option<OpeningPlayer> {
        self.rest.iter().find_map(|stage| match *stage {
            OpeningStage::Side(asked, _) => Some(Some(self.player_asked(asked))),
            OpeningStage::Stones(..) | OpeningStage::Offer(..) => Some(None),
            OpeningStage::Count(..) | OpeningStage::Choice(_) => None,
        })?
    }

    fn player_asked(&self, asked: WhoIsAsked) -> OpeningPlayer {
        match asked {
            WhoIsAsked::Player(player) => player,
            WhoIsAsked::ToMove => self.player(self.to_move()),
            WhoIsAsked::LastMover => self.player(self.to_move().opponent()),
        }
    }

    /// Whether an answer of points may begin with these, so that a player may name them one after the other.
    ///
    /// # Errors
    ///
    /// [`OpeningError`]: no points are asked for, there are more than are, or one of them may not be among them.
    pub fn check_first(&self, points: &[Point]) -> Result<(), OpeningError> {
        let squares = match self.next().ok_or(OpeningError::Over)?.question {
            OpeningQuestion::Stones(squares) => squares,
            OpeningQuestion::Offer(count) => &[ANYWHERE; 16][..count],
            OpeningQuestion::Side(_) | OpeningQuestion::Count(_) | OpeningQuestion::Choice(_) => {
                return Err(OpeningError::OtherQuestion);
            }
        };
        let first = squares.get(..points.len());
        self.check_points(points, first.unwrap_or(squares))?;
        if matches!(self.rest, [OpeningStage::Offer(..), ..]) { self.check_twins(points) } else { Ok(()) }
    }

    /// Takes the answer to what is asked.
    ///
    /// # Errors
    ///
    /// [`OpeningError`], with which nothing has changed.
    pub fn apply(&mut self, answer: OpeningAnswer) -> Result<(), OpeningError> {
        let step = self.next().ok_or(OpeningError::Over)?;
        let mut rest = &self.rest[1..];
        match (&step.question, &answer) {
            (OpeningQuestion::Stones(squares), OpeningAnswer::Stones(points)) => {
                self.check_points(points, squares)?;
                self.stones.extend(points);
            }
            (OpeningQuestion::Side(_), OpeningAnswer::Side(color)) => {
                self.black = match color {
                    Color::Black => step.player,
                    Color::White => step.player.other(),
                };
            }
            (OpeningQuestion::Side(Some(_)), OpeningAnswer::OtherWay) => {
                if let [OpeningStage::Side(_, Some(other)), ..] = self.rest {
                    rest = other;
                }
            }
            (OpeningQuestion::Count(most), OpeningAnswer::Count(count)) => {
                if !(1..=*most).contains(count) {
                    return Err(OpeningError::Count(*most));
                }
                self.count = Some(*count);
            }
            (&OpeningQuestion::Offer(count), OpeningAnswer::Offer(points)) => {
                self.check_points(points, &[ANYWHERE; 16][..count])?;
                self.check_twins(points)?;
                match points[..] {
                    // Of one move there is nothing to choose.
                    [only] => {
                        self.stones.push(only);
                        rest = &rest[1..];
                    }
                    _ => self.offered.clone_from(points),
                }
            }
            (OpeningQuestion::Choice(offered), &OpeningAnswer::Choice(point)) => {
                if !offered.contains(&point) {
                    return Err(OpeningError::NotOffered(self.size, point));
                }
                self.stones.push(point);
            }
            _ => return Err(OpeningError::OtherQuestion),
        }
        self.rest = rest;
        self.answers.push(answer);
        Ok(())
    }

    /// No two points that make the same position.
    fn check_twins(&self, points: &[Point]) -> Result<(), OpeningError> {
        for (index, &one) in points.iter().enumerate() {
            if let Some(&other) = points[index + 1..].iter().find(|&&other| self.are_twins(one, other)) {
                return Err(OpeningError::Twins(self.size, one, other));
            }
        }
        Ok(())
    }

    /// One empty point for each of these squares, none twice.
    fn check_points(&self, points: &[Point], squares: &[usize]) -> Result<(), OpeningError> {
        let size = self.size;
        if points.len() != squares.len() {
            return Err(OpeningError::Number { asked: squares.len(), given: points.len() });
        }
        for (index, (&point, &lines)) in points.iter().zip(squares).enumerate() {
            if self.stones.contains(&point) {
                return Err(OpeningError::Occupied(size, point));
            }
            if points[..index].contains(&point) {
                return Err(OpeningError::Twice(size, point));
            }
            if !self.is_within(point, lines) {
                return Err(OpeningError::Outside { size, point, lines });
            }
        }
        Ok(())
    }

    /// Takes the last answer back and returns it; `None` where there is none.
    pub fn undo(&mut self) -> Option<OpeningAnswer> {
        let mut answers = std::mem::take(&mut self.answers);
        let undone = answers.pop();
        *self = OpeningState::begun(self.rule, self.size);
        let replayed = answers.into_iter().try_for_each(|answer| self.apply(answer));
        debug_assert_eq!(replayed, Ok(()), "they were taken before");
        undone
    }
}
