# Words that stand in the sentences of every subject.

side-black = 黑方
side-white = 白方
between-parts = ，
between-points = 、
in-brackets = （{ $text }）

move-pass = { -pass }
move-virtual = { -virtual-move }
see-on-page = 在页面上观看：{ $command }
