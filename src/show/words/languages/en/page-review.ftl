## The review of a record in the page of `liangyi web`

panel-review = Review
keys-review =
    In a review: arrows, Home, End, PageUp and PageDown go about in the tree and the graph, Delete removes; Escape stops
    the analysis.

### The tree

tree-label = Tree of the record
node-root = start
node-set-up = stones set up
node-plain = no move
node-commented = commented
next-moves = Next:
other-moves = Instead:
promote = Make main line
remove = Remove
remove-title = Remove { $node }?
remove-what = { $count ->
        [one] This move is removed. It cannot be brought back.
       *[other] { $count } moves are removed, this one and all that follow. They cannot be brought back.
    }
remove-yes = Remove
copy-link = Copy a link
comment = Comment

### On the board

on-the-board = On the board
numbered = Numbers of moves
numbered-none = none
numbered-last = the last ten
numbered-all = all
numbered-variation = from the start of the variation
number-same = { $number } = { $now }
number-gone = { $number } on { $point }
next-shown = Next moves of the record
losses-shown = What the stones have cost
ownership-shown = Whose points they become
point-number = move { $number }
point-next = next move
point-variation = variation
point-tried-winrate = candidate { $letter }, win rate { $value }
point-tried-lead = candidate { $letter }, lead { $value }
point-tried-loss = candidate { $letter }, costs { $value }
point-loss = has cost { $cost }
point-played = the move of the record, which cost { $cost }
mark-triangle = triangle
mark-square = square
mark-circle = circle
mark-cross = cross
mark-label = label { $text }

### The analysis

engine-shown = Show the engine’s values
engine-locked = Hints are locked in the settings: the engine’s values stay hidden.
analyse-visits = Visits
analyse-line = Analyse the game
analyse-here = This position
analyse-tree = All variations
analyse-stop = Stop (Esc)
analysing = Analysis
analysed-of = { $done } of { $of } positions
not-analysed = This position has not been analysed.
not-analysed-short = not analysed
position-value = Black’s win rate { $winrate }, { $visits } visits
lead-of = { $side ->
        [black] Black leads by { $points }
        [white] White leads by { $points }
       *[none] neither side leads
    }
black-winrate = Black’s win rate { $winrate }
stopped-here = if stopped here { $result }
candidates-of = { $side ->
        [black] Candidates, values for Black
       *[white] Candidates, values for White
    }
candidate-move = Move
candidate-name = { $letter }: { $move }, then expected: { $line }
winrate = Win rate
wins-in = wins in { $moves }
loses-in = loses in { $moves }
lead = Lead
visits = Visits

### The graph

graph-label = Position over the game
graph-bound = { $side ->
        [black] Black +{ $points }
       *[white] White +{ $points }
    }
graph-stopped = if stopped
graph-losses = cost
measure = Values on the candidates
measure-loss = Cost
measure-lead = Lead
measure-winrate = Win rate

### What moves have cost

losses = What the moves have cost
losses-of = { $analysed } of { $of } positions are analysed.
losses-caption = Points lost / moves
scale = Cost:
part-opening = Opening
part-middle = Middle
part-endgame = End
loss-sum = { $points } / { $moves }
persons = Persons
persons-none = none
persons-moves = Persons of { $rank } play { $moves }.
persons-find = Of 100 persons of { $rank } { $better } find it, { $played } play as here.
persons-rank = { $side ->
        [black] Black
       *[white] White
    } plays about as { $rank } ({ $least } to { $most }, by { $moves } moves).
dearest = The costliest moves
dear = cost { $points }{ $better ->
        [none] {""}
       *[other] ; better { $better }
    }
repetitions = Repetitions
repeats-allowed = repeats the board after move { $after }, which the rules allow.

### Learning from mistakes

learn = Learn from mistakes
learn-side = Whose mistakes
learn-both = Both
learn-analysing = The game is analysed first, to { $visits } visits: { $done } of { $of } positions.
learn-none = No move of the line cost 2 points or more.
learn-question = { $at } of { $all } · Move { $number }, { $move }, cost { $cost }. Find a better one.
learn-searching = { $move } is looked at …
learn-good = Good: { $move } costs { $cost }.{ $better ->
        [none] {""}
       *[other] { " " }The engine would play { $better }.
    }
learn-bad = { $move } costs { $cost }: not good enough.{ $reply ->
        [none] {""}
       *[other] { " " }{ $reply } is expected.
    } Try another one.
learn-answer = The engine would play { $better }.
learn-over = Solved { $solved } of { $all }.
learn-show = Answer
learn-next = Next
learn-back = To the question
learn-again = Those that are left
learn-end = End
learn-is-solved = solved
learn-is-shown = answer shown
learn-how =
    An answer is good enough if it costs less than 2 points and at most half of what the move of the game has cost. In
    games without points a tenth of win rate is a point. Both positions are searched anew, to 3200 visits or for some
    seconds; what stands behind ± is the error of that.

### Drawing and setting up

draw-tools = Draw and set up
draw-about =
    A click draws the sign that is chosen, or takes it off; an arrow or a line has two clicks. Stones are set up in the node
    that is shown, or where it has a move or others follow, in one after it. Escape ends it.
draw-engine = Signs can be drawn. Stones cannot be set up while the engine plays a side.
draw-played = Signs can be drawn. In this game stones are set up before the first move alone.
drawing = A click on the board: { $tool }
tool-letter = next letter
tool-number = next number
tool-text = text
label-text = Text for a point
tool-arrow = arrow
tool-line = line
tool-black = set up a black stone
tool-white = set up a white stone
tool-empty = take a stone off
set-turn = { $side ->
        [black] Black to move
       *[white] White to move
    }
undo-edit = Undo the change

### What is thought of a node

signs = Name and signs
sign-name = Name
sign-of-move = The move is
sign-of-position = The position is
sign-hotspot = hotspot
move-none = –
move-good = good move
move-very_good = very good move
move-bad = bad move
move-very_bad = very bad move
move-doubtful = doubtful move
move-interesting = interesting move
position-none = –
position-good_for_black = good for Black
position-very_good_for_black = very good for Black
position-good_for_white = good for White
position-very_good_for_white = very good for White
position-even = even
position-unclear = unclear

### Games of a file, going on by itself, pictures

file-games = Games of the file
game-of = { $number } of { $of }
game-before = Game before
game-after = Next game
replay = Go to a move, replay, picture
replay-start = Play by itself
replay-stop = Pause
replay-pause = Pause at a move
seconds = { $seconds } s
go-to-move = Go to move
copy-picture = Copy picture
