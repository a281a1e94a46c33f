## `liangyi web` 的網頁

title = 兩溢
list-separator = ，
colon = ：
close = 關閉
cancel = 取消

### 雙方與著法

color-black = 黑方
color-white = 白方
move-pass = { -pass }
move-virtual = { -virtual-move }
to-move = 輪走

### 規則名稱

ruleset-jipingdian = { -counting-points }
ruleset-jihuozi = { -counting-living-stones }
ruleset-jihuozi-natural = 計活子·自然終局
ruleset-jihuozi-art = 計活子·藝術版
ruleset-jihuozi-simple = 計活子·簡化
ruleset-jihuozi-ancient = 計活子·古老的原始的
ruleset-jihuozi-2010 = 計活子·2010年冬季版
ruleset-jihuozi-2011 = 計活子·2011年歲末版
ruleset-new-ing = 新應氏（無為）
ruleset-chinese = 中國圍棋規則
ruleset-chinese-old = 中國圍棋規則（舊）
ruleset-olympic-2008 = 2008奧運會圍棋規則
ruleset-proportional = 形式化規則
ruleset-proportional-majority = 形式化規則（多數）
ruleset-tromp-taylor = 邏輯規則（Tromp-Taylor）
ruleset-japanese = 日本規則
ruleset-korean = 韓國規則
ruleset-aga = 美國規則（AGA）
ruleset-new-zealand = 紐西蘭規則
ruleset-ing = 應氏規則
ruleset-ing-1991 = 應氏計點制
ruleset-stone-scoring = 還棋頭
ruleset-renju = 五子棋（禁手）

### 與程式的連線

link-opening = 正在連線……
link-cut = 連線已斷，恢復之前不能下棋，也不能改動。棋局在程式中保存著，網頁正在重新連線。若程式已重新啟動，請開啟它新顯示的網址。
link-again = 立即重連
link-elsewhere = 這局棋已在另一個分頁中開啟。
link-take-back = 在此繼續
link-locked-out = 程式不認得這個網頁。請開啟程式顯示的網址。
kept-record = 瀏覽器裡存有上一局的棋譜。
kept-open = 開啟
kept-drop = 不用
remarks-drop = 知道了

### 觀看比賽

watch-matches = 比賽
watch-board-view = 棋盤
watch-all = 全部比賽
watch-none = 此資料夾裡還沒有比賽。
watch-left-out = 另有{ $count }個未顯示。
watch-gone = 這裡已沒有這場比賽或這一局。
watch-fault = 無法讀取這場比賽的檔案：{ $detail }
watch-cut = 連線已斷，網頁正在重新連線。
watch-loading = 正在讀取……
watch-match = 比賽
watch-against = 對
watch-conditions = 條件
watch-played = 局數
watch-games-of = { $games }／{ $all }
watch-now = 現況
watch-in-progress = { $count }局進行中
watch-ended = 已下完
watch-paused = 未在進行
watch-elo = Elo：A強多少
watch-running = 進行中的對局
watch-running-none = 沒有進行中的對局。
watch-results = 戰績
watch-program = 程式
watch-won = 勝
watch-drawn = 和
watch-lost = 負
watch-share = 得分率（95%區間）
watch-as-black = { $entrant }執黑
watch-as-white = { $entrant }執白
watch-black-won = 黑方
watch-final-scores = 程式報告的結果：{ $games }局中，A與裁判一致{ $a }局，B一致{ $b }局
watch-ends = 終局方式與負者
watch-reason = 方式
watch-count = 局數
watch-lost-by = { $entrant }負
watch-dead-stones = { -dead-stones }：{ $dead }
watch-duplicates = 重複的對局：{ $duplicates }
watch-time = 用時
watch-per-move = 每手
watch-cpu-per-move = 每手CPU
watch-slowest = 最慢
watch-late = 超時
watch-seconds = { $seconds }秒
watch-plots = 圖
watch-games = 已結束的對局
watch-games-none = 還沒有對局結束。
watch-game-column = 局
watch-result = 結果
watch-winner = 勝者
watch-moves = 手數
watch-remarks = 備註
watch-more = 顯示更多
watch-shown-of = 共{ $all }局，顯示局號最大的{ $shown }局
watch-game = 第{ $game }局
watch-live = 進行中
watch-thinks = 思考中
watch-left = 剩{ $time }
watch-periods = { $count }次讀秒
watch-stones = { $count }手
watch-spent = 已用{ $time }
watch-position = 第{ $number }手後的棋盤，共{ $last }手
watch-start = 開局
watch-made = { $side ->
        [black] 黑{ $move }
       *[white] 白{ $move }
    }
watch-takes = 提{ $count }子
watch-steps = 本局各手

### 頁首

