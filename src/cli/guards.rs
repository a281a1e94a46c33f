//! How commands that start engines have them guarded; see [`guard`](liangyi_arena::guard).

use std::path::Path;

/// The path by which this program runs itself as the guard of an engine; `None` where there are no guards. It stays
/// valid when the program's file is replaced.
pub fn guard() -> Option<&'static Path> {
    cfg!(target_os = "linux").then(|| Path::new("/proc/self/exe"))
}
