"""Muon: momentum, orthogonalised by five steps of Newton and Schulz (Jordan 2024), for matrices and kernels."""

import torch


def orthogonalised(matrices):
    """Bring the singular values of matrices `[N, rows, columns]` near 1."""
    is_tall = matrices.shape[1] > matrices.shape[2]
    x = matrices.transpose(1, 2) if is_tall else matrices
    x = x / (x.norm(dim=(1, 2), keepdim=True) + 1e-7)
    for _ in range(5):
        square = x @ x.transpose(1, 2)
        x = 3.4445 * x + (-4.7750 * square + 2.0315 * square @ square) @ x
    return x.transpose(1, 2) if is_tall else x


class Muon(torch.optim.Optimizer):
    """The optimizer. Weights of one shape take their steps together."""

    def __init__(self, params, lr, momentum=0.95, decay=0.01):
        super().__init__(params, {"lr": lr, "momentum": momentum, "decay": decay})

    @torch.no_grad()
    def step(self):
        """Take a step."""
        for group in self.param_groups:
            by_shape = {}
            for weights in group["params"]:
                if weights.grad is None:
                    continue
                state = self.state[weights]
                if "momentum" not in state:
                    state["momentum"] = torch.zeros_like(weights)
                state["momentum"].lerp_(weights.grad, 1 - group["momentum"])
                ahead = weights.grad.lerp(state["momentum"], group["momentum"])
                by_shape.setdefault(tuple(weights.shape), []).append((weights, ahead))
            for shape, items in by_shape.items():
                half = torch.bfloat16 if items[0][0].is_cuda else torch.float32
                steps = orthogonalised(torch.stack([ahead.reshape(shape[0], -1) for _, ahead in items]).to(half))
                rows, columns = steps.shape[1:]
                rate = group["lr"] * max(1.0, rows / columns) ** 0.5
                for (weights, _), step in zip(items, steps, strict=True):
                    weights.mul_(1 - group["lr"] * group["decay"])
                    weights.add_(step.reshape(shape).to(weights.dtype), alpha=-rate)
