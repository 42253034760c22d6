"""What happens, or would happen: the events of triggered abilities and replacements, as clauses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from arbitre.kernel.effects import It, Node, This
from arbitre.words import (
    NP,
    PP,
    YOU,
    Adj,
    Adv,
    All,
    Bilingual,
    Clause,
    Deeds,
    Phrase,
    Symbol,
    Text,
    That,
    Words,
)
from arbitre.words.phrase import Modal
from arbitre.words.saying import known, only_says, unsaid

from ... import language as n
from ..terms import counter_kind, text
from .filters import ONE, ONE_OR_MORE, How, about, bare, found
from .filters import group as taken_apart
from .groups import put
from .nouns import Group, zone_of
from .players import is_player, player
from .tale import DONE, Tale, itself, that_one, this


class Told(NamedTuple):
    """How an event is to be told."""

    many: bool = False  # one or more of them
    modal: Modal = ""  # would


Event = Callable[[Any, Tale, Told], Phrase]


def _subject(who: Node, tale: Tale, told: Told) -> Phrase:
    if isinstance(who, This):
        return this(tale)
    if isinstance(who, It):
        return that_one(tale) if tale.chosen is None else tale.chosen
    return found(who, tale, ONE_OR_MORE if told.many else ONE)


def _actively(verb: str, *after: Phrase) -> Event:
    """A permanent does something: enters, attacks, dies."""

    def event(node: Any, tale: Tale, told: Told) -> Phrase:
        return Clause(_subject(node.who, tale, told), verb, after=after, modal=told.modal)

    return event


def _passively(verb: str, *after: Phrase) -> Event:
    def event(node: Any, tale: Tale, told: Told) -> Phrase:
        return Clause(_subject(node.who, tale, told), verb, passive=True, after=after, modal=told.modal)

    return event


_BATTLEFIELD: Final = NP("magic.battlefield", "the")


def _leaves(node: n.Leaves, tale: Tale, told: Told) -> Phrase:
    return Clause(_subject(node.who, tale, told), "leave", _BATTLEFIELD, modal=told.modal)


def _put_into_graveyard(node: n.PutIntoGraveyard, tale: Tale, told: Told) -> Phrase:
    """A card would be put into an opponent's graveyard from anywhere."""
    who = node.who
    assert isinstance(who, n.Filter), "only cards go to a graveyard"
    if isinstance(who, n.Cards):
        return _from_zone(node, who, tale, told)
    only_says(who, "owned", "not_whose")
    unsaid(node, "cards")
    where = {
        n.YOURS: NP("magic.graveyard", "your"),
        n.OPPONENTS: NP("magic.graveyard", "the", owner=NP("opponent", "a")),
    }.get(who.owned, NP("magic.graveyard", "a"))
    others = That(Clause(YOU, "magic.control", neg="not", tense="imperfect"))
    mods = (others,) if known(who.not_whose, "", n.YOURS) else ()
    after = (text("into {0}", where), text("from anywhere"))
    return Clause(NP("card", "a", mods=mods), "put", passive=True, after=after, modal=told.modal)


def _from_zone(node: n.PutIntoGraveyard, who: n.Cards, tale: Tale, told: Told) -> Phrase:
    """One or more land cards are put into your graveyard from your library."""
    unsaid(node, "cards")
    how = (ONE_OR_MORE if told.many else ONE)._replace(placed=False)
    cards = put(taken_apart(who, tale, how), how)
    assert len(who.where) == 1, "from one zone"
    there = text("into {0}", zone_of("graveyard", who.whose, tale))
    came = PP("magic.from", zone_of(who.where[0], who.whose, tale))
    return Clause(cards, "put", passive=True, after=(there, came), modal=told.modal)


def _drawn(node: n.Drawn, tale: Tale, told: Told) -> Phrase:
    return Clause(player(node.who, tale, one=True), "draw", NP("card", "a"), modal=told.modal)


def _revealed_as_drawn(node: n.RevealedAsDrawn, tale: Tale, told: Told) -> Phrase:
    return Clause(YOU, "reveal", NP("card", "this"), after=(text("this way"),))


