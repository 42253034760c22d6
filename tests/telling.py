"""What must hold for the prompts, buttons, refusals and log of every game, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from random import Random

from tests.dealing import redealt
from tests.words.traps import LANGUAGES, check

from arbitre.games import teller as teller_of
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Refusal
from arbitre.kernel.view import SPECTATOR
from arbitre.words import Catalogue, Language
from arbitre.words.telling import Teller

Move = Callable[[Game, Random], None]
"""Gives one answer to a game."""

KERNEL_SAYS: Mapping[str, tuple[object, ...]] = {
    **dict.fromkeys(("number_between", "how_many", "late_answer"), (2, 3)),
    **dict.fromkeys(("not_your_decision", "order_all", "split_all"), (1,)),
}
"""What the kernel's own refusals are about."""


LOG_EVERY = 8
"""Decisions between two readings of the log, which begins with the first event each time it is written; the
last events are told at every decision."""


def any_answer(game: Game, chance: Random) -> None:
    """One of the first forty answers."""
    assert game.pending is not None
    game.answer(chance.choice(list(islice(game.pending.answers(), 40))))


def check_told(
    game: Game, names: Sequence[str], chance: Random, decisions: int, move: Move = any_answer
) -> None:
    """Play on at random: all that is said on the way reads well, and so does the whole story at the end."""
    since = logged = 0
    while not game.over and len(game.history) < decisions:
        for lang in LANGUAGES:
            for line in _said(game, names, lang, since):
                check(line, lang)
        since = game.state.count
        if len(game.history) % LOG_EVERY == 0:
            for lang in LANGUAGES:
                for reader in (0, 1):
                    for line in teller_of(game, reader, lang, names).log(logged):
                        check(line, lang)
            logged = since
        move(game, chance)
    for lang in LANGUAGES:
        for reader in (0, 1, SPECTATOR):
            teller = teller_of(game, reader, lang, names)
            for line in teller.log():
                check(line, lang)
            if game.over:
                check(teller.prompt(), lang)


def _said(game: Game, names: Sequence[str], lang: Language, since: int) -> list[str]:
    """All that can be said at this moment: to the seat that decides, to one that waits, to a spectator."""
    assert game.pending is not None
    seat = game.pending.seat
    teller = teller_of(game, seat, lang, names)
    waiting = teller_of(game, (seat + 1) % len(game.state.seats), lang, names)
    lines = [teller.prompt(), waiting.prompt()]
    for reader in (teller, waiting, teller_of(game, SPECTATOR, lang, names)):
        lines += [line for event in game.events(reader.reader, since) if (line := reader.event(event))]
    lines += [teller.label(option) for option in game.pending.options]
    return lines + [teller.label(answer) for answer in islice(game.pending.answers(), 12)]


def check_refusals(teller: Teller, messages: Catalogue, about: Mapping[str, tuple[object, ...]]) -> None:
    """Every refusal of a game is a sentence; `about` says what those are about that are about something."""
    given = {**KERNEL_SAYS, **about}
    for key in messages.keys():  # noqa: SIM118
        if key.startswith("no."):
            plain = key.removeprefix("no.")
            line = teller.refusal(Refusal("1", (plain, *given.get(plain, ()))))
            check(line, teller.lang)
            assert line.rstrip('"”»\u00a0').endswith("."), line


def check_secrets(
    game: Game, names: Sequence[str], chance: Random, decisions: int, every: int, move: Move = any_answer
) -> None:
    """Play on at random, and every so many decisions deal anew all that a reader may not see: its story, its
    prompt and its buttons stay the same."""
    for at in range(decisions):
        if game.pending is None:
            break
        if at % every == every - 1:
            for reader in (0, 1):
                check_same_story(game, redealt(game, reader, chance), reader, names)
        move(game, chance)


def check_same_story(game: Game, twin: Game, reader: int, names: Sequence[str]) -> None:
    """Both games are told alike to the reader."""
    mine, other = (teller_of(it, reader, "fr", names) for it in (game, twin))
    assert mine.log() == other.log()
    assert mine.prompt() == other.prompt()
    if game.pending is not None and game.pending.seat == reader:
        options = game.pending.options
        assert [mine.label(o) for o in options] == [other.label(o) for o in options]
