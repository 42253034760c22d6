"""Tournaments: ready-made decks of a game, each against every other, the same bot on both sides.

Each deal (a seed) is played by every pair of decks, once in each seating, so no deck owes anything to the
luck of the deal or to its seat. A game depends on the seed, the deal and the seating alone: the report is
the same whatever the number of jobs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from time import perf_counter
from traceback import format_exc
from typing import Any

import msgspec

import arbitre
from arbitre.bots import brisk, by_name, check_names, play_out
from arbitre.bots.luck import Luck
from arbitre.games import spec
from arbitre.kernel.rules import BadInput

from .impact import Impact, Impacts, held
from .jobs import Progress, run, tell
from .report import Failure, Plain, Spread, spread, wilson
from .simulate import MOST_DECISIONS

SEATS = 2


class Match(msgspec.Struct):
    """One game to play: the decks by seat."""

    game: str
    index: int
    seed: int
    bot: str
    decks: tuple[str, str]
    options: dict[str, Any]


class Ending(msgspec.Struct):
    """What became of one game. `winner` is a seat, -1 if nobody won alone; `first` is the seat that began."""

    decisions: int
    turns: int = 0
    winner: int = -1
    first: int = 0
    reason: str = ""
    deeds: dict[str, dict[str, int]] = {}
    hands: list[dict[str, int]] = []
    failure: Failure | None = None


class Standing(Plain):
    """How a deck did against all others. `share` is of its finished games, with the 95 % interval."""

    deck: str
    games: int
    wins: int
    losses: int
    draws: int
    share: float
    low: float
    high: float


class Pair(Plain):
    """How one deck did against another; `share` is the first one's, of their finished games."""

    decks: tuple[str, str]
    games: int
    wins: tuple[int, int]
    draws: int
    share: float
    low: float
    high: float
    turns: Spread


class First(Plain):
    """How often whoever began won, of the games somebody won."""

    games: int
    wins: int
    share: float
    low: float
    high: float


class Report(Plain):
    """The outcome of a tournament. `lengths` counts games by their turns; `matches` lists them as they were
    played, two decks (by their place among `decks`) and the seat that won, for whoever rates them."""

    game: str
    bot: str
    games: int
    finished: int
    errors: int
    deals: int
    decisions: int
    seconds: float
    seed: int
    options: dict[str, Any]
    decks: list[Standing]
    pairs: list[Pair]
    first: First
    reasons: dict[str, int]
    turns: Spread
    decisions_per_game: Spread
    cards: dict[str, dict[str, int]]
    failures: list[Failure]
    lengths: list[tuple[int, int]]
    impact: list[Impact]
    matches: list[tuple[int, int, int]]


def deck_names(game: str, options: dict[str, Any]) -> list[str]:
    """The ready-made decks a table with these options takes.

    Raises `BadInput` for a game that is not played with a deck each.
    """
    decks = spec(game).decks
    if decks.per_seat:
        return decks.fitting(options)
    raise BadInput(f"The game '{game}' has no decks that could play against each other.")


def tournament(
    game: str,
    games: int = 100,
    seed: int = 0,
    bot: str = "greedy",
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    decks: Sequence[str] = (),
    on: str = "",
) -> Report:
    """Play at least `games` games: whole deals only, each for every pair of decks in both seatings. `decks`
    are the ready-made ones that meet; all of them, if none is named.

    Raises `BadInput` before the first game if no game can be played.
    """
    check_names([bot])
    if games < 0:
        raise BadInput(f"The number of games is {games}; it cannot be below 0.")
    chosen = options or {}
    if "decks" in chosen:
        raise BadInput("A tournament chooses the decks itself: every ready-made one against every other.")
    ready = deck_names(game, chosen)
    strange = [deck for deck in decks if deck not in ready]
    if strange:
        raise BadInput(f"No ready-made deck is called '{strange[0]}'; there are {', '.join(ready)}.")
    pairs = list(combinations([deck for deck in ready if deck in decks] if decks else ready, 2))
    if not pairs:
        raise BadInput(f"The game '{game}' has fewer than two decks.")
    arbitre.new(game, seed, SEATS, **chosen, decks=list(pairs[0]))
    matches = _matches(game, games, seed, bot, chosen, pairs)
    began = perf_counter()
    endings: list[Ending] = []
    cards: dict[str, Counter[str]] = {}
    impacts = Impacts()
    for match, ending in zip(matches, run(jobs, play, matches, on)):
        # What the cards did is counted as it comes: of a million games it would be too much to keep.
        for card, deeds in ending.deeds.items():
            cards.setdefault(card, Counter()).update(deeds)
        if ending.failure is None:
            impacts.add(match.decks, ending.hands, ending.winner)
        ending.deeds, ending.hands = {}, []
        endings.append(ending)
        tell(progress, len(endings), len(matches))
    seconds = perf_counter() - began
    return _report(game, bot, chosen, matches, endings, seconds, pairs, seed, cards, impacts.found())