top-label = 棋局與網頁
new-game = 新對局
open = 開啟
save = 儲存
copy = 複製 SGF
save-library = 存為 RenLib 棋譜庫（.lib）
copied = 已複製
copied-record = 棋譜已複製為 SGF。
settings = 設定
settings-language = 語言
settings-theme = 配色
theme-system = 隨系統
theme-light = 淺色
theme-dark = 深色
settings-coordinates = 座標
coordinates-own = 依棋種習慣
coordinates-without-i = 字母不用 I
coordinates-with-i = 字母用 I
coordinates-numbers = 數字：X4Y4
coordinates-none = 不顯示
settings-confirm = 每一手都要確認
settings-sound = 落子聲
settings-hints-locked = 鎖定提示
settings-projector = 投影：只顯示棋盤與狀態列
settings-licences = 本程式所含軟體的授權條款
projector-leave = 離開投影
keys = 按鍵
keys-board = 棋盤上：方向鍵、Home、End、PageUp、PageDown 移動游標；Enter 下子；v 虛著，p 放棄，x 換另一方。用滑鼠點過之後，方向鍵、Home、End 用來前後翻看。
keys-moves = 任何地方：←、u 或 [ 退一手，→、r 或 ] 進一手；Home 或 {"{"} 到開頭，End 或 {"}"} 到最後；在棋盤上轉動滾輪也可前後翻看。Ctrl+C 把棋譜複製為 SGF，Ctrl+V 開啟棋譜。

### 棋盤上方的狀態列

phase-contest = { -contest }
phase-stopped = { -stopped }
phase-at-rest = 棋局{ -at-rest }
phase-resolution = { -resolution }
phase-over = 終局
phase-disputed = 有分歧：實戰解決
phase-resigned = { $side ->
        [black] 黑方認輸，白勝
       *[white] 白方認輸，黑勝
    }
phase-time = { $side ->
        [black] 黑方超時，白勝
       *[white] 白方超時，黑勝
    }
line-turn = { $side ->
        [black] 輪黑方走第 { $number } 手
       *[white] 輪白方走第 { $number } 手
    }
line-moves = 共 { $number } 手
line-komi = 貼 { $komi } 點
line-debt = { $side ->
        [black] 黑方多下，應貼 { $points } 點
       *[white] 白方多下，應貼 { $points } 點
    }
line-last-stone = { $side ->
        [black] 黑方收後，應貼 { $points } 點
       *[white] 白方收後，應貼 { $points } 點
    }
line-thinking = 程式正在思考
line-free-extra = 此時多下不貼點
line-offer-stop = { $side ->
        [black] 黑方提議停止
       *[white] 白方提議停止
    }
line-offer-rest = { $side ->
        [black] 黑方提議休止
       *[white] 白方提議休止
    }
line-offer-end = { $side ->
        [black] 黑方請求終局
       *[white] 白方請求終局
    }
line-cycle = 第{ $number }手後的全局同形再次出現：雙方同意則為無勝負
line-offer-unchanged = { $side ->
        [black] 黑方沒有改變棋勢
       *[white] 白方沒有改變棋勢
    }
line-offer-pass = { $side ->
        [black] 黑方放棄
       *[white] 白方放棄
    }
line-may = 可以：{ $what }
line-agreed = 雙方已有共識
line-agree-now = 請就死子達成共識，否則實戰解決
next-play = 下子
next-virtual = { -virtual-move }
next-pass = { -pass }

### 結果

result-win = { $winner ->
        [black] 黑勝
       *[white] 白勝
    }{ $by ->
        [none] {""}
       *[other] {" "}{ $by }
    }（{ $reason }）
result-draw = 和棋（{ $reason }）
estimate-win = { $winner ->
        [black] 估計：黑方領先
       *[white] 估計：白方領先
    }{ $by ->
        [none] {""}
       *[other] 約 { $by }
    }
estimate-draw = 估計：雙方相當
estimate-how = 尚未數得，僅為估計：取下程式預計會被提掉的子，空點按程式預計的歸屬顯示；領先的數目出自搜尋，與提示相同，並非數得。
estimate-begin = 目前
estimate-begins = 目前的局面。
reason-count = 數棋
reason-wild_region = { -wild-region }
reason-unfilled = { -wild-region }未收，尚不能計算
reason-repetition = 循環
reason-no_result = 無勝負
reason-five = { -five }
reason-forbidden_move = 禁手
reason-passes = 雙方放棄
reason-full_board = 棋盤已滿

### 枰點

board-label = 棋盤，縱線 { $width } 條，橫線 { $height } 條
point-empty = 空點
point-black = 黑子
point-white = 白子
point-last = 上一手
point-dead-by-black = 黑方認為是死子
point-dead-by-white = 白方認為是死子
point-owned-by-black = { $owner ->
        [black] 黑方認為歸黑
       *[white] 黑方認為歸白
    }
point-owned-by-white = { $owner ->
        [black] 白方認為歸黑
       *[white] 白方認為歸白
    }
