# 各命令與選項做什麼。英文的檔案由代碼生成：UPDATE_DOCS=1 cargo test --test languages。
# 命令之下是它自己的，`shared-options`之下是幾個命令共有的。

shared-options =
    .bare_pass = 用戶端程式單獨的一個PASS是什麼意思
    .bare_pass-more = 用於有{ -virtual-move }的規則；連續兩個總是{ -pass }。
    .config = KataGo的配置檔案
    .config-more = 其中對本程式無效的，寫在標準錯誤輸出上。有效的設定見`docs/kata.md`。
    .count_as = 按這種規則的算法求最好的結果
    .count_as-more = 而不按所選規則的算法，以便衡量後者的得失。
    .dead = { -dead-stones }，或`none` [預設：由程式判斷]
    .dead-more = 每塊寫一個點，以逗號分開。
    .files = { -record }或局面；`-`讀標準輸入
    .files-more = SGF檔案（讀其主線）、GIB、NGF與UGI檔案；或局面，畫成`●`、`○`、`┼`，或`X`、`O`、`.`。`FILE#2`是檔案中的第二局。
    .files_from = 另有一張檔案清單，每行一個路徑
    .files_from-more = 或每個路徑之後有一個NUL，如`find -print0`所寫；`-`從標準輸入讀清單。
    .game = 每個檔案只取一局
    .game-more = 即這個序號的一局，從1數起。
    .genmove_virtual = 允許`genmove`回答`virtual`
    .genmove_virtual-more = 指令稿可以看懂，圖形介面都不懂。
    .gnugo = 在用戶端程式有賴於此之處，像GNU Go那樣回答
    .gnugo-more = 如Kigo所需：大寫的`PASS`，`loadsgf`之後輪到哪一方，寫成一行的地，以及`estimate_score`。
    .gogui = 思考時在GoGui裡畫出搜尋
    .gogui-more = 不必等GoGui開啟它的面板。
    .gogui_rules = 列出`gogui-rules_*`這些命令
    .gogui_rules-more = GoGui於是向程式的另一份詢問規則，並在棋盤之外顯示一個點，在那裡下子即是{ -virtual-move }。
    .handicap_by_plays = 白方第一手之前的黑子是不是讓子
    .handicap_by_plays-more = 與KataGo相同；`off`：是擺好的棋子。兩者都不算著手。
    .override_version = 告訴用戶端程式的版本
    .override_version-more = 不用此項時，用KataGo的選項則為所應答的KataGo版本。
    .human_model = --human-net的另一個名字
    .human_net = 像某段級位的人那樣下棋的神經網路
    .human_net-more = KataGo的檔案；`auto`是`liangyi net path`那個資料夾裡的一個；或`none`。docs/levels.md說明在哪裡可得。
    .katago_name = 以KataGo開頭的名稱回答`name`
    .katago_name-more = 有的用戶端程式（如Lizzie）見到它才顯示目數與歸屬。用KataGo自己的選項（如--config）時，名稱為KataGo，版本為KataGo的版本。
    .keep_ruleset = 不提供`kata-set-rules`與`kata-set-rule`
    .keep_ruleset-more = 有的用戶端程式（如q5Go）會自行用它們改變規則。
    .kgs = 另列出`kgs-rules`
    .kgs-more = KGS的橋接程式用這個命令選擇規則。
    .komi = 開始時的貼點 [預設：規則自己的]
    .lenient = 為重複或自盡所禁的著手，在任何規則下都照下
    .lenient-more = 加上標記而不拒絕：用於復盤按其他規則下的棋局。不寫此選項時，只在KataGo有其對局的規則下照下，與KataGo相同：單獨一子自盡除外。
    .level = 強度，1至15
    .level-more = 1至6從程式自帶的神經網路認為可能的著法中隨機選取，越弱越隨意；7至10由它搜尋，次數有限；10以上由選定或取來的神經網路搜尋，沒有時仍由它搜尋。用--net none時有十級，由模擬來下。
    .log = 把日誌寫入這個檔案
    .memory = 搜尋所用的記憶體，以兆位元組計
    .mode = 程式的模式，供像啟動GNU Go那樣啟動它的用戶端程式
    .net = 用來下棋與判斷的神經網路
    .net-more = KataGo的檔案（.bin.gz、.bin、.txt.gz或.txt）；`own`是程式自帶的那一個；`auto`是`liangyi net path`找到的那一個；沒有則在自帶的勝過模擬之處用自帶的；或`none`。
    .out = 邊計算邊把各行JSON寫入這個檔案
    .out-more = 中斷之後，同一命令從檔案末尾接著做。
    .override_config = 如同寫在配置檔案裡的設定
    .override_config-more = 如maxVisits、maxTime、numSearchThreads、rules。它們優先於檔案裡的設定。
    .owner = 雙方同意歸某一方的空點：`black:C3,D4`
    .owner-more = 以逗號分開；雙方各可寫一次。
    .part = 只取全部檔案的一份，如3/40
    .part-more = 即四十份中的第三份：每四十個檔案取第三個。
    .playouts = 每手模擬的局數
    .playouts-more = 到了N局，即使還有時間也停止搜尋。選擇明確時省下的，留給以後選擇不明的著手，一手最多再加3N局。
    .points = 點的寫法：`letters`如D4，`x-y`如X4Y4
    .points-more = `x-y`寫的是兩條線的序號；兩種寫法都能讀。
    .ponder = 對方用時的時候也搜尋
    .ponder-more = 用全部執行緒，直到下一個命令。
    .rank = 像這一段級位的人那樣下，20級（20k）至9段（9d）
    .rank-more = 按人的節奏，用認識他們的神經網路（--human-net）。
    .record = 把{ -record }畫成SVG或PNG，只限一個檔案
    .record-more = 手數寫在棋子上；PNG為300 dpi。
    .resign_below = { -win-rate }低於此數（0至1）時{ -resign }
    .resign_below-more = 0：從不{ -resign }。
    .rules_file = 您自己的規則，寫在一個TOML檔案裡
    .rules_file-more = 與其他規則一樣列出和選用。
    .ruleset = 規則，見`liangyi rules`
    .ruleset-more = 那裡列出的名稱，或KataGo的簡稱，或KataGo的JSON。
    .seed = 隨機數的種子
    .seed-more = 單執行緒且用--playouts時，同一種子下出同一局。
    .size = 棋盤，9或9x13 [預設：規則自己的]
    .size-more = 這是開始時的棋盤；每邊2至21路。
    .strict = 為重複或自盡所禁的著手，在任何規則下都拒絕
    .strict-more = 如同裁判。
    .tables = 用這個資料夾裡學得的表下棋
    .tables-more = 代替內置的：patterns.bin、playouts.bin、playouts-small.bin、ladders.bin與net.bin，由開發者的工具寫成；缺少的仍用內置的。
    .threads = 搜尋的執行緒數
    .time = 每手至多幾秒 [沒有棋鐘時預設：5]
    .time-more = 不論用戶端程式有沒有設棋鐘。沒有棋鐘而寫了--playouts，則沒有限制。
    .unit = 結果的寫法：`own`如B+1.5，`zi`如黑勝3/4子
    .unit-more = `own`按GTP的寫法；`zi`按中文規則的寫法，{ -area }的規則以子計，其他規則用自己的單位。

