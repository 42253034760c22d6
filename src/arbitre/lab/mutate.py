"""Records and scenario files that somebody spoilt, many of them: a clear refusal, or a game that plays.

`python -m arbitre.lab.mutate --records 100000 --scenarios 20000 --jobs 2`. Each depends on the seed and
its number alone, so what failed can be made again: `--only records:NUMBER`. It says how far it has come;
where it is ended by a signal, or loses a process, it says so and tells what it has found.
"""

from __future__ import annotations

import faulthandler
import json
import signal
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from copy import deepcopy
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from time import perf_counter
from traceback import extract_tb
from typing import Any

import msgspec

import arbitre
from arbitre.bots.luck import Luck
from arbitre.bots.sample import one
from arbitre.games import GAMES, spec
from arbitre.kernel import scenario
from arbitre.kernel.game import Game, Refused
from arbitre.kernel.rules import BadInput

from .jobs import run

SCENARIOS = Path(arbitre.__file__).parent / "scenarios"
BATCH = 50
SECONDS = 20.0
"""Of processor time, that reading and playing one of them may take."""
EVERY_SECONDS = 20.0
"""One hears how far it has come."""
MOST_BYTES = 4_000_000_000
"""Of memory, of each process: what wants more goes wrong by itself and is named."""
ENDINGS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGINT") if hasattr(signal, name)]
ANSWERS = 8
AFTER = (0, 4, 25, 80)
"""How many answers the games have that are spoilt."""

JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 64, 255, -128, 10**4, 2**31, 2**63 - 1, 2**63, 2**64, -(2**63), 10**40,
    0.5, -0.0, 1e308, "", "x", "é" * 40, "\x00", "0", "pick", "done", [], {}, [[]], [0], [-1, -1], {"id": 0},
    ["done"],
)  # fmt: skip


WEEDS = (b"\xff\xfe", b"\x00", b"[" * 3000, b"9" * 400, b'"', b"{}", b"-", b"\\ud800")
MARKS = ("", ": [", ": {", "::", ": &a", ": *a", ": |")


class TooLong(BaseException):
    """Reading or playing it did not come to an end."""


class Spoilt(msgspec.Struct):
    """What became of some of them: how many were refused or played, and what went wrong with which."""

    counts: dict[str, int]
    failures: list[tuple[str, str]]

    @property
    def done(self) -> int:
        """How many that were."""
        return sum(self.counts.values()) + len(self.failures)


@contextmanager
def limited() -> Iterator[None]:
    """Raises `TooLong` inside after a while."""

    def up(*_: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGVTALRM, up)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


# Records


@cache
def sound_records() -> list[bytes]:
    """Games of every sort, at several moments."""
    found = []
    for game in GAMES:
        for number, answers in enumerate(AFTER):
            played = arbitre.new(game, seed=number)
            for at in range(answers):
                if played.pending is not None:
                    played.answer(one(played.pending, Luck(number, at)))
            found.append(played.save())
    return found


def spoilt_record(number: int, seed: int) -> bytes:
    """A record with something wrong in it; in most of them the digest fits all the same."""
    luck = Random(f"{seed}/record/{number}")
    data = luck.choice(sound_records())
    sort = luck.randrange(20)
    if sort == 0:
        return spoilt_bytes(data, luck)
    head, rest = data.split(b"\n", 1)
    if sort == 1:
        header = json.loads(head)
        header[luck.choice(list(header))] = luck.choice(JUNK)
        return json.dumps(header).encode() + b"\n" + rest
    if sort < 4:
        return _signed(spoilt_bytes(rest.removesuffix(b"\n"), luck))
    body = json.loads(rest)
    for _ in range(luck.choice((1, 1, 1, 2, 4))):
        spoil(body, luck)
    return _signed(json.dumps(body).encode())


def _signed(body: bytes) -> bytes:
    version = 2 if b'"key"' in body else 1
    header = {"format": "arbitre-record", "version": version, "digest": sha256(body).hexdigest()}
    return json.dumps(header).encode() + b"\n" + body + b"\n"


def spoilt_bytes(data: bytes, luck: Random) -> bytes:
    """Some bytes changed, left out, doubled or cut off."""
    new = bytearray(data)
    for _ in range(luck.choice((1, 1, 2, 5))):
        at = luck.randrange(len(new)) if new else 0
        sort = luck.randrange(6)
        if sort == 0 and new:
            new[at] = luck.randrange(256)
        elif sort == 1:
            del new[at : at + luck.choice((1, 1, 10, 1000))]
        elif sort == 2:
            new[at:at] = luck.choice(WEEDS)
        elif sort == 3:
            new[at:at] = new[at : at + luck.randrange(1, 200)]
        elif sort == 4:
            del new[at:]
        else:
            new[at : at + 1] = luck.choice((b"0", b"9", b"-", b"1e9", b"null"))
    return bytes(new)


