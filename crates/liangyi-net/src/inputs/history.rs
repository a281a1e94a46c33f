//! What the moves of a game amount to, as a network is told of them: how many may be shown, passes, the button, what
//! stones have cost, kos and forbidden points, KataGo's clean-up.

use liangyi_core::base::{Color, Point, PointSet};
use liangyi_core::board::{Board, BoardKey, ChainMap, stone_key};
use liangyi_core::game::{Game, Illegal, Move, Phase, Played};
use liangyi_core::rules::{HandicapBonus, Repetition};

use super::net_rules::{NetKo, NetRules, NetScoring};

/// How many of the last moves a network is shown.
pub const SHOWN: usize = 5;

/// A game looked at from its end.
pub struct MoveHistory {
    /// The moves.
    pub moves: Vec<Played>,
    /// The keys of the boards, one before each move and the present one.
    pub keys: Vec<BoardKey>,
    /// How many of the last moves belong to what is played now.
    pub valid_turns: usize,
    /// Whether the last move has ended the game or its contest.
    pub is_finished: bool,
    /// Offers to end, one after another, up to the last move.
    pub offers: usize,
    /// Whether the button can still be taken.
    pub has_button: bool,
    /// Points that White has besides its area and komi, in half points.
    pub white_halves: i32,
    /// The clean-up, where it is played.
    pub cleanup: Option<Cleanup>,
    /// The first board that bans know.
    bans_since: usize,
    /// The first board that cycles without result know.
    cycles_since: usize,
    /// Who has passed on which board.
    passes: Vec<(BoardKey, Color)>,
}

impl MoveHistory {
    /// The past of `game` under `rules`. `cleanup`: two passes under territory rules begin a clean-up.
    pub fn of(game: &Game, rules: &NetRules, cleanup: bool) -> MoveHistory {
        // Plays that have set up the start are moves for the network, of which the last one alone is known.
        let moves: Vec<Played> = game.opening_play().into_iter().chain(game.moves()).collect();
        let set_up = moves.len() - game.move_number();
        let mut keys: Vec<BoardKey> = Vec::with_capacity(moves.len() + 1);
        keys.push(game.board().key());
        keys.extend(game.boards_before());
        keys.extend(game.board_before_opening_play().map(|board| board.key()));
        keys.reverse();
        let cleans = cleanup && rules.scoring == NetScoring::Territory;
        let mut past = MoveHistory {
            moves,
            keys,
            valid_turns: set_up,
            is_finished: false,
            offers: 0,
            has_button: rules.button,
            white_halves: 0,
            cleanup: cleans.then(|| Cleanup::new(game)),
            bans_since: set_up,
            cycles_since: set_up,
            passes: Vec::new(),
        };
        if rules.debt.placed {
            let [black, white] = Color::BOTH.map(|color| game.start().stones(color).len() as i32);
            past.white_halves += 2 * (black - white);
        }
        if rules.debt.extra_moves {
            past.white_halves += 2 * game.extra_moves();
        }
        let is_last_stone_open = game.phase() == Phase::Contest && game.offer().is_none();
        if rules.debt.last_stone {
            past.white_halves += if is_last_stone_open { 1 } else { 2 * game.debt(game.rules()) };
        }
        for number in set_up..past.moves.len() {
            past.follow(number, rules);
        }
        past.has_button |= rules.debt.last_stone && is_last_stone_open;
        if past.cleanup.is_none() {
            // Some rulesets end games without passes.
            past.offers = past.offers.max(usize::from(game.offer().is_some()));
            past.is_finished |= game.is_over();
        }
        past
    }

    fn follow(&mut self, number: usize, rules: &NetRules) {
        let played = self.moves[number];
        let Played { color, mv } = played;
        if std::mem::take(&mut self.is_finished) {
            self.valid_turns = self.valid_turns.min(1);
        }
        let in_cleanup = self.cleanup.as_ref().is_some_and(|cleanup| cleanup.phase > 0);
        // Where cycles have no result, passes end them.
        let passes_end_cycles = rules.ko == NetKo::Simple || in_cleanup;
        let (mut repeats_pass, sign) = (false, -color.sign());
        match mv {
            Move::Pass if self.has_button => {
                self.has_button = false;
                self.white_halves += sign;
                self.offers = 0;
                (self.bans_since, self.cycles_since) = (number + 1, number + 1);
                self.passes.clear();
            }
            Move::Pass => {
                repeats_pass = passes_end_cycles && self.passes.contains(&(self.keys[number], color));
                self.passes.push((self.keys[number], color));
                self.offers += 1;
                if passes_end_cycles {
                    self.cycles_since = number + 1;
                }
            }
            Move::Play(_) | Move::Virtual => self.offers = 0,
        }
        let mut places = mv.point().is_some();
        let mut pays = rules.debt.placed;
        if let Some(cleanup) = &mut self.cleanup {
            places = cleanup.play(played);
            pays &= cleanup.phase < 2;
            self.keys[number + 1] = cleanup.key();
        }
        if places && pays {
            self.white_halves -= 2 * sign;
        }
        self.valid_turns += 1;
        if self.offers >= 2 || repeats_pass {
            self.end_phase(number, rules);
        }
        let is_late = number + SHOWN + 1 >= self.moves.len();
        if is_late && mv.point().is_some() && passes_end_cycles && self.times_stood(number + 1) >= 3 {
            self.is_finished = true;
        }
    }

