# How a game of a match ended, and what lies behind that.

end-reason-count = 计算胜负
end-reason-five = { -five }
end-reason-wild-region = { -wild-region }
end-reason-repetition = 局面重复
end-reason-full-board = 棋盘下满
end-reason-passes = 连续{ -pass }
end-reason-forbidden = { -forbidden }
end-reason-resign = { -resign }
end-reason-time = 超时
end-reason-illegal = 违规着手
end-reason-two-moves = 一次下两手
end-reason-refused = 拒绝执行
end-reason-nonsense = 答复不通
end-reason-hang = 没有答复
end-reason-crash = 程序崩溃
end-reason-both-absent = 双方缺席
end-reason-move-limit = 手数上限

ended-counted = 计算胜负
ended-with-cause = { $reason }：{ $cause }
cause-dead-stones = { -dead-stones }：{ $stones }
cause-position-back = 第{ $number }手的局面再次出现
cause-not-ended = { $moves }手后仍未结束
cause-no-move = { $seconds }秒（棋钟加宽限）内没有下出一手
cause-late-move = 一手迟了{ $seconds }秒
cause-illegal-move = 第{ $number }手{ $move }：{ $reason }
cause-failures = 黑方：{ $black }；白方：{ $white }
note-no-dead-stones = { $side }没有报出{ -dead-stones }：{ $why }
note-no-final-score = { $side }没有报出结果：{ $why }

dead-stones-agreed = 双方一致
dead-stones-one-sided = 一方指出
dead-stones-referee = 裁判判断
dead-stones-disputed = { -disagreement }到底
dead-stones-natural = 不提{ -dead-stones }

# What can be wrong with a program.

fault-no-command = 命令是空的
fault-open-quote = 引号没有配对：{ $command }
fault-not-started = 不能启动`{ $program }`：{ $error }
fault-ended = 程序已退出（{ $status }）
fault-ended-code = 以状态 { $code } 结束
fault-ended-signal = 被信号 { $signal } 结束
fault-closed = 程序关闭了输入或输出
fault-last-words = { $fault }；最后写出：{ $text }
fault-hung = { $seconds }秒内没有答复
fault-stopped = 已停止
fault-too-long = 写了超过{ $bytes }字节，答复仍没有结束
fault-no-reply = 没有答复，只有：{ $text }
fault-reply-cut = { $text }（没有以空行结束）
fault-line-cut = { $text }（此行没有结束）
fault-no-move = 以`{ $answer }`答复`{ $command }`
fault-failed = 不能执行`{ $command }`：{ $error }
fault-refused = 拒绝执行`{ $command }`：{ $reason }
fault-unlisted = 没有列出final_status_list
fault-dead-no-point = 报出的`{ $point }`不是棋盘上的点
fault-dead-empty = 报出的{ $point }是空点
