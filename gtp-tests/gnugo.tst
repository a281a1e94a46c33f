# Small questions in GNU Go's words.

boardsize 5
#> last_move
#! no previous move known
11 move_history
#? []
#> fixed_handicap 2
#! invalid number of stones
play b C3
play w B3
play b pass
20 last_move
#? [black PASS]
21 move_history
#? [black PASS\nwhite B3\nblack C3]
22 list_stones b
#? [C3]
23 captures w
#? [0]
24 is_legal w C3
#? [0]
25 is_legal w D3
#? [1]
26 is_legal w pass
#? [1]
27 all_legal b
#? [A1 B1 C1 D1 E1 A2 B2 C2 D2 E2 A3 D3 E3 A4 B4 C4 D4 E4 A5 B5 C5 D5 E5]
28 get_handicap
#? [0]
clear_board
gogui-setup b A2 b B2 b C2 b D2 b E2 w A4 w B4 w C4 w D4 w E4
30 final_status A2
#? [alive]
31 final_status C1
#? [black_territory]
32 final_status E5
#? [white_territory]
33 final_status C3
#? [dame]
#> final_status Z1
#! invalid color or coordinate: .*
# A capture is counted for the side that takes.
clear_board
gogui-play_sequence b A2 w A1 b B1
40 captures b
#? [1]
level 3
50 kata-get-param playouts
#? [50]
#> level 11
#! syntax error: level takes a whole number, 0 to 15, above 10 a network, not 11
#> level 5k
#! syntax error: level takes a whole number, 0 to 15, not 5k; --rank 5k moves as persons of that rank do
#> level 99k
#! syntax error: level takes a whole number, 0 to 15, not 99k; of ranks \(--rank\) the nearest are 20k, 19k, 18k
#> level 16
#! syntax error: level takes a whole number, 0 to 15, not 16
#> level x
#! syntax error: .*
60 gomill-cpu_time
#? [[0-9.]+]
