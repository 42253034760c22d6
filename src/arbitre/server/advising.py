"""What the referee's apprentice would do, and why: an adviser is asked for an answer, and what follows from
it is told. It works on a `Glimpse`, like a bot: nothing the seat may not know has a part in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile

import msgspec

from arbitre.bots import Glimpse, GreedyBot, Luck
from arbitre.bots.advice import advice
from arbitre.bots.deadline import Deadline
from arbitre.bots.playout import ranked
from arbitre.bots.teacher import hints
from arbitre.games import spec
from arbitre.games.stops import passing, stop
from arbitre.games.tables import Gesture
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer
from arbitre.words.phrase import Language

from .sentences import say
from .showing import Showing, Story

DREAMS = 3
"""Ways the unseen may lie that are looked at: what happens in all of them is told."""
FOLLOWED = 8
"""Answers that finish the action begun."""
DECLARED = 60
"""Pieces that are looked at for one declaration."""
TOLD = 4
"""Sentences of a reason, at most."""


class Opinion(msgspec.Struct):
    """What an adviser would answer. One that can say more gives the chance of winning after it (0 to 1) and
    reasons of its own, in the words of the reader."""

    answer: Answer
    chance: float | None = None
    reasons: list[str] = []


Adviser = Callable[[Glimpse, Language], Opinion]


def greedy(glimpse: Glimpse, lang: Language) -> Opinion:
    """What looks best right after it."""
    return Opinion(GreedyBot(0, glimpse.seat).choose(glimpse))


def teacher(glimpse: Glimpse, lang: Language) -> Opinion:
    """What a search finds best, with the parts of the value that change. What has begun is gone on with as
    greedy does: by that its beginning was judged, and who follows hints is not sent to and fro."""
    begun = GreedyBot(0, glimpse.seat).choose(glimpse) if glimpse.begun else None
    [best] = hints(glimpse, most=1, first=begun)
    said = [reason.text.fr if lang == "fr" else reason.text.en for reason in best.reasons]
    return Opinion(best.answer, best.chance, [f"{text[:1].upper()}{text[1:]}." for text in said])


ADVISERS: dict[str, Adviser] = {"greedy": greedy, "teacher": teacher}
"""Who may be asked; a stronger one is a row here."""
USUAL = "teacher"


class Advised(msgspec.Struct):
    """An opinion in words: the answer, how a button says it, and why; and where the question begins a
    declaration, all that is declared."""

    answer: Answer
    label: str
    reasons: list[str]
    chance: float | None
    by: str
    declares: list[Answer]


def advise(game: Game, lang: Language, names: Sequence[str], by: str = USUAL) -> Advised:
    """What somebody who looks over the shoulder of the seat that is asked would do."""
    assert game.pending is not None
    glimpse = Glimpse(game)
    opinion = ADVISERS[by](glimpse, lang)
    showing = Showing(game, glimpse.seat, lang, names)
    reasons = [*_follows(glimpse, game, opinion.answer, lang, names), *opinion.reasons]
    return Advised(
        opinion.answer,
        _label(showing, opinion.answer),
        reasons or [say("hint_quiet" if opinion.answer == passing(game) else "hint_chance", lang)],
        opinion.chance,
        by,
        _declared(glimpse, game, opinion.answer),
    )


def _declared(glimpse: Glimpse, game: Game, answer: Answer) -> list[Answer]:
    """Small questions in a row may be one thing to a player (a `Gesture`): what is marked in this one and in
    those to come. Nothing where nothing is marked now."""
    moment = stop(game)
    gesture = spec(game.rules.name).table.layout.gestures.get(moment)
    if gesture is None or not _marks(gesture, answer):
        return []
    known, luck = advice(game.rules.name), Luck(glimpse.answered, glimpse.seat)
    dream = glimpse.imagine(answer, luck.next())
    declared = [answer]
    for _ in range(DECLARED):
        if dream.pending is None or dream.pending.seat != glimpse.seat or stop(dream) != moment:
            break
        answer = ranked(dream, known, luck, Deadline())[0]
        if _marks(gesture, answer):
            declared.append(answer)
        dream.answer(answer)
    return declared


def _marks(gesture: Gesture, answer: Answer) -> bool:
    return isinstance(answer, tuple) and bool(answer) and answer[0] in gesture.marks


def _label(showing: Showing, answer: Answer) -> str:
    """The answer as its buttons say it."""
    pending = showing.game.pending
    assert pending is not None
    if isinstance(answer, tuple) and not pending.single and answer and answer[0] in pending.options:
        return ", ".join(showing.teller.label(part) for part in answer)
    return showing.teller.label(answer)


def _follows(glimpse: Glimpse, game: Game, answer: Answer, lang: Language, names: Sequence[str]) -> list[str]:
    """What happens after an answer however chance falls and the unseen lies, until the turn is over: what all
    dreams share."""
    luck = Luck(glimpse.answered, glimpse.seat)
    since = game.state.count
    told: list[list[str]] = []
    for _ in range(DREAMS):
        dream = _settled(glimpse.imagine(answer, luck.next()), glimpse.seat, luck)
        story = Story()
        story.count = since
        lines = story.go_on(Showing(dream, glimpse.seat, lang, names))
        told.append([line.text for line in takewhile(lambda line: not line.turn, lines)])
    shared = [line for line in dict.fromkeys(told[0]) if all(line in other for other in told)]
    return shared[:TOLD]


def _settled(dream: Game, seat: int, luck: Luck) -> Game:
    """A dream once the action begun in it is over."""
    known = advice(dream.rules.name)
    for _ in range(FOLLOWED):
        begun = bool(dream.answers) or dream.state.count != dream.checkpoint.count
        if dream.pending is None or dream.pending.seat != seat or not begun:
            break
        dream.answer(ranked(dream, known, luck, Deadline())[0])
    return dream
