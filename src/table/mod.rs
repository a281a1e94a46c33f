//! The table where persons and the engine play, as values: who plays which side, the record of the game, what a turn
//! comes to, what both sides say at a stop, how the game has ended, a hint, whether a move is legal and what it is
//! worth.
//!
//! A terminal or a page shows them, in the words of the room `words`. It knows no lines of text and no protocol.

mod agreement;
mod count;
mod cursor;
mod game_table;
mod legality;
mod record;
mod search;
mod seats;
mod stop;
mod trees;

pub use self::agreement::{SideMarks, Views};
pub use self::count::{Count, GameOutcome};
pub use self::cursor::Cursor;
pub use self::game_table::{GameTable, Refusal, Standing, TurnFailure};
pub use self::legality::{EndEffect, Legality, MoveEffect, MoveUnder, Recurrence, of_go, of_line_game};
pub use self::record::SetUpChange;
pub use self::search::{TableSearch, WhyMove};
pub use self::seats::{Seats, TableClocks, TableSeat};
pub use self::stop::{AgreementChange, hold_marks};
pub use self::trees::{TreeLimit, TreeSlot};
