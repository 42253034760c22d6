"""The bot that takes what looks best right after it: one ply, judged by what the game finds good."""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.kernel.ask import Decision
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer
from arbitre.kernel.state import AnyState

from .advice import Advice, advice
from .deadline import Deadline
from .glimpse import Glimpse, under_way
from .luck import Luck
from .sample import one

ANSWERS = 24  # looked at; more are drawn by chance down to this number
DREAMS = 4  # of an answer that may be the best, where chance or the unseen makes a difference
REACH = 0.06  # of the scale of values: who is that far behind is no longer dreamt of
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
        """The answer that looks best, or the one that is known by heart."""
        luck = Luck(self._seed, self._seat, glimpse.answered)
        known = self._known or advice(glimpse.game)
        dream = luck.next()
        if known.by_heart is not None:
            learned = known.by_heart(glimpse.asked(dream), glimpse.decision)
            if learned is not None:
                return learned
        best: list[Answer] = []
        highest = float("-inf")
        for answer, worth in rated(glimpse, dream, luck, Deadline(), known):
            if worth > highest + EQUAL:
                highest, best = worth, [answer]
            elif worth > highest - EQUAL:
                best.append(answer)
        return luck.pick(best) if len(best) > 1 else best[0]


class Rating:
    """An answer that is looked at, and what it was worth in its dreams."""

    __slots__ = ("_dreams", "_total", "answer", "behind", "least", "sure")

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.least = float("-inf")
        """What it is worth whatever the dreams say."""
        self.behind = 0.0
        """How far it was behind the best when it was last looked at."""
        self.sure = False
        """Whether it is worth the same in every dream."""
        self._total = 0.0
        self._dreams = 0

    @property
    def worth(self) -> float:
        """The mean over its dreams."""
        return max(self.least, self._total / self._dreams)

    def look(self, glimpse: Glimpse, dream: int, known: Advice) -> None:
        """Try it in a dream. One is enough where neither chance nor the unseen had a part in it; two that are
        equal say so as well."""
        look = Look(glimpse.seat, Luck(dream), known)
        worth = _followed(glimpse, self.answer, dream, look)
        if self._dreams == 0:
            self.sure = not look.left and glimpse.surely(look.judged, dream)
        elif self._dreams == 1:
            self.sure = abs(worth - self._total) < EQUAL
        self._total += worth
        self._dreams += 1


def rated(
    glimpse: Glimpse, dream: int, luck: Luck, deadline: Deadline, known: Advice
) -> list[tuple[Answer, float]]:
    """The answers worth a look and what each is worth; those looked at before the time was over.

    All are looked at in one dream, those within reach of the best in more. They are the same for all of them:
    what chance adds to one it adds to the others."""
    answers = known.answers(glimpse.decision, luck, ANSWERS)
    if len(answers) == 1:
        return [(answers[0], 0.0)]
    idle = known.idle(glimpse.decision)
    found: list[Rating] = []
    for answer in answers:
        if found and deadline.over:
            break
        rating = Rating(answer)
        rating.look(glimpse, dream, known)
        if idle is not None and answer == idle:
            rating.least = known.value(glimpse.present(dream), glimpse.seat)
        found.append(rating)
    near = _near(found, REACH * known.scale)
    for _ in range(1, DREAMS):
        unsure = [rating for rating in near if not rating.sure]
        if len(near) == 1 or not unsure:
            break
        dream = luck.next()
        for rating in unsure:
            if deadline.over:
                break
            rating.look(glimpse, dream, known)
        near = _near(near, REACH * known.scale)
    best = max([rating.worth for rating in near])
    return [(rating.answer, best - rating.behind) for rating in found]


def _near(race: list[Rating], reach: float) -> list[Rating]:
    """Those that may still turn out the best: those within reach of it, and those that only stay behind if
    it does not fall."""
    best = max([rating.worth for rating in race])
    for rating in race:
        rating.behind = best - rating.worth
    return [rating for rating in race if rating.sure or rating.behind <= reach]


