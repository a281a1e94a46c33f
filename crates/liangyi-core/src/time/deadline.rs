//! The moment by which a computation has to end.

use std::time::{Duration, Instant};

/// The moment by which a computation has to end; [`Deadline::NONE`] never passes.
///
/// ```
/// use std::time::{Duration, Instant};
///
/// use liangyi_core::time::Deadline;
///
/// let now = Instant::now();
/// assert!(Deadline::after(now, Some(Duration::ZERO)).has_passed());
/// assert!(!Deadline::after(now, Some(Duration::from_secs(3600))).has_passed());
/// assert_eq!(Deadline::after(now, None), Deadline::NONE);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadline(Option<Instant>);

impl Deadline {
    /// None: what has it takes as long as it takes.
    pub const NONE: Deadline = Deadline(None);

    /// The end of a computation that began at `begun` and may take `time`; none where the time is not limited.
    pub fn after(begun: Instant, time: Option<Duration>) -> Deadline {
        Deadline(time.and_then(|time| begun.checked_add(time)))
    }

    /// Whether it has passed.
    #[inline]
    pub fn has_passed(self) -> bool {
        self.0.is_some_and(|end| Instant::now() >= end)
    }

    /// The one that passes first.
    pub fn sooner(self, other: Deadline) -> Deadline {
        Deadline(self.0.into_iter().chain(other.0).min())
    }

    /// The time until then, zero once it has passed; `None` without a deadline.
    pub fn left(self) -> Option<Duration> {
        self.0.map(|end| end.saturating_duration_since(Instant::now()))
    }

    /// The moment; `None` without a deadline.
    pub fn instant(self) -> Option<Instant> {
        self.0
    }
}
