//! The numbered record of a game in words: every move has its number, virtual moves and passes included (計活子, article
//! 8).

use super::moves::{Move, Played};
use super::state::Game;
use crate::base::{Color, PointNames, named_enum};

named_enum! {
    /// The language of a record.
    #[derive(Default)]
    Language {
        /// `193 B virtual`.
        #[default]
        English = "en",
        /// `第193手,黑方虚着`.
        Chinese = "zh",
    }
}

impl Game {
    /// The last move with a stone, virtual or real: what follows it are passes.
    pub fn last_stone(&self) -> Option<Played> {
        self.moves().rev().find(|played| played.mv != Move::Pass)
    }

    /// The moves in order, a line each.
    ///
    /// ```
    /// use liangyi_core::base::{Color, Size};
    /// use liangyi_core::game::{Game, Language, Move};
    /// let rules = liangyi_core::rules::find("jipingdian").unwrap().rules.clone();
    /// let mut game = Game::new(Size::square(9).unwrap(), rules);
    /// game.play(Color::Black, Move::parse("c4", game.size()).unwrap()).unwrap();
    /// game.play(Color::White, Move::Virtual).unwrap();
    /// assert_eq!(game.listed(Language::English), ["1 B C4", "2 W virtual"]);
    /// assert_eq!(game.listed(Language::Chinese), ["第1手,黑方C4", "第2手,白方虚着"]);
    /// ```
    pub fn listed(&self, language: Language) -> Vec<String> {
        listed(self.moves(), PointNames::of_go(self.size()), language)
    }
}

/// A line for each of these moves with its number, the first one 1, and these names of points; see [`Game::listed`].
pub fn listed(moves: impl Iterator<Item = Played>, names: PointNames, language: Language) -> Vec<String> {
    let line = |(index, played): (usize, Played)| {
        let number = index + 1;
        match language {
            Language::English => {
                let mv = played.mv.point().map(|point| names.name(point));
                let mv = mv.unwrap_or_else(|| played.mv.display(names.size).to_string());
                format!("{number} {} {mv}", played.color.letter())
            }
            Language::Chinese => {
                let side = match played.color {
                    Color::Black => "黑方",
                    Color::White => "白方",
                };
                let mv = match played.mv {
                    Move::Play(point) => names.name(point),
                    Move::Pass => "放弃".to_string(),
                    Move::Virtual => "虚着".to_string(),
                };
                format!("第{number}手,{side}{mv}")
            }
        }
    };
    moves.enumerate().map(line).collect()
}
