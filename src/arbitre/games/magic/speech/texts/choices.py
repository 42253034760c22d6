"""What is chosen, voted for, flipped, rolled or drawn by lot, and then done."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import Node
from arbitre.words import (
    NP,
    PP,
    YOU,
    Adj,
    Adv,
    Agreed,
    All,
    Bilingual,
    Clause,
    Join,
    Name,
    Phrase,
    Sentence,
    Symbol,
    Text,
    Words,
)
from arbitre.words.orders import permit
from arbitre.words.saying import unsaid

from ... import language as n
from ..terms import ANCHOR_WORDS, BALLOTS, counter_kind, text
from .conditions import holds
from .filters import ONE, How, found
from .idioms import THE_OTHER
from .players import is_player, player
from .tale import (
    Tale,
    behind,
    led,
    say,
    says,
    sentences,
)


def choose_header(node: n.Modes) -> Phrase:
    """Choose one — / Choisissez l'un —"""
    if node.unchosen or node.most is not None:
        unsaid(node, "again")
    if node.unchosen:
        assert node.number == 1 and node.most is None, "one that has not been chosen"
        which = text("one that hasn't been chosen —")
    elif node.most is not None:
        assert (node.number, node.most) == (1, 2), "one or both"
        which = text("one or both —")
    elif node.again:
        assert node.number == 3, "three of them"
        again = Clause(None, "choose", text("the same mode more than once"))
        return sentences(Clause(None, "choose", text("three")), permit(again))
    else:
        which = {1: text("one —"), 2: text("two —")}[node.number]
    return Clause(None, "choose", which)


def bullets(parts: tuple[Node, ...], tale: Tale) -> tuple[Phrase, ...]:
    """Each of several sentences on its own line."""
    return tuple(Words((Symbol("•"), Sentence(say(part, tale)))) for part in parts)


@says(n.ChooseTargets)
def choose_targets(node: n.ChooseTargets, tale: Tale) -> Phrase:
    return Clause(None, "choose", All(tuple(found(target, tale) for target in node.targets)))


@says(n.Modes)
def modes(node: n.Modes, tale: Tale) -> Phrase:
    return Words((choose_header(node), *bullets(node.modes, tale)))


@says(n.ChooseOne)
def choose_one(node: n.ChooseOne, tale: Tale) -> Phrase:
    """Put a flying, lifelink, or +1/+1 counter on it."""
    puts = [part for part in node.parts if isinstance(part, n.PutCounters)]
    if len(puts) == len(node.parts) and len({part.which for part in puts}) == 1:
        kinds = [counter_kind(part.kind) for part in puts]
        en = ", ".join(kind.en for kind in kinds[:-1]) + f", or {kinds[-1].en}"
        fr = ", ".join(kind.fr for kind in kinds[:-1]) + f" ou {kinds[-1].fr}"
        counter = Text(f"a {en} counter", f"un marqueur {fr}")
        return Clause(None, "put", counter, after=(PP("on", found(puts[0].which, tale)),))
    first, last = node.parts[0], node.parts[-1]
    if tale.theirs and isinstance(first, n.PutOnLibrary) and last == n.PutOnLibrary(first.which, bottom=True):
        library = Bilingual(NP("magic.library", "their"), NP("magic.library", "his"))
        end = text("on their choice of the top or bottom of {0}", library)
        unsaid(first, "bottom", "random")
        return Clause(None, "put", found(first.which, tale), after=(end,))
    header = Clause(None, "choose", Text("one", "l'un"))
    return Join((header, Join(tuple(say(part, tale) for part in node.parts), ";")), ":")


@says(n.FlipCoin)
def flip_coin(node: n.FlipCoin, tale: Tale) -> Phrase:
    flip = Bilingual(
        Clause(None, "flip", NP("magic.coin", "a")), Clause(None, "play", after=(Text("", "à pile ou face"),))
    )
    parts = [flip, led("if", _flipped("win"), say(node.won, tale))]
    if node.lost is not None:
        parts.append(led("if", _flipped("lose"), say(node.lost, tale)))
    return sentences(*parts)


def _flipped(verb: str) -> Phrase:
    """You win the flip / vous gagnez."""
    return Bilingual(Clause(YOU, verb, Text("the flip", "")), Clause(YOU, verb))


_SIDES: Final = {4: "four", 6: "six", 8: "eight", 10: "ten", 12: "twelve", 20: "twenty"}
_FACES: Final = {4: "quatre", 6: "six", 8: "huit", 10: "dix", 12: "douze", 20: "vingt"}


def roll_header(node: n.RollDie) -> Phrase:
    """Roll a six-sided die; a d6, where what follows speaks of the result."""
    if not node.results:
        return Clause(None, "roll", Text(f"a d{node.sides}", f"un d{node.sides}"))
    die = Text(f"a {_SIDES[node.sides]}-sided die", f"un dé à {_FACES[node.sides]} faces")
    return Clause(None, "roll", die)


