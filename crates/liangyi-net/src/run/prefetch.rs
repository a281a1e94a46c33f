//! Fetching memory into the cache before it is read: the only unsafe code of this package.

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