    fn end_phase(&mut self, number: usize, rules: &NetRules) {
        match (&mut self.cleanup, rules.scoring) {
            (Some(cleanup), NetScoring::Territory) if cleanup.phase < 2 => {
                cleanup.advance();
                self.keys[number + 1] = cleanup.key();
                (self.valid_turns, self.offers, self.cycles_since) = (0, 0, number + 1);
                self.passes.clear();
            }
            (None, NetScoring::Territory) => {
                self.is_finished = true;
                self.valid_turns = self.valid_turns.min(1);
            }
            (Some(_), NetScoring::Territory) | (_, NetScoring::Area) => self.is_finished = true,
        }
    }

    /// Who faced board `number`.
    fn faced_by(&self, number: usize) -> Option<Color> {
        match number.checked_sub(1) {
            Some(last) => Some(self.moves[last].color.opponent()),
            None => self.moves.first().map(|played| played.color),
        }
    }

    /// How often board `number` has been faced by the same side up to then, itself included.
    fn times_stood(&self, number: usize) -> usize {
        let (key, by) = (self.keys[number], self.faced_by(number));
        (self.cycles_since..=number)
            .filter(|&earlier| self.keys[earlier] == key && self.faced_by(earlier) == by)
            .count()
    }

    /// Whether the board with this key has stood since repetition began to count, faced by a certain side or any.
    pub fn stood(&self, key: BoardKey, by: Option<Color>) -> bool {
        let is_faced = |number| by.is_none() || self.faced_by(number) == by;
        (self.bans_since..self.keys.len()).any(|number| self.keys[number] == key && is_faced(number))
    }

    /// Whether `color` has passed on this very board already, where that ends the game.
    pub fn would_repeat_pass(&self, color: Color, rules: &NetRules) -> bool {
        let counts = rules.ko == NetKo::Simple || self.phase() > 0;
        counts && self.keys.last().is_some_and(|key| self.passes.contains(&(*key, color)))
    }

    /// 0 in a game, 1 and 2 in a clean-up.
    pub fn phase(&self) -> u8 {
        self.cleanup.as_ref().map_or(0, |cleanup| cleanup.phase)
    }

    /// The handicap stones that KataGo sees: Black's first moves too, where White has at most passed between them.
    pub fn handicap_by_moves(&self, game: &Game) -> u32 {
        let [black, white] = Color::BOTH.map(|color| game.start().stones(color).len() as u32);
        if white > 0 {
            return 0;
        }
        let (mut first_moves, set_up) = (0, usize::from(game.opening_play().is_some()));
        for (number, played) in self.moves.iter().enumerate().skip(set_up) {
            match (played.color, played.mv) {
                (Color::Black, Move::Play(_)) => first_moves += 1,
                (Color::Black, Move::Pass | Move::Virtual) => {}
                (Color::White, mv) => {
                    if self.moves.get(number + 1).is_some_and(|next| next.color == Color::White) {
                        // Then none of Black's plays has given a handicap.
                        let placed = if set_up > 0 { game.handicap() } else { black };
                        return Some(placed).filter(|&stones| stones > 1).unwrap_or(0);
                    }
                    if mv != Move::Pass {
                        break;
                    }
                }
            }
        }
        Some(black + first_moves).filter(|&stones| stones > 1).unwrap_or(0)
    }
}

/// What White gets for handicap stones.
pub fn handicap_points(bonus: HandicapBonus, stones: u32) -> u32 {
    match bonus {
        HandicapBonus::Zero => 0,
        HandicapBonus::OneLess => stones.saturating_sub(1),
        HandicapBonus::Full => stones,
    }
}

// KataGo's play after two passes under territory rules (encore): kos are taken once, then only after a pass for the
// ko.

/// Where the clean-up stands.
#[derive(Clone, Debug)]
pub struct Cleanup {
    /// 0 before it, then 1 and 2.
    pub phase: u8,
    /// Stones that have taken a ko and may not be retaken.
    pub blocked: PointSet,
    /// The boards so far, the present one last.
    pub boards: Vec<Board>,
    /// The stones that the second phase began with.
    pub second_start: Option<Board>,
    /// Kos taken: on which board, where and by whom.
    taken: Vec<(BoardKey, PointSet, Color)>,
}