command-liangyi =
    .about = 適用於各種規則的圍棋引擎與裁判，含{ -virtual-move }
    .about-more = 不寫命令時它說GTP，即圍棋程式之間通用的協議：把本程式交給圍棋圖形介面作引擎，或鍵入`list_commands`看它懂得什麼。
    .after = 全部選項：liangyi --help。各命令的選項：liangyi COMMAND --help
    .after-more =
        舉例：
          liangyi                                說GTP，供Sabaki之類的圖形介面
          liangyi --ruleset jipingdian --size 9  同上，用這種規則與棋盤
          liangyi --ruleset '{"{"}"ko":"SIMPLE"{"}"}'    用KataGo的說法寫規則
          liangyi play --size 9                  在此終端機裡與它下棋
          liangyi rules                          列出各種規則
          liangyi rules jihuozi                  說明一種規則

        退出狀態：
          0  已做完；用戶端程式或管線離開不算失敗
          1  沒有做成，如棋局不能計算，或輸出不能寫
          2  命令列或其中的檔案不可用
          130  被Ctrl-C中止；此前所得已經寫出
    .lang = 回答所用的語言：en、zh-Hans或zh-Hant
    .lang-more = 或zh_TW之類的地區設定 [預設：隨環境，否則英文]。JSON、圍棋的圖、SGF（示例對局除外）與各種協議都是英文；GTP中給人看的話，只在此選項指明語言時用該語言。
    .licences = 顯示程式所含各個crate與套件的授權條款
    .licences-more = 各附其授權條款全文。

