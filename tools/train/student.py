"""The student: a small convolutional network of nested bottlenecks with KataGo's heads."""

import math

import torch
from torch import nn

from network_file import GLOBALS, PLANES, Loader, Writer, read
from teacher import ACTIVATIONS, pooled

# Versions from 15 on have a hidden layer for the pass.
VERSION = 15


def _conv(inputs, outputs, side):
    return nn.Conv2d(inputs, outputs, side, padding=side // 2, bias=False)


class Norm(nn.BatchNorm2d):
    """A batch norm, slow enough for positions of many kinds."""

    def __init__(self, channels):
        super().__init__(channels, eps=1e-4, momentum=0.004)


class Ordinary(nn.Module):
    """Two convolutions."""

    def __init__(self, channels):
        super().__init__()
        self.n1, self.c1 = Norm(channels), _conv(channels, channels, 3)
        self.n2, self.c2 = Norm(channels), _conv(channels, channels, 3)

    def forward(self, x, act):
        """Go through the block."""
        return x + self.c2(act(self.n2(self.c1(act(self.n1(x))))))

    def write(self, writer, act):
        """Write the block as KataGo's."""
        writer.begin_block("ordinary_block")
        for norm, conv in ((self.n1, self.c1), (self.n2, self.c2)):
            writer.norm(norm)
            writer.activation(act)
            writer.convolution(conv)


class Pooling(nn.Module):
    """Two convolutions, between which the whole board is heard of."""

    def __init__(self, channels, pool):
        super().__init__()
        rest = channels - pool
        self.n1, self.c1 = Norm(channels), _conv(channels, rest, 3)
        self.cg, self.ng, self.m = _conv(channels, pool, 3), Norm(pool), nn.Linear(3 * pool, rest, bias=False)
        self.n2, self.c2 = Norm(rest), _conv(rest, channels, 3)

    def forward(self, x, act):
        """Go through the block."""
        y = act(self.n1(x))
        pool = pooled(act(self.ng(self.cg(y))).flatten(2), channels_last=False)
        return x + self.c2(act(self.n2(self.c1(y) + self.m(pool)[:, :, None, None])))

    def write(self, writer, act):
        """Write the block as KataGo's."""
        writer.begin_block("gpool_block")
        writer.norm(self.n1)
        writer.activation(act)
        writer.convolution(self.c1)
        writer.convolution(self.cg)
        writer.norm(self.ng)
        writer.activation(act)
        writer.matrix(self.m)
        writer.norm(self.n2)
        writer.activation(act)
        writer.convolution(self.c2)


class Nested(nn.Module):
    """Blocks of fewer channels between two convolutions of one point."""

    def __init__(self, channels, middle, inner):
        super().__init__()
        self.n1, self.c1 = Norm(channels), _conv(channels, middle, 1)
        self.inner = nn.ModuleList(inner)
        self.n2, self.c2 = Norm(middle), _conv(middle, channels, 1)

    def forward(self, x, act):
        """Go through the block."""
        y = self.c1(act(self.n1(x)))
        for block in self.inner:
            y = block(y, act)
        return x + self.c2(act(self.n2(y)))

    def write(self, writer, act):
        """Write the block as KataGo's."""
        writer.begin_block("nested_bottleneck_block")
        writer.words(len(self.inner))
        writer.norm(self.n1)
        writer.activation(act)
        writer.convolution(self.c1)
        for block in self.inner:
            block.write(writer, act)
        writer.norm(self.n2)
        writer.activation(act)
        writer.convolution(self.c2)


class Student(nn.Module):
    """The network. It takes and gives what `Teacher` does, with two channels of policy."""

    def __init__(self, blocks=6, channels=128, pool=16, pooling=(1, 3), act="ACTIVATION_RELU", head=32, hidden=64):
        super().__init__()
        self.shape = {"blocks": blocks, "channels": channels, "pool": pool, "pooling": tuple(pooling), "act": act}
        middle = channels // 2
        self.conv, self.glob = _conv(PLANES, channels, 3), nn.Linear(GLOBALS, channels, bias=False)
        self.blocks = nn.ModuleList(
            Nested(channels, middle, [Pooling(middle, pool) if at in pooling else Ordinary(middle), Ordinary(middle)])
            for at in range(blocks)
        )
        self.tip = Norm(channels)
        self.p1, self.pg, self.png = _conv(channels, head, 1), _conv(channels, head, 1), Norm(head)
        self.pm, self.pn, self.p2 = nn.Linear(3 * head, head, bias=False), Norm(head), _conv(head, 2, 1)
        self.pass1, self.pass2 = nn.Linear(3 * head, head), nn.Linear(head, 2, bias=False)
        self.v1, self.vn, self.v2 = _conv(channels, head, 1), Norm(head), nn.Linear(3 * head, hidden)
        self.v3, self.vs, self.own = nn.Linear(hidden, 3), nn.Linear(hidden, 6), _conv(head, 1, 1)
        self._begin()

    @torch.no_grad()
    def _begin(self):
        """Draw the weights. What adds to a residual stream, and what comes out, begins small."""
        for module in self.modules():
            if isinstance(module, nn.Conv2d | nn.Linear):
                deviation = 1 / math.sqrt(module.weight[0].numel())
                nn.init.trunc_normal_(module.weight, std=deviation, a=-2 * deviation, b=2 * deviation)
                if module.bias is not None:
                    nn.init.zeros_(module.bias)
        for module in self.modules():
            if isinstance(module, Ordinary | Pooling | Nested):
                module.c2.weight.mul_(0.3)
            if isinstance(module, Pooling):
                module.m.weight.mul_(0.3)
        for layer in (self.p2, self.pass2, self.v3, self.vs, self.own):
            layer.weight.mul_(0.3)

    def forward(self, planes, globals_):
        """Evaluate positions."""
        act = ACTIVATIONS[self.shape["act"]]
        x = self.conv(planes) + self.glob(globals_)[:, :, None, None]
        for block in self.blocks:
            x = block(x, act)
        x = act(self.tip(x))
        pool = pooled(act(self.png(self.pg(x))).flatten(2), channels_last=False)
        policy = self.p2(act(self.pn(self.p1(x) + self.pm(pool)[:, :, None, None]))).flatten(2).transpose(1, 2)
        of_pass = self.pass2(act(self.pass1(pool)))
        y = act(self.vn(self.v1(x)))
        hidden = act(self.v2(pooled(y.flatten(2), channels_last=False, value=True)))
        own = self.own(y).flatten(1)
        policy = torch.cat([policy, of_pass[:, None]], 1)
        return policy.float(), self.v3(hidden).float(), self.vs(hidden).float(), own.float()

    def matrices(self):
        """Give the weights that Muon learns, and all others."""
        matrices, others = [], []
        for name, weights in self.named_parameters():
            (matrices if name.startswith("blocks") and weights.dim() >= 2 else others).append(weights)
        return matrices, others

    @classmethod
    def read(cls, path):
        """Read a student from the file that `write`, or `liangyi net write`, has made of one."""
        net = read(path)
        inner = [block["inner"][0] if block["kind"] == "nested" else {"kind": None} for block in net["blocks"]]
        pools = [at for at, block in enumerate(inner) if block["kind"] == "pooling"]
        blocks, channels, *_, pool = net["trunk"]
        student = cls(blocks, channels, pool, tuple(pools), net["tip"]["act"])
        student.transfer(Loader(path), net["name"], net["scales"])
        return student

    def write(self, path, name, scales):
        """Write a file of KataGo's."""
        writer = Writer()
        self.transfer(writer, name, scales)
        writer.save(path)

    def transfer(self, writer, name, scales):
        """Write a file, or read it: `writer` is a `Writer` or a `Loader`."""
        shape, act = self.shape, self.shape["act"]
        middle = shape["channels"] // 2
        rest = middle - shape["pool"]
        for line in ([name], [VERSION], [PLANES], [GLOBALS], scales, [0] * 8):
            writer.words(*line)
        writer.begin_part("trunk")
        writer.words(shape["blocks"], shape["channels"], middle, rest, rest, shape["pool"])
        writer.words(*[0] * 6)
        writer.convolution(self.conv)
        writer.matrix(self.glob)
        for block in self.blocks:
            block.write(writer, act)
        writer.norm(self.tip)
        writer.activation(act)
        self._write_policy(writer, act)
        self._write_value(writer, act)

    def _write_policy(self, writer, act):
        writer.begin_part("policyhead")
        writer.convolution(self.p1)
        writer.convolution(self.pg)
        writer.norm(self.png)
        writer.activation(act)
        writer.matrix(self.pm)
        writer.norm(self.pn)
        writer.activation(act)
        writer.convolution(self.p2)
        writer.matrix(self.pass1)
        writer.bias(self.pass1.bias)
        writer.activation(act)
        writer.matrix(self.pass2)

    def _write_value(self, writer, act):
        writer.begin_part("valuehead")
        writer.convolution(self.v1)
        writer.norm(self.vn)
        writer.activation(act)
        writer.matrix(self.v2)
        writer.bias(self.v2.bias)
        writer.activation(act)
        for layer in (self.v3, self.vs):
            writer.matrix(layer)
            writer.bias(layer.bias)
        writer.convolution(self.own)
