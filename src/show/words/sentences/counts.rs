//! Counts and what is doubtful about them, made-up boards and their sums.

use fluent_bundle::FluentValue;
use liangyi_core::base::{Color, PointForm, PointNames, PointSet};
use liangyi_core::game::{Illegal, Move};
use liangyi_core::rules::{ChineseUnit, Counting, Komi, Rules, Tax, Unit};
use liangyi_core::score::makeup::{Compared, MadeUp, MakeUpAction, MakeUpStep, NotRearranged};
use liangyi_core::score::{Exact, Reason, ResultUnit, Score, SumPart, WildRegions, debt, vertex_ranges};
use liangyi_core::sgf::{GameResult, WonBy};
use liangyi_engine::judge::{Certainty, ChainVerdict, Stage};

use super::rules::counted;
use crate::records::scoring::Doubt;
use crate::show::words::language::{Language, msg};

impl Language {
    /// In what a count is given, in a word without a capital.
    pub fn unit(self, unit: Unit) -> String {
        self.say(match unit {
            Unit::Points => msg!("unit-points"),
            Unit::Zi => msg!("unit-zi"),
            Unit::Stones => msg!("unit-stones"),
        })
    }

    /// Why a chain is called dead or living: its status, a line for each side to begin, and what a network
    /// says if one was asked.
    pub fn why(self, why: &ChainVerdict, names: PointNames) -> Vec<String> {
        let chain = why.chain.first().map_or(String::new(), |point| names.name(point));
        let status = if why.dead { msg!("chain-dead", chain = chain) } else { msg!("chain-alive", chain = chain) };
        let begun = why.begun.iter().map(|begun| {
            let end = self.say(if begun.captured { msg!("end-captured") } else { msg!("end-lives") });
            let certainty = self.say(match begun.certainty {
                Certainty::Proved => msg!("certainty-proved"),
                Certainty::Read => msg!("certainty-read"),
                Certainty::Estimated => msg!("certainty-estimated"),
            });
            let line: Vec<String> = begun
                .line
                .iter()
                .map(|mv| match mv {
                    Move::Play(point) => names.name(*point),
                    Move::Pass | Move::Virtual => self.no_point(*mv),
                })
                .collect();
            let line = if line.is_empty() { self.say(msg!("no-move-is-needed")) } else { line.join(" ") };
            let first = self.side(begun.first);
            self.say(msg!("begun", side = first, end = end, certainty = certainty, line = line))
        });
        let network = why.network.map(|[black, white]| {
            self.say(msg!("network-on-chain", black = format!("{black:.2}"), white = format!("{white:.2}")))
        });
        std::iter::once(self.say(status)).chain(begun).chain(network).collect()
    }

    /// Why a count may not be the result of its game, a sentence without a full stop.
    pub fn doubt(self, doubt: &Doubt, names: PointNames) -> String {
        let listed = |points: &PointSet| points.iter().map(|point| names.name(point)).collect::<Vec<_>>().join(" ");
        self.say(match doubt {
            Doubt::MarksGaps(points) => msg!("doubt-marks-gaps", points = listed(points)),
            Doubt::MarksMissing(points) => msg!("doubt-marks-missing", points = listed(points)),
            Doubt::MarksContradictory(points) => msg!("doubt-marks-contradictory", points = listed(points)),
            Doubt::NotPlayedOut(stated) => msg!("doubt-not-played-out", stated = stated.to_string()),
            Doubt::NoNaturalEnd => msg!("doubt-no-natural-end"),
            Doubt::Unfinished { open, area } => {
                msg!("doubt-unfinished", open = open.to_string(), area = area.to_string())
            }
            Doubt::UncertainStatus { confidence, chains } => {
                let vertices: Vec<String> = chains.iter().map(|&point| names.name(point)).collect();
                let confidence = format!("{confidence:.2}");
                msg!("doubt-uncertain-status", confidence = confidence, stones = vertices.join(" "))
            }
            Doubt::UnseenSize => msg!("doubt-unseen-size"),
            Doubt::FailedNetwork => msg!("doubt-failed-network"),
            Doubt::OtherResult { stated, counted } => {
                msg!("doubt-other-result", stated = stated.to_string(), counted = counted.to_string())
            }
        })
    }

