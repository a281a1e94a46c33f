//! GTP regression files, as GNU Go and gogui-regress have them: a script of GTP commands in which a numbered command may
//! be followed by the answer that is expected.
//!
//! ```text
//! boardsize 9
//! 10 reg_genmove black     # a numbered command is a test
//! #? [C3|G7]               # its answer must match, from end to end
//! 20 attack C3
//! #? [!1 .*]*              # `!`: must not match; `*`: known to fail; `&`: the outcome is not counted
//! bogus
//! #! unknown command       # our own: a command without number that must fail, and how; a comment to other runners
//! ```
//!
//! Every file is run by a new process of the program, in the folder of the file. [`script`] reads files, [`run`] runs
//! them.

pub mod run;
pub mod script;

pub use self::run::{FileReport, Suite, TestOutcome, TestResult, run_file};
pub use self::script::{BadScript, Expectation, Script, ScriptLine};
