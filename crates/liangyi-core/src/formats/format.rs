//! The formats of records that are not SGF.

use std::fmt;

/// A format of game records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordFormat {
    /// Tygem's.
    Gib,
    /// That of Oro and WBaduk.
    Ngf,
    /// Pandanet's, also called UGF.
    Ugi,
}

impl fmt::Display for RecordFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RecordFormat::Gib => "GIB",
            RecordFormat::Ngf => "NGF",
            RecordFormat::Ugi => "UGI",
        })
    }
}
