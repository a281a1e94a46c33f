//! The boards of all games, row by row, and what a move does to them.
//!
//! Every operation passes over the whole board, in all games at once: for each point there is the set of games that
//! have a stone there. Chains are not stored. Flood fills from the liberties find which stones have liberties: a sweep
//! down and a sweep up the board, each filling every row in both directions. That reaches all stones except in very
//! winding chains. Where a decision depends on it, the fill is checked, and in the few games in which it is incomplete
//! the chain is walked stone by stone.

use liangyi_core::base::Size;

use super::numbers;
use super::numbers::{LINE_BITS, Number, POINT_BITS};
use super::row::{MAX_LINES, Row};
use super::vector::{Games, Vector};
use super::walk::{Walk, neighbours, spot};

/// A random division of the points of every game into two classes, made for every move. A chain with a liberty in each
/// class has two liberties; two points at most a knight's move apart are in different classes more often than not.
pub struct Classes<V: Vector> {
    rows: [Games<V>; MAX_LINES + 3],
    columns: [Games<V>; MAX_LINES + 3],
}

impl<V: Vector> Classes<V> {
    /// The classes for four random bits: the class alternates in pairs of rows and of columns.
    #[inline(always)]
    pub fn new(vector: V, random: &[Games<V>]) -> Self {
        let none = Games::none(vector);
        let mut classes = Classes { rows: [none; MAX_LINES + 3], columns: [none; MAX_LINES + 3] };
        for i in 0..MAX_LINES + 3 {
            let (row, column) = (random[i % 2], random[2 + i % 2]);
            classes.rows[i] = if i / 2 % 2 == 0 { row } else { !row };
            classes.columns[i] = if i / 2 % 2 == 0 { column } else { !column };
        }
        classes
    }
}

/// At most one point in every game, as sets of games by row and by column.
pub struct Spots<V: Vector> {
    rows: [Games<V>; MAX_LINES],
    columns: [Games<V>; MAX_LINES],
    /// The row and the column of each game as numbers.
    row: Number<V, LINE_BITS>,
    column: Number<V, LINE_BITS>,
}

impl<V: Vector> Spots<V> {
    /// No point in any game.
    #[inline(always)]
    pub fn none(vector: V) -> Self {
        let none = Games::none(vector);
        Spots { rows: [none; MAX_LINES], columns: [none; MAX_LINES], row: [none; LINE_BITS], column: [none; LINE_BITS] }
    }

    /// The spot of one game.
    #[inline(always)]
    fn of(&self, game: usize) -> usize {
        spot(numbers::number_of(&self.row, game), numbers::number_of(&self.column, game))
    }
}

/// The effect of a move, as far as it is known at once.
pub struct BatchOutcome<V: Vector> {
    /// The games in which the stone has no empty neighbour and captured nothing: it may be suicide.
    pub possible_suicide: Games<V>,
    /// The games in which the stone is adjacent to a stone of its colour.
    pub connected: Games<V>,
    /// The games in which it took a ko.
    pub ko: Games<V>,
}

/// The result of the flood fill from the liberties of the side that has just moved.
pub struct Reach<V: Vector> {
    /// The games in which it did not reach the last stone.
    pub unreached: Games<V>,
    /// The games in which it is incomplete: a stone that was not reached is adjacent to one that was.
    pub incomplete: Games<V>,
}

/// The boards of all games. With `EXACT`, both sides have `W - 1` lines, else fewer than `W`.
pub struct Boards<V: Vector, const W: usize, const EXACT: bool> {
    vector: V,
    size: Size,
    /// The rows of the board between two rows of rim.
    pub rows: Vec<Row<V, W>>,
    walk: Walk,
}

/// A row with the ones before and after it.
#[inline(always)]
fn three_rows<V: Vector, const W: usize>(
    rows: &mut [Row<V, W>],
    y: usize,
) -> (&mut Row<V, W>, &mut Row<V, W>, &mut Row<V, W>) {
    let [above, here, below] = &mut rows[y..y + 3] else { unreachable!("three rows") };
    (above, here, below)
}

/// The stones of one colour, to change, and those of the other.
#[inline(always)]
fn split_colors<T>(stones: &mut [T; 2], color: usize) -> (&mut T, &T) {
    let [black, white] = stones;
    if color == 0 { (black, white) } else { (white, black) }
}

