//! Moves and games, and judgements on moves of line games.

use liangyi_core::base::{Color, Point, PointNames};
use liangyi_core::game::{BadSetup, Illegal, Move, Played, Repeats, ReplayError};
use liangyi_core::line::{
    BadLineSetup, Direction, ExplainedLine, ForbiddenKind, LineGame, LineJudgement, LineVerdict, Spoiler, StoneShape,
    explained,
};
use liangyi_core::rules::Repetition;
use liangyi_core::sgf::Info;
use liangyi_engine::engine::EngineError;

use crate::show::words::language::{Language, Message, msg};
use crate::table::{EndEffect, Legality, MoveEffect, MoveUnder, Recurrence};

impl Language {
    /// A pass or a virtual move by its name; empty for a move on a point.
    pub fn no_point(self, mv: Move) -> String {
        match mv {
            Move::Play(_) => String::new(),
            Move::Pass => self.say(msg!("record-pass")),
            Move::Virtual => self.say(msg!("record-virtual")),
        }
    }

    /// A side as records name it.
    fn letter(self, color: Color) -> String {
        self.say(match color {
            Color::Black => msg!("record-black"),
            Color::White => msg!("record-white"),
        })
    }

    /// A move of a record with its number, in a line.
    pub fn recorded(self, number: usize, played: Played, names: PointNames) -> String {
        let side = self.letter(played.color);
        let mv = self.move_name(played.mv, names);
        self.say(msg!("record-move", number = number.to_string(), side = side, move = mv))
    }

    /// Why a move is illegal, without a full stop.
    pub fn illegal(self, reason: &Illegal) -> String {
        self.say(match reason {
            Illegal::Occupied => msg!("illegal-occupied"),
            Illegal::Suicide => msg!("illegal-suicide"),
            Illegal::Repeats(Repeats { rule, faced_by, after_move, board_only }) => {
                let when = self.after(*after_move);
                match (rule, faced_by) {
                    (Repetition::Simple, _) => msg!("illegal-ko", when = when),
                    (Repetition::FourthBoard, _) if *board_only => msg!("illegal-fourth-board", when = when),
                    (_, Some(color)) if *board_only => {
                        msg!("illegal-repeats-board", side = self.side(*color), when = when)
                    }
                    (_, Some(color)) => msg!("illegal-repeats-faced", side = self.side(*color), when = when),
                    (_, None) => msg!("illegal-repeats", when = when),
                }
            }
            Illegal::NoVirtualMoves => msg!("illegal-no-virtual-moves"),
            Illegal::Drawn(after) => msg!("illegal-drawn", number = after.to_string()),
            Illegal::Over => msg!("illegal-over"),
        })
    }

    /// When something stood: at the start, or after a number of moves.
    pub fn after(self, moves: usize) -> String {
        self.say(match moves {
            0 => msg!("at-the-start"),
            number => msg!("after-a-move", number = number.to_string()),
        })
    }

    /// What one of several rulesets says of a move by `color`, but for whether it is legal: why it is not, or what it
    /// does; empty where there is nothing to say.
    pub fn move_under(self, under: &MoveUnder, color: Color, names: PointNames) -> String {
        let effect = match &under.effect {
            Ok(effect) => self.effect(effect, color),
            Err(reason) => vec![self.illegal(reason)],
        };
        let before = under.forbidden_before.map(|ReplayError { number, played, reason }| {
            let (number, side) = (number.to_string(), self.letter(played.color));
            let mv = self.move_name(played.mv, names);
            let why = self.illegal(&reason);
            self.say(match reason {
                Illegal::NoVirtualMoves => {
                    msg!("virtual-as-pass", number = number, side = side, move = mv, reason = why)
                }
                Illegal::Occupied | Illegal::Suicide | Illegal::Repeats(_) | Illegal::Drawn(_) | Illegal::Over => {
                    msg!("forbidden-before", number = number, side = side, move = mv, reason = why)
                }
            })
        });
        let remarks: Vec<String> = effect.into_iter().chain(before).collect();
        remarks.join(&self.say(msg!("between-remarks")))
    }

