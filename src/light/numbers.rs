//! Bit-sliced arithmetic: a number for each game, where bit `i` of the numbers of all games is one set of games.

use super::vector::{Games, Vector};

/// The bits of a number of points, at most 441.
pub const POINT_BITS: usize = 9;
/// The bits of a number of points on a line, or of a coordinate.
pub const LINE_BITS: usize = 5;

/// A number for each game, its lowest bit first.
pub type Number<V, const BITS: usize> = [Games<V>; BITS];

/// Adds 1 to the numbers of the games in `which`.
#[inline(always)]
pub fn increment<V: Vector, const BITS: usize>(number: &mut Number<V, BITS>, which: Games<V>) {
    let mut carry = which;
    for bit in number {
        (*bit, carry) = (*bit ^ carry, *bit & carry);
    }
}

/// The games whose number is `value`.
#[inline(always)]
pub fn equal<V: Vector, const BITS: usize>(vector: V, number: &Number<V, BITS>, value: usize) -> Games<V> {
    let mut equal = Games::all(vector);
    for (i, &bit) in number.iter().enumerate() {
        equal &= if value >> i & 1 != 0 { bit } else { !bit };
    }
    equal
}

/// The number of one game.
#[inline(always)]
pub fn number_of<V: Vector, const BITS: usize>(number: &Number<V, BITS>, game: usize) -> usize {
    number.iter().enumerate().fold(0, |value, (i, bit)| value | usize::from(bit.contains(game)) << i)
}

/// For each game, the number of sets of `line` that it is in.
#[inline(always)]
pub fn tally<V: Vector>(vector: V, line: &[Games<V>]) -> Number<V, LINE_BITS> {
    let none = Games::none(vector);
    let mut sum = [none; LINE_BITS];
    let mut x = 0;
    while x + 4 <= line.len() {
        add_four(&mut sum, line[x], line[x + 1], line[x + 2], line[x + 3]);
        x += 4;
    }
    match line.len() - x {
        1 => add_four(&mut sum, line[x], none, none, none),
        2 => add_four(&mut sum, line[x], line[x + 1], none, none),
        3 => add_four(&mut sum, line[x], line[x + 1], line[x + 2], none),
        _ => {}
    }
    sum
}

/// Counts four more sets with three full adders, so that the higher bits are updated once for four points.
#[inline(always)]
fn add_four<V: Vector>(sum: &mut Number<V, LINE_BITS>, a: Games<V>, b: Games<V>, c: Games<V>, d: Games<V>) {
    let (first, ones) = (sum[0].majority(a, b), sum[0].odd(a, b));
    let second = ones.majority(c, d);
    sum[0] = ones.odd(c, d);
    let mut carry = sum[1].majority(first, second);
    sum[1] = sum[1].odd(first, second);
    for bit in &mut sum[2..] {
        (*bit, carry) = (*bit ^ carry, *bit & carry);
    }
}

/// Adds the number of a line to a number of points, of which the lowest `bits` bits are in use.
#[inline(always)]
pub fn add<V: Vector>(vector: V, sum: &mut Number<V, POINT_BITS>, line: &Number<V, LINE_BITS>, bits: usize) {
    let none = Games::none(vector);
    let mut carry = none;
    for i in 0..bits {
        let term = if i < LINE_BITS { line[i] } else { none };
        (sum[i], carry) = (sum[i].odd(term, carry), sum[i].majority(term, carry));
    }
}

/// Subtracts the number of a line from a number of points, and returns the games in which it was larger.
#[inline(always)]
pub fn subtract<V: Vector>(
    vector: V,
    from: &mut Number<V, POINT_BITS>,
    line: &Number<V, LINE_BITS>,
    bits: usize,
) -> Games<V> {
    let none = Games::none(vector);
    let mut borrow = none;
    for i in 0..bits {
        let term = if i < LINE_BITS { line[i] } else { none };
        (from[i], borrow) = (from[i].odd(term, borrow), (!from[i]).majority(term, borrow));
    }
    borrow
}

/// The product of `bound` and `fraction`, a number in [0, 1) with its lowest bit first, rounded down: a number below
/// `bound`, or 0 where `bound` is 0.
#[inline(always)]
pub fn scale<V: Vector>(
    vector: V,
    fraction: &[Games<V>],
    bound: &Number<V, POINT_BITS>,
    bits: usize,
) -> Number<V, POINT_BITS> {
    let none = Games::none(vector);
    let mut product = [none; POINT_BITS];
    for &digit in fraction {
        let mut carry = none;
        for i in 0..bits {
            let term = bound[i] & digit;
            let sum = product[i].odd(term, carry);
            carry = product[i].majority(term, carry);
            if i > 0 {
                product[i - 1] = sum;
            }
        }
        product[bits - 1] = carry;
    }
    product
}
