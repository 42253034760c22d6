"""The meaning of the verbs about cards, tokens, copies and the stack, and of choices that are remembered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from arbitre.kernel import ask
from arbitre.kernel.effects import Node, Scene
from arbitre.kernel.meaning import count, find, means, play, possible_if
from arbitre.kernel.pieces import NOBODY

from .. import language as n
from ..cards.index import CARDS, NODES
from ..language.creature_types import CREATURE_TYPES
from ..language.definitions import CARD_TYPES
from ..rules.continuous.layers import traits_of
from ..rules.continuous.traits import Traits
from ..rules.model import HAND, Play, Table
from ..rules.refs import is_piece, library, zone
from ..rules.verbs import lasting, reports, stack, things, zones
from .checks import PARITIES
from .filters import fits
from .permanents import acting
from .players import seats

# Moving


@means(n.PutOntoBattlefield)
def _put_onto_battlefield(table: Table, node: n.PutOntoBattlefield, scene: Play) -> None:
    which = acting(table, node.which, scene)
    zones.put_onto_battlefield(
        table,
        scene,
        which,
        under=scene.seat if node.under == "you" else None,
        tapped=node.tapped,
        counters=node.counters,
        attacking=NOBODY if node.attacking else None,
        becoming=node if node.becoming else None,
    )


@means(n.PutIntoHand)
def _put_into_hand(table: Table, node: n.PutIntoHand, scene: Play) -> None:
    zones.return_to_hand(table, scene, acting(table, node.which, scene))


@means(n.PutOnLibrary)
def _put_on_library(table: Table, node: n.PutOnLibrary, scene: Play) -> None:
    which = acting(table, node.which, scene)
    if node.random:
        zones.put_at_random(table, scene, which, bottom=node.bottom)
    elif node.ordered and len(which) > 1:
        say = ("order_library", len(which))
        order = ask.order(table, scene.seat, list(which), say, scene.source)
        zones.put_into_library(table, scene, order, bottom=node.bottom)
    else:
        for owner in dict.fromkeys(table.pieces[i].owner for i in which):
            theirs = [i for i in which if table.pieces[i].owner == owner]
            zones.put_in_order(table, scene, owner, theirs, bottom=node.bottom)


def pick_unlike(
    table: Table, node: Node, scene: Play, able: list[int], figure: Callable[[Traits], int]
) -> list[int]:
    """One after the other, as many as the player likes, no two with the same figure."""
    chosen: list[int] = []
    say = ("choose", NODES.name(node))
    while able:
        picked = ask.pick(table, scene.seat, partial(list, able), 0, 1, say, scene.source)
        if not picked:
            break
        chosen += picked
        had = figure(traits_of(table, picked[0]))
        able = [i for i in able if figure(traits_of(table, i)) != had]
    return chosen


@means(n.TakeDifferent)
def _take_different(table: Table, node: n.TakeDifferent, scene: Play) -> None:
    """One card after the other: what has the power of one taken before cannot be taken any more."""
    among = acting(table, node.among, scene)
    able = [i for i in among if fits(table, node.like, i, scene)]
    taken = pick_unlike(table, node, scene, able, lambda traits: traits.power)
    zones.return_to_hand(table, scene, taken)
    reports.report(scene, [i for i in among if i not in taken])


@means(n.LookAtTop)
def _look_at_top(table: Table, node: n.LookAtTop, scene: Play) -> None:
    """Who looks is asked even if there is nothing to take: not being asked would tell what he saw."""
    seen = list(library(table, scene.seat)[::-1][: count(table, node.number, scene)])
    zones.look(table, scene, scene.seat, seen)
    able = [i for i in seen if fits(table, node.card, i, scene)]
    most = min(node.most, len(able))
    say = ("choose", NODES.name(node))
    taken = ask.pick(table, scene.seat, partial(list, able), 0, most, say, scene.source, openly=True)
    for which, do in ((taken, node.do), ([i for i in seen if i not in taken], node.rest)):
        if which:
            reports.report(scene, which)
            play(table, do, scene)


@means(n.ShuffleIn)
def _shuffle_in(table: Table, node: n.ShuffleIn, scene: Play) -> None:
    which = [i for part in node.which for i in acting(table, part, scene)]
    owners = dict.fromkeys(table.pieces[i].owner for i in which)
    if any(isinstance(part, n.Target) and _is_yours(part.among) for part in node.which):
        owners[scene.seat] = None  # 701.20c: a library is shuffled even if nothing goes into it
    zones.put_into_library(table, scene, which)
    for owner in owners:
        zones.shuffle(table, owner)


def _is_yours(node: Node) -> bool:
    """Whether these are cards of your own."""
    return isinstance(node, n.Cards) and node.whose == n.YOURS


@means(n.Draw)
def _draw(table: Table, node: n.Draw, scene: Play) -> None:
    number = count(table, node.number, scene)
    for seat in seats(table, node.who, scene):
        zones.draw(table, scene, seat, number)


@means(n.Discard)
def _discard(table: Table, node: n.Discard, scene: Play) -> None:
    """All choose before anybody discards (101.4)."""
    number = count(table, node.number, scene)
    chosen: list[tuple[int, tuple[int, ...]]] = []
    for seat in seats(table, node.who, scene):
        hand = list(table.ids(zone(seat, HAND)))
        most = len(hand) if number == n.ALL else min(number, len(hand))
        if node.random:
            zones.discard_at_random(table, scene, seat, most)
        elif number == n.ANY_NUMBER:
            say = ("discard", most)
            least = min(1, most)
            picked = ask.pick(table, seat, partial(list, hand), least, most, say, scene.source, "701.8")
            chosen.append((seat, picked))
        elif most == len(hand):
            chosen.append((seat, tuple(hand)))
        else:
            say = ("discard", most)
            picked = ask.pick(table, seat, partial(list, hand), most, most, say, scene.source, "701.8")
            chosen.append((seat, picked))
    for seat, cards in chosen:
        zones.discard(table, scene, seat, cards)


@means(n.ExileDiverse)
def _exile_diverse(table: Table, node: n.ExileDiverse, scene: Play) -> None:
    """One card after the other, until there are enough card types and no more is wanted."""
    left = find(table, node.among, scene)
    taken: list[int] = []
    say = ("choose", NODES.name(node))
    while left:
        least = int(_types_among(table, taken) < node.types)
        picked = ask.pick(table, scene.seat, partial(list, left), least, 1, say, scene.source)
        if not picked:
            break
        taken += picked
        left = [i for i in left if i not in picked]
    zones.exile(table, scene, taken)


def _types_among(table: Table, cards: list[int]) -> int:
    return len({word for i in cards for word in traits_of(table, i).types if word in CARD_TYPES})


@possible_if(n.ExileDiverse)
def _can_exile_diverse(table: Table, node: n.ExileDiverse, scene: Play) -> bool:
    return _types_among(table, find(table, node.among, scene)) >= node.types


@means(n.DiscardThese)
def _discard_these(table: Table, node: n.DiscardThese, scene: Play) -> None:
    cards = find(table, node.which, scene)
    for owner in dict.fromkeys(table.pieces[i].owner for i in cards):
        zones.discard(table, scene, owner, [i for i in cards if table.pieces[i].owner == owner])


@means(n.LookAtHand)
def _look_at_hand(table: Table, node: n.LookAtHand, scene: Play) -> None:
    for seat in seats(table, node.who, scene):
        zones.look(table, scene, scene.seat, table.ids(zone(seat, HAND)))


@means(n.Mill)
def _mill(table: Table, node: n.Mill, scene: Play) -> None:
    number = count(table, node.number, scene)
    milled: list[int] = []
    for seat in seats(table, node.who, scene):
        milled += zones.mill(table, scene, seat, number)
    reports.report(scene, milled)


@means(n.Surveil)
def _surveil(table: Table, node: n.Surveil, scene: Play) -> None:
    zones.surveil(table, scene, scene.seat, count(table, node.number, scene))


@means(n.Scry)
def _scry(table: Table, node: n.Scry, scene: Play) -> None:
    zones.scry(table, scene, scene.seat, count(table, node.number, scene))


@means(n.Search)
def _search(table: Table, node: n.Search, scene: Play) -> None:
    fitting = list(library(table, scene.seat)) if node.card is None else find(table, node.card, scene)
    number = count(table, node.number, scene)
    found = zones.search(table, scene, scene.seat, fitting, number, up_to=node.card is not None)
    if node.reveal and node.to in ("hand", "top"):
        zones.reveal(table, scene, found)
    if node.to == "hand":
        zones.return_to_hand(table, scene, found)
    elif node.to == "battlefield":
        zones.put_onto_battlefield(table, scene, found, under=scene.seat, tapped=node.tapped)
    elif node.to == "graveyard":
        zones.put_into_graveyard(table, scene, found)
    zones.shuffle(table, scene.seat)
    if node.to == "top":
        zones.put_into_library(table, scene, found)


@means(n.ManifestDread)
def _manifest_dread(table: Table, node: n.ManifestDread, scene: Play) -> None:
    made: list[int] = []
    for _ in range(count(table, node.times, scene)):
        made += things.manifest_dread(table, scene, scene.seat)
    reports.report(scene, made)


@means(n.Manifest)
def _manifest(table: Table, node: n.Manifest, scene: Play) -> None:
    which = acting(table, node.which, scene)
    things.manifest(table, scene, scene.seat, which, "cloak" if node.cloak else "manifest")


@means(n.Reveal)
def _reveal(table: Table, node: n.Reveal, scene: Play) -> None:
    zones.reveal(table, scene, acting(table, node.which, scene))


@means(n.RevealUntil)
def _reveal_until(table: Table, node: n.RevealUntil, scene: Play) -> None:
    cards = list(reversed(library(table, scene.seat)))
    like = set(find(table, node.card, scene))
    first = next((place for place, i in enumerate(cards) if i in like), None)
    revealed = cards if first is None else cards[: first + 1]
    zones.reveal(table, scene, revealed)
    if first is not None:
        reports.report(scene, (cards[first],))
        play(table, node.do, scene)
    left = library(table, scene.seat)
    zones.put_at_random(table, scene, [i for i in revealed if i in left])


@means(n.ExileUntil)
def _exile_until(table: Table, node: n.ExileUntil, scene: Play) -> None:
    """One card after the other, so that each is exiled before the next is seen."""
    while cards := library(table, scene.seat):
        top = cards[-1]
        like = top in find(table, node.card, scene)
        zones.exile(table, scene, (top,))
        if like:
            play(table, node.do, scene)
            return


# Tokens, copies, emblems


@means(n.CreateTokens)
def _create_tokens(table: Table, node: n.CreateTokens, scene: Play) -> None:
    number = count(table, node.number, scene)
    power = None if node.power is None else count(table, node.power, scene)
    toughness = None if node.toughness is None else count(table, node.toughness, scene)
    made: list[int] = []
    for seat in seats(table, node.who, scene):
        made += things.create_tokens(
            table,
            scene,
            seat,
            node.token,
            number,
            tapped=node.tapped,
            power=power,
            toughness=toughness,
            attacking=_attacked(table, node, scene),
        )
    reports.report(scene, made)


def _attacked(table: Table, node: n.CreateTokens, scene: Play) -> int | None:
    """Whom tokens attack that enter attacking: the player said, or whomever their controller chooses."""
    if not node.attacking:
        return None
    return NOBODY if node.whom is None else next(iter(find(table, node.whom, scene)), NOBODY)


@means(n.CreateCopies)
def _create_copies(table: Table, node: n.CreateCopies, scene: Play) -> None:
    number = count(table, node.number, scene)
    made: list[int] = []
    for of in find(table, node.of, scene):
        made += things.create_copies(
            table,
            scene,
            scene.seat,
            of,
            number,
            tweaks=node,
            tapped=node.tapped,
            attacking=NOBODY if node.attacking else None,
        )
    reports.report(scene, made)


@means(n.BecomeCopy)
def _become_copy(table: Table, node: n.BecomeCopy, scene: Play) -> None:
    """What was made before is still spoken of afterwards: "return it" is not the copies."""
    made = scene.that
    which = acting(table, node.which, scene)
    until = "" if node.until == "game" else node.until
    for of in find(table, node.of, scene)[:1]:
        things.become_copy(table, scene, which, of, until=until, tweaks=node)
    scene.that = made


@means(n.CopySpell)
def _copy_spell(table: Table, node: n.CopySpell, scene: Play) -> None:
    for _ in range(count(table, node.number, scene)):
        for ref in find(table, node.which, scene):
            stack.copy_spell(table, scene, ref, new_targets=node.new_targets)


@means(n.CastCopies)
def _cast_copies(table: Table, node: n.CastCopies, scene: Play) -> None:
    cards = [i for i in find(table, node.of, scene) if is_piece(i)]
    copies = stack.copy_cards(table, scene, scene.seat, cards)
    stack.cast_now(table, scene, scene.seat, copies, paying=() if node.free else None)


@means(n.MayCast)
def _may_cast(table: Table, node: n.MayCast, scene: Play) -> None:
    found = [i for i in acting(table, node.which, scene) if is_piece(i)]
    cards = [i for i in found if not table.pieces[i].token]  # 111.8: a token that has left goes nowhere
    done = stack.cast_now(
        table,
        scene,
        scene.seat,
        cards,
        paying=node.paying,
        transformed=node.transformed,
        most=node.most,
    )
    for piece in done:
        if node.haste is not None and "creature" in traits_of(table, piece).types:
            lasting.while_controlled(table, scene, node.haste, piece)
        cards.remove(piece)
    if cards and node.otherwise is not None:
        play(table, node.otherwise, scene)
    if done and node.then is not None:
        play(table, node.then, scene)


@means(n.Bury)
def _bury(table: Table, node: n.Bury, scene: Play) -> None:
    zones.put_into_graveyard(table, scene, find(table, node.which, scene))


@means(n.GetEmblem)
def _get_emblem(table: Table, node: n.GetEmblem, scene: Play) -> None:
    things.emblem(table, scene, scene.seat, node.emblem)


@means(n.CounterSpell)
def _counter_spell(table: Table, node: n.CounterSpell, scene: Play) -> None:
    stack.counter(table, scene, find(table, node.which, scene))


@means(n.ChangeTarget)
def _change_target(table: Table, node: n.ChangeTarget, scene: Play) -> None:
    stack.change_target(table, scene, find(table, node.which, scene))


# Choices that are remembered


@means(n.ChooseCreatureType)
def _choose_creature_type(table: Table, node: n.ChooseCreatureType, scene: Play) -> None:
    options = [("creature type", word) for word in CREATURE_TYPES]
    word = ask.pick_one(table, scene.seat, lambda: options, ("choose_creature_type",), scene.source)[1]
    things.choose(table, scene, scene.source, "creature type", word)


@means(n.ChooseWord)
def _choose_word(table: Table, node: n.ChooseWord, scene: Play) -> None:
    options = [("word", word) for word in node.words]
    word = ask.pick_one(table, scene.seat, lambda: options, ("choose_word", NODES.name(node)), scene.source)[
        1
    ]
    things.choose(table, scene, scene.source, "word", word)


@means(n.ChooseParity)
def _choose_parity(table: Table, node: n.ChooseParity, scene: Play) -> None:
    options = [("parity", word) for word in PARITIES]
    word = ask.pick_one(table, scene.seat, lambda: options, ("choose_parity",), scene.source)[1]
    things.choose(table, scene, scene.source, "parity", word)


@means(n.ChooseCardName)
def _choose_card_name(table: Table, node: n.ChooseCardName, scene: Play) -> None:
    """One name of a card with two (ruling room/4)."""
    faces = [face for card in CARDS if not card.token for face in card.faces]
    options = [("name", face.slug) for face in faces if not (node.nonland and "land" in face.types)]
    word = ask.pick_one(table, scene.seat, lambda: options, ("choose_name",), scene.source)[1]
    things.choose(table, scene, scene.source, "name", word)


@possible_if(n.Mill)
def _can_mill(table: Table, node: n.Mill, scene: Scene) -> bool:
    """Nobody chooses to mill more cards than there are (701.13b)."""
    number = max(1, count(table, node.number, scene))
    return any(len(library(table, seat)) >= number for seat in seats(table, node.who, scene))
