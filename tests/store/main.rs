//! A match that several processes play over one PostgreSQL: a real server, which each test starts for itself.
//!
//! `tools/long` runs it with more: LIANGYI_STORE_PROCESSES processes that decide a sequential test, and
//! LIANGYI_STORE_PAIRS pairs that are kept, with the rates that docs/many-machines.md tells.

#[path = "../common/mod.rs"]
mod common;
mod outage;
mod playing;
mod refusals;
mod server;
mod silence;
mod speed;