def spoil(whole: Any, luck: Random) -> None:
    """Change something somewhere in what was read from JSON, in place."""
    at = whole
    while True:
        key: Any = luck.choice(list(at) if isinstance(at, dict) else range(len(at)))
        inside = at[key]
        if not (isinstance(inside, (dict, list)) and inside) or luck.randrange(8) == 0:
            break
        at = inside
    sort = luck.randrange(10)
    if sort < 3:
        at[key] = deepcopy(luck.choice(JUNK))
    elif sort < 6 and type(inside) is int:
        at[key] = inside + luck.choice((-1, 1, 1, -2, 5, 100, -1000))
    elif sort == 6:
        del at[key]
    elif sort == 7:
        other: Any = luck.choice(list(at) if isinstance(at, dict) else range(len(at)))
        at[key], at[other] = at[other], at[key]
    elif isinstance(at, list):
        at.insert(key, deepcopy(inside))
    else:
        at[luck.choice(("extra", "id", "what"))] = deepcopy(inside)


def use_record(number: int, seed: int) -> str:
    """Read it and play on. Raises what must not be raised."""
    data = spoilt_record(number, seed)
    try:
        again, answers = arbitre.replay(data)
        for answer in answers[:ANSWERS]:
            again.answer(answer)
    except (BadInput, Refused):
        pass
    try:
        game = arbitre.load(data)
    except BadInput:
        return "refused"
    luck = Luck(seed, number)
    try:
        for _ in range(ANSWERS):
            _look_round(game, luck)
            if game.pending is None:
                break
            game.answer(one(game.pending, luck))
        _look_round(game, luck)
    except BadInput:
        return "refused in play"
    return "plays"


def _look_round(game: Game, luck: Luck) -> None:
    """All that somebody who has a game may do with it."""
    for seat in (arbitre.SPECTATOR, *range(len(game.state.seats))):
        game.view(seat)
        game.events(seat, max(0, game.state.count - 20))
    assert arbitre.load(game.save()).pending == game.pending
    pending = game.pending
    if pending is not None:
        game.why_not(pending.seat, ("done",))
        answer = one(pending, luck)
        game.imagine(answer, game.dream(pending.seat, luck.next()))
        game.fork().answer(answer)
    if game.history:
        try:
            game.undo()
        except Refused:
            pass  # the answers in the record lead elsewhere


# Scenario files


@cache
def sound_scenarios() -> list[str]:
    """Scenario files of every game, short ones first."""
    found = []
    for game in GAMES:
        files = sorted((SCENARIOS / game).glob("**/*.yaml"))
        texts = sorted((path.read_text(encoding="utf-8") for path in files), key=len)
        found += [part for text in texts[:60] for part in text.split("\n---\n")[:1]]
    return found


def spoilt_scenario(number: int, seed: int) -> str:
    """A scenario file with something wrong in it."""
    luck = Random(f"{seed}/scenario/{number}")
    text = luck.choice(sound_scenarios())
    if luck.randrange(4) == 0:
        return spoilt_bytes(text.encode(), luck).decode("utf-8", "replace")
    lines = text.splitlines()
    for _ in range(luck.choice((1, 1, 2, 4))):
        at = luck.randrange(len(lines))
        words = lines[at].split(" ")
        sort = luck.randrange(8)
        if sort == 0 and len(lines) > 1:
            del lines[at]
        elif sort == 1:
            lines.insert(luck.randrange(len(lines)), lines[at])
        elif sort == 2:
            lines[at] = " " * luck.randrange(9) + lines[at].lstrip()
        elif sort == 3:
            other = luck.choice(luck.choice(sound_scenarios()).splitlines() or [""])
            lines[at] = other
        elif sort == 4:
            words[luck.randrange(len(words))] = str(luck.choice(JUNK))
            lines[at] = " ".join(words)
        elif sort == 5:
            words[luck.randrange(len(words))] = luck.choice(luck.choice(lines).split(" "))
            lines[at] = " ".join(words)
        elif sort == 6:
            lines[at] = lines[at].replace(":", luck.choice(MARKS), 1)
        else:
            digits = [i for i, letter in enumerate(lines[at]) if letter.isdigit()]
            if digits:
                i = luck.choice(digits)
                new = luck.choice(("0", "9", "-1", "99999999999", "²", "٣", "1.5"))
                lines[at] = lines[at][:i] + new + lines[at][i + 1 :]
    return "\n".join(lines) + "\n"


