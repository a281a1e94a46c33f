//! What cannot be said in safe Rust, the only such code of this package: fetching memory into the cache before it is
//! read, entering code that is compiled for instructions which not every machine has, and flushing subnormal numbers.

#[cfg(target_arch = "aarch64")]
use std::arch::aarch64;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use std::arch::asm;
#[cfg(target_arch = "x86_64")]
use std::arch::x86_64;

#[cfg(target_arch = "aarch64")]
use pulp::aarch64::Neon;
use pulp::cast;
#[cfg(target_arch = "x86_64")]
use pulp::x86::{V3, V4};

use super::dot8::{Dot8, Ints, WithDot8};
use super::int16::Int16Product;

/// Asks for the line of `numbers` that holds the number at `index`, to be brought near. Nothing happens where the
/// machine has no such request, or beyond the end.
#[inline(always)]
pub fn prefetch(numbers: &[f32], index: usize) {
    #[cfg(target_arch = "x86_64")]
    if let Some(number) = numbers.get(index) {
        use std::arch::x86_64::{_MM_HINT_T1, _mm_prefetch};
        // SAFETY: every x86-64 processor has SSE, and a prefetch reads and writes nothing; the address is that of a
        // number that may be read.
        unsafe { _mm_prefetch::<_MM_HINT_T1>(std::ptr::from_ref(number).cast()) }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = (numbers, index);
}

/// An instruction set for [`Dot8`]: its name, its other operations, how features are detected, the instruction, the
/// vectors that this takes, and the features.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
macro_rules! dot {
    ($(#[$doc:meta])* $name:ident: $simd:ty, $detected:ident, $instruction:path, $vector:ty, $($feature:tt)+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name($simd);

        impl $name {
            /// The proof that this machine has the instruction set, if it has.
            pub fn try_new() -> Option<$name> {
                let has = true $(&& std::arch::$detected!($feature))+;
                <$simd>::try_new().filter(|_| has).map($name)
            }
        }

        impl Dot8 for $name {
            type Simd = $simd;

            #[inline(always)]
            fn simd(self) -> $simd {
                self.0
            }

            #[inline(always)]
            fn dot(self, sums: Ints<Self>, weights: Ints<Self>, numbers: Ints<Self>) -> Ints<Self> {
                let of = |ints: Ints<Self>| cast::<Ints<Self>, $vector>(ints);
                // SAFETY: a value is made only where the machine has the instruction set.
                cast::<$vector, Ints<Self>>(unsafe { $instruction(of(sums), of(weights), of(numbers)) })
            }

            fn run<K: WithDot8>(self, kernel: K) {
                #[target_feature($(enable = $feature),+)]
                fn run<K: WithDot8>(dot: $name, kernel: K) {
                    kernel.with_dot8(dot);
                }
                // SAFETY: as above.
                unsafe { run(self, kernel) }
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
dot! {
    /// AVX-VNNI.
    AvxVnni: V3, is_x86_feature_detected, x86_64::_mm256_dpbusd_avx_epi32, x86_64::__m256i, "avx2" "fma" "avxvnni"
}

#[cfg(target_arch = "x86_64")]
dot! {
    /// AVX-512's instruction in vectors of 256 bits: what AVX-VNNI computes, on machines that lack it.
    EvexVnni: V3, is_x86_feature_detected, x86_64::_mm256_dpbusd_epi32, x86_64::__m256i,
    "avx2" "fma" "avx512f" "avx512vl" "avx512vnni"
}

#[cfg(target_arch = "x86_64")]
dot! {
    /// AVX-512.
    Avx512Vnni: V4, is_x86_feature_detected, x86_64::_mm512_dpbusd_epi32, x86_64::__m512i,
    "avx2" "fma" "avx512f" "avx512bw" "avx512cd" "avx512dq" "avx512vl" "avx512vnni"
}

#[cfg(target_arch = "aarch64")]
dot! {
    /// The dot product of 64-bit ARM.
    NeonDot: Neon, is_aarch64_feature_detected, dot_of_signed, aarch64::int32x4_t, "neon" "dotprod"
}

/// Adds four products of numbers with signs to each sum.
#[cfg(target_arch = "aarch64")]
#[inline]
#[target_feature(enable = "neon,dotprod")]
fn dot_of_signed(
    mut sums: aarch64::int32x4_t,
    weights: aarch64::int32x4_t,
    numbers: aarch64::int32x4_t,
) -> aarch64::int32x4_t {
    // SAFETY: the function is called where the machine has the instruction, which touches these registers alone. The
    // standard library's name for it is not stable.
    unsafe {
        asm!(
            "sdot {sums:v}.4s, {weights:v}.16b, {numbers:v}.16b",
            sums = inout(vreg) sums,
            weights = in(vreg) weights,
            numbers = in(vreg) numbers,
            options(pure, nomem, nostack, preserves_flags)
        );
    }
    sums
}

/// Whether this machine multiplies 16-bit numbers by [`multiply_int16`].
pub fn has_avx2() -> bool {
    #[cfg(target_arch = "x86_64")]
    let has = is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma");
    #[cfg(not(target_arch = "x86_64"))]
    let has = false;
    has
}

/// Computes a product of 16-bit numbers.
///
/// # Panics
///
/// Where [`has_avx2`] says no.
pub fn multiply_int16(product: Int16Product<'_>) {
    assert!(has_avx2(), "this machine has no AVX2");
    #[cfg(target_arch = "x86_64")]
    // SAFETY: the machine has the instructions, as was just seen.
    unsafe {
        product.run();
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = product;
}

/// Runs kernels with subnormal numbers, those below 1.2e-38, taken for zeros and not given: on many processors each
/// costs a hundred times what another number does. The thread's control word is as before afterwards, also where the
/// kernels panic. Where the machine has no such mode, subnormal numbers are only slow.
pub fn flushing_subnormals<R>(run: impl FnOnce() -> R) -> R {
    /// As a call of its own, so that nothing of it is moved to before the mode begins or to after its end.
    #[inline(never)]
    fn within<R>(run: impl FnOnce() -> R) -> R {
        run()
    }
    let _restored_at_end = FlushMode::begin();
    within(run)
}

/// While it lives, its thread flushes subnormal numbers.
struct FlushMode {
    before: ControlWord,
}

impl FlushMode {
    fn begin() -> FlushMode {
        let before = control_word();
        set_control_word(before | FLUSH);
        FlushMode { before }
    }
}

impl Drop for FlushMode {
    fn drop(&mut self) {
        // On x86-64 the word also has the flags of what has happened since, which stay.
        set_control_word(control_word() & !FLUSH | self.before & FLUSH);
    }
}

/// What says how a thread's floating point unit works: MXCSR.
#[cfg(target_arch = "x86_64")]
type ControlWord = u32;
/// What says how a thread's floating point unit works: FPCR.
#[cfg(not(target_arch = "x86_64"))]
type ControlWord = u64;

/// Its bits by which subnormal results and operands are zeros: FTZ and DAZ.
#[cfg(target_arch = "x86_64")]
const FLUSH: ControlWord = 1 << 15 | 1 << 6;
/// Its bit by which subnormal results and operands are zeros: FZ.
#[cfg(not(target_arch = "x86_64"))]
const FLUSH: ControlWord = 1 << 24;

fn control_word() -> ControlWord {
    let mut word: ControlWord = 0;
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every x86-64 processor has MXCSR; it is written to a variable of its size, and nothing else changes.
    unsafe {
        asm!("stmxcsr [{}]", in(reg) &raw mut word, options(nostack, preserves_flags));
    }
    #[cfg(target_arch = "aarch64")]
    // SAFETY: every 64-bit ARM processor has FPCR, which any program may read; nothing else changes.
    unsafe {
        asm!("mrs {}, fpcr", out(reg) word, options(nostack, preserves_flags));
    }
    word
}

/// Sets the control word, which must differ from that before in [`FLUSH`] alone.
fn set_control_word(word: ControlWord) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every x86-64 processor has these bits of MXCSR, and the others stay, so that nothing is trapped and
    // nothing rounded otherwise. The compiler takes FTZ and DAZ to be off: what it computes beforehand or moves across
    // here can give a subnormal number in place of zero or the reverse. No address, length or branch of the kernels
    // depends on that.
    unsafe {
        asm!("ldmxcsr [{}]", in(reg) &raw const word, options(nostack));
    }
    #[cfg(target_arch = "aarch64")]
    // SAFETY: any program may set FZ of FPCR, and the other bits stay. What the compiler moves across here differs as
    // little as above.
    unsafe {
        asm!("msr fpcr, {}", in(reg) word, options(nostack));
    }
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    let _ = word;
}

/// Whether the thread has met a subnormal operand, and a result that was too small for a normal number, since this was
/// last asked.
#[cfg(all(test, target_arch = "x86_64"))]
pub fn take_subnormal_flags() -> (bool, bool) {
    const OPERAND: ControlWord = 1 << 1;
    const RESULT: ControlWord = 1 << 4;
    let word = control_word();
    set_control_word(word & !(OPERAND | RESULT));
    (word & OPERAND != 0, word & RESULT != 0)
}

#[cfg(all(test, any(target_arch = "x86_64", target_arch = "aarch64")))]
mod tests {
    use std::hint::black_box;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;

    /// The products of a normal number that is subnormal, and of a subnormal one that is normal.
    fn products() -> [f32; 2] {
        [black_box(f32::MIN_POSITIVE) * black_box(0.5), black_box(f32::MIN_POSITIVE / 2.0) * black_box(4.0)]
    }

    /// What says how numbers are computed: on x86-64 the word without the flags of what has happened.
    fn mode() -> ControlWord {
        if cfg!(target_arch = "x86_64") { control_word() & !0x3f } else { control_word() }
    }

    #[test]
    fn subnormal_numbers_are_zeros_within_and_no_longer_after() {
        let (before, usual) = (mode(), products());
        assert_eq!(usual, [f32::MIN_POSITIVE / 2.0, f32::MIN_POSITIVE * 2.0]);
        let flushed = || products().map(f32::to_bits);
        assert_eq!(flushing_subnormals(flushed), [0, 0]);
        // One within another ends no other.
        assert_eq!(flushing_subnormals(|| (flushing_subnormals(flushed), flushed())), ([0, 0], [0, 0]));
        assert_eq!((mode(), products()), (before, usual));
        let panics = || {
            flushing_subnormals(|| {
                if products()[0] == 0.0 {
                    panic!("a kernel")
                }
            })
        };
        assert!(catch_unwind(AssertUnwindSafe(panics)).is_err());
        assert_eq!((mode(), products()), (before, usual));
    }
}
