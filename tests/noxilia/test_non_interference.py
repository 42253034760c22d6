"""What a seat may not see changes nothing it gets: view, events, log, prompt, options, refusals (N-077).

Each kind of secret is dealt anew by itself in the middle of games between all pairs of clans, the question is
asked again, and every byte is compared; a count shows how often each kind was really there to be changed.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from arbitre.games import teller as teller_of
from arbitre.games.noxilia.cards.index import CARDS, NUMBER, TYPE
from arbitre.games.noxilia.language.keywords import Sorcerer
from arbitre.games.noxilia.rules.checks.cards import CHECKS
from arbitre.games.noxilia.rules.model import GRAVEYARD, HAND, PLACES, Thing
from arbitre.games.noxilia.rules.places import place
from arbitre.kernel.game import Game

from .arena import B_ROOM, B_WALL, FIELD, A, Arena, B
from .hidden_cards import SECRETS, dealt_anew
from .random_play import PAIRS, acting, begun, some

PLAYERS = ["Alice", "Bob"]
TAIL = 60  # events of the recent past that are encoded again; older ones are the same objects
ANSWERS = 160
LEAST = 25  # how often each kind of secret must have been varied


def seen(game: Game, seat: int) -> bytes:
    """All bytes a seat gets: its view (with its prompt and options) and its events."""
    return msgspec.json.encode([game.view(seat), game.events(seat, max(0, game.state.count - TAIL))])


def told(game: Game, seat: int) -> list[str]:
    """What a seat reads: prompt, buttons, the latest lines of the log."""
    teller = teller_of(game, seat, "en", PLAYERS)
    assert game.pending is not None
    mine = game.pending.options if game.pending.seat == seat and game.pending.single else []
    return [teller.prompt(), *map(teller.label, mine), *teller.log(max(0, game.state.count - 25))]


def refused(game: Game, seat: int) -> list[object]:
    """Why the seat cannot do each thing with each card of any place but the libraries' depths."""
    table = game.state
    cards = [card for space in range(20) for card in table.ids(space)]
    for of in (0, 1):
        for which in range(len(PLACES)):
            cards += table.ids(place(table, of, which))[-8:]
    return [game.why_not(seat, (verb, card)) for verb in (*CHECKS, "muster") for card in cards]


def compare(one: Game, two: Game, seat: int, about: object) -> None:
    assert seen(one, seat) == seen(two, seat), about
    assert refused(one, seat) == refused(two, seat), about


def likely(game: Game, random: Random) -> Any:
    """Any answer, but latent spells are laid as soon as somebody can: chance alone seldom does."""
    assert game.pending is not None
    options: list[Any] = game.pending.options
    lays = [option for option in options if acting(game) and option[0] == "lay"]
    return random.choice(lays) if lays else some(game.pending, random)


@pytest.mark.rule("N-077")
def test_no_secret_changes_a_byte_of_what_the_other_seat_gets() -> None:
    varied: Counter[str] = Counter()
    for seed in range(2 * len(PAIRS)):
        random, game = Random(seed), begun(seed)
        for _ in range(ANSWERS):
            if game.over:
                break
            assert game.pending is not None
            if not game.answers and random.random() < (0.12 if acting(game) else 0.25):
                seat = random.choice((game.pending.seat, game.pending.seat, 1 - game.pending.seat))
                for secret in SECRETS:
                    other = dealt_anew(game, seat, secret, random)
                    if other is not None:
                        compare(game, other, seat, (seed, seat, secret))
                        varied[secret] += 1
                        if varied[secret] % 8 == 0:
                            assert told(game, seat) == told(other, seat), (seed, seat, secret)
            game.answer(likely(game, random))
    assert all(varied[secret] >= LEAST for secret in SECRETS), varied


@pytest.mark.rule("N-075", "N-077")
def test_an_action_looks_the_same_whatever_is_hidden_until_something_is_shown() -> None:
    """Both players go on in two games that differ in one kind of secret: step by step the same bytes."""
    compared: Counter[str] = Counter()
    for seed in range(len(PAIRS)):
        random, game = Random(seed), begun(seed)
        for _ in range(ANSWERS):
            if game.over:
                break
            assert game.pending is not None
            if acting(game) and random.random() < 0.15:
                seat = random.randrange(2)
                for secret in SECRETS:
                    other = dealt_anew(game, seat, secret, random)
                    if other is not None:
                        compared[secret] += follow(game.fork(), other, seat, random)
            game.answer(likely(game, random))
    assert all(compared[secret] >= LEAST for secret in SECRETS), compared


SHOWN = {"revealed", "died", "unveiled", "drew", "discarded", "enacted", "fate", "equipped"}
"""Events after which the seat may know more in one game than in the other; they come in both or in none."""
QUIET = {"move", "lay", "pass"}
"""What the opponent does alike whatever his cards are; what he plays or uses shows them."""