def _matches(
    game: str, games: int, seed: int, bot: str, options: dict[str, Any], pairs: list[tuple[str, str]]
) -> list[Match]:
    deals = -(-games // (SEATS * len(pairs)))
    found: list[Match] = []
    for deal in range(deals):
        luck = Luck(seed, deal).next() >> 1
        for one, other in pairs:
            for decks in ((one, other), (other, one)):
                found.append(Match(game, len(found), luck, bot, decks, options))
    return found


def play(match: Match) -> Ending:
    """Play one game to its end."""
    options = {**match.options, "decks": list(match.decks)}
    played = None
    try:
        bots = [by_name(match.bot, match.seed, seat) for seat in range(SEATS)]
        played = arbitre.new(match.game, match.seed, SEATS, brisk=brisk([match.bot]), **options)
        decisions = play_out(played, bots, MOST_DECISIONS)
        result = played.result
        if result is None or result.reason == "stalled":
            raise RuntimeError(f"the game did not end in {decisions} decisions")
        state = played.state
        tally = spec(match.game).tally
        deeds: dict[str, dict[str, int]] = {}
        for card, deed in tally.deeds(state, state.events_since(0)):
            of_card = deeds.setdefault(card, {})
            of_card[deed] = of_card.get(deed, 0) + 1
        winner = result.winners[0] if len(result.winners) == 1 else -1
        first = tally.first(state)
        hands = held(state, state.events_since(0))
        return Ending(decisions, tally.turns(state), winner, first, result.reason, deeds, hands)
    except Exception as error:  # a broken game is a finding, not the end of the run
        decisions = len(played.history) if played is not None else 0
        message = f"{type(error).__name__}: {error}"
        failure = Failure(match.index, match.seed, SEATS, options, decisions, message, format_exc())
        return Ending(decisions, failure=failure)


def _share(wins: int, games: int) -> tuple[float, float, float]:
    """A share of games and its interval, rounded."""
    low, high = wilson(wins, games)
    return round(wins / games, 4) if games else 0.0, round(low, 4), round(high, 4)


def _report(
    game: str,
    bot: str,
    options: dict[str, Any],
    matches: list[Match],
    endings: list[Ending],
    seconds: float,
    pairs: list[tuple[str, str]],
    seed: int,
    cards: dict[str, Counter[str]],
    impact: list[Impact],
) -> Report:
    ended = [(m, e) for m, e in zip(matches, endings, strict=True) if e.failure is None]
    decided = [e for _, e in ended if e.winner >= 0]
    begun = sum(e.winner == e.first for e in decided)
    order = {deck: at for at, deck in enumerate(dict.fromkeys(name for pair in pairs for name in pair))}
    return Report(
        game=game,
        bot=bot,
        games=len(matches),
        finished=len(ended),
        errors=len(endings) - len(ended),
        deals=len({m.seed for m in matches}),
        decisions=sum(e.decisions for e in endings),
        seconds=round(seconds, 3),
        seed=seed,
        options=options,
        decks=[_standing(deck, ended) for deck in order],
        pairs=[_pair(pair, ended) for pair in pairs],
        first=First(len(decided), begun, *_share(begun, len(decided))),
        reasons=dict(sorted(Counter(e.reason for _, e in ended).items())),
        turns=spread([e.turns for _, e in ended]),
        decisions_per_game=spread([e.decisions for _, e in ended]),
        cards={card: dict(sorted(cards[card].items())) for card in sorted(cards)},
        failures=[e.failure for e in endings if e.failure is not None],
        lengths=sorted(Counter(e.turns for _, e in ended).items()),
        impact=impact,
        matches=[(order[m.decks[0]], order[m.decks[1]], e.winner) for m, e in ended],
    )


def _won(deck: str, among: Iterable[tuple[Match, Ending]]) -> int:
    return sum(e.winner >= 0 and m.decks[e.winner] == deck for m, e in among)


def _standing(deck: str, ended: list[tuple[Match, Ending]]) -> Standing:
    mine = [(m, e) for m, e in ended if deck in m.decks]
    wins = _won(deck, mine)
    draws = sum(e.winner < 0 for _, e in mine)
    return Standing(deck, len(mine), wins, len(mine) - wins - draws, draws, *_share(wins, len(mine)))


def _pair(pair: tuple[str, str], ended: list[tuple[Match, Ending]]) -> Pair:
    theirs = [(m, e) for m, e in ended if set(m.decks) == set(pair)]
    wins = (_won(pair[0], theirs), _won(pair[1], theirs))
    draws = len(theirs) - sum(wins)
    turns = spread([e.turns for _, e in theirs])
    return Pair(pair, len(theirs), wins, draws, *_share(wins[0], len(theirs)), turns)
