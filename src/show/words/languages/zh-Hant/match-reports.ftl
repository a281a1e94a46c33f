# The report of a match: what text and page share.

report-komi = 貼點{ $komi }
report-clock = 用時{ $clock }
report-no-clock = 用時不限
report-random-moves = 先下隨機的{ $moves }手
report-openings = { $files }個開局
report-openings-and-moves = { $files }個開局加隨機的{ $moves }手
report-judge = 由{ $network }判斷死活
report-played = { $all }局中的{ $games }局
report-played-part = { $played }，是{ $all }局比賽的第{ $part }部分
report-tally = 勝{ $won }，和{ $drawn }，負{ $lost }
report-share = { $share }%（95%區間{ $low }至{ $high }）
report-elo = { $elo }（95%區間{ $low }至{ $high }）
report-standing = A { $share }，Elo { $elo }
report-test-open = 尚未判定
report-test-accepted = 接受：是{ $high }而不是{ $low } Elo
report-test-rejected = 拒絕：是{ $low }而不是{ $high } Elo
report-test-waits = ，其後{ $count }局等待第{ $game }局
report-test-by-game = ，在第{ $game }局
report-test-by-game-of-more = ，在第{ $game }局；其後{ $count }局不計
report-test-range = { $low }至{ $high }
report-test = SPRT { $range } Elo：對數概似比{ $ratio }，界限±{ $bound }，{ $decided }{ $games }
grade-dan = { $number }段
grade-kyu = { $number }級
report-rating = { $rating }（{ $grade }）
report-points = 比賽得分（勝2分，和1分）{ $games }局{ $points }；QQ積分{ $ratings }
report-qq-rating =
    QQ積分：雙方從0分開始，即1級；每100分為一級。分差不到50分時，勝者得5分，負者扣5分；否則級別高的一方獲勝得0至5分，
    另一方獲勝得5至10分。和棋不變，不滿40手的勝者不得分，崩潰或沒有答覆算逃跑，加倍扣分。
report-count = { $name }{ $count }局
report-dead-stones = { $sources }；{ -resume }{ $times }次
report-final-scores = { $games }局中，A與裁判一致{ $a }局，B一致{ $b }局
report-none = 無
report-duplicate = 第{ $game }局（同第{ $of }局）
report-duplicates = { $count }局：{ $games }

# The report as text.

report-a-against-b = A對B
report-a-as = A執{ $side }
report-black-won = 黑方戰績
report-margin-of-a = A的勝差
report-of-counted = （{ $unit }，計算勝負的{ $games }局）
report-length = 長度
report-of-moves = （手）
report-spread = 平均{ $mean }（標準差{ $deviation }），最小{ $least }，四分位{ $quartiles }，最大{ $greatest }
report-time = 用時
report-moves = 手數
report-wall-per-move = 耗時/手
report-cpu-per-move = CPU/手
report-slowest = 最慢
report-wall-total = 耗時合計
report-cpu-total = CPU合計
report-late = 超時
report-virtual = { -virtual-move }
report-ended-by = 終局方式
report-dead = { -dead-stones }
report-final-score = 結果
report-duplicate-games = 重複
report-faults = 過失
report-fault = 第{ $game }局，{ $entrant }執{ $side }：{ $reason }：{ $detail }
report-page = 網頁：{ $page }

# The report as a page.

page-games = 對局
page-results-of-a = A的戰績
page-won = 勝
page-drawn = 和
page-lost = 負
page-share = 得分率
page-all-games = 全部
page-as = 執{ $side }
page-black = 黑方：{ $tally }
page-plots = 圖
page-cpu-per-move = CPU/手
page-wall = 耗時
page-cpu = CPU
page-virtual-moves = { -virtual-move }
page-entrant-as = { $entrant }執{ $side }
page-ends = 終局
page-by = 方式
page-a-lost = A負
page-b-lost = B負
page-dead = { -dead-stones }：{ $dead }
page-final-score = 結果：{ $scores }
page-duplicates = 重複的對局：{ $duplicates }
page-about-games = 點擊局號在棋盤上顯示該局，←與→逐手前後；「檔案」是其SGF檔案。
page-won-by = 勝者
page-reason = 方式
page-remarks = 備註
page-file = 檔案

# The plots.

plot-share = A的得分率及其95%區間
plot-test = SPRT：對數概似比
plot-margins = 計算勝負的對局的勝差
plot-lengths = 對局長度
plot-wall-time = 每手耗時（A藍，B橙）
plot-cpu-time = 每手CPU時間（A藍，B橙）
plot-margin = A的勝差（{ $unit }）
plot-game = 局
plot-games = 局數
plot-percent = 百分比
plot-ratio = 比值
plot-seconds = 秒
plot-bin = { $from }至{ $to }：{ $count }
plot-game-time = 第{ $game }局：{ $seconds }秒

# The board that steps through the games.

viewer-board = 棋盤
viewer-position = 局面
viewer-move = 手數
viewer-first = 開局（Home）
viewer-back = 後退（左箭頭）
viewer-forward = 前進（右箭頭）
viewer-last = 終局（End）
viewer-earlier = 上一局（上箭頭）
viewer-later = 下一局（下箭頭）
viewer-step = 第{ $step }手，共{ $moves }手
viewer-step-made = 第{ $step }手，共{ $moves }手：{ $told }
viewer-told = { $side }{ $move }
viewer-told-taken = { $side }{ $move }，提{ $count }子
viewer-game = 第{ $game }局：{ $black }（黑方）對{ $white }（白方），{ $result }
viewer-virtual-move = { -virtual-move }

# The progress of a match.

match-watch = 觀看比賽：liangyi web --matches { $folder }
match-played-already = 已下{ $count }局
match-odd = { $ruleset }的總局數規定為偶數（第12條）：{ $games }局中的最後一局不計入積分
match-wins = { $entrant }勝
match-lost-by-both = { -both-lose }
match-draw = 和棋
match-game = { $done }/{ $all }  第{ $game }局（A執{ $side }）：{ $result }，{ $winner }，{ $reason }，{ $moves }手；{ $standing }
match-lost = { $why }：無法連接資料庫。對局照常進行，結果暫存
match-waiting = { $count }局的結果等待存入資料庫
match-again = { $seconds }秒後資料庫恢復連接，暫存的結果已存入
