"""The bot that takes what looks best right after it: one ply, judged by what the game finds good."""

from __future__ import annotations

from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer
from arbitre.kernel.state import AnyState

from .advice import Advice, advice
from .deadline import Deadline
from .glimpse import Glimpse
from .luck import Luck
from .sample import one

ANSWERS = 24  # looked at; more are drawn by chance down to this number
DREAMS = 4  # of each answer, where chance or the unseen makes a difference
FOLLOW_UPS = 6  # answers looked at for a question that belongs to the same action
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


class Look:
    """How an action is looked at: by whom, with what luck and advice, and what came of it."""

    __slots__ = ("judged", "known", "left", "luck", "seat")

    def __init__(self, seat: int, luck: Luck, known: Advice) -> None:
        self.seat = seat
        self.luck = luck
        self.known = known
        self.judged: list[AnyState] = []
        """The positions in which the action was over."""
        self.left = False
        """Whether something was left to others, who answered by chance."""


def _worth(glimpse: Glimpse, answer: Answer, dreams: list[int], known: Advice, deadline: Deadline) -> float:
    """The mean over the dreams. One is enough where neither chance nor the unseen had a part in it; two that
    are equal say so as well."""
    worths: list[float] = []
    for dream in dreams:
        look = Look(glimpse.seat, Luck(dream), known)
        follow = Follow(look, DEPTH)
        worths.append(follow.worth(glimpse.imagine(answer, dream, follow.answer)))
        if len(worths) == 1 and not look.left:
            if glimpse.surely(look.judged, dream) or deadline.over:
                break
        elif (len(worths) == 2 and abs(worths[0] - worths[1]) < EQUAL) or deadline.over:
            break
    return sum(worths) / len(worths)


def under_way(game: Game) -> bool:
    """Whether the open question belongs to an action that has begun: paying, choosing a target …"""
    return bool(game.answers) or game.state.count != game.checkpoint.count


class Follow:
    """Who follows up an action in a dream: the seat well, the others by chance; what the game knows a usual
    way for is done in the best of its manners, or in the one begun. Where there are several ways to go on,
    the dream stops, and each is tried."""

    __slots__ = ("_depth", "_look", "_manner", "_manners", "_ways")

    def __init__(self, look: Look, depth: int, manner: int = -1) -> None:
        """For so many questions at most; in one of the manners, if one is begun."""
        self._look = look
        self._depth = depth
        self._manner = manner
        self._ways: list[Answer] | None = None
        self._manners = False  # whether the ways are the manners of one

    def answer(self, game: Game) -> Answer | None:
        """How the action goes on; nothing where it is over or it is to be stopped."""
        if self._depth <= 0 or not under_way(game):
            return None
        asked = game.pending
        assert asked is not None
        look = self._look
        if asked.seat != look.seat:
            self._depth -= 1
            look.left = True
            return one(asked, look.luck)
        usual = look.known.usual(asked)
        if usual is None:
            return None
        if len(usual) > 1 and self._manner < 0:
            self._ways, self._manners = list(usual), True
            return None
        if usual:
            return usual[min(max(self._manner, 0), len(usual) - 1)]
        self._depth -= 1
        answers = look.known.answers(asked, look.luck, FOLLOW_UPS)
        if len(answers) == 1:
            return answers[0]
        self._ways = answers
        return None

    def worth(self, game: Game) -> float:
        """The value of a dream that was followed up, once the action under way is over."""
        look = self._look
        if self._ways is None:
            look.judged.append(game.state)
            return look.known.value(game.state, look.seat)
        best = float("-inf")
        for number, answer in enumerate(self._ways):
            if self._manners:
                on = Follow(look, self._depth, number)
            else:
                on = Follow(look, min(self._depth, 1), self._manner)
            best = max(best, on.worth(game.trying(answer, on.answer)))
        return best
