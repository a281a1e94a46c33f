# Moves of either side, undo, sequences.

boardsize 9
play b D4
play W e5
play White pass
play b PASS
10 liangyi-game
#? [.*"move_number":4,.*"over":true,"phase":"over".*]
# Moves go on after the end.
play b C3
20 liangyi-game
#? [.*"over":false,"phase":"resolution".*]
undo
gg-undo 2
30 liangyi-game
#? [.*"move_number":2,.*"phase":"contest".*]
#> gg-undo 3
#! cannot undo: 2 moves have been made
#> gg-undo many
#! syntax error: .*
#> gg-undo -1
#! syntax error: .*
gg-undo
gg-undo 1
#> undo
#! cannot undo: 0 moves have been made

# All of a sequence or nothing.
gogui-play_sequence B D4 W E5 B PASS w f6
40 liangyi-game
#? [.*"move_number":4.*]
#> gogui-play_sequence B A1 W B1 B D4 W C1
#! illegal move: move 3 \(B D4\): occupied
#> gogui-play_sequence B A1 W
#! invalid color or coordinate: vertex missing
50 liangyi-explain b A1
#? [legal]
60 liangyi-game
#? [.*"move_number":4.*]
gogui-play_sequence

# Captures are counted; suicide is not allowed here.
clear_board
gogui-play_sequence B A2 W A1 B B1 W C1
70 showboard
#? [.*Prisoners taken: Black 1, White 0.*]
80 liangyi-explain w A1
#? [suicide]
#> play w A1
#! illegal move: suicide
#> play w virtual
#! illegal move: this ruleset has no virtual moves
#> liangyi-play_virtual w
#! illegal move: this ruleset has no virtual moves
90 showboard
#? [\s*A B C D E F G H J\n 9 \. \. \. \. \. \. \. \. \. 9   Prisoners: O\n.* 7 \. \. \+ \. \. \. \+ \. \. 7.* 1 \. X\(O\)\. \. \. \. \. \. 1\n   A B C D E F G H J\nBlack to move after move 4, contest\nPrisoners taken: Black 1, White 0\nRuleset chinese, komi 7\.5]
