"""Positions people write themselves, in the words of scenarios: shown as a table, and played from."""

from __future__ import annotations

import re
from typing import Final

from arbitre.kernel.game import Game
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario.reading import read
from arbitre.kernel.scenario.running import LUCKS
from arbitre.rulebook import words_of
from arbitre.rulebook.complaints import in_french
from arbitre.words.phrase import Language
from arbitre.words.typography import typeset

from .arranging import arranged
from .bounds import MOST_PIECES
from .frames import frame
from .rest import Drag, Fault, Laid
from .scenarios import going_on
from .sentences import say
from .showing import Story

EXAMPLES: Final = {
    "quarriors": """\
title: Two creatures wait for their Glory
game: quarriors
given:
  phase: ready
  quiddity: 4
  Alice:
    ready: [Assistant, Assistant]
    pool: [Assistant level 1, 2x Basic Quiddity 1]
  Bob:
    ready: [Assistant]
then:
  - over: no
""",
    "noxilia": """\
title: A Knight before the gate
game: noxilia
given:
  Alice:
    command: [Regent Ysende]
    battlefield 1: [Oath Knight]
    hand: [Oath Pikeman, Hymn at Dawn]
    gold: 6
  Bob:
    command: [Morvane the Last Heir]
    rampart 1: [Rag Ghoul]
then:
  - over: no
""",
    "seven_fallen": """\
title: Four Angels face each other
game: seven_fallen
given:
  Alice:
    firing line: [Rime Siren, Anchor Warden]
    hand: [Fog Smuggler]
    energy: 6
  Bob:
    firing line: [Anchor Warden]
    rear guard: [Rime Siren]
then:
  - over: no
""",
    "magic": """\
title: A first attack
game: magic
given:
  step: main 1
  Alice:
    battlefield: [3 Plains, Acrobatic Cheerleader]
    hand: [Splitskin Doll]
  Bob:
    life: 12
    battlefield: [2 Island, Toy]
then:
  - over: no
""",
}
"""What somebody may begin with."""

CALLED: Final = "position"
PLACE: Final = re.compile(rf"{CALLED}:(\d+): (.*)", re.DOTALL)


def lay(
    game: str, text: str, seat: int, lang: Language, seed: int, drag: Drag | None = None
) -> tuple[Laid, str]:
    """The position as a table, after a card was dragged if one was, and the record of a game from there; or
    what is wrong with it, and none."""
    written = text if text.strip() else EXAMPLES[game]
    try:
        if drag is not None:
            after = arranged(game, written, drag)
            if after is None:
                return Laid(written, [Fault(say("lies_not_there", lang, card=drag.name))]), ""
            written = after
        found = read(written, CALLED)
        if len(found) != 1 or found[0].game != game:
            return Laid(written, [Fault(say("other_position", lang, game=game))]), ""
        asked = found[0]
        position = words_of(game).position(asked.seats, asked.options, asked.given, LUCKS[0])
        if len(position.state.pieces) > MOST_PIECES:
            return Laid(written, [Fault(say("too_many_pieces", lang, most=MOST_PIECES))]), ""
        laid = Game(position.state.rules, position.state)
        story = Story()
        story.count = laid.state.count
        shown = frame(0, None, laid, story, min(seat, len(asked.seats) - 1), lang, asked.seats)
        record = going_on(game, laid, asked.seats, seed, {"names": asked.seats})
        return Laid(written, [], asked.titled(lang), asked.seats, shown), record
    except BadInput as wrong:
        problem = in_french(str(wrong)) if lang == "fr" else typeset(str(wrong))
        placed = PLACE.fullmatch(problem)
        fault = Fault(placed[2], int(placed[1])) if placed else Fault(problem)
        return Laid(written, [fault]), ""
