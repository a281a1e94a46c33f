//! Counts and what is doubtful about them, in English.

use liangyi_core::base::{PointForm, PointNames};
use liangyi_core::game::Move;
use liangyi_core::rules::{Counting, Removal, Rules, Tax};
use liangyi_core::score::makeup::MakeUpStep;
use liangyi_core::score::{MadeUp, ResultUnit, Score};
use liangyi_engine::judge::{Certainty, Why};

use liangyi_core::sgf::{GameResult, WonBy};

use super::{English, sums};
use crate::scoring::Doubt;
use crate::words::table::CountWords;

impl CountWords for English {
    fn step(&self, step: &MakeUpStep) -> String {
        sums::step(step)
    }

    fn sums(&self, made: &MadeUp, unit: ResultUnit, form: PointForm) -> String {
        sums::sums(made, unit, form)
    }

    fn why(&self, why: &Why, names: PointNames) -> Vec<String> {
        let chain = why.chain.first().map_or(String::new(), |point| names.name(point));
        let status = if why.dead { "dead" } else { "alive" };
        let begun = why.begun.iter().map(|begun| {
            let (first, end) = (begun.first, if begun.captured { "captured" } else { "lives" });
            let certainty = match begun.certainty {
                Certainty::Proved => "proved",
                Certainty::Read => "read, if the stones around stand",
                Certainty::Estimated => "estimated",
            };
            let line: Vec<String> = begun.line.iter().map(|mv| played(*mv, names)).collect();
            let line = if line.is_empty() { "no move is needed".to_string() } else { line.join(" ") };
            format!("{first} begins: {end} ({certainty}): {line}")
        });
        let network = why.network.map(|[black, white]| {
            format!("the network (1 lives, -1 captured): {black:.2} if Black begins, {white:.2} if White does")
        });
        std::iter::once(format!("{chain}: {status}")).chain(begun).chain(network).collect()
    }

    fn doubt(&self, doubt: &Doubt, names: PointNames) -> String {
        match doubt {
            Doubt::NotPlayedOut(stated) => format!("RE[{stated}]: the game was not played to its end"),
            Doubt::NoNaturalEnd => "the game has not come to its natural end".to_string(),
            Doubt::Unfinished { open, area } => {
                format!("the game does not look finished: {open} of {area} points are open")
            }
            Doubt::UncertainStatus { confidence, chains } => {
                let vertices: Vec<String> = chains.iter().map(|&point| names.name(point)).collect();
                let vertices = vertices.join(" ");
                format!("whether these stones are dead is uncertain (confidence {confidence:.2}): {vertices}")
            }
            Doubt::UnseenSize => {
                "the network has not learnt from boards of this size: playouts have judged".to_string()
            }
            Doubt::OtherResult { stated, counted } => format!("the file has RE[{stated}], the count is {counted}"),
        }
    }

    fn result_without_count(&self, result: &GameResult) -> String {
        let told = match result {
            GameResult::Won(winner, by) => {
                let how = match by {
                    WonBy::Resignation => " by resignation",
                    WonBy::Time => " on time",
                    WonBy::Forfeit => " by forfeit",
                    WonBy::Points(_) | WonBy::Zi(_) | WonBy::Number(_) | WonBy::Unstated => "",
                };
                format!("{winner} wins{how}")
            }
            GameResult::Draw => "a draw".to_string(),
            GameResult::Void => "no result".to_string(),
            GameResult::Unknown => "an unknown result".to_string(),
        };
        format!("{told}, {result}; the count of the board as it stands:")
    }

    fn unknown_rules(&self, text: &str, ruleset: &str) -> String {
        format!("RU[{text}] is no ruleset that is known: counted under {ruleset}")
    }

    fn count(&self, rules: &Rules, score: &Score, names: PointNames) -> String {
        let mut parts = vec![
            match rules.counting {
                Counting::Area | Counting::Points => "stones and surrounded points",
                Counting::LivingStones => "living stones: eyes do not count",
                Counting::Stones => "the stones on the board and nothing else",
                Counting::WildArea => "in 子: Black needs half the board and half the komi",
                Counting::Proportional => "regions shared by the stones around them",
                Counting::Majority => "regions go to the majority around them",
                Counting::Territory => "surrounded points and prisoners",
            }
            .to_string(),
        ];
        if rules.removal == Removal::Never {
            parts.push("nothing removed".to_string());
        }
        match rules.tax {
            Tax::None => {}
            Tax::Seki => parts.push("none in seki".to_string()),
            Tax::All => parts.push("less the basic eyes".to_string()),
        }
        if let Some((debtor, points)) = score.debt() {
            parts.push(format!("{debtor} owes {points} for extra moves"));
        }
        parts.extend(sums::komi(score));
        parts.extend(score.lazy.map(|lazy| sums::lazy_loss(&lazy, names)));
        parts.join(", ")
    }
}

/// A move by the names of points.
fn played(mv: Move, names: PointNames) -> String {
    match mv {
        Move::Play(point) => names.name(point),
        Move::Virtual | Move::Pass => mv.display(names.size).to_string(),
    }
}
