"""Fuzz: random games that try what was tried least, with all that must hold checked after every event.

What is dear to check has a rhythm, and the report tells it: offered answers are tried, somebody gives up, the
game is saved and loaded and records are played again now and then, more seldom the longer a game lasts, and a
game's own dear checks are made once in so many events (the `RHYTHM` of its tally). A game that grows long is
checked at every decision, but after one event in two, in three …; where those fall is chance, so over many
games no kind of place is left out. Which parts of card texts are reached is noted until a game is long.

Games come in batches; inside a batch the rarest verb with the rarest card goes first, so every card of the
game gets its turn. A batch depends on the seed and its number alone: the report is the same whatever the
number of jobs.
"""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack
from time import perf_counter, process_time
from traceback import format_exc
from typing import Any

import msgspec

import arbitre
from arbitre.bots.luck import Luck
from arbitre.bots.playing import everybody
from arbitre.bots.sample import one
from arbitre.games import rules as rules_of
from arbitre.games import spec
from arbitre.games.specification import Tally
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Answer, Event, Option
from arbitre.kernel.rules import BadInput
from arbitre.kernel.state import AnyState

from .checks import (
    ask_why_not,
    give_up,
    look_at_question,
    look_through_eyes,
    play_again,
    save_and_load,
    try_answers,
    vary_the_unseen,
)
from .jobs import Progress, run, tell
from .report import Failure, Plain
from .watch import Broken, Watch, overheard, reached, silent

BATCH = 20
MOST_DECISIONS = 50_000
ENOUGH = 12  # times the same is done with cards of a name in one turn, while there is anything else
TRY_EVERY = 12  # decisions, on average, between two trials of the offered answers
SAVE_EVERY = 80  # between two rounds of saving and loading
EASE_EVERY = (
    500  # decisions: after so many, trials, saves and event checks are half as often, after twice a third …
)
LISTEN_FOR = 3_000  # decisions of a game; later it is no longer noted which nodes are reached
REPLAY_EVERY = 8  # games, between two that are played again from their record


class Batch(msgspec.Struct):
    """Games to play one after the other, each learning from those before which cards are rare."""

    game: str
    first: int
    games: int
    seats: int
    seed: int
    options: dict[str, Any] = {}


class Findings(msgspec.Struct):
    """What a batch brought."""

    games: int = 0
    decisions: int = 0
    checks: int = 0
    uses: dict[str, int] = {}
    verbs: dict[str, int] = {}
    reasons: dict[str, int] = {}
    reached: set[str] = set()
    failures: list[Failure] = []
    longest: float = 0.0
    slowest: int = 0


class Report(Plain):
    """The outcome of a fuzz run. It is sound if there are no errors and no card is unused.

    `cards` counts what may be played at such a table; `silent` names the parts of card texts (`card/number
    Node`) that no game reached; `rhythm` says of what is not checked after every event how often it is;
    `longest_s` is the processor time of the slowest game, `slowest` its number; `first` is that of the first.
    """

    game: str
    first: int
    games: int
    seats: int
    seed: int
    finished: int
    errors: int
    decisions: int
    checks: int
    seconds: float
    games_per_s: float
    longest_s: float
    slowest: int
    options: dict[str, Any]
    cards: int
    unused: list[str]
    uses: dict[str, int]
    verbs: dict[str, int]
    reasons: dict[str, int]
    silent: list[str]
    failures: list[Failure]
    rhythm: dict[str, int]


def fuzz(
    game: str,
    games: int = 100,
    seats: int = 2,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    options: dict[str, Any] | None = None,
    on: str = "",
    first: int = 0,
) -> Report:
    """Play `games` games of `seats` seats, with these options and others by chance, and report what broke and
    which cards were never used. `first` leaves out so many: a run in parts plays the games of the whole."""
    if games < 0:
        raise BadInput(f"The number of games is {games}; it cannot be below 0.")
    if first < 0 or first % BATCH:
        raise BadInput(f"A run goes on from game {first}; it can from 0, {BATCH}, {2 * BATCH} …")
    asked = options or {}
    arbitre.new(game, seed, seats, **asked)
    batches = [
        Batch(game, first + past, min(BATCH, games - past), seats, seed, asked)
        for past in range(0, games, BATCH)
    ]
    began = perf_counter()
    total = Findings()
    for found in run(jobs, play_batch, batches, on):
        _add(total, found)
        tell(progress, total.games, games)
    seconds = perf_counter() - began
    tally = spec(game).tally
    barred = tally.barred(seats, asked)
    every = [card for card in tally.cards() if card not in barred]
    return Report(
        game=game,
        first=first,
        games=total.games,
        seats=seats,
        seed=seed,
        finished=total.games - len(total.failures),
        errors=len(total.failures),
        decisions=total.decisions,
        checks=total.checks,
        seconds=round(seconds, 3),
        games_per_s=round(total.games / seconds, 2) if seconds else 0.0,
        longest_s=round(total.longest, 3),
        slowest=total.slowest,
        options=asked,
        cards=len(every),
        unused=[card for card in every if not total.uses.get(card)],
        uses=dict(sorted(total.uses.items())),
        verbs=dict(sorted(total.verbs.items())),
        reasons=dict(sorted(total.reasons.items())),
        silent=silent(rules_of(game).register, total.reached),
        failures=total.failures,
        rhythm={
            "decisions between trials": TRY_EVERY,
            "decisions between saves": SAVE_EVERY,
            "decisions until these and checks of events are rarer": EASE_EVERY,
            "decisions of a game that are listened to": LISTEN_FOR,
            "times a seat does the same with cards of a name in one turn": ENOUGH,
            "games between replays": REPLAY_EVERY,
            **tally.rhythm,
        },
    )


