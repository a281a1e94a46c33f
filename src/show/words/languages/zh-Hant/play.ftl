# A game between persons and the engine.

seats-one = 您執{ $side }。
seats-both = 您執雙方。
seats-neither = 程式執雙方。
thinks = { $side }思考中……
plays = { $side }：{ $move }
resigns = { $side }{ -resign }
cannot-move = { $side }不能下：{ $why }。現在由您執雙方。
refusal-nothing-to-take-back = 您沒有可以收回的著手
refusal-not-counted = 這種對局不計算
internal-error = 內部錯誤
too-much-territory = 各留{ $wanted }個空點太多：雙方至多各能留{ $most }個
has-ended = 對局已經結束。
has-stopped = { -stopped }：可以{ -resume }，由{ $side }先下。
has-no-result = 第{ $number }手後的全局同形再次出現：雙方同意則為無勝負，也可以接著下。
has-come-to-rest = 棋局{ -at-rest }：可以{ -resume }，由{ $side }先下。
not-over = 對局沒有結束：{ -dead-stones }只是推測
candidate-lead = ，{ -lead }{ $lead }點
candidate = { $move }：{ $side }{ -win-rate }{ $rate }%{ $lead }，{ -visits }{ $visits }；{ $line }
candidate-wins = { $move }：{ $side }在雙方{ $moves }手之內必勝；{ $line }
no-search = 不需要搜尋
no-engine-move = 程式還沒有下過

# What is shown at a terminal, and why a line that is typed there is not understood.

greeting = { $ruleset }，{ $size }棋盤。{ $seats }請輸入{ $example }這樣的點，或`help`（幫助）。
prompt = { $side }>{" "}
prompt-over = 結束>{" "}
offer-to-save = 輸入檔名，將對局存為SGF後離開；`no`不存而離開；什麼也不輸入則繼續。再按Ctrl-C離開。
prompt-save = 儲存>{" "}
written = 已寫入{ $path }
refusal-resigned = { $why }：`undo`繼續此局，`new`另開一局
move-is = { $side } { $move }：{ $legality }
counted-at-the-end = { $end }{ $counted }`dead`可另指{ -dead-stones }。
reason-wild-region = { -wild-region }
reason-not-countable = { -wild-region }未收，尚不能計算
reason-repetition = 局面重複
own-rules = 自定的規則：{ $name }
no-points = { -pass }與{ -virtual-move }不是點
state-move = 第{ $number }手
state-forbidden = { $state }；x是黑方的{ -forbidden }點
state-move-of-go = 第{ $number }手，{ $komi }
state-offer-stop = { $state }；{ $side }{ -offer-to-stop }
state-offer-rest = { $state }；{ $side }提議{ -at-rest }
state-offer-end = { $state }；{ $side }{ -ask-for-the-end }
state-offer-unchanged = { $state }；{ $side }沒有改變{ -formal-position }
state-last = { $state }；{ $side }：{ $move }
pile-virtual = { -virtual-stones }
pile-prisoners = { -prisoners }
pile = { $name }：{ $stones }
typed-no-move = { $word }不是{ $size }棋盤上的棋著：寫點，或pass（{ -pass }），或virtual（{ -virtual-move }）
typed-no-point = { $word }不是{ $size }棋盤上的點
typed-alone = { $word }之後不要寫別的
typed-end = end之後寫natural或agreed
typed-no-end = { $word }不是natural或agreed
typed-level = level後面是一個數，或5k這樣的段級位
no-persons-in-line-games = 只有圍棋才能像某段級位的人那樣下。
no-human-network = 沒有像某段級位的人那樣下棋的神經網路；用--human-net FILE指定。
unread-human-network = 像某段級位的人那樣下棋的神經網路無法讀取：{ $why }
typed-save = save之後寫檔名
typed-load = load之後寫檔名
typed-play = play之後寫black、white、both或neither
typed-no-side = { $word }不是black、white、both或neither
typed-why = why之後寫一手棋
typed-forbidden-in-go = 圍棋沒有{ -forbidden }點；`why`說明一手可不可以下
typed-sequence-of-both = 一行多手，須由您執雙方：`play both`
typed-sequence-refused = 第{ $number }手{ $move }：{ $why }；各手都沒有下
typed-dead = dead之後寫每塊{ -dead-stones }的一個點，或none、auto
typed-help-lists = { $error }；`help`列出可以輸入的
typed-unknown = 不認識{ $word }；`help`列出可以輸入的

# What may be typed.

