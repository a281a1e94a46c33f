# The game as values in JSON; docs/state.md has their keys.

liangyi-ruleset jipingdian
boardsize 5
komi 0
gogui-play_sequence b B4 w C4 b A3 w D3 b B2 w C2 b E1 w virtual b E2 w B3 b C3
10 liangyi-state
#? [\{"ruleset":"jipingdian","game":"go","size":\{"width":5,"height":5\},"komi":0\.0,"handicap":0,"rows":\["\.{5}","\.XO\.\.","X\.XO\.","\.XO\.X","\.{4}X"\],"move_number":11,"last_move":\{"color":"black","move":"C3"\},"phase":"contest","to_move":"white","offer":null,"offer_means":"stop","virtual":\[0,1\],"prisoners":\[1,0\],"debt":\{"debtor":"black","points":1\},"extra_moves_cost":true,"button":null,"next":\["play","virtual","pass"\],"pass_means":"offer_to_stop","illegal":\[\{"move":"B3","kind":"repeats","rule":"no-regression","what":"position","faced_by":"black","after_move":10\}\],"over":false,"cycle":null,"declared_end":null,"result":null\}]
20 liangyi-reasons white
#? [\{"color":"white","move_number":11,"illegal":\[\{"move":"B3","kind":"repeats",.*"after_move":10,"earlier":\{"after_move":10,"rows":\["\.{5}","\.XO\.\.","XO\.O\.","\.XO\.X","\.{4}X"\],"virtual":\[0,1\]\},"stones":\[\],"verdicts":\[\]\}\]\}]
30 liangyi-reasons black
#? [\{"color":"black",.*"illegal":\[.*\]\}]
#> liangyi-reasons
#! .*color missing
#> liangyi-state now
#! .*too many arguments

# A stop is no end, and names no winner.
gogui-play_sequence w pass b pass
40 liangyi-state
#? [.*"phase":"stopped","to_move":"white","offer":"white".*"extra_moves_cost":false.*"next":\["agree","resume"\],"pass_means":null.*"over":false,"cycle":null,"declared_end":null,"result":null\}]
liangyi-dead E1
50 liangyi-made_up agreed equal-stones
#? [\{"ruleset":"jipingdian","end":"agreed","dead":\["E1","E2"\],"agreed":\[\[\],\[\]\],"judged":true,"counts":\[\{"method":"equal-stones","steps":\[\{"action":"stop",.*"totals":null\},\{"action":"dead_off",.*"action":"debt_paid","side":"black".*"action":"equal_stones","in_bowl":\d+.*"compared":"territory".*"result":\{"winner":.*"reason":"count"\},"lazy":null\}\]\}]
60 liangyi-made_up natural
#? [\{"ruleset":"jipingdian","end":"natural",.*"counts":\[\{"method":null,.*\{"method":"stones-and-liberties",.*\{"method":"fill-all",.*\]\}]
65 liangyi-compared
#? [\{"rows":\[\{"ruleset":"jipingdian","komi":0\.0,"result":.*"reason":"count",.*"unit":"points","values":\[\["0",.*\],"rest":\[.*\{"part":"debt","value":"-1"\}.*\{"ruleset":"proportional",.*"values":null,"rest":\[\]\}.*\]\}]
#> liangyi-compared all
#! .*too many arguments
#> liangyi-made_up equal-territory 13
#! .*too many.*
#> liangyi-made_up sometimes
#! .*sometimes is not expected.*
# Negative moves (负着) and stones and points exchanged (子目互换), 計枰點, articles 34 and 35: none moves the margin.
#> liangyi-rearrange_step gather
#! no board of this position is rearranged: liangyi-rearrange begins
72 liangyi-rearrange agreed
#? [\{"rows":\["\.{5}","\.XO\.\.","X\.XO\.","\.XO\.\.","\.{5}"\],.*"debt":\{"debtor":"black","points":1\},"margin":"1",.*"steps_made":\[\],.*\]\}]
73 liangyi-rearrange_step take_off black B4
#? [.*"taken_off":\[1,0\]\},"totals":\{"black":"13 1/2","white":"11 1/2",.*"margin":"1",.*"steps_made":\[\{"step":"take_off","side":"black","at":\["B4"\]\}\],.*]
#> liangyi-rearrange_step give_up black B2 A3
#! only 1 are owed
#> liangyi-rearrange_step give_up white C2
#! white owes nothing
74 liangyi-rearrange_step GIVE_UP b B2
#? [.*"totals":\{"black":"13","white":"12","debt":\{"debtor":null,"points":0\},"margin":"1",.*\{"step":"give_up","side":"black","at":\["B2"\]\}\],.*]
75 liangyi-rearrange_step move black C3 to B4
#? [.*"margin":"1",.*\{"step":"move","side":"black","from":\["C3"\],"to":\["B4"\]\}\],.*]
76 liangyi-rearrange_step exchange white C4 b B4
#? [.*"margin":"1",.*\{"step":"exchange","black":\["B4"\],"white":\["C4"\]\}\],.*]
77 liangyi-rearrange_step fill_public black A1 B1 white D1 E1
#? [.*"margin":"1",.*]
#> liangyi-rearrange_step fill_public black A2 white A2
#! the point is named for both sides: A2
#> liangyi-rearrange_step fill black
#! no point is named
#> liangyi-rearrange_step fill black D5
#! it is no empty point of that side: D5
#> liangyi-rearrange_step fill black Z9
#! .*Z9 is not a point of the 5x5 board
#> liangyi-rearrange_step move black A3
#! .*to missing
#> liangyi-rearrange_step shift black A3
#! .*shift is not one of dead_off, give_up, take_off, .*
#> liangyi-rearrange_step gather all
#! .*too many arguments
78 liangyi-rearrange_undo
#? [.*\{"step":"exchange","black":\["B4"\],"white":\["C4"\]\}\],"may".*]
#> liangyi-rearrange sometimes
#! .*sometimes is not agreed or natural
liangyi-dead E1
#> liangyi-rearrange_undo
#! no board of this position is rearranged: liangyi-rearrange begins
liangyi-rearrange
#> liangyi-rearrange_undo
#! cannot undo: no step has been taken
liangyi-end natural
70 liangyi-state
#? [.*"phase":"over",.*"next":\[\],"pass_means":null.*"over":true,"cycle":null,"declared_end":"natural","result":\{"winner":.*"reason":"count"\}\}]

# new-ing: null moves.
clear_board
liangyi-ruleset new-ing
boardsize 5
80 liangyi-state
#? [.*"virtual":null.*"debt":null.*"pass_means":"null_move".*]
play b pass
90 liangyi-state
#? [.*"offer":"black".*"pass_means":"accept_end".*]

# A usual ruleset: a ko.
clear_board
liangyi-ruleset japanese
boardsize 5
gogui-play_sequence b B4 w C4 b A3 w D3 b B2 w C2 b E1 w B3 b C3
100 liangyi-state
#? [.*"pass_means":"pass","illegal":\[\{"move":"B3","kind":"ko","after_move":8\}\].*]

# Stones and own points do not count alike.
clear_board
liangyi-ruleset jihuozi
#> liangyi-rearrange
#! under these rules stones and own points do not count alike: no board can be rearranged
