//! The boards of all games, line by line, and what a move does to them.
//!
//! Everything is done for a whole board, in all games at once: a point of the board is a set of games, in which there is
//! something on it. So that no chain needs to be known, chains are flooded, always from the liberties inward: a sweep down
//! and a sweep up the board, each filling every line both ways. That reaches all stones but in the most winding chains; what
//! a decision hangs on is checked for being complete, and walked stone by stone in the few games where it is not.

use super::numbers;
use super::numbers::{LINE_BITS, Number, POINT_BITS};
use super::vector::{Games, Vector};
use super::walk::{Walk, around, spot};
use crate::base::Size;

/// The longest side of a board.
pub const MOST_LINES: usize = Size::MAX_LINES;

/// One line of the boards of all games; `W` is one more than the longest side, for the rim at its end.
#[derive(Clone, Copy)]
pub struct Line<V: Vector, const W: usize> {
    /// The stones, Black's and White's.
    pub stones: [[Games<V>; W]; 2],
    /// The empty points.
    pub empty: [Games<V>; W],
    /// Stones of the side that moved last known to have a liberty, for each of two classes of points one in that class.
    pub reached: [[Games<V>; W]; 2],
    /// Stones with one in each class, which makes two; and the rim.
    pub solid: [Games<V>; W],
    /// Stones next to move known to have a liberty after the move.
    pub alive: [Games<V>; W],
    /// Points that the side to move may not play on: a ko just taken, and what proved to be suicide.
    pub barred: [Games<V>; W],
    /// Where the side to move may play, as far as is known.
    pub candidates: [Games<V>; W],
}

/// Two classes that every game divides its points into, anew for every move. A chain that has a liberty in each class has
/// two liberties; two points a knight's move or less apart differ in class more often than not.
pub struct Classes<V: Vector> {
    rows: [Games<V>; MOST_LINES + 3],
    columns: [Games<V>; MOST_LINES + 3],
}

impl<V: Vector> Classes<V> {
    /// The classes that four random bits make: lines change class in pairs.
    #[inline(always)]
    pub fn new(vector: V, random: &[Games<V>]) -> Self {
        let none = Games::none(vector);
        let mut classes = Classes { rows: [none; MOST_LINES + 3], columns: [none; MOST_LINES + 3] };
        for i in 0..MOST_LINES + 3 {
            let (row, column) = (random[i % 2], random[2 + i % 2]);
            classes.rows[i] = if i / 2 % 2 == 0 { row } else { !row };
            classes.columns[i] = if i / 2 % 2 == 0 { column } else { !column };
        }
        classes
    }
}

/// A point in every game, as the line and the column it is in; no game is in more than one of either.
pub struct Spots<V: Vector> {
    rows: [Games<V>; MOST_LINES],
    columns: [Games<V>; MOST_LINES],
    /// The same in numbers.
    row: Number<V, LINE_BITS>,
    column: Number<V, LINE_BITS>,
}

impl<V: Vector> Spots<V> {
    /// No point anywhere.
    #[inline(always)]
    pub fn none(vector: V) -> Self {
        let none = Games::none(vector);
        Spots {
            rows: [none; MOST_LINES],
            columns: [none; MOST_LINES],
            row: [none; LINE_BITS],
            column: [none; LINE_BITS],
        }
    }

    /// Where it is in one game.
    #[inline(always)]
    fn of(&self, game: usize) -> usize {
        spot(numbers::number_of(&self.row, game), numbers::number_of(&self.column, game))
    }
}

/// What is known of a move right after it was made.
pub struct Outcome<V: Vector> {
    /// Games where the stone has no empty neighbour and took nothing: it may be suicide.
    pub doubt: Games<V>,
    /// Games where the stone has a neighbour of its own colour.
    pub friend: Games<V>,
    /// Games where it took a ko.
    pub ko: Games<V>,
}

/// What the stones of the side that has just moved are worth.
pub struct Reach<V: Vector> {
    /// Games where the flood did not get to the last stone.
    pub missed: Games<V>,
    /// Games where it stopped short of some stone.
    pub torn: Games<V>,
}