class Look:
    """How an action is looked at: by whom, with what luck and advice, and what came of it."""

    __slots__ = ("_seen", "judged", "known", "left", "luck", "seat")

    def __init__(self, seat: int, luck: Luck, known: Advice) -> None:
        self.seat = seat
        self.luck = luck
        self.known = known
        self.judged: list[AnyState] = []
        """The positions in which the action was over."""
        self.left = False
        """Whether something was left to others, who answered by chance."""
        self._seen: set[object] = set()

    def not_yet(self, game: Game, asked: Decision, answers: list[Answer]) -> list[Answer]:
        """The answers without those that come to what was found before by another way; at least one."""
        same = self.known.same
        if same is None or len(answers) < 2:
            return answers
        since = game.state.events_since(game.checkpoint.count)
        fresh = []
        for answer in answers:
            end = same(game.state, asked, answer, since)
            if end is None or end not in self._seen:
                self._seen.add(end)
                fresh.append(answer)
        return fresh or answers[:1]


def _followed(glimpse: Glimpse, answer: Answer, dream: int, look: Look) -> float:
    """The value of the best an answer can come to in a dream."""
    known, seat = look.known, look.seat
    if known.survey is not None:
        known.survey(glimpse.beginning(dream), seat)
    if known.ends is not None:
        asked = glimpse.decision
        ends = known.ends(lambda: glimpse.present(dream), asked, glimpse.said, answer, DEPTH, FOLLOW_UPS)
        if ends is not None:
            worths, others = ends
            look.judged += others
            return max([*worths, *[known.value(end, seat) for end in others]])
    follow = Follow(look, DEPTH)
    return follow.worth(glimpse.imagine(answer, dream, follow.answer))


class Follow:
    """Who follows up an action in a dream: the seat well, the others by chance; what the game knows a usual
    way for is done in the best of its manners, or in the one begun. Where there are several ways to go on,
    the dream takes the first, and each of the others is tried later, from there."""

    __slots__ = ("_depth", "_look", "_manner", "_partings")

    def __init__(self, look: Look, depth: int, manner: int = -1) -> None:
        """For so many questions at most; in one of the manners, if one is begun."""
        self._look = look
        self._depth = depth
        self._manner = manner
        self._partings: list[Parting] = []

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
            self._partings.append(Parting(game.standing(), usual[1:], self._depth, True, -1))
            self._manner = 0
            return usual[0]
        if usual:
            return usual[min(max(self._manner, 0), len(usual) - 1)]
        self._depth -= 1
        answers = look.not_yet(game, asked, look.known.answers(asked, look.luck, FOLLOW_UPS))
        if len(answers) > 1:
            self._depth = min(self._depth, 1)
            self._partings.append(Parting(game.standing(), answers[1:], self._depth, False, self._manner))
        return answers[0]

    def worth(self, game: Game) -> float:
        """The value of a dream that was followed up, once the action under way is over: that of the best way
        to go on."""
        look = self._look
        look.judged.append(game.state)
        best = look.known.value(game.state, look.seat)
        # The ways that part last first: so all draw their luck in the order in which they lie.
        for parting in reversed(self._partings):
            for number, answer in enumerate(parting.ways, 1):
                on = Follow(look, parting.depth, number if parting.manners else parting.manner)
                best = max(best, on.worth(parting.game.trying(answer, on.answer)))
        return best


class Parting:
    """Where several ways to go on part: all but the first are still to be tried."""

    __slots__ = ("depth", "game", "manner", "manners", "ways")

    def __init__(self, game: Game, ways: Sequence[Answer], depth: int, manners: bool, manner: int) -> None:
        self.game = game
        self.ways = ways
        self.depth = depth
        self.manners = manners
        """Whether the ways are the manners of one."""
        self.manner = manner
        """The manner they go on in otherwise."""
