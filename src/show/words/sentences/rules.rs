//! Rulesets, and what their axes say.

use liangyi_core::rules::clauses::{Clause, PassClause, PublicPointsClause, RemovalClause, TaxClause};
use liangyi_core::rules::{
    Counting, Ending, HandicapBonus, PublicPoints, Removal, Repetition, Rules, Suicide, Tax, Unit,
};
use liangyi_core::score::par;

use crate::show::words::language::{Language, Message, msg};

/// The words on a ruleset that comes with the program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulesetWords {
    /// Its name in the language, where that is another one than the catalogue's.
    pub name: Option<String>,
    /// What it is, in a line.
    pub summary: String,
    /// Where the rules come from: articles of the text, or the organisation that publishes them.
    pub source: String,
    /// What the axes do not say: its articles in short, a sentence each. Every language has as many, in the same order.
    pub articles: Vec<String>,
}

/// A line that the explanation of a ruleset may have; each has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Where it comes from.
    Source,
    /// Its other names.
    Aliases,
    /// Its name in SGF files.
    InSgf,
    /// The board that is played on.
    Board,
    /// What a side's count has to exceed.
    Par,
    /// What the axes do not say.
    Articles,
    /// The axes with their values.
    Axes,
}

impl Language {
    /// A ruleset or line game that comes with the program, by its name.
    pub fn ruleset(self, key: &str) -> RulesetWords {
        self.ruleset_words(format!("ruleset-{key}"))
    }

    /// An opening rule, by its name.
    pub fn opening_rule(self, key: &str) -> RulesetWords {
        self.ruleset_words(format!("opening-rule-{key}"))
    }

    fn ruleset_words(self, key: String) -> RulesetWords {
        let message = Message::new(key, Vec::new());
        let mut words = RulesetWords::default();
        for (part, text) in self.parts(&message) {
            match part {
                "name" => words.name = Some(text),
                "source" => words.source = text,
                _ => words.articles.push(text),
            }
        }
        RulesetWords { summary: self.say(message), ..words }
    }

    /// What a ruleset of the user's is, whose file does not say it.
    pub fn own_summary(self, based_on: &str) -> String {
        self.say(msg!("own-summary", ruleset = based_on))
    }

    /// Where a ruleset of the user's comes from, whose file does not say it.
    pub fn own_source(self) -> String {
        self.say(msg!("own-source"))
    }

    /// The name of a fact.
    pub fn fact(self, fact: Fact) -> String {
        self.say(match fact {
            Fact::Source => msg!("fact-source"),
            Fact::Aliases => msg!("fact-aliases"),
            Fact::InSgf => msg!("fact-in-sgf"),
            Fact::Board => msg!("fact-board"),
            Fact::Par => msg!("fact-par"),
            Fact::Articles => msg!("fact-articles"),
            Fact::Axes => msg!("fact-axes"),
        })
    }

    /// The columns of a table of rulesets: its name, its Chinese name, what it is, where it comes from.
    pub fn columns(self) -> [String; 4] {
        [msg!("column-ruleset"), msg!("column-chinese"), msg!("column-summary"), msg!("column-source")]
            .map(|column| self.say(column))
    }

    /// The board that a game of Go is played on if the user says nothing, with this number of lines.
    pub fn board(self, lines: u8) -> String {
        self.say(msg!("default-board", lines = lines.to_string()))
    }

    /// What Black's count has to exceed, and White's (归本数), on a board with this number of lines; `None` under rules by
    /// which one count does not give the other.
    pub fn par_of_rules(self, rules: &Rules, lines: u8) -> Option<String> {
        let area = usize::from(lines) * usize::from(lines);
        let [black, white] = par(rules, area)?.map(|count| self.mixed(&count));
        Some(self.say(msg!("par-of-rules", black = black, white = white, lines = lines.to_string())))
    }

