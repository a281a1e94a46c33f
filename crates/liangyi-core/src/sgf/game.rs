//! A game as a file has it, and how it goes under given rules.

use super::error::SgfError;
use super::warning::SgfWarning;
use crate::base::{Color, PointSet, Size};
use crate::board::Board;
use crate::game::{Agreement, BadSetup, End, Game, Played};
use crate::rules::{FileRules, Komi, Registry, Rules};

/// A game as a file tells it, not yet played under any rules.
#[derive(Clone, Debug, PartialEq)]
pub struct SgfGame {
    /// The board.
    pub size: Size,
    /// The komi, where the file has one that can be read.
    pub komi: Option<Komi>,
    /// The number of handicap stones the file names; 0 where it names none.
    pub handicap: u32,
    /// Names, rules, result.
    pub info: Info,
    /// Moves and set-ups in order.
    pub steps: Vec<SgfStep>,
    /// The indices of moves, ascending and counted from 0 without set-ups, that are to be made even if they are illegal
    /// (`KO`).
    pub forced: Vec<usize>,
    /// Whether plays of Black's alone before White's first move are handicap stones, as other programs have it. Plays
    /// in a row are no moves either way: see [`OpeningPlays`](crate::game::OpeningPlays).
    pub handicap_by_plays: bool,
    /// How both sides have declared that the game ends at its last move, where the file says so.
    pub declared_end: Option<End>,
    /// The points that are marked as Black's and White's territory after its last move (`TB`, `TW`), dead stones among
    /// them.
    pub territory: [PointSet; 2],
    /// What both sides have agreed on after its last move, where the file says so in this program's way.
    pub agreed: Option<Agreement>,
    /// Who made the first move that was not asked for, where the file goes on.
    pub next: Option<Color>,
    /// What was odd about the file and has been put up with.
    pub warnings: Vec<SgfWarning>,
}

/// What a file says of a game besides its moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// The rules (`RU`).
    pub rules: Option<String>,
    /// Who played Black (`PB`).
    pub black: Option<String>,
    /// Who played White (`PW`).
    pub white: Option<String>,
    /// The result (`RE`), such as `B+3.5` or `W+Resign`.
    pub result: Option<String>,
    /// When it was played (`DT`).
    pub date: Option<String>,
    /// At what event (`EV`).
    pub event: Option<String>,
    /// In which round of it (`RO`).
    pub round: Option<String>,
    /// Where (`PC`).
    pub place: Option<String>,
    /// What its opening is called (`ON`).
    pub opening: Option<String>,
    /// What else is told of the game (`GC`), such as the rule of its opening and the answers of both players.
    pub told: Option<String>,
    /// The number of handicap stones that the file names (`HA`), where its stones are others.
    pub handicap: Option<u32>,
    /// The program that wrote the file and its version, with a colon between them (`AP`).
    pub program: Option<String>,
}

/// One thing that happens to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SgfStep {
    /// A move.
    Move(Played),
    /// Stones put on or taken off outside play.
    Setup(Setup),
}

/// Stones put on or taken off outside play, and who moves then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// Points that become Black's (`AB`).
    pub black: PointSet,
    /// Points that become White's (`AW`).
    pub white: PointSet,
    /// Points that become empty (`AE`).
    pub empty: PointSet,
    /// Who moves, where the file says so (`PL`).
    pub to_move: Option<Color>,
}

impl From<Played> for SgfStep {
    fn from(played: Played) -> SgfStep {
        SgfStep::Move(played)
    }
}

