## `liangyi web` 網頁上的復盤

panel-review = 復盤
keys-review = 復盤：方向鍵、Home、End、PageUp、PageDown 在變化圖與曲線中移動，Delete 刪除；Escape 停止分析。

### 棋譜的變化圖

tree-label = 棋譜的變化圖
node-root = 開頭
node-set-up = 擺子
node-plain = 無著法
node-commented = 有評註
next-moves = 下一手：
other-moves = 另可：
promote = 設為主線
remove = 刪除
remove-title = 刪除「{ $node }」？
remove-what = { $count ->
        [one] 這一手將被刪除，不能復原。
       *[other] 這一手及其後共 { $count } 手將被刪除，不能復原。
    }
remove-yes = 刪除
copy-link = 複製連結
comment = 評註

### 棋盤上

on-the-board = 棋盤上
numbered = 手數
numbered-none = 不顯示
numbered-last = 最後十手
numbered-all = 全部
numbered-variation = 從變化開始處數起
number-same = { $number } = { $now }
number-gone = { $number } 在 { $point }
next-shown = 棋譜的下一手
losses-shown = 已下各子的損失
ownership-shown = 各枰點的歸屬
point-number = 第 { $number } 手
point-next = 下一手
point-variation = 變化
point-tried-winrate = 候選 { $letter }，勝率 { $value }
point-tried-lead = 候選 { $letter }，領先 { $value }
point-tried-loss = 候選 { $letter }，損失 { $value }
point-loss = 損失 { $cost }
point-played = 棋譜的著法，損失 { $cost }
mark-triangle = 三角
mark-square = 方塊
mark-circle = 圓圈
mark-cross = 叉
mark-label = 標記 { $text }

### 分析

engine-shown = 顯示程式的數值
engine-locked = 設定裡鎖定了提示：程式的數值不顯示。
analyse-visits = { -visits }
analyse-line = 分析全局
analyse-here = 此局面
analyse-tree = 所有變化
analyse-stop = 停止（Esc）
analysing = 分析
analysed-of = 已分析 { $done } / { $of } 個局面
not-analysed = 這個局面還沒有分析。
not-analysed-short = 未分析
position-value = 黑方勝率 { $winrate }，計算量 { $visits }
lead-of = { $side ->
        [black] 黑方領先 { $points }
        [white] 白方領先 { $points }
       *[none] 雙方持平
    }
black-winrate = 黑方勝率 { $winrate }
stopped-here = 若停在此處：{ $result }
candidates-of = { $side ->
        [black] 候選著法（黑方的數值）
       *[white] 候選著法（白方的數值）
    }
candidate-move = 著法
candidate-name = { $letter }：{ $move }，預計的著法：{ $line }
winrate = { -win-rate }
wins-in = { $moves } 手勝
loses-in = { $moves } 手負
lead = { -lead }
visits = { -visits }

### 曲線

graph-label = 全局的形勢
graph-bound = { $side ->
        [black] 黑 +{ $points }
       *[white] 白 +{ $points }
    }
graph-stopped = 若停在此處
graph-losses = 此手的損失
measure = 候選點上的數值
measure-loss = 損失
measure-lead = { -lead }
measure-winrate = { -win-rate }

### 著法的損失

losses = 著法的損失
losses-of = 已分析 { $analysed } / { $of } 個局面。
losses-caption = 損失的點數 / 手數
scale = 損失：
part-opening = 布局
part-middle = 中盤
part-endgame = 官子
loss-sum = { $points } / { $moves }
persons = 人的下法
persons-none = 不顯示
persons-moves = { $rank }的人下{ $moves }。
persons-find = 100個{ $rank }的人中，{ $better }個找得到，{ $played }個也這樣下。
persons-rank = { $side ->
        [black] 黑方
       *[white] 白方
    }的下法約如{ $rank }（{ $least }至{ $most }，據{ $moves }手）。
dearest = 損失最大的著法
dear = 損失 { $points }{ $better ->
        [none] {""}
       *[other] ，應下 { $better }
    }
repetitions = 重複局面
repeats-allowed = 重複第 { $after } 手之後的棋盤，規則允許。

### 從錯著中學習

learn = 從錯著中學習
learn-side = 哪一方的錯著
learn-both = 雙方
learn-analysing = 先分析全局，{ -visits } { $visits }：已分析 { $done } / { $of } 個局面。
learn-none = 全局沒有損失 2 點以上的著法。
learn-question = { $at } / { $all } · 第 { $number } 手 { $move } 損失 { $cost }。請找出更好的著法。
learn-searching = 正在判斷 { $move } ……
learn-good = 好棋：{ $move } 損失 { $cost }。{ $better ->
        [none] {""}
       *[other] 程式會下 { $better }。
    }
learn-bad = { $move } 損失 { $cost }，還不夠好。{ $reply ->
        [none] {""}
       *[other] 預計{ $reply }。
    }請再試。
learn-answer = 程式會下 { $better }。
learn-over = { $all } 題中答對 { $solved } 題。
learn-show = 答案
learn-next = 下一題
learn-back = 回到此題
learn-again = 再做未答對的
learn-end = 結束
learn-is-solved = 答對
learn-is-shown = 看了答案
learn-how = 損失不到 2 點、且不超過實戰著法損失的一半，即算答對。沒有點數的棋，一成勝率算 1 點。前後兩個局面都重新搜尋，各到 3200 次或數秒為止；± 之後是其誤差。

### 標記與擺子

draw-tools = 標記與擺子
draw-about = 點棋盤即畫上所選的標記，再點一次去掉；箭頭與線要點兩處。擺子擺在所示的節點；該處有著手或後面還有節點時，擺在其後新的節點。按 Escape 結束。
draw-engine = 可以畫標記。程式執一方時不能擺子。
draw-played = 可以畫標記。此種棋只能在第一手之前擺子。
drawing = 點棋盤：{ $tool }
tool-letter = 下一個字母
tool-number = 下一個數字
tool-text = 文字
label-text = 標在點上的文字
tool-arrow = 箭頭
tool-line = 線
tool-black = 擺黑子
tool-white = 擺白子
tool-empty = 拿掉棋子
set-turn = { $side ->
        [black] 輪黑方走
       *[white] 輪白方走
    }
undo-edit = 復原改動

### 對節點的評語

signs = 名稱與評語
sign-name = 名稱
sign-of-move = 這一著
sign-of-position = 這個局面
sign-hotspot = 要點
move-none = –
move-good = 好手
move-very_good = 妙手
move-bad = 惡手
move-very_bad = 大惡手
move-doubtful = 疑問手
move-interesting = 有趣的一著
position-none = –
position-good_for_black = 黑好
position-very_good_for_black = 黑大好
position-good_for_white = 白好
position-very_good_for_white = 白大好
position-even = 兩分
position-unclear = 形勢不明

### 檔案中的棋局、自動播放、圖片

file-games = 檔案中的棋局
game-of = { $number } / { $of }
game-before = 上一局
game-after = 下一局
replay = 跳到某手、播放、圖片
replay-start = 自動播放
replay-stop = 暫停
replay-pause = 每手停留
seconds = { $seconds } 秒
go-to-move = 到第幾手
copy-picture = 複製圖片
