"""What must hold at every decision: it can be answered, eyes see what they may, a record is the game."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

import arbitre
from arbitre.bots.luck import Luck
from arbitre.bots.sample import count, one, several
from arbitre.kernel.ask import Decision
from arbitre.kernel.game import Game, Refused
from arbitre.kernel.pieces import Concession, Option
from arbitre.kernel.view import view

from .watch import Broken, Watch

SAMPLED = 6  # answers of one decision tried on a fork
NONSENSE = ("nonsense", -1, True, (), ("done", "done"), 10**9, "", (0, 0))


def look_at_question(game: Game) -> Decision:
    """The game is not over, so it asks somebody something that has an answer."""
    pending = game.pending
    if pending is None:
        raise Broken("the game asks nothing and is not over")
    if not 0 <= pending.seat < len(game.state.seats):
        raise Broken(f"the question is for seat {pending.seat}, which nobody has")
    if game.state.seats[pending.seat].out:
        raise Broken(f"the question {pending.say} is for seat {pending.seat}, which has left the game")
    if count(pending) < 1 or next(pending.answers(), None) is None:
        raise Broken(f"no legal answer to {pending.kind} {pending.say}")
    if pending.single and len(set(pending.options)) != len(pending.options):
        raise Broken(f"an option is offered twice: {pending.options}")
    return pending


def try_answers(watch: Watch, game: Game, luck: Luck) -> None:
    """What is offered is accepted; what is not is refused and changes nothing."""
    pending = game.pending
    assert pending is not None
    for answer in several(pending, luck, SAMPLED):
        refusal = pending.refuse(answer)
        if refusal is not None:
            raise Broken(f"offered and refused: {answer} to {pending.say}: {refusal}")
        fork = game.fork()
        with watch.aside():
            fork.answer(answer)
    for wrong in NONSENSE:
        if pending.refuse(wrong) is not None:
            _must_refuse(game, wrong, pending)


def _must_refuse(game: Game, answer: Any, pending: Decision) -> None:
    before = game.state.count, len(game.history)
    try:
        game.answer(answer)
    except Refused:
        if game.pending != pending or (game.state.count, len(game.history)) != before:
            raise Broken(f"the refused answer {answer!r} changed the game") from None
        return
    raise Broken(f"{answer!r} was never offered and is accepted")


def give_up(watch: Watch, game: Game, luck: Luck) -> None:
    """Somebody gives up, on a fork: he is gone, and where the others play on they can; or it is refused."""
    seat = luck.pick([player.id for player in game.state.seats if not player.out])
    fork = game.fork()
    with watch.aside():
        try:
            fork.answer(Concession(seat))
        except Refused:
            return
        if not fork.over and not fork.state.seats[seat].out:
            raise Broken(f"seat {seat} gave up and still plays")
        for _ in range(3):
            if fork.pending is None:
                break
            fork.answer(one(look_at_question(fork), luck))
        watch.sound(fork.state, "concession")


def look_through_eyes(game: Game, seed: int) -> list[bytes]:
    """The bytes every seat and a spectator see; neither the seed nor the state of chance is among them."""
    seen = []
    keys = {state.key for state in (game.state, game.checkpoint, game.start)}
    secrets = [str(seed).encode(), *(msgspec.json.encode(key).strip(b'"') for key in keys)]
    for seat in (*range(len(game.state.seats)), arbitre.SPECTATOR):
        data = msgspec.json.encode((game.view(seat), game.events(seat, max(0, game.state.count - 40))))
        for secret in secrets:
            if secret in data:
                raise Broken(f"the view of seat {seat} holds the seed or the state of chance")
        seen.append(data)
    return seen


def save_and_load(watch: Watch, game: Game, seed: int, luck: Luck) -> None:
    """A saved game is the same for every eye, saves to the same bytes and plays on the same way."""
    data = game.save()
    loaded = arbitre.load(data)
    if look_through_eyes(loaded, seed) != look_through_eyes(game, seed):
        raise Broken("a loaded game looks different")
    if loaded.pending != game.pending:
        raise Broken(f"a loaded game asks {loaded.pending} instead of {game.pending}")
    if loaded.save() != data:
        raise Broken("a loaded game saves to other bytes")
    fork = game.fork()
    with watch.aside():
        for _ in range(3):
            if fork.pending is None:
                break
            answer = one(fork.pending, luck)
            fork.answer(answer)
            loaded.answer(answer)
    if look_through_eyes(loaded, seed) != look_through_eyes(fork, seed):
        raise Broken("a loaded game plays on differently")


def vary_the_unseen(game: Game, luck: Luck) -> None:
    """Whatever lies where a seat cannot look, it sees the same: one seat, by chance."""
    seat = luck.below(len(game.state.seats))
    before = msgspec.json.encode(view(game.state, seat, game.pending))
    other = game.state.fork()
    chance = Random(luck.next())
    for group in other.rules.hidden_from(other, seat):
        whats = [other.pieces[piece].what for piece in group]
        chance.shuffle(whats)
        for piece, what in zip(group, whats):
            other.own(piece).what = what
    if msgspec.json.encode(view(other, seat, game.pending)) != before:
        raise Broken(f"what seat {seat} sees depends on what it may not see")


def ask_why_not(game: Game, known: list[Option], luck: Luck) -> None:
    """For what was offered once there is a reason now, unless it is offered; a refusal changes nothing."""
    pending = game.pending
    assert pending is not None
    if not known or not pending.single:
        return
    for _ in range(SAMPLED):
        option = luck.pick(known)
        offered = option in pending.options
        if (game.why_not(pending.seat, option) is None) != offered:
            raise Broken(f"{option} is {'offered' if offered else 'not offered'} but why_not says otherwise")
        if not offered:
            _must_refuse(game, option, pending)


def play_again(game: Game, seed: int) -> None:
    """The record of a game, played again from its beginning, ends in the same place."""
    again, answers = arbitre.replay(game.save())
    for answer in answers:
        again.answer(answer)
    if look_through_eyes(again, seed) != look_through_eyes(game, seed):
        raise Broken("a replayed game ends differently")