point-parts = 黑 { $black }，白 { $white }
point-shared = { -public-point }
point-of-black = 歸黑
point-of-white = 歸白
point-changed = 有標記
point-wild = 使此處成為荒空
point-doubtful = 程式只有 { $percent }% 的把握
point-differs = 算法不同：{ $difference }
point-illegal = 禁著：{ $why }

### 為何不可下

why-suicide = 自盡：這塊棋會沒有氣。
why-ko = 提劫：不可立即回提，第 { $after } 手之後棋盤正是如此。
why-repeats = { $what ->
        [board] 會重複第 { $after } 手之後的盤內棋形
       *[position] 會重複第 { $after } 手之後的全局棋形
    }{ $by ->
        [black] ，黑方曾面對它
        [white] ，白方曾面對它
       *[nobody] {""}
    }（{ $rule }）。
why-forbidden = 禁手：{ $kinds }。下在此處判負。
why-drawn = 第 { $after } 手之後的循環已使棋局成為和棋。
why-occupied = 此處已有棋子。
why-no_virtual_moves = 此規則不能著子於盤外。
why-over = 棋局已經結束。
rule-simple = { -take-a-ko }
rule-positional = { -positional-superko }
rule-situational = { -situational-superko }
rule-no-regression = { -no-regression }
rule-two-move-window = 兩著之內不得重複
rule-since-pass = 上一次{ -pass }以來不得再現
rule-fourth-board = 不得同形四現
rule-null-move = { -null-move }
forbidden-three-three = { -three-three }
forbidden-four-four = { -four-four }
forbidden-overline = { -overline }
reason-show = 顯示
reason-hide = 回到棋局
earlier-shown = 第 { $after } 手之後的棋盤，{ $move } 會重複它。
lose-title = 禁手：下在此處判負。要下嗎？
lose-play = 下，並判負
null-move-here = { $means ->
        [null] { -null-move }：盤面將與{ $after ->
            [0] 開局時
           *[other] 第 { $after } 手之後
        }相同，視為{ $effect ->
            [ends] { -consent-to-the-end }，對局結束。
           *[offers] { -ask-for-the-end }。
        }
       *[unchanged] 不改變棋勢，{ $effect ->
            [ends] 對局即結束。
           *[offers] 即請求終局。
        }
    }
end-asks = 請求終局嗎？
end-accepts = 同意終局嗎？
end-offered = { $side ->
        [black] 黑方已請求終局。
       *[white] 白方已請求終局。
    }此手視為同意終局，對局結束。
end-wild = { $accepts ->
        [yes] 還留有{ -wild-region }（{ $points }）：{ $side ->
            [black] 黑方先請求終局，判為懈怠負
           *[white] 白方先請求終局，判為懈怠負
        }；雙方若認定其中的子為死子，則不然。
       *[no] 還留有{ -wild-region }（{ $points }）：對方若同意終局，{ $side ->
            [black] 黑方
           *[white] 白方
        }判為懈怠負。
    }
end-ask = 請求終局
end-accept = 同意終局

### 五子棋禁手的推斷

verdicts-label = 推斷
verdict-of = 第 { $number } 個推斷，共 { $last } 個
verdict-back = 前一個推斷
verdict-on = 後一個推斷
verdict-forbidden = 是禁手：{ $kinds }
verdict-five = 成五連
verdict-free = 不是禁手
verdict-after = （已在 { $points } 放子）
verdict-see = 看第 { $number } 個推斷
line-by = 關鍵點 { $points }
shape-five = { -five }
shape-overline = { -overline }
shape-open_four = { -open-four }
shape-four = { -simple-four }
shape-open_three = { -open-three }
shape-three = 假{ -open-three }
spoiled-edge = { $point } 不成活四：到了盤端。
spoiled-stone = { $point } 不成活四：{ $at } 有對方的子。
spoiled-overline = { $point } 不成活四：{ $at } 會成長連。
spoiled-five = { $point } 成的是五連。
spoiled-forbidden = { $point } 本身是禁手：

### 棋盤兩側

pile-virtual = { -virtual-stones }
pile-prisoners = { -prisoners }
pile-handed-over = 交出的子
pile-taken-off = 取下的子
pile-bowl = 罐中餘子
virtual-move = { -virtual-move }
virtual-pass = 虛手
virtual-move-of = { $side ->
        [black] 黑方虛著
       *[white] 白方虛著
    }
virtual-move-illegal = 虛著，禁著：{ $why }

### 棋盤下方