command-gtp =
    .about = 在標準輸入與輸出上說GTP（預設）

command-play =
    .about = 在此終端機裡下一局
    .about-more = 畫出棋盤，讀入`d4`、`virtual`或`pass`這樣的著手；`undo`、`score`、`hint`、`why d4`等由`help`列出。任何規則都可以，五子棋也可以。
    .file = 接著下去的{ -record }
    .file-more = 按其中的規則和棋盤；`FILE#2`是檔案中的第二局。
    .size = 棋盤，9或9x13 [預設：規則自己的]
    .size-more = 每邊2至21路。
    .komi = 貼點 [預設：規則自己的]
    .color = 您執哪一方：black、white、both、neither [預設：black]
    .color-more = 其他程式在此選項之後寫auto、always或never，這裡當作--colors的值。
    .opening_rule = 五子棋對局的開局規則
    .opening_rule-more = free、swap、swap2、soosyrv8、taraguchi10、rif；`liangyi rules swap2`說明其中一種。按--color執黑的一方先答。
    .colors = 是否用顏色區分棋子
    .colors-more = `never`改用●與○顯示。
    .name = { -record }裡您的名字
    .name-more = 不寫則用您的帳戶名。
    .level = 程式的強度
    .playouts = 程式每手模擬的局數
    .playouts-more = 到了N局，即使還有時間也停止搜尋。選擇明確時省下的，留給以後選擇不明的著手，一手最多再加3N局。
    .time = 程式每手的秒數 [預設：2]
    .time-more = 寫了--level或--playouts，則沒有限制。
    .seed = 隨機數的種子
    .plain = 用字母代替顏色與ASCII以外的符號

command-web =
    .about = 在瀏覽器的網頁上下棋、計算、復盤
    .about-more =
        網頁有繁體中文、簡體中文和英文。

        寫出網頁的地址並開啟它。只供本機以及持有地址中的令牌者使用；如何從別的機器使用，見`docs/web.md`。Ctrl-C結束。
    .file = 要顯示的{ -record }，凡`score`能讀的格式都可以；`FILE#2`是檔案中的第二局
    .game = 顯示檔案中這個序號的一局
    .game-more = 檔案裡有幾局時，從1數起。
    .move_number = 顯示這麼多手之後的局面 [預設：末尾]
    .move_number-more = 按主線。
    .panel = 先開啟哪個面板
    .panel-more = 不寫時：有{ -record }則復盤，否則對局。
    .matches = 另顯示這個資料夾裡的比賽，正在下的也可以
    .matches-more = 即`match --out`所寫的，或裝著幾個這樣的資料夾的資料夾。不會在那裡寫任何東西。
    .port = 端口 [預設：19361至19370中第一個空著的，都不空則任意]
    .port-more = 再次啟動的程式用原來的端口，瀏覽器才找得到為它保存的{ -record }。
    .no_open = 不開啟瀏覽器
    .no_open-more = 本機的其他用戶看得見瀏覽器啟動時的參數；有其他用戶時請用此選項，並自己開啟所寫的地址。
    .no_keep = 不保存對局
    .no_keep-more = 否則最近一百局作為{ -record }存入您的資料夾，網頁中列出。
    .listen = 也供其他機器使用，在本機的這個地址
    .listen-more = 用--host的名稱。這時沒有加密。
    .host = 瀏覽器可用的名稱或地址
    .host-more = 端口不同時（如經隧道）連端口一起寫；可寫幾次。
    .threads = 各頁合計同時搜尋幾個 [預設：全部核心]
    .threads-more = 每個搜尋用一個核心。
    .memory = 各頁的搜尋合用的記憶體，以兆位元組計
    .ponder = 人在想的時候程式也想，只在程式參加的各頁

