# Time settings, and moves under them.

boardsize 7
10 kata-list_time_settings
#? [none absolute byoyomi canadian fischer fischer-capped]
time_settings 0 1 0
time_settings 600 0 0
time_settings 60 10 25
time_settings 0 0 0
#> time_settings -1 0 0
#! syntax error: .*
# What is longer than any game says that there is no limit.
time_settings 2147483647 0 0
time_settings 99999999999999999999 0 0
kata-time_settings fischer-capped 60 0.5 -1 -1
15 kata-debug-print-tc
#? [Black .* left 60\.000 count 0\nWhite .* left 60\.000 count 0]
#> time_settings 99999999999999999999999999 0 0
#! syntax error: .*
#> time_settings 10 10
#! syntax error: .*
kgs-time_settings none
kgs-time_settings absolute 300
kgs-time_settings canadian 300 30 10
kgs-time_settings byoyomi 300 30 5
#> kgs-time_settings byoyomi 300 2.5 5
#! syntax error: .*
#> kgs-time_settings fischer 300 5
#! syntax error: fischer is not a time system here
kata-time_settings fischer 0.5 0.05
kata-time_settings fischer-capped 60 0.5 90 10
kata-time_settings byoyomi 0 0.1 5
#> kata-time_settings hourglass 60
#! syntax error: hourglass is not a time system
20 genmove b
#? [[A-G][1-7]]
time_left w 0 0
time_left w -2 0
time_left w 0.1 1
#> time_left green 1 1
#! invalid color or coordinate: .*
#> time_left w 1
#! syntax error: .*
30 genmove w
#? [[A-G][1-7]]
