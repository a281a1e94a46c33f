//! The processes of the system, read from `/proc` where there is one: who started which, and the CPU time of each.

use std::time::Duration;

/// The CPU time used so far by a process and by everything it started, those that have ended included. `None` if there
/// is no such process or the system does not report it.
#[cfg(target_os = "linux")]
pub fn cpu_of_tree(root: u32) -> Option<Duration> {
    let ticks = ticks_of_tree(&all(), root)?;
    Some(Duration::from_secs_f64(ticks as f64 / rustix::param::clock_ticks_per_second() as f64))
}

/// The CPU time of a process and of everything it started, which this system does not report.
#[cfg(not(target_os = "linux"))]
pub fn cpu_of_tree(_root: u32) -> Option<Duration> {
    None
}

/// The processes whose parent is `parent`, those that have ended and are not reaped yet included.
#[cfg(target_os = "linux")]
pub fn children(parent: u32) -> Vec<u32> {
    all().into_iter().filter(|entry| entry.parent == parent).map(|entry| entry.process).collect()
}

/// What `/proc` says of a process.
#[cfg(target_os = "linux")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    process: u32,
    parent: u32,
    /// User and system time, with that of the children that it has waited for.
    ticks: u64,
}

#[cfg(target_os = "linux")]
fn all() -> Vec<Entry> {
    let Ok(folder) = std::fs::read_dir("/proc") else { return Vec::new() };
    folder
        .flatten()
        .filter(|entry| entry.file_name().as_encoded_bytes().iter().all(u8::is_ascii_digit))
        // A process may end between the listing and the reading.
        .filter_map(|entry| std::fs::read(entry.path().join("stat")).ok())
        .filter_map(|stat| parse(&String::from_utf8_lossy(&stat)))
        .collect()
}

/// Reads a `/proc/PID/stat` line.
#[cfg(target_os = "linux")]
fn parse(stat: &str) -> Option<Entry> {
    // The name of the command, in brackets, may itself contain spaces and brackets.
    let process = stat.split(' ').next()?.parse().ok()?;
    let fields: Vec<&str> = stat.get(stat.rfind(')')? + 1..)?.split_ascii_whitespace().collect();
    // After the name: state, ppid (1), ... utime (11), stime, cutime, cstime (14).
    let parent = fields.get(1)?.parse().ok()?;
    let ticks = fields.get(11..15)?.iter().map(|field| field.parse::<u64>().ok()).sum::<Option<u64>>()?;
    Some(Entry { process, parent, ticks })
}

#[cfg(target_os = "linux")]
fn ticks_of_tree(entries: &[Entry], root: u32) -> Option<u64> {
    let mut ticks = entries.iter().find(|entry| entry.process == root)?.ticks;
    let mut open = vec![root];
    while let Some(parent) = open.pop() {
        for entry in entries.iter().filter(|entry| entry.parent == parent && entry.process != root) {
            ticks = ticks.saturating_add(entry.ticks);
            open.push(entry.process);
        }
    }
    Some(ticks)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn the_times_of_the_tree_alone_are_summed() {
        let stat = |process: u32, parent: u32| {
            parse(&format!("{process} (go) bot 1) S {parent} 42 42 0 -1 0 0 0 0 0 100 20 3 4 20 0 1 0")).unwrap()
        };
        let entries = [stat(1, 0), stat(70, 1), stat(77, 70), stat(78, 77), stat(80, 1)];
        assert_eq!(entries[2], Entry { process: 77, parent: 70, ticks: 127 });
        assert_eq!(ticks_of_tree(&entries, 70), Some(3 * 127));
        assert_eq!(ticks_of_tree(&entries, 80), Some(127));
        assert_eq!(ticks_of_tree(&entries, 90), None);
        assert_eq!(parse("nonsense"), None);
    }

    #[test]
    fn a_child_is_found() {
        let mut child = std::process::Command::new("sleep").arg("60").spawn().unwrap();
        assert!(children(std::process::id()).contains(&child.id()));
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(!children(std::process::id()).contains(&child.id()));
    }
}
