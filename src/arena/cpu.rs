//! CPU time of a group of processes, read from `/proc` where there is one.

use std::time::Duration;

/// The CPU time used so far by the processes of a group, including their children that have ended. `None` if there is
/// no such process or the system does not report it.
#[cfg(target_os = "linux")]
pub fn of_group(group: u32) -> Option<Duration> {
    let mut ticks = std::fs::read_dir("/proc")
        .ok()?
        .flatten()
        .filter(|entry| entry.file_name().as_encoded_bytes().iter().all(u8::is_ascii_digit))
        // A process may end between the listing and the reading.
        .filter_map(|entry| std::fs::read_to_string(entry.path().join("stat")).ok())
        .filter_map(|stat| ticks_in_group(&stat, group));
    let first = ticks.next()?;
    Some(Duration::from_secs_f64(
        ticks.fold(first, u64::saturating_add) as f64 / rustix::param::clock_ticks_per_second() as f64,
    ))
}

/// The CPU time of a group of processes, which this system does not report.
#[cfg(not(target_os = "linux"))]
pub fn of_group(_group: u32) -> Option<Duration> {
    None
}

/// utime + stime + cutime + cstime of a `/proc/PID/stat` line, if the process belongs to the group.
#[cfg(target_os = "linux")]
fn ticks_in_group(stat: &str, group: u32) -> Option<u64> {
    // The name of the command, in brackets, may itself contain spaces and brackets.
    let fields: Vec<&str> = stat.get(stat.rfind(')')? + 1..)?.split_ascii_whitespace().collect();
    // After the name: state, ppid, pgrp (2), ... utime (11), stime, cutime, cstime (14).
    if fields.get(2)?.parse::<u32>() != Ok(group) {
        return None;
    }
    fields.get(11..15)?.iter().map(|field| field.parse::<u64>().ok()).sum()
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn the_times_of_the_group_alone_are_summed() {
        let stat = "77 (go) bot 1) S 1 42 42 0 -1 0 0 0 0 0 100 20 3 4 20 0 1 0";
        assert_eq!(ticks_in_group(stat, 42), Some(127));
        assert_eq!(ticks_in_group(stat, 43), None);
        assert_eq!(ticks_in_group("nonsense", 42), None);
    }
}
