# What the reader of a record has put up with, a sentence each.

file-unclosed = 缺少最后的')'：文件可能被截断
file-no-first-node = 文件不以'(;'开头
file-unescaped = 第{ $line }行：{ $name }中的']'之前没有反斜线
file-junk = 第{ $line }行：'{ $text }'不属于任何属性，已略去
file-small-letters = 第{ $line }行：属性{ $name }为小写，按大写读取
file-nothing-read = 文件中没有可识别的内容：棋盘为空
file-reversed = { $property }不以左上角开头
file-encoding-guessed = 文件没有写明编码：当作{ $encoding }
file-encoding-misnamed = 文件写明编码为{ $named }而不是：当作{ $encoding }
file-encoding-mixed = 文件不全是{ $encoding }：有些字符可能丢失
file-part-of-board = 图中只有棋盘的一部分，当作{ $size }，其余为空
file-moves-in-one-node = 自第{ $first }手起有{ $moves }手写在同一节点中：按其次序下
file-no-komi = KM[{ $value }]不是贴点数
file-huge-komi = KM[{ $value }]不像是真的：{ $size }只有{ $points }点
file-komi-in-hundredths = KM[{ $value }]读作百分之一点，即{ $read }点：贴{ $komi }点
file-komi-in-hundredths-of-zi = KM[{ $value }]读作百分之一子，即{ $read }子：贴{ $komi }点
file-komi-in-zi = KM[{ $value }]读作子：贴{ $komi }点
file-other-games = 文件中有{ $games }局棋，这是第{ $number }局；FILE#2是第2局
file-no-game-number = GM[{ $value }]不是棋类的编号：当作围棋
file-repeated = { $name }在首个节点中出现两次：以{ $name }[{ $value }]为准
file-no-territory = { $name }[{ $value }]不在棋盘上：不使用地的标记
file-not-in-root = { $name }[{ $value }]不在首个节点中，未读取
file-no-handicap = HA[{ $value }]不是让子数
file-other-handicap = HA[{ $named }]与文件中的让子数不同：{ $stones }
file-handicap-placed = HA[{ $stones }]而没有棋子：已放在固定的点上
