//! What every protocol needs to drive the engine: the thread that reads the input, the panic
//! guard, what is shown of a search, the game as a file, the version, KataGo's parameters.
//!
//! It knows the engine but no protocol, neither commands nor the framing of replies.

mod guard;
mod input;
mod kata_network;
pub mod kata_params;
mod kata_values;
mod sgf;
mod utility;
mod view;

pub use self::guard::{InternalError, Restorable, guarded};
pub use self::input::{LineRead, NoReader, drop_mark, read_line, start_reader};
pub use self::input::{quoted, require_visible, unquoted};
pub use self::kata_params::{
    BadSetting, ConfigLine, KATA_PARAMS, KataCommand, KataListing, KataParam, KataTakes, KataValue, UNBOUNDED,
    config_lines, override_pairs,
};
pub use self::kata_values::{HANDICAP_BY_PLAYS, KataValues, MOST_THREADS, NotFollowed};
pub use self::sgf::{
    KATAGO_VERSION, LateStones, OpenError, OpenedNode, PlayableLine, line_result, models, open_main_line, open_node,
    result_of, sgf, sgf_tree, sgf_with, stones_and_moves, version,
};
pub use self::utility::utility;
pub use self::view::{
    HumanView, MoveView, Perspective, RawNetworkView, RawView, SearchView, ValueView, Viewpoint, rounded, rows,
};