command-analysis =
    .about = 為使用KataGo分析引擎的程式分析局面
    .about-more = 在標準輸入與輸出上說KataGo的JSON分析協議，可以代替KataGo。選項可像KataGo的用戶端程式那樣只寫一道橫線。查詢與回答見`docs/analysis.md`。
    .analysis_threads = 同時分析幾個局面 [預設：每個核心一個]
    .quit_without_waiting = 輸入結束時，各項分析也結束
    .quit_without_waiting-more = 不寫則做完。
    .seed = 隨機數的種子
    .seed-more = 每個局面用一個執行緒時，同一種子的分析相同。
    .memory = 全部搜尋合用的記憶體，以兆位元組計

command-rules =
    .about = 列出各種規則，說明其中一種，或比較幾種
    .name = 要說明的規則，或要比較的幾種；不寫則全部列出
    .name-more = 寫幾種，則列出它們不同的各項，以及各自的說法。五子棋的開局規則也可以：swap、swap2、soosyrv8、taraguchi10、rif。
    .markdown = 列成Markdown的表
    .json = 寫一行JSON：各規則不同的各項
    .json-more = 只寫一種，則是其全部各項；不寫，則比較全部規則。

command-lessons =
    .about = 列出示例對局，或寫出一局帶註釋的{ -record }
    .about-more = 示例對局每一手都有註釋：劫與{ -virtual-move }，{ -false-life }，一局棋的多種算法，{ -one-point-dame }與最後一個劫，{ -wild-region }，各得一份，{ -forbidden }。任何SGF查看器都能顯示；註釋用--lang的語言。
    .name = 要寫出的示例；不寫則全部列出
