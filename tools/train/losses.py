"""How far a student is from what its teacher has said."""

import torch
import torch.nn.functional as F

from farm import legal, planes
from student import VERSION
from teacher import autocast, scores

# The weights of the losses. Values, ownership and lead weigh much: a student that predicts moves well may see nothing.
WEIGHTS = {"policy": 1.0, "optimistic": 0.35, "value": 4.0, "ownership": 2.0, "lead": 0.8, "rest": 0.1}
NAMES = ("policy", "optimistic", "value", "ownership", "lead", "rest", "win rate off", "same move", "lead off")


def _huber(ours, theirs, scale):
    return F.huber_loss(ours / scale, theirs / scale, delta=1.0)


def losses(student, data, height, width, scales):
    """Compute the loss of positions, and its parts and figures in the order of `NAMES`."""
    marks, globals_, policy, own, said = data
    policy, owners = policy.float(), (1 + own.float() / 127) / 2
    inputs = planes(marks, height, width).contiguous(memory_format=torch.channels_last)
    with autocast(marks.device.type):
        ours, value, raw, owned = student(inputs, globals_)
    ours = torch.log_softmax(ours.masked_fill(~legal(marks)[..., None], -1e4), 1).transpose(1, 2)
    of_policy = (policy * (policy.clamp_min(1e-8).log() - ours)).sum(2).mean(0)
    win, log_win = said[:, :3], torch.log_softmax(value, 1)
    of_value = (win * (win.clamp_min(1e-8).log() - log_win)).sum(1).mean()
    sure = owners.clamp(1e-4, 1 - 1e-4)
    entropy = (owners * sure.log() + (1 - owners) * (1 - sure).log()).mean()
    of_own = F.binary_cross_entropy_with_logits(2 * owned, owners) + entropy
    ours_said, theirs = scores(raw, scales, VERSION), said[:, 3:]
    of_lead = _huber(ours_said[:, 2], theirs[:, 2], 6.0)
    of_lead = of_lead + 0.5 * (_huber(ours_said[:, 0], theirs[:, 0], 6.0) + _huber(ours_said[:, 1], theirs[:, 1], 6.0))
    rest = _huber(ours_said[:, 3], theirs[:, 3], 40.0) + _huber(ours_said[:, 4], theirs[:, 4], 0.1)
    rest = rest + _huber(ours_said[:, 5], theirs[:, 5], 5.0)
    parts = [of_policy[0], of_policy[1], of_value, of_own, of_lead, rest]
    loss = sum(weight * part for weight, part in zip(WEIGHTS.values(), parts, strict=True))
    with torch.no_grad():
        ahead = log_win.exp()
        off = ((ahead[:, 0] - ahead[:, 1]) - (win[:, 0] - win[:, 1])).abs().mean() / 2
        same = (ours[:, 0].argmax(1) == policy[:, 0].argmax(1)).float().mean()
        lead_off = (ours_said[:, 2] - theirs[:, 2]).abs().mean()
        figures = torch.stack([*parts, off, same, lead_off])
    return loss, figures


def total(figures):
    """Weigh the parts that playing strength depends on."""
    parts = dict(zip(NAMES, figures, strict=True))
    return sum(WEIGHTS[name] * parts[name] for name in ("policy", "value", "ownership", "lead"))