    /// The board that a line game is played on if the user says nothing, with this number of lines.
    pub fn line_board(self, lines: u8) -> String {
        self.say(msg!("default-line-board", lines = lines.to_string()))
    }

    /// That no axis differs from this ruleset.
    pub fn same_as(self, ruleset: &str) -> String {
        self.say(msg!("same-axes", ruleset = ruleset))
    }

    /// Above the axes that differ from this ruleset.
    pub fn differs_from(self, ruleset: &str) -> String {
        self.say(msg!("differing-axes", ruleset = ruleset))
    }
}

impl Language {
    /// What the value of an axis says, a sentence.
    pub fn clause(self, clause: Clause) -> String {
        self.say(match clause {
            Clause::First(color) => msg!("clause-first", side = self.side(color)),
            Clause::Komi => msg!("clause-komi"),
            Clause::Repetition(repetition) => of_repetition(repetition),
            Clause::Suicide(suicide) => of_suicide(suicide),
            Clause::VirtualMoves(true) => msg!("clause-virtual-moves"),
            Clause::VirtualMovesArePasses => msg!("clause-virtual-moves-are-passes"),
            Clause::VirtualMoves(false) => msg!("clause-no-virtual-moves"),
            Clause::VirtualPass(true) => msg!("clause-virtual-pass"),
            Clause::VirtualPass(false) => msg!("clause-no-virtual-pass"),
            Clause::Ending(ending) => of_ending(ending),
            Clause::Counting(counting) => of_counting(counting),
            Clause::Tax(tax) => of_tax(tax),
            Clause::PublicPoints(points) => of_public_points(points),
            Clause::Removal(RemovalClause::Axis(Removal::Agreed)) => msg!("clause-removal-agreed"),
            Clause::Removal(RemovalClause::Axis(Removal::Never)) => msg!("clause-removal-never"),
            Clause::Removal(RemovalClause::Confirmed) => msg!("clause-removal-confirmed"),
            Clause::Removal(RemovalClause::PlayedOn) => msg!("clause-removal-played-on"),
            Clause::ExtraMoves(true) => msg!("clause-extra-moves"),
            Clause::ExtraMoves(false) => msg!("clause-no-extra-moves"),
            Clause::LastStone(true) => msg!("clause-last-stone"),
            Clause::LastStone(false) => msg!("clause-no-last-stone"),
            Clause::HandicapBonus(HandicapBonus::Zero) => msg!("clause-handicap-bonus-zero"),
            Clause::HandicapBonus(HandicapBonus::OneLess) => msg!("clause-handicap-bonus-one-less"),
            Clause::HandicapBonus(HandicapBonus::Full) => msg!("clause-handicap-bonus-full"),
            Clause::Button(true) => msg!("clause-button"),
            Clause::Button(false) => msg!("clause-no-button"),
            Clause::DeadAtAPass(dead) => of_dead_at_a_pass(dead),
            Clause::Unit(unit) => of_unit(unit),
        })
    }
}

fn of_repetition(repetition: Repetition) -> Message<'static> {
    match repetition {
        Repetition::Simple => msg!("clause-repetition-simple"),
        Repetition::Positional => msg!("clause-repetition-positional"),
        Repetition::Situational => msg!("clause-repetition-situational"),
        Repetition::NoRegression => msg!("clause-repetition-no-regression"),
        Repetition::TwoMoveWindow => msg!("clause-repetition-two-move-window"),
        Repetition::SincePass => msg!("clause-repetition-since-pass"),
        Repetition::FourthBoard => msg!("clause-repetition-fourth-board"),
        Repetition::Allowed => msg!("clause-repetition-null-move"),
    }
}

fn of_suicide(suicide: Suicide) -> Message<'static> {
    match suicide {
        Suicide::Forbidden => msg!("clause-suicide-forbidden"),
        Suicide::MultiStone => msg!("clause-suicide-multi-stone"),
        Suicide::Allowed => msg!("clause-suicide-allowed"),
    }
}

