# Whose empty points are, by agreement (計枰點, article 43). D2 is a liberty that Black alone can fill.

liangyi-ruleset new-ing
boardsize 7
komi 0
gogui-setup W B7 W C7 W D7 W E7 W F7 W A6 W B6 W C6 W D6 W E6 W F6 W G6 W A5 W C5 W D5 W E5 W F5 W G5 W A4 W B4 W C4 W E4 W F4 W G4 B A3 B B3 B C3 W D3 B E3 B F3 B G3 B A2 B B2 B C2 B E2 B F2 B G2 B B1 B C1 B D1 B E1 B F1
liangyi-dead none

# New Ing shares the point, article 10.3, unless the sides agree.
10 liangyi-score agreed area
#? [black 19 1/2\nwhite 29 1/2\n.*\nresult W\+[0-9.]*]
liangyi-owner black D2
20 liangyi-score agreed area
#? [black 20\nwhite 29\n.*\nresult .*\nowner_black D2]
30 final_status_list black_territory
#? [(.*\n)?D2(\n.*)?]
liangyi-owner WHITE d2
40 liangyi-score agreed area
#? [black 19\nwhite 30\n.*\nresult .*\nowner_white D2]
# A natural end knows no agreement.
50 liangyi-score natural area
#? [black 19 1/2\nwhite 29 1/2\n.*\nresult W\+[0-9.]*]

#> liangyi-owner black D3
#! D3 is not empty
#> liangyi-owner black D2 Z9
#! invalid color or coordinate: .*
#> liangyi-owner black
#! invalid color or coordinate: .*
#> liangyi-owner auto D2
#! syntax error: .*
#> liangyi-owner green D2
#! invalid color or coordinate: .*
60 liangyi-score agreed area
#? [black 19\nwhite 30\n.*]

# The agreement overrules the judgement.
liangyi-ruleset jipingdian
komi 0
70 liangyi-score
#? [black 19\nwhite 30\n.*\nowner_white D2]
80 liangyi-compare
#? [jipingdian -11\.0 white\n.*\nchinese -11\.0 white\n.*]
liangyi-owner auto
90 liangyi-score
#? [black 20\nwhite 29\n.*\nresult W\+[0-9.]*]
liangyi-owner black A7
#> liangyi-owner white B1
#! B1 is not empty
100 liangyi-score
#? [black 21\nwhite 28\n.*\nowner_black A7]
# It holds for this position only.
play b A7
undo
110 liangyi-score
#? [black 20\nwhite 29\n.*\nresult W\+[0-9.]*]
