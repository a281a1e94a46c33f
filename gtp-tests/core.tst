# The conversation itself.

10 protocol_version
#? [2]
20 name
#? [Liangyi]
30 version
#? [\d+\.\d+(\.\d+)?]
40 known_command liangyi-play_virtual
#? [true]
50 known_command kgs-rules
#? [false]
60 known_command Name
#? [false]
70 list_commands
#? [protocol_version\nname\nversion\n.*\nliangyi-compare\n.*]
75 help
#? [protocol_version: the version of GTP: 2\n.*\nknown_command NAME: whether there is such a command\n.*]
80 cputime
#? [\d+\.\d+]
90 stop
#? []
100 gogui-interrupt
#? []
110 clear_cache
#? []

#> no_such_command
#! unknown command
#> play
#! invalid color or coordinate: color missing
#> play b
#! invalid color or coordinate: vertex missing
#> play green D4
#! invalid color or coordinate: green is not a color
#> play b I4
#! invalid color or coordinate: I4 is not a point of the 19x19 board
#> play b D20
#! invalid color or coordinate: .*
#> play b D4 E5
#! syntax error: too many arguments
#> name x
#! syntax error: too many arguments
#> known_command
#! syntax error: command name missing
