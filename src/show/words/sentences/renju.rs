//! How games of renju end, what would free a forbidden point, which threats win, and what stands in pictures of renju.

use liangyi_core::base::{Color, Point};
use liangyi_core::line::{Difference, LineEnd, LineGame, LineJudgement, LineVerdict};
use liangyi_engine::lineplay::{ThreatMoves, ThreatSolution, ThreatWin};

use super::games::{PointName, composition};
use crate::show::words::language::{Language, msg};

impl Language {
    /// How the game of a position has ended, the first line a sentence without a full stop; then the shapes that have
    /// ended it. `by` has the number of the move that did and its judgement.
    pub fn position_end(self, end: LineEnd, by: Option<(usize, &LineJudgement)>, name: PointName<'_>) -> Vec<String> {
        let first = match (end, by) {
            (LineEnd::Five(color), Some((number, made))) => {
                msg!("renju-end-five", number = number.to_string(), point = name(made.point), side = self.side(color))
            }
            (LineEnd::Five(color), None) => msg!("renju-end-stones", side = self.side(color)),
            (LineEnd::Forbidden(color), Some((number, made))) => msg!(
                "renju-end-forbidden",
                number = number.to_string(),
                verdict = self.verdict(made, name),
                side = self.side(color.opponent())
            ),
            (LineEnd::Forbidden(color), None) => msg!("won", side = self.side(color.opponent())),
            (LineEnd::Passes, _) => msg!("line-end-passes"),
            (LineEnd::Full, _) => msg!("line-end-full"),
        };
        std::iter::once(self.say(first)).chain(self.shapes(by.map(|(_, made)| made), name)).collect()
    }

    /// That a forbidden move was made and the game went on, and why it is forbidden.
    pub fn went_on(self, number: usize, made: &LineJudgement, name: PointName<'_>) -> Vec<String> {
        let verdict = self.verdict(made, name);
        let first = self.say(msg!("renju-went-on", number = number.to_string(), verdict = verdict));
        std::iter::once(first).chain(self.shapes(Some(made), name)).collect()
    }

    /// How a line game has ended, a sentence without a full stop; empty while it goes on.
    pub fn line_end(self, game: &LineGame, name: PointName<'_>) -> String {
        let Some(end) = game.end() else { return String::new() };
        let made = game.last_judgement();
        let point = || made.as_ref().map_or(String::new(), |made| name(made.point));
        let winner = end.winner().map_or(String::new(), |color| self.side(color));
        self.say(match end {
            LineEnd::Five(_) => msg!("line-end-five", point = point(), side = winner),
            LineEnd::Forbidden(_) => {
                let verdict = made.as_ref().map_or(String::new(), |made| self.verdict(made, name));
                msg!("line-end-forbidden", verdict = verdict, side = winner)
            }
            LineEnd::Passes => msg!("line-end-passes"),
            LineEnd::Full => msg!("line-end-full"),
        })
    }

    /// The same, with the shapes of a forbidden move below it, a line each.
    pub fn line_end_explained(self, game: &LineGame, name: PointName<'_>) -> Vec<String> {
        let made = game.last_judgement().filter(|_| matches!(game.end(), Some(LineEnd::Forbidden(_))));
        std::iter::once(self.line_end(game, name)).chain(self.shapes(made.as_ref(), name)).collect()
    }

    /// What a move has made, without the verdict on it.
    fn shapes(self, made: Option<&LineJudgement>, name: PointName<'_>) -> Vec<String> {
        made.map_or(Vec::new(), |made| self.judgement(made, name).split_off(1))
    }

    /// What would free a forbidden point of Black's, a line for each kind of difference; `None` says that the point is
    /// not forbidden.
    pub fn freeing(
        self,
        point: Point,
        found: Option<&[(Difference, LineVerdict)]>,
        name: PointName<'_>,
    ) -> Vec<String> {
        let at = name(point);
        let Some(found) = found else { return vec![self.say(msg!("freeing-not-forbidden", point = at))] };
        let mut lines = Vec::new();
        for verdict in [LineVerdict::Free, LineVerdict::Five] {
            let then = |condition: String| {
                let then = match verdict {
                    LineVerdict::Five => msg!("freeing-five", condition = condition, point = at.as_str()),
                    LineVerdict::Free | LineVerdict::Forbidden => {
                        msg!("freeing-free", condition = condition, point = at.as_str())
                    }
                };
                self.say(then)
            };
            let found = || found.iter().filter(|(_, leads_to)| *leads_to == verdict).map(|(difference, _)| *difference);
            let stones = |color: Color, is_there: bool| {
                let stone = |difference| match difference {
                    Difference::Without(side, at) if is_there && side == color => Some(name(at)),
                    Difference::With(side, at) if !is_there && side == color => Some(name(at)),
                    Difference::Without(..) | Difference::With(..) | Difference::Four { .. } => None,
                };
                found().filter_map(stone).collect::<Vec<_>>().join(&self.say(msg!("between-either")))
            };
            for (color, is_there) in
                [true, false].into_iter().flat_map(|is_there| Color::BOTH.map(|color| (color, is_there)))
            {
                let points = stones(color, is_there);
                if points.is_empty() {
                    continue;
                }
                let side = self.side(color);
                lines.push(then(self.say(if is_there {
                    msg!("freeing-without", side = side, points = points)
                } else {
                    msg!("freeing-with", side = side, points = points)
                })));
            }
            lines.extend(found().filter_map(|difference| match difference {
                Difference::Four { point, answer } => {
                    Some(then(self.say(msg!("freeing-four", point = name(point), answer = name(answer)))))
                }
                Difference::Without(..) | Difference::With(..) => None,
            }));
        }
        if lines.is_empty() {
            lines.push(self.say(msg!("freeing-nothing", point = at)));
        }
        lines
    }

