# Words that stand in the sentences of every subject.

side-black = 黑方
side-white = 白方
between-parts = ，
between-points = 、
rank = { $number }{ $kind ->
        [d] 段
       *[k] 级
    }
in-brackets = （{ $text }）

see-on-page = 在页面上观看：{ $command }