    /// What a legal move by `color` does to the end of the game and to debts.
    fn effect(self, effect: &MoveEffect, color: Color) -> Vec<String> {
        let null_move = match effect.recurrence {
            Some(Recurrence::NullMove(before)) => Some(before),
            Some(Recurrence::Draw(_) | Recurrence::NoResult(_)) | None => None,
        };
        let end = match (effect.end, null_move) {
            (EndEffect::Nothing, _) => None,
            (EndEffect::NullMove, Some(before)) => Some(msg!("effect-null-move", when = self.after(before))),
            (EndEffect::NullMove, None) => Some(msg!("effect-offers")),
            (EndEffect::Unchanged, _) => Some(msg!("effect-unchanged")),
            (EndEffect::Stops, _) => Some(msg!("effect-stops")),
            (EndEffect::Ends, _) => Some(msg!("effect-ends")),
        };
        let recurrence = match effect.recurrence {
            Some(Recurrence::Draw(before)) => {
                Some(msg!("effect-draw", side = self.side(color.opponent()), when = self.after(before)))
            }
            Some(Recurrence::NoResult(before)) => Some(msg!("effect-no-result", when = self.after(before))),
            Some(Recurrence::NullMove(_)) | None => None,
        };
        let debt = effect.extra_moves.map(|moves| match moves {
            0 => msg!("effect-owes-nothing"),
            _ => {
                let debtor = if moves > 0 { Color::Black } else { Color::White };
                msg!("effect-owes", side = self.side(debtor), count = moves.unsigned_abs())
            }
        });
        [end, recurrence, debt].into_iter().flatten().map(|message| self.say(message)).collect()
    }

    /// A move by its name: a point, a pass or a virtual move.
    pub fn move_name(self, mv: Move, names: PointNames) -> String {
        mv.point().map_or_else(|| self.no_point(mv), |point| names.name(point))
    }

    /// Reads a move: a point, or a pass or a virtual move by its name in the language or in GTP.
    pub fn read_move(self, text: &str, names: PointNames) -> Option<Move> {
        let named = [Move::Pass, Move::Virtual].into_iter().find(|&mv| self.no_point(mv) == text);
        named.or_else(|| names.read(text).map(Move::Play)).or_else(|| Move::parse(text, names.size))
    }

    /// Whether a move is legal, in a line, and then the reasons, a line each.
    pub fn legality(self, mv: Move, legality: &Legality, name: PointName<'_>) -> Vec<String> {
        let message = match legality {
            Legality::Illegal(reason) => return vec![self.illegal(reason)],
            Legality::Legal(EndEffect::Nothing) if mv == Move::Pass => msg!("legal-pass"),
            Legality::Legal(EndEffect::Nothing) => msg!("legal"),
            Legality::Legal(EndEffect::NullMove) => msg!("legal-null-move"),
            Legality::Legal(EndEffect::Unchanged) => msg!("legal-unchanged"),
            Legality::Legal(EndEffect::Stops) => msg!("legal-stops"),
            Legality::Legal(EndEffect::Ends) => msg!("legal-ends"),
            Legality::Judged(judgement) => {
                let first = match &judgement.kinds[..] {
                    [] => msg!("legal"),
                    kinds => msg!("legality-forbidden", kinds = self.forbidden_kinds(kinds)),
                };
                return std::iter::once(self.say(first)).chain(self.judgement(judgement, name)).collect();
            }
        };
        vec![self.say(message)]
    }

    /// Why stones make no position, without a full stop.
    pub fn bad_setup(self, bad: BadSetup) -> String {
        self.say(match bad {
            BadSetup::NotEmpty => msg!("setup-not-empty"),
            BadSetup::Repeated => msg!("setup-repeated"),
            BadSetup::NoLiberty => msg!("setup-no-liberty"),
        })
    }

    /// Why the engine does not do something, without a full stop.
    pub fn engine_error(self, error: &EngineError) -> String {
        self.say(match error {
            EngineError::Illegal(reason) => return self.illegal(reason),
            EngineError::IllegalInSequence { number, played, size, reason } => {
                let mv = played.mv.point().map_or_else(|| self.no_point(played.mv), |at| size.vertex(at).to_string());
                let (number, side, reason) = (number.to_string(), self.letter(played.color), self.illegal(reason));
                msg!("illegal-in-sequence", number = number, side = side, move = mv, reason = reason)
            }
            EngineError::Setup(bad) => return self.bad_setup(*bad),
            EngineError::LineSetup(bad) => return self.bad_line_setup(*bad),
            EngineError::TooFewMoves(count) => msg!("too-few-moves", count = *count),
            EngineError::NotLast => msg!("not-the-last-move"),
            EngineError::MovesMade => msg!("moves-made"),
            EngineError::HandicapCount => msg!("handicap-count"),
            EngineError::NoStone(point) => msg!("no-stone", point = point.as_str()),
            EngineError::NotEmpty(point) => msg!("point-not-empty", point = point.as_str()),
        })
    }

