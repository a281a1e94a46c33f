//! From a game to what a network sees of it.
//!
//! The meaning of planes and numbers is KataGo's (`nninputs.cpp`, version 7 of its inputs).

use super::area::{Kept, area, independent_area};
use super::bans::banned;
use super::chains::{Chains, EMPTY, other, stone};
use super::ko::ko_point;
use super::ladder::ladders;
use super::net_rules::{NetKo, NetRules, NetScoring};
use super::order::place_of;
use super::past::{Past, SHOWN, handicap_points};
use super::planes::Inputs;
use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::Tax;

/// By how much komi may exceed the board's area.
const KOMI_BEYOND_AREA: f32 = 20.0;

/// How a network is made to look at a game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Looking {
    /// A pass does not end the game here: at the root of a search that has dead stones taken.
    pub conservative_pass: bool,
    /// Nor does one that would lose or draw with the stones as they stand.
    pub passing_hacks: bool,
    /// Black's first moves are handicap stones where White has not moved, as KataGo takes them in GTP.
    pub moves_as_handicap: bool,
    /// Unconditional life is found as if suicide were legal, as the files of some networks ask for.
    pub suicide_for_area: bool,
    /// Two passes under territory rules begin KataGo's clean-up, which its GTP does not.
    pub cleanup: bool,
    /// By how many doublings of its search the side to move is stronger.
    pub doubling_advantage: f32,
}

impl Looking {
    /// As KataGo's `kata-raw-nn` looks.
    pub const RAW: Looking = Looking {
        conservative_pass: false,
        passing_hacks: false,
        moves_as_handicap: true,
        suicide_for_area: false,
        cleanup: false,
        doubling_advantage: 0.0,
    };
}

/// The present board and the two before it, with the ko left open on each.
struct Boards {
    boards: [Board; 3],
    kos: [Option<Point>; 3],
}

impl Inputs {
    /// What a network sees of `game` with its own side to move, under the words nearest to the rules.
    pub fn of(game: &Game) -> Inputs {
        Inputs::seen(game, game.to_move(), &NetRules::at(game), &Looking::default())
    }

    /// What a network sees of `game` with `color` to move and these words for the rules.
    pub fn seen(game: &Game, color: Color, rules: &NetRules, looking: &Looking) -> Inputs {
        let past = Past::of(game, rules, looking.cleanup);
        let size = game.size();
        let mut inputs = Inputs { size, marks: vec![1; size.area()], globals: [0.0; Inputs::GLOBALS] };
        Seer { game, past, rules, looking, color, inputs: &mut inputs }.fill();
        inputs
    }
}

/// What White gets besides its area: komi, what Black's stones have cost, the bonus for handicap stones, the button.
pub fn white_komi(game: &Game, rules: &NetRules, looking: &Looking) -> f32 {
    komi_of(game, &Past::of(game, rules, looking.cleanup), rules, looking)
}

fn komi_of(game: &Game, past: &Past, rules: &NetRules, looking: &Looking) -> f32 {
    let stones = if looking.moves_as_handicap { past.handicap_by_moves(game) } else { game.handicap() };
    let bonus = handicap_points(rules.handicap_bonus, stones) as f32;
    rules.komi.points() as f32 + past.white_halves as f32 / 2.0 + bonus
}

struct Seer<'a> {
    game: &'a Game,
    past: Past,
    rules: &'a NetRules,
    looking: &'a Looking,
    color: Color,
    inputs: &'a mut Inputs,
}

