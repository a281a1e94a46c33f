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

# 文件为何读不了，或其中为何没有对局。

unread-file = 读不了这个文件：{ $cause }
io-not-found = 没有这个文件
io-no-permission = 没有权限
io-directory = 这是文件夹
io-no-file = 不是普通的文件
io-other = { $system }
record-too-large = 文件大于{ $megabytes } MB
record-encoding = 文件不是UTF-8编码，而本程序不读别的编码
record-too-long = 对局多于{ $moves }手
record-too-many-values = 除着手之外，对局的属性多于{ $values }个值
record-too-many-tree-values = { -record }的属性多于{ $values }个值
record-too-many-nodes = { -record }多于{ $nodes }个节点
record-value-too-long-in-line = 第{ $line }行：{ $name }的值长于{ $kilobytes } kB
record-value-too-long = { $name }的值长于{ $kilobytes } kB
record-too-many-stones = 对局摆了太多棋子
record-no-game = 没有{ -record }：找不到'(;'
record-cut-short = 文件不完整：在第{ $line }行开始的属性之中就结束了
record-stray = 第{ $line }行：'{ $sign }'在属性之外
record-broken = { -record }有误
record-no-such-game = 没有第{ $number }局：文件只有{ $games }局
record-other-game = 这是别的游戏的{ -record }
record-size = 不可用的大小：SZ[{ $value }]；棋盘每边{ $least }到{ $most }路
record-no-point = 第{ $after }手之后：{ $value }不在棋盘上
record-several-points = 第{ $after }手之后：{ $value }不止一个点
record-setup = 第{ $after }手之后所摆的棋子不成局面：{ $reason }
record-illegal = 第{ $number }手（{ $side }{ $move }）不合规则：{ $reason }
files-left-uncounted = { $all }个文件中有{ $failed }个不能计算
opened-as-far = 只显示到{ -record }能走下去的地方：{ $why }
