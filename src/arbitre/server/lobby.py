"""The lobby's books: games with options and decks, cards with their words, decks as people paste them."""

from __future__ import annotations

import difflib
from functools import cache
from typing import Any

from arbitre.bots import BOTS
from arbitre.games import GAMES, rules, spec
from arbitre.games.deck_reading import BEHIND, read_lines
from arbitre.games.tables import NOBODYS, Format, Label, Ready, label
from arbitre.kernel.pieces import NOBODY
from arbitre.kernel.rules import BadInput
from arbitre.words import write
from arbitre.words.finding import bare
from arbitre.words.phrase import Language

from . import pictures
from .rest import CardInfo, Cards, Checked, DeckInfo, Fault, FormatInfo, GameInfo, Games, OptionInfo
from .sentences import say

MOST_OF_ONE = 99
MOST_FAULTS = 100
MOST_SUGGESTIONS = 20
"""Names that look like others are only looked for so often: it takes long."""


@cache
def games() -> Games:
    """Every game of the lobby."""
    return Games([game_info(name) for name in GAMES])


@cache
def game_info(name: str) -> GameInfo:
    """One game of the lobby."""
    game = spec(name)
    table, speech, played = game.table, game.speech, game.decks
    ready = played.ready()
    called: dict[str, Label] = {slug: label(found) for slug, found in speech.values.items()}
    called |= {deck.slug: deck.name for deck in ready}
    options = []
    for key, ordinary in {**game.options, **played.ordinary}.items():
        known = speech.options.get(key)
        title, about = (label(known.name), label(known.line)) if known else (Label(key, key), NOBODYS)
        values = _values(name, key, ordinary, played.option, ready)
        shown = [(value, called.get(value, Label(value, value))) for value in values]
        sort = _sort(key, ordinary, played.option)
        least = 1 if sort == "number" and not _starts(name, {key: 0}) else 0
        options.append(OptionInfo(key, title, about, ordinary, sort, shown, least))  # type: ignore[arg-type]
    decks = [_deck_info(name, deck) for deck in ready]
    return GameInfo(
        name,
        table.layout.title,
        table.about,
        len(game.collection),
        seat_numbers(name),
        options,
        decks,
        played.option,
        played.per_seat,
        list(BOTS),
        table.layout,
        [_format(name, each, options) for each in played.formats],
        list(played.in_formats),
        list(played.evenings),
    )


def _format(game: str, form: Format, options: list[OptionInfo]) -> FormatInfo:
    """A format, and what it leaves to choose: tried out, so nothing is offered that would be refused."""
    chosen = {"format": form.slug}
    seats = [number for number in seat_numbers(game) if _starts(game, chosen, number)]
    tried = {option.key: option.least or 1 for option in options if option.kind == "number"}
    tried |= {option.key: 1 for option in options if option.kind == "seat" and option.key != form.alone}
    decides = [key for key, value in tried.items() if not _starts(game, {**chosen, key: value}, seats[0])]
    decks = spec(game).decks.fitting(chosen)
    return FormatInfo(form.slug, form.name, form.about, seats, form.usual, decks, decides, form.alone)


def ordinary_options(game: str) -> dict[str, Any]:
    """The options of a drawn table that nobody has changed, where they differ from the game's own."""
    return dict(spec(game).decks.ordinary)


def _sort(key: str, ordinary: Any, deck_option: str) -> str:
    if key == deck_option:
        return "deck"
    if isinstance(ordinary, bool):
        return "flag"
    if isinstance(ordinary, int):
        return "seat" if ordinary == NOBODY else "number"
    return "words" if isinstance(ordinary, list) else "word"


def _values(game: str, key: str, ordinary: Any, deck_option: str, ready: list[Ready]) -> list[str]:
    """The values of an option that are words. Those of a single word are tried out, so none is invented."""
    if key == deck_option:
        return ["random", *(deck.slug for deck in ready)]
    if isinstance(ordinary, list):
        return list(ordinary)
    if not isinstance(ordinary, str):
        return []
    numbers = seat_numbers(game)
    return [
        value
        for value in spec(game).speech.values
        if any(_starts(game, {key: value}, number) for number in numbers)
    ]


def _starts(game: str, options: dict[str, Any], seats: int = 2) -> bool:
    try:
        rules(game).start(seats, options, 0)
    except BadInput:
        return False
    return True


