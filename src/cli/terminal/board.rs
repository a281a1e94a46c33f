//! The position of a game in a terminal: points as the players of the game write them, the board with what lies beside
//! it, and the state of the game in a line.

use liangyi_core::base::{Color, Point, PointForm, PointNames, PointSet, Size};
use liangyi_core::game::{Move, Played, Position};
use liangyi_core::score::first_of;
use liangyi_engine::engine::{Engine, GoSession};

use super::wrap::wrapped;
use crate::show::draw::text::{Look, Marks, drawn, pile};
use crate::show::states::OfferMeans;
use crate::show::words::{Language, msg};

/// How points are written.
#[derive(Clone, Copy, Debug)]
pub struct PointNotation {
    /// The board.
    pub size: Size,
    /// Whether there is a column I.
    pub has_i: bool,
    /// In which form.
    pub form: PointForm,
}

impl PointNotation {
    /// Those of the players of the engine's game, in this form.
    pub fn of(engine: &Engine, form: PointForm) -> PointNotation {
        PointNotation { size: engine.size(), has_i: matches!(engine, Engine::Line(_)), form }
    }

    /// The names of the points.
    pub fn names(self) -> PointNames {
        PointNames { size: self.size, has_i: self.has_i, form: self.form }
    }

    /// The name of a point.
    pub fn name(self, point: Point) -> String {
        self.names().name(point)
    }

    /// Reads a point, `pass` or, but in line games, `virtual`, in any case.
    pub fn read(self, text: &str) -> Option<Move> {
        if !self.has_i {
            return Move::parse(text, self.size);
        }
        let pass = || text.eq_ignore_ascii_case("pass").then_some(Move::Pass);
        self.names().read(text).map(Move::Play).or_else(pass)
    }

    /// Two points as a person may type them.
    pub fn examples(self) -> [String; 2] {
        let (width, height) = (self.size.width(), self.size.height());
        let at = |up: usize| self.name(self.size.point(up.min(width - 1), up.min(height - 1))).to_lowercase();
        // The smallest boards have no fourth line.
        let first = 3.min(width.max(height) - 2);
        [at(first), at(first + 1)]
    }
}

/// What an opening has on the board of its game.
#[derive(Clone, Debug, Default)]
pub struct OpeningMarks {
    /// The stones that a person has named before the others of its answer.
    pub stones: Vec<(Color, Point)>,
    /// Signs of the fifth moves that are offered.
    pub signs: Vec<(Point, char)>,
}

/// The board with what lies next to it and with the marks of an opening, and the state of the game in a line.
pub fn position(engine: &Engine, opening: OpeningMarks, form: PointForm, look: Look, words: Language) -> String {
    let (marks, state) = match engine {
        Engine::Go(go) => marks_of_go(go, look, words),
        Engine::Line(line) => {
            let game = line.game();
            let last = game.moves().last().and_then(|last| last.mv.point());
            // White has to know them as well.
            let forbidden = if game.is_over() { PointSet::EMPTY } else { game.forbidden(Color::Black) };
            let number = (game.moves().len() + 1).to_string();
            let mut state = words.say(msg!("state-move", number = number));
            if let Some(Played { color, mv: Move::Pass }) = game.moves().last() {
                let side = words.side(*color);
                state = words.say(msg!("state-last", state = state, side = side, move = words.no_point(Move::Pass)));
            }
            if !forbidden.is_empty() {
                state = words.say(msg!("state-forbidden", state = state));
            }
            let signs = opening.signs;
            (Marks { last, forbidden, signs, is_line_game: true, ..Marks::default() }, state)
        }
    };
    let mut board = *engine.board();
    for (color, point) in opening.stones {
        board.add(color, &PointSet::single(point));
    }
    let board = drawn(&board, PointNotation::of(engine, form).names(), &marks, look);
    board + &wrapped(&state, look.width) + "\n"
}

/// The marks of a position of Go, and its state in a line.
fn marks_of_go(go: &GoSession, look: Look, words: Language) -> (Marks, String) {
    let game = go.game();
    let both = |count: &dyn Fn(Color) -> u32| Color::BOTH.map(count);
    let piles = [
        (words.say(msg!("pile-virtual")), both(&|color| game.virtual_stones(color))),
        (words.say(msg!("pile-prisoners")), both(&|color| game.prisoners(color.opponent()))),
    ]
    .map(|(name, stones)| Some(words.say(msg!("pile", name = name, stones = pile(stones, look)?))));
    let last = game.last_stone().and_then(|last| last.mv.point()).filter(|&point| game.board().at(point).is_some());
    let rules = game.rules();
    let number = (game.move_number() + 1).to_string();
    let komi = words.komi(go.record().komi(), rules.unit, rules.counting, first_of(game, rules));
    let mut state = words.say(msg!("state-move-of-go", number = number, komi = komi));
    let offer = game.offer().filter(|_| !game.is_over());
    if let Some(told) = offer.and_then(|color| words.offer(&state, color, OfferMeans::under(rules))) {
        state = told;
    } else if let Some(played) = game.moves().next_back()
        && played.mv.point().is_none()
    {
        let (side, mv) = (words.side(played.color), words.no_point(game.called(played).mv));
        state = words.say(msg!("state-last", state = state, side = side, move = mv));
    }
    (Marks { last, notes: piles.into_iter().flatten().collect(), ..Marks::default() }, state)
}