/// The boards of all games; with `EXACT`, of just one line less than `W` on both sides.
pub struct Boards<V: Vector, const W: usize, const EXACT: bool> {
    vector: V,
    size: Size,
    /// The board's lines between two of rim.
    pub field: Vec<Line<V, W>>,
    walk: Walk,
}

/// A line with the one above and the one below.
#[inline(always)]
fn three<V: Vector, const W: usize>(
    field: &mut [Line<V, W>],
    y: usize,
) -> (&mut Line<V, W>, &mut Line<V, W>, &mut Line<V, W>) {
    let [above, here, below] = &mut field[y..y + 3] else { unreachable!("three lines") };
    (above, here, below)
}

/// The stones of one colour to write to, and those of the other.
#[inline(always)]
fn sides<T>(stones: &mut [T; 2], color: usize) -> (&mut T, &T) {
    let [black, white] = stones;
    if color == 0 { (black, white) } else { (white, black) }
}

impl<V: Vector, const W: usize, const EXACT: bool> Boards<V, W, EXACT> {
    /// Boards without any point that could be played on.
    #[inline(always)]
    pub fn new(vector: V, size: Size) -> Self {
        assert!(if EXACT { size.is_square() && size.width() == W - 1 } else { size.longer_side() < W });
        let (none, all) = (Games::none(vector), Games::all(vector));
        let line = Line {
            stones: [[none; W]; 2],
            empty: [none; W],
            reached: [[none; W]; 2],
            solid: [all; W],
            alive: [none; W],
            barred: [none; W],
            candidates: [none; W],
        };
        let field = vec![line; size.height() + 2];
        Boards { vector, size, field, walk: Walk::new() }
    }

    /// How many columns the boards have, in words that let the compiler see that all are within the arrays.
    #[inline(always)]
    pub fn width(&self) -> usize {
        if EXACT { W - 1 } else { self.size.width().min(W - 1) }
    }

    /// How many rows the boards have, likewise.
    #[inline(always)]
    pub fn height(&self) -> usize {
        if EXACT { W - 1 } else { self.size.height().min(W - 1) }
    }

    /// Floods the stones of `color`, which has just moved at `last`, from the liberties of each class.
    #[inline(always)]
    pub fn reach(&mut self, color: usize, classes: &Classes<V>, last: &Spots<V>) -> Reach<V> {
        let (width, height, none) = (self.width(), self.height(), Games::none(self.vector));
        for y in 0..height {
            let (above, here, below) = three(&mut self.field, y);
            let stones = &here.stones[color];
            let [first, second] = &mut here.reached;
            // The lines' part in the classes; it comes back every four lines.
            let (up, at, down) = (classes.rows[y + 3], classes.rows[y], classes.rows[y + 1]);
            let mut class = at ^ classes.columns[0];
            let (mut west, mut free) = ((none, none), (here.empty[0] & !class, here.empty[0] & class));
            let mut left = (none, none);
            for x in 0..width {
                let column = classes.columns[x];
                class = at ^ classes.columns[x + 1];
                let east = (here.empty[x + 1] & !class, here.empty[x + 1] & class);
                let (over, under) = (up ^ column, down ^ column);
                let mut near = (
                    (west.0 | east.0) | above.empty[x] & !over | below.empty[x] & !under,
                    (west.1 | east.1) | above.empty[x] & over | below.empty[x] & under,
                );
                if y > 0 {
                    near = (near.0 | above.reached[0][x], near.1 | above.reached[1][x]);
                }
                // What was reached on the left comes last, for all else need not wait for it.
                let near = (stones[x] & near.0, stones[x] & near.1);
                left = (near.0 | stones[x] & left.0, near.1 | stones[x] & left.1);
                (first[x], second[x]) = left;
                (west, free) = (free, east);
            }
            fill_back(width, stones, first);
            fill_back(width, stones, second);
        }
        let (mut missed, mut torn) = (none, none);
        // Stones of the line below that were not reached.
        let mut short = [none; W];
        for y in (0..height).rev() {
            let (_, here, below) = three(&mut self.field, y);
            let stones = &here.stones[color];
            let [first, second] = &mut here.reached;
            if y + 1 < height {
                fill_from(self.vector, width, stones, first, &below.reached[0]);
                fill_from(self.vector, width, stones, second, &below.reached[1]);
            }
            let (mut right, mut apart) = ((none, none), none);
            for x in (0..width).rev() {
                right = (first[x] | stones[x] & right.0, second[x] | stones[x] & right.1);
                (first[x], second[x]) = right;
                here.solid[x] = right.0 & right.1;
                let any = right.0 | right.1;
                torn |= short[x] & any;
                short[x] = stones[x] & !any;
                apart |= last.columns[x] & !any;
            }
            missed |= last.rows[y] & apart;
        }
        Reach { missed, torn }
    }