    /// Why a line game cannot start from a board.
    pub fn bad_line_setup(self, bad: BadLineSetup) -> String {
        self.say(match bad {
            BadLineSetup::TooSmall => msg!("line-setup-too-small", least = LineGame::MIN_LINES.to_string()),
            BadLineSetup::Five(color) => msg!("line-setup-five", side = self.side(color)),
        })
    }

    /// Who played a recorded game, and when and with what result, a line each, as far as the record says it.
    pub fn played(self, info: &Info) -> Vec<String> {
        let black = info.black.as_ref().map(|name| self.say(msg!("player-black", name = name.as_str())));
        let white = info.white.as_ref().map(|name| self.say(msg!("player-white", name = name.as_str())));
        let players = [black, white].into_iter().flatten().collect::<Vec<_>>().join(&self.say(msg!("between-players")));
        let result = info.result.as_ref().map(|result| self.say(msg!("with-result", result = result.to_string())));
        let when = self.listed(&[info.date.clone(), result].into_iter().flatten().collect::<Vec<_>>());
        [players, when].into_iter().filter(|line| !line.is_empty()).collect()
    }

    /// The same with the event, the opening and whatever else the record tells.
    pub fn game_told(self, info: &Info) -> Vec<String> {
        let round = info.round.as_ref().map(|round| self.say(msg!("with-round", round = round.as_str())));
        let event =
            self.listed(&[info.event.clone(), round, info.place.clone()].into_iter().flatten().collect::<Vec<_>>());
        let opening = info.opening.as_ref().map(|name| self.say(msg!("with-opening", name = name.as_str())));
        let told = info.told.iter().flat_map(|told| told.lines().map(str::to_string));
        let more = [event].into_iter().filter(|line| !line.is_empty()).chain(opening).chain(told);
        self.played(info).into_iter().chain(more).collect()
    }
}

/// How a point is written.
pub type PointName<'a> = &'a dyn Fn(Point) -> String;

impl Language {
    /// What a stone of a line game makes, and why that is forbidden where it is, a line each: a reason stands further
    /// to the right than what it is the reason for.
    pub fn judgement(self, judgement: &LineJudgement, name: PointName<'_>) -> Vec<String> {
        let text = |line| match line {
            ExplainedLine::Verdict(judgement) => self.verdict(judgement, name),
            ExplainedLine::VerdictAfter(judgement) => {
                self.say(msg!("line-after-this-move", verdict = self.verdict(judgement, name)))
            }
            ExplainedLine::Makes(found) => {
                let direction = self.say(match found.direction {
                    Direction::Row => msg!("direction-row"),
                    Direction::Column => msg!("direction-column"),
                    Direction::Rising => msg!("direction-rising"),
                    Direction::Falling => msg!("direction-falling"),
                });
                let shape = self.say(shape(&found.shape, name, self));
                self.say(msg!("line-makes", direction = direction, shape = shape))
            }
            ExplainedLine::Spoiled(point, spoiler) => {
                let reason = match spoiler {
                    Spoiler::Forbidden(judgement) => self.verdict(judgement, name),
                    Spoiler::Edge => self.say(msg!("spoiled-by-edge")),
                    Spoiler::Stone(at) => self.say(msg!("spoiled-by-stone", point = name(*at))),
                    Spoiler::Overline(at) if *at == point => self.say(msg!("spoiled-by-own-overline")),
                    Spoiler::Overline(at) => self.say(msg!("spoiled-by-overline", point = name(*at))),
                    Spoiler::Five => self.say(msg!("spoiled-by-five")),
                };
                self.say(msg!("line-spoiled", point = name(point), reason = reason))
            }
        };
        explained(judgement).into_iter().map(|(depth, line)| format!("{}{}", "  ".repeat(depth), text(line))).collect()
    }

