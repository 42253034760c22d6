"""`arbitre train GAME`: bots play against themselves, and the weights of the game's value are learned."""

from __future__ import annotations

from argparse import Namespace
from importlib.resources import files
from pathlib import Path

import msgspec

from .arguments import Parser
from .lookup import engine, game_named, read_options
from .simulate import MOST_GAMES, MOST_JOBS, MOST_SEED, Progress
from .ui import OK, Ui, bad


def options(parser: Parser) -> None:
    """The game, how many, who plays, from which seed, and where the weights go."""
    parser.option("game", "help.game", nargs="?", metavar="GAME")
    parser.counted("--games", "help.games", 400, 5, MOST_GAMES)
    parser.counted("--seed", "help.seed", 0, 0, MOST_SEED)
    parser.option("--cards", "help.train_cards", action="store_true")
    parser.counted("--temper", "help.temper", 0, 0, MOST_GAMES)
    parser.counted("--compare", "help.compare", 0, 0, MOST_GAMES)
    parser.option("--out", "help.train_out", metavar="FILE")
    parser.counted("--jobs", "help.jobs", 1, 1, MOST_JOBS)
    parser.option("--on", "help.on", metavar="ray[://HOST:PORT]", type=engine, default="")
    parser.option("--option", "help.option", metavar="K=V", action="append", default=[])


def run(args: Namespace, ui: Ui) -> int:
    """Train, compare, and write the weights."""
    from arbitre.games import spec
    from arbitre.games.weights import FILE
    from arbitre.lab.card_worths import compare_cards, train_cards
    from arbitre.lab.training import compare, tempered, train

    game = game_named(args.game)
    if args.cards and spec(game).bot.cards is None:
        bad("bad.no_card_worths", game=game)
    chosen = read_options(game, args.option, ui)
    with Progress(ui) as progress:
        learn = train_cards if args.cards else train
        found = learn(game, args.games, args.seed, chosen, args.jobs, progress.show, args.on)
    if args.temper and not args.cards:
        with Progress(ui) as progress:
            found = tempered(
                game, found, args.temper, args.seed + 2, chosen, args.jobs, progress.show, args.on
            )
    met = None
    if args.compare:
        with Progress(ui) as progress:
            seed = args.seed + 1
            try_out, what = (compare_cards, found.cards) if args.cards else (compare, found.weights)
            met = try_out(game, what, args.compare, seed, chosen, args.jobs, progress.show, args.on)
    home = files(f"arbitre.games.{game}.bot").joinpath(FILE)
    path = Path(args.out) if args.out else Path(str(home))
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    if ui.as_json:
        ui.document(
            {
                "trained": msgspec.to_builtins(found),
                "compared": met.json() if met else None,
                "file": str(path),
            }
        )
        return OK
    ui.say("train.head", game=game, games=found.games, positions=found.positions, seed=found.seed)
    ui.say("train.loss", loss=ui.figure(found.loss, 4), hand=ui.figure(found.hand_set, 4))
    for part, weight in (found.cards if args.cards else found.weights).items():
        ui.say("train.weight", part=f"  {part:12}", weight=ui.figure(weight, 2))
    if met:
        ui.say(
            "train.compared",
            games=met.games,
            share=ui.figure(100 * met.share, 1),
            low=ui.figure(100 * met.low, 1),
            high=ui.figure(100 * met.high, 1),
        )
    ui.say("train.written", file=path)
    return OK
