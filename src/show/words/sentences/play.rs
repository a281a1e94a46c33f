//! A game between persons and the engine, and the network that it plays with.

use liangyi_arena::visible::visible;
use liangyi_core::base::{Color, PointNames};
use liangyi_core::score::ResultUnit;
use liangyi_core::score::makeup::TooMuchTerritory;
use liangyi_engine::engine::LEVELS;
use liangyi_engine::policy::NoHumanNetwork;
use liangyi_net::inputs::{BadProfile, Rank};

use crate::protocol::InternalError;
use crate::records::networks::{NetworkNotice, NetworkUse};
use crate::show::states::OfferMeans;
use crate::show::words::language::{Language, msg};
use crate::table::{Count, Refusal, Seats, TurnFailure};

/// A candidate of a search with its moves as they are written.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownCandidate<'a> {
    /// The side to move.
    pub color: Color,
    /// The move.
    pub mv: &'a str,
    /// Its win rate for that side, 0 to 1.
    pub win_rate: f64,
    /// Its lead in points, where there are points.
    pub lead: Option<f64>,
    /// The number of its playouts.
    pub visits: u64,
    /// In how many moves of both sides that side wins, or, negative, loses, whatever the other one does, where that is
    /// known.
    pub wins_in: Option<i32>,
    /// It and the moves expected after it.
    pub line: &'a [String],
}

impl Language {
    /// Who plays which side, as a sentence to the person.
    pub fn seats(self, seats: Seats) -> String {
        self.say(match seats {
            Seats::One(color) => msg!("seats-one", side = self.side(color)),
            Seats::Both => msg!("seats-both"),
            Seats::Neither => msg!("seats-neither"),
        })
    }

    /// That the engine searches for a move of this side.
    pub fn thinks(self, color: Color) -> String {
        self.say(msg!("thinks", side = self.side(color)))
    }

    /// That a side has made a move, which is written like this.
    pub fn plays(self, color: Color, mv: &str) -> String {
        self.say(msg!("plays", side = self.side(color), move = mv))
    }

    /// That a side resigns.
    pub fn resigns(self, color: Color) -> String {
        self.say(msg!("resigns", side = self.side(color)))
    }

    /// That the engine cannot move for this side, and that the person plays on for both, in sentences.
    pub fn cannot_move(self, color: Color, failure: &TurnFailure) -> String {
        let why = match failure {
            TurnFailure::Engine(error) => self.engine_error(error),
            TurnFailure::Internal(InternalError) => self.say(msg!("internal-error")),
        };
        self.say(msg!("cannot-move", side = self.side(color), why = why))
    }

    /// A rank of persons, which is named as `5k` or `3d`.
    pub fn rank(self, name: &str) -> String {
        let Ok(rank) = name.parse::<Rank>() else { return visible(name).into_owned() };
        let name = rank.to_string();
        let (number, kind) = name.split_at(name.len() - 1);
        self.say(msg!("rank", number = number, kind = kind))
    }

    /// Several ranks.
    pub fn ranks(self, names: &[String]) -> String {
        let names: Vec<String> = names.iter().map(|name| self.rank(name)).collect();
        names.join(&self.say(msg!("between-points")))
    }

    /// Why what was typed is neither a level nor a rank.
    pub fn no_level(self, error: &BadProfile) -> String {
        let most = LEVELS.len().to_string();
        self.say(msg!("typed-no-level", word = visible(&error.text), most = most, nearest = self.ranks(&error.nearest)))
    }

    /// Why the engine does not move as persons do.
    pub fn no_human_network(self, error: &NoHumanNetwork) -> String {
        self.say(match error {
            NoHumanNetwork::Absent => msg!("no-human-network"),
            NoHumanNetwork::LineGame => msg!("no-persons-in-line-games"),
            NoHumanNetwork::Unreadable(why) => msg!("unread-human-network", why = visible(why)),
        })
    }

    /// Why what the person wants is not done, without a full stop.
    pub fn refusal(self, refusal: &Refusal) -> String {
        self.say(match refusal {
            Refusal::Over | Refusal::Resigned => msg!("illegal-over"),
            Refusal::NothingToTakeBack => msg!("refusal-nothing-to-take-back"),
            Refusal::NotCounted => msg!("refusal-not-counted"),
            Refusal::Unfilled => msg!("reason-not-countable"),
            Refusal::Engine(error) => return self.engine_error(error),
            Refusal::Territory(TooMuchTerritory { wanted, most }) => {
                msg!("too-much-territory", wanted = wanted.to_string(), most = most.to_string())
            }
        })
    }

    /// That a side has won, as the other has resigned.
    pub fn won_by_resignation(self, winner: Color) -> String {
        self.say(msg!("won-by-resignation", side = self.side(winner)))
    }

