# With --gogui-rules: GoGui's referee in renju, which has no tray. Forbidden points are no legal moves, and are marked.

liangyi-ruleset renju
10 gogui-rules_game_id
#? [Liangyi]
20 gogui-rules_board_size
#? [15]
30 gogui-rules_board
#? [((\. ){14}\.\n?){15}]
gogui-play_sequence b H8 w G7 b H9 w C3 b G10 w C4 b F10 w C13
40 gogui-rules_board
#? [((\. ){14}\.\n){2}\. \. O (\. ){11}\.\n.*\n(\. ){5}X X (\. ){7}\.\n.*]
50 gogui-rules_side_to_move
#? [black]
60 gogui-rules_legal_moves
#? [!.*\bH10\b.*]
61 gogui-rules_legal_moves
#? [A1 B1 .* P15 pass]
70 gogui-rules_board_gfx
#? [MARK H10\nLABEL H10 three-three]
80 gogui-rules_captured_count
#? [0 0]
90 gogui-rules_final_result
#? [the game goes on]
# A program that plays there loses.
play b H10
100 gogui-rules_legal_moves
#? []
110 gogui-rules_final_result
#? [W\+1: .*]
# GoGui 1.6 tells its referee the engine's move twice.
clear_board
play b pass
#> play b pass
#! illegal move: .*
120 liangyi-game
#? [.*"move_number":1,.*]
130 gogui-rules_board_gfx
#? [CLEAR]
boardsize 15
140 gogui-rules_board_size
#? [15]
