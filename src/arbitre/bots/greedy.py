"""The bot that takes what looks best right after it: one ply, judged by what the game finds good."""

from __future__ import annotations

from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer

from .advice import Advice, advice
from .deadline import Deadline
from .glimpse import Glimpse
from .luck import Luck
from .sample import one

ANSWERS = 24  # looked at; more are drawn by chance down to this number
DREAMS = 4  # of each answer, where chance or the unseen makes a difference
FOLLOW_UPS = 4  # answers looked at for a question that belongs to the same action
DEPTH = 6  # questions followed inside one action
EQUAL = 1e-9


class GreedyBot:
    """Looks one action ahead and chooses the best value on average; ties are broken by luck."""

    name = "greedy"

    __slots__ = ("_known", "_seat", "_seed")

    def __init__(self, seed: int, seat: int, known: Advice | None = None) -> None:
        """A bot for a seat; `known` is other advice than what the game gives everybody."""
        self._seed = seed
        self._seat = seat
        self._known = known

    def choose(self, glimpse: Glimpse) -> Answer:
        """The answer that looks best."""
        luck = Luck(self._seed, self._seat, glimpse.answered)
        best: list[Answer] = []
        highest = float("-inf")
        for answer, worth in rated(glimpse, luck, Deadline(), self._known or advice(glimpse.game)):
            if worth > highest + EQUAL:
                highest, best = worth, [answer]
            elif worth > highest - EQUAL:
                best.append(answer)
        return luck.pick(best) if len(best) > 1 else best[0]


def rated(glimpse: Glimpse, luck: Luck, deadline: Deadline, known: Advice) -> list[tuple[Answer, float]]:
    """The answers worth a look and what each is worth; those looked at before the time was over."""
    answers = known.answers(glimpse.decision, luck, ANSWERS)
    if len(answers) == 1:
        return [(answers[0], 0.0)]
    # The same dreams for every answer: what chance adds to one it adds to the others.
    dreams = [luck.next() for _ in range(DREAMS)]
    idle = known.idle(glimpse.decision)
    found: list[tuple[Answer, float]] = []
    for answer in answers:
        if found and deadline.over:
            break
        worth = _worth(glimpse, answer, dreams, known, deadline)
        if answer == idle and idle is not None:
            worth = max(worth, known.value(glimpse.present(dreams[0]), glimpse.seat))
        found.append((answer, worth))
    return found


def _worth(glimpse: Glimpse, answer: Answer, dreams: list[int], known: Advice, deadline: Deadline) -> float:
    """The mean over the dreams. One is enough where neither chance nor the unseen had a part in it; two that
    are equal say so as well."""
    worths: list[float] = []
    for dream in dreams:
        imagined = glimpse.imagine(answer, dream)
        luck = Luck(dream)
        worths.append(finished(imagined, glimpse.seat, luck, known, DEPTH))
        if len(worths) == 1 and not luck.drawn and not under_way(imagined):
            if glimpse.surely(imagined) or deadline.over:
                break
        elif (len(worths) == 2 and abs(worths[0] - worths[1]) < EQUAL) or deadline.over:
            break
    return sum(worths) / len(worths)


def under_way(game: Game) -> bool:
    """Whether the open question belongs to an action that has begun: paying, choosing a target …"""
    return bool(game.answers) or game.state.count != game.checkpoint.count


def finished(game: Game, seat: int, luck: Luck, known: Advice, depth: int, manner: int = -1) -> float:
    """The value once the action under way is over. The seat follows it up well, the others by chance; what
    the game knows a usual way for is done in the best of its manners, or in the one begun."""
    while depth > 0 and under_way(game) and game.pending is not None:
        if game.pending.seat != seat:
            depth -= 1
            game.answer(one(game.pending, luck))
            continue
        usual = known.usual(game.pending)
        if usual is None:
            break
        if len(usual) > 1 and manner < 0:
            return max(finished(game.fork(), seat, luck, known, depth, k) for k in range(len(usual)))
        if usual:
            game.answer(usual[min(max(manner, 0), len(usual) - 1)])
            continue
        depth -= 1
        answers = known.answers(game.pending, luck, FOLLOW_UPS)
        if len(answers) == 1:
            game.answer(answers[0])
            continue
        best = float("-inf")
        for answer in answers:
            branch = game.fork()
            branch.answer(answer)
            best = max(best, finished(branch, seat, luck, known, min(depth, 1), manner))
        return best
    return known.value(game.state, seat)
