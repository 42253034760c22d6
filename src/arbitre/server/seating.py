"""From what somebody asks for to a room: options and decks checked, a game dealt, secrets made."""

from __future__ import annotations

import random
from typing import Any

import msgspec

import arbitre
from arbitre.bots import BOTS, by_name, play_out
from arbitre.games import GAMES, spec
from arbitre.games.specification import Decks
from arbitre.kernel.game import Game
from arbitre.kernel.rules import BadInput

from . import secrecy
from .bounds import bounded_deck, bounded_options
from .entries import Chair, Setup
from .fairness import Promise, digest_of, secret_of, seed_of
from .lobby import ordinary_options, seat_numbers
from .names import clean, unlike
from .options import fault
from .protocol import Lang
from .refusals import RequestRefused
from .rest import NewRoom, Place
from .room import Room
from .showing import Showing


def arrange(asked: NewRoom, start: str = "") -> tuple[Setup, list[Place], list[tuple[int, str]]]:
    """The room somebody wants, the tokens of his seats, the codes of open ones. Raises `RequestRefused`."""
    lang = asked.lang
    if asked.game not in GAMES:
        raise RequestRefused("no_game", status=404)
    able = seat_numbers(asked.game)
    if not start and len(asked.seats) not in able:
        seats = str(able[0]) if len(able) == 1 else f"{able[0]}–{able[-1]}"
        raise RequestRefused("bad_seats", game=spec(asked.game).table.layout.title.en, seats=seats)
    if asked.seed is not None and any(seat.kind == "open" for seat in asked.seats):
        raise RequestRefused("bad_seed")
    bounded_options(asked.options, spec(asked.game).decks.option)
    for seat in asked.seats:
        bounded_deck(seat.deck)
    chairs: list[Chair] = []
    places: list[Place] = []
    codes: list[tuple[int, str]] = []
    for number, seat in enumerate(asked.seats):
        if seat.kind == "bot" and seat.bot not in BOTS:
            raise RequestRefused("bad_bot", given=seat.bot[:40], bots=", ".join(BOTS))
        chair = Chair(seat.kind, clean(seat.name), seat.bot if seat.kind == "bot" else "", seat.deck)
        if seat.kind == "me":
            places.append(Place(number, secrecy.new_token()))
            chair.token = secrecy.digest(places[-1].token)
        elif seat.kind == "open":
            codes.append((number, secrecy.new_token()))
            chair.code = secrecy.digest(codes[-1][1])
        chairs.append(chair)
    if not places and not codes and not asked.spectators:
        raise RequestRefused("no_spectators")
    clock = asked.clock
    setup = Setup(
        asked.game,
        chairs,
        asked.options,
        clock.minutes if clock else 0,
        clock.increment if clock else 0,
        asked.spectators,
        asked.pace,
        secrecy.bot_seed() if asked.seed is None else asked.seed,
        asked.seed,
        start,
        lang,
        secret=secrecy.new_secret(),
        public=asked.public and bool(codes),
    )
    _tell_apart(setup)
    wrong = fault(asked.game, asked.options, len(asked.seats), lang)
    if wrong:
        raise RequestRefused("bad_options", what=wrong)
    if not start:
        # What cannot be dealt is refused now, not when the last player has sat down.
        for chair in chairs:
            _judge(setup, chair.deck, lang)
        deal(setup, [chair.deck for chair in chairs], 0)
    return setup, places, codes


def _tell_apart(setup: Setup) -> None:
    """Nobody is called like another, nor like somebody who has no name of his own."""
    room = Room("", setup)
    others = [room.name_of(seat) for seat, chair in enumerate(setup.chairs) if not chair.name]
    for chair in setup.chairs:
        if chair.name:
            chair.name = unlike(chair.name, others)
            others.append(chair.name)


def check_deck(setup: Setup, deck: Any, lang: Lang) -> None:
    """Whether a seat may bring this deck. Raises `RequestRefused`."""
    if not deck:
        return
    bounded_deck(deck)
    if not spec(setup.game).decks.per_seat:
        raise RequestRefused("shared_deck")
    _judge(setup, deck, lang)
    try:
        deal(setup, [deck, *("" for _ in setup.chairs[1:])], 0)
    except RequestRefused as refused:
        raise RequestRefused("bad_deck", what=refused.text(lang)) from None