buttons-label = 著法
pass-offer_to_stop = { -offer-to-stop }
pass-accept_stop = 同意停止
pass-offer_to_rest = 提議{ -at-rest }
pass-accept_rest = 同意{ -at-rest }
pass-null_move = { -pass }：{ -ask-for-the-end }
pass-offer_end = 放棄：不改變棋勢
pass-accept_end = { -consent-to-the-end }
pass-take_button = 放棄：取按鈕
welcome = 第一次來？先看一課，學會怎麼下。
welcome-lesson = 第一課
pass-pass = { -pass }
pass-accept_draw = 放棄：和棋
pass-draw_by_repetition = 放棄：循環成和棋
go-first = 到開頭
go-back = 退一手
take-back = 悔一手
go-on = 進一手
go-last = 到最後
move-of = { $number } / { $last }
move-now = 立即走
play-on = 從這裡下
hint = 提示
hint-asking = 思考中……
hint-move = { $side ->
        [black] 黑方：{ $move }
       *[white] 白方：{ $move }
    } · 勝率 { $winrate }{ $leader ->
        [black] ，黑方領先 { $lead }
        [white] ，白方領先 { $lead }
       *[none] {""}
    }，計算量 { $visits } · { $line }
hint-wins = { $move }：{ $wins } · { $line }
wins-within = { $side ->
        [black] 黑方在雙方 { $moves } 手之內必勝
       *[white] 白方在雙方 { $moves } 手之內必勝
    }
hint-resign = { $side ->
        [black] 黑方會認輸。
       *[white] 白方會認輸。
    }
place = 下在 { $point }

### 剛才的一手

happened-off-board = { $side ->
        [black] 黑方：{ $move }
       *[white] 白方：{ $move }
    }
happened-played = { $side ->
        [black] 黑方 { $point }
       *[white] 白方 { $point }
    }{ $others ->
        [0] {""}
       *[other] ，提 { $others } 子
    }{ $own ->
        [0] {""}
       *[other] ，自盡 { $own } 子
    }

### 問號的說明

help-line = 狀態列與標記的意思
help-pass = 此時{ -pass }的意思
help-virtual = 什麼是{ -virtual-move }
help-shares = 公共空點怎樣計
topic-virtual = { -virtual-move }
topic-offer = { -pass }
topic-stopped = { -stopped }
topic-at-rest = { -at-rest }
topic-debt = { -debt-for-extra-moves }
topic-last-stone = 收後貼點
topic-resolution = { -resolution }
topic-shares = { -public-point }
about-virtual-pass = { -pass }時要著一子於盤外，放在棋盤旁，此外別無{ -virtual-move }。它與{ -pass }的意思相同。
about-virtual = 著一子於盤外，放在棋盤旁。它表示下{ -real-move }不利，又不{ -offer-to-stop }。它與{ -real-move }一樣算作一手著子；下過{ -virtual-move }之後，劫就可能可以提回。{ -virtual-move }後，不得使對方再次{ -face }同一個{ -board-position }。
about-offer-stop = { -pass }就是{ -offer-to-stop }。對方也{ -pass }，則{ -stopped }，還沒有終局：雙方就{ -dead-stones }取得{ -common-view }，有{ -disagreement }則{ -resolution }。對方下別的一手，就是不同意。
about-offer-rest = { -pass }就是提議{ -at-rest }。對方也{ -pass }，則棋局{ -at-rest }，還沒有終局：雙方就{ -dead-stones }取得{ -common-view }，有{ -disagreement }則繼續下。對方下別的一手，就是不同意。
about-offer-end = { -board-position }與先前相同的一手，以及{ -pass }，是{ -null-move }，即{ -ask-for-the-end }。雙方連續{ -null-move }，對局結束。先{ -ask-for-the-end }而留下{ -wild-region }的一方，以{ -lazy }判負。
about-offer-unchanged = 不改變棋勢的一手，以及{ -pass }，是請求終局；雙方連續兩手如此，對局結束。
about-offer-pass = 雙方連續{ -pass }，不再下子；規則要求協商{ -dead-stones }的，此時協商。
about-stopped = 對局停了，還沒有終局。雙方各自標出{ -dead-stones }：看法一致則數棋，有{ -disagreement }則{ -resolution }。
about-at-rest = 棋局停了，還沒有終局。雙方各自標出{ -dead-stones }：看法一致則數棋，有{ -disagreement }則繼續下。
about-debt = 在{ -contest }，比對方多下 n 手著子的棋著（盤內盤外都算），貼出 n 點。應貼的點數寫在棋盤上方，或俘子旁邊。
about-last-stone = { -contest }的最後一子是黑方下的，黑方再貼1點。
about-resolution =
    雙方有{ -disagreement }，就下下去解決。先提議停止的一方先走。{ $costs ->
        [yes] 此時多下不貼點。
       *[no] {""}
    }
about-shares = { $kind ->
        [proportional] 雙方都緊鄰的一片空點，按緊鄰其棋子的多少分配。
       *[half] 與雙方棋子都緊鄰而不歸任何一方的空點，各得一半，畫作兩半的方塊。
    }
legend = 棋盤上的標記
sign-away = 虛線框：不是當前的棋盤，而是先前的棋盤，或為數棋而做的棋盤
sign-last = 上一手
sign-suicide = 禁著：自盡
sign-ko = 禁著：提劫
sign-repeats = 禁著：會重複
sign-null = { $means ->
        [null] { -null-move }：視為請求終局
       *[unchanged] 不改變棋勢：即請求終局
    }