    /// How a game was decided without a count according to its record, and that a count of the board as it stands
    /// follows, without a full stop.
    pub fn result_without_count(self, result: &GameResult) -> String {
        self.say(msg!("result-without-count", told = self.decided(result), result = result.to_string()))
    }

    /// What a record states as the result of its game, a sentence without a full stop; nothing where it is not known.
    pub fn record_states(self, text: &str) -> Option<String> {
        let result = text.parse().ok().filter(|result| *result != GameResult::Unknown)?;
        Some(self.say(msg!("record-states", told = self.decided(&result), result = text.trim())))
    }

    /// Who has won, and how if that was not by counting.
    fn decided(self, result: &GameResult) -> String {
        self.say(match result {
            GameResult::Won(winner, by) => {
                let side = self.side(*winner);
                match by {
                    WonBy::Resignation => msg!("won-by-resignation", side = side),
                    WonBy::Time => msg!("won-on-time", side = side),
                    WonBy::Forfeit => msg!("won-by-forfeit", side = side),
                    WonBy::Points(_) | WonBy::Zi(_) | WonBy::Number(_) | WonBy::Unstated => {
                        msg!("won", side = side)
                    }
                }
            }
            GameResult::Draw => msg!("a-draw"),
            GameResult::Void => msg!("no-result"),
            GameResult::BothLose => msg!("lost-by-both"),
            GameResult::Unknown => msg!("unknown-result"),
        })
    }

    /// That a record names rules by a text that nobody knows, so that its game is counted under `ruleset`.
    pub fn unknown_rules(self, text: &str, ruleset: &str) -> String {
        self.say(msg!("unknown-rules", text = text, ruleset = ruleset))
    }

    /// That the moves of a record cannot all be made under the rules that count it.
    pub fn counted_as_left(self, number: usize, reason: &Illegal, ruleset: &str) -> String {
        self.say(msg!("counted-as-left", number = number, reason = self.illegal(reason), ruleset = ruleset))
    }

    /// How far a position has come, in a notion of the texts on counting points and living stones; nothing under other
    /// rules, and where something is left to play for.
    pub fn stage(self, stage: Stage, counting: Counting) -> Option<String> {
        match (counting, stage) {
            (Counting::Points | Counting::LivingStones | Counting::Stones, Stage::Ideal) => {
                Some(self.say(msg!("stage-ideal")))
            }
            (Counting::Points | Counting::LivingStones | Counting::Stones, Stage::Uncontested) => {
                Some(self.say(msg!("stage-uncontested")))
            }
            (_, Stage::Ideal | Stage::Uncontested | Stage::Contested) => None,
        }
    }

    /// What a count under these rules is made of, in a line.
    pub fn count(self, rules: &Rules, score: &Score, names: PointNames) -> String {
        let mut parts = vec![self.say(counted(rules.counting))];
        if !rules.removal.takes_dead_off() {
            parts.push(self.say(msg!("count-nothing-removed")));
        }
        match rules.tax {
            Tax::None => {}
            Tax::Seki => parts.push(self.say(msg!("count-none-in-seki"))),
            Tax::All => parts.push(self.say(msg!("count-less-basic-eyes"))),
        }
        parts.extend(score.debt().map(|debt| debt_of(score, debt, self)));
        parts.extend(komi(score, self));
        parts.extend(score.wild.map(|wild| wild_regions(&wild, names, self)));
        match score.reason {
            Reason::Repetition => parts.push(self.say(msg!("drawn-by-repetition"))),
            Reason::NoResult => parts.push(self.say(msg!("no-result-by-cycle"))),
            Reason::Count | Reason::WildRegion | Reason::Unfilled => {}
        }
        self.listed(&parts)
    }
}

