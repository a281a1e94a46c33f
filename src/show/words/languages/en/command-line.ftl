# The command line: what stands around the help of commands, and what is wrong with arguments. What commands and options
# do stands in the commands' own file.

usage = Usage:{" "}
usage-options = OPTIONS
usage-command = COMMAND
heading = { $name }:
heading-in-line = { $name }:{" "}
heading-arguments = Arguments
heading-commands = Commands
heading-options = Options
heading-play = Play
heading-engine = Engine of other programs
heading-positions = Games and positions
heading-matches = Matches
heading-more = More
heading-rules = Rules and board
heading-strength = Time and strength
heading-games = Games of the match
heading-programs = Other programs
heading-page = The page
heading-output = Input and output
help-short = Print help (see more with '--help')
help-long = Print help (see a summary with '-h')
help-version = Print version
help-command = Print this message or the help of the given subcommand(s)
note-variable = [env: { $name }]
note-default = [default: { $value }]
note-alias = [alias: { $names }]
note-commands = [subcommands: { $commands }]
note-values = [possible values: { $values }]

# What is wrong with the arguments.

parse-error = error:{" "}
parse-more = For more information, try '{ $option }'.
parse-unknown-argument = unexpected argument '{ $argument }' found
parse-unknown-command = unrecognized subcommand '{ $command }'
parse-no-value = a value is required for '{ $argument }' but none was supplied
parse-bad-value = invalid value '{ $value }' for '{ $argument }'
parse-bad-value-because = { $bad }: { $reason }
parse-too-many-values = unexpected value '{ $value }' for '{ $argument }' found; no more were expected
parse-no-equals = equal sign is needed when assigning values to '{ $argument }'
parse-missing = the following required arguments were not provided:
parse-no-command = '{ $command }' requires a subcommand but one was not provided
parse-twice = the argument '{ $argument }' cannot be used multiple times
parse-conflict = the argument '{ $argument }' cannot be used with
parse-conflict-of-command = the subcommand '{ $command }' cannot be used with
parse-conflict-with = { $both } '{ $other }'
parse-conflict-with-some = { $both } one or more of the other specified arguments
parse-conflict-with-these = { $both }:
parse-no-utf8 = invalid UTF-8 was detected in one or more arguments
tip = tip:{" "}
tip-command = { $count ->
        [one] a similar subcommand exists: { $names }
       *[other] some similar subcommands exist: { $names }
    }
tip-argument = { $count ->
        [one] a similar argument exists: { $names }
       *[other] some similar arguments exist: { $names }
    }
tip-value = { $count ->
        [one] a similar value exists: { $names }
       *[other] some similar values exist: { $names }
    }
tip-name = '{ $name }'
tip-as-value = to pass '{ $argument }' as a value, use '{ $typed }'
tip-elsewhere = '{ $command }' exists
tip-no-dashes = subcommand '{ $command }' exists; to use it, remove the '{ $dashes }' before it

# Why a value is not taken.

bad-size = boards have { $least } to { $most } lines a side
bad-duration = expected a time such as 90, 1.5s, 250ms, 10m or 1h
bad-seconds = expected a number of seconds above 0, at most { $most }
bad-chance = expected a number from 0 to 1
bad-language = expected en, zh-Hans or zh-Hant, or a locale such as zh_TW
bad-level = expected a level, 1 to { $most }
bad-rank = no rank, 20k to 9d; the nearest are { $nearest }
bad-number = not a number
bad-whole-number = invalid digit found in string
bad-empty-number = cannot parse integer from empty string
bad-large-number = number too large to fit in target type
bad-small-number = number too small to fit in target type
bad-range = { $number } is not in { $bounds }
bad-positive = not more than 0
bad-file-name = a name with control characters
bad-host = expected a name such as go.example, 192.168.1.5 or [fd00::5], perhaps with :PORT
bad-address = invalid IP address syntax
bad-owned-points = expected COLOR:VERTICES, such as black:C3,D4
bad-owned-side = the side before the colon is black or white
bad-part = expected a part such as 3/40, the third of forty
bad-elo-bounds = expected two differences in Elo, the smaller first, as in `0,50`
bad-komi = komi must be a number between -{ $most } and { $most }
bad-clock =
    `{ $text }` is not a time control: none, 2s/move, 10m, 10m,30s (at most 30s a move), 10m+5s (Fischer), 10m+5s,15m,30s (capped Fischer), 10m+3x30s (byo-yomi) or 10m+30s/25 (Canadian)
bad-solvable-size = boards have { $least } to { $most } lines a side. These boards are solved: { $solved }
bad-unsolvable =
    { $size } has about 10^{ $boards } boards; 3x3 has 10^4 and takes up to 10^7 positions, so this would take 10^{ $positions } and is not tried: boards of up to { $most } points are. These boards are solved: { $solved }
bad-name = no value has this name

# What is found of the arguments later.

unknown-ruleset = unknown ruleset '{ $name }'; `liangyi rules` lists the rulesets
unknown-ruleset-similar = unknown ruleset '{ $name }' (did you mean '{ $similar }'?); `liangyi rules` lists the rulesets
