//! The whole file: header, trunk, heads.

use std::io::Read;

use super::source::{BLOCKS, CHANNELS, GLOBALS, NEWEST_VERSION, NetError, OLDEST_VERSION, PLANES, Source};
use crate::model::{METADATA, MetadataEncoder, Network, PolicyHead, Scales, TipNorm, Trunk, ValueHead};

/// The model version from which on the header has the scales of the outputs.
const SCALES: u32 = 13;
/// The model version from which on header and trunk have room for options.
const OPTIONS: u32 = 15;
/// What else the trunk says of itself: channels between convolutions, which the layers say themselves.
const UNUSED_CHANNELS: usize = 4;

impl Network {
    /// Reads a file of KataGo's, packed by gzip or not, its numbers in bytes or in words.
    ///
    /// # Errors
    ///
    /// If the bytes cannot be read or are no whole network, or if the network is of a kind that is not supported.
    pub fn read(bytes: impl Read) -> Result<Network, NetError> {
        let source = &mut Source::new(bytes)?;
        let FileHeader { name, version, scales, options: ModelOptions { is_human, suicide_for_area } } =
            header(source)?;
        let trunk = trunk(source, version, is_human)?;
        let policy = source.policy_head(version, trunk.channels)?;
        let value = source.value_head(version, trunk.channels)?;
        source.end()?;
        Ok(Network { name, version, scales, suicide_for_area, trunk, policy, value })
    }

    /// What a file begins with: reads no more of it.
    ///
    /// # Errors
    ///
    /// As for [`Network::read`].
    pub fn read_header(bytes: impl Read) -> Result<NetworkHeader, NetError> {
        let FileHeader { name, version, options, .. } = header(&mut Source::new(bytes)?)?;
        Ok(NetworkHeader { name, version, is_human: options.is_human })
    }
}

/// What the file of a network begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetworkHeader {
    /// The name in the file.
    pub name: String,
    /// The model version.
    pub version: u32,
    /// Whether the network [plays as persons do](Network::is_human).
    pub is_human: bool,
}

impl From<&Network> for NetworkHeader {
    fn from(network: &Network) -> NetworkHeader {
        NetworkHeader { name: network.name.clone(), version: network.version, is_human: network.is_human() }
    }
}

/// All that a file begins with.
struct FileHeader {
    name: String,
    version: u32,
    scales: Scales,
    options: ModelOptions,
}

fn header(source: &mut Source) -> Result<FileHeader, NetError> {
    let (name, version) = name_and_version(source)?;
    source.enter("the header".to_string());
    input(source, "planes", PLANES)?;
    input(source, "global numbers", GLOBALS)?;
    let scales = scales(source, version)?;
    let options = if version >= OPTIONS { options(source)? } else { ModelOptions::default() };
    Ok(FileHeader { name, version, scales, options })
}

/// The words by which a network is known.
fn name_and_version(source: &mut Source) -> Result<(String, u32), NetError> {
    let not_a_network = |error| match error {
        NetError::Wrong { .. } => NetError::NotANetwork,
        error => error,
    };
    let (name, _) = source.word_or_part().map_err(not_a_network)?;
    let (version, is_last) = source.word_or_part().map_err(not_a_network)?;
    match version.parse() {
        Ok(0u32..) if is_last => Err(source.cut()),
        Ok(version) if (OLDEST_VERSION..=NEWEST_VERSION).contains(&version) => Ok((name, version)),
        Ok(version) => Err(NetError::Version(version)),
        Err(_) => Err(NetError::NotANetwork),
    }
}

fn input(source: &mut Source, what: &str, expected: usize) -> Result<(), NetError> {
    match source.whole(what, 0..=CHANNELS)? {
        found if found == expected => Ok(()),
        found => Err(source.wrong(format!("the network takes {found} {what}, where its version has {expected}"))),
    }
}

fn scales(source: &mut Source, version: u32) -> Result<Scales, NetError> {
    if version < SCALES {
        return Ok(Scales::UNWRITTEN);
    }
    // Of an output that only training has.
    source.positive("the scale of the scores to come")?;
    Ok(Scales {
        score_mean: source.positive("the scale of the score")?,
        score_stdev: source.positive("the scale of the score's deviation")?,
        lead: source.positive("the scale of the lead")?,
        variance_time: source.positive("the scale of the time left")?,
        win_error: source.positive("the scale of the win rate's error")?,
        score_error: source.positive("the scale of the score's error")?,
    })
}

/// What the header says from version 15 on.
#[derive(Clone, Copy, Debug, Default)]
struct ModelOptions {
    /// Whether the trunk has an encoder of what is known of the players.
    is_human: bool,
    /// Whether unconditional life is found as if suicide were legal.
    suicide_for_area: bool,
}

fn options(source: &mut Source) -> Result<ModelOptions, NetError> {
    let is_human = match source.whole("meta encoder", 0..=usize::MAX)? {
        version @ (0 | 1) => version == 1,
        other => return Err(source.wrong(format!("a meta encoder of version {other} is not supported"))),
    };
    let suicide_for_area = source.flag("whether suicide is legal for unconditional life")?;
    source.zeros(6)?;
    Ok(ModelOptions { is_human, suicide_for_area })
}

