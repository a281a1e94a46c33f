# What the reader of a record has put up with, a sentence each.

file-unclosed = the last ')' is missing: the file may be cut short
file-no-first-node = the file does not begin with '(;'
file-unescaped = line { $line }: a ']' inside { $name } has no backslash before it
file-junk = line { $line }: '{ $text }' belongs to no property and is left out
file-small-letters = line { $line }: the property { $name } is in small letters, and is read as in capitals
file-nothing-read = nothing in the file is known: the board is empty
file-reversed = { $property } does not begin with the upper left corner
file-encoding-guessed = the file does not say its encoding: it is taken for { $encoding }
file-encoding-misnamed = the file is not in { $named }, as it says: it is taken for { $encoding }
file-encoding-mixed = the file is not all in { $encoding }: some signs may be lost
file-part-of-board = the figure shows a part of a board, which is taken for { $size } and empty elsewhere
file-moves-in-one-node = { $moves } moves stand in one node, from move { $first } on: they are made in their order
file-no-komi = KM[{ $value }] is no komi
file-huge-komi = KM[{ $value }] can hardly be meant: { $size } has { $points } points
file-komi-in-hundredths = KM[{ $value }] is read as { $read } points in hundredths: a komi of { $komi } points
file-komi-in-hundredths-of-zi = KM[{ $value }] is read as { $read } 子 in hundredths: a komi of { $komi } points
file-komi-in-zi = KM[{ $value }] is read as 子: a komi of { $komi } points
file-other-games = the file has { $games } games, of which this is number { $number }; FILE#2 names the second
file-no-game-number = GM[{ $value }] is the number of no game: it is taken for Go
file-repeated = { $name } stands twice in the first node: { $name }[{ $value }] counts
file-no-territory = { $name }[{ $value }] is not on the board: the marks of territory are not used
file-not-in-root = { $name }[{ $value }] is not in the first node and is not read
file-no-handicap = HA[{ $value }] is no number of handicap stones
file-other-handicap = HA[{ $named }] differs from the handicap stones of the file: { $stones }
file-handicap-placed = HA[{ $stones }] without stones: they were put on the fixed points

# Why a file cannot be read, or gives no game.

unread-file = cannot read the file: { $cause }
io-not-found = there is no such file
io-no-permission = permission denied
io-directory = it is a folder
io-no-file = not a regular file
io-other = { $system }
record-too-large = the file is larger than { $megabytes } MB
record-encoding = the file is not UTF-8, and this program reads no other encodings
record-too-long = the game has more than { $moves } moves
record-too-many-values = the game has more than { $values } values of properties besides its moves
record-too-many-tree-values = the record has more than { $values } values of properties
record-too-many-nodes = the record has more than { $nodes } nodes
record-value-too-long-in-line = line { $line }: the value of { $name } is longer than { $kilobytes } kB
record-value-too-long = the value of { $name } is longer than { $kilobytes } kB
record-too-many-stones = the game has too many set-up stones
record-no-game = no game record: '(;' not found
record-cut-short = the file is cut short: it ends inside the property that begins in line { $line }
record-stray = line { $line }: '{ $sign }' outside a property
record-broken = broken game record
record-no-such-game = no game number { $number }: the file has { $games }
record-other-game = the record is of another game
record-size = unacceptable size: SZ[{ $value }]; boards have { $least } to { $most } lines a side
record-no-point = after move { $after }: { $value } is not on the board
record-several-points = after move { $after }: { $value } has more points than one
record-setup = the set-up after move { $after } makes no position: { $reason }
record-illegal = move { $number } ({ $side } { $move }) is illegal: { $reason }
files-left-uncounted = { $failed } of { $all } files could not be counted
opened-as-far = shown as far as the record can be played: { $why }