impl Language {
    /// What is done in a step of a board that is made up, in a line.
    pub fn step(self, step: &MakeUpStep) -> String {
        let touched = step.touched.len();
        self.say(match step.action {
            MakeUpAction::Stop => msg!("step-stop"),
            MakeUpAction::DeadOff => msg!("step-dead-off", count = touched),
            MakeUpAction::DebtPaid { side: color } => msg!("step-debt-paid", side = self.side(color), count = touched),
            MakeUpAction::EqualTerritory { points } => msg!("step-equal-territory", count = points),
            MakeUpAction::EqualStones { in_bowl } => msg!("step-equal-stones", count = in_bowl),
            MakeUpAction::Refill { left: [0, 0] } => msg!("step-refill"),
            MakeUpAction::Refill { left: [black, white] } => msg!("step-refill-left", black = black, white = white),
            MakeUpAction::Surplus { side: color } => msg!("step-surplus", side = self.side(color), count = touched),
            MakeUpAction::Remainder { side: color } => msg!("step-remainder", side = self.side(color), count = touched),
            MakeUpAction::Fill => msg!("step-fill"),
            MakeUpAction::FillPublic if touched % 2 == 1 => msg!("step-fill-public-odd"),
            MakeUpAction::FillPublic => msg!("step-fill-public"),
            MakeUpAction::FillButEyes => msg!("step-fill-but-eyes"),
            MakeUpAction::EyesAside => msg!("step-eyes-aside"),
            MakeUpAction::Gather => msg!("step-gather"),
            MakeUpAction::Tens { side, points, stones } => {
                msg!("step-tens", side = self.side(side), points = points, stones = stones)
            }
        })
    }

    /// The komi under a count with this unit, `first` moving first. For 计枰点 it is what moving first is worth (先下贴点),
    /// where the other side gets it.
    pub fn komi(self, komi: Komi, unit: Unit, counting: Counting, first: Color) -> String {
        let is_paid_by_first = komi.thousandths() * first.sign() > 0;
        self.say(match (unit, counting.facts().chinese_unit) {
            (Unit::Zi, _) => {
                msg!("part-komi-zi", komi = self.mixed(&(Exact::from(komi) * Exact::fraction(1, 2))))
            }
            (Unit::Points | Unit::Stones, ChineseUnit::Dian) if is_paid_by_first => {
                msg!("part-komi-of-first-move", komi = komi.to_string())
            }
            (Unit::Points | Unit::Stones, ChineseUnit::Dian | ChineseUnit::Zi | ChineseUnit::Mu) => {
                msg!("part-komi", komi = komi.to_string())
            }
        })
    }

    /// What a board that somebody has rearranged is, without a full stop.
    pub fn rearranged(self, made: &MadeUp) -> String {
        let board = made.last();
        self.say(match made.compared {
            Compared::Stones => msg!("equal-territory-board", count = board.owned[0].len()),
            Compared::Territory | Compared::Points | Compared::Zi => {
                msg!("equal-stones-board", count = board.board.stones(Color::Black).len())
            }
        })
    }

    /// Why a position is no board that was rearranged, without a full stop.
    pub fn not_rearranged(self, error: &NotRearranged) -> String {
        self.say(match *error {
            NotRearranged::NoExchange => msg!("nothing-to-exchange"),
            NotRearranged::OtherMethod(method) => msg!("method-leaves-no-such-board", method = method.name()),
            NotRearranged::Unequal { territory: [black, white], stones } => {
                msg!("not-rearranged", black = black, white = white, blackstones = stones[0], whitestones = stones[1])
            }
        })
    }

    /// A mixed number; in Chinese as 新应氏, article 10.4, writes it: 184又1/4.
    pub(super) fn mixed(self, number: &Exact) -> String {
        let text = number.to_string();
        match self {
            Language::English => text,
            Language::Simplified | Language::Traditional => text.replace(' ', "又"),
        }
    }

    /// What Black's count has to exceed, and White's (归本数).
    pub fn par(self, [black, white]: &[Exact; 2]) -> String {
        self.say(msg!("par", black = self.mixed(black), white = self.mixed(white)))
    }

