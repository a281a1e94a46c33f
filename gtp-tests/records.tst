# Handicap stones that are played, HA that differs, paths with blanks, the end that both sides declare.

# Plays of Black's alone are handicap stones, which AGA pays White for.
boardsize 9
liangyi-ruleset aga
komi 0
play b C3
play b G7
10 get_handicap
#? [2]
play b C7
play b G3
11 get_handicap
#? [4]
12 printsgf
#? [.*KM\[0\]HA\[4\]RU\[AGA\]AB(\[[cg][cg]\]){4}PL\[W\]\)]
play w E5
13 get_handicap
#? [4]
14 liangyi-game
#? [.*"extra_moves":0,.*"move_number":1,.*"to_move":"black".*]
15 liangyi-score
#? [black \d+\nwhite \d+\n.*\nmargin -?\d+\n.*]
# Where White makes two moves in a row they are a diagram.
play w pass
16 get_handicap
#? [0]
undo
17 get_handicap
#? [4]
play w E4
18 get_handicap
#? [0]
19 liangyi-game
#? [.*"move_number":0,.*"to_move":"black".*]
gg-undo 2
20 kata-get-param assumeMultipleStartingBlackMovesAreHandicap
#? [true]
kata-set-param handicap_by_plays false
21 get_handicap
#? [0]
22 printsgf
#? [.*KM\[0\]RU\[AGA\]AB(\[[cg][cg]\]){4}PL\[W\]\)]
kata-set-param handicap_by_plays true
23 get_handicap
#? [4]
clear_board
24 get_handicap
#? [0]
# They join handicap stones.
set_free_handicap C3 G7
play b C7
play b G3
25 get_handicap
#? [4]
# White's plays are a diagram, and so is what the engine has not seen played.
clear_board
play w C3
play w G7
26 get_handicap
#? [0]
27 liangyi-game
#? [.*"move_number":0,.*"to_move":"black".*]
# A pass is no handicap stone.
clear_board
play b pass
play b C3
play b C7
28 get_handicap
#? [0]
29 liangyi-game
#? [.*"move_number":3,.*]

# The same in a file; HA that is another number is written again.
loadsgf games/plays.sgf
30 get_handicap
#? [4]
31 liangyi-moves
#? [1 W E5]
32 printsgf
#? [.*HA\[4\].*AB(\[[cg][cg]\]){4}PL\[W\]\s;W\[ee\]\)]
loadsgf games/plays.sgf 3
33 get_handicap
#? [2]
kata-set-param handicap_by_plays 0
loadsgf games/plays.sgf
34 get_handicap
#? [0]
kata-set-param handicap_by_plays 1

# Paths with blanks, in quotes or not.
loadsgf games/other handicap 2.sgf
40 get_handicap
#? [4]
41 printsgf
#? [.*KM\[0\]HA\[2\]RU.*]
loadsgf games/other handicap 2.sgf 3
42 get_handicap
#? [2]
loadsgf "games/other handicap 2.sgf"
43 get_handicap
#? [4]
loadsgf 'games/other handicap 2.sgf' 3
44 liangyi-game
#? [.*"move_number":0,.*"to_move":"black".*]
#> loadsgf games/other handicap 3.sgf
#! cannot load file: .*
#> loadsgf "games/plays.sgf" 3 4
#! syntax error: .*
#> loadsgf games/plays.sgf x
#! syntax error: x is not a move number
#> printsgf "games/out" put
#! syntax error: .*
#> printsgf /no such folder/a b.sgf
#! cannot write file: .*
#> liangyi-save_record /no such folder/a b.svg
#! .*
#> liangyi-save_score /no such folder/a b.svg natural area
#! .*
#> liangyi-save_score "/no such folder/a b.txt" natural
#! syntax error: .*
# A new game has no HA of a record.
loadsgf games/other handicap 2.sgf
clear_board
45 printsgf
#? [!.*HA\[.*]

# A natural end that both sides declare: nothing is removed. The next move and undo take it back.
loadsgf games/seven.sgf
50 final_score
#? [W\+1\.0]
51 liangyi-end
#? [auto]
liangyi-end natural
52 final_score
#? [B\+2\.0]
53 liangyi-end
#? [natural]
54 liangyi-score
#? [black 25 1/2\nwhite 23 1/2\n(.|\n)*\nresult B\+2\.0]
55 liangyi-score agreed
#? [(.|\n)*\nresult W\+1\.0]
56 final_status_list dead
#? []
57 liangyi-game
#? [\{"cycle":null,"declared_end":"natural",.*"over":true,.*"winner":"black".*]
58 printsgf
#? [(.|\n)*RE\[B\+2\.0\](.|\n)*;B\[\];W\[\]DE\[natural\]\)]
# liangyi-ruleset keeps it: the position is the same.
liangyi-ruleset jihuozi
59 liangyi-end
#? [natural]
undo
60 liangyi-end
#? [auto]
61 printsgf
#? [!(.|\n)*(RE|DE)\[(.|\n)*]
liangyi-end agreed
62 printsgf
#? [(.|\n)*RE\[(.|\n)*DE\[agreed\]\)]
play w pass
63 liangyi-end
#? [auto]
liangyi-end natural
liangyi-end auto
64 liangyi-end
#? [auto]
#> liangyi-end now
#! syntax error: now is not agreed, natural or auto
#> undo 1
#! .*
clear_board
liangyi-end natural
65 printsgf
#? [.*RE\[0\].*DE\[natural\]\)]
# It is in the file that was saved.
loadsgf games/natural.sgf
66 final_score
#? [B\+2\.0]
67 liangyi-end
#? [natural]
loadsgf games/natural.sgf 44
68 liangyi-end
#? [auto]
