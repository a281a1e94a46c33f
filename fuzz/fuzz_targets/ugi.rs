//! What follows the first line of a UGI file; see [`check_foreign_record`].
#![no_main]

use liangyi_fuzz::check_foreign_record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| check_foreign_record(b"[Header]\n", data));