def roll_rows(node: n.RollDie, tale: Tale) -> tuple[Phrase, ...]:
    """1–3 | You lose 1 life."""
    rows = []
    for place, (least, result) in enumerate(node.results):
        most = node.results[place + 1][0] - 1 if place + 1 < len(node.results) else node.sides
        span = str(least) if least == most else f"{least}–{most}"
        rows.append(Words((Symbol(f"{span} |"), Sentence(say(result, tale)))))
    return tuple(rows)


@says(n.RollDie)
def roll_die(node: n.RollDie, tale: Tale) -> Phrase:
    if not node.results:
        return roll_header(node)
    return Words((Sentence(roll_header(node)), *roll_rows(node, tale)))


def vote_header() -> Phrase:
    """What a vote is about, in one sentence."""
    votes = Clause(NP("player", "each"), "magic.vote", after=(text("for one of these"),))
    most = text("the one with the most votes happens, or the last of those tied —")
    return sentences(Join((text("starting with {0}", YOU), votes), ","), most)


@says(n.Vote)
def vote(node: n.Vote, tale: Tale) -> Phrase:
    return Words((vote_header(), *bullets(node.parts, tale)))


@says(n.VoteForEach)
def vote_for_each(node: n.VoteForEach, tale: Tale) -> Phrase:
    """Starting with you, each player votes for time or money. For each time vote, take an extra turn."""
    words = All(tuple(Text(*BALLOTS[ballot.word]) for ballot in node.parts), "or")
    votes = Clause(NP("player", "each"), "magic.vote", after=(PP("for", words),))
    told = (Join((text("starting with {0}", YOU), votes), ","),)
    return sentences(*told, *(say(ballot, tale) for ballot in node.parts))


@says(n.Ballot)
def ballot(node: n.Ballot, tale: Tale) -> Phrase:
    """For each time vote, take an extra turn after this one."""
    each = text("for each {0} vote", Text(*BALLOTS[node.word]))
    return Join((each, say(node.do, tale)), ",")


@says(n.IntoPiles)
def into_piles(node: n.IntoPiles, tale: Tale) -> Phrase:
    them = found(node.which, tale)
    opponent = NP("opponent", "a")
    separates = Clause(opponent, "magic.separate", them, after=(text("into two piles"),))
    one = say(node.chosen, tale._replace(chosen=text("one pile")))
    other = say(node.other, tale._replace(chosen=THE_OTHER))
    return sentences(separates, All((one, other)))


@says(n.AtRandom)
def at_random(node: n.AtRandom, tale: Tale) -> Phrase:
    how = ONE if node.number == 1 else How("a", node.number)
    what = player(node.among, tale, one=True) if is_player(node.among) else found(node.among, tale, how)
    if is_player(node.among):
        unsaid(node, "number")
        if isinstance(node.do, n.MustAttack):
            return sentences(Clause(None, "choose", what, after=(Adv("at_random"),)), say(node.do, tale))
        chance = text("chosen at random")
        return say(node.do, tale._replace(chosen=Words((what, chance))))
    picked = Agreed(Words((Adj("magic.chosen"), Adv("at_random"))), what)
    return say(node.do, tale._replace(chosen=Words((what, picked))))


_TIMES: Final = (text("it's the second time"), text("it's the third time"), text("it's the fourth time"))


@says(n.NthTime)
def nth_time(node: n.NthTime, tale: Tale) -> Phrase:
    """Surveil 2 if this is the first time this ability has resolved this turn. If it's the second time, …"""
    first = behind(
        say(node.parts[0], tale),
        "if",
        text("this is the first time this ability has resolved this turn"),
    )
    parts = [first]
    parts += [led("if", _TIMES[place], say(part, tale)) for place, part in enumerate(node.parts[1:])]
    return sentences(*parts)


@says(n.OnceEachTurn)
def once_each_turn(node: n.OnceEachTurn, tale: Tale) -> Phrase:
    only = text("do this only once each turn")
    return sentences(say(node.may, tale), only)


@says(n.Repeat)
def repeat(node: n.Repeat, tale: Tale) -> Phrase:
    again = Clause(None, "magic.repeat", text("this process"))
    done = again if node.then is None else All((say(node.then, tale), again))
    return sentences(say(node.do, tale), led("if", holds(node.while_, tale), done))


@says(n.ChooseCreatureType)
def choose_creature_type(node: n.ChooseCreatureType, tale: Tale) -> Phrase:
    return Clause(None, "choose", NP("magic.creature_type", "a"))


@says(n.ChooseWord)
def choose_word(node: n.ChooseWord, tale: Tale) -> Phrase:
    """Choose Believe or Doubt."""
    words = tuple(Name(*ANCHOR_WORDS[word]) for word in node.words)
    return Clause(None, "choose", All(words, "or", serial=True))


@says(n.ChooseParity)
def choose_parity(node: n.ChooseParity, tale: Tale) -> Phrase:
    return Clause(None, "choose", text("odd or even"))


@says(n.ChooseCardName)
def choose_card_name(node: n.ChooseCardName, tale: Tale) -> Phrase:
    name = text("a nonland card name")
    return Clause(None, "choose", name if node.nonland else text("a card name"))
