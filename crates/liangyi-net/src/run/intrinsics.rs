//! What cannot be said in safe Rust, the only such code of this package: fetching memory into the cache before it is
//! read, and entering code that is compiled for instructions which not every machine has.

use super::int8::Int8Product;
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

/// Whether this machine multiplies 8-bit numbers by [`multiply_int8`].
pub fn has_vnni() -> bool {
    #[cfg(target_arch = "x86_64")]
    let has = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vnni");
    #[cfg(not(target_arch = "x86_64"))]
    let has = false;
    has
}

/// Computes a product of 8-bit numbers.
///
/// # Panics
///
/// Where [`has_vnni`] says no.
pub fn multiply_int8(product: Int8Product<'_>) {
    assert!(has_vnni(), "this machine has no AVX-512 for 8-bit numbers");
    #[cfg(target_arch = "x86_64")]
    // SAFETY: the machine has the instructions, as was just seen.
    unsafe {
        product.run();
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = product;
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
