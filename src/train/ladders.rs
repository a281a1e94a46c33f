//! Learning the weights from game records: gradient ascent on the logarithm of the chance of the moves made, with what patterns and
//! network make of them held fast.

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::net::{Sample, draw};
use super::patterns::TrainingGame;
use crate::playout::ladder::LadderReader;
use crate::policy::ladders::{FEATURES, Ladders, features};
use crate::policy::net::{NetScratch, Quantised};

/// Steps of the ascent, and the size that they begin with (AdaGrad).
const STEPS: usize = 400;
const RATE: f64 = 0.3;
const EPSILON: f64 = 1e-9;
/// One position held out for so many learnt from.
const HELD_OUT_PART: u64 = 4;

/// Learns from so many positions drawn from the games at random, and tells how well it foretells the moves of others.
pub fn learn(games: &[TrainingGame], positions: u64, tell: &dyn Fn(String)) -> Ladders {
    let cases = |count: u64, held_out: bool| -> Vec<Case> {
        (0..count).into_par_iter().map(|number| Case::new(&draw(games, number, held_out))).collect()
    };
    let (learnt, held_out) = (cases(positions, false), cases(positions.div_ceil(HELD_OUT_PART), true));
    let (mut logs, mut squares) = ([0.0f64; FEATURES], [0.0f64; FEATURES]);
    let before = ascent(&held_out, &logs).0;
    for _ in 0..STEPS {
        let (_, gradient) = ascent(&learnt, &logs);
        for ((log, square), gradient) in logs.iter_mut().zip(&mut squares).zip(gradient) {
            *square += gradient * gradient;
            *log += RATE * gradient / (square.sqrt() + EPSILON);
        }
    }
    let after = ascent(&held_out, &logs).0;
    tell(format!("{positions} positions; held out: mean log chance {after:.4}, without ladders {before:.4}"));
    Ladders::new(logs.map(|log| log.exp() as f32))
}

/// A position: its moves that ladders tell something of, and all others.
struct Case {
    /// Chances before, and features.
    told: Vec<(f64, Vec<usize>)>,
    /// The sum of the chances of all others.
    rest: f64,
    /// The chance of the move made, and its place among those told of.
    made: (f64, Option<usize>),
}

impl Case {
    fn new(asked: &Sample) -> Case {
        let Sample { field, color, made, chances } = asked;
        let mut chances = chances.clone();
        Quantised::embedded().correct(&mut NetScratch::new(field.size()), field, *color, &mut chances, 1);
        let mut found: FxHashMap<usize, Vec<usize>> = FxHashMap::default();
        features(&mut LadderReader::default(), field, *color, |point, feature| {
            found.entry(point).or_default().push(feature)
        });
        let mut case = Case { told: Vec::new(), rest: 0.0, made: (0.0, None) };
        for (point, chance) in chances {
            let (chance, found) = (f64::from(chance), found.remove(&point.index()));
            if point == *made {
                case.made = (chance, found.is_some().then_some(case.told.len()));
            }
            match found {
                Some(found) => case.told.push((chance, found)),
                None => case.rest += chance,
            }
        }
        case
    }

    /// Adds the gradient of the log chance of the move made by the logarithms of the weights to `gradient`, and returns that log chance.
    fn ascend(&self, logs: &[f64; FEATURES], gradient: &mut [f64; FEATURES]) -> f64 {
        let factor = |found: &[usize]| found.iter().map(|&feature| logs[feature]).sum::<f64>().exp();
        let sum = self.rest + self.told.iter().map(|(chance, found)| chance * factor(found)).sum::<f64>();
        for (number, (chance, found)) in self.told.iter().enumerate() {
            let is_made = f64::from(u8::from(self.made.1 == Some(number)));
            found.iter().for_each(|&feature| gradient[feature] += is_made - chance * factor(found) / sum);
        }
        let factor = self.made.1.map_or(1.0, |made| factor(&self.told[made].1));
        (self.made.0.max(EPSILON) * factor / sum).ln()
    }
}

/// The mean log chance of the moves made, and its gradient.
fn ascent(cases: &[Case], logs: &[f64; FEATURES]) -> (f64, [f64; FEATURES]) {
    // One after another: the sums must not depend on the threads.
    let mut gradient = [0.0; FEATURES];
    let sum: f64 = cases.iter().map(|case| case.ascend(logs, &mut gradient)).sum();
    let count = cases.len().max(1) as f64;
    (sum / count, gradient.map(|gradient| gradient / count))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_made_more_often_than_thought_weighs_more() {
        // Two moves thought alike, one with the first feature: it is made three times of four.
        let case = |made| Case { told: vec![(0.5, vec![0])], rest: 0.5, made: (0.5, made) };
        let cases = [case(Some(0)), case(Some(0)), case(Some(0)), case(None)];
        let mut logs = [0.0; FEATURES];
        for _ in 0..200 {
            logs[0] += ascent(&cases, &logs).1[0];
        }
        assert!((logs[0] - 3.0f64.ln()).abs() < 1e-3, "{}", logs[0]);
        // The gradient tells how the mean changes.
        let (mean, gradient) = ascent(&cases, &[0.5; FEATURES]);
        let further = ascent(&cases, &[0.501; FEATURES]).0;
        assert!((further - mean - 0.001 * gradient[0]).abs() < 1e-6);
        assert_eq!(gradient[1..], [0.0; FEATURES - 1]);
    }
}
