# Rulesets by name and by KataGo's words.

10 liangyi-ruleset
#? [chinese]
20 liangyi-rulesets
#? [jipingdian\njihuozi\n.*\nchinese\n.*\nstone-scoring\nrenju]
# No size has been chosen: the ruleset's own.
liangyi-ruleset jihuozi-ancient
30 liangyi-game
#? [.*"size":7,"to_move":"white".*]
liangyi-ruleset tromp-taylor
40 liangyi-game
#? [.*"komi":7\.5.*"size":19.*]
boardsize 9
liangyi-ruleset Jihuozi_Ancient
50 liangyi-game
#? [.*"size":9.*]
60 get_komi
#? [0]
#> liangyi-ruleset no such rules
#! unknown ruleset no such rules: .*
70 liangyi-ruleset
#? [jihuozi-ancient]

# kata-set-rules keeps the komi that was chosen.
komi 3
kata-set-rules chinese
80 kata-get-rules
#? [\{.*"ko":"SIMPLE".*"scoring":"AREA".*\}]
90 get_komi
#? [3]
kata-set-rules {"ko":"POSITIONAL","scoring":"AREA","suicide":true,"tax":"NONE","whiteHandicapBonus":"0","hasButton":false}
100 kata-get-rules
#? [.*"ko":"POSITIONAL".*]
kata-set-rule ko SITUATIONAL
110 kata-get-rules
#? [.*"ko":"SITUATIONAL".*]
#> kata-set-rule ko SOMETIMES
#! .*
#> kata-set-rule colour green
#! .*
#> kata-set-rules nonsense
#! Unknown rules 'nonsense'
#> kata-set-rules
#! syntax error: rules missing
#> kata-set-rules {"ko":"POSITIONAL","komi":7}
#! .*
120 kata-get-rules
#? [.*"ko":"SITUATIONAL".*]

# The chosen komi and ruleset survive a new board.
liangyi-ruleset korean
boardsize 13
clear_board
130 liangyi-ruleset
#? [korean]
140 get_komi
#? [6\.5]

# A game is replayed, and White's first move stays White's.
liangyi-ruleset jihuozi
boardsize 7
gogui-play_sequence W D4 B C3 W virtual
#> liangyi-ruleset korean
#! illegal move: move 3 \(W virtual\): this ruleset has no virtual moves
150 liangyi-ruleset
#? [jihuozi]
undo
liangyi-ruleset korean
160 liangyi-game
#? [.*"move_number":2,.*"to_move":"white".*]

# The second pass in a row ends a game under Chinese rules.
liangyi-ruleset chinese
boardsize 7
play b C4
170 liangyi-explain w pass
#? [legal]
play w pass
180 liangyi-explain b pass
#? [legal and ends the game]

# A null move of new Ing offers to end the game: `liangyi-explain` and `showboard` say so, and a game that has ended has
# its result in the file.
liangyi-ruleset new-ing
boardsize 7
play b C4
play w E4
500 liangyi-explain b A1
#? [legal]
505 liangyi-explain b pass
#? [legal and offers the end]
# A ko taken back at once, and a stone that takes itself off.
#> gogui-play_sequence b C4
#! illegal move: .*
clear_board
gogui-setup b A2 b B1 b B3 b C2 w C1 w C3 w D2 w G2 w F1
gogui-setup_player w
play w B2
506 liangyi-explain b C2
#? [legal and offers the end]
507 liangyi-explain b G1
#? [legal and offers the end]
508 liangyi-explain b D4
#? [legal]
play b C2
509 liangyi-explain w B2
#? [legal and ends the game]
clear_board
play b C4
play w E4
play b pass
510 showboard
#? [.*Black offers to end the game\nPrisoners.*]
520 printsgf
#? [!.*RE\[.*]
play w pass
530 printsgf
#? [.*RE\[[BW]\+.*]
