"""KataGo's network files: reading versions 8 to 17, and the words of which a file is made.

A file is a dictionary of tensors and words in the order of the file; `teacher.py` evaluates it. Convolutions are
`[height, width, in, out]`, matrices `[in, out]`, and norms a scale and a bias for each channel.
"""

import gzip
from pathlib import Path

import numpy as np
import torch

PLANES, GLOBALS = 22, 19
GZIP = b"\x1f\x8b"
BINARY = b"@BIN@"
# The scales of outputs in versions without scales of their own.
OLD_SCALES = [20.0, 20.0, 20.0, 20.0, 40.0, 0.25, 30.0]


class BadNetworkError(ValueError):
    """A file that is no network, or one with layers that are not known here."""


class Reader:
    """Words, numbers and layers of a file, one after another."""

    def __init__(self, path):
        data = Path(path).read_bytes()
        self.data = gzip.decompress(data) if data.startswith(GZIP) else data
        self.at = 0

    def _skip(self):
        while self.data[self.at : self.at + 1].isspace():
            self.at += 1

    def word(self):
        """Read the next word."""
        self._skip()
        end = self.at
        while end < len(self.data) and not self.data[end : end + 1].isspace():
            end += 1
        word = self.data[self.at : end].decode("ascii", "replace")
        self.at = end
        return word

    def whole(self):
        """Read a whole number."""
        word = self.word()
        try:
            return int(word)
        except ValueError:
            raise BadNetworkError(f"a whole number is missing: {word[:40]!r}") from None

    def wholes(self, count):
        """Read whole numbers."""
        return [self.whole() for _ in range(count)]

    def number(self):
        """Read a number."""
        return float(self.word())

    def tensor(self, *shape):
        """Read binary numbers."""
        self._skip()
        if not self.data.startswith(BINARY, self.at):
            raise BadNetworkError("binary numbers are missing")
        self.at += len(BINARY)
        count = int(np.prod(shape))
        if self.at + 4 * count > len(self.data):
            raise BadNetworkError("the file ends early")
        numbers = np.frombuffer(self.data, "<f4", count, self.at).reshape(shape).copy()
        self.at += 4 * count
        return torch.from_numpy(numbers)

    def convolution(self):
        """Read a convolution."""
        self.word()
        height, width, inputs, outputs = self.wholes(4)
        if self.wholes(2) != [1, 1]:
            raise BadNetworkError("a dilated convolution")
        return self.tensor(height, width, inputs, outputs)

    def matrix(self):
        """Read a matrix."""
        self.word()
        return self.tensor(*self.wholes(2))

    def bias(self):
        """Read the biases of a layer."""
        self.word()
        return self.tensor(self.whole())

    def norm_parts(self):
        """Read a batch norm: mean, variance, scale and bias of each channel, and its epsilon."""
        self.word()
        channels, epsilon, has_scale, has_bias = self.whole(), self.number(), self.whole(), self.whole()
        mean, variance = self.tensor(channels), self.tensor(channels)
        scale = self.tensor(channels) if has_scale else torch.ones(channels)
        bias = self.tensor(channels) if has_bias else torch.zeros(channels)
        return mean, variance, scale, bias, epsilon

    def norm(self):
        """Read a batch norm as a scale and a bias for each channel."""
        mean, variance, scale, bias, epsilon = self.norm_parts()
        scale = scale / torch.sqrt(variance + epsilon)
        return scale, bias - scale * mean

    def rms_norm(self):
        """Read a norm by the root of the mean square: its scales and its epsilon."""
        self.word()
        channels, epsilon = self.whole(), self.number()
        return self.tensor(channels), epsilon

    def activation(self, version):
        """Read the name of an activation; old files have one alone."""
        self.word()
        return self.word() if version >= 11 else "ACTIVATION_RELU"

    def block(self, version):
        """Read a block of the trunk."""
        kind = self.word()
        self.word()
        if kind == "nested_bottleneck_block":
            count = self.whole()
            first = {"n1": self.norm(), "a1": self.activation(version), "c1": self.convolution()}
            inner = [self.block(version) for _ in range(count)]
            last = {"n2": self.norm(), "a2": self.activation(version), "c2": self.convolution()}
            return dict(kind="nested", inner=inner, **first, **last)
        if kind == "transformer_attention_block":
            heads, key_heads, key_size, value_size, rope, learnt = self.wholes(6)
            block = {
                "kind": "attention",
                "heads": heads,
                "key_heads": key_heads,
                "key_size": key_size,
                "value_size": value_size,
            }
            block.update(norm=self.rms_norm(), q=self.matrix(), k=self.matrix(), v=self.matrix(), out=self.matrix())
            if not (rope and learnt):
                raise BadNetworkError("attention without learnt rotations")
            self.word()
            return dict(block, frequencies=self.tensor(*self.wholes(3)))
        if kind == "transformer_ffn_block":
            if not self.wholes(3)[2]:
                raise BadNetworkError("a feed-forward layer without a gate")
            return {
                "kind": "feed",
                "norm": self.rms_norm(),
                "l1": self.matrix(),
                "gate": self.matrix(),
                "l2": self.matrix(),
            }
        if kind not in ("ordinary_block", "gpool_block"):
            raise BadNetworkError(f"unknown block {kind[:40]!r}")
        block = {"kind": "ordinary", "n1": self.norm(), "a1": self.activation(version), "c1": self.convolution()}
        if kind == "gpool_block":
            block.update(kind="pooling", cg=self.convolution(), ng=self.norm(), ag=self.activation(version))
            block.update(m=self.matrix())
        return dict(block, n2=self.norm(), a2=self.activation(version), c2=self.convolution())

    def policy_head(self, version):
        """Read the policy head."""
        self.word()
        if version >= 17:
            self.wholes(4)
        head = {"c1": self.convolution(), "cg": self.convolution(), "ng": self.norm(), "ag": self.activation(version)}
        head.update(m=self.matrix(), n=self.norm(), a=self.activation(version), c2=self.convolution())
        head.update(pass_matrix=self.matrix())
        if version >= 15:
            head.update(pass_bias=self.bias(), pass_act=self.activation(version), pass_matrix2=self.matrix())
        return head

    def value_head(self, version):
        """Read the value head."""
        self.word()
        if version >= 17:
            self.wholes(3)
        head = {"c": self.convolution(), "n": self.norm(), "a": self.activation(version)}
        head.update(m2=self.matrix(), b2=self.bias(), a2=self.activation(version))
        head.update(m3=self.matrix(), b3=self.bias(), ms=self.matrix(), bs=self.bias(), own=self.convolution())
        return head