def use_scenario(number: int, seed: int) -> str:
    """Run it. Raises what must not be raised."""
    outcomes = scenario.check(spoilt_scenario(number, seed), "spoilt.yaml", lambda game: spec(game).scenario)
    if any(outcome.bad for outcome in outcomes):
        return "refused"
    return "holds" if all(outcome.ok for outcome in outcomes) else "does not hold"


# All of them

USES: dict[str, Callable[[int, int], str]] = {"records": use_record, "scenarios": use_scenario}


def batch(task: tuple[str, int, int, int]) -> Spoilt:
    """Some of them."""
    faulthandler.enable()  # a process that crashes says where
    kind, first, number, seed = task
    found = Spoilt({}, [])
    counts: Counter[str] = Counter()
    for each in range(first, first + number):
        try:
            with limited():
                counts[USES[kind](each, seed)] += 1
        except (Exception, TooLong) as error:
            frame = extract_tb(error.__traceback__)[-1]
            where = f"{frame.filename.rpartition('arbitre/')[2]}:{frame.lineno}"
            found.failures.append(
                (f"{kind}:{each}", f"{type(error).__name__} at {where}: {str(error)[:200]}")
            )
    found.counts = dict(counts)
    return found


def mutate(kind: str, number: int, seed: int = 0, jobs: int = 1, found: Spoilt | None = None) -> Spoilt:
    """So many of them; `found` holds what was found so far, while it goes on."""
    found = found or Spoilt({}, [])
    tasks = [(kind, first, min(BATCH, number - first), seed) for first in range(0, number, BATCH)]
    told = perf_counter()
    for each in run(jobs, batch, tasks):
        for what, count in each.counts.items():
            found.counts[what] = found.counts.get(what, 0) + count
        found.failures += each.failures
        if perf_counter() - told > EVERY_SECONDS:
            told = perf_counter()
            print(f"  {found.done} of {number} {kind}", file=sys.stderr, flush=True)
    return found


class Ended(BaseException):
    """A signal that ends the run; otherwise it would say nothing."""


@contextmanager
def bounded() -> Iterator[None]:
    """Raises `Ended` inside where the run is told to end, and `MemoryError` where it wants too much."""

    def end(number: int, _: object) -> None:
        raise Ended(signal.Signals(number).name)

    before = {each: signal.signal(each, end) for each in ENDINGS}
    try:
        if sys.platform == "linux":
            import resource

            limits = resource.getrlimit(resource.RLIMIT_AS)
            resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, limits[1]))
            try:
                yield
            finally:
                resource.setrlimit(resource.RLIMIT_AS, limits)
        else:
            yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def all_of(kind: str, number: int, seed: int, jobs: int) -> int:
    """Do them, and say what came of it: 0 where all is well, 1 where something went wrong, 2 where it was
    broken off."""
    began, found, broken = perf_counter(), Spoilt({}, []), ""
    try:
        with bounded():
            mutate(kind, number, seed, jobs, found)
    except Ended as ended:
        broken = f"ended by {ended} after {found.done} of them"
    except BrokenProcessPool:
        broken = f"a process was lost after {found.done} of them: killed, or crashed as it says above"
    shown = ", ".join(f"{count} {what}" for what, count in sorted(found.counts.items()))
    print(
        f"{number} {kind} in {perf_counter() - began:.0f} s: {shown}; {len(found.failures)} went wrong"
        + (f"; {broken}" if broken else ""),
        flush=True,
    )
    for which, what in found.failures[:20]:
        print(f"  {which}: {what}")
    return 2 if broken else 1 if found.failures else 0


def main() -> int:
    """What was refused and what played; 1 if anything went wrong, 2 if the run was broken off."""
    parser = ArgumentParser(description=__doc__)
    for name, usual in (("--records", 100_000), ("--scenarios", 20_000), ("--seed", 0), ("--jobs", 1)):
        parser.add_argument(name, type=int, default=usual)
    parser.add_argument("--only", default="", metavar="KIND:NUMBER")
    args = parser.parse_args()
    if args.only:
        kind, _, which = args.only.partition(":")
        print(USES[kind](int(which), args.seed))
        return 0
    worst = 0
    for kind, number in (("records", args.records), ("scenarios", args.scenarios)):
        worst = max(worst, all_of(kind, number, args.seed, args.jobs))
        if worst == 2:
            break
    return worst


if __name__ == "__main__":
    sys.exit(main())
