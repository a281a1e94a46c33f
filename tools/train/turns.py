"""Which farms evaluate positions while the student learns, where farms have the teacher."""

from farm import ready

# Seconds between two looks at whether the training is to end.
LOOK = 1.0


class Turns:
    """The farms that are at work, and whose turn is next.

    Each board gets the share of the work that it has of what is learnt from: points of positions, which both the
    teacher's and the student's time are about proportional to.
    """

    def __init__(self, parts, at_once):
        self.parts, self.at_once = parts, at_once
        # Every farm begins with its first positions.
        self.at_work = list(parts)

    def _lag(self, board):
        return board.seen * board.area / self.parts[board]

    def go_on(self, take, is_waiting):
        """Take what farms show, and let the next ones go on; waits a moment for some if there is nothing else to do."""
        shown = ready([board.farm for board in self.at_work], LOOK if is_waiting else 0)
        for board in [board for board in self.at_work if board.farm in shown]:
            take(board)
            self.at_work.remove(board)
        while len(self.at_work) < self.at_once:
            board = min((board for board in self.parts if board not in self.at_work), key=self._lag, default=None)
            if board is None:
                return
            board.go_on()
            self.at_work.append(board)
