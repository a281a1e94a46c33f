"""The teacher: a network of KataGo's in PyTorch, evaluated in batches of positions on one size of board."""

import functools
import time

import torch
import torch.nn.functional as F

ACTIVATIONS = {
    "ACTIVATION_RELU": F.relu,
    "ACTIVATION_SILU": F.silu,
    "ACTIVATION_MISH": F.mish,
    "ACTIVATION_IDENTITY": lambda x: x,
}


@torch.inference_mode(False)
@torch.enable_grad()
def _seconds_to_convolve(numbers):
    # A convolution of the student's, there and back.
    inputs = torch.randn(64, 48, 9, 9, dtype=numbers).contiguous(memory_format=torch.channels_last).requires_grad_()
    weights = torch.randn(48, 48, 3, 3, dtype=numbers).requires_grad_()
    found = []
    for _ in range(8):
        begun = time.perf_counter()
        F.conv2d(inputs, weights, padding=1).sum().backward()
        found.append(time.perf_counter() - begun)
    return min(found)


@functools.cache
def has_bfloat16(device):
    """Tell whether bfloat16 is the faster one: on GPUs, and on a processor that convolves faster in it than in 32 bits.

    A processor may have instructions for it and be slower with them.
    """
    if device == "cuda":
        return True
    if not torch.ops.mkldnn._is_mkldnn_bf16_supported():
        return False
    return _seconds_to_convolve(torch.bfloat16) < _seconds_to_convolve(torch.float32)


def device_and_half():
    """Choose the GPU and its 16 bits where there is one, else the CPU and its own, if it has some, or 32."""
    if torch.cuda.is_available():
        return "cuda", torch.float16
    return "cpu", torch.bfloat16 if has_bfloat16("cpu") else torch.float32


def autocast(device):
    """Let a student compute in bfloat16 where that is fast."""
    return torch.autocast(device, dtype=torch.bfloat16, cache_enabled=False, enabled=has_bfloat16(device))


def prepare(threads):
    """Set PyTorch up: threads on the CPU, and no subnormal numbers.

    The farms need the cores, which idle threads of PyTorch would take. The teacher b10c384 has 440,000 subnormal
    weights, with which Intel's processors are 20 times slower.
    """
    torch.set_flush_denormal(True)
    if torch.cuda.is_available():
        torch.backends.cuda.matmul.allow_tf32 = True
        torch.backends.cudnn.allow_tf32 = True
    else:
        torch.set_num_threads(threads)


def pooled(points, channels_last=True, value=False):
    """Pool a board: the mean, the mean by the board's size, and the maximum or, for values, the mean by its square.

    `points` is `[N, points, channels]`, or `[N, channels, points]` where channels are not last.
    """
    over = 1 if channels_last else 2
    points = points.float()
    size = points.shape[over] ** 0.5 - 14
    mean = points.mean(over)
    third = mean * (size * size / 100 - 0.1) if value else points.amax(over)
    return torch.cat([mean, mean * size / 10, third], 1)