def _judge(setup: Setup, deck: Any, lang: Lang) -> None:
    """Say in the asker's language what is wrong with a deck for this table. Raises `RequestRefused`."""
    if not deck or deck == "random":
        return
    try:
        wrong = spec(setup.game).decks.faults(deck, lang, setup.options)
    except (BadInput, TypeError, ValueError, AttributeError, LookupError):
        return  # no deck at all, or no such options: whoever deals refuses them
    if wrong:
        said = (f"{fault.text} ({fault.rule})" if fault.rule else fault.text for fault in wrong)
        raise RequestRefused("bad_deck", what=" ".join(said))


def deal(setup: Setup, decks: list[Any], seed: int) -> Game:
    """A new game for the seats with these decks. Raises `RequestRefused` where options or decks make none."""
    played = spec(setup.game).decks
    options = {**ordinary_options(setup.game), **setup.options}
    try:
        if played.per_seat:
            return _deal_decks(setup, played, options, decks, seed)
        given = next((deck for deck in decks if deck), options.get(played.option))
        if given:
            options[played.option] = played.deck(given)
        return arbitre.new(setup.game, seed, len(setup.chairs), **options)
    except BadInput as error:
        raise RequestRefused("bad_options", what=str(error)) from error
    except (TypeError, ValueError, AttributeError, LookupError) as error:
        # An option of the wrong shape that the game did not expect.
        raise RequestRefused("bad_options", "odd_options") from error


def _deal_decks(setup: Setup, played: Decks, options: dict[str, Any], decks: list[Any], seed: int) -> Game:
    """One deck for each seat; who has named none gets a ready-made one by chance."""
    key = played.option
    if not any(deck and deck != "random" for deck in decks):
        return arbitre.new(setup.game, seed, len(decks), **options)
    given = [played.deck(deck) if deck and deck != "random" else None for deck in decks]
    ready = played.fitting(options)
    random.Random(seed).shuffle(ready)
    trouble: BadInput | None = None
    for first in range(len(ready)):
        filled = [
            deck if deck is not None else ready[(first + at) % len(ready)] for at, deck in enumerate(given)
        ]
        try:
            return arbitre.new(setup.game, seed, len(decks), **{**options, key: filled})
        except BadInput as error:  # a ready-made deck of another format: the next one
            trouble = error
    raise trouble if trouble is not None else BadInput("There is no ready-made deck.")


BEFORE_HANDS = 30
"""So many questions may come before everybody has a hand: who begins, which camp."""


def opening_hand(game: str, deck: Any, options: dict[str, Any], lang: Lang) -> list[str]:
    """The hand somebody begins with who plays this deck, dealt by chance. Raises `RequestRefused`."""
    able = [number for number in seat_numbers(game) if not fault(game, options, number, lang)]
    setup = Setup(game, [Chair("bot") for _ in range(able[0] if able else 2)], options)
    check_deck(setup, deck, lang)
    dealt = deal(setup, [deck, *("" for _ in setup.chairs[1:])], secrecy.any_seed())
    fans = {zone.name for zone in spec(game).table.layout.zones if zone.mine == "fan"}
    players = [by_name("random", 0, seat) for seat in range(len(setup.chairs))]
    for _ in range(BEFORE_HANDS):
        zones = [zone for zone in Showing(dealt, 0, lang, []).view.zones if zone.name in fans]
        held = [
            piece["card"] for zone in zones if zone.owner == 0 for piece in zone.pieces if "card" in piece
        ]
        if held or not play_out(dealt, players, 1):
            return held
    return []


def first_record(room: Room) -> str:
    """The record a new round begins with."""
    setup = room.setup
    if setup.start and room.round == 0:
        return setup.start
    decks = [sitter.deck for sitter in room.sitters]
    given = setup.seed if room.round == 0 else None
    if given is not None or not setup.secret:
        game = deal(setup, decks, secrecy.any_seed() if given is None else given)
        game.notes = notes(room, setup.bot_seed)
    else:
        secret, words = secret_of(setup.secret, room.round), [sitter.words for sitter in room.sitters]
        game = deal(setup, decks, seed_of(secret, words))
        promise = Promise(digest_of(secret), secret, words, setup.options, decks)
        # A record tells how the bots chose: in the next game by something else.
        game.notes = {**notes(room, secrecy.bot_seed()), "fair": msgspec.to_builtins(promise)}
    return game.save().decode()


def notes(room: Room, bot_seed: int) -> dict[str, Any]:
    """Who sat where, as the terminal writes it too."""
    seats = [sitter.chair.bot or "me" for sitter in room.sitters]
    return {
        "seats": seats,
        "names": [room.name_of(sitter.seat) for sitter in room.sitters if not sitter.chair.bot],
        "bot_seed": bot_seed,
    }


__all__ = ["arrange", "check_deck", "deal", "first_record", "notes", "opening_hand"]
