//! Numbers of 16 bits: IEEE 754's binary16, which Rust has not yet as a type.

/// The nearest number of 16 bits, of two the one whose last bit is 0; infinite from 65520 on.
pub fn to_half(number: f32) -> u16 {
    let bits = number.to_bits();
    let (sign, magnitude) = ((bits >> 16) as u16 & 0x8000, bits & 0x7fff_ffff);
    let half = match magnitude {
        // Not a number.
        0x7f80_0001.. => 0x7e00,
        // 65520.
        0x477f_f000.. => 0x7c00,
        // Normal: the exponent is another, and 13 bits go.
        0x3880_0000.. => {
            let rounded = magnitude - 0x3800_0000 + 0xfff + (magnitude >> 13 & 1);
            (rounded >> 13) as u16
        }
        // Subnormal: steps of 2^-24. The sum is rounded to them, as those of this size are to their last bit.
        _ => ((f32::from_bits(magnitude) + 0.5).to_bits() - 0.5f32.to_bits()) as u16,
    };
    sign | half
}

/// The number that these 16 bits are.
pub fn from_half(half: u16) -> f32 {
    let (sign, magnitude) = (u32::from(half & 0x8000) << 16, u32::from(half & 0x7fff));
    let bits = match magnitude {
        0x7c00.. => magnitude << 13 | 0x7f80_0000,
        0x0400.. => (magnitude << 13) + 0x3800_0000,
        // 2^-24 for each step.
        _ => (magnitude as f32 * f32::from_bits(0x3380_0000)).to_bits(),
    };
    f32::from_bits(sign | bits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_what_the_standard_says() {
        for (number, half) in [
            (0.0, 0x0000),
            (-0.0, 0x8000),
            (1.0, 0x3c00),
            (-2.0, 0xc000),
            (65504.0, 0x7bff),
            (65519.9, 0x7bff),
            (65520.0, 0x7c00),
            (f32::NEG_INFINITY, 0xfc00),
            (6.103_515_6e-5, 0x0400),
            (5.960_464_5e-8, 0x0001),
            (2.9e-8, 0x0000),
            // Half way between two: to the even one.
            (1.0 + 1.0 / 2048.0, 0x3c00),
            (1.0 + 3.0 / 2048.0, 0x3c02),
        ] {
            assert_eq!(to_half(number), half, "{number}");
        }
        assert!(from_half(to_half(f32::NAN)).is_nan());
    }

    #[test]
    fn every_half_is_read_and_written_as_itself_and_numbers_between_as_the_nearest() {
        let finite = (0..0x7c00u16).map(|half| (half, from_half(half)));
        for (half, number) in finite {
            assert_eq!((to_half(number), to_half(-number)), (half, half | 0x8000));
            let next = if half == 0x7bff { 65536.0 } else { from_half(half + 1) };
            assert!(number < next, "{half}");
            let (low, high) = (number + (next - number) * 0.49, number + (next - number) * 0.51);
            assert_eq!((to_half(low), to_half(high)), (half, half + 1), "{half}");
        }
    }
}
