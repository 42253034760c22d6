"""The kernel with a game of a few lines: guards, triggers, layers, sight, stalls. No real game needed.

The toy: cards with a power lie in public, in hands or face down; some change others.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

import msgspec
import pytest

from arbitre.kernel import ask
from arbitre.kernel.chance import key_of
from arbitre.kernel.door import (
    KERNEL_PERFORMS,
    MOVED,
    SHUFFLED,
    begin,
    expire,
    happen,
    move,
    resolve_triggers,
)
from arbitre.kernel.effects import (
    Ability,
    Choose,
    Guard,
    It,
    Lasting,
    May,
    Modifier,
    Node,
    Scene,
    Seq,
    This,
    Trigger,
)
from arbitre.kernel.game import Game, Refused
from arbitre.kernel.layers import remember, traits
from arbitre.kernel.loading import load, replay
from arbitre.kernel.meaning import means, play
from arbitre.kernel.pieces import EVERYBODY, NOBODY, Board, Event, Option, Piece, Refusal, Result, Seat
from arbitre.kernel.register import Register
from arbitre.kernel.rules import BadInput, Rules
from arbitre.kernel.state import State
from arbitre.kernel.view import seen_events, sees, view

TABLE, GRAVE, HAND, DECK = 0, 1, 2, 3


class Power(msgspec.Struct):
    power: int


class ToyBoard(Board):
    said: tuple[int, ...] = ()
    mode: str = ""


class Boost(Modifier, frozen=True):
    who: Node = This()
    by: int = 1


class Double(Modifier, frozen=True):
    who: Node = This()
    layer: int = 5


class Say(Node, frozen=True):
    number: int


class GoTo(Node, frozen=True):
    zone: int


class Stop(Node, frozen=True):
    pass


class EverybodyOnTable(Node, frozen=True):
    pass


class IsThis(Node, frozen=True):
    pass


class InHand(Node, frozen=True):
    pass


@means(Boost)
def _boost(state: Any, node: Boost, scene: Scene) -> None:
    state.current[scene.it[0]].power += node.by


@means(Double)
def _double(state: Any, node: Double, scene: Scene) -> None:
    state.current[scene.it[0]].power *= 2


@means(Say)
def _say(state: Any, node: Say, scene: Scene) -> None:
    happen(state, Event("said", scene.seat, amount=node.number))


@means(GoTo)
def _go_to(state: Any, node: GoTo, scene: Scene) -> None:
    assert scene.event is not None
    scene.event.to = node.zone


@means(Stop)
def _stop(state: Any, node: Stop, scene: Scene) -> None:
    scene.called_off = True


@means(EverybodyOnTable)
def _everybody(state: Any, node: EverybodyOnTable, scene: Scene) -> list[int]:
    return list(state.ids(TABLE))


@means(InHand)
def _in_hand(state: Any, node: InHand, scene: Scene) -> list[int]:
    return list(state.ids(HAND))


@means(IsThis)
def _is_this(state: Any, node: IsThis, scene: Scene) -> bool:
    return scene.event is not None and scene.event.piece == scene.source


CARDS: dict[str, tuple[Node, ...]] = {
    "plain": (),
    "captain": (Boost(EverybodyOnTable(), 1),),
    "doubler": (Double(EverybodyOnTable()),),
    "phoenix": (Guard("killed", GoTo(HAND), IsThis()),),
    "ghost": (Guard("killed", GoTo(DECK), IsThis()),),
    "guardian": (Guard("killed", Stop()),),
    "mourner": (Trigger("killed", Say(7)),),
    "martyr": (Trigger("killed", Say(9), IsThis()),),
    "banner": (Lasting(Boost(It(), 3)), Seq((Say(1), Say(2)))),
    "thief": (Choose(InHand(), Say(3), openly=True), May(Choose(InHand(), Say(4), openly=True))),
}
NAMES = Register()
for _name, _abilities in CARDS.items():
    NAMES.add(_name, _abilities)


def _said(state: Any, event: Event) -> None:
    state.own_board().said = (*state.board.said, event.amount)


def _lay(state: Any, event: Event) -> None:
    if event.to != TABLE:
        if state.pieces[event.piece].zone == TABLE:
            remember(state, event.piece)
        gone = tuple(e for e in state.effects if e.source == event.piece and not e.until)
        from arbitre.kernel.door import end

        end(state, gone)
    KERNEL_PERFORMS[MOVED](state, event)
    if event.to == TABLE:
        piece = state.pieces[event.piece]
        for ability in list(CARDS.values())[piece.what]:
            if isinstance(ability, Ability):
                begin(state, NAMES.name(ability), piece.owner, piece.id)


class Toy(Rules[Piece, Seat, ToyBoard, Power]):
    name = "toy"
    piece_type = Piece
    seat_type = Seat
    board_type = ToyBoard
    register = NAMES
    performs: ClassVar = {**KERNEL_PERFORMS, MOVED: _lay, "killed": _lay, "said": _said}
    step_budget = 500

    def start(self, seats: int, options: dict[str, Any], seed: int) -> State[Any, Any, Any, Any]:
        state: State[Any, Any, Any, Any] = State(
            self, [Seat(s, s) for s in range(seats)], ToyBoard(), key_of(seed)
        )
        state.add_zone("table", NOBODY, EVERYBODY)
        state.add_zone("grave", NOBODY, EVERYBODY)
        state.add_zone("hand", 0, 0b01)
        state.add_zone("deck", 0, 0)
        state.own_board().mode = options.get("mode", "")
        return state

    def step(self, state: Any) -> None:
        if state.board.mode == "loop":
            while True:
                happen(state, Event("said", 0, amount=1))
        if state.board.mode == "idle":
            return
        first = ask.yes(state, 0, ("first",))
        happen(state, Event("said", 0, amount=int(first)))
        second = ask.number(state, 1, 2, 4, ("second",))
        happen(state, Event("said", 1, amount=second))
        if second == 4:
            state.result = Result((1,), "four")

    def why_not(self, state: Any, seat: int, option: Option) -> Refusal | None:
        return Refusal("T-1", ("never",)) if option == ("fly",) else None

    def printed(self, state: Any, piece: int) -> Power:
        return Power(2)

    def in_play(self, state: Any) -> Iterable[int]:
        return state.ids(TABLE)

    def show_piece(self, state: Any, piece: int, seat: int) -> dict[str, Any]:
        return {"id": piece, "what": state.pieces[piece].what}

    def show_seat(self, state: Any, of: int, seat: int) -> dict[str, Any]:
        return {"seat": of}

    def show_board(self, state: Any, seat: int) -> dict[str, Any]:
        return {"said": state.board.said}

    def hidden_from(self, state: Any, seat: int) -> list[list[int]]:
        return [state.ids(DECK)]

    def invariants(self, state: Any) -> list[str]:
        return []


TOY = Toy()


def table(*cards: str, zone: int = TABLE) -> State[Any, Any, Any, Any]:
    state = TOY.start(2, {}, 1)
    for card in cards:
        piece = state.add_piece(Piece(0, list(CARDS).index(card), len(state.pieces) % 2, GRAVE))
        move(state, piece.id, zone)
    return state


def kill(state: Any, piece: int) -> bool:
    return happen(state, Event("killed", 0, piece, to=GRAVE))


def test_a_fork_shares_nothing_that_is_written() -> None:
    state = table("plain", "plain")
    other = state.fork()
    move(other, 0, HAND)
    other.own_board().said = (5,)
    other.own_seat(0).out = True
    assert state.ids(TABLE) == [0, 1]
    assert state.pieces[0].zone == TABLE
    assert state.board.said == ()
    assert not state.seats[0].out
    move(state, 1, HAND)
    assert other.ids(TABLE) == [1]


def test_events_are_numbered_once_and_shared_by_forks() -> None:
    state = table("plain")
    other = state.fork()
    move(other, 0, HAND)
    move(state, 0, DECK)
    assert [e.to for e in state.events_since(0)] == [TABLE, DECK]
    assert [e.to for e in other.events_since(0)] == [TABLE, HAND]
    assert [e.to for e in other.events_since(1)] == [HAND]


def test_modifiers_apply_by_layer_then_by_age() -> None:
    assert traits(table("plain", "captain"), 0).power == 3
    assert traits(table("plain", "doubler", "captain"), 0).power == 6


def test_traits_follow_every_change_and_leave_a_memory() -> None:
    state = table("plain", "captain")
    assert traits(state, 0).power == 3
    kill(state, 0)
    assert state.pieces[0].last.power == 3
    kill(state, 1)
    move(state, 0, TABLE)
    assert traits(state, 0).power == 2


def test_a_guard_changes_where_it_goes() -> None:
    state = table("phoenix")
    assert kill(state, 0)
    assert state.ids(HAND) == [0]


def test_a_guard_can_call_an_event_off() -> None:
    state = table("plain", "guardian")
    assert not kill(state, 0)
    assert 0 in state.ids(TABLE)
    assert state.events_since(0)[-1].kind == MOVED


def test_a_group_never_tells_what_lies_face_down() -> None:
    state = table("plain", "captain")
    state.own(1).hidden = True
    happen(state, Event("said", 0, amount=1, group=(0, 1)))
    assert state.events_since(0)[-1].whats == (0, NOBODY)


def test_the_affected_seat_orders_guards() -> None:
    state = table("phoenix")
    begin(state, NAMES.name(CARDS["ghost"][0]), 1, 0)
    with pytest.raises(ask.Asked) as asked:
        kill(state, 0)
    decision = asked.value.decision
    assert decision.seat == state.pieces[0].owner
    assert len(decision.options) == 2
    again = table("phoenix")
    begin(again, NAMES.name(CARDS["ghost"][0]), 1, 0)
    again.answers = [decision.options[1]]
    kill(again, 0)
    assert again.ids(HAND) == [0], "the other guard, used last, has the last word"


def test_triggers_hear_the_moment_before_and_after() -> None:
    state = table("martyr", "mourner")
    kill(state, 0)
    assert len(state.queue) == 2
    resolve_triggers(state, 0)
    assert sorted(state.board.said) == [7, 9]
    assert not state.queue


def test_a_seat_orders_its_own_triggers() -> None:
    state = table("martyr", "plain", "mourner")  # seats 0, 1, 0
    kill(state, 0)
    with pytest.raises(ask.Asked) as asked:
        resolve_triggers(state, 0)
    assert asked.value.decision.seat == 0
    assert [option[0] for option in asked.value.decision.options] == ["trigger", "trigger"]


def test_a_lasting_effect_ends_at_its_moment() -> None:
    state = table("plain", "plain", "banner")
    play(state, CARDS["banner"][0], Scene(0, 2, it=(1,)))
    assert [traits(state, i).power for i in (0, 1)] == [2, 5]
    expire(state, "turn")
    assert traits(state, 1).power == 2
    assert not state.effects


@pytest.mark.parametrize("held", [0, 1, 2])
def test_a_choice_in_a_hidden_place_is_asked_whatever_is_there(held: int) -> None:
    choose, may = CARDS["thief"]
    state = table("thief", *["plain"] * held)
    for piece in range(1, held + 1):
        move(state, piece, HAND)
    with pytest.raises(ask.Asked) as asked:
        play(state, choose, Scene(0, 0))
    answers = list(asked.value.decision.answers())
    assert len(answers) == max(held, 1)
    state.answers = [answers[-1]]
    play(state, choose, Scene(0, 0))
    assert state.board.said == ((3,) if held else ())
    with pytest.raises(ask.Asked):
        play(state, may, Scene(0, 0))


def test_a_face_down_piece_is_seen_only_by_those_who_know_it() -> None:
    state = table("captain")
    state.own(0).hidden = True
    state.own(0).known = 0b10
    assert not sees(state, 0, 0)
    assert sees(state, 1, 0)
    assert not sees(state, NOBODY, 0)
    assert view(state, 0, None).zones[TABLE].pieces == [{"id": 0}]
    assert view(state, 1, None).zones[TABLE].pieces == [{"id": 0, "what": 1}]


def test_an_event_about_a_hidden_piece_is_blank_for_those_who_could_not_see_it() -> None:
    state = table("captain", zone=DECK)
    move(state, 0, HAND)
    mine, theirs = (seen_events(state, seat)[-1] for seat in (0, 1))
    assert mine.what == 1
    assert theirs.what == NOBODY
    assert (theirs.kind, theirs.frm, theirs.to) == (MOVED, DECK, HAND)


def test_nobody_can_follow_a_piece_through_a_shuffle() -> None:
    state = table("plain", "captain", "doubler", "phoenix", zone=DECK)
    state.own(2).known = 0b01
    before = state.ids(DECK)[:]
    happen(state, Event(SHUFFLED, 0, to=DECK))
    assert state.ids(DECK) == before, "the numbers stay where they were"
    assert sorted(p.what for p in state.pieces) == [0, 1, 2, 3]
    assert [p.what for p in state.pieces] != [0, 1, 2, 3]
    assert not any(p.known for p in state.pieces)


def test_an_endless_step_is_a_reported_end_not_a_hang() -> None:
    for mode in ("loop", "idle"):
        game = Game(TOY, TOY.start(2, {"mode": mode}, 1))
        assert game.result == Result((), "stalled")
        assert game.pending is None


def test_a_game_is_a_checkpoint_and_answers() -> None:
    game = Game(TOY, TOY.start(2, {}, 1))
    game.answer(True)
    assert game.pending is not None
    assert game.pending.seat == 1
    assert game.state.board.said == (1,), "the half-played step is seen"
    assert game.checkpoint.board.said == ()
    fork = game.fork()
    fork.answer(4)
    assert fork.result == Result((1,), "four")
    assert not game.over
    assert load(game.save(), lambda name: TOY).pending == game.pending
    assert game.undo().history == []
    with pytest.raises(Refused):
        game.undo(2)


def test_a_wrong_late_or_unasked_answer_changes_nothing() -> None:
    game = Game(TOY, TOY.start(2, {}, 1))
    assert game.pending is not None
    before = game.save()
    for answer, decision in ((3, None), ("yes", None), (True, game.pending.id + 5)):
        with pytest.raises(Refused):
            game.answer(answer, decision)
    assert game.save() == before


def test_why_not_names_the_rule() -> None:
    game = Game(TOY, TOY.start(2, {}, 1))
    refusal = game.why_not(0, ("fly",))
    assert refusal is not None
    assert refusal.rule == "T-1"
    other = game.why_not(1, ("fly",))
    assert other is not None
    assert other.say[0] == "not_your_decision"


def _no_game(name: str) -> Any:
    raise BadInput(f"There is no game '{name}'.")


def test_a_damaged_newer_or_foreign_record_is_refused_by_name() -> None:
    good = Game(TOY, TOY.start(2, {}, 1)).save()
    head, body = good.split(b"\n", 1)
    bad = {
        "cut.json": good[:-40],
        "edited.json": good.replace(b'"serial":0', b'"serial":1'),
        "newer.json": good.replace(b'"version":2', b'"version":3'),
        "other.json": good.replace(b"arbitre-record", b"something-else"),
        "empty.json": b"",
        "text.json": b"hello",
        "binary.json": bytes(range(256)),
        "headless.json": body,
        "head.json": head,
    }
    for name, data in bad.items():
        for reader in (load, replay):
            with pytest.raises(BadInput) as error:
                reader(data, lambda game: TOY, name)
            assert str(error.value).startswith(f"{name}: ")
    with pytest.raises(BadInput):
        load(good, _no_game)
