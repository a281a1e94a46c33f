//! GTP regression files, in the format of GNU Go and gogui-regress: a script of GTP commands in which a numbered
//! command may be followed by the expected reply.
//!
//! ```text
//! boardsize 9
//! 10 reg_genmove black     # a numbered command is a test
//! #? [C3|G7]               # its whole reply must match
//! 20 attack C3
//! #? [!1 .*]*              # `!`: must not match; `*`: known to fail; `&`: the outcome is not counted
//! #> bogus
//! #! unknown command
//! ```
//!
//! `#>` and `#!` are an extension: a command that must fail, and its error. Other runners see comments, and a command
//! that fails changes nothing.
//!
//! Every file is run by a new process of the program in the folder of the file. [`script`] parses files, [`run`] runs
//! them.

pub mod run;
pub mod script;

pub use self::run::{Crash, FileReport, Suite, TestOutcome, TestResult, run_file};
pub use self::script::{BadScript, Expectation, Script, ScriptLine};