def follow(one: Game, two: Game, seat: int, random: Random) -> int:
    """Give both games the same answers until something is shown; how many were compared."""
    turn, number = one.state.board.turn, one.state.count
    compared = 0
    while one.pending is not None and two.pending is not None and not (compared and acting(one)):
        answers: list[Any] = list(islice(one.pending.answers(), 80))
        both = [answer for answer in answers if two.pending.refuse(answer) is None]
        if acting(one) and one.pending.seat != seat:
            both = [o for o in both if o[0] in QUIET and (o[0] != "move" or one.state.pieces[o[1]].hidden)]
        if not both:
            break
        answer = random.choice(both)
        one.answer(answer)
        two.answer(answer)
        shown = [not SHOWN.isdisjoint(e.kind for e in g.state.events_since(number)) for g in (one, two)]
        assert shown[0] == shown[1], answer
        if shown[0] or one.state.board.turn != turn or one.over:
            break
        compare(one, two, seat, answer)
        compared += 1
    return compared


IDENTITIES = [card.slug for card in CARDS if card.type in ("unit", "hero")]
SORCERERS = [
    card.slug
    for card in CARDS
    if card.type in ("unit", "hero") and any(isinstance(skill, Sorcerer) for skill in card.skills)
]


@pytest.mark.rule("N-074", "N-077", "N-153")
@pytest.mark.parametrize("card", [c.slug for c in CARDS if c.type in ("spell", "event")])
def test_whom_a_card_may_aim_at_tells_nothing_of_face_down_units(card: str) -> None:
    """Played up to three choices far, the same choices are offered whoever lies face down."""
    stories = {identity: aimed(card, identity) for identity in IDENTITIES}
    assert len(set(stories.values())) == 1, card


def aimed(card: str, identity: str) -> tuple[bytes, ...]:
    """What the player of a card gets, choice by choice, while a unit of the opponent stays face down."""
    arena = Arena(gold=30)
    down = arena.unit(identity, B, B_ROOM, hidden=True)
    arena.unit("rag-ghoul", B, FIELD, lost=1)
    for slug in SORCERERS:
        arena.unit(slug, A, FIELD, lost=1)
    arena.unit("oath-pikeman", A, FIELD, engaged=True)
    for which in (HAND, GRAVEYARD):
        for slug in ("oath-pikeman", "rag-ghoul", "oath-blade"):
            arena.table.add_piece(Thing(0, NUMBER[slug], A, place(arena.table, A, which), controller=A))
    arena.table.seats[A].mana = (9, 9, 9, 9, 9, 9, 9)
    number = arena.hand(card)
    game = arena.game
    verb = "cast" if TYPE[NUMBER[card]] == "spell" else "event"
    got = [seen(game, A)]
    answer: Any = (verb, number)
    for _ in range(4):
        game.answer(answer)
        got.append(seen(game, A))
        if game.pending is None or acting(game) or not game.state.pieces[down].hidden:
            break
        answer = next(a for a in game.pending.answers() if a not in (("target", down), ("choose", down)))
    return tuple(got)


MOMENTS = ("attacked", "entered", "targeted")
LATENTS = [card.slug for card in CARDS if card.type == "latent"]


@pytest.mark.rule("N-077", "N-132", "N-194")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("rich", [True, False], ids=["with mana", "without"])
def test_who_meets_a_latent_spell_does_not_learn_which_one_is_not_revealed(moment: str, rich: bool) -> None:
    stories = {latent: met(latent, moment, rich) for latent in LATENTS}
    assert len(set(stories.values())) == 1
    moments = {CARDS[NUMBER[latent]].on for latent in LATENTS}
    assert moment in moments and len(moments) > 1


def met(latent: str, moment: str, rich: bool) -> tuple[bytes, ...]:
    """What a player gets who attacks, enters or aims where a latent spell lies and is left lying."""
    arena = Arena()
    sergeant = arena.unit("gate-sergeant", A, FIELD)
    caster = arena.unit("velvet-tongue", A, FIELD)
    spell = arena.hand("moth-in-the-heart")
    ghoul = arena.unit("rag-ghoul", B, FIELD, armour=9)
    place_card = arena.table.board.places[B_WALL]
    lying = arena.latent(latent, B, place_card if moment == "entered" else ghoul)
    if rich:
        arena.table.seats[B].mana = (9, 9, 9, 9, 9, 9, 9)
    actions: dict[str, list[Any]] = {
        "attacked": [("melee", sergeant)],
        "entered": [("move", sergeant), ("to", B_WALL)],
        "targeted": [("cast", spell), ("caster", caster), ("target", ghoul)],
    }
    game = arena.game
    got: list[bytes] = []
    asked = 0
    answers = actions[moment]
    while not (got and acting(game)):
        assert game.pending is not None
        if game.pending.seat == B:
            asked += game.pending.say[0] == "latent"
            game.answer(("pass",) if ("pass",) in game.pending.options else False)
        else:
            game.answer(answers.pop(0) if answers else next(iter(game.pending.answers())))
        got.append(seen(game, A))
    assert asked == 1 and game.state.pieces[lying].hidden
    return tuple(got)