sign-forbidden = 禁手：{ $kinds }
sign-dead = { $side ->
        [black] 黑方認為是死子
       *[white] 白方認為是死子
    }
sign-owned = 歸誰：方形是黑方的標記，圓形是白方的標記
sign-judged = 程式的判斷：死子有虛線圈；方塊越大，歸屬越有把握
sign-owner = 歸誰的空點
sign-shared = { -public-point }
sign-parts = 空點按相鄰棋子的比例歸雙方
sign-ringed = 這一步改變之處，或這一手所在之處
sign-doubtful = 程式對此子死活沒有把握：同意之前請先看
sign-hint = 提示
sign-differs = 算法不同：第一種規則多計給黑方的數

### 各欄

panels-label = 各欄
panel-lessons = 示例
panel-play = 對局
panel-count = 數棋
panel-rules = 規則
play-as = 代走
play-moves = 著法
play-no-moves = 還沒有著法。
play-who = 雙方由誰來下
head-title = 本局
head-fields = 姓名、日期、賽事
head-minutes = { $number } 分鐘
head-PB = 黑方姓名
head-BR = 段位
head-PW = 白方姓名
head-WR = 段位
head-DT = 日期
head-EV = 賽事
head-PC = 地點
head-GN = 局名
head-RO = 輪次
head-HA = 讓子
head-TM = 用時
head-OT = 讀秒
head-RE = 結果
recent-games = 最近的對局
recent-none = 還沒有對局。
recent-off = 對局不保存（--no-keep）。
recent-where = 最近一百局保存在{ $folder }
recent-moves = { $moves }手
extra-costs = 不輪到它走：多下一手，貼一點。
extra-free = 不輪到它走：多下不貼點。
resign = { $side ->
        [black] 黑方認輸
       *[white] 白方認輸
    }
resign-title = { $side ->
        [black] 黑方認輸，白方獲勝。確定認輸嗎？
       *[white] 白方認輸，黑方獲勝。確定認輸嗎？
    }
resign-yes = 認輸
side-owes = 貼
clock-of = { $side ->
        [black] 黑方用時
       *[white] 白方用時
    }（{ $control }）
stopped-notice = 對局停止，還沒有終局：雙方要就死子達成共識。
at-rest-notice = 棋局{ -at-rest }，還沒有終局：雙方要就死子達成共識。
stopped-agree = 去協商
rank-name = { $number }{ $kind ->
        [d] 段
       *[k] 級
    }
rank-of-record = { $number }{ $kind ->
        [d] 段
       *[k] 級
    }
seat-person = 人
seat-level = 程式，強度 { $level }
seat-rank = 程式，如{ $rank }
seat-time = 程式，每手 { $seconds } 秒
seat-by-person = 人
seat-by-level = 程式，按強度
seat-by-rank = 程式，像人一樣
seat-by-time = 程式，按時間
seat-which-level = 強度，1 到 { $last }
seat-which-rank = 段級位
seat-which-time = 每手秒數
seat-rank-note = 由學過人的對局的神經網路，按這一段級位的人的下法與節奏來下。
seat-strength = { $by ->
        [likely] 從程式自帶的小神經網路認為可能的著法中隨機選取：著法自然，也會失誤。
        [own] 用程式自帶的小神經網路搜尋，每手 { $number } 次。
        [network] 用神經網路搜尋，每手 { $number } 次。
       *[playouts] 每手模擬 { $number } 局。
    }由與其他程式的九路對局估計，約為{ $rank }；強度每高 1，約三局勝二。
network-named = 神經網路：{ $name }。它判斷死活，強度{ $first }起也用於下棋。
network-evaluates = 神經網路：{ $name }
network-none = 沒有神經網路：強度 1 到 { $last } 由模擬來下。
network-off = 這局棋沒有神經網路評估。
network-absent = 各強度現由程式自帶的小神經網路來下。強神經網路從強度 { $first } 起下得更好，還用於分析和判斷死活：pip 從 Python 的 KaTrain 套件中取來，約 { $megabytes } MB。
network-get = 取來神經網路
network-comes = 正在取神經網路：{ $come } / 約 { $megabytes } MB。
network-fault-no_python = 這台機器上沒有找到帶 pip 的 Python。
network-fault-not_brought = pip 沒有取來。能連上網際網路嗎？
network-fault-unwritten = 無法寫入。磁碟還有空間嗎？
network-fault-unusable = 取來的不是可用的神經網路。

### 新對局

new-ruleset = 規則
new-size = 棋盤
new-width = 縱線數
new-height = 橫線數
new-komi = 貼點
new-handicap = 讓子
new-no-handicap = 不讓
new-who = 雙方由誰來下
new-what = 下什麼棋
new-program = 與程式下
new-persons = 兩人對下
new-open = 開啟棋譜
new-start = 開始
time-title = 人的用時
time-none = 不限
time-absolute = 全局定時
time-byo-yomi = 基本時間加讀秒
time-fischer = 每手加時（費雪）
time-canadian = 每段若干手（加拿大）
time-minutes = 分鐘
time-seconds = 秒
time-periods = 次數
time-moves = 手數

