//! The policy head and the value head.

use super::error::NetError;
use super::source::Source;
use crate::model::{PolicyHead, ValueHead};

/// The model version from which on the policy head says its outputs, and both heads have room for options.
const OPTIONS: u32 = 17;
/// The model version from which on the pass has a hidden layer.
const PASS_HIDDEN: u32 = 15;
/// Options of a head that mean nothing yet.
const SPARE: usize = 3;

impl Source<'_> {
    /// The policy head on a trunk of so many channels.
    pub fn policy_head(&mut self, version: u32, channels: usize) -> Result<PolicyHead, NetError> {
        self.layer("policy head")?;
        let outputs = if version >= OPTIONS { self.policy_outputs()? } else { fixed_policy_outputs(version) };
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
        if version >= OPTIONS {
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
