"""What must always be so is looked at after every event, and each part of it can fail."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.playing import playing
from tests.seven_fallen.arrange import Sitting, arrange

from arbitre.games.seven_fallen.rules import changes as did
from arbitre.games.seven_fallen.rules.game import RULES
from arbitre.games.seven_fallen.rules.model import FIRE, HAND, PURGATORY, REAR, Table
from arbitre.games.seven_fallen.rules.places import area
from arbitre.kernel.door import begin, happen
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Event
from arbitre.lab.watch import Broken, Watch


def position() -> Sitting:
    """A bit of everything: a pair, a Golem alone, an Equipment, pages in hand, Secret, Limbo, Purgatory."""
    return arrange(
        {
            "rear": [("mirror-eel", "brick-golem"), ("rime-siren", "strongbox-golem", "dawnsteel-sabre")],
            "archangel": "thalasse-the-ninth-wave",
            "arrived": "rear",
            "hand": ["gnawling", "lance-of-flame"],
            "limbo": ["spark-drake"],
            "purgatory": ["tomb-lid"],
            "secret": ["fog-smuggler"],
            "worshippers": 2,
            "each": 3,
            "energy": 4,
        },
        {"rear": ["coffin-golem"], "hand": ["gnawling"], "secret": ["night-terror"]},
    )


def twice(s: Sitting) -> None:
    s.table.own_zone(area(0, PURGATORY)).ids.append(s["gnawling"])


def nowhere(s: Sitting) -> None:
    s.table.own_zone(area(0, HAND)).ids.remove(s["gnawling"])


def elsewhere(s: Sitting) -> None:
    s.table.own(s["gnawling"]).zone = area(0, PURGATORY)


def with_the_other(s: Sitting) -> None:
    s.table.own(s["gnawling"]).owner = 1


def gift(table: Table) -> None:
    table.own(table.seats[0].temple).energy += 1
    table.own_seat(0).energy += 1


def energy_from_nothing(s: Sitting) -> None:
    gift(s.table)


def energy_into_nothing(s: Sitting) -> None:
    s.table.own(s.table.seats[0].temple).energy -= 1
    s.table.own_seat(0).energy -= 1


def energy_uncounted(s: Sitting) -> None:
    s.table.own(s.table.seats[0].temple).energy += 1


def energy_below_zero(s: Sitting) -> None:
    temple = s.table.own(s.table.seats[0].temple)
    owed = temple.energy + 1
    happen(s.table, Event(did.ENERGISED, 0, temple.id, amount=-owed))


def second_golem(s: Sitting) -> None:
    other = s.table.own(s["strongbox-golem"])
    s.table.own(s["rime-siren"]).link = -1
    other.link = s["mirror-eel"]


def golem_of_the_archangel(s: Sitting) -> None:
    golem, archangel = s.table.own(s["brick-golem"]), s.table.own(s.table.seats[0].archangel)
    s.table.own(s["mirror-eel"]).link = -1
    golem.link, archangel.link = archangel.id, golem.id


def pair_of_golems(s: Sitting) -> None:
    for angel in ("mirror-eel", "rime-siren"):
        s.table.own(s[angel]).link = -1
    one, other = s.table.own(s["brick-golem"]), s.table.own(s["strongbox-golem"])
    one.link, other.link = other.id, one.id


def parted_pair(s: Sitting) -> None:
    golem = s.table.own(s["brick-golem"])
    s.table.own_zone(area(0, REAR)).ids.remove(golem.id)
    s.table.own_zone(area(0, FIRE)).ids.append(golem.id)
    golem.zone = area(0, FIRE)


def lying_equipment(s: Sitting) -> None:
    s.table.own(s["dawnsteel-sabre"]).host = -1


def tilted_and_frozen(s: Sitting) -> None:
    it = s.table.own(s["mirror-eel"])
    it.tilted = it.frozen = True


def tilted_in_the_hand(s: Sitting) -> None:
    s.table.own(s["gnawling"]).tilted = True


def hurt_in_secret(s: Sitting) -> None:
    s.table.own(s["fog-smuggler"]).damage = 1


def frozen_in_limbo(s: Sitting) -> None:
    s.table.own(s["spark-drake"]).frozen = True


def markers_in_the_purgatory(s: Sitting) -> None:
    s.table.own(s["tomb-lid"]).atq = 1


def face_up_in_secret(s: Sitting) -> None:
    s.table.own(s["fog-smuggler"]).hidden = False


def face_down_in_play(s: Sitting) -> None:
    s.table.own(s["mirror-eel"]).hidden = True


def attacker_and_ambusher(s: Sitting) -> None:
    board = s.table.own_board()
    board.attack = 2
    board.attackers = board.ambushers = (s["mirror-eel"],)


def attack_without_a_phase(s: Sitting) -> None:
    s.table.own_board().attackers = (s["mirror-eel"],)


def at_work_in_the_purgatory(s: Sitting) -> None:
    begin(s.table, "elora-captain-of-the-elite/2", 0, s["tomb-lid"])


BREAKS: dict[Callable[[Sitting], None], str] = {
    twice: "lies in zones",
    nowhere: "pieces are nowhere",
    elsewhere: "thinks it is in zone",
    with_the_other: "in an area of player 0",
    energy_from_nothing: "was granted",
    energy_into_nothing: "was granted",
    energy_uncounted: "its sources hold",
    energy_below_zero: "fell below zero",
    second_golem: "not properly linked",
    golem_of_the_archangel: "cannot be a pair",
    pair_of_golems: "cannot be a pair",
    parted_pair: "not properly linked",
    lying_equipment: "is Equipment and on nobody",
    tilted_and_frozen: "both tilted and frozen",
    tilted_in_the_hand: "as if in play",
    hurt_in_secret: "as if in play",
    frozen_in_limbo: "as if in play",
    markers_in_the_purgatory: "carries markers",
    face_up_in_secret: "in Secret face up",
    face_down_in_play: "is face down in",
    attacker_and_ambusher: "takes part in the attack twice",
    attack_without_a_phase: "outside the attack phase",
    at_work_in_the_purgatory: "its abilities are at work",
}


@pytest.mark.parametrize(("breaks", "told"), BREAKS.items(), ids=lambda it: getattr(it, "__name__", ""))
def test_each_invariant_can_fail(breaks: Callable[[Sitting], None], told: str) -> None:
    s = position()
    assert RULES.invariants(s.table) == []
    breaks(s)
    assert any(told in wrong for wrong in RULES.invariants(s.table))


SABOTAGE: dict[str, Callable[[Table, Event], None]] = {
    did.PAID: lambda table, event: gift(table),
    did.DRAWN: lambda table, event: table.own_zone(area(event.seat, PURGATORY)).ids.append(event.piece),
    did.LINKED: lambda table, event: setattr(table.own(event.source), "link", -1),
    did.DECLARED: lambda table, event: setattr(table.own(event.group[0]), "frozen", True),
}
"""For each of the four promises an event that breaks it."""


@pytest.mark.parametrize("kind", SABOTAGE)
def test_a_watched_game_stops_at_the_very_event_that_breaks_a_promise(kind: str) -> None:
    """One function that writes an event is spoilt: the game stops there, not at the next decision."""

    def spoilt(table: Table, event: Event) -> None:
        did.PERFORMS[kind](table, event)
        if table.board.turn:
            SABOTAGE[kind](table, event)

    watch = Watch(RULES)
    watch.rules.performs = {**watch.rules.performs, kind: watch._watched(spoilt)}
    game = Game(watch.rules, watch.rules.start(2, {"turn_limit": 60}, 1))
    with pytest.raises(Broken, match=f"after '{kind}'"):
        for _ in playing(game, 1):
            pass


def test_every_event_of_a_game_is_looked_at() -> None:
    looked: list[str] = []
    watch = Watch(RULES, lambda table, event: looked.append(event.kind))
    game = Game(watch.rules, watch.rules.start(2, {"turn_limit": 30}, 3))
    for _ in playing(game, 3):
        pass
    told = [event.kind for event in game.state.events_since(0)]
    inside = {did.DESTROYED, "began", "ended"}  # parts of another event, as an Equipment that falls
    assert len(looked) > 300
    assert [kind for kind in looked if kind not in inside] == [kind for kind in told if kind not in inside]


def test_a_cancelled_miracle_leaves_the_stack_in_order() -> None:
    s = arrange(
        {"hand": ["lance-of-flame"], "worshippers": 5},
        {"rear": ["gangway-corsair"], "hand": ["silence-in-heaven"], "worshippers": 5},
    )
    watch = Watch(RULES)
    s.table.rules = watch.rules
    s = Sitting(Game(watch.rules, s.table))
    s.do("miracle", "lance-of-flame").do("miracle", "silence-in-heaven").calm()
    assert s.where("lance-of-flame") == s.where("silence-in-heaven") == "purgatory"
    assert s.piece("gangway-corsair").damage == 0 and watch.checks > 5
