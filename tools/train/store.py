"""Positions on a disk, so that a training goes on with them: what is dear on a CPU is the teacher.

A file has one record of a fixed length after the other: the bytes of each tensor's row, as `positions.py` keeps them.
A cut may leave a part of a record at the end, which is dropped.
"""

import numpy as np
import torch


class Store:
    """The positions of a board."""

    def __init__(self, path, tensors):
        self.path = path
        self.shapes = [(tuple(tensor.shape[1:]), tensor.numpy().dtype) for tensor in (t[:0].cpu() for t in tensors)]
        self.sizes = [int(np.prod(shape)) * kind.itemsize for shape, kind in self.shapes]
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab") as file:
            file.truncate(self.count() * sum(self.sizes))

    def count(self):
        """Count the positions."""
        return self.path.stat().st_size // sum(self.sizes)

    def read(self, most):
        """Read the last positions, no more than so many."""
        records = np.fromfile(self.path, np.uint8).reshape(-1, sum(self.sizes))[-most:]
        parts = np.split(records, np.cumsum(self.sizes)[:-1], 1)
        return [
            torch.from_numpy(np.frombuffer(part.tobytes(), kind).reshape(len(records), *shape).copy())
            for part, (shape, kind) in zip(parts, self.shapes, strict=True)
        ]

    def append(self, tensors):
        """Write positions behind the others."""
        rows = [tensor.cpu().contiguous().numpy() for tensor in tensors]
        parts = [row.view(np.uint8).reshape(len(row), -1) for row in rows]
        with self.path.open("ab") as file:
            file.write(np.concatenate(parts, 1).tobytes())