    /// What the sums of a made-up board are made of, as the text of the count takes them together, side by side.
    pub fn side_sums(self, made: &MadeUp) -> [String; 2] {
        let counting = made.score.counting;
        Color::BOTH.map(|color| {
            let sum = &made.sums[color.index()];
            let parts: Vec<String> =
                sum.parts.iter().map(|(part, count)| self.sum_part(*part, count, counting)).collect();
            let total = self.sum_total(&sum.total(), counting);
            self.say(msg!("sum-of-side", side = self.side(color), parts = self.listed(&parts), total = total))
        })
    }

    fn sum_part(self, part: SumPart, count: &Exact, counting: Counting) -> String {
        // What is less than nothing is said to be.
        let signed = self.mixed(count);
        let count = self.mixed(&count.abs());
        // So that English knows one from several.
        let whole = FluentValue::try_number(&count);
        self.say(match (part, counting) {
            (SumPart::Stones, Counting::Points | Counting::LivingStones | Counting::Stones) => {
                msg!("sum-board-stones", count = whole)
            }
            (SumPart::Stones, Counting::Area | Counting::WildArea) => msg!("sum-living-stones", count = whole),
            (SumPart::Stones, Counting::Proportional | Counting::Majority | Counting::Territory) => {
                msg!("sum-stones", count = whole)
            }
            (SumPart::Filled, _) => msg!("sum-filled", count = count),
            (SumPart::Territory, Counting::Area) => msg!("sum-surrounded", count = whole),
            (SumPart::Territory, Counting::WildArea) => msg!("sum-own-territory", count = whole),
            (SumPart::Territory, Counting::Territory) => msg!("part-points", points = count),
            (
                SumPart::Territory,
                Counting::Points
                | Counting::LivingStones
                | Counting::Stones
                | Counting::Proportional
                | Counting::Majority,
            ) => msg!("sum-empty-points", count = whole),
            (SumPart::Liberties, _) => msg!("sum-liberties", count = whole),
            (SumPart::Shared, Counting::Area) => msg!("sum-between-half", count = count),
            (SumPart::Shared, Counting::WildArea) => msg!("sum-touched-half", count = count),
            (
                SumPart::Shared,
                Counting::Points
                | Counting::LivingStones
                | Counting::Stones
                | Counting::Proportional
                | Counting::Majority
                | Counting::Territory,
            ) => msg!("sum-public-half", count = count),
            (SumPart::Regions, _) => msg!("sum-regions", count = count),
            (SumPart::GroupTax, _) => msg!("sum-group-tax", count = count),
            (SumPart::Prisoners, _) => msg!("part-prisoners", count = whole),
            (SumPart::HandedOver, _) => msg!("part-for-passes", count = whole),
            (SumPart::HandicapBonus, _) => msg!("sum-handicap-bonus", count = signed),
        })
    }

    fn sum_total(self, total: &Exact, counting: Counting) -> String {
        let count = self.mixed(total);
        let facts = counting.facts();
        self.say(match facts.chinese_unit {
            ChineseUnit::Zi if facts.stones_alone => msg!("sum-total-stones", count = count),
            ChineseUnit::Zi => msg!("sum-total-zi", count = count),
            ChineseUnit::Dian => msg!("sum-total-points", count = count),
            ChineseUnit::Mu => msg!("sum-total-territory", count = count),
        })
    }

    /// The result in a unit; in 子 in the characters and with the brackets of the language, in English as the texts
    /// have it.
    pub fn result_in(self, score: &Score, unit: ResultUnit) -> String {
        if score.reason == Reason::Unfilled {
            // Why stands after it.
            return score.result();
        }
        let text = score.result_in(unit);
        let full_width = |sign| match sign {
            '(' => '（',
            ')' => '）',
            sign => sign,
        };
        let traditional = |sign| match sign {
            '胜' => '勝',
            '点' => '點',
            '无' => '無',
            '负' => '負',
            sign => sign,
        };
        match (unit, self) {
            (ResultUnit::Own, _) | (ResultUnit::Zi, Language::English) => text,
            (ResultUnit::Zi, Language::Simplified) => text.chars().map(full_width).collect(),
            (ResultUnit::Zi, Language::Traditional) => text.chars().map(full_width).map(traditional).collect(),
        }
    }

