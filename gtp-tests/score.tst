# RULES.md, section 4.

# Vector A of the texts: one board, two winners.
liangyi-ruleset jipingdian
boardsize 7
komi 0
gogui-setup B B7 B D7 B E7 W F7 B B6 B C6 B D6 W E6 W G6 B C5 W D5 W E5 W F5 W G5 B A4 B B4 B C4 B D4 W E4 B F4 W G4 W A3 W B3 W C3 B D3 B E3 B F3 B G3 W A2 B C2 W D2 W E2 B F2 B G2 W B1 W C1 W D1 W E1 W F1 B G1
liangyi-dead C2
20 liangyi-score
#? [black 24\nwhite 25\nunit points\nkomi 0\nextra_moves 0\nmargin -1\nresult W\+1\.0]
30 final_score
#? [W\+1\.0]
40 final_status_list dead
#? [C2]
50 liangyi-score_board
#? [.* 2 O \. \. O O X X 2.*]
60 liangyi-score_board natural
#? [.* 2 O \. X O O X X 2.*]
61 liangyi-score_board agreed fill-all
#? [.* 7 X X X X X O O 7.* 2 O O O O O X X 2.* 1 O O O O O O X 1.*]
62 liangyi-score_board agreed equal-territory
#? [.* 7 \. \. X X X O O 7.* 2 \. \. \. O O X X 2.* 1 \. \. \. O O O X 1.*]
63 liangyi-score agreed equal-territory
#? [black 18\nwhite 19\nunit points\nkomi 0\nextra_moves 0\nmargin -1\nresult W\+1\.0\nk 6]
64 liangyi-score agreed equal-stones
#? [black 4\nwhite 5\n.*\nmargin -1\nresult W\+1\.0\nin_bowls 5 5]
# Article 41: the sides agree on the number of empty points, and may agree on another one.
65 liangyi-score agreed equal-territory 9
#? [black 15\nwhite 16\n.*\nmargin -1\nresult W\+1\.0\nk 9]
66 liangyi-score_board equal-territory 0
#? [\s*A B C D E F G\n 7 [XO ]* 7\n 6 [XO ]* 6\n 5 [XO ]* 5\n 4 [XO ]* 4\n.*]
#> liangyi-score equal-territory 25
#! 25 empty points each are too many: 24 are the most that both sides have room for
#> liangyi-score area 6
#! syntax error: 6 is not expected: .*
#> liangyi-score equal-territory 6 6
#! syntax error: 6 is not expected: .*
#> liangyi-score natural agreed
#! syntax error: .*
# The dead stones stay agreed while the position does.
liangyi-ruleset jihuozi
70 liangyi-score
#? [black 22\nwhite 21\nunit stones\nkomi 0\nextra_moves 0\nmargin 1\nresult B\+1\.0]
liangyi-ruleset chinese
komi 0
80 final_score
#? [W\+1\.0]
90 liangyi-compare
#? [jipingdian -1\.0 white\njihuozi 1\.0 black\n.*\nchinese -1\.0 white\n.*]
#> liangyi-dead E9
#! invalid color or coordinate: .*
#> liangyi-dead B2
#! no stone at B2
100 final_status_list dead
#? [C2]
play b B5
liangyi-dead none
110 final_status_list dead
#? []

# Vector B: jihuozi, natural end.
liangyi-ruleset jihuozi
boardsize 7
gogui-play_sequence W B5 B C5 W D4 B C4 W PASS B PASS
120 liangyi-score natural
#? [black 2\nwhite 2\nunit stones\nkomi 0\nextra_moves 0\nmargin 0\nresult 0]
# Two passes without a word are a stop by agreement (article 21, note 2), so that stones come off that both sides agree
# are dead: B5, unless they agree that it lives.
liangyi-dead B5
121 final_status_list dead
#? [B5]
122 final_score
#? [B\+1\.0]
liangyi-dead none
123 final_score
#? [0]
# A natural end is the game's own (chapter 4): nothing is dead, whatever is called so.
liangyi-ruleset jihuozi-natural
124 final_score
#? [0]
125 final_status_list dead
#? []
liangyi-dead B5
126 final_score
#? [0]
127 final_status_list dead
#? []
128 printsgf
#? [.*RU\[jihuozi-natural\]RE\[0\].*]

# Figure 3: 22 stones to 21.
boardsize 7
gogui-setup B B7 B D7 B E7 W F7 B A6 B B6 B C6 B D6 W E6 W G6 B A5 B B5 B C5 W D5 W E5 W F5 W G5 B A4 B B4 B C4 B D4 W E4 B F4 W G4 W A3 W B3 W C3 B D3 B E3 B F3 B G3 W A2 W B2 W D2 W E2 B F2 B G2 W B1 W C1 W D1 W E1 W F1 B G1
129 final_score
#? [B\+1\.0]

