//! What a large network says of the positions of a farm, for a smaller one that learns from it.

use liangyi_core::base::Size;
use liangyi_net::inputs::Inputs;
use liangyi_net::model::Network;
use liangyi_net::run::{InstructionSet, PackedNetwork, Precision, RawOutputs};
use rayon::prelude::*;

use super::games::Farm;

/// A network that evaluates the rows of a [`Farm`].
#[derive(Debug)]
pub struct FarmTeacher {
    size: Size,
    network: PackedNetwork,
}

/// A network that does not tell what is learnt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("networks of version {0} have no optimistic policy; a teacher needs version {oldest} or later",
        oldest = FarmTeacher::OLDEST_VERSION)]
pub struct BadTeacher(pub u32);

impl FarmTeacher {
    /// The first version with all that is learnt: an optimistic policy, and the errors of short searches.
    pub const OLDEST_VERSION: u32 = 12;
    /// The channels of the policy that are learnt: the plain one and the optimistic one.
    const POLICIES: usize = 2;

    /// Packs a network for a board. Its products have few bits where that is faster: what is learnt from is less exact
    /// by far.
    ///
    /// # Errors
    ///
    /// The network is older than [`FarmTeacher::OLDEST_VERSION`].
    pub fn new(network: &Network, size: Size) -> Result<FarmTeacher, BadTeacher> {
        if network.version < FarmTeacher::OLDEST_VERSION {
            return Err(BadTeacher(network.version));
        }
        let network = PackedNetwork::with_precision(network, size, InstructionSet::best(), Precision::Fast);
        Ok(FarmTeacher { size, network })
    }

    /// How many numbers [`FarmTeacher::answer`] gives for a row.
    pub fn numbers(&self) -> usize {
        FarmTeacher::POLICIES * (self.size.area() + 1) + 3 + 6 + self.size.area()
    }

    /// What the network says of each row: the two policies of each point by row from the top and of a pass, then win,
    /// loss and no result, the six other numbers, and the ownership of each point, all raw.
    pub fn answer(&self, rows: &[u32]) -> Vec<f32> {
        let words = self.size.area() + Farm::NUMBERS;
        let answer = |network: &mut PackedNetwork, (row, to): (&[u32], &mut [f32])| {
            let inputs = inputs_of(self.size, row);
            let RawOutputs { policy, pass, value, misc, ownership } =
                network.evaluate(&inputs.planes(), &inputs.globals);
            let channels = pass.len();
            let learnt = policy.chunks_exact(channels).chain([&pass[..]]).flat_map(|all| &all[..Self::POLICIES]);
            let numbers = learnt.chain(&value).chain(&misc).chain(&ownership);
            to.iter_mut().zip(numbers).for_each(|(to, number)| *to = *number);
        };
        let mut numbers = vec![0.0; rows.len() / words * self.numbers()];
        let places = numbers.par_chunks_exact_mut(self.numbers());
        rows.par_chunks_exact(words).zip(places).for_each_init(|| self.network.clone(), answer);
        numbers
    }
}

/// The inputs in a row of a farm, or in the beginning of one.
pub fn inputs_of(size: Size, row: &[u32]) -> Inputs {
    let area = size.area();
    Inputs {
        size,
        marks: row[..area].to_vec(),
        globals: std::array::from_fn(|number| f32::from_bits(row[area + number])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::farm::{FarmAnswer, Openings};

    const NETWORK: &[u8] = include_bytes!("../../../../fuzz/corpus/network/every-kind-17-bytes");
    const OLD: &[u8] = include_bytes!("../../../../fuzz/corpus/network/pooling-11-bytes");

    #[test]
    fn answers_are_what_the_network_says_of_each_row() {
        let size: Size = "7x5".parse().expect("a size");
        let network = Network::read(NETWORK).expect("a network");
        let teacher = FarmTeacher::new(&network, size).expect("a teacher");
        let mut alone = PackedNetwork::new(&network, size);
        let mut farm = Farm::new(size, 9, 1, Openings::Anywhere(Vec::new()));
        farm.answer(&[FarmAnswer::Play(17); 9], None);
        let rows = farm.rows();
        let answers = teacher.answer(&rows);
        assert_eq!(answers.len(), 9 * teacher.numbers());
        for (row, answer) in rows.chunks_exact(farm.row_words()).zip(answers.chunks_exact(teacher.numbers())) {
            let inputs = inputs_of(size, row);
            let RawOutputs { policy, pass, value, misc, ownership } = alone.evaluate(&inputs.planes(), &inputs.globals);
            let channels = pass.len();
            let (policies, rest) = answer.split_at(2 * 36);
            for (place, two) in policies.chunks_exact(2).enumerate() {
                let all = policy.chunks_exact(channels).nth(place).unwrap_or(&pass);
                assert_near(two, &all[..2]);
            }
            assert_near(rest, &[&value[..], &misc, &ownership].concat());
        }
        assert_ne!(answers[..teacher.numbers()], answers[teacher.numbers()..][..teacher.numbers()]);
    }

    fn assert_near(ours: &[f32], theirs: &[f32]) {
        assert_eq!(ours.len(), theirs.len());
        assert!(ours.iter().zip(theirs).all(|(a, b)| (a - b).abs() < 0.02), "{ours:?} {theirs:?}");
    }

    #[test]
    fn an_old_network_is_no_teacher() {
        let network = Network::read(OLD).expect("a network");
        assert_eq!(FarmTeacher::new(&network, Size::square(9).expect("a size")).err(), Some(BadTeacher(11)));
    }
}