command-match =
    .about = 讓兩個GTP引擎比賽，並作裁判
    .about-more =
        任何規則都可以。

        對局從1編號。單數局由--black的引擎執黑，雙數局由--white的引擎執黑；第1、2局用同一開局，第3、4局用下一個，以此類推。引擎崩潰、沒有答覆、答覆不通或下了違規的著手，即輸掉這一局，重新啟動後比賽繼續。
    .after =
        舉例：9x9下100局，先隨機下四手，兩局同時進行：
          liangyi match --black 'gnugo --mode gtp --level 10 --chinese-rules' \
                        --white 'gnugo --mode gtp --level 1 --chinese-rules' \
                        --size 9 --games 100 --opening-moves 4 -j 2 --out match1
    .after-more =
        退出狀態：0 比賽已下，1 沒有下成，2 選項不對，或引擎不能啟動，或不接受設定。

        舉例：9x9下100局，先隨機下四手，兩局同時進行：
          liangyi match --black 'gnugo --mode gtp --level 10 --chinese-rules' \
                        --white 'gnugo --mode gtp --level 1 --chinese-rules' \
                        --size 9 --games 100 --opening-moves 4 -j 2 --out match1
    .black = 第一局執黑的引擎
    .black-more = 它的命令列，像shell那樣分成詞。除非猜先，由它執黑。
    .white = 第一局執白的引擎
    .black_setup = --black的引擎每次啟動之後給它的一個GTP命令
    .black_setup-more = 可寫幾次。
    .white_setup = --white的引擎每次啟動之後給它的一個GTP命令
    .white_setup-more = 可寫幾次。
    .games = 局數
    .games-more = 雙數時每個開局下兩次。
    .size = 棋盤，9或9x13 [預設：規則自己的]
    .size-more = 每邊2至21路。
    .komi = 貼點 [預設：規則自己的]
    .time = 棋鐘，如10m+3x30s
    .time-more = none、2s/move、10m、10m,30s（每手至多30s）與10m+5s,15m,30s（Fischer，棋鐘至多15m，每手至多30s）；10m+5s是Fischer，10m+3x30s是讀秒，10m+30s/25是加拿大制。引擎回答`play`或`time_left`超過0.1s的時間，算在它的下一手裡。
    .grace = 一手棋超過棋鐘多久才算超時負
    .hang = 等待答覆多久，除非棋鐘給的更少
    .concurrency = 同時下幾局
    .concurrency-more = 每局有自己的一對引擎。
    .openings = SGF檔案，各局依次從其中的棋子與著手開始
    .openings-more = 只有黑子時是受子，白方先下；另有白子時是擺好的局面。
    .opening_moves = 每兩局開頭隨機下幾手
    .opening_moves-more = 都是合規的著手，接在--openings之後。
    .opening_rule = 五子棋對局的開局規則
    .opening_rule-more = free、swap、swap2、soosyrv8、taraguchi10、rif；`liangyi rules swap2`說明其中一種。以`liangyi-opening`詢問程式，雙方都須有此命令；每局執黑的一方先答。
    .nigiri = 每兩局的第一局，猜先決定誰執黑
    .nigiri-more = 由種子決定（nigiri，猜先）。
    .seed = 隨機開局與猜先的種子
    .seed-more = 也由它給每一局一個種子，交給列有`set_random_seed`的引擎。
    .adjudicate = { -dead-stones }如何決定
    .adjudicate-more = 雙方引擎對{ -dead-stones }有{ -disagreement }時怎麼辦：`resolution`按規則的次序{ -resume }，至多三次，此後仍有爭議的子算活（數目的規則則由裁判立即判斷）；`referee`由本程式判斷；`none`什麼也不提。
    .net = 判斷{ -dead-stones }的神經網路 [預設：auto]
    .net-more = 一個檔案；`own`是程式自帶的那一個；`auto`是`liangyi net path`找到的那一個；沒有則在自帶的勝過模擬之處用自帶的；或`none`。這裡寫的，本程式的引擎下棋時也用，除非其命令另有所寫 [環境變數：LIANGYI_NET]。
    .max_moves = 多少手之後算和棋
    .max_moves-more = 不寫則為棋盤點數的四倍，至少200。
    .final_scores = 計算勝負的對局之後，向雙方引擎問final_score
    .final_scores-more = 並報告它們與裁判有多少局一致。
    .sprt = 序貫檢驗得出結論即停，如`0,50`
    .sprt-more = 在這兩個Elo之差之間檢驗，錯誤率各5%，按局號的次序。
    .out = 把比賽存入這個資料夾
    .out-more = 即match.json、results.jsonl、games/*.sgf與報告。中斷的比賽以同樣的選項再次啟動即繼續；--games、--sprt與--concurrency可以改變。
    .store = 把比賽存入PostgreSQL資料庫
    .store-more = postgres://USER:PASSWORD@HOST:PORT/DATABASE?match=NAME。任何多台機器、任何時候，用同一命令即參加同一比賽NAME（不寫則為`match`）；各台的設定與程式必須相同。密碼也可寫在變數PGPASSWORD裡。程式須以`--features postgres`編譯。
    .part = 只下比賽的一份，如3/40
    .part-more = 即四十份中的第三份：每四十對對局取第三對。每份有自己的資料夾，各自繼續，並下完自己的全部對局，除非單憑這些已能決定--sprt。
    .merge = 把各在一個資料夾裡的幾份比賽合到--out的資料夾裡
    .merge-more = 不下棋：合成的比賽與不用--part所下的相同，只是時間不同。必須每一局正好有一次，且各項設定一致，否則什麼也不寫。
    .report = 只重寫報告，不下棋
    .report-more = 即這個資料夾裡那場比賽的報告；或報告這個資料庫裡的比賽。
    .export = 把--report的比賽複製到這個資料夾
    .export-more = 如--out所存的那樣。

command-regress =
    .about = 以任何GTP程式運行GTP迴歸測試檔案
    .about-more = 檔案的格式與GNU Go和gogui-regress相同：一行一個GTP命令，有編號的是測試。測試之後可寫預期的答案`#? [regex]`，須從頭到尾相符；`[!regex]`則須不符；其後的`*`表示已知會失敗，`&`表示不計的測試。每個檔案都由程式的一個新行程運行，在檔案所在的資料夾裡。
    .after = 退出狀態：0 一切如預期，1 有測試意外失敗，2 程式崩潰，或有檔案不能讀。
    .program = 程式：它的命令列，像shell那樣分成詞
    .files = 迴歸測試檔案，或@FILE，即它們的清單
    .files-more = 每行一個。
    .long = 寫出每個測試，而不只是意外的結果
    .timeout = 等待答覆多久

command-score =
    .about = 計算檔案中已下完的棋局
    .about-more = 沒有指出{ -dead-stones }時由程式判斷。不能計算的檔案，其原因寫在標準錯誤輸出上，其他的照樣計算。
    .after-more = 退出狀態：0 各檔案都已計算，1 有的不能計算，2 選項不對，或沒有一個檔案可讀。
    .threads = 執行緒數 [預設：每個核心一個]
    .threads-more = 各算各的檔案。不論幾個執行緒，寫出的都一樣。
    .ruleset = 規則 [預設：檔案所寫的，或chinese]
    .komi = 貼點 [預設：檔案所寫的]
    .komi-more = 這裡和檔案都沒有寫，則為規則自己的。
    .end = 棋局如何終結 [預設：按檔案所寫]
    .end-more = 是協商後提走{ -dead-stones }，還是{ -natural-end }，按現有盤面計算。檔案沒有寫，則為agreed。
    .method = 怎樣計算，或`all` [預設：規則自己的算法]
    .k = 雙方各留的空點，用於equal-territory
    .k-more = 即雙方商定的數目；不寫則取一個方便的數。
    .json = 每個檔案、每種算法寫一行JSON
    .json-more = 不能計算的檔案，其原因寫作`error`。
    .rearranged = 讀入做好的棋，寫出其結果
    .rearranged-more = 雙方空點相等（等空局面）則比較棋子，雙方棋子相等（等子局面）則比較目。有--method時須是該法的局面。
    .explain = 說明雙方的和數由哪些部分組成
    .explain-more = 按所用規則的原文合計；數一方便知另一方時，並寫出歸本數。
    .why = 這個點上的一塊棋為什麼算死或算活
    .why-more = 雙方先下各寫一行；不寫點，則寫出所有死的或不確定的棋塊。
    .moves = 列出各手，帶編號
    .moves-more = 寫明{ -virtual-move }與{ -pass }，用這種語言，或--lang的語言。
    .picture = 把{ -rearrange-the-board }逐步畫成SVG或PNG
    .picture-more = 只限一個檔案、一種算法；PNG為300 dpi。

command-compare =
    .about = 按各種規則計算棋局
    .after-more = 退出狀態：0 各局都已計算，1 有的不能計算，2 選項不對，或沒有一個檔案可讀。
    .threads = 執行緒數 [預設：每個核心一個]
    .threads-more = 各算各的檔案。不論幾個執行緒，寫出的都一樣。
    .komi = 各種規則都用的貼點，`record`為各{ -record }所記的 [預設：各規則自己的]
    .json = 每個檔案寫一行JSON
    .json-more = 其中有各種規則；不能計算的檔案，其原因寫作`error`。

command-explain-move =
    .about = 一手棋按哪些規則可下，以及為什麼
    .about-more = 按每種規則把棋局重下一遍，該規則不許的棋著會指出來。劫、重複和{ -null-move }都說明是哪一手之後的局面；多下要貼點的規則，還說明至此誰該貼點。
    .after-more = 退出狀態：0 已說明，2 選項不對，或檔案不可讀。
    .file = 一份{ -record }或一個局面；`-` 讀標準輸入
    .file-more = 與`liangyi compare`所讀的相同。`FILE#2`是檔案中的第二局。
    .explained = 棋著：點、`pass`（{ -pass }）或`virtual`（{ -virtual-move }）
    .move_number = 在棋局的第幾手之後 [預設：最後]
    .move_number-more = 按主線。
    .color = 哪一方的棋，black或white [預設：輪到下的一方]
    .ruleset = 只按這種規則；可以寫幾次
    .ruleset-more = `liangyi rules`列出的名稱、KataGo的簡稱，或KataGo的JSON。
    .json = 寫一行JSON
    .json-more = 其中有各種規則。

command-review =
    .about = 復盤：各手的損失
    .about-more = 主線的每個局面都加以搜尋。寫了--out，每個檔案就有一份Sabaki、KaTrain與網頁能開啟的{ -record }：曲線、註釋，以及作為變化的更好的下法。內容見`docs/review.md`。
    .after-more = 退出狀態：0 各檔案都已復盤，1 有的不能，2 選項不對，或沒有一個檔案可讀。
    .threads = 執行緒數 [預設：每個核心一個]
    .threads-more = 各做各的檔案。不論幾個執行緒，寫出的都一樣。
    .visits = 每個局面的{ -visits } [預設：有神經網路100，否則1000]
    .out = 為每個檔案寫一份帶分析的{ -record }，存入這個資料夾
    .out-more = 中斷之後，同一命令接著做。
    .variations = 一手損失多少以上，就保留更好的下法
    .variations-more = 一手的損失達到這麼多點，最好的下法就作為變化寫入{ -record }；不計點的棋，此數的十分之一作為{ -win-rate }之差。
    .rank = 說明這一段級位的人會怎樣下，20級（20k）至9段（9d）
    .rank-more = 每個局面都有，並說明代價大的一手他們能不能找到更好的下法；又估計雙方的段級位。要有認識他們的神經網路（--human-net）。
    .json = 每個檔案寫一行JSON
    .json-more = 不能復盤的檔案，其原因寫作`error`。

command-renju =
    .about = 顯示連珠局面的{ -forbidden }，並說明原因
    .about-more = 畫出每個棋盤與黑方的{ -forbidden }：3為{ -three-three }，4為{ -four-four }，6為{ -overline }，*為不止一種；並逐一說明：是哪些線，以及使三不成{ -open-three }的那一點。
    .files = 局面、{ -record }或{ -record }庫；`-`讀標準輸入
    .files-more = 一行行畫出的X、O與`.`，或`●`、`○`與`┼`；SGF檔案（`GM[4]`）、Piskvork的檔案（`.psq`）、RenjuNet的資料庫（`.rif`）或h8g6f6這樣的一串著手（每行一局），判斷每局最後一手之後的局面；或RenLib的庫（`.lib`），判斷主線末尾的局面。`FILE#2`是檔案中的第二局。
    .at = 說明這個點，不論是否{ -forbidden }；可寫幾次
    .at-more = 列為A至O，含I，如連珠的寫法。
    .why_not = 說明怎樣才能解除黑方的這個{ -forbidden }；可寫幾次
    .why_not-more = 每一顆有它或沒有它此點就不是{ -forbidden }的棋子，以及黑方先下、白方必須應的每一個{ -simple-four }。
    .white = 說明各點時，為白方而不是黑方判斷
    .each = 判斷檔案的每個局面
    .each-more = 即SGF檔案每一手之後，以及庫中每個變化的每一手之後。
    .move_number = 判斷各檔案在這麼多手之後的局面
    .move_number-more = 按主線；0是第一手之前的局面。其他選項都就這個局面而言。
    .solve = 尋找連續{ -simple-four }的勝法，以及連續{ -open-three }與{ -simple-four }的勝法
    .solve-more = 為輪到的一方，或所寫的一方或雙方（當作輪到它下）：列出所有取勝的第一手、雙方共幾手，以及找到的最短手順。
    .refutations = 對每個不能取勝的三與四，說明哪一應手化解它
    .time = 每一方最多搜尋幾秒
    .json = 每個局面寫一行JSON，而不寫文字
    .picture = 畫出局面與其{ -forbidden }，以及成為{ -forbidden }的各線
    .picture-more = 為SVG或PNG。寫了--solve，則以手數標出最快的勝法，並標出此後的{ -forbidden }。
    .write = 不判斷局面，而把各局寫入這個庫或{ -record }
    .write-more = 各局連同變化與註釋：寫成RenLib的一個庫（`.lib`），各局相同的開頭只有一份；或寫成SGF的各局（`.sgf`）。

command-piskvork =
    .about = 說Gomocup協議，用於連珠與五子棋
    .about-more =
        在標準輸入與輸出上，供對局的管理程式使用。

        `INFO rule`選擇規則：4 連珠（未收到時也是），0 五子或更多相連即勝，1 正好五子才勝，2 Yixin用於連珠的號碼。`SWAP2BOARD`按Swap2規則應答：擺子、換色或落子。其他開局規則的對局從BOARD開始。
    .playouts = 每手模擬的局數
    .playouts-more = 到了N局，即使還有時間也停止搜尋。
    .memory = 搜尋至多用的記憶體，以兆位元組計；管理程式可以定得更少

command-solve =
    .about = 證明很小的棋盤的結果，並寫出最好的下法
    .about-more = 從空棋盤開始，不貼點，每一種下法連同全部經過都加以搜尋，終局時按現有盤面計算。
    .all = 按每種規則求解，寫成表
    .size = 棋盤，至多10點，如3x3或2x5
    .size-more = 更大的棋盤局面太多。
    .positions = 算過這麼多局面即{ -pass }求解

command-bench =
    .about = 測量每秒模擬的局數
    .about-more = 另有一個簽名，模擬的對局變了它就變。
    .ruleset = 各種規則，以逗號分開
    .size = 各種棋盤，以逗號分開：9即9x9，或9x13
    .targets = 用本機的每一種指令集測量神經網路
    .targets-more = 而不只用最快的一種。
    .threads = 搜尋或神經網路的執行緒數，以逗號分開
    .threads-more = 用其中每一個數測量整個搜尋，或神經網路。
    .playouts = 表中每一行模擬的局數
    .seed = 隨機數的種子
    .rounds = 神經網路的每一行測幾輪；表中是中位數

command-version =
    .about = 顯示版本，與--version相同

command-net =
    .about = 把KataGo的神經網路取到本機，並說明是什麼神經網路

command-net-get =
    .about = 取得KaTrain所帶的神經網路，放在能自動找到的地方
    .about-more = 用已安裝的Python的pip下載KaTrain的套件（約100 MB），取出神經網路與它的許可證，別的什麼也不留。先讀一遍神經網路；旁邊寫有它的SHA-256。
    .dir = 放在這裡 [預設：用戶的資料資料夾]
    .dir-more = 在那裡會自動找到。
    .wheel = 從KaTrain的這個wheel裡取，什麼也不下載
    .python = 用哪個Python的pip
    .python-more = 不寫則為python3、python、py中第一個有pip的。
    .again = 資料夾裡已有神經網路也再取

command-net-info =
    .about = 說明神經網路檔案是什麼：有哪些塊，多大，一次評估要算多少
    .file = 檔案，如KataGo所讀：.bin.gz、.txt.gz、.bin或.txt；`own`是程式自帶的神經網路 [預設：自動找到的，沒有則是自帶的]
    .json = 寫一個JSON對象

command-net-write =
    .about = 把程式自帶的神經網路寫成KataGo能讀的檔案
    .about-more = 壓縮或文字，由檔名的結尾決定：.bin.gz、.bin、.txt.gz或.txt。
    .file = 檔案

command-net-path =
    .about = 寫出自動找到的神經網路在哪裡
    .about-more = 即資料夾中最新的一個；沒有則退出狀態為1。
    .dir = 在這裡找 [預設：用戶存放本程式資料的資料夾]

command-selfplay =
    .about = 與自己對局，供學習之用
    .about-more = 寫出對局，每行一局：勝者`B+`或`W+`，或`?`，一個空格，各手如SGF那樣寫兩個字母（`pd`是p列d行，行從上數起），黑先，{ -pass }寫`--`，一個空格，每手之前黑方的{ -win-rate }，以百分之幾寫兩位數字，或`--`。檔案中已有的對局保留，所以中斷之後用同一命令即可繼續。
    .out = 存放對局的檔案
    .out-more = 其中已有的對局保留，新的加在末尾。
    .games = 最後共有多少局
    .games-more = 即檔案中的局數，或各份檔案合計的局數。
    .part = 只下一份，如3/40
    .part-more = 即四十份中的第三份：每四十局取第三局。對局以它在檔案中的位置辨認，所以每份有自己的檔案，並且總以同一份繼續。
    .size = 棋盤：9即9x9，或9x13
    .komi = 貼點
    .playouts = 每手模擬的局數
    .opening_moves = 開頭隨機下的手數至多多少
    .opening_moves-more = 按模擬對局的下法隨機取得。
    .threads = 執行緒數 [預設：每個核心一個]
    .threads-more = 不論幾個執行緒，對局都一樣。

command-completions =
    .about = 寫出shell的自動補全
    .about-more = 用於bash：liangyi completions bash > ~/.local/share/bash-completion/completions/liangyi
    .shell = 哪種shell

command-man =
    .about = 顯示程式或某個命令的手冊頁
    .about-more = 在終端機上分頁顯示；否則寫出它的源文本。手冊頁是英文的。
    .command = 顯示哪個命令的手冊頁，如`score`或`net get`
    .dir = 為程式與每個命令各寫一個手冊頁，存入資料夾