    /// After how a game stands, that a side offers to stop or end it; `None` where that is no more than its pass.
    pub fn offer(self, state: &str, color: Color, means: OfferMeans) -> Option<String> {
        let side = self.side(color);
        Some(self.say(match means {
            OfferMeans::Stop => msg!("state-offer-stop", state = state, side = side),
            OfferMeans::Rest => msg!("state-offer-rest", state = state, side = side),
            OfferMeans::End => msg!("state-offer-end", state = state, side = side),
            OfferMeans::Unchanged => msg!("state-offer-unchanged", state = state, side = side),
            OfferMeans::Pass => return None,
        }))
    }

    /// That a game has ended, as a sentence.
    pub fn has_ended(self) -> String {
        self.say(msg!("has-ended"))
    }

    /// That a game has stopped and that play may go on, this side first, as a sentence; a stop is called as the offers
    /// that led to it are.
    pub fn has_stopped(self, first: Color, offers: OfferMeans) -> String {
        let side = self.side(first);
        self.say(match offers {
            OfferMeans::Rest => msg!("has-come-to-rest", side = side),
            OfferMeans::Stop | OfferMeans::End | OfferMeans::Unchanged | OfferMeans::Pass => {
                msg!("has-stopped", side = side)
            }
        })
    }

    /// That the position after so many moves has come back, which leaves a game without a result if both sides agree,
    /// as a sentence.
    pub fn has_no_result(self, before: usize) -> String {
        self.say(msg!("has-no-result", number = before.to_string()))
    }

    /// A count: the sums, the dead stones, and what is in doubt, a line each.
    pub fn play_count(self, count: &Count, names: PointNames) -> Vec<String> {
        let mut lines = vec![self.sums(&count.made, ResultUnit::Own, names.form)];
        if !count.dead.is_empty() {
            let points: Vec<String> = count.dead.iter().map(|point| names.name(point)).collect();
            lines.push(self.say(msg!("cause-dead-stones", stones = points.join(" "))));
        }
        lines.extend(self.stage(count.stage, count.made.score.counting));
        if !count.is_over {
            lines.push(self.say(msg!("not-over")));
        }
        lines
    }

    /// A move that a search has found, in a line.
    pub fn candidate(self, candidate: &ShownCandidate<'_>) -> String {
        let ShownCandidate { color, mv, win_rate, lead, visits, wins_in, line } = candidate;
        if let Some(moves) = wins_in {
            let winner = if *moves > 0 { *color } else { color.opponent() };
            let (side, moves, line) = (self.side(winner), moves.abs().to_string(), line.join(" "));
            return self.say(msg!("candidate-wins", move = *mv, side = side, moves = moves, line = line));
        }
        let lead = lead.map_or(String::new(), |lead| self.say(msg!("candidate-lead", lead = format!("{lead:+.1}"))));
        let (win_rate, visits, line) = (format!("{:.0}", 100.0 * win_rate), visits.to_string(), line.join(" "));
        self.say(msg!(
            "candidate",
            move = *mv,
            side = self.side(*color),
            rate = win_rate,
            lead = lead,
            visits = visits,
            line = line
        ))
    }

    /// That no search has been made for a move.
    pub fn no_search(self) -> String {
        self.say(msg!("no-search"))
    }

    /// That the engine has made no move yet.
    pub fn no_engine_move(self) -> String {
        self.say(msg!("no-engine-move"))
    }
}

impl Language {
    /// Which network is used that nobody has named, in a line.
    pub fn network_notice(self, notice: &NetworkNotice, purpose: NetworkUse) -> String {
        let verb = self.say(match purpose {
            NetworkUse::Play => msg!("network-plays"),
            NetworkUse::Judge => msg!("network-judges"),
        });
        self.say(match notice {
            NetworkNotice::Found(name, file) => {
                let file = visible(&file.to_string_lossy()).into_owned();
                msg!("network-found", verb = verb, name = name.to_string(), file = file)
            }
            NetworkNotice::Missing => msg!("network-missing", verb = verb),
            NetworkNotice::Damaged(error) => {
                msg!("network-damaged", verb = verb, error = visible(&error.to_string()).into_owned())
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::show::words::English;

    #[test]
    fn what_the_engine_cannot_do_is_said_in_every_language() {
        let too_much = TooMuchTerritory { wanted: 9, most: 4 };
        let (internal, refused) = (TurnFailure::Internal(InternalError), Refusal::Territory(too_much));
        assert_eq!(English.refusal(&refused), too_much.to_string());
        let said = English.cannot_move(Color::Black, &internal);
        assert_eq!(said, format!("Black cannot move: {InternalError}. You play both sides now."));
        for language in [Language::Simplified, Language::Traditional] {
            let said = language.cannot_move(Color::Black, &internal) + &language.refusal(&refused);
            assert!(!said.contains(|sign: char| sign.is_ascii_alphabetic()), "{said}");
        }
    }
}