def _discarded(node: n.Discarded, tale: Tale, told: Told) -> Phrase:
    if isinstance(node.who, This):
        mine = Bilingual(NP("card", "this"), this(tale))
        return Clause(YOU, "magic.discard", mine, modal=told.modal)
    assert isinstance(node.who, n.Cards), "only cards are discarded"
    card = put(bare(node.who, tale, How("a", placed=False), "whose"), ONE)
    return Clause(_seat(node.who.whose), "magic.discard", card, modal=told.modal)


def _seat(whose: str) -> Phrase:
    return {n.YOURS: YOU, n.OPPONENTS: NP("opponent", "a")}.get(whose, NP("player", "a"))


def _sacrificed(node: n.Sacrificed, tale: Tale, told: Told) -> Phrase:
    if isinstance(node.who, This):
        return Clause(YOU, "sacrifice", this(tale), modal=told.modal)
    assert isinstance(node.who, n.Filter), "only permanents are sacrificed"
    thing = put(bare(node.who, tale, ONE, "whose"), ONE)
    return Clause(_seat(node.who.whose), "sacrifice", thing, modal=told.modal)


def _tokens(node: n.TokensMade, tale: Tale, told: Told) -> Phrase:
    assert isinstance(node.who, n.You), "tokens under your control"
    under = PP("under", NP("magic.control", "your"))
    tokens = Bilingual(NP("token", count=Text("one or more", "")), NP("token", "a", adv="at_least"))
    return Clause(tokens, "magic.create", passive=True, after=(under,), modal=told.modal)


# The turn

_TURN: Final = NP("turn", "your")


def beginning(node: n.BeginningOf, next_one: bool = False) -> Phrase:
    """At the beginning of your upkeep / au début de votre entretien."""
    key = f"magic.step.{node.step}"
    if next_one:
        step: Phrase = NP(key, "your" if node.whose == n.YOURS else "the", ("next",))
    elif node.player is not None:
        step = NP(key, "the", owner=Bilingual(NP("player", "that"), NP("player", "this")))
    elif node.whose == n.ANYONES:
        step = NP(key, "each")
    elif node.whose != n.YOURS:
        step = NP(key, "the", owner=NP("opponent", "each"))
    elif node.step == "combat":
        combat = Bilingual(NP(key), NP(key, "the"))
        return text("at the beginning of {0} on {1}", combat, _TURN)
    else:
        step = NP(key, "your")
    return text("at the beginning of {0}", step)


# Casting and combat


def _casts(node: n.Casts, tale: Tale, told: Told) -> Phrase:
    spell = node.spell
    assert isinstance(spell, n.Spells), "only spells are cast"
    one = bare(spell, tale, ONE, "whose", "controlled_by")
    who = _seat(spell.whose) if spell.controlled_by is None else player(spell.controlled_by, tale, one=True)
    if node.first:
        assert not (one.mods or one.adj or one.en), "the first spell, whatever it is"
        mine = NP("spell", "your", ("first",))
        theirs = Bilingual(NP("spell", "their", ("first",)), NP("spell", "his", ("first",)))
        first = mine if spell.whose == n.YOURS else theirs
        each = text("each turn")
        return Clause(who, "cast", first, after=(each,), modal=told.modal)
    return Clause(who, "cast", put(one, ONE), modal=told.modal)


def _plays_card(node: n.PlaysCard, tale: Tale, told: Told) -> Phrase:
    if node.like is None:
        return Clause(YOU, "play", NP("card", "a"), modal=told.modal)
    assert isinstance(node.like, n.Objects), "a card is judged as what it is played as"
    like = taken_apart(node.like, tale, ONE)
    return Clause(YOU, "play", put(like._replace(nouns=("card",)), ONE), modal=told.modal)


def _targeted(node: n.BecomesTarget, tale: Tale, told: Told) -> Phrase:
    what = text("the target of a spell or ability")
    if node.of_spell:
        unsaid(node, "of_whose")
        what = text("the target of a spell")
    elif node.of_whose == n.OPPONENTS:
        theirs = That(Clause(NP("opponent", "a"), "magic.control"))
        what = text("the target of a spell or ability {0}", theirs)
    return Clause(_subject(node.who, tale, told), "become", what, modal=told.modal)


