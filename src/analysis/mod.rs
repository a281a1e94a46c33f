//! KataGo's JSON analysis protocol: reads queries, analyses positions in parallel, writes responses.
//!
//! A line of input is a query for positions of a game, or an action such as `terminate`; each response is a line of
//! JSON. The room owns the text of the protocol and the threads that analyse positions.
//! Rules, games and searches belong to the engine, of which every position gets its own: an answer depends on the query
//! alone and not on what was analysed before.
//!
//! [`Params`] has what KataGo's parameters say of an analysis, [`read_line`] reads a line, [`serve`] connects the
//! threads to an input and an output. `docs/analysis.md` describes what differs from KataGo.

mod analyzer;
mod fields;
mod query;
mod response;
mod server;

pub use self::fields::{QueryError, QueryWarning};
pub use self::query::{
    AnalysisLine, AnalysisRequest, Defaults, Include, Params, Query, QueryAction, QueryTurn, Reports, Termination,
    read_line,
};
pub use self::server::{ServerOptions, serve, serve_stdio};