help-move = 著手：在該點下一子
help-pass = { -pass }：{ -offer-to-stop }（{ -counting-living-stones }：提議{ -at-rest }；新應氏：{ -null-move }，{ -ask-for-the-end }）
help-virtual = { -virtual-move }，在有{ -virtual-move }的規則中
help-pass-of-line-games = { -pass }一手；雙方連續{ -pass }為和棋
help-sequence = 一行多手，輪流下子（由您執雙方時）
help-forbidden = 黑方的{ -forbidden }點及其原因
help-undo = 收回您的上一手
help-undo-in-openings = 收回您的上一個回答，或已給出的最後一點
help-resign = { -resign }
help-score = 按現有盤面計算，{ -dead-stones }由程式判斷
help-compare = 按各種規則計算
help-dead = 這些是{ -dead-stones }，沒有別的；`dead none`沒有{ -dead-stones }，`dead auto`由程式判斷
help-end = 雙方{ -natural-end }，不提{ -dead-stones }；`end agreed`{ -agreed-end }，提走{ -dead-stones }
help-why = 該著手可不可以下，價值如何；`why`說明程式的上一手
help-hint = 為您建議一手，並列出程式預計的後續
help-hint-in-openings = 程式會怎樣回答
help-opening-stones = 所要的各子，可一次寫完，也可逐個輸入
help-opening-keep = 不換，仍執現在的一方
help-opening-swap = 交換，改執另一方
help-opening-black = 執黑
help-opening-white = 執白
help-opening-more-stones = 再放{ $count }子，由對方選擇
help-opening-more-offers = 提出{ $count }個打點，由白方留下一個
help-opening-count = 要提出的打點數
help-opening-offer = 您提出的打點，可一次寫完，也可逐個輸入
help-opening-choice = 您留下的打點：盤上的字母，或該點
help-now = 令程式停止思考，下已找到的最好的一手
help-board = 顯示棋盤
help-rules = 此局的規則
help-moves = 至此的{ -record }
help-level = 程式的強度
help-play = 換邊；`play both`、`play neither`
help-save = 將對局存為SGF
help-load = 接著下檔案中的對局
help-others = 另開一局；顯示本表；結束

# 同樣的命令，用中文。

also-undo = 悔棋
also-resign = { -resign } 投降
also-score = 計算
also-compare = 比較
also-hint = 提示
also-board = 棋盤
also-rules = 規則
also-moves = 著手
also-new = 新局
also-now = 立即
also-help = 幫助
also-quit = 退出 結束
also-end = 終局
also-level = 強度
also-save = 保存
also-play = 換邊
also-why = 為何
also-dead = { -dead-stones }
also-forbidden = { -forbidden }
also-load = 載入
also-called = ；也可寫作{ $name }

# The opening of a game of renju at a terminal.

prompt-opening = 開局>{" "}
opening-begins = 開局規則：{ $rule }。
opening-ends = 開局完畢。{ $seats }
opening-ask-stones = { $count ->
        [1] 請放一子（如{ $example }）：{ $places }。
       *[other] 請依次放子（如{ $example }，可一次寫完，也可逐個輸入）：{ $places }。
    }
opening-middle = { $side }在天元
opening-within = { $side }在中央{ $lines }x{ $lines }之內
opening-anywhere = { $side }任意
opening-ask-side = 您現在執{ $side }。請輸入不換或交換，或所要的一方：黑或白。
opening-ask-side-or-stones = 您現在執{ $side }。請輸入不換或交換，或所要的一方：黑或白；或輸入更多，再放{ $count }子，由對方選擇。
opening-ask-side-or-offer = 您現在執{ $side }。請輸入不換或交換，或所要的一方：黑或白；或輸入更多，提出{ $count }個打點，由白方留下一個。
opening-ask-count = 打點幾個？請輸入1到{ $most }的數。
opening-ask-offer = 請提出{ $count }個打點，旋轉、翻轉後不得相同。請輸入各點，可一次寫完，也可逐個輸入。
opening-ask-choice = 留下哪個打點：{ $points }？請輸入其字母或該點。
opening-engine-places = { $count ->
        [1] 程式放一子：{ $points }。
       *[other] 程式放子：{ $points }。
    }
opening-engine-takes = 程式執{ $side }。
opening-engine-takes-none = 程式暫不選擇。
opening-engine-declares = 程式要求的打點數：{ $count }。
opening-engine-offers = { $count ->
        [1] 程式提出的打點：{ $points }。
       *[other] 程式提出{ $count }個打點：{ $points }。
    }
opening-engine-keeps = 程式留下{ $point }。
opening-hint = 程式會回答：{ $answer }。
opening-hint-more = 更多
opening-not-now = 開局時不能用{ $word }：請回答所問；`help`（幫助）列出怎樣回答
answer-black = 黑 黑方 執黑
answer-white = 白 白方 執白
answer-keep = 不換 不交換 保持
answer-swap = 交換 換
answer-more = 更多 再放
opening-over = 開局已經完畢
opening-no-answer = 這不是對所問的回答
opening-number = 要{ $asked }個點，不是{ $given }個
opening-occupied = { $point }已有子
opening-twice = { $point }寫了兩次
opening-outside = { $point }在中央{ $lines }x{ $lines }之外
opening-count = 要1到{ $most }的數
opening-twins = { $one }與{ $other }旋轉或翻轉後相同
opening-not-offered = { $point }不是所提出的打點
