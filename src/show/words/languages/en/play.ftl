# A game between persons and the engine.

seats-one = You play { $side }.
seats-both = You play both sides.
seats-neither = The engine plays both sides.
thinks = { $side } thinks ...
plays = { $side } plays { $move }
resigns = { $side } resigns
cannot-move = { $side } cannot move: { $why }. You play both sides now.
refusal-nothing-to-take-back = there is no move of yours to take back
refusal-not-counted = nothing is counted in this game
internal-error = internal error
too-much-territory = { $wanted } empty points each are too many: { $most } are the most that both sides have room for
has-ended = The game has ended.
has-stopped = The game has stopped: play may go on, { $side } first.
has-no-result = The position after move { $number } has come back: no result, if both sides agree. Play may go on.
has-come-to-rest = The game has stopped: play may go on, { $side } first.
not-over = the game is not over: the judgement of what is dead is a guess
candidate-lead = {", "}{ $lead } points
candidate = { $move }: { $side } has { $rate } % to win{ $lead }, { $visits } playouts; { $line }
candidate-wins = { $move }: { $side } wins within { $moves } moves of both sides; { $line }
no-search = no search was needed
no-engine-move = the engine has not moved

# What is shown at a terminal, and why a line that is typed there is not understood.

greeting = { $ruleset } on { $size }. { $seats } Type a point such as { $example }, or `help`.
prompt = { $side }>{" "}
prompt-over = over>{" "}
offer-to-save = Type a file to save the game as SGF and leave, `no` to leave without, or nothing to go on; Ctrl-C again leaves.
prompt-save = save>{" "}
written = { $path } is written
refusal-resigned = { $why }: `undo` takes it up again, `new` begins another
move-is = { $side }: { $move } is { $legality }
counted-at-the-end = { $end } { $counted }`dead` names other stones as dead.
reason-wild-region = wild-region
reason-not-countable = not countable yet: wild regions
reason-repetition = repetition
own-rules = rules of your own: { $name }
no-points = pass and virtual are no points
state-move = move { $number }
state-forbidden = { $state }; x is forbidden for Black
state-move-of-go = move { $number }, { $komi }
state-offer-stop = { $state }; { $side } offers to stop
state-offer-rest = { $state }; { $side } offers to stop
state-offer-end = { $state }; { $side } offers to end the game
state-offer-unchanged = { $state }; { $side } offers to end the game
state-last = { $state }; { $side }: { $move }
pile-virtual = Virtual
pile-prisoners = Prisoners
pile = { $name }: { $stones }
typed-no-move = { $word } is no move on the { $size } board: a point, pass or virtual
typed-no-point = { $word } is not a point of the { $size } board
typed-alone = { $word } stands alone
typed-end = end takes natural or agreed
typed-no-end = { $word } is not natural or agreed
typed-level = level takes a number, or a rank such as 5k
no-persons-in-line-games = Persons of a rank are known in Go alone.
no-human-network = There is no network that moves as persons of a rank do; --human-net FILE names one.
unread-human-network = The network that moves as persons of a rank do cannot be read: { $why }
typed-save = save takes a file
typed-load = load takes a file
typed-play = play takes black, white, both or neither
typed-no-side = { $word } is not black, white, both or neither
typed-why = why takes a move
typed-forbidden-in-go = Go has no forbidden points; `why` says of a move whether it is legal
typed-sequence-of-both = several moves at once are for who plays both sides: `play both`
typed-sequence-refused = move { $number }, { $move }: { $why }; none of them was made
typed-dead = dead takes points with a stone of each dead chain, none or auto
typed-help-lists = { $error }; `help` lists what is
typed-unknown = { $word } is not known; `help` lists what is

# What may be typed.

help-move = a move: a stone on that point
help-pass = no stone: an offer to end the game
help-pass-of-line-games = no stone; two passes in a row are a draw
help-sequence = several moves in turn, where you play both sides
help-forbidden = the points that are forbidden for Black, and why
help-virtual = a stone outside the board, under rules that have virtual moves
help-undo = take your last move back
help-undo-in-openings = take your last answer back, or the last point of one that you have begun
help-resign = give the game up
help-score = count the game as it stands, dead stones judged
help-compare = count it under every ruleset
help-dead = these chains are dead, and no others; `dead none`, `dead auto`
help-end = the game ends here for both sides, nothing removed; `end agreed`: dead stones removed
help-why = whether that move is legal, and what it is worth; `why`: the engine's last move
help-hint = a move for you, and what the engine expects after it
help-hint-in-openings = what the engine would answer
help-opening-stones = the stones that are asked for, all at once or one after the other
help-opening-keep = the colour that you have by now
help-opening-swap = the other colour
help-opening-black = go on as Black
help-opening-white = go on as White
help-opening-more-stones = { $count ->
        [one] place 1 more stone, after which the other side chooses
       *[other] place { $count } more stones, after which the other side chooses
    }