# Stones and basic eyes, and stones filled back in where living stones count.
liangyi-ruleset jipingdian
boardsize 7
komi 0
gogui-setup B B7 B D7 B E7 W F7 B B6 B C6 B D6 W E6 W G6 B C5 W D5 W E5 W F5 W G5 B A4 B B4 B C4 B D4 W E4 B F4 W G4 W A3 W B3 W C3 B D3 B E3 B F3 B G3 W A2 B C2 W D2 W E2 B F2 B G2 W B1 W C1 W D1 W E1 W F1 B G1
liangyi-dead C2
190 liangyi-score agreed stones-and-liberties
#? [black 24\nwhite 25\nunit points\nkomi 0\nextra_moves 0\nmargin -1\nresult W\+1\.0]
191 liangyi-score_board agreed stones-and-liberties
#? [.* 7 [.X] X . X X O . 7.* 4 X X X X O X O 4.* 3 O O O X X X X 3.* 2 O . O O O X X 2.*]
liangyi-ruleset jihuozi
192 liangyi-score agreed refill
#? [.*unit stones\n.*\nmargin 1\nresult B\+1\.0]

# Seven dame between two living groups: under the artful version nothing is gained by taking one.
liangyi-ruleset jihuozi-art
boardsize 7
gogui-setup B B7 B C7 W E7 W F7 B A6 B B6 B C6 W E6 W F6 W G6 B B5 B C5 W E5 W F5 B A4 B B4 B C4 W E4 W F4 W G4 B A3 B B3 B C3 W E3 W F3 W G3 B A2 B B2 B C2 W E2 W F2 W G2 B B1 B C1 W E1 W F1
gogui-play_sequence W PASS B PASS
193 final_score
#? [0]
undo
undo
gogui-play_sequence W D4 B PASS W PASS
194 final_score
#? [0]
195 liangyi-score
#? [.*extra_moves -1\nmargin 0\nresult 0]
liangyi-ruleset jihuozi
196 final_score
#? [W\+1\.0]

# Vector C: new-ing, the first to pass leaves a wild region and loses.
liangyi-ruleset new-ing
boardsize 19
gogui-play_sequence B D4 W Q16 B PASS W PASS
liangyi-dead none
130 final_score
#? [W\+F]
131 liangyi-game
#? [.*"reason":"wild-region".*"winner":"white".*]
132 liangyi-score
#? [black 1\nwhite 1\nunit zi\n.*\nresult W\+F\nreason wild-region\noffered_first black\nwild_region A1 .* T19\nwild_points D3 C4 E4 D5 Q15 P16 R16 Q17]
gg-undo 2
gogui-play_sequence W PASS B PASS
liangyi-dead none
140 final_score
#? [B\+F]

# Vector D: no passes and Black plays last.
liangyi-ruleset jipingdian
boardsize 7
komi 0
gogui-play_sequence B D4 W E5 B C3
150 liangyi-score natural
#? [.*extra_moves 1.*]
151 liangyi-score natural fill-all
#? [.*\ndebt_paid black 1]
#> final_status_list nowhere
#! syntax error: .*

# A board that is not square: nine columns, five rows.
liangyi-ruleset chinese
boardsize 9 5
komi 0.5
gogui-setup B B5 B C5 B D5 B A4 B B4 B C4 B D4 B D3 B D2 B D1 W B2 W F5 W G5 W H5 W F4 W G4 W H4 W J4 W F3 W G3 W H3 W F2 W G2 W H2 W J2 W F1 W G1 W H1
160 final_status_list dead
#? [B2]
170 final_score
#? [W\+0\.5]
180 liangyi-score_board agreed
#? [\s*A B C D E F G H J\n 5 .*\n 2 \. \. \. X \. O O O O 2\n.*]
#> liangyi-dead C3
#! .*

# The basic eyes of every living group: two of its own on its own, one in seki with a shared liberty, none where shared
# liberties do (計活子, article 22; figure 5, whose Black stone c2 is dead).
loadsgf games/seven.sgf
300 liangyi-eyes
#? [black G1 eyes A5 A7\nwhite B1 eyes A1 B2\nwhite E4 eyes F6 G7]
301 liangyi-gogui_eyes
#? [BLACK A5 A7\nWHITE A1 B2 F6 G7\nTEXT Basic eyes: Black 2, White 4, shared 0]

# Why a chain is called dead: a line for each side to begin, and no line where the stones show it by themselves.
310 liangyi-why_dead C2
#? [C2: dead\nBlack begins: captured \(proved\): no move is needed\nWhite begins: captured \(proved\): no move is needed]
#> liangyi-why_dead A1
#! no stone on A1

# A group that lives or dies by the first move is no seki: it is unsettled, and named.
liangyi-ruleset japanese
boardsize 7
komi 0
gogui-setup B A3 B B3 B C3 B D3 B D2 B D1 W A4 W B4 W C4 W D4 W E4 W E3 W E2 W E1 W A6 W B6 W C6 W D6 W E6 W F6 W G6 W G5 W F4 W F7 W D7 W B7
320 final_status_list seki
#? []
321 liangyi-score
#? [.*\nuncertain D1\nconfidence 0\.00\nunsettled D1 D2 A3 B3 C3 D3]
