//! What is displayed of a search: the raw values along its principal variation are looked up or found, and put
//! together with its means.
//!
//! It chooses no moves, and how values are weighed it leaves to `search`.

use std::sync::Arc;
use std::time::{Duration, Instant};

use liangyi_core::base::Color;
use liangyi_core::game::Move;

use super::playable::Playable;
use super::{Choice, Options};
use crate::search::{
    Evidence, HumanValue, MarginSums, MarginValue, MoveCode, NetworkParams, NetworkValue, RootShown, SearchParams,
    ValueEstimate, ValueKind, estimate,
};

/// While a search runs at most one part in this many of its time goes into raw values.
const TIME_PART: u32 = 4;
/// From this number of visits on the tree knows so much more that no more raw values are found.
const MOST_VISITS: u64 = 40_000;

/// What is displayed of one search.
pub struct DisplayedValues<'a, P> {
    /// The position searched, and the side that moves there.
    pub game: &'a P,
    /// The side that searches.
    pub color: Color,
    /// How the player plays.
    pub options: &'a Options,
    /// The value of margins in the search.
    pub value: MarginValue,
    /// Whether raw values are to be found: they take a few hundredths of a second.
    pub raw: bool,
    /// Whether the raw value of the position speaks of the moves that are searched.
    pub root_counts: bool,
    network: Option<NetworkValue>,
    human: Option<Arc<HumanValue>>,
    symmetries: Vec<usize>,
    begun: Instant,
    spent: Duration,
    /// The raw values found, by the moves that lead to the position.
    found: Vec<(Vec<Move>, Option<ValueEstimate>)>,
}

impl<'a, P: Playable> DisplayedValues<'a, P> {
    /// Those of a search that begins now, without raw values.
    pub fn new(game: &'a P, color: Color, options: &'a Options, value: MarginValue) -> DisplayedValues<'a, P> {
        let (begun, spent) = (Instant::now(), Duration::ZERO);
        DisplayedValues {
            game,
            color,
            options,
            value,
            raw: false,
            root_counts: true,
            network: None,
            human: None,
            symmetries: Vec::new(),
            begun,
            spent,
            found: Vec::new(),
        }
    }

    /// Finds what a search by a network that looks so, where one searches, has to say of its root before it begins, and
    /// what a network of persons says, which is shown the root so where a move is drawn by that.
    pub fn look_at_root(&mut self, params: Option<&NetworkParams>, human: &NetworkParams, shown: RootShown) {
        self.human = self.game.human_value(self.color, self.options, human, shown).map(Arc::new);
        let Some(params) = params else { return };
        let twins = self.game.twins(self.color, params);
        self.symmetries = twins.map_or(Vec::new(), |twins| twins.symmetries().to_vec());
        if self.raw {
            self.network = self.game.network_value(self.color, self.options, params);
        }
    }

    /// Sets the estimates of a search so far, or, where it is at its `end`, of the whole.
    pub fn update(&mut self, choice: &mut Choice, margins: &MarginSums, end: bool) {
        let line: Vec<Move> = choice.candidates.first().map_or(Vec::new(), |best| best.line.clone());
        let raw = if self.raw && choice.root.visits <= MOST_VISITS { self.along(&line, end) } else { Vec::new() };
        let sign = f64::from(self.color.sign());
        choice.root.network = self.network;
        choice.human.clone_from(&self.human);
        choice.symmetries.clone_from(&self.symmetries);
        for candidate in &mut choice.candidates {
            let code = MoveCode::new(candidate.mv);
            candidate.no_result = margins.no_result_after(code);
            candidate.score = candidate.margin + sign * margins.beyond_margin_after(code);
        }
        choice.root.score = choice.root.margin + sign * margins.beyond_margin();
        choice.root.raw = raw.first().copied().filter(|_| self.root_counts);
        let spreads = choice.candidates.iter().map(|candidate| margins.after(MoveCode::new(candidate.mv))).collect();
        let values = P::params(self.game.size(), self.options).values;
        let evidence = Evidence { raw, root_counts: self.root_counts, spreads, spread: margins.all(), values };
        if let Some(root) = estimate(&mut choice.candidates, &evidence) {
            choice.root.estimate = root;
        } else if let Some(network) = choice.root.network.filter(|_| choice.root.visits > 0) {
            // The one visit is the network's own look at the position.
            choice.root.estimate.spread = network.estimate.spread;
            choice.root.score = network.score_mean;
        }
    }

    /// The raw values of the position and of those along `line`, as far as the game goes on and, before the `end`, as
    /// there is time.
    fn along(&mut self, line: &[Move], end: bool) -> Vec<ValueEstimate> {
        let (mut position, mut color) = (self.game.clone(), self.color);
        let mut raw = Vec::new();
        let anchors = match P::params(self.game.size(), self.options).values {
            ValueKind::Outcomes => SearchParams::ANCHORS,
            // The mean of estimates holds that of the position already.
            ValueKind::Estimates => 1,
        };
        for depth in 0..anchors {
            match self.of(&position, color, line.get(..depth).unwrap_or_default(), end) {
                Some(value) => raw.push(value),
                None => break,
            }
            let Some(&mv) = line.get(depth) else { break };
            if position.play(color, mv).is_err() || position.is_over() {
                break;
            }
            color = color.opponent();
        }
        raw
    }

    /// The raw value of the position after `moves`.
    fn of(&mut self, position: &P, color: Color, moves: &[Move], end: bool) -> Option<ValueEstimate> {
        if let Some((_, known)) = self.found.iter().find(|(known, _)| known == moves) {
            return *known;
        }
        let begun = Instant::now();
        if !end && self.spent * TIME_PART > begun - self.begun {
            return None;
        }
        let value = position.raw_value(color, self.options, self.value);
        self.spent += begun.elapsed();
        self.found.push((moves.to_vec(), value));
        value
    }
}