### 規則

rules-which = 規則
rules-waiting = ……
rules-more = 詳細
rules-source = 出處：{ $source }
rules-articles = 條文大意
rules-clauses = 規則內容

### 共識

agree-not-now = 對局停止之後，在這裡就死子達成共識。
agree-agreed = 雙方已有共識，可以數棋。
agree-disputed = { $by ->
        [black] 黑方有分歧。
       *[white] 白方有分歧。
    }實戰解決：{ $side ->
        [black] 黑方先走
       *[white] 白方先走
    }{ $costs ->
        [yes] ，此時多下不貼點
       *[no] {""}
    }。改動標記即回到協商。
agree-marked = 已標出 { $count } 個死子。
agree-proposed = { $by ->
        [record] 按棋譜所記：
        [proof] 程式提議（已證明）：
       *[judgement] 程式提議（把握不低於90%）：
    }死子 { $count } 個。
agree-nothing-marked = 沒有標出死子。
agree-doubtful = 沒有把握，請先看：{ $chains }
agree-doubt = { $side ->
        [black] 黑 { $point }（{ $percent }%）
       *[white] 白 { $point }（{ $percent }%）
    }
agree-otherwise = 程式認為另有 { $count } 個死子。
agreed-count = 看數棋
agreed-change = 更改
agree-how = 點擊一塊棋，連同與它共死活的棋一起標為死子，或改回活子。
agree-how-owners = 點擊一塊棋，連同與它共死活的棋一起標為死子，或改回活子；點擊空處，定其歸黑、歸白，或由規則決定。
agree-begins = 標記先按程式已證明或把握不低於90%的判斷標出，其餘的看法見下。
mark-alone = 只標一塊棋
agree-differs = 標記不同之處：{ $points }，點擊可改。
disagree = 有分歧：實戰解決
mark-as = 代誰標記
mark-as-both = 雙方
end-which = 終局方式
end-agreed = { -agreed-end }
end-natural = { -natural-end }
end-agreed-means = 死子取下。
end-natural-means = 按盤面現狀數棋。
view-of = { $side ->
        [black] 黑方的看法
       *[white] 白方的看法
    }
view-dead = { $count ->
        [0] 沒有死子
       *[other] 死子 { $count } 個
    }
view-owned = 指定歸屬：黑 { $black } 點，白 { $white } 點
say-yes = 同意
say-yes-to = { $winner ->
        [black] 同意：黑勝
        [white] 同意：白勝
       *[none] 同意：和棋
    }{ $by ->
        [none] {""}
       *[other] {" "}{ $by }
    }
said-yes = 已同意 ✓
adopt-judgement = 採用程式的判斷
adopt-other = { $side ->
        [black] 採用黑方的標記
       *[white] 採用白方的標記
    }
judgement = 程式的判斷
judgement-waiting = 程式正在判斷……
judgement-none = 還沒有判斷。
judgement-all-alive = 各塊棋都是活的。
judgement-shown = 顯示在棋盤上
position-ideal = { -ideal-final-position }（{ -both-full }）：盤內棋子皆為{ -living-stones }，盤內空點皆為恆氣
position-uncontested = { -nothing-left-to-contest }：棋子的死活與雙方的邊界都已確定，地盤都已鞏固
judged-chain = { $side ->
        [black] 黑 { $at }
       *[white] 白 { $at }
    }（{ $count } 子）
judged-dead = 死
judged-alive = 活
judged-unsettled = 未定：先走者決定
judged-proved = 已證明
judged-sure = 把握 { $percent }%

### 數棋

count-agree = { -common-view }
count-steps = 逐步做棋
count-rulesets = 各種規則
count-none = 連珠類棋不數棋。
count-whose = 按誰的標記
whose-judgement = 程式的判斷
whose-black = 黑方的標記
whose-white = 白方的標記
whose-agreed = 雙方的共識
counting = 正在數棋……
count-judged = 死活由程式判斷
count-agreed = 按雙方共識
count-lazy = { $side ->
        [black] 黑方先請求終局，卻留下荒空，判為懈怠：
        [none] 荒空未收，尚不能計算：
       *[white] 白方先請求終局，卻留下荒空，判為懈怠：
    }{ $points }