@cache
def seat_numbers(game: str) -> list[int]:
    """The numbers of players a game can be set up for."""
    return [number for number in range(1, 9) if _starts(game, {}, number)]


def _deck_info(game: str, deck: Ready) -> DeckInfo:
    text = _pasted(game, deck)
    return DeckInfo(deck.slug, deck.name, deck.about, deck.cards, deck.faces, deck.serves, text)


def _pasted(game: str, deck: Ready) -> Label:
    if deck.written != NOBODYS:
        return deck.written
    name = spec(game).speech.name

    def lines(lang: Language) -> str:
        return "\n".join(f"{number} {name(slug, lang)}" for slug, number in deck.cards)

    return Label(lines("en"), lines("fr"))


@cache
def cards(game: str, lang: Language) -> Cards:
    """Every definition with its words in one language."""
    found = spec(game)
    speech = found.speech
    rows = [
        CardInfo(
            card.slug,
            speech.name(card.slug, lang),
            write(speech.type_line(card.slug), lang),
            write(speech.reminded(card.slug), lang).splitlines(),
            write(speech.card_text(card.slug), lang).splitlines(),
            card.house,
            write(speech.provenance(card.slug), lang),
            card.slug in found.fixtures,
            found.table.face(card, lang),
            pictures.signs(game, card.slug),
            pictures.tokens(game, card.slug),
        )
        for card in found.cards
    ]
    return Cards(game, lang, rows)


# Decks as people paste them


def check_deck(game: str, text: str, lang: Language, options: dict[str, Any]) -> Checked:
    """A pasted deck, read line by line: what is wrong with it, or the deck."""
    find, played = spec(game).speech.find, spec(game).decks
    near = Near(game, lang)
    playable = {card.slug for card in spec(game).cards}
    parts: dict[str, dict[str, int]] = {"": {}}
    lines: dict[str, int] = {}
    faults: list[Fault] = []
    for line in read_lines(text, played.headings):
        at, number, name = line.at, line.number, line.name
        slug = find(name) or find(BEHIND.sub("", name))
        if slug is None or slug not in playable:
            coming = played.coming(BEHIND.sub("", name))
            faults.append(
                Fault(say("coming_card", lang, name=name[:60]) if coming else near.unknown(name), at)
            )
            if len(faults) == MOST_FAULTS:
                break
        elif not 1 <= number <= MOST_OF_ONE:
            faults.append(Fault(say("no_number_of_copies", lang, number=number, most=MOST_OF_ONE), at))
        else:
            found = parts.setdefault(line.part, {})
            found[slug] = found.get(slug, 0) + number
            lines.setdefault(slug, at)
    if not any(parts.values()) and not faults:
        faults.append(Fault(say("empty_deck", lang), 0))
    number_of_cards = sum(sum(of.values()) for of in parts.values())
    read = [(slug, number, part) for part, of in parts.items() for slug, number in of.items()]
    if faults:
        return Checked(False, {}, faults, number_of_cards, read)
    deck = played.gather(
        list(parts.pop("").items()), **{part: list(of.items()) for part, of in parts.items()}
    )
    found_wrong = played.faults(deck, lang, options)
    wrong = [Fault(fault.text, lines.get(fault.card, 0), fault.rule) for fault in found_wrong]
    return Checked(not wrong, deck, wrong, number_of_cards, read)


class Near:
    """The names that look like one nobody knows."""

    def __init__(self, game: str, lang: Language) -> None:
        name, cards = spec(game).speech.name, spec(game).cards
        other: Language = "en" if lang == "fr" else "fr"
        called = [name(card.slug, either) for either in (lang, other) for card in cards]
        self.lang: Language = lang
        self.spelt = {bare(each): each for each in called}
        self.left = MOST_SUGGESTIONS

    def unknown(self, name: str) -> str:
        """That no card is called so, and which ones nearly are."""
        wanted = bare(name[:80])
        near = [text for text in self.spelt if len(wanted) > 2 and wanted in text][:3]
        if not near and self.left:
            self.left -= 1
            near = difflib.get_close_matches(wanted, list(self.spelt), n=3, cutoff=0.6)
        shown = name if len(name) <= 60 else name[:60] + "…"
        if not near:
            return say("no_such_card", self.lang, name=shown)
        return say("cards_like_it", self.lang, name=shown, near=", ".join(self.spelt[text] for text in near))