impl Seer<'_> {
    fn fill(mut self) {
        // A side that moves twice in a row has no history, no ko against it and no offer to accept.
        let is_expected = self.past.moves.last().is_none_or(|played| played.color != self.color);
        let boards = self.boards();
        let mut chains = Chains::new(&boards.boards[0], boards.kos[0].filter(|_| is_expected));
        let own = stone(self.color);
        for cell in chains.cells().filter(|&cell| chains.at(cell) != EMPTY) {
            let owner = if chains.at(cell) == own { 1 } else { 2 };
            let few = match chains.liberties(cell) {
                liberties @ 1..=3 => 1 << (liberties + 2),
                _ => 0,
            };
            self.inputs.marks[chains.place_of_cell(cell)] |= 1 << owner | few;
        }
        let score = self.mark_area(&chains);
        if is_expected {
            self.mark_bans(boards.kos[0]);
        }
        let self_komi = komi_of(self.game, &self.past, self.rules, self.looking) * -self.color.sign() as f32;
        let would_lose = score.is_some_and(|score| score as f32 + self_komi <= 0.0);
        let offers = if is_expected { self.past.offers } else { 0 };
        let shown = self.history(offers, would_lose);
        self.mark_ladders(&mut chains, &boards, shown);
        self.tell_rules(self_komi);
    }

    fn mark(&mut self, plane: usize, points: &PointSet) {
        for point in points.iter() {
            self.inputs.marks[place_of(self.inputs.size, point)] |= 1 << plane;
        }
    }

    fn boards(&self) -> Boards {
        let now = match &self.past.cleanup {
            Some(cleanup) => *cleanup.board(),
            None => *self.game.board(),
        };
        let mut sequence = [now; 4];
        let (mut kos, mut known) = ([None; 3], 0);
        let mut take = |board: Board| {
            known += 1;
            sequence[known..].fill(board);
        };
        match &self.past.cleanup {
            Some(cleanup) => cleanup.boards.iter().rev().skip(1).take(3).for_each(|board| take(*board)),
            None => self.game.earlier_boards().take(3).for_each(take),
        }
        let latest = self.past.moves.iter().rev();
        for (back, played) in latest.enumerate().take(3) {
            kos[back] = ko_point(&sequence[back + 1], &sequence[back], *played);
        }
        if self.past.phase() > 0 {
            // The clean-up has its own rule for kos.
            kos[..self.past.valid_turns.min(3)].fill(None);
        }
        Boards { boards: [sequence[0], sequence[1], sequence[2]], kos }
    }

    fn mark_bans(&mut self, ko: Option<Point>) {
        if let Some(cleanup) = self.past.cleanup.as_ref().filter(|cleanup| cleanup.phase > 0) {
            let (taken, blocked) = (cleanup.taken_before(self.color), cleanup.blocked);
            self.mark(6, &taken);
            self.mark(7, &blocked);
            return;
        }
        let banned = banned(self.game, &self.past, self.color, ko);
        self.mark(6, &banned);
    }

    /// Marks the areas; returns by how much the side to move is ahead before komi, where the count could be now.
    fn mark_area(&mut self, chains: &Chains) -> Option<i32> {
        let suicide = self.rules.suicide || self.looking.suicide_for_area;
        let taxed = self.rules.tax.takes_seki();
        let (owners, white_more) = match self.rules.scoring {
            NetScoring::Area if !taxed => (area(chains, suicide), 0),
            NetScoring::Area => independent_area(chains, suicide, Kept { territory: false, stones: true }),
            NetScoring::Territory if self.past.phase() < 2 => return None,
            NetScoring::Territory => independent_area(chains, suicide, Kept { territory: !taxed, stones: false }),
        };
        let start = self.past.cleanup.as_ref().and_then(|cleanup| cleanup.second_start);
        let (own, size) = (stone(self.color), self.inputs.size);
        if let Some(start) = start {
            self.mark(20, &start.stones(self.color));
            self.mark(21, &start.stones(self.color.opponent()));
        }
        let mut score = match self.rules.tax {
            Tax::None | Tax::Seki => 0,
            Tax::All => 2 * white_more * self.color.sign(),
        };
        for place in 0..size.area() {
            let cell = chains.cell_of_place(place);
            // Stones that stood when the second clean-up began count for their owners.
            let stood = || {
                let marks = self.inputs.marks[place];
                let still = marks & marks >> 19;
                if still & 0b10 != 0 {
                    own
                } else if still & 0b100 != 0 {
                    other(own)
                } else {
                    EMPTY
                }
            };
            let owner = if owners[cell] == EMPTY { stood() } else { owners[cell] };
            if owner == own {
                self.inputs.marks[place] |= 1 << 18;
                score += 1;
            } else if owner == other(own) {
                self.inputs.marks[place] |= 1 << 19;
                score -= 1;
            }
        }
        Some(score)
    }

    /// Marks the last moves and passes, and whether a pass ends the phase; returns how many moves are shown.
    fn history(&mut self, offers: usize, would_lose: bool) -> usize {
        let (past, rules) = (&self.past, self.rules);
        let repeats = past.would_repeat_pass(self.color, rules);
        let ends_phase = offers >= 1 || repeats;
        let ends_game = ends_phase && (rules.scoring == NetScoring::Area || past.phase() >= 2);
        let is_friendly = rules.friendly_pass && rules.scoring == NetScoring::Area && offers == 1 && !repeats;
        let is_hidden =
            ends_game && (self.looking.conservative_pass || is_friendly || (self.looking.passing_hacks && would_lose));
        let most = match (is_hidden, past.is_finished) {
            (true, _) => 0,
            (false, true) => 1,
            (false, false) => SHOWN,
        };
        let globals = &mut self.inputs.globals;
        globals[14] = f32::from(u8::from(ends_phase && !is_hidden));
        let mut shown = 0;
        for (back, played) in past.moves.iter().rev().enumerate().take(most.min(past.valid_turns)) {
            let expected = if back % 2 == 0 { self.color.opponent() } else { self.color };
            if played.color != expected {
                break;
            }
            shown += 1;
            match played.mv {
                Move::Play(point) => self.inputs.marks[place_of(self.inputs.size, point)] |= 1 << (9 + back),
                // A stone outside the board leaves the board as a pass does.
                Move::Pass | Move::Virtual => globals[back] = 1.0,
            }
        }
        shown
    }

    fn mark_ladders(&mut self, chains: &mut Chains, boards: &Boards, shown: usize) {
        let enemy = other(stone(self.color));
        for back in 0..3 {
            if back > shown {
                // No such board is shown: the one after it stands for it.
                let later = 13 + back as u32;
                self.inputs.marks.iter_mut().for_each(|marks| *marks |= (*marks >> later & 1) << (later + 1));
                continue;
            }
            if back > 0 {
                chains.set_up(&boards.boards[back], boards.kos[back]);
            }
            for laddered in ladders(chains) {
                for cell in chains.chain(laddered.stone) {
                    self.inputs.marks[chains.place_of_cell(cell)] |= 1 << (14 + back);
                }
                if back == 0 && chains.at(laddered.stone) == enemy {
                    for &cell in &laddered.begins {
                        self.inputs.marks[chains.place_of_cell(cell)] |= 1 << 17;
                    }
                }
            }
        }
    }

    fn tell_rules(&mut self, self_komi: f32) {
        let rules = self.rules;
        let area = self.inputs.size.area();
        let most = area as f32 + KOMI_BEYOND_AREA;
        let self_komi = self_komi.clamp(-most, most);
        let phase = self.past.phase();
        let flag = |is_so: bool| f32::from(u8::from(is_so));
        let globals = &mut self.inputs.globals;
        globals[5] = self_komi / 20.0;
        (globals[6], globals[7]) = match rules.ko {
            NetKo::Simple => (0.0, 0.0),
            NetKo::Positional => (1.0, 0.5),
            NetKo::Situational => (1.0, -0.5),
        };
        globals[8] = flag(rules.suicide);
        globals[9] = flag(rules.scoring == NetScoring::Territory);
        (globals[10], globals[11]) = match rules.tax {
            Tax::None => (0.0, 0.0),
            Tax::Seki => (1.0, 0.0),
            Tax::All => (1.0, 1.0),
        };
        globals[12] = flag(phase >= 1);
        globals[13] = flag(phase >= 2);
        let advantage = self.looking.doubling_advantage;
        (globals[15], globals[16]) = (flag(advantage != 0.0), advantage / 2.0);
        globals[17] = flag(self.past.has_button);
        if rules.scoring == NetScoring::Area || phase >= 2 {
            globals[18] = parity_wave(self_komi, area);
        }
    }
}

/// How much more or less half a point is worth than komi alone says, as draws are possible only at every other komi.
fn parity_wave(self_komi: f32, area: usize) -> f32 {
    let odd = (area % 2) as f32;
    let above = (self_komi - odd).rem_euclid(2.0);
    if above < 0.5 {
        above
    } else if above < 1.5 {
        1.0 - above
    } else {
        above - 2.0
    }
}
