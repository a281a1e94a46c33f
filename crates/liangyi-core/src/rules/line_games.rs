//! Line games as data: their axes and the catalogue of those that are played here.

use super::ruleset::is_one_of;
use crate::base::Color;

/// The rules of a line game: one value on each axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineRules {
    /// Whether Black loses by a move that makes an overline, a four-four or a three-three, and no five.
    pub forbidden_points: bool,
    /// By colour, whether six or more in a line win as five do.
    pub overline_wins: [bool; 2],
}

impl LineRules {
    /// The fewest lines of a side: those that five in a row need.
    pub const MIN_LINES: usize = 5;
    /// Renju: Black wins by exactly five and has forbidden points (禁手), White wins by five or more.
    pub const RENJU: LineRules = LineRules { forbidden_points: true, overline_wins: [false, true] };
    /// Five in a row where only exactly five win.
    pub const STANDARD: LineRules = LineRules { forbidden_points: false, overline_wins: [false, false] };
    /// Five in a row without forbidden points: five or more win.
    pub const FREE_STYLE: LineRules = LineRules { forbidden_points: false, overline_wins: [true, true] };

    /// Whether `color` needs exactly five: six in a line are none.
    #[inline]
    pub const fn exact(&self, color: Color) -> bool {
        !self.overline_wins[color.index()]
    }

    /// Whether there are points that `color` must not play.
    #[inline]
    pub const fn restricts(&self, color: Color) -> bool {
        match color {
            Color::Black => self.forbidden_points,
            Color::White => false,
        }
    }
}

/// A line game with what a reader wants to know of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineRuleset {
    /// The name it is chosen by, under which each language has what it is, where it comes from and its articles.
    pub name: &'static str,
    /// Other names it answers to.
    pub aliases: &'static [&'static str],
    /// The Chinese name.
    pub chinese: &'static str,
    /// The side of the board a game starts on unless the player chooses another.
    pub default_size: u8,
    /// The rules.
    pub rules: LineRules,
}

/// Every line game.
pub const LINE_GAMES: &[LineRuleset] = &[LineRuleset {
    name: "renju",
    aliases: &["wuziqi", "lianzhu", "连珠"],
    chinese: "五子棋",
    default_size: 15,
    rules: LineRules::RENJU,
}];

/// The line game called `name`, in any spelling; see [`find`](super::find).
pub fn find_line_game(name: &str) -> Option<&'static LineRuleset> {
    LINE_GAMES
        .iter()
        .find(|row| is_one_of(name, [row.name, row.chinese].into_iter().chain(row.aliases.iter().copied())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::find;

    #[test]
    fn line_games_have_names_that_no_ruleset_of_go_has() {
        for row in LINE_GAMES {
            for name in [row.name, row.chinese].iter().chain(row.aliases) {
                assert_eq!(find_line_game(&name.to_uppercase()).map(|found| found.name), Some(row.name));
                assert!(find(name).is_none(), "{name}");
            }
        }
        assert_eq!(find_line_game("五子棋").unwrap().rules, LineRules::RENJU);
        assert!(find_line_game("").is_none() && find_line_game("hex").is_none());
    }
}
