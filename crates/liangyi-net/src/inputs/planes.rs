//! What a network sees of a position: planes of points and global numbers, and how they are found.
//!
//! The meaning of planes and numbers is KataGo's (`nninputs.cpp`, version 7 of its inputs).

use std::hash::{Hash, Hasher};

use liangyi_core::base::{Color, Point, PointSet, Size};
use liangyi_core::board::Board;
use liangyi_core::game::{Game, Move};
use liangyi_core::rules::Tax;

use super::area::{KeptInSeki, area, independent_area};
use super::chains::{Chains, EMPTY, other, stone};
use super::history::{MoveHistory, SHOWN, banned, handicap_points, ko_point};
use super::ladder::ladders;
use super::net_rules::{NetKo, NetRules, NetScoring};
use super::symmetry::{Symmetry, place_of};

/// What a network sees of a position, from the side of the one to move: KataGo's inputs of version 7, which models of
/// version 8 to 17 take.
///
/// The planes hold nothing but 0 and 1, so they are kept as one word of bits for each point. Two positions with equal
/// inputs have the same evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct Inputs {
    /// The board's size.
    pub size: Size,
    /// For each point, by row from the top, bit k for plane k.
    pub marks: Vec<u32>,
    /// The global numbers; none is NaN.
    pub globals: [f32; Inputs::GLOBALS],
}

impl Inputs {
    /// The number of planes.
    pub const PLANES: usize = 22;
    /// The number of global numbers.
    pub const GLOBALS: usize = 19;
    /// The komi that inputs hold is clamped to the board's area and this many points more.
    pub const KOMI_BEYOND_AREA: f32 = 20.0;

    /// The planes as numbers, `[point][plane]`.
    pub fn planes(&self) -> Vec<f32> {
        let mut planes = vec![0.0; self.marks.len() * Inputs::PLANES];
        self.write_planes(&mut planes);
        planes
    }

    /// Writes the planes as numbers, `[point][plane]`.
    ///
    /// # Panics
    ///
    /// If `planes` has not 22 numbers for each point.
    pub fn write_planes(&self, planes: &mut [f32]) {
        assert_eq!(planes.len(), self.marks.len() * Inputs::PLANES);
        for (of_point, marks) in planes.chunks_exact_mut(Inputs::PLANES).zip(&self.marks) {
            for (plane, value) in of_point.iter_mut().enumerate() {
                *value = (marks >> plane & 1) as f32;
            }
        }
    }

    /// The points marked in a plane, by their places.
    pub fn marked(&self, plane: usize) -> impl Iterator<Item = usize> + '_ {
        self.marks.iter().enumerate().filter(move |(_, marks)| *marks >> plane & 1 != 0).map(|(place, _)| place)
    }

    /// The same on a turned board.
    pub fn turned(&self, symmetry: Symmetry) -> Inputs {
        Inputs { size: self.size, marks: symmetry.turned(self.size, 1, &self.marks), globals: self.globals }
    }
}

impl Eq for Inputs {}

impl Hash for Inputs {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.size.hash(state);
        self.marks.hash(state);
        // 0 and -0 are equal.
        self.globals.iter().for_each(|number| (number + 0.0).to_bits().hash(state));
    }
}

/// Which conventions inputs follow.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct InputOptions {
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
    /// How many of the last moves are shown, at most; `None`: as many as there are planes for.
    pub max_history: Option<u16>,
}

impl InputOptions {
    /// Those of KataGo's `kata-raw-nn`.
    pub const RAW: InputOptions = InputOptions {
        conservative_pass: false,
        passing_hacks: false,
        moves_as_handicap: true,
        suicide_for_area: false,
        cleanup: false,
        doubling_advantage: 0.0,
        max_history: None,
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
        Inputs::with_options(game, game.to_move(), &NetRules::at(game), &InputOptions::default())
    }

    /// What a network sees of `game` with `color` to move, these words for the rules and these options.
    pub fn with_options(game: &Game, color: Color, rules: &NetRules, options: &InputOptions) -> Inputs {
        let past = MoveHistory::of(game, rules, options.cleanup);
        let size = game.size();
        let mut inputs = Inputs { size, marks: vec![1; size.area()], globals: [0.0; Inputs::GLOBALS] };
        InputBuilder { game, past, rules, options, color, inputs: &mut inputs }.fill();
        inputs
    }
}

/// What White gets besides its area: komi, what Black's stones have cost, the bonus for handicap stones, the button.
pub fn white_komi(game: &Game, rules: &NetRules, options: &InputOptions) -> f32 {
    komi_of(game, &MoveHistory::of(game, rules, options.cleanup), rules, options)
}

/// The part of [`white_komi`] that inputs leave out, in points: they clamp it, see [`Inputs::KOMI_BEYOND_AREA`].
pub fn untold_komi(game: &Game, rules: &NetRules, options: &InputOptions) -> f32 {
    let (komi, most) = (white_komi(game, rules, options), most_komi(game.size()));
    komi - komi.clamp(-most, most)
}

fn most_komi(size: Size) -> f32 {
    size.area() as f32 + Inputs::KOMI_BEYOND_AREA
}

fn komi_of(game: &Game, past: &MoveHistory, rules: &NetRules, options: &InputOptions) -> f32 {
    let stones = if options.moves_as_handicap { past.handicap_by_moves(game) } else { game.handicap() };
    let bonus = handicap_points(rules.handicap_bonus, stones) as f32;
    rules.komi.points() as f32 + past.white_halves as f32 / 2.0 + bonus
}

struct InputBuilder<'a> {
    game: &'a Game,
    past: MoveHistory,
    rules: &'a NetRules,
    options: &'a InputOptions,
    color: Color,
    inputs: &'a mut Inputs,
}

impl InputBuilder<'_> {
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
        let self_komi = komi_of(self.game, &self.past, self.rules, self.options) * -self.color.sign() as f32;
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
            None => {
                let before_start = self.game.board_before_opening_play();
                self.game.earlier_boards().chain(before_start).take(3).for_each(take);
            }
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
        let suicide = self.rules.suicide || self.options.suicide_for_area;
        let taxed = self.rules.tax.takes_seki();
        let (owners, white_more) = match self.rules.scoring {
            NetScoring::Area if !taxed => (area(chains, suicide), 0),
            NetScoring::Area => independent_area(chains, suicide, KeptInSeki { territory: false, stones: true }),
            NetScoring::Territory if self.past.phase() < 2 => return None,
            NetScoring::Territory => independent_area(chains, suicide, KeptInSeki { territory: !taxed, stones: false }),
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
            ends_game && (self.options.conservative_pass || is_friendly || (self.options.passing_hacks && would_lose));
        let most = match (is_hidden, past.is_finished) {
            (true, _) => 0,
            (false, true) => 1,
            (false, false) => SHOWN,
        };
        let most = most.min(self.options.max_history.map_or(SHOWN, usize::from));
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
        let most = most_komi(self.inputs.size);
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
        let advantage = self.options.doubling_advantage;
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