help-opening-more-offers = { $count ->
        [one] offer 1 fifth move, which White keeps
       *[other] offer { $count } fifth moves, of which White keeps one
    }
help-opening-count = that many fifth moves are to be offered
help-opening-offer = the fifth moves that you offer, all at once or one after the other
help-opening-choice = the fifth move that you keep, by its letter on the board or its point
help-now = end the engine's thinking: it plays the best move so far
help-board = draw the board
help-rules = the rules of this game
help-moves = the moves so far
help-level = the strength of the engine
help-play = change sides; `play both`, `play neither`
help-save = write the game as SGF
help-load = go on with the game of a file
help-others = begin again; this list; end

# The same commands in the words of the language.

also-undo = undo
also-resign = resign
also-score = score
also-compare = compare
also-hint = hint
also-board = board
also-rules = rules
also-moves = moves
also-new = new
also-now = now
also-help = help
also-quit = quit
also-end = end
also-level = level
also-save = save
also-play = play
also-why = why
also-dead = dead
also-forbidden = forbidden
also-load = load
also-called = ; also `{ $name }`

# The opening of a game of renju at a terminal.

prompt-opening = opening>{" "}
opening-begins = The opening is by the rule { $rule }.
opening-ends = The opening is over. { $seats }
opening-ask-stones = { $count ->
        [one] Place a stone, such as { $example }: { $places }.
       *[other] Place stones, such as { $example }, in this order, all at once or one after the other: { $places }.
    }
opening-middle = { $side } in the middle
opening-within = { $side } in the { $lines }x{ $lines } square around the middle
opening-anywhere = { $side } anywhere
opening-ask-side = You have { $side } by now. Type keep or swap, or the colour that you take: black or white.
opening-ask-side-or-stones = You have { $side } by now. Type keep or swap, or the colour that you take: black or white; or more, to place { $count ->
        [one] 1 more stone
       *[other] { $count } more stones
    } and leave the choice to the other side.
opening-ask-side-or-offer = You have { $side } by now. Type keep or swap, or the colour that you take: black or white; or more, to offer { $count ->
        [one] 1 fifth move, which White keeps.
       *[other] { $count } fifth moves, of which White keeps one.
    }
opening-ask-count = How many fifth moves are to be offered? Type a number from 1 to { $most }.
opening-ask-offer = { $count ->
        [one] Offer 1 fifth move. Type its point.
       *[other] Offer { $count } fifth moves, none like another one turned or mirrored. Type their points, all at once or one after the other.
    }
opening-ask-choice = Which fifth move do you keep: { $points }? Type its letter or its point.
opening-engine-places = { $count ->
        [one] The engine places a stone on { $points }.
       *[other] The engine places stones on { $points }.
    }
opening-engine-takes = The engine takes { $side }.
opening-engine-takes-none = The engine takes no side yet.
opening-engine-declares = The number of fifth moves that the engine wants: { $count }.
opening-engine-offers = { $count ->
        [one] The engine offers the fifth move { $points }.
       *[other] The engine offers the fifth moves { $points }.
    }
opening-engine-keeps = The engine keeps { $point }.
opening-hint = The engine would answer: { $answer }.
opening-hint-more = more
opening-not-now = { $word } is not for the opening: answer what is asked; `help` lists how
answer-black = black
answer-white = white
answer-keep = keep
answer-swap = swap
answer-more = more
opening-over = the opening is over
opening-no-answer = that is no answer to what is asked
opening-number = { $asked ->
        [one] 1 point is asked for, not { $given }
       *[other] { $asked } points are asked for, not { $given }
    }
opening-occupied = there is a stone on { $point }
opening-twice = { $point } is named twice
opening-outside = { $point } is outside the { $lines }x{ $lines } square around the middle
opening-count = a number from 1 to { $most } is asked for
opening-twins = { $one } and { $other } make the same position, turned or mirrored
opening-not-offered = { $point } is not among the moves offered