def _moved(value, move):
    if torch.is_tensor(value):
        return move(value)
    if isinstance(value, dict):
        return {key: _moved(item, move) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(_moved(item, move) for item in value)
    return value


# What torch.compile makes one kernel of each.
def _rms(x, scale, epsilon, like):
    return (x * torch.rsqrt((x * x).mean(-1, keepdim=True) + epsilon) * scale).to(like.dtype)


def _gated(x, gate):
    return F.silu(x) * gate


def _silu(x, scale, bias, like):
    return F.silu(x * scale + bias).to(like.dtype)


def _rotated(heads, cos, sin):
    # heads: [N, points, heads, size]; cos and sin: [points, heads, size / 2].
    first, second = heads.float()[..., 0::2], heads.float()[..., 1::2]
    return torch.stack([first * cos - second * sin, first * sin + second * cos], -1).flatten(-2).to(heads.dtype)


class Teacher:
    """A network that has been read.

    Takes planes `[N, 22, height, width]` and globals `[N, 19]`, and gives policy `[N, points + 1, channels]`, value
    `[N, 3]`, the other numbers `[N, 4 or 6]` and ownership `[N, points]`, all raw. Residual streams are in 32 bits,
    products in `half`.
    """

    def __init__(self, net, device, half, fused=False):
        def placed(tensor):
            tensor = tensor.to(device)
            if tensor.dim() == 4 and tensor.shape[0] == 1:
                return tensor[0, 0].t().contiguous().to(half)
            if tensor.dim() == 4:
                return tensor.permute(3, 2, 0, 1).contiguous().to(half)
            return tensor.t().contiguous().to(half) if tensor.dim() == 2 else tensor

        self.net, self.half, self.angles = _moved(net, placed), half, {}
        compiled = (lambda f: torch.compile(f, dynamic=True)) if fused else (lambda f: f)
        self.rms, self.gated, self.silu, self.rotated = (compiled(f) for f in (_rms, _gated, _silu, _rotated))
        # Compiled functions take a tensor where they need a type.
        self.like = torch.zeros(1, dtype=half, device=device)

    def _active(self, x, norm, act):
        if act == "ACTIVATION_SILU":
            return self.silu(x, norm[0], norm[1], self.like)
        return ACTIVATIONS[act]((x * norm[0] + norm[1]).to(self.half))

    @staticmethod
    def _convolved(x, weight, board):
        if weight.dim() == 2:
            return F.linear(x, weight)
        n, points, channels = x.shape
        planes = x.view(n, *board, channels).permute(0, 3, 1, 2)
        out = F.conv2d(planes, weight, padding=weight.shape[2] // 2)
        return out.permute(0, 2, 3, 1).reshape(n, points, -1)

    def _rotation(self, frequencies, board):
        key = (frequencies.data_ptr(), board)
        if key not in self.angles:
            height, width = (torch.arange(side, device=frequencies.device) for side in board)
            y, x = torch.meshgrid(height, width, indexing="ij")
            angle = x.reshape(-1, 1, 1) * frequencies[None, :, :, 0] + y.reshape(-1, 1, 1) * frequencies[None, :, :, 1]
            self.angles[key] = (angle.cos().contiguous(), angle.sin().contiguous())
        return self.angles[key]

    def _attended(self, x, block, board):
        n, points, _ = x.shape
        y = self.rms(x, block["norm"][0], block["norm"][1], self.like)
        heads, key_heads = block["heads"], block["key_heads"]
        shared = heads // key_heads
        q = F.linear(y, block["q"]).view(n, points, heads, block["key_size"])
        k = F.linear(y, block["k"]).view(n, points, key_heads, block["key_size"])
        v = F.linear(y, block["v"]).view(n, points, key_heads, block["value_size"])
        cos, sin = self._rotation(block["frequencies"], board)
        q = self.rotated(q, cos.repeat_interleave(shared, 1), sin.repeat_interleave(shared, 1))
        k = self.rotated(k, cos, sin)
        if shared > 1:
            k, v = k.repeat_interleave(shared, 2), v.repeat_interleave(shared, 2)
        out = F.scaled_dot_product_attention(q.transpose(1, 2), k.transpose(1, 2), v.transpose(1, 2))
        return x + F.linear(out.transpose(1, 2).reshape(n, points, -1), block["out"])

    def _pooled(self, y, layers, board):
        conv, norm, act = layers["cg"], layers["ng"], layers["ag"]
        return pooled(self._active(self._convolved(y, conv, board), norm, act)).to(self.half)

    def _block(self, x, block, board):
        kind = block["kind"]
        if kind == "attention":
            return self._attended(x, block, board)
        if kind == "feed":
            y = self.rms(x, block["norm"][0], block["norm"][1], self.like)
            return x + F.linear(self.gated(F.linear(y, block["l1"]), F.linear(y, block["gate"])), block["l2"])
        active = self._active(x, block["n1"], block["a1"])
        y = self._convolved(active, block["c1"], board)
        if kind == "nested":
            y = y.float()
            for inner in block["inner"]:
                y = self._block(y, inner, board)
        elif kind == "pooling":
            y = y + F.linear(self._pooled(active, block, board), block["m"])[:, None]
        return x + self._convolved(self._active(y, block["n2"], block["a2"]), block["c2"], board)

    def _tip(self, x):
        tip = self.net["tip"]
        if tip["kind"] == "batch":
            return self._active(x, tip["norm"], tip["act"])
        over = (1, 2) if tip["is_spatial"] else (2,)
        x = x * torch.rsqrt((x * x).mean(over, keepdim=True) + tip["epsilon"]) * tip["scale"] + tip["bias"]
        return ACTIVATIONS[tip["act"]](x).to(self.half)

    def _policy(self, x, board):
        head = self.net["policy"]
        pool = self._pooled(x, head, board)
        y = self._convolved(x, head["c1"], board).float() + F.linear(pool, head["m"]).float()[:, None]
        policy = self._convolved(self._active(y, head["n"], head["a"]), head["c2"], board).float()
        of_pass = F.linear(pool, head["pass_matrix"]).float()
        if "pass_matrix2" in head:
            hidden = ACTIVATIONS[head["pass_act"]](of_pass + head["pass_bias"]).to(self.half)
            of_pass = F.linear(hidden, head["pass_matrix2"]).float()
        return torch.cat([policy, of_pass[:, None]], 1)

    def _value(self, x, board):
        head = self.net["value"]
        y = self._active(self._convolved(x, head["c"], board), head["n"], head["a"])
        own = self._convolved(y, head["own"], board).float()[..., 0]
        hidden = F.linear(pooled(y, value=True).to(self.half), head["m2"]).float() + head["b2"]
        hidden = ACTIVATIONS[head["a2"]](hidden).to(self.half)
        value = F.linear(hidden, head["m3"]).float() + head["b3"]
        return value, F.linear(hidden, head["ms"]).float() + head["bs"], own

    @torch.no_grad()
    def __call__(self, planes, globals_):
        """Evaluate positions."""
        net, half = self.net, self.half
        board = tuple(planes.shape[2:])
        first = F.conv2d(planes.to(half), net["conv"], padding=net["conv"].shape[2] // 2).float()
        x = first + F.linear(globals_.to(half), net["glob"]).float()[:, :, None, None]
        x = x.permute(0, 2, 3, 1).reshape(len(planes), board[0] * board[1], -1)
        for block in net["blocks"]:
            x = self._block(x, block, board)
        x = self._tip(x)
        return self._policy(x, board), *self._value(x, board)


def scores(raw, scales, version):
    """Read the numbers besides the value: score mean, deviation, lead, time left, errors of win rate and score."""
    _, mean, deviation, lead, time, win_error, score_error = scales
    if version >= 14:
        errors = [F.softplus(raw[:, 4] / 2) * win_error**0.5, F.softplus(raw[:, 5] / 2) * score_error**0.5]
    elif version >= 10:
        errors = [torch.sqrt(F.softplus(raw[:, 4]) * win_error), torch.sqrt(F.softplus(raw[:, 5]) * score_error)]
    else:
        raise ValueError(
            f"a network of version {version} does not tell its errors; a teacher needs version 10 or later"
        )
    known = [raw[:, 0] * mean, F.softplus(raw[:, 1]) * deviation, raw[:, 2] * lead, F.softplus(raw[:, 3]) * time]
    return torch.stack(known + errors, 1)
