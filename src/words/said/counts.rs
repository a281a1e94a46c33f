//! Counts and what is doubtful about them.

use liangyi_core::base::PointNames;
use liangyi_core::game::Move;
use liangyi_core::rules::{Rules, Tax, Unit};
use liangyi_core::score::Score;
use liangyi_core::sgf::{GameResult, WonBy};
use liangyi_engine::judge::{Certainty, Why};

use super::{clauses, sums};
use crate::scoring::Doubt;
use crate::words::message::msg;
use crate::words::spoken::Spoken;

impl Spoken {
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
    pub fn why(self, why: &Why, names: PointNames) -> Vec<String> {
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
        self.say(match doubt {
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
            Doubt::OtherResult { stated, counted } => {
                msg!("doubt-other-result", stated = stated.to_string(), counted = counted.to_string())
            }
        })
    }

    /// How a game was decided without a count according to its record, and that a count of the board as it stands
    /// follows, without a full stop.
    pub fn result_without_count(self, result: &GameResult) -> String {
        let told = match result {
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
            GameResult::Unknown => msg!("unknown-result"),
        };
        self.say(msg!("result-without-count", told = self.say(told), result = result.to_string()))
    }

    /// That a record names rules by a text that nobody knows, so that its game is counted under `ruleset`.
    pub fn unknown_rules(self, text: &str, ruleset: &str) -> String {
        self.say(msg!("unknown-rules", text = text, ruleset = ruleset))
    }

    /// What a count under these rules is made of, in a line.
    pub fn count(self, rules: &Rules, score: &Score, names: PointNames) -> String {
        let mut parts = vec![self.say(clauses::counted(rules.counting))];
        if !rules.removal.takes_dead_off() {
            parts.push(self.say(msg!("count-nothing-removed")));
        }
        match rules.tax {
            Tax::None => {}
            Tax::Seki => parts.push(self.say(msg!("count-none-in-seki"))),
            Tax::All => parts.push(self.say(msg!("count-less-basic-eyes"))),
        }
        parts.extend(score.debt().map(|(debtor, points)| sums::debt_of(debtor, points, self)));
        parts.extend(sums::komi(score, self));
        parts.extend(score.lazy.map(|lazy| sums::lazy_loss(&lazy, names, self)));
        self.listed(&parts)
    }
}