    /// The verdict on a move, without a full stop.
    pub fn verdict(self, judgement: &LineJudgement, name: PointName<'_>) -> String {
        let point = name(judgement.point);
        let made = composition(judgement, self);
        let side = self.side(judgement.color);
        self.say(match judgement.verdict {
            LineVerdict::Five => msg!("line-five", point = point, side = side),
            LineVerdict::Forbidden => {
                let kinds = self.forbidden_kinds(&judgement.kinds);
                match combined(&judgement.composition(), self) {
                    Some(combined) => {
                        msg!("line-forbidden-combined", point = point, side = side, kinds = kinds, combined = combined)
                    }
                    None => msg!("line-forbidden", point = point, side = side, kinds = kinds, made = made),
                }
            }
            LineVerdict::Free => match judgement.color {
                Color::Black => msg!("line-not-forbidden", point = point, side = side, made = made),
                Color::White => msg!("line-free", point = point, side = side, made = made),
            },
        })
    }

    /// Fours and threes such as `4-3-3`, as the language writes them.
    pub fn fours_and_threes(self, composition: &str) -> String {
        let chinese = |sign| match sign {
            '4' => Some('四'),
            '3' => Some('三'),
            _ => None,
        };
        match self {
            Language::English => composition.to_string(),
            Language::Simplified | Language::Traditional => composition.chars().filter_map(chinese).collect(),
        }
    }

    /// Why a point is forbidden, in a few words without a capital.
    pub fn forbidden_kinds(self, kinds: &[ForbiddenKind]) -> String {
        let kind = |kind: &ForbiddenKind| {
            self.say(match kind {
                ForbiddenKind::Overline => msg!("kind-overline"),
                ForbiddenKind::FourFour => msg!("kind-four-four"),
                ForbiddenKind::ThreeThree => msg!("kind-three-three"),
            })
        };
        self.listed(&kinds.iter().map(kind).collect::<Vec<_>>())
    }
}

/// The fours and threes of a judgement, in brackets; empty where there are none.
pub(super) fn composition(judgement: &LineJudgement, words: Language) -> String {
    match judgement.composition() {
        none if none.is_empty() => none,
        some => words.say(msg!("in-brackets", text = some)),
    }
}

/// Fours and threes that are forbidden together (组合禁手), as the language writes them; `None` where there are not both.
fn combined(composition: &str, words: Language) -> Option<String> {
    (composition.contains('4') && composition.contains('3')).then(|| words.fours_and_threes(composition))
}