methods-label = 數法
method-own = 本規則的數法
method-stones-and-liberties = { -stones-and-liberties }
method-area = { -area }
method-equal-territory = { -equal-territory }
method-equal-stones = { -equal-stones }
method-refill = { -equal-stones-special-form }
method-prisoners = 填入俘子，比目
method-fill-all = { -fill-all }
method-half-counting = 數子法（只數一方）
method-living-stones = { -living-stones }
method-proportional = 按比例
method-territory = 比目法（數目）
step-back = 退一步
step-on = 進一步
step-slider = 步驟
step-of = { $number } / { $last }
action-stones = 棋子
action-share = { $points } 點的空片
action-share-whole = 只與一方相鄰的空片
action-stop = 停止時
action-dead_off = 取下死子
action-debt_paid = 貼還多下
action-equal_territory = 等空
action-equal_stones = 等子
action-refill = 回填
action-surplus = 取下多出的子
action-remainder = 取下餘子
action-fill = 填滿
action-fill_public = 填公共空點
action-fill_but_eyes = 填到基本眼位
action-eyes_aside = 除去眼位
action-gather = 聚攏空點
action-tens = 按十整理
does-share = { $points } 點的空片，與 { $black } 顆黑子、{ $white } 顆白子相鄰：每點 { $parts }，共 { $shares }。
does-share-whole = 只與一方棋子相鄰的空片歸該方；無棋子相鄰的，雙方各半。
does-stop = 停止時的局面。
does-dead_off = { $count ->
        [0] 沒有死子。
       *[other] 取下 { $count } 個死子。
    }
does-debt_paid = { $side ->
        [black] 黑方
       *[white] 白方
    }下出 { $count } 手A類負著，貼出 { $count } 點。
does-equal_territory = 子目互換，直到雙方各有 { $points } 目。
does-equal_stones = 填入或取下棋子，直到雙方棋罐中各餘 { $count } 子。
does-refill = 俘子、死子、虛著之子回填到同色的空裡；填不下的黑子 { $black } 個，白子 { $white } 個。
does-surplus = { $side ->
        [black] 黑方子多，
       *[white] 白方子多，
    }從自己的空裡取下 { $count } 子（B類負著）。
does-remainder = { $side ->
        [black] 黑方
       *[white] 白方
    }取下 { $count } 子，使盤外黑白子數相等。
does-fill = 雙方填滿自己的空。
does-fill_public = 公共空點由雙方填入同樣多的子。
does-fill_but_eyes = 雙方填滿自己的空，只留基本眼位。
does-eyes_aside = 棋子無法存活的空點不計入任何一方。
does-gather = 將空點聚攏到一起。
does-tens = 只數{ $side ->
    [black] 黑方
   *[white] 白方
}：空點整理成{ $points }目（十的倍數），棋子{ $stones }顆按十點數。
totals-label = 每一步之後的合計
totals-debt = 多下貼點
totals-last-stone = 收後貼點
compare-margin = 黑減白
totals-komi = 貼點 { $komi }；以{ $unit }計。
made-stones = 子 { $count }
made-filled = 填入子 { $count }
made-territory = 空 { $count }
made-liberties = 氣 { $count }
made-shared = { -public-point }之半 { $count }
made-regions = 分得空點 { $count }
made-group_tax = { -tax-of-eyes } { $count }
made-prisoners = { -prisoners } { $count }
made-handed_over = 因{ -pass }所得 { $count }
made-handicap_bonus = 受子補償 { $count }
compared-points = 所比：點
compared-zi = 所比：子（折合）
compared-stones = 所比：子
compared-territory = 所比：目
unit-points = 點
unit-zi = 子（折合）
unit-stones = 活子
in-zi = { $points } 子
in-stones = { $points } 活子
compare = 比較各種規則
comparing = 正在比較……
compare-komi = 貼點
compare-komi-own = 各依其規則
compare-komi-one = 一律相同
compare-pair = 選兩種規則，棋盤上標出二者算法不同的枰點。
compare-winner = 勝方
compare-draw = 和棋
compare-difference = { $count ->
        [0] 每一點的算法都相同。
       *[other] 有 { $count } 點算法不同。
    }
compare-parts = 差額的各部分（{ $unit }，黑方為正）
compare-points = 各枰點
compare-more = 相差

### 不能照辦

refused-unreadable = 程式看不懂這個請求：{ $detail }
refused-old_revision = 棋局在此期間已有變化。
refused-illegal_move = 這是禁著。
refused-wrong_point = 沒有這樣的枰點。
refused-wrong_phase = 現在不能這樣做。
refused-not_yours = 這一方由程式來下。
refused-views_differ = 雙方的標記不同。
refused-no_such_ruleset = 沒有這種規則。
refused-bad_game = 沒有這樣的對局：{ $detail }
refused-bad_record = 棋譜無法讀取：{ $detail }
refused-no_library = 棋譜無法存為棋譜庫：{ $detail }
refused-not_in_this_game = 這種棋沒有這一項。
refused-no_room = 沒有那麼多點可留。
refused-no_sum = 其中一種規則不是逐點相加的。
refused-not_judged = 局面還沒有判斷。
refused-not_analysed = 這個局面還沒有分析。
refused-no_such_move = 還沒有走到那一手。
refused-no_such_level = 沒有這樣的強度或時間。
refused-human_network = 像人那樣下棋的神經網路無法讀取：{ $detail }
refused-no_such_game = 這局棋已不再保存。
refused-no_such_node = 棋譜沒有這一處。
refused-too_long = 太長了。
refused-no_liberty = 會有一塊棋沒有氣。
refused-nothing_to_undo = 棋譜沒有可復原的改動。
refused-bad_visits = 沒有這樣的計算量。
refused-busy = 計算太多，請稍後再試。
refused-internal = 程式出了錯；棋局沒有變化。

