# Why a move is illegal, and whether it is legal.

at-the-start = at the start
after-a-move = after move { $number }
illegal-occupied = occupied
illegal-suicide = suicide
illegal-ko = ko: repeats the position { $when }
illegal-repeats-board = repeats the board { $side } faced { $when }
illegal-repeats-faced = repeats the position { $side } faced { $when }
illegal-repeats = repeats the position { $when }
illegal-fourth-board = brings back for the fourth time the board that first stood { $when }
illegal-no-virtual-moves = this ruleset has no virtual moves
illegal-drawn = the game is over: a draw by repetition after move { $number }
illegal-over = the game is over
legal = legal
legal-pass = legal
legal-null-move = legal and offers the end
legal-unchanged = legal and offers the end
legal-stops = legal and stops the game
legal-ends = legal and ends the game
illegal = illegal
legality-forbidden = forbidden: { $kinds }

# What a move does under one of several rulesets, and what stands in the way of saying it.

between-remarks = {"; "}
explained-move = { $file }: { $side } { $move } { $when }
column-move = move
effect-offers = offers the end
effect-null-move = offers the end: a null move, the board is the one { $when }
effect-unchanged = offers the end: the board is as before
effect-stops = stops the game
effect-ends = ends the game
effect-draw = a draw: { $side } faces the position { $when } again
effect-no-result = the position { $when } comes back: no result, if both sides agree
effect-owes = { $side } then owes { $count ->
        [one] a point for one extra move
       *[other] { $count } points for { $count } extra moves
    }
effect-owes-nothing = nobody then owes points for extra moves
forbidden-before = move { $number } ({ $side } { $move }) is forbidden already: { $reason }
virtual-as-pass = move { $number } ({ $side } { $move }) is taken as a pass: { $reason }

# Judgements of renju and its relatives.

kind-overline = overline
kind-four-four = four-four
kind-three-three = three-three
direction-row = row
direction-column = column
direction-rising = rising diagonal
direction-falling = falling diagonal
line-five = { $point } wins for { $side }: five
line-forbidden = { $point } is forbidden for { $side }: { $kinds }{ $made }
line-forbidden-combined = { $point } is forbidden for { $side }: { $kinds } ({ $combined })
line-not-forbidden = { $point } is not forbidden for { $side }{ $made }
line-free = { $point } is free for { $side }{ $made }
line-after-this-move = { $verdict } after this move
line-makes = { $direction }: { $shape }
line-spoiled = { $point } makes no open four: { $reason }
between-either = {" or "}
shape-five = five { $stones }
shape-overline = overline { $stones }
shape-four = four { $stones }, five at { $points }
shape-open-four = open four { $stones }, five at { $points }
shape-three = three { $stones }, not open
shape-open-three = open three { $stones }, open four by { $points }
spoiled-by-edge = the edge is at one end
spoiled-by-stone = the opponent's stone on { $point } is at one end
spoiled-by-own-overline = it makes six or more in a line
spoiled-by-overline = { $point } makes six or more in a line
spoiled-by-five = it makes five instead
line-end-five = { $point } makes five: { $side } wins
line-end-forbidden = { $verdict }; { $side } wins
line-end-passes = two passes in a row: a draw
line-end-full = the board is full: a draw

# Who played a recorded game.

player-black = { $name } (Black)
player-white = { $name } (White)
between-players = {" against "}
with-result = result { $result }
with-round = round { $round }
with-opening = opening { $name }

# A move of a record.

record-black = B
record-white = W
record-pass = { -pass }
record-virtual = virtual
record-move = { $number } { $side } { $move }

# The positions of a file of renju.

renju-after = move { $number }, { $side } { $move }
renju-position = { $file }, { $after }
renju-marked = the last move is marked
renju-start = the library opens here
renju-label = at { $point } stands: { $text }
renju-comment = comment: { $text }
renju-written = { $file }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
renju-none-forbidden = Black has no forbidden point
renju-end-five = move { $number }, { $point }, makes five: { $side } has won, and the game is over
renju-end-stones = { $side } has five in a line: the game is over
renju-end-forbidden = move { $number }: { $verdict }; { $side } has won, and the game is over
renju-went-on = move { $number }: { $verdict }; the game went on all the same
freeing-not-forbidden = { $point } is not forbidden, so nothing has to free it
freeing-without = without the stone of { $side } on { $points }
freeing-with = with a stone of { $side } on { $points }
freeing-four = after a four at { $point }, answered at { $answer }
freeing-free = { $condition }, { $point } would not be forbidden
freeing-five = { $condition }, { $point } would make five
freeing-nothing = no single stone and no four frees { $point }
solve-fours = { $side } wins by fours alone: { $moves }
solve-fours-none = { $side } has no win by fours alone
solve-fours-unknown = a win of { $side } by fours alone was not found in the time
solve-threats = { $side } wins by threes and fours: { $moves }
solve-threats-none = { $side } has no win by threes and fours
solve-threats-unknown = a win of { $side } by threes and fours was not found in the time
solve-first = { $point } (in { $number })
solve-line = the shortest line found ({ $number } moves up to the five): { $points }
solve-undecided = not decided in the time: { $points }
solve-refuted = { $point } is refuted by { $reply }
solve-no-threat = { $point } threatens nothing: the four that would follow is forbidden

# Why the engine does not do something.

setup-not-empty = the board is not empty
setup-repeated = a point is named twice
setup-no-liberty = a chain has no liberty
line-setup-too-small = a five-in-a-row game needs { $least } lines or more a side
line-setup-five = { $side } has five in a line
illegal-in-sequence = move { $number } ({ $side } { $move }): { $reason }
too-few-moves = { $count ->
        [one] 1 move has been made
       *[other] { $count } moves have been made
    }
not-the-last-move = that is not the last move
moves-made = moves have been made
handicap-count = invalid number of stones
no-stone = no stone at { $point }
point-not-empty = { $point } is not empty

# Pictures of renju: what stands above and below them.

picture-forbidden = { $count ->
        [0] Renju: Black has no forbidden point
        [one] Renju: Black has 1 forbidden point
       *[other] Renju: Black has { $count } forbidden points
    }
picture-kinds = { $point }: { $kinds }
picture-win = Renju: { $side } wins within { $number } moves of both sides
picture-no-win = Renju: no win of { $side } was found
picture-moves = { $count ->
        [one] Renju, 1 move
       *[other] Renju, { $count } moves
    }
picture-pass = { $number } { -pass }