def _attacks(node: n.Attacks, tale: Tale, told: Told) -> Phrase:
    whom = None if node.player is None else player(node.player, tale, one=True)
    first = text("for the first time each turn")
    after: tuple[Phrase, ...] = (first,) if node.first_time else ()
    after += (Adj("magic.alone"),) if node.alone else ()
    return Clause(_subject(node.who, tale, told), "attack", whom, after=after, modal=told.modal)


def _you_attack_player(node: n.YouAttackPlayer, tale: Tale, told: Told) -> Phrase:
    return Clause(YOU, "attack", NP("player", "a"), modal=told.modal)


def _you_attack(node: n.YouAttack, tale: Tale, told: Told) -> Phrase:
    creatures = put(Group(("magic.creature",)), ONE_OR_MORE)
    after = (PP("magic.with", creatures),) if node.creatures else ()
    return Clause(YOU, "attack", modal=told.modal, after=after)


def _becomes_blocked(node: n.BecomesBlocked, tale: Tale, told: Told) -> Phrase:
    return Clause(_subject(node.who, tale, told), "become", Adj("magic.blocked"), modal=told.modal)


DAMAGE: Final = {None: "magic.damage", True: "magic.combat_damage", False: "magic.noncombat_damage"}
"""The noun for damage of any kind, in combat, and outside it."""


def _deals_damage(node: n.DealsDamage, tale: Tale, told: Told) -> Phrase:
    """A source deals damage to somebody; enchanted player is dealt damage."""
    damage = NP(DAMAGE[node.combat], "some")
    if node.source is None:
        if node.to is None:
            return Clause(damage, "deal", passive=True, modal=told.modal)
        who = player(node.to, tale, one=True) if is_player(node.to) else _subject(node.to, tale, told)
        suffers = Clause(who, "magic.suffer", damage, modal=told.modal)
        if isinstance(node.to, n.You):
            return Bilingual(suffers, Clause(damage, "deal", passive=True, to=who, modal=told.modal))
        return suffers
    to = _damaged(node.to, tale, told)
    source = _subject(node.source, tale, told._replace(many=told.many))
    return Clause(source, "deal", damage, to=to, modal=told.modal)


def _damaged(to: Node | None, tale: Tale, told: Told) -> Phrase | None:
    if to is None:
        if told.modal:
            return Bilingual(
                Text("a permanent or player", ""), All((NP("magic.permanent", "a"), NP("player", "a")), "or")
            )
        return None
    return player(to, tale, one=True) if is_player(to) else found(to, tale)


# Life, counters, doors, faces


_FIRST_IN_TURN: Final = text("for the first time during each of their turns")


def _life(verb: str) -> Event:
    def event(node: Any, tale: Tale, told: Told) -> Phrase:
        who = player(node.who, tale, one=True)
        after: tuple[Phrase, ...] = (_FIRST_IN_TURN,) if getattr(node, "first", False) else ()
        assert not after or not isinstance(node.who, n.You), "another player's turns"
        return Clause(who, verb, NP("magic.life", "some", plural=True), after=after, modal=told.modal)

    return event


def _counters_put(node: n.CountersPut, tale: Tale, told: Told) -> Phrase:
    called = counter_kind(node.kind) if node.kind else None
    counters = Bilingual(
        NP("magic.counter", count=Text("one or more", ""), called=called),
        NP("magic.counter", "a", adv="at_least", called=called),
    )
    on = PP("on", _subject(node.who, tale, Told()))
    return Clause(counters, "put", passive=True, after=(on,), modal=told.modal)


def _last_counter(node: n.LastCounterGone, tale: Tale, told: Told) -> Phrase:
    last = NP("magic.counter", "the", ("last",), called=counter_kind(node.kind))
    where = _subject(node.who, tale, Told())
    return Bilingual(
        Clause(last, "remove", passive=True, after=(PP("from", where),)),
        Clause(last, "remove", passive=True, after=(PP("of", where),)),
    )


def _exiled_by_itself(node: n.ExiledByItself, tale: Tale, told: Told) -> Phrase:
    return text("this card is exiled this way")