    /// Of the games in `which`, those where the chain at `last`, of `color`, has no liberty.
    #[inline(always)]
    pub fn breathless(&mut self, color: usize, last: &Spots<V>, which: Games<V>) -> Games<V> {
        let mut dead = which;
        for game in which.iter() {
            let at = last.of(game);
            if self.walk.chain(&self.field, color, at, game, |line, x| {
                line.reached[0][x].contains(game) || line.reached[1][x].contains(game)
            }) == 0
            {
                dead.remove(game);
            }
        }
        dead
    }

    /// Finds where `color` may play, after taking back the opponent's last moves in the games of `back` and bringing what
    /// is barred up to date: nothing any more in the games of `free`. Returns how many points there are, line by line and
    /// in all.
    ///
    /// Not to be played on are the own true eyes, and points inside a chain that has another liberty.
    #[inline(always)]
    pub fn find_candidates(
        &mut self,
        color: usize,
        last: &Spots<V>,
        back: Games<V>,
        free: Games<V>,
        bits: usize,
    ) -> ([Number<V, LINE_BITS>; MOST_LINES], Number<V, POINT_BITS>) {
        let (width, height) = (self.width(), self.height());
        let (none, all) = (Games::none(self.vector), Games::all(self.vector));
        let mut counts = [[none; LINE_BITS]; MOST_LINES];
        let mut total = [none; POINT_BITS];
        self.take_back(0, color, last, back, free);
        for y in 0..height {
            if y + 1 < height {
                self.take_back(y + 1, color, last, back, free);
            }
            let (above, here, below) = three(&mut self.field, y);
            let (north, middle, south) = (&above.stones[1 - color], &here.stones[1 - color], &below.stones[1 - color]);
            // What is left of the point and on its column, for each of the windows that slide along the line.
            let (mut northwest, mut straight_north, mut southwest, mut straight_south) =
                (none, north[0], none, south[0]);
            let (mut open_west, mut open, mut empty) = (none, here.empty[0] | middle[0], here.empty[0]);
            let (mut solid_west, mut solid) = (all, here.solid[0]);
            for x in 0..width {
                let (northeast, southeast) = (north[x + 1], south[x + 1]);
                let empty_east = here.empty[x + 1];
                let open_east = empty_east | middle[x + 1];
                let solid_east = here.solid[x + 1];
                // An eye has its own side's stones or the rim all around, and the opponent's on at most one diagonal, at
                // the rim on none.
                let lively =
                    (above.empty[x] | straight_north | open_west) | (below.empty[x] | straight_south | open_east);
                let some = northwest | northeast | southwest;
                let rim = y == 0 || y == height - 1 || x == 0 || x == width - 1;
                let spoilt =
                    if rim { some | southeast } else { northwest.majority(northeast, southwest) | some & southeast };
                let shut = (above.solid[x] & solid_west) & (below.solid[x] & solid_east);
                here.candidates[x] = empty & !here.barred[x] & (lively | spoilt) & !shut;
                (northwest, straight_north, southwest, straight_south) =
                    (straight_north, northeast, straight_south, southeast);
                (open_west, open, empty) = (open, open_east, empty_east);
                (solid_west, solid) = (solid, solid_east);
            }
            counts[y] = numbers::tally(self.vector, &here.candidates[..width]);
            numbers::add(self.vector, &mut total, &counts[y], bits);
        }
        (counts, total)
    }