def read(path):
    """Read a network.

    The scales are those of the file's third line: what the score mean, its deviation, the lead, the time left and the
    two short-term errors are multiplied by, the first of seven being unused; `trunk` are the numbers of blocks and of
    channels: those of the trunk, of the blocks, twice of what is not pooled in them, and of what is.
    """
    reader = Reader(path)
    net = {"name": reader.word(), "version": reader.whole()}
    version = net["version"]
    if not 8 <= version <= 17 or reader.wholes(2) != [PLANES, GLOBALS]:
        raise BadNetworkError(f"{path}: version {version} is not known, or the file is no network")
    net["scales"] = [reader.number() for _ in range(7)] if version >= 13 else OLD_SCALES
    if version >= 15:
        reader.wholes(8)
    reader.word()
    net["trunk"] = reader.wholes(6)
    tip = reader.wholes(6)[0] if version >= 15 else 0
    net["conv"], net["glob"] = reader.convolution(), reader.matrix()
    net["blocks"] = [reader.block(version) for _ in range(net["trunk"][0])]
    if tip == 1:
        reader.word()
        channels, epsilon, is_spatial = reader.whole(), reader.number(), reader.whole()
        reader.whole()
        scale, bias = reader.tensor(channels), reader.tensor(channels)
        net["tip"] = {"kind": "rms", "scale": scale, "bias": bias, "epsilon": epsilon, "is_spatial": is_spatial}
    else:
        net["tip"] = {"kind": "batch", "norm": reader.norm()}
    net["tip"]["act"] = reader.activation(version)
    net["policy"] = reader.policy_head(version)
    net["value"] = reader.value_head(version)
    return net


