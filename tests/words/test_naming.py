"""Names in sentences, headings and buttons; which events are told together."""

from arbitre.kernel.pieces import Event
from arbitre.words import NP, YOU, All, Clause, Name, Phrase, Sentence, Symbol, Text, label, player, write
from arbitre.words.naming import headed, named
from arbitre.words.orders import deed
from arbitre.words.story import Story

RAT = Name("Innocuous Rat", "Rat inoffensif")
NIKO = Name("Niko, Light of Hope", "Niko, lueur d'espoir", bare=True)
RESCUER = Name("The Wandering Rescuer", "La Sauveteuse Vagabonde", "f", bare=True)
HUGO = player("Hugo")


def both(phrase: Phrase) -> tuple[str, str]:
    return write(phrase, "en"), write(phrase, "fr")


def test_a_name_in_a_sentence_has_its_article_and_is_short() -> None:
    assert both(Sentence(Clause(named(NIKO), "attack", named(RAT)))) == (
        "Niko attacks Innocuous Rat.",
        "Niko attaque le Rat inoffensif.",
    )
    assert both(NP("ability", "a", of=named(RAT)))[1] == "une capacité du Rat inoffensif"


def test_an_owner_takes_the_place_of_the_article_a_name_brings() -> None:
    assert both(named(RESCUER, HUGO)) == ("Hugo’s Wandering Rescuer", "la Sauveteuse Vagabonde de Hugo")
    assert both(named(RESCUER, YOU)) == ("your Wandering Rescuer", "votre Sauveteuse Vagabonde")
    assert both(named(NIKO, HUGO)) == ("Hugo’s Niko", "Niko de Hugo")


def test_a_heading_is_not_said_twice_and_has_no_second_colon() -> None:
    order = Clause(None, "choose", NP("card", "a"))
    assert both(headed(NIKO, order))[1] == "Niko, lueur d’espoir\u00a0: choisissez une carte."
    own = Clause(named(RAT), "attack")
    assert both(headed(RAT, own)) == ("Innocuous Rat attacks.", "Le Rat inoffensif attaque.")
    keyword = Text("enchant: creature", "enchanter\u00a0: créature")
    assert both(headed(RAT, keyword))[1] == "Rat inoffensif\u00a0— enchanter\u00a0: créature."


def test_a_button_is_an_infinitive_of_nobodys() -> None:
    orders = All((Clause(None, "draw", NP("card", "a")), Clause(None, "discard", NP("card", "a"))), "then")
    assert both(deed(orders)) == (
        "draw a card, then discard a card",
        "piocher une carte, puis se défausser d’une carte",
    )
    assert (
        both(label(Clause(None, "discard", named(RAT)), Symbol("2")))[1]
        == "Se défausser du Rat inoffensif (2)"
    )


def test_a_row_of_events_is_one_line_and_some_wait_for_what_they_belong_to() -> None:
    story = Story(frozenset({"drew"}), {"aimed": frozenset({"cast"})})
    events = [
        Event("drew", 0),
        Event("drew", 0),
        Event("drew", 1),
        Event("aimed", 0, extra=7),
        Event("aimed", 0, extra=8),
        Event("cast", 0, extra=7),
        Event("drew", 1),
    ]
    assert story.lines(events) == [[0, 1], [2], [5], [3], [6], [4]]
