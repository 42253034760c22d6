"""Simulate: bots play many games, and the report says who won and what the cards did.

Game `i` depends on the seed and `i` alone, so the report is the same whatever the number of jobs. A game that
breaks is counted and described; it never stops the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from time import perf_counter
from traceback import format_exc
from typing import Any

import msgspec

import arbitre
from arbitre.bots import brisk, by_name, check_names, play_out
from arbitre.bots.luck import Luck
from arbitre.games import spec
from arbitre.kernel.rules import BadInput

from .jobs import Progress, run, tell
from .report import Failure, Plain, Spread, spread, wilson

MOST_DECISIONS = 100_000


class Task(msgspec.Struct):
    """One game to play: the bot of each seat, and which of the players named that is."""

    game: str
    index: int
    seed: int
    bots: list[str]
    players: list[int]
    options: dict[str, Any]


class Outcome(msgspec.Struct):
    """What became of one game. Winners are numbers of players as they were named, not of seats."""

    decisions: int
    turns: int = 0
    winners: list[int] = []
    reason: str = ""
    deeds: dict[str, dict[str, int]] = {}
    bot: str = ""  # whose all winners were
    failure: Failure | None = None


class Share(Plain):
    """How often a player won alone, with the 95 % interval of the share."""

    player: str
    wins: int
    shared: int
    share: float
    low: float
    high: float


class Seating(Plain):
    """How often a bot won in one seating, alone or with others of its name; of how many games there."""

    bot: str
    seats: list[str]
    games: int
    wins: int
    share: float
    low: float
    high: float


class Report(Plain):
    """The outcome of a simulation. `wins` counts games won alone, by name of the bot; `bots` also those won
    by a team of the same bot, and `seatings` where they sat: both are empty where all bots have one name.
    `lengths` counts games by their turns; `winners` lists who won each game, by number of the player."""

    game: str
    games: int
    finished: int
    errors: int
    decisions: int
    seconds: float
    wins: dict[str, int]
    seed: int
    seats: list[str]
    paired: bool
    options: dict[str, Any]
    players: list[Share]
    bots: list[Seating]
    seatings: list[Seating]
    shared: int
    reasons: dict[str, int]
    turns: Spread
    decisions_per_game: Spread
    cards: dict[str, dict[str, int]]
    failures: list[Failure]
    lengths: list[tuple[int, int]]
    winners: list[list[int]]


def simulate(
    game: str,
    games: int = 100,
    seed: int = 0,
    seats: Sequence[str] = ("greedy", "random"),
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    paired: bool = False,
    on: str = "",
) -> Report:
    """Play `games` games between the bots named in `seats`.

    With `paired`, each deal is played once with every rotation of the seats, so that no player owes
    anything to the luck of the deal; where teams play, with every rotation of the bots among the teams.
    Raises `BadInput` before the first game if no game can be played.
    """
    check_names(seats)
    if games < 0:
        raise BadInput(f"The number of games is {games}; it cannot be below 0.")
    chosen = options or {}
    begun = arbitre.new(game, seed, len(seats), **chosen)
    seatings = [(list(seats), list(range(len(seats))))]
    if paired:
        seatings = _seatings(list(seats), [seat.team for seat in begun.state.seats])
    tasks = []
    for index in range(games):
        deal, turned = divmod(index, len(seatings))
        bots, players = seatings[turned]
        tasks.append(Task(game, index, Luck(seed, deal).next() >> 1, bots, players, chosen))
    began = perf_counter()
    outcomes: list[Outcome] = []
    cards: dict[str, Counter[str]] = {}
    for outcome in run(jobs, play, tasks, on):
        # What the cards did is counted as it comes: of a million games it would be too much to keep.
        for card, deeds in outcome.deeds.items():
            cards.setdefault(card, Counter()).update(deeds)
        outcome.deeds = {}
        outcomes.append(outcome)
        tell(progress, len(outcomes), games)
    seconds = perf_counter() - began
    return _report(tasks, outcomes, seconds, game, seed, list(seats), chosen, paired, cards)


def _seatings(bots: list[str], teams: list[int]) -> list[tuple[list[str], list[int]]]:
    """The ways to seat the bots: for each, the bot of every seat and the number of its player. Among players
    on their own everybody moves on by a place; teams of one bot each change places as wholes, or, where they
    are not of one size, their bots do."""
    number = len(bots)
    order = list(dict.fromkeys(teams))
    sizes = {teams.count(team) for team in order}
    of_team = [bots[teams.index(team)] for team in order]
    if len(order) == number:
        steps = list(range(number))
    elif any(bot != of_team[order.index(team)] for bot, team in zip(bots, teams, strict=True)):
        raise BadInput("The players of a team are not all the same bot: a game would not tell which one won.")
    elif len(sizes) == 1 and teams == sorted(teams, key=order.index):
        steps = list(range(0, number, number // len(order)))
    else:
        turned = [of_team[k:] + of_team[:k] for k in range(len(order))]
        return [([names[order.index(team)] for team in teams], list(range(number))) for names in turned]
    # Player p sits at seat (p + step), so the player of seat s is (s - step).
    seated = [[(seat - step) % number for seat in range(number)] for step in steps]
    return [([bots[player] for player in players], players) for players in seated]


def play(task: Task) -> Outcome:
    """Play one game to its end."""
    number = len(task.bots)
    played = None
    try:
        bots = [by_name(bot, task.seed, seat) for seat, bot in enumerate(task.bots)]
        played = arbitre.new(task.game, task.seed, number, brisk=brisk(task.bots), **task.options)
        decisions = play_out(played, bots, MOST_DECISIONS)
        result = played.result
        if result is None or result.reason == "stalled":
            raise RuntimeError(f"the game did not end in {decisions} decisions")
        tally = spec(task.game).tally
        deeds: dict[str, dict[str, int]] = {}
        for card, deed in tally.deeds(played.state, played.state.events_since(0)):
            of_card = deeds.setdefault(card, {})
            of_card[deed] = of_card.get(deed, 0) + 1
        winners = sorted(task.players[seat] for seat in result.winners)
        names = {task.bots[seat] for seat in result.winners}
        bot = names.pop() if len(names) == 1 else ""
        return Outcome(decisions, tally.turns(played.state), winners, result.reason, deeds, bot)
    except Exception as error:  # a broken game is a finding, not the end of the run
        decisions = len(played.history) if played is not None else 0
        message = f"{type(error).__name__}: {error}"
        failure = Failure(task.index, task.seed, number, task.options, decisions, message, format_exc())
        return Outcome(decisions, failure=failure)


def _report(
    tasks: list[Task],
    outcomes: list[Outcome],
    seconds: float,
    game: str,
    seed: int,
    players: list[str],
    options: dict[str, Any],
    paired: bool,
    cards: dict[str, Counter[str]],
) -> Report:
    ended = [outcome for outcome in outcomes if outcome.failure is None]
    alone = Counter(outcome.winners[0] for outcome in ended if len(outcome.winners) == 1)
    together = Counter(w for outcome in ended if len(outcome.winners) > 1 for w in outcome.winners)
    wins = dict.fromkeys(players, 0)
    shares = []
    for number, name in enumerate(players):
        won = alone[number]
        wins[name] += won
        low, high = wilson(won, len(ended))
        share = won / len(ended) if ended else 0.0
        shares.append(Share(name, won, together[number], round(share, 4), round(low, 4), round(high, 4)))
    return Report(
        game=game,
        games=len(tasks),
        finished=len(ended),
        errors=len(outcomes) - len(ended),
        decisions=sum(outcome.decisions for outcome in outcomes),
        seconds=round(seconds, 3),
        wins=wins,
        seed=seed,
        seats=players,
        paired=paired,
        options=options,
        players=shares,
        bots=[_won(tasks, outcomes, bot) for bot in wins if len(wins) > 1],
        seatings=[
            _won(tasks, outcomes, bot, list(seats))
            for seats in dict.fromkeys(tuple(task.bots) for task in tasks)
            for bot in wins
            if len(wins) > 1
        ],
        shared=sum(1 for outcome in ended if len(outcome.winners) > 1),
        reasons=dict(sorted(Counter(outcome.reason for outcome in ended).items())),
        turns=spread([outcome.turns for outcome in ended]),
        decisions_per_game=spread([outcome.decisions for outcome in ended]),
        cards={card: dict(sorted(cards[card].items())) for card in sorted(cards)},
        failures=[outcome.failure for outcome in outcomes if outcome.failure is not None],
        lengths=sorted(Counter(outcome.turns for outcome in ended).items()),
        winners=[outcome.winners for outcome in ended],
    )


def _won(tasks: list[Task], outcomes: list[Outcome], bot: str, seats: list[str] | None = None) -> Seating:
    """How often a bot won, in one seating or in all of them."""
    ended = [
        outcome
        for task, outcome in zip(tasks, outcomes, strict=True)
        if outcome.failure is None and seats in (None, task.bots)
    ]
    wins = sum(outcome.bot == bot for outcome in ended)
    low, high = wilson(wins, len(ended))
    share = wins / len(ended) if ended else 0.0
    return Seating(bot, seats or [], len(ended), wins, round(share, 4), round(low, 4), round(high, 4))
