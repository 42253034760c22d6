"""What the commands need to know of a game by its name: its seats, its cards, its options."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from typing import Any

from arbitre.games import GAMES, rules, spec
from arbitre.kernel.rules import BadInput
from arbitre.words.finding import plain

from .arguments import words
from .strings import STRINGS
from .ui import Ui, bad

YES = ("yes", "true", "on", "1", "oui", "vrai")
NO = ("no", "false", "off", "0", "non", "faux")


def game_named(name: str | None) -> str:
    """The game a person means; refuses one that does not exist."""
    if name is None:
        bad("bad.no_game_given", games=GAMES)
    if name.casefold() not in GAMES:
        bad("bad.game", given=name, games=GAMES)
    return name.casefold()


def engine(text: str) -> str:
    """Where work is done; refuses what is no such place."""
    from arbitre.lab.jobs import is_engine

    if not is_engine(text):
        bad("bad.on", given=text)
    return text


def seat_numbers(game: str) -> list[int]:
    """The numbers of players the game can be set up for."""
    able = []
    for number in range(1, 9):
        try:
            rules(game).start(number, {}, 0)
        except BadInput:
            continue
        able.append(number)
    return able


def title(game: str, ui: Ui) -> str:
    """The name of a game as its box writes it."""
    return ui.text(f"title.{game}") if f"title.{game}" in STRINGS else game.capitalize()


def check_seats(game: str, number: int, ui: Ui) -> None:
    """Refuse a number of players the game is not for."""
    able = seat_numbers(game)
    if number not in able:
        bad("bad.seats", game=title(game, ui), least=able[0], most=able[-1], given=number)


def all_cards(game: str) -> Sequence[Any]:
    """Every card, those included that are there to show a rule."""
    return spec(game).cards


def cards_named(game: str, names: list[str], fixtures: bool = False) -> list[Any]:
    """The cards a person means: those one plays with (with `fixtures`, all), or those whose name is or
    contains one of the names."""
    cards = list(all_cards(game))
    if not names:
        return cards if fixtures else spec(game).collection
    found = _one_card(game, " ".join(names))
    if found:
        return [card for card in cards if card.slug == found]
    wanted = [slug for name in names for slug in _like(game, name)]
    return [card for card in cards if card.slug in wanted]


def _one_card(game: str, name: str) -> str | None:
    slug = spec(game).speech.find(name)
    known = {card.slug for card in all_cards(game)}
    return slug if slug in known else None


def _like(game: str, name: str) -> list[str]:
    """The cards with this name, else those with these words in their name; refuses a name that fits none."""
    exact = _one_card(game, name)
    if exact:
        return [exact]
    names = spec(game).speech.names
    cards = [card.slug for card in all_cards(game)]
    part = plain(name)
    found = [
        slug
        for slug in cards
        if part and any(part in plain(text) for text in (names[slug].en, names[slug].fr, slug))
    ]
    if found:
        return found
    spelt = {plain(text): text for slug in cards for text in (names[slug].en, names[slug].fr)}
    near = [spelt[text] for text in difflib.get_close_matches(part, list(spelt), n=3, cutoff=0.5)]
    if near:
        bad("bad.card", game=game, given=name, near=near)
    bad("bad.card_nothing_near", game=game, given=name)


def keyword_named(game: str, given: str, ui: Ui) -> str | None:
    """A keyword somebody names in either language, with what it means; None if there is none of that name."""
    from arbitre.words import write

    for name, about in spec(game).speech.keywords:
        if plain(given) in (plain(name.en), plain(name.fr)):
            return ui.text("say.rule", rule=write(name, ui.lang), text=write(about, ui.lang))
    return None


def rules_about(game: str, given: str) -> list[str]:
    """The rules of the chapter somebody names in either language."""
    from arbitre.rulebook import index
    from arbitre.rulebook.topics import topics

    meant = [key for key, it in topics(game).items() if plain(given) in (plain(it.english), plain(it.french))]
    return [rule for rule, entry in index(game).items() if entry.topic in meant]


def read_options(game: str, given: Iterable[str], ui: Ui) -> dict[str, Any]:
    """The options of a table from `name=value`; each value is read as its ordinary value suggests."""
    known = spec(game).options
    chosen: dict[str, Any] = {}
    for text in given:
        name, sign, value = (part.strip() for part in text.partition("="))
        if not sign or not value:
            bad("bad.option_form", given=text, game=game, options=list(known))
        if name not in known:
            bad("bad.option", given=name, game=game, options=list(known))
        if isinstance(known[name], bool):
            chosen[name] = _yes_no(name, value)
        elif isinstance(known[name], list):
            values = words(value)
            if not values or any(part not in known[name] for part in values):
                bad("bad.option_list", option=name, values=known[name], given=value)
            chosen[name] = values
        elif name == "wilds":
            chosen[name] = wilds_named(game, value)
        else:
            chosen[name] = value
    return chosen


def _yes_no(name: str, value: str) -> bool:
    if value.casefold() in YES:
        return True
    if value.casefold() in NO:
        return False
    bad("bad.option_yes_no", option=name, given=value)


def wilds_named(game: str, text: str) -> str | list[str]:
    """Random, a ready-made Wilds by slug or name, or ten cards by name separated by commas."""
    from arbitre.games.quarriors.cards.index import KINDS

    ready = spec(game).decks.lists
    titles = spec(game).speech.decks
    if plain(text) in ("random", "au hasard"):
        return "random"
    for slug in ready:
        if plain(text) in (plain(slug), plain(titles[slug].name.en), plain(titles[slug].name.fr)):
            return str(slug)
    names = words(text)
    if len(names) < 2:
        bad("bad.wilds", given=text, wilds=list(ready))
    cards = {card.slug: card for card in all_cards(game)}
    sorts = {kind.slug: kind.sort for kind in KINDS}
    slugs = []
    for name in names:
        card = _one_card(game, name)
        if card is None:
            bad("bad.wilds_card", given=name, game=game)
        slugs.append(card)
    kinds = [cards[slug].kind for slug in slugs]
    spells, creatures = (sum(sorts[kind] == sort for kind in kinds) for sort in ("spell", "creature"))
    if (spells, creatures, len(set(kinds)), len(kinds)) != (3, 7, 10, 10):
        bad("bad.wilds_count", spells=spells, creatures=creatures, kinds=len(set(kinds)))
    return slugs
