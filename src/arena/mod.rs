//! Matches and regression runs: drives GTP programs against each other, with the game rules as referee.