impl<V: Vector, const W: usize, const EXACT: bool> Boards<V, W, EXACT> {
    /// Boards without any point to play on; games are set up later.
    #[inline(always)]
    pub fn new(vector: V, size: Size) -> Self {
        assert!(if EXACT { size.is_square() && size.width() == W - 1 } else { size.longer_side() < W });
        let (none, all) = (Games::none(vector), Games::all(vector));
        let row = Row {
            stones: [[none; W]; 2],
            empty: [none; W],
            reached: [[none; W]; 2],
            solid: [all; W],
            alive: [none; W],
            forbidden: [none; W],
            candidates: [none; W],
        };
        let rows = vec![row; size.height() + 2];
        Boards { vector, size, rows, walk: Walk::new() }
    }

    /// The number of columns, written so that the compiler sees that it is within the arrays.
    #[inline(always)]
    pub fn width(&self) -> usize {
        if EXACT { W - 1 } else { self.size.width().min(W - 1) }
    }

    /// The number of rows, likewise.
    #[inline(always)]
    pub fn height(&self) -> usize {
        if EXACT { W - 1 } else { self.size.height().min(W - 1) }
    }

    /// Flood fills the stones of `color`, which has just moved at `last`, from the liberties of each class.
    #[inline(always)]
    pub fn reach(&mut self, color: usize, classes: &Classes<V>, last: &Spots<V>) -> Reach<V> {
        let (width, height, none) = (self.width(), self.height(), Games::none(self.vector));
        for y in 0..height {
            let (above, here, below) = three_rows(&mut self.rows, y);
            let stones = &here.stones[color];
            let [first, second] = &mut here.reached;
            // The rows' part of the class; it has a period of four rows.
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
                // What the point on the left reached is used last: everything else does not depend on it.
                let near = (stones[x] & near.0, stones[x] & near.1);
                left = (near.0 | stones[x] & left.0, near.1 | stones[x] & left.1);
                (first[x], second[x]) = left;
                (west, free) = (free, east);
            }
            fill_back(width, stones, first);
            fill_back(width, stones, second);
        }
        let (mut unreached, mut incomplete) = (none, none);
        // The stones of the row below that were not reached.
        let mut short = [none; W];
        for y in (0..height).rev() {
            let (_, here, below) = three_rows(&mut self.rows, y);
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
                incomplete |= short[x] & any;
                short[x] = stones[x] & !any;
                apart |= last.columns[x] & !any;
            }
            unreached |= last.rows[y] & apart;
        }
        Reach { unreached, incomplete }
    }

    /// The games of `which` in which the chain of `color` at `last` has no liberty.
    #[inline(always)]
    pub fn without_liberty(&mut self, color: usize, last: &Spots<V>, which: Games<V>) -> Games<V> {
        let mut dead = which;
        for game in which.iter() {
            let at = last.of(game);
            if self.walk.chain(&self.rows, color, at, game, |row, x| {
                row.reached[0][x].contains(game) || row.reached[1][x].contains(game)
            }) == 0
            {
                dead.remove(game);
            }
        }
        dead
    }

    /// Finds the candidates of `color`, after taking back the opponent's last moves in the games of `back` and clearing
    /// the forbidden points in the games of `free`. Returns their numbers by row, and in all.
    ///
    /// Own true eyes are no candidates, and neither are points enclosed by enemy chains that have another liberty.
    #[inline(always)]
    pub fn find_candidates(
        &mut self,
        color: usize,
        last: &Spots<V>,
        back: Games<V>,
        free: Games<V>,
        bits: usize,
    ) -> ([Number<V, LINE_BITS>; MAX_LINES], Number<V, POINT_BITS>) {
        let (width, height) = (self.width(), self.height());
        let (none, all) = (Games::none(self.vector), Games::all(self.vector));
        let mut counts = [[none; LINE_BITS]; MAX_LINES];
        let mut total = [none; POINT_BITS];
        self.take_back(0, color, last, back, free);
        for y in 0..height {
            if y + 1 < height {
                self.take_back(y + 1, color, last, back, free);
            }
            let (above, here, below) = three_rows(&mut self.rows, y);
            let (north, middle, south) = (&above.stones[1 - color], &here.stones[1 - color], &below.stones[1 - color]);
            // The cells to the left of the point and on its column, of windows that slide along the row.
            let (mut northwest, mut straight_north, mut southwest, mut straight_south) =
                (none, north[0], none, south[0]);
            let (mut open_west, mut open, mut empty) = (none, here.empty[0] | middle[0], here.empty[0]);
            let (mut solid_west, mut solid) = (all, here.solid[0]);
            for x in 0..width {
                let (northeast, southeast) = (north[x + 1], south[x + 1]);
                let empty_east = here.empty[x + 1];
                let open_east = empty_east | middle[x + 1];
                let solid_east = here.solid[x + 1];
                // The adjacent points of a true eye are own stones or the rim, and the opponent has at most one
                // diagonal point, at the edge none.
                let open_around =
                    (above.empty[x] | straight_north | open_west) | (below.empty[x] | straight_south | open_east);
                let some = northwest | northeast | southwest;
                let rim = y == 0 || y == height - 1 || x == 0 || x == width - 1;
                let is_false =
                    if rim { some | southeast } else { northwest.majority(northeast, southwest) | some & southeast };
                let is_enclosed = (above.solid[x] & solid_west) & (below.solid[x] & solid_east);
                here.candidates[x] = empty & !here.forbidden[x] & (open_around | is_false) & !is_enclosed;
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

    /// Takes back the last moves of the games of `back` in a row, and updates its forbidden points.
    #[inline(always)]
    fn take_back(&mut self, y: usize, color: usize, last: &Spots<V>, back: Games<V>, free: Games<V>) {
        let width = self.width();
        let row = &mut self.rows[y + 1];
        let back = last.rows[y] & back;
        for x in 0..width {
            let point = back & last.columns[x];
            row.stones[1 - color][x] &= !point;
            row.empty[x] |= point;
            row.forbidden[x] = row.forbidden[x] & !free | point;
        }
    }

    /// The candidate with the index `rank`, in the games of `which`.
    #[inline(always)]
    pub fn select(
        &self,
        counts: &[Number<V, LINE_BITS>; MAX_LINES],
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
            // Whether the selected row has a candidate in this column: then the rank decreases by one.
            let mut borrow = none;
            for y in 0..height {
                borrow |= spots.rows[y] & self.rows[y + 1].candidates[x];
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

    /// Places a stone of `color` at `spots`, in the games that have one, and removes captured chains. `with_forbidden`
    /// are the games that have forbidden points.
    #[inline(always)]
    pub fn play(
        &mut self,
        color: usize,
        spots: &Spots<V>,
        classes: &Classes<V>,
        with_forbidden: Games<V>,
    ) -> BatchOutcome<V> {
        let (width, height, none) = (self.width(), self.height(), Games::none(self.vector));
        let (mut row_class, mut column_class) = (none, none);
        let mut adjacent = [none; MAX_LINES];
        for y in 0..height {
            row_class |= spots.rows[y] & classes.rows[y];
        }
        for x in 0..width {
            column_class |= spots.columns[x] & classes.columns[x];
            let before = if x > 0 { spots.columns[x - 1] } else { none };
            let after = if x + 1 < width { spots.columns[x + 1] } else { none };
            adjacent[x] = before | after;
        }
        // An enemy chain with a liberty in the other class than that of the point is safe.
        let class = row_class ^ column_class;
        let (mut moved, mut open, mut connected, mut unsure) = (none, none, none, none);
        for ahead in 0..=height {
            if ahead < height {
                let row = &mut self.rows[ahead + 1];
                moved |= spots.rows[ahead];
                for x in 0..width {
                    let point = spots.rows[ahead] & spots.columns[x];
                    row.stones[color][x] |= point;
                    row.empty[x] &= !point;
                }
            }
            if ahead == 0 {
                continue;
            }
            let y = ahead - 1;
            let (above, here, below) = three_rows(&mut self.rows, y);
            let (own, enemy) = (&here.stones[color], &here.stones[1 - color]);
            let at = spots.rows[y];
            let before = if y > 0 { spots.rows[y - 1] } else { none };
            let after = if y + 1 < height { spots.rows[y + 1] } else { none };
            let (mut west, mut empty) = (none, here.empty[0]);
            let mut left = none;
            for x in 0..width {
                let east = here.empty[x + 1];
                let near = (before | after) & spots.columns[x] | at & adjacent[x];
                let safe = (above.empty[x] | below.empty[x] | west)
                    | (east | class.choose(here.reached[0][x], here.reached[1][x]));
                open |= near & empty;
                connected |= near & own[x];
                unsure |= near & enemy[x] & !safe;
                let near = enemy[x] & if y > 0 { safe | above.alive[x] } else { safe };
                left = near | enemy[x] & left;
                here.alive[x] = left;
                (west, empty) = (empty, east);
            }
            fill_back(width, enemy, &mut here.alive);
        }
        let mut outcome = BatchOutcome { possible_suicide: moved & !open, connected, ko: none };
        if unsure.any() {
            let taken = self.capture(color, spots, class, unsure);
            outcome.possible_suicide &= !taken.0;
            outcome.ko = taken.0 & !taken.1 & !open & !connected;
            self.forbid_ko(outcome.ko, spots, with_forbidden);
        }
        outcome
    }

    /// Removes the chains that a move of `color` at `spots` captured, in the games of `unsure`. Returns the games with
    /// captured stones and those with more than one.
    #[inline(always)]
    fn capture(&mut self, color: usize, spots: &Spots<V>, class: Games<V>, unsure: Games<V>) -> (Games<V>, Games<V>) {
        let (width, height, none) = (self.width(), self.height(), Games::none(self.vector));
        let mut incomplete = none;
        let mut short = [none; W];
        for y in (0..height).rev() {
            let (_, here, below) = three_rows(&mut self.rows, y);
            let enemy = &here.stones[1 - color];
            if y + 1 < height {
                fill_from(self.vector, width, enemy, &mut here.alive, &below.alive);
            }
            let mut right = none;
            for x in (0..width).rev() {
                right = here.alive[x] | enemy[x] & right;
                here.alive[x] = right;
                incomplete |= short[x] & right;
                short[x] = enemy[x] & !right;
            }
        }
        let (mut one, mut more) = (none, none);
        let check = unsure & incomplete;
        for game in check.iter() {
            let other = usize::from(!class.contains(game));
            let mut taken = 0;
            for at in neighbours(spots.of(game)) {
                let dead =
                    self.walk.chain(&self.rows, 1 - color, at, game, |row, x| row.reached[other][x].contains(game));
                for (y, x) in self.walk.found(dead) {
                    self.rows[y].stones[1 - color][x].remove(game);
                    self.rows[y].empty[x].insert(game);
                }
                taken += dead;
            }
            one.set(game, taken > 0);
            more.set(game, taken > 1);
        }
        let sure = unsure & !check;
        for row in &mut self.rows[1..=height] {
            let (enemy, _) = split_colors(&mut row.stones, 1 - color);
            for x in 0..width {
                let dead = enemy[x] & sure & !row.alive[x];
                more |= one & dead;
                one |= dead;
                enemy[x] ^= dead;
                row.empty[x] |= dead;
            }
        }
        (one, more)
    }

    /// Forbids the one empty point adjacent to the stone, and no other point, in the games of `ko`.
    #[inline(always)]
    fn forbid_ko(&mut self, ko: Games<V>, spots: &Spots<V>, with_forbidden: Games<V>) {
        for game in ko.iter() {
            if with_forbidden.contains(game) {
                for row in &mut self.rows {
                    row.forbidden.iter_mut().for_each(|point| point.remove(game));
                }
            }
            for at in neighbours(spots.of(game)) {
                let (y, x) = super::walk::place(at);
                if x < W && self.rows[y].empty[x].contains(game) {
                    self.rows[y].forbidden[x].insert(game);
                }
            }
        }
    }
}

/// Fills a row from an adjacent one and, within the row, from left to right.
#[inline(always)]
fn fill_from<V: Vector, const W: usize>(
    vector: V,
    width: usize,
    stones: &[Games<V>; W],
    row: &mut [Games<V>; W],
    adjacent: &[Games<V>; W],
) {
    let mut left = Games::none(vector);
    for x in 0..width {
        let near = row[x] | stones[x] & adjacent[x];
        left = near | stones[x] & left;
        row[x] = left;
    }
}

/// Fills a row from right to left.
#[inline(always)]
fn fill_back<V: Vector, const W: usize>(width: usize, stones: &[Games<V>; W], row: &mut [Games<V>; W]) {
    let mut right = row[width - 1];
    for x in (0..width - 1).rev() {
        right = row[x] | stones[x] & right;
        row[x] = right;
    }
}