    /// The sums of a made-up board in a line: what is compared, what is taken off, the result and what decided it.
    pub fn sums(self, made: &MadeUp, unit: ResultUnit, form: PointForm) -> String {
        let score = &made.score;
        let compared = self.say(match made.compared {
            Compared::Points => msg!("compared-points"),
            Compared::Zi => msg!("compared-zi"),
            Compared::Stones => msg!("compared-stones"),
            Compared::Territory => msg!("compared-territory"),
        });
        let [black, white] = Color::BOTH.map(|color| {
            let count = [&score.black, &score.white][color.index()].to_string();
            let prisoners = prisoners(made, color, self);
            self.say(msg!("side-count", side = self.side(color), count = count, prisoners = prisoners))
        });
        let mut parts = vec![black, white];
        if score.handicap_bonus != 0 {
            parts.push(self.say(msg!("part-handicap-bonus", points = score.handicap_bonus.to_string())));
        }
        parts.extend(komi(score, self));
        parts.extend(debt(made.owed).map(|debt| debt_of(score, debt, self)));
        let parts = self.listed(&parts);
        let result = self.result_in(score, unit);
        let text = self.say(msg!("sums", compared = compared, parts = parts, result = result));
        let why = match (score.reason, score.wild) {
            (_, Some(wild)) => wild_regions(&wild, PointNames::of_go(made.last().board.size()).in_form(form), self),
            (Reason::Repetition, None) => self.say(msg!("drawn-by-repetition")),
            (Reason::NoResult, None) => self.say(msg!("no-result-by-cycle")),
            (Reason::Count | Reason::WildRegion | Reason::Unfilled, None) => return text,
        };
        self.say(msg!("sums-with-reason", sums = text, reason = why))
    }
}

/// The komi in the unit of the count; `None` where there is none.
fn komi(score: &Score, words: Language) -> Option<String> {
    (score.komi.thousandths() != 0).then(|| words.komi(score.komi, score.unit, score.counting, score.first))
}

/// What a side owes for its extra moves, or for the last stone.
fn debt_of(score: &Score, (debtor, points): (Color, u32), words: Language) -> String {
    let (side, points) = (words.side(debtor), points.to_string());
    words.say(if score.last_stone {
        msg!("part-last-stone", side = side, points = points)
    } else {
        msg!("part-debt", side = side, points = points)
    })
}

/// Why a game was lost for laziness, or cannot be counted yet.
fn wild_regions(wild: &WildRegions, names: PointNames, words: Language) -> String {
    let regions = vertex_ranges(names, &wild.regions);
    words.say(match wild.offered_first {
        Some(color) => msg!("lazy-loss", side = words.side(color), regions = regions),
        None => msg!("unfilled", regions = regions),
    })
}

/// The parts of a side's territory count, in brackets: points, prisoners and the stones handed over to it for passes.
/// Nothing for other counts.
fn prisoners(made: &MadeUp, color: Color, words: Language) -> String {
    let (score, piles) = (&made.score, &made.last_step().piles);
    if !score.counting.facts().prisoners {
        return String::new();
    }
    let other = color.opponent().index();
    let (taken, passes) = (piles.prisoners[other], piles.handed_over[other]);
    let count = [&score.black, &score.white][color.index()].clone();
    let points = count - Exact::from(taken + passes);
    let mut parts = vec![
        words.say(msg!("part-points", points = points.to_string())),
        words.say(msg!("part-prisoners", count = taken)),
    ];
    if passes > 0 {
        parts.push(words.say(msg!("part-for-passes", count = passes)));
    }
    words.say(msg!("in-brackets", text = words.listed(&parts)))
}
