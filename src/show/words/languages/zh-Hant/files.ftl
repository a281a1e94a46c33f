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