impl Cleanup {
    /// At the start of a game.
    pub fn new(game: &Game) -> Cleanup {
        let boards = game.board_before_opening_play().into_iter().chain([*game.start()]).collect();
        Cleanup { phase: 0, blocked: PointSet::EMPTY, boards, second_start: None, taken: Vec::new() }
    }

    /// The board as it stands.
    pub fn board(&self) -> &Board {
        self.boards.last().expect("the first board is always there")
    }

    /// What stands on the board and is blocked, as a key.
    pub fn key(&self) -> BoardKey {
        let blocked = self.blocked.iter();
        blocked.fold(self.board().key(), |key, point| {
            key ^ stone_key(Color::Black, point) ^ stone_key(Color::White, point)
        })
    }

    /// Makes a move; returns whether a stone was placed, and not a pass made for a ko.
    pub fn play(&mut self, played: Played) -> bool {
        let before = *self.board();
        let mut after = before;
        let Move::Play(point) = played.mv else {
            self.boards.push(after);
            return false;
        };
        // Retaking a blocked ko, or naming its stone, is a pass that unblocks it.
        let retaken = match before.at(point) {
            Some(_) => PointSet::single(point),
            None => {
                after.place(played.color, point);
                ko_point(&before, &after, played).into_iter().collect()
            }
        };
        let unblocks = self.phase > 0 && self.blocked.intersects(&retaken);
        if unblocks || before.at(point).is_some() {
            self.blocked = self.blocked.without(&retaken);
            self.boards.push(before);
            return false;
        }
        if self.phase > 0 && !retaken.is_empty() {
            self.blocked.insert(point);
            self.taken.push((before.key(), PointSet::single(point), played.color));
        }
        self.blocked = self.blocked & after.occupied();
        self.boards.push(after);
        true
    }

    /// Moves on to the next phase, from 0 or 1.
    pub fn advance(&mut self) {
        self.phase += 1;
        self.blocked = PointSet::EMPTY;
        self.taken.clear();
        if self.phase == 2 {
            self.second_start = Some(*self.board());
        }
    }

    /// The points on which `color` has taken a ko on this very board already.
    pub fn taken_before(&self, color: Color) -> PointSet {
        let key = self.board().key();
        let here = self.taken.iter().filter(|(board, _, taker)| *board == key && *taker == color);
        PointSet::union(here.map(|(_, point, _)| *point))
    }
}

/// The point of the ko that a move has left open: it took one stone, and could be taken there alone.
pub fn ko_point(before: &Board, after: &Board, played: Played) -> Option<Point> {
    let Move::Play(point) = played.mv else { return None };
    let enemy = played.color.opponent();
    let taken = before.stones(enemy).without(&after.stones(enemy));
    let around = PointSet::single(point).dilate(after.size());
    let is_alone = (around & after.stones(played.color)).len() == 1;
    let is_ko = taken.len() == 1 && is_alone && (around & after.empty()).len() == 1;
    taken.first().filter(|_| is_ko)
}

/// The points that `color` may not play on because the board would repeat, `ko` being the one that the last move left.
pub fn banned(game: &Game, past: &MoveHistory, color: Color, ko: Option<Point>) -> PointSet {
    let repetition = game.rules().repetition;
    let mut banned: PointSet = match repetition {
        Repetition::Simple | Repetition::Positional | Repetition::Situational => ko.into_iter().collect(),
        Repetition::NoRegression | Repetition::TwoMoveWindow | Repetition::SincePass | Repetition::FourthBoard => {
            PointSet::EMPTY
        }
        Repetition::Allowed => return PointSet::EMPTY,
    };
    if repetition.forbids_ko_alone() {
        return banned;
    }
    let map = ChainMap::new(game.board());
    let mut changed = game.start().occupied();
    past.moves.iter().filter_map(|played| played.mv.point()).for_each(|point| changed.insert(point));
    let fewest_suicides = if game.rules().suicide.allows_several() { 2 } else { usize::MAX };
    for point in map.empty().iter() {
        let effect = map.effect(color, point);
        // A board with a stone where none has ever been is new.
        let is_new = !changed.contains(point) && effect.suicides == 0;
        if is_new || (1..fewest_suicides).contains(&effect.suicides) {
            continue;
        }
        let repeats = match repetition {
            Repetition::Simple | Repetition::Allowed => false,
            Repetition::Positional => past.stood(effect.key, None),
            Repetition::Situational => past.stood(effect.key, Some(color.opponent())),
            Repetition::NoRegression | Repetition::TwoMoveWindow | Repetition::SincePass | Repetition::FourthBoard => {
                past.stood(effect.key, None) && matches!(game.check(color, Move::Play(point)), Err(Illegal::Repeats(_)))
            }
        };
        if repeats {
            banned.insert(point);
        }
    }
    banned
}
