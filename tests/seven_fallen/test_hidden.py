"""What a seat may not see shows in none of its bytes: hands, books, Registers, looked-at Worshippers, pages
in Secret, the Archangel that lies face down. Each kind is counted as it is really varied."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from tests.playing import some_answer
from tests.seven_fallen.test_rules_word_by_word import card, position

from arbitre.games.seven_fallen.cards.index import ARCHANGEL, CARD_NUMBER, CARDS, STEALTH, TYPE
from arbitre.games.seven_fallen.decks import READY
from arbitre.games.seven_fallen.rules.game import RULES
from arbitre.games.seven_fallen.rules.model import AREAS, HAND, PER_SEAT, SECRET, Table
from arbitre.games.seven_fallen.rules.places import area
from arbitre.kernel.chance import new_chance
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Option
from arbitre.kernel.view import seen_events, view

KINDS = {
    "hand",
    "book",
    "register",
    "looked at",
    "secret",
    "archangel",
    "own book",
    "own register",
}
ARCHANGELS = [what for what in range(len(CARDS)) if TYPE[what] == ARCHANGEL]


STEALTHY = [what for what in range(len(CARDS)) if STEALTH[what] >= 0]


def new(seed: int) -> Game:
    """A game of two real decks, each pair of them in turn."""
    decks = [READY[seed % len(READY)].slug, READY[seed // len(READY) % len(READY)].slug]
    return Game(RULES, RULES.start(2, {"decks": decks, "format": "any", "turn_limit": 60}, seed))


def secretive(game: Game, seed: int) -> Iterator[Game]:
    """Random play in which pages go in Secret whenever they can, and seldom come out by themselves."""
    random = Random(seed)
    while game.pending is not None:
        yield game
        options = game.pending.options
        hiding = [o for o in options if isinstance(o, tuple) and o[0] == "hide"]
        showing = [o for o in options if isinstance(o, tuple) and o[0] == "unveil"]
        if game.pending.single and showing and random.randrange(10):
            game.answer(random.choice([o for o in options if o not in showing]))
        else:
            game.answer(random.choice(hiding) if hiding else some_answer(game.pending, random))


def rare(table: Table) -> bool:
    """Whether Worshippers are being looked at, or a page is in Secret."""
    return bool(table.board.looked or table.ids(area(0, SECRET)) or table.ids(area(1, SECRET)))


def kind_of(table: Table, piece: int, seat: int) -> str:
    """What sort of secret a card is to this seat."""
    it = table.pieces[piece]
    if piece in table.board.looked:
        return "looked at"
    place = "archangel" if TYPE[it.what] == ARCHANGEL else AREAS[it.zone % PER_SEAT]
    return f"own {place}" if it.owner == seat else place


def vary(table: Table, seat: int, random: Random, owners: tuple[int, ...] = (0, 1)) -> Counter[str]:
    """Deal anew what this seat cannot see of these players; how many cards of each kind became others."""
    varied: Counter[str] = Counter()
    for group in RULES.hidden_from(table, seat):
        if table.pieces[group[0]].owner not in owners:
            continue
        whats = [table.pieces[i].what for i in group]
        random.shuffle(whats)
        for i, what in zip(group, whats, strict=True):
            varied[kind_of(table, i, seat)] += what != table.pieces[i].what
            table.own(i).what = what
    if 1 - seat in owners:
        # A deck has one Archangel and often one page with Stealth only: for these any other card of the game.
        lone = [(i, STEALTHY) for i in table.ids(area(1 - seat, SECRET))]
        lone.append((table.seats[1 - seat].archangel, ARCHANGELS))
        for piece, others in lone:
            it = table.own(piece)
            if it.hidden and not it.known >> seat & 1:
                it.what = random.choice([what for what in others if what != it.what])
                varied[kind_of(table, piece, seat)] += 1
    table.current_stamp = -1
    return varied


def unquestioned(state: Table, seat: int) -> bytes:
    return msgspec.json.encode((view(state, seat, None), seen_events(state, seat)))


def test_a_seats_bytes_do_not_depend_on_what_it_may_not_see() -> None:
    counted: Counter[str] = Counter()
    for seed in range(7):
        random = Random(seed)
        for at, game in enumerate(secretive(new(seed), seed)):
            if at % 23 and not (rare(game.state) and at % 7 == 0):
                continue
            for seat in (0, 1):
                before, varied = game.state.fork(), game.state.fork()
                counted += vary(varied, seat, random)
                new_chance(varied, random.randbytes(32))
                before.current_stamp = -1
                assert unquestioned(before, seat) == unquestioned(varied, seat), (seed, at, seat)
    assert set(counted) == KINDS
    assert min(counted.values()) > 40, counted


QUIET: tuple[Option, ...] = (("pass",), ("done",), ("ready",), ("go",), ("stay",), ("look",))


def same_answer(real: Game, other: Game) -> Option | None:
    """An answer both may give that tells nobody what a hidden card is."""
    assert real.pending is not None and other.pending is not None
    both = [o for o in real.pending.options if o in other.pending.options]
    placed = (o for o in both if isinstance(o, tuple) and o[0] in ("top", "under"))
    return next((o for o in QUIET if o in both), next(placed, None))


def test_what_a_seat_holds_shows_in_no_byte_until_it_is_played() -> None:
    """Deal the opponent's unseen cards anew, give the same public answers: the same questions to the same
    seats, the same bytes for the seat that looks, however long both players stay quiet."""
    counted: Counter[str] = Counter()
    answered = 0
    for seed in range(9):
        for at, game in enumerate(secretive(new(seed), seed)):
            if at % 17 and not (rare(game.state) and at % 5 == 0):
                continue
            if game.answers or game.pending is None:
                continue
            holder, looker = game.pending.seat, 1 - game.pending.seat
            real, other = game.fork(), game.fork()
            other.checkpoint = other.state = game.checkpoint.fork()
            counted += vary(other.state, looker, Random(at), (holder,))
            other._advance()
            for _ in range(8):
                assert real.pending is not None and other.pending is not None
                assert real.pending.seat == other.pending.seat, (seed, at)
                assert seen_by(real, looker) == seen_by(other, looker), (seed, at)
                answer = same_answer(real, other)
                if answer is None:
                    break
                real.answer(answer)
                other.answer(answer)
                answered += 1
                if real.pending is None or real.pending.seat != holder:
                    break
    assert set(counted) == KINDS - {"own book", "own register"}
    assert min(counted.values()) > 40, counted
    assert answered > 200


def seen_by(game: Game, seat: int) -> bytes:
    return msgspec.json.encode((game.view(seat), game.events(seat)))


CHOICES = {
    "spawning-night": "{ stack: [Alice's Spawning Night], word: Alice, Alice: { hand: [5x Tomb Lid] } }",
    "court-medium": "{ Alice: { hand: [Court Medium, 5x Tomb Lid], energy: 9 } }",
}
"""Cards that choose in a hand, with their effect about to resolve or the card about to be played."""


@pytest.mark.parametrize("slug", CHOICES)
def test_a_choice_in_a_hand_is_asked_whatever_the_hand_holds(slug: str) -> None:
    """Not to be asked would tell the opponent that there is nothing to choose."""
    pages = (
        "reef-polyp",
        "coral-swarmling",
        "lance-of-flame",
        "brick-golem",
        "dawnsteel-sabre",
        "mirror-eel",
    )
    hands = [tuple(Random(deal).choices(pages, k=5)) for deal in range(20)]
    hands += [("lance-of-flame",) * 5, ("reef-polyp",) * 5]
    told = set()
    for hand in hands:
        table = position(CHOICES[slug])
        held = [i for i in table.ids(area(0, HAND)) if table.pieces[i].what == CARD_NUMBER["tomb-lid"]]
        for piece, page in zip(held, hand, strict=True):
            table.own(piece).what = CARD_NUMBER[page]
        game = Game(RULES, table)
        seen = [seen_by(game, 1)]
        game.answer(("play", card(game.state, slug)) if slug == "court-medium" else ("pass",))
        while game.pending is not None and game.pending.say[0] in ("answer", "may", "pay"):
            seen.append(seen_by(game, 1) + bytes([game.pending.seat]))
            asked = game.pending.say[0]
            game.answer(
                True if asked == "may" else ("pass",) if asked == "answer" else game.pending.options[0]
            )
        assert game.pending is not None and game.pending.seat == 0 and game.pending.say[0] == "choose", hand
        seen.append(seen_by(game, 1))
        told.add(tuple(seen))
    assert len(told) == 1


def test_who_finds_nothing_in_the_hand_chooses_nothing_and_gets_nothing() -> None:
    table = position("{ Alice: { hand: [Court Medium, Lance of Flame], energy: 9 } }")
    game = Game(RULES, table)
    game.answer(("play", card(game.state, "court-medium")))
    while game.pending is not None and game.pending.say[0] != "choose":
        game.answer(True if game.pending.say[0] == "may" else ("pass",))
    assert game.pending is not None and list(game.pending.answers()) == [()]
    game.answer(())
    assert len(game.state.ids(area(0, HAND))) == 1  # no page was drawn for it
