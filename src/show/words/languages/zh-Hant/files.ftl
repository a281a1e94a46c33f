# What the reader of a record has put up with, a sentence each.

file-unclosed = 缺少最後的')'：檔案可能被截斷
file-no-first-node = 檔案不以'(;'開頭
file-unescaped = 第{ $line }行：{ $name }中的']'之前沒有反斜線
file-junk = 第{ $line }行：'{ $text }'不屬於任何屬性，已略去
file-small-letters = 第{ $line }行：屬性{ $name }為小寫，按大寫讀取
file-nothing-read = 檔案中沒有可識別的內容：棋盤為空
file-reversed = { $property }不以左上角開頭
file-encoding-guessed = 檔案沒有寫明編碼：當作{ $encoding }
file-encoding-misnamed = 檔案寫明編碼為{ $named }而不是：當作{ $encoding }
file-encoding-mixed = 檔案不全是{ $encoding }：有些字符可能丟失
file-part-of-board = 圖中只有棋盤的一部分，當作{ $size }，其餘為空
file-moves-in-one-node = 自第{ $first }手起有{ $moves }手寫在同一節點中：按其次序下
file-no-komi = KM[{ $value }]不是貼點數
file-huge-komi = KM[{ $value }]不像是真的：{ $size }只有{ $points }點
file-komi-in-hundredths = KM[{ $value }]讀作百分之一點，即{ $read }點：貼{ $komi }點
file-komi-in-hundredths-of-zi = KM[{ $value }]讀作百分之一子，即{ $read }子：貼{ $komi }點
file-komi-in-zi = KM[{ $value }]讀作子：貼{ $komi }點
file-other-games = 檔案中有{ $games }局棋，這是第{ $number }局；FILE#2是第2局
file-no-game-number = GM[{ $value }]不是棋類的編號：當作圍棋
file-repeated = { $name }在首個節點中出現兩次：以{ $name }[{ $value }]為準
file-no-territory = { $name }[{ $value }]不在棋盤上：不使用地的標記
file-not-in-root = { $name }[{ $value }]不在首個節點中，未讀取
file-no-handicap = HA[{ $value }]不是讓子數
file-other-handicap = HA[{ $named }]與檔案中的讓子數不同：{ $stones }
file-handicap-placed = HA[{ $stones }]而沒有棋子：已放在固定的點上

# 檔案為何讀不了，或其中為何沒有對局。

unread-file = 讀不了這個檔案：{ $cause }
io-not-found = 沒有這個檔案
io-no-permission = 沒有權限
io-directory = 這是資料夾
io-no-file = 不是普通的檔案
io-other = { $system }
record-too-large = 檔案大於{ $megabytes } MB
record-encoding = 檔案不是UTF-8編碼，而本程式不讀別的編碼
record-too-long = 對局多於{ $moves }手
record-too-many-values = 除著手之外，對局的屬性多於{ $values }個值
record-too-many-tree-values = { -record }的屬性多於{ $values }個值
record-too-many-nodes = { -record }多於{ $nodes }個節點
record-value-too-long-in-line = 第{ $line }行：{ $name }的值長於{ $kilobytes } kB
record-value-too-long = { $name }的值長於{ $kilobytes } kB
record-too-many-stones = 對局擺了太多棋子
record-no-game = 沒有{ -record }：找不到'(;'
record-cut-short = 檔案不完整：在第{ $line }行開始的屬性之中就結束了
record-stray = 第{ $line }行：'{ $sign }'在屬性之外
record-broken = { -record }有誤
record-no-such-game = 沒有第{ $number }局：檔案只有{ $games }局
record-other-game = 這是別的遊戲的{ -record }
record-size = 不可用的大小：SZ[{ $value }]；棋盤每邊{ $least }到{ $most }路
record-no-point = 第{ $after }手之後：{ $value }不在棋盤上
record-several-points = 第{ $after }手之後：{ $value }不止一個點
record-setup = 第{ $after }手之後所擺的棋子不成局面：{ $reason }
record-illegal = 第{ $number }手（{ $side }{ $move }）不合規則：{ $reason }
files-left-uncounted = { $all }個檔案中有{ $failed }個不能計算
opened-as-far = 只顯示到{ -record }能走下去的地方：{ $why }