    #[inline(always)]
    fn take_back(&mut self, y: usize, color: usize, last: &Spots<V>, back: Games<V>, free: Games<V>) {
        let width = self.width();
        let line = &mut self.field[y + 1];
        let back = last.rows[y] & back;
        for x in 0..width {
            let point = back & last.columns[x];
            line.stones[1 - color][x] &= !point;
            line.empty[x] |= point;
            line.barred[x] = line.barred[x] & !free | point;
        }
    }

    /// The candidate with `rank` others before it, in the games that have so many.
    #[inline(always)]
    pub fn spots(
        &self,
        counts: &[Number<V, LINE_BITS>; MOST_LINES],
        mut rank: Number<V, POINT_BITS>,
        which: Games<V>,
        bits: usize,
    ) -> Spots<V> {
        let (width, height, none) = (self.width(), self.height(), Games::none(self.vector));
        let mut spots = Spots::none(self.vector);
        let mut rest = which;
        let mut inner = [none; LINE_BITS];
        for y in 0..height {
            let before = rank;
            let here = numbers::subtract(self.vector, &mut rank, &counts[y], bits) & rest;
            rest &= !here;
            spots.rows[y] = here;
            for i in 0..LINE_BITS {
                inner[i] |= here & before[i];
                if y >> i & 1 != 0 {
                    spots.row[i] |= here;
                }
            }
        }
        let mut rest = which;
        for x in 0..width {
            // The candidates in this column of the line that was picked; each takes one from the rank.
            let mut borrow = none;
            for y in 0..height {
                borrow |= spots.rows[y] & self.field[y + 1].candidates[x];
            }
            for bit in &mut inner {
                (*bit, borrow) = (*bit ^ borrow, !*bit & borrow);
            }
            let here = borrow & rest;
            rest &= !here;
            spots.columns[x] = here;
            for i in 0..LINE_BITS {
                if x >> i & 1 != 0 {
                    spots.column[i] |= here;
                }
            }
        }
        spots
    }

    /// Places a stone of `color` at `spots`, in the games that have one, and takes off what it kills. `shut` are the games
    /// where points are barred.
    #[inline(always)]
    pub fn play(&mut self, color: usize, spots: &Spots<V>, classes: &Classes<V>, shut: Games<V>) -> Outcome<V> {
        let (width, height, none) = (self.width(), self.height(), Games::none(self.vector));
        let (mut row_class, mut column_class) = (none, none);
        let mut beside = [none; MOST_LINES];
        for y in 0..height {
            row_class |= spots.rows[y] & classes.rows[y];
        }
        for x in 0..width {
            column_class |= spots.columns[x] & classes.columns[x];
            let before = if x > 0 { spots.columns[x - 1] } else { none };
            let after = if x + 1 < width { spots.columns[x + 1] } else { none };
            beside[x] = before | after;
        }
        // An enemy with a liberty in the class that the point is not in is safe.
        let class = row_class ^ column_class;
        let (mut moved, mut open, mut friend, mut unsure) = (none, none, none, none);
        for ahead in 0..=height {
            if ahead < height {
                let line = &mut self.field[ahead + 1];
                moved |= spots.rows[ahead];
                for x in 0..width {
                    let point = spots.rows[ahead] & spots.columns[x];
                    line.stones[color][x] |= point;
                    line.empty[x] &= !point;
                }
            }
            if ahead == 0 {
                continue;
            }
            let y = ahead - 1;
            let (above, here, below) = three(&mut self.field, y);
            let (own, enemy) = (&here.stones[color], &here.stones[1 - color]);
            let at = spots.rows[y];
            let before = if y > 0 { spots.rows[y - 1] } else { none };
            let after = if y + 1 < height { spots.rows[y + 1] } else { none };
            let (mut west, mut empty) = (none, here.empty[0]);
            let mut left = none;
            for x in 0..width {
                let east = here.empty[x + 1];
                let near = (before | after) & spots.columns[x] | at & beside[x];
                let safe = (above.empty[x] | below.empty[x] | west)
                    | (east | class.choose(here.reached[0][x], here.reached[1][x]));
                open |= near & empty;
                friend |= near & own[x];
                unsure |= near & enemy[x] & !safe;
                let near = enemy[x] & if y > 0 { safe | above.alive[x] } else { safe };
                left = near | enemy[x] & left;
                here.alive[x] = left;
                (west, empty) = (empty, east);
            }
            fill_back(width, enemy, &mut here.alive);
        }
        let mut outcome = Outcome { doubt: moved & !open, friend, ko: none };
        if unsure.any() {
            let taken = self.capture(color, spots, class, unsure);
            outcome.doubt &= !taken.0;
            outcome.ko = taken.0 & !taken.1 & !open & !friend;
            self.bar_ko(outcome.ko, spots, shut);
        }
        outcome
    }

