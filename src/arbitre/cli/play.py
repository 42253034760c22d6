"""`arbitre play`: a game at once, in the terminal, against bots or several people at one keyboard."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

import arbitre
from arbitre.bots import BOTS, by_name, exists
from arbitre.games import GAMES
from arbitre.kernel.game import Game

from . import records
from .arguments import Parser, whole, words
from .lookup import check_seats, game_named, read_options, seat_numbers, title
from .reader import NoMore, ask_line
from .session import Player, Session, usual_name
from .simulate import MOST_SEED
from .ui import Bad, Ui, bad

ME = ("me", "moi")
BEST_BOT = "greedy"
FIRST_WILDS = "first-steps"
"""What a newcomer plays with who asks for nothing else."""


def options(parser: Parser) -> None:
    """Everything has a sensible default."""
    parser.option("game", "help.game", nargs="?", metavar="GAME")
    parser.option("--seats", "help.play_seats", metavar="me,greedy", type=words)
    parser.option("--wilds", "help.wilds", metavar="NAME")
    parser.option("--seed", "help.random_seed", metavar="N", type=whole("--seed", 0, MOST_SEED))
    parser.option("--name", "help.names", metavar="A,B", type=words, default=[])
    parser.option("--option", "help.option", metavar="K=V", action="append", default=[])
    parser.option("--record", "help.record", metavar="FILE")
    parser.option("--resume", "help.resume", metavar="FILE")


def run(args: Namespace, ui: Ui) -> int:
    """Sit everybody down and play."""
    if ui.as_json:
        bad("bad.json_play")
    from .table import Table

    session = _resumed(args, ui) if args.resume else _new(args, ui)
    if session is None:
        return 0
    return Table(session, ui).play()


def _new(args: Namespace, ui: Ui) -> Session | None:
    try:
        game = game_named(args.game) if args.game else _ask_game(ui)
        seats = args.seats or (_ask_seats(game, ui) if args.game is None else ["me", BEST_BOT])
    except NoMore:
        game = game_named(args.game or GAMES[0])
        seats = ["me", BEST_BOT]
    chosen = read_options(game, args.option, ui)
    if args.wilds:
        chosen |= read_options(game, [f"wilds={args.wilds}"], ui)
    elif "wilds" not in chosen and game == "quarriors":
        chosen["wilds"] = FIRST_WILDS
    check_seats(game, len(seats), ui)
    seed = args.seed if args.seed is not None else _any_seed()
    players = seated(seats, args.name, seed, ui)
    if args.record:
        records.check_writable(args.record)
    fresh = arbitre.new(game, seed, len(seats), **chosen)
    fresh.notes = {"seats": seats, "names": args.name, "bot_seed": seed}
    session = Session(fresh, players, args.record)
    session.keep()
    return session


def _any_seed() -> int:
    from random import SystemRandom

    return SystemRandom().randrange(10**6)


def _ask_game(ui: Ui) -> str:
    games: tuple[str, ...] = GAMES
    while len(games) > 1:
        text = ask_line(ui.text("play.which_game", games=GAMES, default=GAMES[0]))
        if text.isdecimal() and 1 <= int(text) <= len(GAMES):
            return GAMES[int(text) - 1]
        try:
            return game_named(text or GAMES[0])
        except Bad as wrong:
            ui.say(wrong.key, **wrong.about)
    return games[0]


def _ask_seats(game: str, ui: Ui) -> list[str]:
    """Who plays against you: bots by name, or how many of them."""
    most = seat_numbers(game)[-1] - 1
    ui.say("play.welcome", title=title(game, ui))
    while True:
        text = ask_line(ui.text("play.opponents", bots=list(BOTS), most=most, default=BEST_BOT))
        names = words(text.replace(" ", ","))
        if not names:
            names = [BEST_BOT]
        elif len(names) == 1 and names[0].isdecimal():
            names = [BEST_BOT] * int(names[0])
        try:
            check_seats(game, 1 + len(names), ui)
            seated(["me", *names], [], 0, ui)
            return ["me", *names]
        except Bad as wrong:
            ui.say(wrong.key, **wrong.about)


def seated(seats: list[str], names: list[str], seed: int, ui: Ui) -> list[Player]:
    """The players of the seats: persons by their names, bots by theirs, all told apart."""
    people = sum(seat in ME for seat in seats)
    if not people:
        bad("bad.nobody")
    given = iter(names)
    players: list[Player] = []
    for number, seat in enumerate(seats):
        if seat in ME:
            name = next(given, "")
            players.append(Player(name or usual_name(number, people, ui), named=bool(name)))
        elif exists(seat):
            same = seats[: number + 1].count(seat)
            kind, _, budget = seat.partition(":")
            called = ui.text(f"bot.{kind}", budget=budget) + (f" {same}" if seats.count(seat) > 1 else "")
            players.append(Player(called, by_name(seat, seed, number)))
        else:
            bad("bad.player", given=seat, bots=list(BOTS))
    return players


def _noted(notes: dict[str, Any], key: str, number: int | None = None) -> list[str]:
    """A list of words that the record keeps, if it is what it should be."""
    found = notes.get(key)
    if not isinstance(found, list) or not all(isinstance(word, str) for word in found):
        return []
    known = key != "seats" or all(word in ME or word in BOTS for word in found)
    return found if known and number in (None, len(found)) else []


def _resumed(args: Namespace, ui: Ui) -> Session:
    """A saved game, ready to go on."""
    if args.wilds or args.option or args.seed is not None:
        bad("bad.resume_options")
    data = records.read(args.resume)
    game: Game = arbitre.load(data, args.resume)
    if args.game is not None and game_named(args.game) != game.rules.name:
        bad("bad.other_game", file=args.resume, found=game.rules.name, wanted=args.game)
    number = len(game.state.seats)
    noted = game.notes
    seats = args.seats or _noted(noted, "seats", number) or ["me", *[BEST_BOT] * (number - 1)]
    if len(seats) != number:
        bad("bad.record_seats", file=args.resume, found=number, given=len(seats))
    bot_seed = noted.get("bot_seed")
    players = seated(
        seats,
        args.name or _noted(noted, "names"),
        bot_seed if isinstance(bot_seed, int) else 0,
        ui,
    )
    record = args.record or args.resume
    if args.record:
        records.check_writable(args.record)
    session = Session(game, players, record)
    session.recall(*arbitre.replay(data, args.resume))
    ui.say("play.resumed", file=args.resume, answers=len(game.history))
    return session
