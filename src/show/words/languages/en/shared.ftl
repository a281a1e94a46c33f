# Words that stand in the sentences of every subject.

side-black = Black
side-white = White
between-parts = {", "}
between-points = {", "}
rank = { $number }{ $kind }
in-brackets = {" "}({ $text })

see-on-page = To see it on the page: { $command }