    /// Takes off the chains that a move of `color` at `spots` killed, in the games of `unsure`. Returns the games where
    /// stones were taken and those where more than one was.
    #[inline(always)]
    fn capture(&mut self, color: usize, spots: &Spots<V>, class: Games<V>, unsure: Games<V>) -> (Games<V>, Games<V>) {
        let (width, height, none) = (self.width(), self.height(), Games::none(self.vector));
        let mut torn = none;
        let mut short = [none; W];
        for y in (0..height).rev() {
            let (_, here, below) = three(&mut self.field, y);
            let enemy = &here.stones[1 - color];
            if y + 1 < height {
                fill_from(self.vector, width, enemy, &mut here.alive, &below.alive);
            }
            let mut right = none;
            for x in (0..width).rev() {
                right = here.alive[x] | enemy[x] & right;
                here.alive[x] = right;
                torn |= short[x] & right;
                short[x] = enemy[x] & !right;
            }
        }
        let (mut one, mut more) = (none, none);
        let check = unsure & torn;
        for game in check.iter() {
            let other = usize::from(!class.contains(game));
            let mut taken = 0;
            for at in around(spots.of(game)) {
                let dead =
                    self.walk.chain(&self.field, 1 - color, at, game, |line, x| line.reached[other][x].contains(game));
                for (y, x) in self.walk.found(dead) {
                    self.field[y].stones[1 - color][x].remove(game);
                    self.field[y].empty[x].insert(game);
                }
                taken += dead;
            }
            one.set(game, taken > 0);
            more.set(game, taken > 1);
        }
        let sure = unsure & !check;
        for line in &mut self.field[1..=height] {
            let (enemy, _) = sides(&mut line.stones, 1 - color);
            for x in 0..width {
                let dead = enemy[x] & sure & !line.alive[x];
                more |= one & dead;
                one |= dead;
                enemy[x] ^= dead;
                line.empty[x] |= dead;
            }
        }
        (one, more)
    }

    /// Bars the one empty point next to the stone, and nothing else, in the games of `ko`.
    #[inline(always)]
    fn bar_ko(&mut self, ko: Games<V>, spots: &Spots<V>, shut: Games<V>) {
        for game in ko.iter() {
            if shut.contains(game) {
                for line in &mut self.field {
                    line.barred.iter_mut().for_each(|point| point.remove(game));
                }
            }
            for at in around(spots.of(game)) {
                let (y, x) = super::walk::place(at);
                if x < W && self.field[y].empty[x].contains(game) {
                    self.field[y].barred[x].insert(game);
                }
            }
        }
    }
}

/// Fills a line from the line beside it and, within the line, from left to right.
#[inline(always)]
fn fill_from<V: Vector, const W: usize>(
    vector: V,
    width: usize,
    stones: &[Games<V>; W],
    line: &mut [Games<V>; W],
    beside: &[Games<V>; W],
) {
    let mut left = Games::none(vector);
    for x in 0..width {
        let near = line[x] | stones[x] & beside[x];
        left = near | stones[x] & left;
        line[x] = left;
    }
}

/// Fills a line from right to left.
#[inline(always)]
fn fill_back<V: Vector, const W: usize>(width: usize, stones: &[Games<V>; W], line: &mut [Games<V>; W]) {
    let mut right = line[width - 1];
    for x in (0..width - 1).rev() {
        right = line[x] | stones[x] & right;
        line[x] = right;
    }
}
