//! The pictures of `liangyi renju`: a position with its forbidden points, the moves of a win, the moves of a game.

use std::path::Path;

use liangyi_core::base::{Color, Point, PointForm, PointNames, PointSet};
use liangyi_core::line::{ForbiddenKind, LineGame, LineJudgement, LineRules, StoneShape, draw_forbidden};
use liangyi_engine::lineplay::ThreatSolution;

use super::renju_end::PositionEnd;
use super::renju_positions::FilePosition;
use crate::show::draw::Heading;
use crate::show::draw::diagram::{Diagram, DiagramMark, NumberedMove, PictureError, save};
use crate::show::words::Language;

/// Draws positions and games into files.
#[derive(Clone, Copy, Debug)]
pub struct RenjuPictures {
    /// How points are written.
    pub form: PointForm,
    /// The language of what stands above and below the board.
    pub words: Language,
}

impl RenjuPictures {
    /// A position with the forbidden points of Black, or with what ended the game, and the lines that make them so.
    pub fn save_position(self, to: &Path, position: &FilePosition) -> Result<(), PictureError> {
        let game = match &position.game {
            Err(over) => return self.save_end(to, position, over),
            Ok(game) => game,
        };
        let judgements = draw_forbidden(game, self.form).1;
        let marks: Vec<DiagramMark> = judgements.iter().map(|found| mark(found, true)).collect();
        let paragraphs = self.captions(position, &judgements);
        self.save(to, position, &self.words.forbidden_picture(judgements.len()), &[], &marks, &paragraphs)
    }

    /// A position in which the game is over, with a line through the stones of every shape that ended it.
    fn save_end(self, to: &Path, position: &FilePosition, over: &PositionEnd) -> Result<(), PictureError> {
        let name = self.names(position);
        let made = over.by.as_ref().map(|made| (made.number, &made.judgement));
        let told = self.words.position_end(over.end, made, &name);
        let ends = made.map(|(_, judgement)| DiagramMark { word: String::new(), ..mark(judgement, true) });
        let title = told.first().map_or("", String::as_str);
        self.save(to, position, title, &[], ends.as_slice(), told.get(1..).unwrap_or_default())
    }

    /// A position with the moves of a side's soonest win as numbers, and the points that are forbidden after them.
    pub fn save_win(
        self,
        to: &Path,
        position: &FilePosition,
        color: Color,
        found: &ThreatSolution,
    ) -> Result<(), PictureError> {
        let win = found.soonest();
        let line = win.map_or(&[][..], |win| &win.line);
        let sides = [color, color.opponent()].into_iter().cycle();
        let numbered: Vec<NumberedMove> =
            (sides.zip(line).zip(1..)).map(|((color, &point), number)| NumberedMove { color, point, number }).collect();
        let mut board = position.board;
        numbered.iter().for_each(|played| board.add(played.color, &PointSet::single(played.point)));
        // With a five on the board nobody asks which points are forbidden.
        let after = LineGame::from_setup(board, LineRules::RENJU, Color::Black);
        let judgements = after.map_or_else(|_| Vec::new(), |game| draw_forbidden(&game, self.form).1);
        let marks: Vec<DiagramMark> = judgements.iter().map(|found| mark(found, false)).collect();
        let mut paragraphs = Vec::new();
        if !line.is_empty() {
            paragraphs.push(self.words.in_turn(line, &self.names(position)));
        }
        paragraphs.extend(self.captions(position, &judgements));
        self.save(to, position, &self.words.win_picture(color, win), &numbered, &marks, &paragraphs)
    }

    /// A game with its moves as numbers on their stones; below the board the passes. Nothing without moves.
    pub fn save_record(self, to: &Path, position: &FilePosition) -> Option<Result<(), PictureError>> {
        let moves = position.moves.as_ref().filter(|moves| !moves.is_empty())?;
        let (mut numbered, mut passes) = (Vec::new(), Vec::new());
        for (&(color, point), number) in moves.iter().zip(1..) {
            match point {
                Some(point) if position.board.at(point) == Some(color) => {
                    numbered.push(NumberedMove { color, point, number });
                }
                // Stones that are set up later may have taken its place.
                Some(_) => {}
                None => passes.push(self.words.pass_in_picture(number)),
            }
        }
        let passes: Vec<String> = (!passes.is_empty()).then(|| self.words.listed(&passes)).into_iter().collect();
        Some(self.save(to, position, &self.words.moves_picture(moves.len()), &numbered, &[], &passes))
    }

    fn names(self, position: &FilePosition) -> impl Fn(Point) -> String {
        let names = PointNames::of_line_games(position.board.size()).in_form(self.form);
        move |point| names.name(point)
    }

    /// A line for each forbidden point.
    fn captions(self, position: &FilePosition, judgements: &[LineJudgement]) -> Vec<String> {
        let names = self.names(position);
        judgements.iter().map(|found| self.words.forbidden_in_picture(found, &names)).collect()
    }

    fn save(
        self,
        to: &Path,
        position: &FilePosition,
        title: &str,
        numbered: &[NumberedMove],
        marks: &[DiagramMark],
        paragraphs: &[String],
    ) -> Result<(), PictureError> {
        let diagram = Diagram {
            heading: Heading { title, details: &self.words.played(&position.info) },
            board: &position.board,
            numbered,
            form: self.form,
            last: position.last(),
            marks,
            paragraphs,
        };
        save(to, &diagram)
    }
}

/// A forbidden point: 33, 44 and 6 as players write them, and a line through the stones of every shape that counts,
/// where these are wanted.
fn mark(found: &LineJudgement, with_lines: bool) -> DiagramMark {
    let word = |kind: &ForbiddenKind| match kind {
        ForbiddenKind::Overline => "6",
        ForbiddenKind::FourFour => "44",
        ForbiddenKind::ThreeThree => "33",
    };
    let word = match &found.kinds[..] {
        [kind] => word(kind).to_string(),
        _ => "*".to_string(),
    };
    let counts = found.shapes.iter().map(|found| &found.shape).filter(|shape| match shape {
        StoneShape::Five { .. } | StoneShape::Overline { .. } | StoneShape::Four { .. } => with_lines,
        StoneShape::Three { .. } => with_lines && shape.is_open_three(),
    });
    let ends = |shape: &StoneShape| Some([*shape.stones().first()?, *shape.stones().last()?]);
    DiagramMark { point: found.point, word, lines: counts.filter_map(ends).collect() }
}