def _add(total: Findings, found: Findings) -> None:
    total.games += found.games
    total.decisions += found.decisions
    total.checks += found.checks
    for mine, theirs in (
        (total.uses, found.uses),
        (total.verbs, found.verbs),
        (total.reasons, found.reasons),
    ):
        for name, number in theirs.items():
            mine[name] = mine.get(name, 0) + number
    total.reached |= found.reached
    total.failures += found.failures
    if found.longest > total.longest:
        total.longest, total.slowest = found.longest, found.slowest


def play_batch(batch: Batch) -> Findings:
    """Play one batch."""
    found = Findings()
    tried: Counter[str] = Counter()
    rules = rules_of(batch.game)  # before listening: it teaches the kernel what the nodes mean
    played: set[int] = set()
    for index in range(batch.first, batch.first + batch.games):
        with ExitStack() as listening:
            listening.enter_context(overheard(played))
            _play(batch, index, found, tried, listening)
    found.reached = reached(rules.register, played, found.reached)
    for label, number in tried.items():
        verb = label.partition(" ")[0]
        found.verbs[verb] = found.verbs.get(verb, 0) + number
    return found


def _play(batch: Batch, index: int, found: Findings, tried: Counter[str], listening: ExitStack) -> None:
    tally = spec(batch.game).tally
    luck = Luck(batch.seed, batch.seats, index)
    seed = luck.next() | 1 << 62  # long enough that it cannot stand in a view by accident
    options = tally.varied(luck.below, found.uses, batch.seats, batch.options)
    began = process_time()

    def heard(state: AnyState, event: Event) -> None:
        for card in tally.uses(state, event):
            found.uses[card] = found.uses.get(card, 0) + 1

    watch = Watch(rules_of(batch.game), heard)
    found.games += 1
    game: Game | None = None
    answer: Answer | None = None
    try:
        game = Game(watch.rules, watch.rules.start(batch.seats, options, seed))
        eager = luck.below(3)
        offered: list[Option] = []
        turn, done = -1, Counter[str]()  # the turn under way, and what was done in it how often
        while not game.over:
            if game.still:  # as bots do: what leads nowhere would be played to the limit
                game.answer(everybody(game))
                continue
            if len(game.history) >= MOST_DECISIONS:
                raise Broken(f"the game did not end in {MOST_DECISIONS} decisions")
            question = look_at_question(game)
            ease = 1 + len(game.history) // EASE_EVERY
            watch.ease = 1 + luck.below(2 * ease - 1)
            if len(game.history) == LISTEN_FOR:
                listening.close()
            if luck.below(TRY_EVERY * ease) == 0:
                try_answers(watch, game, luck)
                vary_the_unseen(game, luck)
                ask_why_not(game, offered, luck)
                give_up(watch, game, luck)
            if luck.below(SAVE_EVERY * ease) == 0:
                save_and_load(watch, game, seed, luck)
            offered += question.options[:3]
            if tally.turns(game.state) != turn:
                turn, done = tally.turns(game.state), Counter()
            answer = _choose(game, tally, luck, eager, tried, found.uses, done)
            game.answer(answer)
            watch.settled(game.state)
        answer = None
        result = game.result
        assert result is not None
        if result is watch.rules.stalled:  # a game may call it what its rules call a loop
            raise Broken(f"the game could not be brought to an end: {result}")
        look_through_eyes(game, seed)
        if luck.below(REPLAY_EVERY) == 0:
            play_again(game, seed)
        found.reasons[result.reason] = found.reasons.get(result.reason, 0) + 1
    except Exception as error:  # a broken game is what is looked for; the others still have to be played
        message = f"{type(error).__name__}: {error}"
        history: list[Any] = list(game.history) if game is not None else []
        if answer is not None and (not history or history[-1] is not answer):
            history.append(answer)
        found.failures.append(
            Failure(index, seed, batch.seats, options, len(history), message, format_exc(), history)
        )
    found.decisions += len(game.history) if game is not None else 0
    found.checks += watch.checks
    took = process_time() - began
    if took > found.longest:
        found.longest, found.slowest = took, index
    found.reached |= watch.at_work


def _choose(
    game: Game,
    tally: Tally,
    luck: Luck,
    eager: int,
    tried: Counter[str],
    used: dict[str, int],
    done: Counter[str],
) -> Answer:
    """A legal answer: by chance in a third of the games (`eager` 0); in the next, mostly what was tried
    least (1); in the last, mostly what is about the card used least (2). Who could go round in a circle
    for ever (two abilities that undo each other, for nothing) has `done` it often enough at some time."""
    pending = game.pending
    assert pending is not None
    if not pending.single:
        return one(pending, luck)
    state = game.state
    labels = [tally.label(state, option) for option in pending.options]
    fresh = [i for i, label in enumerate(labels) if done[label] < ENOUGH] or list(range(len(labels)))
    if eager and luck.below(4):
        ranks = {i: (_uses(labels[i], used) if eager == 2 else 0, tried[labels[i]]) for i in fresh}
        rarest = min(ranks.values())
        at = luck.pick([i for i, rank in ranks.items() if rank == rarest])
    else:
        at = fresh[luck.below(len(fresh))]
    tried[labels[at]] += 1
    if " " in labels[at]:  # with a card: passing is never enough
        done[labels[at]] += 1
    return pending.options[at]


def _uses(label: str, used: dict[str, int]) -> int:
    """How often the card of a label was used; what is about no card comes last."""
    card = label.partition(" ")[2]
    return used.get(card, 0) if card else MOST_DECISIONS
