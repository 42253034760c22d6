"""Whether the options somebody wants for a table can be, said in his language.

Only those the lobby lists can be chosen: what else a game knows is not for this table.
"""

from __future__ import annotations

from typing import Any

from .bounds import LARGEST_NUMBER
from .lobby import game_info
from .protocol import Lang
from .rest import OptionInfo
from .sentences import say


def fault(game: str, options: dict[str, Any], seats: int, lang: Lang) -> str:
    """What is wrong with the first option that cannot be used, or nothing."""
    listed = {option.key: option for option in game_info(game).options}
    for key, value in options.items():
        if key not in listed:
            return say("no_option", lang, given=key[:40], options=", ".join(listed))
        wrong = _wrong(listed[key], value, seats, lang)
        if wrong:
            label = listed[key].label
            return say("bad_option", lang, name=label.fr if lang == "fr" else label.en, wrong=wrong)
    return ""


def _wrong(option: OptionInfo, value: Any, seats: int, lang: Lang) -> str:
    """What the value should have been, if it is not so."""
    words = [word for word, _ in option.values]
    match option.kind:
        case "flag":
            return "" if isinstance(value, bool) else say("wants_flag", lang)
        case "number":
            right = type(value) is int and option.least <= value <= LARGEST_NUMBER
            return "" if right else say("wants_number", lang, least=option.least, most=LARGEST_NUMBER)
        case "seat":
            right = type(value) is int and -1 <= value < seats
            return "" if right else say("wants_seat", lang, last=seats - 1)
        case "word":
            return "" if value in words else say("wants_word", lang, words=", ".join(words))
        case "words":
            right = isinstance(value, list) and bool(value) and all(word in words for word in value)
            return "" if right else say("wants_words", lang, words=", ".join(words))
    return ""