impl SgfGame {
    /// The moves, set-ups left out.
    pub fn moves(&self) -> impl Iterator<Item = Played> + '_ {
        self.steps.iter().filter_map(|step| match step {
            SgfStep::Move(played) => Some(*played),
            SgfStep::Setup(_) => None,
        })
    }

    /// The board of a file that sets one up and plays nothing, with chains that have no liberties or without: a figure.
    pub fn diagram(&self) -> Option<Board> {
        let mut board = Board::new(self.size);
        for step in &self.steps {
            let SgfStep::Setup(setup) = step else { return None };
            board.clear(&(setup.black | setup.white | setup.empty));
            board.add(Color::Black, &setup.black);
            board.add(Color::White, &setup.white);
        }
        Some(board)
    }

    /// The rules that the file names, with its komi: a ruleset of `registry`, or rules spelt out in KataGo's way.
    /// `None` where it names none, or some that are not known.
    pub fn rules(&self, registry: &Registry) -> Option<Rules> {
        let text = self.info.rules.as_deref()?;
        let rules = match registry.in_file(text)? {
            FileRules::Row(row) => row.rules.clone(),
            FileRules::Spelt(rules) => rules,
        };
        Some(Rules { komi: self.komi.unwrap_or(rules.komi), ..rules })
    }

    /// The text of `RU[]` where it names no rules that are known, which a reader of the file should hear of.
    pub fn unknown_rules(&self, registry: &Registry) -> Option<&str> {
        self.info.rules.as_deref().filter(|_| self.rules(registry).is_none())
    }

    /// The game as it goes under `rules`, the komi being that of `rules`. Moves that the rules forbid by repetition or
    /// as suicide are made only where the file says so.
    ///
    /// # Errors
    ///
    /// [`SgfError::Setup`] or [`SgfError::Illegal`] at the first set-up or move that cannot be made.
    pub fn game(&self, rules: Rules) -> Result<Game, SgfError> {
        self.played(rules, false)
    }

    /// As [`SgfGame::game`], but all such moves are made.
    ///
    /// # Errors
    ///
    /// As there, but for moves that can be made under some rules.
    pub fn lenient_game(&self, rules: Rules) -> Result<Game, SgfError> {
        self.played(rules, true)
    }

    fn played(&self, rules: Rules, lenient: bool) -> Result<Game, SgfError> {
        let (mut game, opening, mut after) = self.opened(rules)?;
        for step in &self.steps[opening..] {
            match step {
                SgfStep::Setup(setup) => {
                    self.set_up(&mut game, setup).map_err(|reason| SgfError::Setup { after, reason })?;
                }
                SgfStep::Move(Played { color, mv }) => {
                    let forced = lenient || self.forced.binary_search(&after).is_ok();
                    after += 1;
                    lead_off(&mut game, *color);
                    let made = if forced { game.play_forced(*color, *mv).map(|_| ()) } else { game.play(*color, *mv) };
                    made.map_err(|reason| SgfError::Illegal {
                        number: after,
                        color: *color,
                        vertex: mv.display(self.size).to_string(),
                        reason,
                    })?;
                }
            }
        }
        if let Some(color) = self.next {
            lead_off(&mut game, color);
        }
        Ok(game)
    }

    /// The game before its first move, how many of the steps lead to it, and how many plays there are among these.
    fn opened(&self, rules: Rules) -> Result<(Game, usize, usize), SgfError> {
        let mut game = Game::new(self.size, rules);
        let mut steps = 0;
        while let Some(SgfStep::Setup(setup)) = self.steps.get(steps) {
            self.set_up(&mut game, setup).map_err(|reason| SgfError::Setup { after: 0, reason })?;
            steps += 1;
        }
        let free = self.forced.first().map_or(usize::MAX, |&index| index);
        let plays = self.steps[steps..].iter().map_while(|step| match step {
            SgfStep::Move(played) => Some(*played),
            SgfStep::Setup(_) => None,
        });
        let plays: Vec<Played> = plays.take(free).collect();
        Ok(match game.opened(&plays, self.handicap_by_plays) {
            Some((opened, count)) => (opened, steps + count, count),
            None => (game, steps, 0),
        })
    }

    /// How many handicap stones stand on the board before the first move; `None` where the stones are no position.
    pub(super) fn handicap_stones(&self) -> Option<u32> {
        self.opened(Rules::CHINESE).ok().map(|(game, ..)| game.handicap())
    }

    fn set_up(&self, game: &mut Game, setup: &Setup) -> Result<(), BadSetup> {
        let rules = game.rules();
        let fresh = game.move_number() == 0 && game.board().occupied().is_empty();
        if fresh && self.handicap > 0 && setup.white.is_empty() && !setup.black.is_empty() {
            *game = Game::with_handicap(self.size, rules.clone(), &setup.black.iter().collect::<Vec<_>>())?;
        } else {
            let mut board = *game.board();
            if setup.black.intersects(&setup.white) {
                return Err(BadSetup::Repeated);
            }
            board.clear(&(setup.black | setup.white | setup.empty));
            board.add(Color::Black, &setup.black);
            board.add(Color::White, &setup.white);
            // The history goes on where nothing changes.
            if board != *game.board() {
                *game = Game::from_setup(board, rules.clone(), game.to_move())?;
            }
        }
        if let Some(color) = setup.to_move {
            game.set_to_move(color);
        }
        Ok(())
    }
}

/// Whoever moves first in a file was to move.
fn lead_off(game: &mut Game, color: Color) {
    if game.move_number() == 0 {
        game.set_to_move(color);
    }
}