fn trunk(source: &mut Source, version: u32, is_human: bool) -> Result<Trunk, NetError> {
    source.layer("trunk")?;
    let count = source.whole("blocks", 1..=BLOCKS)?;
    let channels = source.channels("channels", None)?;
    for _ in 0..UNUSED_CHANNELS {
        source.whole("channels within blocks", 0..=CHANNELS)?;
    }
    let rms = version >= OPTIONS && source.flag("whether its norm is an RMS norm")?;
    if version >= OPTIONS {
        source.zeros(5)?;
    }
    let first_conv = source.conv(PLANES, Some(channels))?;
    let globals = source.mat_mul(GLOBALS, Some(channels))?;
    let metadata = if is_human { Some(metadata_encoder(source, version, channels)?) } else { None };
    let blocks = source.blocks(version, count, channels, 0)?;
    let tip_norm = if rms { rms_tip(source, channels)? } else { TipNorm::Batch(source.norm(channels)?) };
    let tip_act = source.activation(version)?;
    Ok(Trunk { channels, first_conv, globals, metadata, blocks, tip_norm, tip_act })
}

/// The metadata encoder, for a trunk of this number of channels.
fn metadata_encoder(source: &mut Source, version: u32, channels: usize) -> Result<MetadataEncoder, NetError> {
    source.layer("meta encoder")?;
    input(source, "numbers about the players", METADATA)?;
    let linear1 = source.mat_mul(METADATA, None)?;
    let bias1 = source.bias(linear1.outputs)?;
    let act1 = source.activation(version)?;
    let linear2 = source.mat_mul(linear1.outputs, None)?;
    let bias2 = source.bias(linear2.outputs)?;
    let act2 = source.activation(version)?;
    let linear3 = source.mat_mul(linear2.outputs, Some(channels))?;
    Ok(MetadataEncoder { linear1: (linear1, bias1), act1, linear2: (linear2, bias2), act2, linear3 })
}

fn rms_tip(source: &mut Source, channels: usize) -> Result<TipNorm, NetError> {
    source.layer("RMS norm")?;
    source.channels("channels", Some(channels))?;
    let epsilon = source.positive("epsilon")?;
    let spatial = source.flag("whether its mean is over the board")?;
    if source.whole("channels of a group", 0..=CHANNELS)? != 0 {
        return Err(source.wrong("an RMS norm by groups of channels is not supported"));
    }
    let gamma = source.numbers(&[channels])?;
    let beta = source.numbers(&[channels])?;
    Ok(TipNorm::Rms { gamma, beta, epsilon, spatial })
}

/// The model version from which on the policy head says its outputs, and both heads have room for options.
const HEAD_OPTIONS: u32 = 17;
/// The model version from which on the pass has a hidden layer.
const PASS_HIDDEN: u32 = 15;
/// Options of a head that mean nothing yet.
const SPARE: usize = 3;

impl Source<'_> {
    /// The policy head on a trunk of so many channels.
    pub fn policy_head(&mut self, version: u32, channels: usize) -> Result<PolicyHead, NetError> {
        self.layer("policy head")?;
        let outputs = if version >= HEAD_OPTIONS { self.policy_outputs()? } else { fixed_policy_outputs(version) };
        let conv1 = self.conv(channels, None)?;
        let pooled_conv = self.conv(channels, None)?;
        let pooled_norm = self.norm(pooled_conv.outputs)?;
        let pooled_act = self.activation(version)?;
        let pooled_to_bias = self.mat_mul(3 * pooled_conv.outputs, Some(conv1.outputs))?;
        let norm = self.norm(conv1.outputs)?;
        let act = self.activation(version)?;
        let conv2 = self.conv(conv1.outputs, Some(outputs))?;
        let hidden = if version >= PASS_HIDDEN { conv1.outputs } else { outputs };
        let pooled_to_pass = self.mat_mul(3 * pooled_conv.outputs, Some(hidden))?;
        let pass_hidden = if version >= PASS_HIDDEN {
            Some((self.bias(hidden)?, self.activation(version)?, self.mat_mul(hidden, Some(outputs))?))
        } else {
            None
        };
        Ok(PolicyHead {
            conv1,
            pooled_conv,
            pooled_norm,
            pooled_act,
            pooled_to_bias,
            norm,
            act,
            conv2,
            pooled_to_pass,
            pass_hidden,
        })
    }

    fn policy_outputs(&mut self) -> Result<usize, NetError> {
        let outputs = self.channels("outputs", None)?;
        if outputs != 2 && outputs != 4 {
            return Err(self.wrong(format!("outputs: {outputs}, neither 2 nor 4")));
        }
        self.zeros(SPARE)?;
        Ok(outputs)
    }

    /// The value head on a trunk of so many channels.
    pub fn value_head(&mut self, version: u32, channels: usize) -> Result<ValueHead, NetError> {
        self.layer("value head")?;
        if version >= HEAD_OPTIONS {
            self.zeros(SPARE)?;
        }
        let conv = self.conv(channels, None)?;
        let norm = self.norm(conv.outputs)?;
        let act = self.activation(version)?;
        let hidden = self.mat_mul(3 * conv.outputs, None)?;
        let hidden_bias = self.bias(hidden.outputs)?;
        let hidden_act = self.activation(version)?;
        let value = self.mat_mul(hidden.outputs, Some(3))?;
        let value_bias = self.bias(3)?;
        let scores = if version == 8 { 4 } else { 6 };
        let score = self.mat_mul(hidden.outputs, Some(scores))?;
        let score_bias = self.bias(scores)?;
        let ownership = self.conv(conv.outputs, Some(1))?;
        Ok(ValueHead {
            conv,
            norm,
            act,
            hidden,
            hidden_bias,
            hidden_act,
            value,
            value_bias,
            score,
            score_bias,
            ownership,
        })
    }
}

/// The outputs of a policy head that does not say them: the policy, the optimistic one, two Q values.
fn fixed_policy_outputs(version: u32) -> usize {
    match version {
        ..12 => 1,
        12..=15 => 2,
        _ => 4,
    }
}
