# How a game of a match ended, and what lies behind that.

end-reason-count = count
end-reason-five = five in a line
end-reason-wild-region = wild region
end-reason-repetition = repetition
end-reason-full-board = full board
end-reason-passes = passes
end-reason-forbidden = forbidden move
end-reason-resign = resignation
end-reason-time = time
end-reason-illegal = illegal move
end-reason-two-moves = two moves in one turn
end-reason-refused = refusal
end-reason-nonsense = nonsense
end-reason-hang = hang
end-reason-crash = crash
end-reason-both-absent = both absent
end-reason-move-limit = move limit

ended-counted = counted
ended-with-cause = { $reason }: { $cause }
cause-dead-stones = dead: { $stones }
cause-position-back = the position of move { $number } came back
cause-not-ended = not ended after { $moves } moves
cause-no-move = no move within { $seconds } s, the clock and its grace
cause-late-move = a move { $seconds } s too late
cause-illegal-move = { $move } at move { $number }: { $reason }
cause-failures = Black: { $black }; White: { $white }
note-no-dead-stones = { $side } gave no dead stones: { $why }
note-no-final-score = { $side } gave no final score: { $why }

dead-stones-agreed = agreed
dead-stones-one-sided = named by one side
dead-stones-referee = judged by the referee
dead-stones-disputed = disputed to the end
dead-stones-natural = none removed

# What can be wrong with a program.

fault-no-command = the command is empty
fault-open-quote = a quote is not closed in: { $command }
fault-not-started = cannot start `{ $program }`: { $error }
fault-ended = ended with { $status }
fault-ended-code = ended with exit status: { $code }
fault-ended-signal = ended with signal: { $signal }
fault-closed = closed its input or output
fault-last-words = { $fault }; last words: { $text }
fault-hung = no answer within { $seconds } s
fault-stopped = stopped
fault-too-long = wrote more than { $bytes } bytes without finishing a reply
fault-no-reply = no reply, but: { $text }
fault-reply-cut = { $text } (never ended by an empty line)
fault-line-cut = { $text } (a line never ended)
fault-no-move = answered `{ $answer }` to `{ $command }`
fault-failed = failed at `{ $command }`: { $error }
fault-refused = refused `{ $command }`: { $reason }
fault-unlisted = does not list final_status_list
fault-dead-no-point = called `{ $point }` dead
fault-dead-empty = called the empty point { $point } dead
