# Words that stand in the sentences of every subject.

side-black = 黑方
side-white = 白方
between-parts = ，
between-points = 、
in-brackets = （{ $text }）

see-on-page = 在頁面上觀看：{ $command }
