"""Forward and backward of a minibatch as a recorded CUDA graph: launching it costs next to nothing."""

import random

import torch


class Graph:
    """The recorded graph of a square board. Running it adds to the gradients."""

    def __init__(self, board, count, step):
        self.board, self.count = board, count
        self.data = [numbers.clone() for numbers in board.turned(board.batch(count), 0)[0]]

        def once():
            return step(self.data, board.height, board.width)

        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(3):
                once()
        torch.cuda.current_stream().wait_stream(stream)
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            self.figures = once()

    def run(self):
        """Learn from other positions; gives their figures."""
        data, _, _ = self.board.turned(self.board.batch(self.count), random.randrange(8))
        for place, numbers in zip(self.data, data, strict=True):
            place.copy_(numbers)
        self.graph.replay()
        return self.figures
