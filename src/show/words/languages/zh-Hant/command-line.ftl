# 命令列：命令說明前後的話，以及參數有什麼不對。命令與選項各做什麼，寫在命令自己的檔案裡。

usage = 用法：
usage-options = 選項
usage-command = 命令
heading = { $name }：
heading-in-line = { $name }：
heading-arguments = 參數
heading-commands = 命令
heading-options = 選項
heading-play = 對局
heading-engine = 供其他程式使用的引擎
heading-positions = 棋局與局面
heading-matches = 比賽
heading-more = 其他
heading-rules = 規則與棋盤
heading-strength = 時間與強度
heading-games = 比賽的對局
heading-programs = 其他程式
heading-page = 網頁
heading-output = 輸入與輸出
help-short = 顯示說明（'--help'更詳細）
help-long = 顯示說明（'-h'更簡短）
help-version = 顯示版本
help-command = 顯示本說明，或所給命令的說明
note-variable = [環境變數：{ $name }]
note-default = [預設：{ $value }]
note-alias = [又名：{ $names }]
note-commands = [可選：{ $commands }]
note-values = [可選：{ $values }]

# 參數有什麼不對。

parse-error = 錯誤：
parse-more = 詳見'{ $option }'。
parse-unknown-argument = 沒有'{ $argument }'這個參數
parse-unknown-command = 沒有'{ $command }'這個命令
parse-no-value = '{ $argument }'需要一個值，但沒有給出
parse-bad-value = '{ $argument }'的值'{ $value }'不可用
parse-bad-value-because = { $bad }：{ $reason }
parse-too-many-values = '{ $argument }'多了一個值'{ $value }'
parse-no-equals = 給'{ $argument }'賦值要用等號
parse-missing = 缺少下列參數：
parse-no-command = '{ $command }'之後需要一個命令
parse-twice = 參數'{ $argument }'不能重複
parse-conflict = 參數'{ $argument }'
parse-conflict-of-command = 命令'{ $command }'
parse-conflict-with = { $both }不能與'{ $other }'同用
parse-conflict-with-some = { $both }不能與所給的其他參數同用
parse-conflict-with-these = { $both }不能與下列參數同用：
parse-no-utf8 = 有的參數不是UTF-8
tip = 提示：
tip-command = { $count ->
       *[other] 有相近的命令：{ $names }
    }
tip-argument = { $count ->
       *[other] 有相近的參數：{ $names }
    }
tip-value = { $count ->
       *[other] 有相近的值：{ $names }
    }
tip-name = '{ $name }'
tip-as-value = 如果'{ $argument }'是值而不是選項，請寫'{ $typed }'
tip-elsewhere = 有'{ $command }'
tip-no-dashes = 有'{ $command }'這個命令；要用它，請去掉前面的'{ $dashes }'

# 值為什麼不可用。

bad-size = 棋盤每邊{ $least }至{ $most }路
bad-duration = 應為時間，如90、1.5s、250ms、10m或1h
bad-seconds = 應為大於0的秒數，至多{ $most }
bad-chance = 應為0至1的數
bad-language = 應為en、zh-Hans或zh-Hant，或zh_TW之類的地區設定
bad-level = 應為強度，1至{ $most }
bad-rank = 沒有這個段級位，應為20級（20k）至9段（9d）；最接近的是{ $nearest }
bad-number = 不是數
bad-whole-number = 不是整數
bad-empty-number = 沒有寫數
bad-large-number = 數太大
bad-small-number = 數太小
bad-range = { $number }不在{ $bounds }之內
bad-positive = 不大於0
bad-file-name = 名稱中有控制字符
bad-host = 應為go.example、192.168.1.5或[fd00::5]之類的名稱，後面可以有:PORT
bad-address = 不是IP地址
bad-owned-points = 應為COLOR:VERTICES，如black:C3,D4
bad-owned-side = 冒號之前應為black或white
bad-part = 應為3/40之類，即四十份中的第三份
bad-elo-bounds = 應為兩個Elo之差，小的在前，如`0,50`
bad-komi = 貼點應為-{ $most }與{ $most }之間的數
bad-clock =
    `{ $text }`不是計時方式：none、2s/move、10m、10m,30s（每手至多30s）、10m+5s（Fischer）、10m+5s,15m,30s（有上限的Fischer）、10m+3x30s（讀秒）或10m+30s/25（加拿大）
bad-solvable-size = 棋盤每邊{ $least }至{ $most }路。可解的棋盤：{ $solved }
bad-unsolvable =
    { $size }約有10^{ $boards }個局面；3x3有10^4個，最多要算10^7個，所以這要算10^{ $positions }個，不作嘗試：至多{ $most }點的棋盤才可以。可解的棋盤：{ $solved }
bad-name = 沒有這個名稱的值

# 之後才發現參數有什麼不對。

unknown-ruleset = 沒有'{ $name }'這種規則；`liangyi rules`列出各種規則
unknown-ruleset-similar = 沒有'{ $name }'這種規則（是不是'{ $similar }'？）；`liangyi rules`列出各種規則
