# How a game of a match ended, and what lies behind that.

end-reason-count = 計算勝負
end-reason-five = { -five }
end-reason-wild-region = { -wild-region }
end-reason-repetition = 局面重複
end-reason-full-board = 棋盤下滿
end-reason-passes = 連續{ -pass }
end-reason-forbidden = { -forbidden }
end-reason-resign = { -resign }
end-reason-time = 超時
end-reason-illegal = 違規著手
end-reason-two-moves = 一次下兩手
end-reason-refused = 拒絕執行
end-reason-nonsense = 答覆不通
end-reason-hang = 沒有答覆
end-reason-crash = 程式崩潰
end-reason-both-absent = 雙方缺席
end-reason-move-limit = 手數上限

ended-counted = 計算勝負
ended-with-cause = { $reason }：{ $cause }
cause-dead-stones = { -dead-stones }：{ $stones }
cause-position-back = 第{ $number }手的局面再次出現
cause-not-ended = { $moves }手後仍未結束
cause-no-move = { $seconds }秒（棋鐘加寬限）內沒有下出一手
cause-late-move = 一手遲了{ $seconds }秒
cause-illegal-move = 第{ $number }手{ $move }：{ $reason }
cause-failures = 黑方：{ $black }；白方：{ $white }
note-no-dead-stones = { $side }沒有報出{ -dead-stones }：{ $why }
note-no-final-score = { $side }沒有報出結果：{ $why }

dead-stones-agreed = 雙方一致
dead-stones-one-sided = 一方指出
dead-stones-referee = 裁判判斷
dead-stones-disputed = { -disagreement }到底
dead-stones-natural = 不提{ -dead-stones }

# What can be wrong with a program.

fault-no-command = 命令是空的
fault-open-quote = 引號沒有配對：{ $command }
fault-not-started = 不能啟動`{ $program }`：{ $error }
fault-ended = 程式已退出（{ $status }）
fault-ended-code = 以狀態 { $code } 結束
fault-ended-signal = 被訊號 { $signal } 結束
fault-closed = 程式關閉了輸入或輸出
fault-last-words = { $fault }；最後寫出：{ $text }
fault-hung = { $seconds }秒內沒有答覆
fault-stopped = 已停止
fault-too-long = 寫了超過{ $bytes }位元組，答覆仍沒有結束
fault-no-reply = 沒有答覆，只有：{ $text }
fault-reply-cut = { $text }（沒有以空行結束）
fault-line-cut = { $text }（此行沒有結束）
fault-no-move = 以`{ $answer }`答覆`{ $command }`
fault-failed = 不能執行`{ $command }`：{ $error }
fault-refused = 拒絕執行`{ $command }`：{ $reason }
fault-unlisted = 沒有列出final_status_list
fault-dead-no-point = 報出的`{ $point }`不是棋盤上的點
fault-dead-empty = 報出的{ $point }是空點