fn of_ending(ending: Ending) -> Message<'static> {
    match ending {
        Ending::Stop => msg!("clause-ending-stop"),
        Ending::Passes => msg!("clause-ending-passes"),
        Ending::FourPasses => msg!("clause-ending-four-passes"),
        Ending::FourPassesOnABoard => msg!("clause-ending-four-passes-on-a-board"),
        Ending::NullMoves => msg!("clause-ending-null-moves"),
        Ending::Unchanged => msg!("clause-ending-unchanged"),
    }
}

fn of_counting(counting: Counting) -> Message<'static> {
    match counting {
        Counting::Area => msg!("clause-counting-area"),
        Counting::Points => msg!("clause-counting-points"),
        Counting::LivingStones => msg!("clause-counting-living-stones"),
        Counting::Stones => msg!("clause-counting-stones"),
        Counting::WildArea => msg!("clause-counting-wild-area"),
        Counting::Proportional => msg!("clause-counting-proportional"),
        Counting::Majority => msg!("clause-counting-majority"),
        Counting::Territory => msg!("clause-counting-territory"),
    }
}

/// What was counted, where a count is given in words.
pub(super) fn counted(counting: Counting) -> Message<'static> {
    match counting {
        Counting::Area | Counting::Points => msg!("count-area"),
        Counting::LivingStones => msg!("count-living-stones"),
        Counting::Stones => msg!("count-stones"),
        Counting::WildArea => msg!("count-wild-area"),
        Counting::Proportional => msg!("count-proportional"),
        Counting::Majority => msg!("count-majority"),
        Counting::Territory => msg!("count-territory"),
    }
}

fn of_tax(tax: TaxClause) -> Message<'static> {
    match tax {
        TaxClause::Axis(Tax::None) => msg!("clause-tax-none"),
        TaxClause::Axis(Tax::Seki) => msg!("clause-tax-seki"),
        TaxClause::Axis(Tax::All) => msg!("clause-tax-all"),
        TaxClause::NothingToTax => msg!("clause-tax-nothing-to-tax"),
        TaxClause::BasicEyes => msg!("clause-tax-basic-eyes"),
        TaxClause::NothingLeft => msg!("clause-tax-nothing-left"),
    }
}

fn of_public_points(points: PublicPointsClause) -> Message<'static> {
    match points {
        PublicPointsClause::Axis(PublicPoints::Half) => msg!("clause-public-points-half"),
        PublicPointsClause::Axis(PublicPoints::Nobody) | PublicPointsClause::Nobody => {
            msg!("clause-public-points-nobody")
        }
        PublicPointsClause::Axis(PublicPoints::DameHalf) => msg!("clause-public-points-dame-half"),
        PublicPointsClause::NoneCounts => msg!("clause-public-points-none-counts"),
        PublicPointsClause::HalfOfTouched => msg!("clause-public-points-half-of-touched"),
        PublicPointsClause::HalfOfTouchedByLiving => msg!("clause-public-points-half-of-touched-by-living"),
        PublicPointsClause::InProportion => msg!("clause-public-points-in-proportion"),
        PublicPointsClause::ToTheMajority => msg!("clause-public-points-to-the-majority"),
    }
}

fn of_dead_at_a_pass(dead: PassClause) -> Message<'static> {
    match dead {
        PassClause::CountAsAlive => msg!("clause-dead-at-a-pass-count-as-alive"),
        PassClause::AgreedOn => msg!("clause-dead-at-a-pass-agreed-on"),
        PassClause::Uncertain => msg!("clause-dead-at-a-pass-uncertain"),
        PassClause::ComeOff => msg!("clause-dead-at-a-pass-come-off"),
    }
}

fn of_unit(unit: Unit) -> Message<'static> {
    match unit {
        Unit::Points => msg!("clause-unit-points"),
        Unit::Zi => msg!("clause-unit-zi"),
        Unit::Stones => msg!("clause-unit-stones"),
    }
}
