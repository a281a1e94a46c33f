# What the reader of a record has put up with, a sentence each.

file-unclosed = the last ')' is missing: the file may be cut short
file-no-first-node = the file does not begin with '(;'
file-unescaped = line { $line }: a ']' inside { $name } has no backslash before it
file-reversed = { $property } does not begin with the upper left corner
file-encoding-guessed = the file does not say its encoding: it is taken for { $encoding }
file-encoding-misnamed = the file is not in { $named }, as it says: it is taken for { $encoding }
file-encoding-mixed = the file is not all in { $encoding }: some signs may be lost
file-part-of-board = the figure shows a part of a board, which is taken for { $size } and empty elsewhere
file-no-komi = KM[{ $value }] is no komi
file-huge-komi = KM[{ $value }] can hardly be meant: { $size } has { $points } points
file-komi-in-hundredths = KM[{ $value }] is read as { $read } points in hundredths: a komi of { $komi } points
file-komi-in-hundredths-of-zi = KM[{ $value }] is read as { $read } 子 in hundredths: a komi of { $komi } points
file-komi-in-zi = KM[{ $value }] is read as 子: a komi of { $komi } points
file-other-handicap = HA[{ $named }] differs from the handicap stones of the file: { $stones }
file-handicap-placed = HA[{ $stones }] without stones: they were put on the fixed points