def _revealed(node: n.RevealedThisWay, tale: Tale, told: Told) -> Phrase:
    assert isinstance(node.card, n.Cards), "cards are revealed"
    how = How("one or more", placed=False)
    way = (text("this way"),)
    return Clause(YOU, "reveal", put(bare(node.card, tale, how, "where"), how), after=way)


def _is_so(node: n.IsSo, tale: Tale, told: Told) -> Phrase:
    from .conditions import holds  # conditions speak of events too

    return holds(node.state, tale)


def _unlocks(node: n.UnlocksThisDoor, tale: Tale, told: Told) -> Phrase:
    return Clause(YOU, "magic.unlock", NP("magic.door", "this"))


def _fully(node: n.FullyUnlocks, tale: Tale, told: Told) -> Phrase:
    return Clause(YOU, "magic.fully_unlock", NP("magic.sub.room", "a"))


def _mana(node: n.TappedForMana, tale: Tale, told: Told) -> Phrase:
    assert isinstance(node.who, n.Filter), "only permanents are tapped for mana"
    thing = put(bare(node.who, tale, ONE, "whose"), ONE)
    return Clause(_seat(node.who.whose), "magic.tap", thing, after=(text("for mana"),))


def _manifests(node: n.ManifestsDread, tale: Tale, told: Told) -> Phrase:
    return Clause(player(node.who, tale, one=True), "magic.manifest", text("dread"))


def _surveils(node: n.Surveils, tale: Tale, told: Told) -> Phrase:
    return Clause(player(node.who, tale, one=True), "magic.surveil")


def _set_in_motion(node: n.SetInMotion, tale: Tale, told: Told) -> Phrase:
    what = this(tale) if isinstance(node.who, This) else found(node.who, tale)
    return Clause(YOU, "magic.set", what, after=(text("in motion"),), modal=told.modal)


def _loses_game(node: n.LosesTheGame, tale: Tale, told: Told) -> Phrase:
    return Clause(player(node.who, tale, one=True), "lose", NP("game", "the"), modal=told.modal)


def _you_did(node: n.YouDid, tale: Tale, told: Told) -> Phrase:
    return DONE


def _leaves_stack(node: n.LeavesStack, tale: Tale, told: Told) -> Phrase:
    return Clause(_subject(node.who, tale, told), "leave", NP("magic.stack", "the"), modal=told.modal)


def _any(node: n.AnyHappens, tale: Tale, told: Told) -> Phrase:
    """This creature enters or attacks; an enchantment you control enters and whenever you …"""
    first, *rest = node.parts
    if all(isinstance(getattr(part, "who", None), This) for part in node.parts):
        clauses = [happens(part, tale, told) for part in node.parts]
        bare = tuple(msgspec.structs.replace(c, subject=None) for c in clauses if isinstance(c, Clause))
        again = tuple(
            Words((Text("", "que"), happens(part, tale._replace(named=True), told))) for part in rest
        )
        return Bilingual(Deeds(this(tale), bare, "or", serial=True), All((clauses[0], *again), "or"))
    more = tuple(Words((Adv("magic.whenever"), happens(part, tale, told))) for part in rest)
    return All((happens(first, tale, told), *more))


def _step(node: n.BeginningOf, tale: Tale, told: Told) -> Phrase:
    return beginning(node)


def _chapter(node: n.ChapterReached, tale: Tale, told: Told) -> Phrase:
    return Symbol(numerals(node.chapters))


ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII")


def numerals(chapters: tuple[int, ...]) -> str:
    """The chapters as they are printed: I, II."""
    return ", ".join(ROMAN[number] for number in chapters)


