//! Single layers. Each is told the shape that it must have, as far as the layers before it say.

use super::error::NetError;
use super::limits::{CHANNELS, KERNEL};
use super::source::Source;
use crate::model::{Activation, Conv, MatMul, Norm, RmsNorm};

/// The model version from which on activations are named; before, each is ReLU.
const NAMED_ACTIVATIONS: u32 = 11;

/// Channels from which a layer must read, or which it must give, if something says how many.
pub type Expected = Option<usize>;

impl Source<'_> {
    /// The name with which a layer or a block begins, which is the place from then on.
    pub fn layer(&mut self, kind: &str) -> Result<(), NetError> {
        self.enter(format!("{kind} after {}", self.place()));
        let name = self.word()?;
        self.enter(format!("{kind} `{name}`"));
        Ok(())
    }

    /// A count of channels, which must be the expected one.
    pub fn channels(&mut self, what: &str, expected: Expected) -> Result<usize, NetError> {
        let found = self.whole(what, 1..=CHANNELS)?;
        match expected {
            Some(expected) if found != expected => {
                Err(self.wrong(format!("{what}: {found}, where the layers around it have {expected}")))
            }
            _ => Ok(found),
        }
    }

    /// A convolution.
    pub fn conv(&mut self, inputs: usize, outputs: Expected) -> Result<Conv, NetError> {
        self.layer("convolution")?;
        let height = self.kernel()?;
        let width = self.kernel()?;
        let inputs = self.channels("channels in", Some(inputs))?;
        let outputs = self.channels("channels out", outputs)?;
        for _ in 0..2 {
            if self.whole("dilation", 1..=CHANNELS)? != 1 {
                return Err(self.wrong("a dilated convolution is not supported"));
            }
        }
        let weights = self.numbers(&[height, width, inputs, outputs])?;
        Ok(Conv { inputs, outputs, height, width, weights })
    }

    fn kernel(&mut self) -> Result<usize, NetError> {
        let size = self.whole("size of the kernel", 1..=KERNEL)?;
        match size % 2 {
            1 => Ok(size),
            _ => Err(self.wrong(format!("size of the kernel: {size} is even"))),
        }
    }

    /// A matrix.
    pub fn mat_mul(&mut self, inputs: usize, outputs: Expected) -> Result<MatMul, NetError> {
        self.layer("matrix")?;
        // Pooling gives three numbers for a channel.
        let found = self.whole("numbers in", 1..=3 * CHANNELS)?;
        if found != inputs {
            return Err(self.wrong(format!("numbers in: {found}, where the layers around it have {inputs}")));
        }
        let outputs = self.channels("numbers out", outputs)?;
        let weights = self.numbers(&[inputs, outputs])?;
        Ok(MatMul { inputs, outputs, weights })
    }

    /// What is added after a matrix.
    pub fn bias(&mut self, channels: usize) -> Result<Vec<f32>, NetError> {
        self.layer("bias")?;
        let channels = self.channels("numbers", Some(channels))?;
        self.numbers(&[channels])
    }

    /// A batch norm, as a scale and a bias.
    pub fn norm(&mut self, channels: usize) -> Result<Norm, NetError> {
        self.layer("batch norm")?;
        let channels = self.channels("channels", Some(channels))?;
        let epsilon = self.positive("epsilon")?;
        let has_scale = self.flag("whether it has a scale")?;
        let has_bias = self.flag("whether it has a bias")?;
        let means = self.numbers(&[channels])?;
        let variances = self.numbers(&[channels])?;
        let mut scale = if has_scale { self.numbers(&[channels])? } else { vec![1.0; channels] };
        let mut bias = if has_bias { self.numbers(&[channels])? } else { vec![0.0; channels] };
        for channel in 0..channels {
            let variance = f64::from(variances[channel]) + f64::from(epsilon);
            if variance <= 0.0 {
                return Err(self.wrong(format!("the variance of channel {channel} is negative")));
            }
            let factor = f64::from(scale[channel]) / variance.sqrt();
            let offset = f64::from(bias[channel]) - factor * f64::from(means[channel]);
            scale[channel] = self.finite(factor as f32)?;
            bias[channel] = self.finite(offset as f32)?;
        }
        Ok(Norm { scale, bias })
    }

    /// The norm of attention and feed-forward blocks.
    pub fn rms_norm(&mut self, channels: usize) -> Result<RmsNorm, NetError> {
        self.layer("RMS norm")?;
        let channels = self.channels("channels", Some(channels))?;
        let epsilon = self.positive("epsilon")?;
        let weight = self.numbers(&[channels])?;
        Ok(RmsNorm { weight, epsilon })
    }

    /// An activation of a network of this version.
    pub fn activation(&mut self, version: u32) -> Result<Activation, NetError> {
        self.layer("activation")?;
        if version < NAMED_ACTIVATIONS {
            return Ok(Activation::Relu);
        }
        match self.word()?.as_str() {
            "ACTIVATION_IDENTITY" => Ok(Activation::Identity),
            "ACTIVATION_RELU" => Ok(Activation::Relu),
            "ACTIVATION_MISH" => Ok(Activation::Mish),
            "ACTIVATION_SILU" => Ok(Activation::Silu),
            other => Err(self.wrong(format!("the activation `{other}` is not known"))),
        }
    }
}
