"""The teacher: for an open question the best answers, what each is worth, and why, in both languages.

A hint sees what the seat sees and nothing else: it is made of a `Glimpse`, like a bot's choice.

>>> import arbitre
>>> from arbitre.bots import Glimpse, teacher
>>> game = arbitre.new("quarriors", seed=7)
>>> best = teacher.hints(Glimpse(game), iterations=8)[0]
>>> game.pending.refuse(best.answer) is None and 0 < best.chance < 1
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from arbitre.games import spec
from arbitre.games.stops import pass_of
from arbitre.games.tables import Label
from arbitre.games.weighing import weighed
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer

from .advice import Advice, advice
from .deadline import Deadline
from .glimpse import Glimpse, under_way
from .luck import Luck
from .playout import chance_of_winning, ranked
from .search import SearchBot

DREAMS: Final = 4  # in which the reason for an answer is looked for
OTHERS: Final = 4  # answers it is compared with
REASONS: Final = 2  # told of one answer
SLIGHT: Final = 0.15  # a part of the value that changes by less is no reason
FOLLOWED: Final = 12  # answers followed until the action begun is over
SMALL: Final = 0.005  # a difference of the chance of winning that is none

WINS: Final = Label("wins the game", "gagne la partie")
LOSES: Final = Label("loses the game", "perd la partie")


class Reason(msgspec.Struct, frozen=True):
    """Why: a part of the game's value, by how much it changes (of a hint: by how much it is better than after
    another answer), and that in words."""

    part: str
    change: float
    text: Label


class Hint(msgspec.Struct, frozen=True):
    """An answer, and the chance of winning after it. `behind` is how much less that is than the best one's;
    `tried` is how many dreams say so."""

    answer: Answer
    chance: float
    behind: float
    tried: int
    reasons: list[Reason]


def hints(
    glimpse: Glimpse,
    most: int = 3,
    iterations: int = 120,
    milliseconds: int = 1500,
    seed: int = 0,
    first: Answer | None = None,
) -> list[Hint]:
    """The best answers to the open question, the best first; before them the one that is asked about."""
    search = SearchBot(seed, glimpse.seat, iterations, milliseconds, "teacher").search(glimpse)
    best = next((arm for arm in search.arms if arm.answer == first), None) or search.best()
    arms = sorted(search.arms, key=search.estimate, reverse=True)
    arms.remove(best)
    lead = search.estimate(best) if arms else 0.0
    known = advice(glimpse.game)
    luck = Luck(seed, glimpse.seat, glimpse.answered, 2)
    dreams = [luck.next() for _ in range(DREAMS)]
    now = known.parts(glimpse.present(dreams[0]), glimpse.seat)
    standing = chance_of_winning(weighed(list(now), list(known.weights)), known.scale)
    ranking = [best, *arms]
    idle = pass_of(glimpse.game, glimpse.decision)
    after: dict[int, list[float]] = {}  # what comes of each answer, by its place
    found = []
    for arm in ranking[:most]:
        chance = search.estimate(arm) if arms else standing
        behind = max(0.0, lead - chance)
        # What would happen anyway is no reason: it is compared with doing nothing, or else with what else
        # there is to do.
        others = [other for other in ranking if other is not arm]
        nothing = [other for other in others if other.answer == idle]
        compared = nothing or others[:OTHERS]
        for each in (arm, *compared):
            if each.place not in after:
                after[each.place] = _outcome(glimpse, each.answer, dreams, known)
        told = grounds(glimpse.game, now, after[arm.place], [after[other.place] for other in compared])
        behind = 0.0 if behind < SMALL else round(behind, 4)
        found.append(Hint(arm.answer, round(chance, 4), behind, arm.tried, told))
    return found


def grounds(
    game: str, now: Sequence[float], then: Sequence[float], others: Sequence[Sequence[float]]
) -> list[Reason]:
    """What speaks for an answer: the parts of the value that are better after it (`then`) than after others.
    What it makes better than `now` is told as that; what it only keeps is told by what would happen else."""
    if len(then) == 1:
        return reasons(game, now, then) if then[0] > 0 else []
    going = [parts for parts in others if len(parts) > 1]
    if others and not going:
        lost = sum(parts[0] for parts in others) < 0
        return [Reason("outcome", -others[0][0], _otherwise(LOSES))] if lost else []
    if not going or len(now) == 1:
        return []
    weights = advice(game).weights
    found: list[Reason] = []
    for at, part in enumerate(spec(game).bot.said, 1):
        other = sum(parts[at] for parts in going) / len(going)
        better = (then[at] - other) * weights[at]
        if better >= SLIGHT:
            gained = (then[at] - now[at]) * weights[at] >= SLIGHT
            lost = (now[at] - other) * weights[at] >= SLIGHT
            if gained or lost:
                text = part.more if gained else _otherwise(part.less)
                found.append(Reason(part.key, round(better, 3), text))
    found.sort(key=lambda reason: -reason.change)
    return found[:REASONS]


def _otherwise(said: Label) -> Label:
    return Label(f"otherwise, {said.en}", f"sinon, {said.fr}")


def reasons(game: str, before: Sequence[float], after: Sequence[float]) -> list[Reason]:
    """What of a value changed most, in words. Both are parts of a value as the game gives them."""
    if len(after) == 1:
        return [Reason("outcome", after[0], WINS if after[0] > 0 else LOSES)]
    if len(before) == 1:
        return []
    weights = advice(game).weights
    said = spec(game).bot.said
    found: list[tuple[float, Reason]] = []
    for at, part in enumerate(said, 1):
        change = (after[at] - before[at]) * weights[at]
        if abs(change) >= SLIGHT:
            found.append(
                (-abs(change), Reason(part.key, round(change, 3), part.more if change > 0 else part.less))
            )
    found.sort(key=lambda each: each[0])
    return [reason for _, reason in found[:REASONS]]


def _outcome(glimpse: Glimpse, answer: Answer, dreams: list[int], known: Advice) -> list[float]:
    """The parts of the value once the action under way is over, on an average of the dreams; the outcome
    alone where all dreams end the game."""
    seen = [_settled(glimpse.imagine(answer, dream), glimpse.seat, Luck(dream), known) for dream in dreams]
    going = [parts for parts in seen if len(parts) > 1]
    if not going:
        return [sum(parts[0] for parts in seen) / len(seen)]
    return [sum(parts[at] for parts in going) / len(going) for at in range(len(going[0]))]


def _settled(game: Game, seat: int, luck: Luck, known: Advice) -> Sequence[float]:
    """The parts of the value when the action has been followed up well."""
    for _ in range(FOLLOWED):
        if game.pending is None or not under_way(game):
            break
        game.answer(ranked(game, known, luck, Deadline())[0])
    return known.parts(game.state, seat)
