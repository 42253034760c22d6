"""What must be so of every card: it is one frozen tree whose words have a meaning, and it has its names."""

from __future__ import annotations

import inspect
import pkgutil
import re
import sys
from importlib import import_module

import pytest

from arbitre.games.magic import cards
from arbitre.games.magic import language as nodes
from arbitre.games.magic.cards.index import CARD_NUMBER, CARDS, DOOR_OF, NODES, targets
from arbitre.games.magic.cards.names import BY_NAME, NAMES_OF, plain, written
from arbitre.games.magic.language import keywords
from arbitre.games.magic.language.definitions import ManaCost, mana
from arbitre.kernel.effects import Ability, Node, walk
from arbitre.kernel.meaning import MEANINGS

SIXTY_SIX = frozenset(
    """
    bottomless-pool-locker-room mirror-room-fractured-realm dollmakers-shop-porcelain-gallery
    central-elevator-promising-stairs dazzling-theater-prop-room smoky-lounge-misty-salon
    walk-in-closet-forgotten-cellar overlord-of-the-boilerbilges overlord-of-the-hauntwoods
    manifest-dread innocuous-rat unwanted-remake hauntwoods-shrieker found-footage overgrown-zealot
    cautious-survivor reluctant-role-model acrobatic-cheerleader optimistic-scavenger infernal-phantom
    victor-valgavoths-seneschal demonic-counsel unholy-heat patchwork-beastie drag-to-the-roots
    spineseeker-centipede omnivorous-flytrap fear-of-missing-out unable-to-scream duskmourns-domination
    leyline-of-transformation jump-scare vengeful-possession leyline-of-the-void leyline-of-hope
    the-rollercrusher-ride the-mindskinner scorching-dragonfire resurrected-cultist phantasmal-image
    silent-hallcreeper the-jolly-balloon-man niko-light-of-hope marvin-murderous-mimic
    leyline-of-resonance cursed-recording untimely-malfunction enduring-courage enduring-tenacity
    meathook-massacre-ii fear-of-abduction trapped-in-the-screen norin-swift-survivalist
    abhorrent-oculus inquisitive-glimmer the-wandering-rescuer valgavoth-terror-eater rite-of-the-moth
    noxious-revival marina-vendrells-grimoire kaito-bane-of-nightmares the-tale-of-tamiyo
    unidentified-hovership dissection-tools grievous-wound lakeside-shack
    """.split()  # noqa: SIM905
)


def test_the_sixty_six_are_there_and_none_is_ours() -> None:
    assert len(SIXTY_SIX) == 66
    for slug in SIXTY_SIX:
        assert not CARDS[CARD_NUMBER[slug]].house
        assert not CARDS[CARD_NUMBER[slug]].token


def test_no_two_cards_or_faces_share_a_slug_and_names_read_back() -> None:
    faces = [face.slug for card in CARDS for face in card.faces]
    assert len(set(faces)) == len(faces)
    assert set(faces) == set(NAMES_OF)
    for card in CARDS:
        for language in ("en", "fr"):
            assert BY_NAME[plain(written(card, language))] == card.slug


OWN = re.compile(r"arbitre\.games\.magic\.language\.(?!definitions).*")


def test_every_word_is_used_by_a_card() -> None:
    used: set[type] = set()
    for node in NODES.nodes.values():
        used.update(type(node).__mro__)
        used.update(value for f in node.__struct_fields__ if isinstance(value := getattr(node, f), type))
    for module in (nodes, keywords):
        for name, value in vars(module).items():
            if inspect.isclass(value) and issubclass(value, Node) and OWN.fullmatch(value.__module__):
                assert value in used, name


def test_what_is_created_exists() -> None:
    for node in NODES.nodes.values():
        if isinstance(node, nodes.CreateTokens):
            assert CARDS[CARD_NUMBER[node.token]].token
        elif isinstance(node, nodes.GetEmblem):
            assert CARDS[CARD_NUMBER[node.emblem]].faces[0].types == ("emblem",)


def test_cards_know_nothing_but_words() -> None:
    allowed = ("arbitre.kernel.effects", "typing", "__future__")
    for module in pkgutil.walk_packages(cards.__path__, cards.__name__ + "."):
        if module.name.endswith((".index", ".names")):
            continue
        source = inspect.getsource(import_module(module.name))
        assert "lambda" not in source, module.name
        for line in source.splitlines():
            if line.startswith("from ") and not line.startswith("from ."):
                assert line.split()[1] in allowed, (module.name, line)


def test_both_doors_of_a_room_know_which_they_are() -> None:
    assert sorted(DOOR_OF.values()).count(0) >= 7
    assert sorted(DOOR_OF.values()).count(1) >= 7
    assert DOOR_OF["locker-room/0"] == 1


@pytest.mark.parametrize(
    ("name", "modes", "expected"),
    [
        ("unwanted-remake/0", (), 1),
        ("untimely-malfunction/0", (1,), 1),
        ("untimely-malfunction/0", (2,), 1),
        ("jump-scare/0", (), 1),
        ("manifest-dread/0", (), 0),
    ],
)
def test_targets_are_read_off_the_sentence(name: str, modes: tuple[int, ...], expected: int) -> None:
    assert len(targets(name, modes)) == expected


@pytest.mark.parametrize(
    ("text", "value", "colours"),
    [
        ("{X}{2}{R}", 3, "R"),
        ("{G/P}", 1, "G"),
        ("{2/W}{U/B}", 3, "WUB"),
        ("{0}", 0, ""),
        ("{X}{X}{B}{B}{B}{B}", 4, "B"),
    ],
)
def test_mana_costs_are_read_valued_and_written(text: str, value: int, colours: str) -> None:
    cost = mana(text)
    assert (cost.value(), cost.colours(), cost.written()) == (value, colours, text)


def test_x_counts_only_where_it_is_known() -> None:
    assert mana("{X}{X}{B}").value(3) == 7
    assert mana("{X}{X}{B}") == ManaCost(0, 2, ("B",))


@pytest.mark.parametrize("text", ["2U", "{Z}", "{2", "{W/Z}"])
def test_what_is_no_mana_cost_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="mana"):
        mana(text)


def test_equal_keywords_share_their_sentences() -> None:
    one, other = keywords.Ward(nodes.Mana("{2}")), keywords.Ward(nodes.Mana("{2}"))
    assert keywords.expand(one) is keywords.expand(other)
    assert len(keywords.expand(keywords.Impending(4, "{1}{G}{G}"))) == 4


def test_every_word_has_a_meaning() -> None:
    """Abilities, costs and the uses of mana are read by the rules; all else is played."""
    import_module("arbitre.games.magic.rules.game")
    read = {nodes.ToCast, nodes.ToUnlock, nodes.ToTurnFaceUp, nodes.YouDid}
    for node in NODES.nodes.values():
        kind = type(node)
        if isinstance(node, Ability) or kind in read or kind.__module__.endswith(("costs", "definitions")):
            continue
        assert kind in MEANINGS, kind.__name__


def test_words_of_types_are_found_at_once() -> None:
    """Filters look for them all the time: each is the one string of its letters, however it was made."""
    for card in CARDS:
        for face in card.faces:
            for word in (*face.types, *face.supertypes, *face.subtypes):
                assert sys.intern("".join(word)) is word, (card.slug, word)


def test_cards_are_frozen() -> None:
    for node in walk((CARDS[CARD_NUMBER["jump-scare"]].faces[0].effect,)):
        with pytest.raises(AttributeError):
            setattr(node, node.__struct_fields__[0] if node.__struct_fields__ else "x", 1)