EVENTS: Final[dict[type[Node], Event]] = {
    n.AnyHappens: _any,
    n.YouDid: _you_did,
    n.Enters: _actively("magic.come"),
    n.Leaves: _leaves,
    n.Dies: _actively("die"),
    n.PutIntoGraveyard: _put_into_graveyard,
    n.LeavesStack: _leaves_stack,
    n.Drawn: _drawn,
    n.RevealedAsDrawn: _revealed_as_drawn,
    n.Discarded: _discarded,
    n.Sacrificed: _sacrificed,
    n.TokensMade: _tokens,
    n.BeginningOf: _step,
    n.Casts: _casts,
    n.PlaysCard: _plays_card,
    n.BecomesTarget: _targeted,
    n.Attacks: _attacks,
    n.YouAttack: _you_attack,
    n.YouAttackPlayer: _you_attack_player,
    n.Blocks: _actively("block"),
    n.BecomesBlocked: _becomes_blocked,
    n.DealsDamage: _deals_damage,
    n.GainsLife: _life("gain"),
    n.LosesLife: _life("lose"),
    n.CountersPut: _counters_put,
    n.Destroyed: _passively("destroy"),
    n.IsSo: _is_so,
    n.RevealedThisWay: _revealed,
    n.LastCounterGone: _last_counter,
    n.ExiledByItself: _exiled_by_itself,
    n.UnlocksThisDoor: _unlocks,
    n.FullyUnlocks: _fully,
    n.TurnedFaceUp: _passively("magic.turn_up"),
    n.TappedForMana: _mana,
    n.Surveils: _surveils,
    n.ManifestsDread: _manifests,
    n.ChapterReached: _chapter,
    n.SetInMotion: _set_in_motion,
    n.LosesTheGame: _loses_game,
}
"""For each event, the clause that tells it."""


def happens(node: Node, tale: Tale, told: Told = Told()) -> Phrase:  # noqa: B008
    """An event, as a clause."""
    return EVENTS[type(node)](node, tale, told)


_BURIED: Final = NP(
    "card",
    "a",
    mods=(
        That(
            Clause(
                YOU,
                "put",
                tense="past",
                after=(
                    text("into {0}", NP("magic.graveyard", "your")),
                    text("this way"),
                ),
            )
        ),
    ),
)
"""The card that manifesting dread put into the graveyard."""


def after(node: Node, tale: Tale) -> Tale:
    """Of what « it » speaks once the event was told."""
    parts = node.parts if isinstance(node, n.AnyHappens) else (node,)
    who = getattr(parts[0], "who", None)
    if isinstance(node, n.Casts):
        return tale._replace(about=("spell",))
    if isinstance(node, n.BeginningOf):
        return tale._replace(his_turn=node.whose == n.OPPONENTS)
    if isinstance(node, n.DealsDamage):
        if isinstance(node.source, This) or (node.source is None and isinstance(node.to, This)):
            return tale._replace(named=True)
        return tale._replace(about=("magic.source",), player=isinstance(node.to, n.EnchantedPlayer))
    if isinstance(node, n.ManifestsDread):
        return tale._replace(about=("card",), chosen=_BURIED)
    if isinstance(node, n.PutIntoGraveyard):
        return tale._replace(about=("card",), card=isinstance(node.who, n.Cards))
    if isinstance(who, This):
        return tale._replace(named=all(isinstance(getattr(part, "who", None), This) for part in parts))
    if isinstance(who, Node) and not is_player(who):
        others = isinstance(who, n.Permanents) and who.whose == n.OPPONENTS
        return about(who, tale)._replace(player=tale.player or others)
    return tale


SELF_ONCE: Final = (
    n.Enters, n.Dies, n.Leaves, n.TurnedFaceUp, n.BecomesTarget, n.Discarded, n.Sacrificed,
    n.SetInMotion,
)  # fmt: skip
"""Events that, of this object, happen but once: « when », not « whenever »."""


ONCE: Final = (
    n.UnlocksThisDoor, n.YouDid, n.RevealedThisWay, n.RevealedAsDrawn, n.LastCounterGone, n.ExiledByItself,
    n.IsSo,
)  # fmt: skip
"""Events that happen but once, whatever they are about."""


def word_for(node: Node) -> str:
    """When or whenever (nothing for the beginning of a step)."""
    if isinstance(node, ONCE):
        return "when"
    if isinstance(node, n.AnyHappens) and not all(
        isinstance(getattr(p, "who", None), This) for p in node.parts
    ):
        return word_for(node.parts[0])  # when this enters and whenever you …
    if isinstance(node, n.BecomesTarget) and node.of_whose != n.ANYONES:
        return "whenever"
    if isinstance(node, SELF_ONCE) and isinstance(node.who, This | It):
        return "when"
    return "whenever"


__all__ = ["EVENTS", "How", "Told", "after", "beginning", "happens", "itself", "numerals", "word_for"]