fn shape(shape: &StoneShape, name: PointName<'_>, words: Language) -> Message<'static> {
    let names =
        |points: &[Point], between: &str| points.iter().map(|&point| name(point)).collect::<Vec<_>>().join(between);
    let stones = names(shape.stones(), " ");
    let either = |points: &[Point]| names(points, &words.say(msg!("between-either")));
    match shape {
        StoneShape::Five { .. } => msg!("shape-five", stones = stones),
        StoneShape::Overline { .. } => msg!("shape-overline", stones = stones),
        StoneShape::Four { fives, .. } if fives.len() > 1 => {
            msg!("shape-open-four", stones = stones, points = either(fives))
        }
        StoneShape::Four { fives, .. } => msg!("shape-four", stones = stones, points = either(fives)),
        StoneShape::Three { .. } => match shape.open_fours().as_slice() {
            [] => msg!("shape-three", stones = stones),
            open => msg!("shape-open-three", stones = stones, points = either(open)),
        },
    }
}

#[cfg(test)]
mod tests {
    use liangyi_core::base::Size;
    use liangyi_core::line::{LineBoard, LineJudgement, LineRules, explain};

    use super::*;
    use crate::show::words::English;

    #[test]
    fn what_a_record_says_of_its_game_is_told_as_far_as_it_goes() {
        let of = |black: &str, white: &str, date: &str, result: &str| {
            let [black, white, date, result] =
                [black, white, date, result].map(|text| (!text.is_empty()).then(|| text.to_string()));
            English.played(&Info { black, white, date, result, ..Info::default() })
        };
        assert_eq!(
            of("江鑄久", "Li", "2024-05-01", "B+R"),
            ["江鑄久 (Black) against Li (White)", "2024-05-01, result B+R"]
        );
        assert_eq!(of("", "Li", "", "0"), ["Li (White)", "result 0"]);
        assert_eq!(of("", "", "", ""), [""; 0]);
    }

    /// What has a text of its own for the log says the same here.
    #[test]
    fn the_english_words_are_those_of_the_log() {
        let repeats = |rule, faced_by, after_move, board_only| {
            Illegal::Repeats(Repeats { rule, faced_by, after_move, board_only })
        };
        for reason in [
            Illegal::Occupied,
            Illegal::Suicide,
            repeats(Repetition::Simple, None, 0, false),
            repeats(Repetition::NoRegression, Some(Color::White), 7, true),
            repeats(Repetition::NoRegression, Some(Color::Black), 7, false),
            repeats(Repetition::Positional, None, 3, true),
            Illegal::NoVirtualMoves,
            Illegal::Drawn(12),
            Illegal::Over,
        ] {
            assert_eq!(English.illegal(&reason), reason.to_string());
        }
        let size = Size::square(9).expect("a size");
        let played = |mv| Played { color: Color::White, mv };
        let in_sequence =
            |mv| EngineError::IllegalInSequence { number: 3, played: played(mv), size, reason: Illegal::Suicide };
        for error in [
            EngineError::Illegal(Illegal::Occupied),
            in_sequence(Move::Play(size.point(2, 3))),
            in_sequence(Move::Virtual),
            EngineError::Setup(BadSetup::NotEmpty),
            EngineError::Setup(BadSetup::Repeated),
            EngineError::Setup(BadSetup::NoLiberty),
            EngineError::LineSetup(BadLineSetup::TooSmall),
            EngineError::LineSetup(BadLineSetup::Five(Color::White)),
            EngineError::TooFewMoves(1),
            EngineError::TooFewMoves(2),
            EngineError::NotLast,
            EngineError::MovesMade,
            EngineError::HandicapCount,
            EngineError::NoStone("C3".to_string()),
            EngineError::NotEmpty("C3".to_string()),
        ] {
            assert_eq!(English.engine_error(&error), error.to_string());
            let chinese = Language::Simplified.engine_error(&error);
            assert!(!chinese.chars().any(|sign| sign.is_ascii_lowercase()), "{chinese}");
        }
    }

    /// Every move has its number, virtual moves and passes included (计活子, article 8).
    #[test]
    fn a_record_numbers_every_move() {
        let size = Size::square(9).expect("a size");
        let names = PointNames::of_go(size);
        let played = |color, mv| Played { color, mv };
        let moves = [
            played(Color::Black, Move::Play(size.point(2, 3))),
            played(Color::White, Move::Virtual),
            played(Color::Black, Move::Pass),
        ];
        for (words, expected) in [
            (English, ["1 B C4", "2 W virtual", "3 B pass"]),
            (Language::Simplified, ["第1手，黑方C4", "第2手，白方虚着", "第3手，黑方放弃"]),
        ] {
            let lines: Vec<String> = (1..).zip(moves).map(|(number, mv)| words.recorded(number, mv, names)).collect();
            assert_eq!(lines, expected);
        }
    }

    /// Every point of positions with all kinds of shapes.
    #[test]
    fn the_english_reasons_of_a_judgement_are_those_of_the_log() {
        let size = Size::square(15).expect("a size");
        let name = |point| size.vertex(point).to_string();
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..40u64 {
            let mut board = LineBoard::new(size);
            let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
            for number in 0..60 {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let place = (state >> 33) as usize;
                let point = size.point(4 + place % 7, (place / 7) % 7);
                if board.at(point).is_none() {
                    board.place([Color::Black, Color::Black, Color::White][number % 3], point);
                }
            }
            for point in size.points().filter(|&point| board.at(point).is_none()) {
                for color in Color::BOTH {
                    let judgement = LineJudgement::new(&board, LineRules::RENJU, color, point);
                    let said = English.judgement(&judgement, &name);
                    assert_eq!(said, explain(&judgement, &name));
                    seen.extend(said.iter().flat_map(|line| line.split(' ').map(str::to_string)));
                }
            }
        }
        for word in ["overline", "open", "edge", "opponent's", "instead", "forbidden", "free", "wins", "after", "six"] {
            assert!(seen.contains(word), "{word}: {seen:?}");
        }
    }
}