    /// Which threats of a side win, alone by fours and by threes and fours, with the shortest line found; the reply to
    /// each that does not win where `refutations` says so.
    pub fn solved(self, color: Color, found: &ThreatSolution, refutations: bool, name: PointName<'_>) -> Vec<String> {
        let side = || self.side(color);
        let mut lines = Vec::new();
        let fours = &found.fours;
        lines.push(match (fours.wins.is_empty(), fours.undecided.is_empty()) {
            (false, _) => self.say(msg!("solve-fours", side = side(), moves = self.first_moves(fours, name))),
            (true, true) => self.say(msg!("solve-fours-none", side = side())),
            (true, false) => self.say(msg!("solve-fours-unknown", side = side())),
        });
        lines.extend(self.shortest(fours, name));
        let threats = &found.threats;
        lines.push(match (threats.wins.is_empty(), threats.undecided.is_empty()) {
            (false, _) => self.say(msg!("solve-threats", side = side(), moves = self.first_moves(threats, name))),
            (true, true) => self.say(msg!("solve-threats-none", side = side())),
            (true, false) => self.say(msg!("solve-threats-unknown", side = side())),
        });
        if threats.wins.first() != fours.wins.first() {
            lines.extend(self.shortest(threats, name));
        }
        if !threats.undecided.is_empty() {
            let points = self.in_turn(&threats.undecided, name);
            lines.push(self.say(msg!("solve-undecided", points = points)));
        }
        for refuted in threats.refuted.iter().filter(|_| refutations) {
            let point = name(refuted.point);
            lines.push(self.say(match refuted.reply {
                Some(reply) => msg!("solve-refuted", point = point, reply = name(reply)),
                None => msg!("solve-no-threat", point = point),
            }));
        }
        lines
    }

    /// The first moves of wins, each with the number of moves of both sides.
    fn first_moves(self, moves: &ThreatMoves, name: PointName<'_>) -> String {
        let first = moves.wins.iter().filter_map(|win| Some((win.line.first()?, win.wins_in)));
        let said = first
            .map(|(point, wins_in)| self.say(msg!("solve-first", point = name(*point), number = wins_in.to_string())));
        said.collect::<Vec<_>>().join(" ")
    }

    /// The shortest line found.
    fn shortest(self, moves: &ThreatMoves, name: PointName<'_>) -> Option<String> {
        let win = moves.wins.first()?;
        let points = self.in_turn(&win.line, name);
        Some(self.say(msg!("solve-line", number = win.wins_in.to_string(), points = points)))
    }

    /// What stands above a picture of a position with so many forbidden points.
    pub fn forbidden_picture(self, forbidden: usize) -> String {
        self.say(msg!("picture-forbidden", count = forbidden))
    }

    /// What stands above a picture of a side's win, or of none.
    pub fn win_picture(self, color: Color, win: Option<&ThreatWin>) -> String {
        let side = self.side(color);
        self.say(match win {
            Some(win) => msg!("picture-win", side = side, number = win.wins_in.to_string()),
            None => msg!("picture-no-win", side = side),
        })
    }

    /// What stands above a picture of a game with so many moves.
    pub fn moves_picture(self, moves: usize) -> String {
        self.say(msg!("picture-moves", count = moves))
    }

    /// A pass, which a picture has no stone for, with the number of its move.
    pub fn pass_in_picture(self, number: usize) -> String {
        self.say(msg!("picture-pass", number = number.to_string()))
    }

    /// Why a point of a picture is forbidden, in a line.
    pub fn forbidden_in_picture(self, found: &LineJudgement, name: PointName<'_>) -> String {
        let kinds = self.forbidden_kinds(&found.kinds) + &composition(found, self);
        self.say(msg!("picture-kinds", point = name(found.point), kinds = kinds))
    }

    /// Points one after the other, as moves are made.
    pub fn in_turn(self, points: &[Point], name: PointName<'_>) -> String {
        points.iter().map(|&point| name(point)).collect::<Vec<_>>().join(" ")
    }
}
