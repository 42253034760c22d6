"""Lines of a scenario that stand for several answers: a spell with its targets, a whole attack, passing on.

What a line leaves open the scenario must answer with further lines; only payments are made by themselves,
with the first way offered, unless the line says how.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import copy
from typing import TYPE_CHECKING, Final

from arbitre.kernel import ask
from arbitre.kernel.decisions import Decision
from arbitre.kernel.pieces import NOBODY, Answer, Option
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Failed, Item, Stage
from arbitre.kernel.scenario.acting import open_question
from arbitre.kernel.scenario.vocabulary import Understand

from ..rules import changes as did
from ..rules.events import Happening
from ..rules.model import StackItem, Table
from .fights import attack, block
from .phrases import CLAUSE_WORDS, find, find_ref, parse, parts_of, say_ref, uncomma
from .roads import about as asked
from .roads import go_to, resolve, resolve_all

if TYPE_CHECKING:
    from .vocabulary import MagicWords

CLAUSES = rf",?(?<!not)\s+(?=(?:{'|'.join(CLAUSE_WORDS)}|with X|not kicked|by hand)\b)"
"""What may stand behind an action."""


LINES: Final = (
    "attack PLAYER with THING and THING",
    "block THING with THING and THING",
    "no attack",
    "no block",
    "resolve",
    "resolve all",
    "go to STEP",
    "next turn",
    "assign 2 to THING and 3 to PLAYER",
)
"""How lines are written that stand for several answers."""
ACTS = ("cast", "activate", "crew", "equip", "cycle", "ninjutsu", "turn", "tap", "unlock", "play", "suspend")
"""Words that begin a spell, an ability or another act with priority."""


class Line:
    """A line of `when` at work: its words, and what it has still to say."""

    def __init__(
        self, stage: Stage, words: MagicWords, seat: int, item: Item, understand: Understand
    ) -> None:
        self.stage, self.words, self.seat, self.item = stage, words, seat, item
        self.understand = understand
        text = uncomma(", ".join(part.text("words for one choice") for part in item.items()))
        main, *clauses = re.split(CLAUSES, text)
        self.text = main
        self.by_hand = False
        self.targets: list[str] | None = None
        self.paying: list[str] = []
        self.choosing: list[str] = []
        self.dividing: list[str] = []
        self.x: int | None = None
        self.kicked: bool | None = None
        self.answered = False  # whether a kicker was asked about
        self.first = self.since = 0  # the items and events before what is cast or activated
        self.piece = NOBODY  # its source
        for clause in clauses:
            self._read(clause)

    def _read(self, clause: str) -> None:
        word, _, rest = clause.partition(" ")
        if word == "targeting":
            self.targets = [] if rest in ("nothing", "nobody") else parts_of(rest)
        elif word == "paying":
            self.paying = parts_of(rest.removeprefix("with "))
        elif word == "choosing":
            self.choosing = parts_of(rest)
        elif word == "dividing":
            self.dividing = parts_of(rest)
        elif word == "with":
            found = re.search(r"\d+", rest)
            if not found:
                self.item.wrong(f"'{clause}' gives X no number; write 'with X 3'.")
            self.x = int(found[0])
        elif word == "by":
            self.by_hand = True
        else:
            self.kicked = clause == "kicked"

    # Playing

    def play(self) -> Iterator[Answer]:
        """All answers of the line, in order."""
        lower = self.text.lower()
        verb = lower.split(" ", 1)[0]
        if verb not in ("pay", "concede"):
            yield from self._pay()
        if lower in ("resolve", "resolve all", "resolve everything"):
            yield from (resolve if lower == "resolve" else resolve_all)(self.stage, self.words, self.item)
        elif lower.startswith("go to ") or lower == "next turn":
            yield from go_to(self.stage, self.words, self.seat, self.item, self.text)
        elif lower == "no attack" or (verb == "attack" and asked(self.stage) != "enter_attacking"):
            yield from attack(self.stage, self.words, self.seat, self.item, self.text)
        elif lower == "no block" or verb == "block":
            yield from block(self.stage, self.words, self.seat, self.item, self.text)
        elif verb == "order" and asked(self.stage) == "next_trigger":
            yield from self._order()
        elif verb == "assign" and asked(self.stage) == "assign":
            yield from self._assign()
        elif verb == "target" and asked(self.stage) == "target":
            yield from self._target()
        elif verb in ACTS:
            yield from self._act()
        else:
            yield self._one(self.text)
        if verb not in ("pay", "concede") and not self.by_hand:
            yield from self._pay()

    def _one(self, text: str) -> Answer:
        return self.understand(self.stage, self.words, self.seat, Item(text, self.item.file, self.item.line))

    def _pending(self) -> Decision:
        pending = self.stage.game.pending
        assert pending is not None
        return pending

    def _fitting(self, text: str) -> list[Option]:
        fits = self.words.option(self.stage, text)
        return [option for option in self._pending().options if fits(option)]

    def _pay(self) -> Iterator[Answer]:
        """Pay what is open: as written, else with the first way."""
        while asked(self.stage) == "pay":
            yield self._payment()

    def _payment(self) -> Answer:
        for text in self.paying:
            found = self._fitting(f"pay {text}")
            if found:
                self.paying.remove(text)
                return found[0]
        return self._pending().options[0]

    # A spell or ability, with all that is chosen for it

    def _act(self) -> Iterator[Answer]:
        table: Table = self.stage.state
        self.first, self.since = table.board.items, table.count
        answer = self._one(self._in_its_one_way())
        assert isinstance(answer, tuple)
        self.piece = answer[1]
        yield answer
        wanted = list(self.targets or ())
        while self._goes_on():
            answers = self._more(wanted)
            if answers is None:
                break
            yield from answers
        self._check()

    def _in_its_one_way(self) -> str:
        """The words with the way a card is cast in, where none is written and there is one that is no plain
        one: a flashback, or for free."""
        if not self.text.lower().startswith("cast "):
            return self.text
        try:
            meant = self.words.piece(self.stage, self.text[len("cast ") :])
        except BadInput:  # a way is written, or no card
            return self.text
        if self._fitting(self.text):
            return self.text
        ways = [
            each
            for each in self._pending().options
            if isinstance(each, tuple) and each[0] == "cast" and meant(each[1])
        ]
        if not ways or any(not self.words.same(self.stage, ways[0], other) for other in ways[1:]):
            return self.text
        return self.words.say_option(self.stage, ways[0])

    def _goes_on(self) -> bool:
        """Whether the open question still belongs to the announcement of this spell or ability."""
        pending = self.stage.game.pending
        if pending is None or pending.seat != self.seat or asked(self.stage) == "priority":
            return False
        done = any(
            event.kind in (did.CAST, did.ACTIVATED) for event in self.stage.state.events_since(self.since)
        )
        return not done and (pending.piece == self.piece or asked(self.stage) in ("pay", "which_mana"))

    def _more(self, wanted: list[str]) -> Iterator[Answer] | None:
        """The answers to the open question, or None if the line does not say."""
        about = asked(self.stage)
        if about == "pay":
            return None if self.by_hand else self._pay()
        if about == "target":
            return self._aim(wanted) if self.targets is not None else None
        if about == "x":
            return iter((self.x,)) if self.x is not None else None
        if about == "mode" and self.choosing:
            return self._choose("mode ")
        if about == "additional_cost" and self.kicked is not None:
            self.answered = True
            return iter((self.kicked,))
        if about == "phyrexian" and not self.by_hand:
            return self._phyrexian()
        if about == "cost" and self.paying:
            return self._costs()
        if about == "divide" and self.dividing:
            return self._divide()
        if about == "which_mana":
            symbols = re.sub(r".* for |[{}]|mana", "", self.text)
            return iter((("mana", symbols),)) if symbols and " for " in self.text else None
        return None

    def _aim(self, wanted: list[str]) -> Iterator[Answer]:
        text = self._next_target(wanted)
        if text is not None:
            found = self._fitting(f"target {text}")
            if any(not self.words.same(self.stage, found[0], other) for other in found[1:]):
                raise Failed(self.item, f"the target '{text}' can mean several things: say which.")
            wanted.remove(text)
            yield found[0]
            return
        if ("none",) not in self._pending().options:
            said = ", ".join(wanted) or "nothing more"
            raise Failed(self.item, f"'{said}' is no target here. {open_question(self.stage, self.words)}")
        yield ("none",)

    def _next_target(self, wanted: list[str]) -> str | None:
        """The first of the targets written that can be chosen now and leaves the others to be chosen: where
        a target was the only one the game took it without asking."""
        able = [text for text in dict.fromkeys(wanted) if self._fitting(f"target {text}")]
        if len(able) > 1:
            fine = (text for text in able if self._leads_on(text, wanted))
            return next(fine, able[0])
        return able[0] if able else None

    def _leads_on(self, text: str, wanted: list[str]) -> bool:
        """Whether, this target chosen and the rest of the line played, the targets are those written."""
        trial = Stage(self.stage.game.fork(), self.stage.names)
        line = copy(self)
        line.stage = trial
        line.paying, line.choosing, line.dividing = (
            list(self.paying),
            list(self.choosing),
            list(self.dividing),
        )
        left = list(wanted)
        left.remove(text)
        trial.game.answer(self._fitting(f"target {text}")[0])
        try:
            while line._goes_on() and (answers := line._more(left)) is not None:
                for answer in answers:
                    trial.game.answer(answer)
        except Failed:
            return False
        item = line._item()
        return item is not None and line._in_order(item)

    def _item(self) -> StackItem | None:
        """The spell or ability of this line, once it is on the stack."""
        first, piece = self.first, self.piece
        return next((i for i in self.stage.state.board.stack if i.id > first and i.source == piece), None)

    def _choose(self, prefix: str) -> Iterator[Answer]:
        """Modes, one after the other; then no more."""
        while asked(self.stage) == "mode":
            if not self.choosing:
                yield ("done",)
                return
            text = self.choosing.pop(0)
            yield self._one(text if text.startswith(prefix) else prefix + text)

    def _costs(self) -> Iterator[Answer]:
        """Things a cost is paid with."""
        pending = self._pending()
        chosen: list[Option] = []
        for text in list(self.paying):
            left = [option for option in self._fitting(f"pay {text}") if option not in chosen]
            if left and len(chosen) < pending.most:
                chosen.append(left[0])
                self.paying.remove(text)
        yield chosen[0] if pending.single and chosen else tuple(chosen)

    def _phyrexian(self) -> Iterator[Answer]:
        """Life where the line says so, else mana if there is some."""
        life = self._fitting("pay life")
        said = any("life" in text for text in self.paying)
        yield life[0] if said and life else self._pending().options[0]

    def _divide(self) -> Iterator[Answer]:
        """ "3 Old Oak and 1 Bob": the game asks for what goes beyond one each."""
        shares = dict.fromkeys(self._pending().options, 0)
        for text in self.dividing:
            found = re.fullmatch(r"(\d+) (?:to )?(.+)", text)
            meant = self._fitting(found[2]) if found else []
            if not found or len(meant) != 1:
                raise Failed(self.item, f"'{text}' does not say how much for which target.")
            shares[meant[0]] = int(found[1]) - 1
        self.dividing = []
        yield tuple(shares.values())

    def _check(self) -> None:
        """All that was written must be so, also where the game had no choice to offer."""
        for text in self.paying:
            if not self._was_paid(text):
                raise Failed(self.item, f"nothing was paid with {text}.")
        item = self._item()
        if item is not None:
            self._check_choices(item)
        elif self.targets is not None or self.x is not None or self.choosing or self.dividing or self.kicked:
            raise Failed(self.item, "this has no targets, no X and no modes.")
        if item is not None and self.targets is not None:
            self._check_targets(item)

    def _check_choices(self, item: StackItem) -> None:
        if self.x is not None and item.x != self.x:
            raise Failed(self.item, f"X is {item.x}, not {self.x}. {open_question(self.stage, self.words)}")
        if self.kicked and not self.answered:
            raise Failed(self.item, f"it is not kicked. {open_question(self.stage, self.words)}")
        wanted = [re.sub(r"\D", "", text) for text in self.choosing]
        if any(text not in [str(mode + 1) for mode in item.modes] for text in wanted):
            raise Failed(self.item, f"that mode is not chosen. {open_question(self.stage, self.words)}")
        if self.dividing and sum(len(slot) for slot in item.aims) != 1:
            raise Failed(self.item, f"nothing is divided. {open_question(self.stage, self.words)}")

    def _was_paid(self, text: str) -> bool:
        """Whether the game took this without asking, for want of another way to pay."""
        events = [
            event for event in self.stage.state.events_since(self.since) if isinstance(event, Happening)
        ]
        if "life" in text:
            return any(event.kind == did.LOST and event.cause == "pay" for event in events)
        if text.startswith("{"):
            return any(event.kind == did.SPENT and event.word == text.strip("{}") for event in events)
        said = re.sub(r" for \{.*", "", text)
        thing, phrase = find(self.stage, said), parse(self.stage.names, said)
        return any(
            (event.kind in (did.TAPPED, did.MOVED) and thing(event.piece))
            or (event.kind == did.MOVED and phrase.names(self.stage.state, event.piece))
            for event in events
        )

    def _check_targets(self, item: StackItem) -> None:
        there = [ref for slot in item.aims for ref, _ in slot]
        if self._in_order(item):
            return
        if item.aims or asked(self.stage) == "priority":
            said = ", ".join(say_ref(self.stage, ref) for ref in there) or "nothing"
            raise Failed(self.item, f"the targets are {said}.")

    def _in_order(self, item: StackItem) -> bool:
        """Whether the targets are those written: slot by slot in order, inside one slot in any order."""
        texts = list(self.targets or ())
        for slot in item.aims:
            left = [ref for ref, _ in slot]
            mine, texts = texts[: len(left)], texts[len(left) :]
            for text in mine:
                fits = find_ref(self.stage, text)
                found = next((ref for ref in left if fits(ref)), None)
                if found is None:
                    return False
                left.remove(found)
            if left:
                return False
        return not texts

    # Questions that are asked bit by bit

    def _order(self) -> Iterator[Answer]:
        """Triggered abilities are put on the stack in this order: the last written resolves first."""
        for text in parts_of(self.text.partition(" ")[2]):
            if asked(self.stage) == "next_trigger":
                yield self._one(f"stack {text}")

    def _assign(self) -> Iterator[Answer]:
        """ "assign 2 to Garden Bear and 3 to Bob": what is left goes to the last."""
        shares = [re.fullmatch(r"(\d+) to (.+)", text) for text in parts_of(self.text.partition(" ")[2])]
        while asked(self.stage) == "assign" and self._pending().kind == ask.NUMBER:
            ref = int(str(self._pending().say[2]))
            share = next((s for s in shares if s and find_ref(self.stage, s[2])(ref)), None)
            if share is None:
                raise Failed(self.item, f"it is not said how much {say_ref(self.stage, ref)} is dealt.")
            yield self._one(share[1])

    def _target(self) -> Iterator[Answer]:
        """All targets of what asks for them; where more could be chosen, there are no more."""
        if self.text.lower() == "target nothing":
            yield ("none",)
            return
        about, since = self._pending().say[:3], self.stage.state.count
        for text in parts_of(self.text.partition(" ")[2]):
            yield self._one(f"target {text}")
        put = any(event.kind == did.PUT for event in self.stage.state.events_since(since))
        again = asked(self.stage) == "target" and not put and self._pending().say[:3] == about
        if again and ("none",) in self._pending().options:
            yield ("none",)
