"""`arbitre verify FILE`: whether the chance of a recorded game was the one promised before it began."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

import arbitre
from arbitre.kernel.game import Game, Refused
from arbitre.kernel.record import snapshot
from arbitre.kernel.rules import BadInput

from . import records
from .arguments import Parser
from .ui import FAILED, OK, Ui, bad


def options(parser: Parser) -> None:
    """The record, and the digest the table showed."""
    parser.option("file", "help.record_file", nargs="?", metavar="FILE")
    parser.option("--digest", "help.digest", metavar="HEX", default="")


def run(args: Namespace, ui: Ui) -> int:
    """Check each step from the promise to the result, and stop at the first that does not hold."""
    from arbitre.server.fairness import digest_of, promise_in

    if not args.file:
        bad("bad.verify_file")
    data = records.read(args.file)
    start, answers = arbitre.replay(data, args.file)
    kept = arbitre.load(data, args.file)
    promise = promise_in(start.notes)
    if promise is None:
        bad("bad.no_promise", file=args.file)
    told = args.digest.strip().lower()
    broken = ""
    if told and told != promise.digest:
        broken = "verify.other_digest"
    elif digest_of(promise.secret) != promise.digest:
        broken = "verify.secret"
    elif not _dealt(start, promise):
        broken = "verify.deal"
    elif not _played(start, answers, kept):
        broken = "verify.play"
    if ui.as_json:
        about = {"file": args.file, "digest": promise.digest, "words": promise.words}
        ui.document({**about, "holds": not broken, "answers": len(answers), "broken": broken})
        return FAILED if broken else OK
    ui.say("verify.digest", digest=promise.digest)
    if broken:
        ui.say(broken, given=told)
        return FAILED
    words = [each for each in promise.words if each]
    ui.say("verify.words" if words else "verify.no_words", words=" · ".join(words))
    ui.say("verify.holds" if told else "verify.compare", answers=len(answers))
    return OK


def _dealt(start: Game, promise: Any) -> bool:
    """Whether the secret and the words make the game as it began."""
    from arbitre.games import spec
    from arbitre.server.bounds import bounded_deck, bounded_options
    from arbitre.server.entries import Chair, Setup
    from arbitre.server.fairness import seed_of
    from arbitre.server.refusals import RequestRefused
    from arbitre.server.seating import deal

    chairs = [Chair("bot") for _ in start.start.seats]
    setup = Setup(start.rules.name, chairs, promise.options)
    if len(promise.decks) != len(chairs):
        return False
    try:
        bounded_options(promise.options, spec(setup.game).decks.option)
        for deck in promise.decks:
            bounded_deck(deck)  # nobody need deal a million cards to know that no server did
        again = deal(setup, promise.decks, seed_of(promise.secret, promise.words))
    except (RequestRefused, BadInput):
        return False
    return snapshot(again.start) == snapshot(start.start)


def _played(start: Game, answers: list[Any], kept: Game) -> bool:
    """Whether the answers lead from there to where the record says the game came."""
    try:
        for answer in answers:
            start.answer(answer)
    except Refused:
        return False
    at_one_step = snapshot(start.checkpoint) == snapshot(kept.checkpoint)
    return at_one_step and start.answers == kept.answers and start.result == kept.result