class Writer:
    """The words of a file of version 15, with the layers of PyTorch."""

    def __init__(self):
        self.data = bytearray()
        self.layers = 0

    def words(self, *words):
        """Write a line."""
        self.data += (" ".join(str(word) for word in words) + "\n").encode()

    def _name(self, kind):
        self.layers += 1
        return f"{kind}{self.layers}"

    def tensor(self, tensor):
        """Write binary numbers."""
        numbers = tensor.detach().float().cpu().contiguous().numpy().astype("<f4")
        self.data += BINARY + numbers.tobytes() + b"\n"

    def convolution(self, layer):
        """Write a convolution."""
        outputs, inputs, height, width = layer.weight.shape
        self.words(self._name("conv"), height, width, inputs, outputs, 1, 1)
        self.tensor(layer.weight.permute(2, 3, 1, 0))

    def matrix(self, layer):
        """Write the matrix of a linear layer, without its biases."""
        outputs, inputs = layer.weight.shape
        self.words(self._name("matrix"), inputs, outputs)
        self.tensor(layer.weight.t())

    def bias(self, bias):
        """Write biases."""
        self.words(self._name("bias"), len(bias))
        self.tensor(bias)

    def norm(self, layer):
        """Write a batch norm."""
        self.words(self._name("norm"), layer.num_features, layer.eps, 1, 1)
        for numbers in (layer.running_mean, layer.running_var, layer.weight, layer.bias):
            self.tensor(numbers)

    def activation(self, name):
        """Write an activation."""
        self.words(self._name("act"))
        self.words(name)

    def begin_block(self, kind):
        """Write the kind of a block, and its name."""
        self.words(kind)
        self.words(self._name("block"))

    def begin_part(self, name):
        """Write the name of the trunk or of a head."""
        self.words(name)

    def save(self, path):
        """Write the file beside its place, then rename it, so that it is whole at any time."""
        path = Path(path)
        part = path.with_name(path.name + ".part")
        part.write_bytes(gzip.compress(self.data, 9) if path.suffix == ".gz" else self.data)
        part.replace(path)


class Loader:
    """Reads the layers of PyTorch from a file that `Writer` could have written, by the same calls."""

    def __init__(self, path):
        self.reader = Reader(path)

    def words(self, *words):
        """Read a line, and hold it to what it is to be: words, or numbers however they are written."""
        for wanted in words:
            word = self.reader.word()
            if word != str(wanted) and not _is_number(word, wanted):
                raise BadNetworkError(f"a student has {wanted} where the file has {word[:40]!r}")

    @staticmethod
    def _fill(weights, tensor):
        if weights.shape != tensor.shape:
            raise BadNetworkError(f"a student has weights {tuple(weights.shape)}, the file {tuple(tensor.shape)}")
        weights.data.copy_(tensor)

    def convolution(self, layer):
        """Read a convolution."""
        self._fill(layer.weight, self.reader.convolution().permute(3, 2, 0, 1))

    def matrix(self, layer):
        """Read the matrix of a linear layer."""
        self._fill(layer.weight, self.reader.matrix().t())

    def bias(self, bias):
        """Read biases."""
        self._fill(bias, self.reader.bias())

    def norm(self, layer):
        """Read a batch norm."""
        mean, variance, scale, bias, epsilon = self.reader.norm_parts()
        parts = (layer.running_mean, mean), (layer.running_var, variance + epsilon - layer.eps)
        for weights, tensor in (*parts, (layer.weight, scale), (layer.bias, bias)):
            self._fill(weights, tensor)

    def activation(self, name):
        """Read an activation."""
        self.reader.word()
        self.words(name)

    def begin_block(self, kind):
        """Read the kind of a block, and its name."""
        self.words(kind)
        self.reader.word()

    def begin_part(self, name):
        """Read the name of the trunk or of a head, which the program numbers."""
        word = self.reader.word()
        if word.partition(".")[0] != name:
            raise BadNetworkError(f"a student has {name} where the file has {word[:40]!r}")


def _is_number(word, wanted):
    try:
        return not isinstance(wanted, str) and float(word) == float(wanted)
    except ValueError:
        return False