### 動手做棋

count-hand = 動手做棋
hand-none = 此規則下子與空不等值，不能以子換空來做棋。
hand-how = 先選一步，再在棋盤上選枰點。每一步之後，差額不變。
hand-steps = 步驟
hand-give_up = { $side ->
        [black] 黑方取下邊界上的子（A類負著）
       *[white] 白方取下邊界上的子（A類負著）
    }
hand-take_off = { $side ->
        [black] 黑方從自己的空裡取子（B類負著）
       *[white] 白方從自己的空裡取子（B類負著）
    }
hand-fill = { $side ->
        [black] 黑方用罐中之子填空
       *[white] 白方用罐中之子填空
    }
hand-put_back = { $side ->
        [black] 黑子回填
       *[white] 白子回填
    }
hand-move = { $side ->
        [black] 黑方移子
       *[white] 白方移子
    }
hand-exchange = { $side ->
       *[both] 雙方以子換空
    }
hand-fill_public = { $side ->
       *[both] 雙方填公共空點
    }
hand-dead_off = { $side ->
       *[both] 取下死子
    }
hand-gather = { $side ->
       *[both] 將空點聚攏到一起
    }
hand-choose = 在棋盤上選枰點，{ $side ->
        [both] 雙方各最多 { $most } 個。
       *[side] 最多 { $most } 個。
    }
hand-take = { $count ->
        [0] 走這一步
       *[other] 走這一步（{ $count }）
    }
hand-undo = 退回一步
hand-again = 重新開始
point-choosable = 可選
hand-step = 步驟
hand-made = 已走的步驟
hand-picked = 已選：{ $points }
hand-done = 已走：{ $what }。差額不變。
hand-reads = 現在可以直接數的
point-chosen = 已選
hand-means-dead_off = 死子取下盤，成為俘子。
hand-means-give_up = 每取下一個邊界上的子，抵一點多下貼點；該處成為公共空點。
hand-means-take_off = 棋子放到盤外，該處仍是自己的空。空裡還有子可取時，邊界上的子不動。
hand-means-fill = 用罐中之子填自己的空：一子與一點空等值。
hand-means-put_back = 俘子、死子、虛著之子回填到同色的空裡。
hand-means-move = 棋子與同樣多的自己的空點交換位置。兩者都要選。
hand-means-exchange = 雙方各填自己的空、取自己的子，增減的子數必須相同。
hand-means-fill_public = 公共空點由雙方填入同樣多的子，輪流選點。
hand-means-gather = 雙方的空點各自聚攏到一起，一望可知。
hand-refused-no_such_point = 沒有 { $point } 這個枰點。
hand-refused-no_points = 還沒有選枰點。
hand-refused-no_debt = { $side ->
        [black] 黑方沒有多下貼點。
       *[white] 白方沒有多下貼點。
    }
hand-refused-more_than_owed = 只應貼 { $owed } 點。
hand-refused-no_stone = { $point } 沒有這一方的子。
hand-refused-not_on_border = { $point } 不在邊界上；要先取邊界上的子。
hand-refused-on_border = { $point } 在邊界上；要先取自己空裡的子。
hand-refused-not_own = { $point } 不是這一方的空點。
hand-refused-not_public = { $point } 不是公共空點。
hand-refused-twice = { $point } 同時選給了雙方。
hand-refused-fewer_beside = 盤外這一方只有 { $beside } 子。
hand-refused-unequal = 兩數必須相等：{ $one } 與 { $two }。
hand-refused-nothing_to_gather = 空點已經聚攏到一起。
hand-refused-no_such_step = 這個棋盤上沒有這一步。
hand-refused-too_many_steps = 步數太多，請先退回幾步。
rest-komi = 貼點
rest-handicap_bonus = 讓子
rest-debt = { -debt-for-extra-moves }
rest-button = 按鈕
rest-prisoners = { -prisoners }
rest-group_tax = { -tax-of-eyes }
reads-points = { $method }：點
reads-zi = { $method }：子（折合）
reads-stones = { $method }：子
reads-territory = { $method }：目
lessons = 示例對局
lessons-back = 上一步
lessons-on = 下一步
lessons-again = 從頭再看
lessons-step = { $at } / { $all }
lessons-your-move = 輪到您下
lessons-show = 看答案
lessons-count = 看計算
lessons-not-this = 不是這一著。請再試，也可以看答案。
lessons-left = 您自己下的著法已離開示例，並作為變化保留。
refused-no_such_lesson = 沒有這個示例。
