"""Frames of a crowded table: moves on a Magic table of four with 135 permanents, in a real browser.

    python bench/frames.py [--rounds 1] [--width 1440] [--height 900] [--shot FILE] [--trace FILE]

The server runs in a process of its own; the page is the built client at one seat, and the other three pass.
The moves of that seat are sent over a second connection of it, so that nothing but showing them is measured.
Told are, for the time in which something moves: the frames of the page (requestAnimationFrame) and the
pictures the browser really drew; and what its main thread did, from Chromium's trace, in milliseconds of
processor. The wish is 60 frames a second: 16.7 ms each.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.tracing import CATEGORIES, Spent, spent
from tests.needs import chromium
from tests.server.player import Client, http
from tests.web.browser import FLAGS, Server, client
from tests.web.table import Table

from arbitre.kernel.game import Game
from arbitre.kernel.scenario.reading import read
from arbitre.rulebook import words_of

POSITION = Path(__file__).with_name("crowded.yaml")
BUDGET = 1000 / 60
LATE = BUDGET * 1.25
"""A frame that came later than this was missed; clocks of browsers are not finer."""

PROBE = """() => {
  const seen = window.probe = { heard: [], frames: [], moving: 0, wait: 0, anims: 0 };
  const begun = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = begun.apply(this, how);
    seen.anims += 1;
    if (seen.moving++ === 0) performance.mark('moving');
    const over = () => { if (--seen.moving === 0) performance.mark('still'); };
    animation.finished.then(over, over);
    return animation;
  };
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', (event) => {
        if (!event.data.includes('"type":"table"')) return;
        seen.heard.push(performance.now());
        performance.mark('heard');
        requestAnimationFrame(() => setTimeout(() => performance.mark('shown')));
      });
    }
  };
  const frame = () => { seen.frames.push([performance.now(), seen.moving]); requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
}"""
"""Notes each frame with how many animations run in it, and when a table came; marks both in the trace."""

WISHES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("play a land", ("play",)),
    ("cast a creature, tapping lands", ("cast",)),
    ("cast another", ("cast",)),
    ("cast a spell at a creature", ("cast", "target")),
    ("cast a third creature", ("cast",)),
    ("go to combat", ("pass",)),
    *((f"attack with creature {n}", ("attack",)) for n in range(1, 6)),
    ("attackers are declared", ("done",)),
    ("no more before damage", ("pass",)),
    ("go on", ("pass",)),
    ("end the turn", ("pass",)),
)
"""The moves: what each is called and the verbs of its answers. What is not offered is passed over."""


def position() -> tuple[bytes, list[str], int]:
    """The record of the position, the players, the number of permanents."""
    scenario = read(POSITION.read_text(encoding="utf-8"), POSITION.name)[0]
    state = words_of("magic").position(scenario.seats, scenario.options, scenario.given, 1).state
    game = Game(state.rules, state)
    game.notes = {"names": scenario.seats}
    permanents = sum(len(zone["pieces"]) for zone in _zones(game) if zone["name"] == "battlefield")
    return game.save(), scenario.seats, permanents


def _zones(game: Game) -> list[dict[str, Any]]:
    return [{"name": zone.name, "pieces": zone.pieces} for zone in game.view(0).zones]


def _verb(choice: dict[str, Any]) -> str:
    answer = choice["answer"]
    return str(answer[0]) if isinstance(answer, list) and answer else ""


def _wanted(question: dict[str, Any], verbs: tuple[str, ...]) -> Any:
    """The first option of one of the verbs; None where there is none."""
    for verb in verbs:
        for choice in question["options"]:
            if _verb(choice) == verb:
                return choice["answer"] if question["single"] else [choice["answer"]]
    return None


def _least(question: dict[str, Any]) -> Any:
    """The answer that does least."""
    passing = _wanted(question, ("pass", "done", "none"))
    if passing is not None:
        return passing
    offered = [choice["answer"] for choice in question["options"]]
    if question["kind"] == "pick":
        return offered[0] if question["single"] else offered[: question["least"]]
    return {"yes": False, "number": question["least"], "order": offered}[question["kind"]]


def _pass_on(other: Client) -> None:
    """Pass whenever asked, until the connection ends."""
    try:
        while True:
            if other.question is not None and not other.question.get("given"):
                asked = other.question
                asked["given"] = True
                other.send(
                    type="answer", id=f"{id(other)}-{asked['id']}", decision=asked["id"], answer=_least(asked)
                )
            other.hear(600)
    except Exception:
        return


def _asked(me: Client, after: int) -> dict[str, Any] | None:
    """The next question to me; None when the game is over or nobody asks any more."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if me.question is not None and me.question["id"] > after:
            return me.question
        me.hear(60)
    return None


def _moves(me: Client, rounds: int) -> Iterator[tuple[str, Any]]:
    """The moves one after the other; each is given where it was asked for."""
    last = -1
    for _ in range(rounds):
        for name, verbs in WISHES:
            question = _asked(me, last)
            if question is None:
                return
            answer = _wanted(question, verbs)
            if answer is None:
                continue
            last = question["id"]
            yield name, (question, answer)
            while (again := _asked(me, last)) is not None and "target" in verbs:
                aim = _wanted(again, ("target",))
                if aim is None:
                    break
                last = again["id"]
                yield f"{name}: the target", (again, aim)


def _still(page: Any) -> None:
    """Wait until nothing has moved and nothing has come for a while."""
    page.wait_for_function(
        """() => {
          const now = performance.now(), p = window.probe;
          if (p.moving || now - (p.heard.at(-1) ?? 0) < 450) p.wait = now;
          return now - p.wait > 250;
        }""",
        polling=60,
        timeout=60_000,
    )


def _measure(page: Any, me: Client, rounds: int) -> list[tuple[str, dict[str, Any]]]:
    """Make the moves; what the page noted during each."""
    seen = []
    for name, (question, answer) in _moves(me, rounds):
        page.evaluate("() => { Object.assign(probe, { heard: [], frames: [], anims: 0 }) }")
        me.send(type="answer", id=f"frames-{question['id']}", decision=question["id"], answer=answer)
        page.wait_for_function("() => probe.heard.length > 0", timeout=60_000)
        _still(page)
        noted = page.evaluate("() => ({ heard: probe.heard, frames: probe.frames, anims: probe.anims })")
        seen.append((name, noted))
    return seen


def _intervals(noted: dict[str, Any]) -> list[float]:
    """The lengths of the frames in which something moved."""
    frames = noted["frames"]
    return [b[0] - a[0] for a, b in pairwise(frames) if a[1] > 0]


def _replies(noted: dict[str, Any]) -> list[float]:
    """From each table that came to the second frame after it: by then it is on the screen."""
    times = [frame[0] for frame in noted["frames"]]
    found = []
    for heard in noted["heard"]:
        later = [at for at in times if at > heard]
        if len(later) > 1:
            found.append(later[1] - heard)
    return found


def _share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def _told(values: list[float]) -> str:
    kept = sum(value <= LATE for value in values)
    return (
        f"{len(values)}, median {statistics.median(values):.1f} ms, 95 % {_share(values, 0.95):.1f} ms, "
        f"worst {max(values):.1f} ms, in time {100 * kept / len(values):.1f} %"
    )


def _report(args: Any, permanents: int, seen: list[tuple[str, dict[str, Any]]], cost: Spent) -> None:
    print(f"{permanents} permanents, 4 players, {args.width} × {args.height}, {len(seen)} moves")
    print(f"{'move':38} {'tables':>6} {'moving':>6} {'frames':>6} {'median':>7} {'worst':>7} {'shown in':>9}")
    every: list[float] = []
    replies: list[float] = []
    for name, noted in seen:
        each, reply = _intervals(noted), _replies(noted)
        every += each
        replies += reply
        middle = f"{statistics.median(each):7.1f} {max(each):7.1f}" if each else f"{'-':>7} {'-':>7}"
        seen_in = max(reply, default=0.0)
        counts = f"{len(noted['heard']):6} {noted['anims']:6} {len(each):6}"
        print(f"{name:38} {counts} {middle} {seen_in:9.1f}")
    print(f"frames of the page while something moves: {_told(every)}")
    print(f"pictures drawn while something moves: {_told(cost.gaps)}")
    print(
        f"table to screen: median {statistics.median(replies):.1f} ms, 95 % {_share(replies, 0.95):.1f} ms, "
        f"worst {max(replies):.1f} ms"
    )
    cost.tell()
    print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=1, help="turns of the table")
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--height", type=int, default=900)
    parser.add_argument("--shot", default="", help="a file for a picture of the table before the first move")
    parser.add_argument("--trace", default="", help="a file for the browser's trace")
    args = parser.parse_args()
    from playwright.sync_api import sync_playwright

    try:
        path = chromium()
        client()
    except (pytest.skip.Exception, pytest.fail.Exception) as missing:
        print(missing.msg, file=sys.stderr)
        return 1
    record, names, permanents = position()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            kept = http(server.url, "/api/replays", raw=record)
            seats = [{"kind": "me", "name": name} for name in names]
            asked = {"game": "magic", "seats": seats, "pace": 0, "replay": {"id": kept["id"], "step": 0}}
            made = http(server.url, "/api/rooms", asked)
            running = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
            page = running.new_context(
                viewport={"width": args.width, "height": args.height}, locale="en-GB"
            ).new_page()
            page.add_init_script(f"({PROBE})()")
            table = Table(page, server.url)
            table.sit(made["room"], made["places"][:1])
            page.wait_for_selector("[data-piece]")
            page.wait_for_load_state("networkidle")
            everybody = [Client(server.url, made["room"], place["token"]) for place in made["places"]]
            for each in everybody[1:]:
                threading.Thread(target=_pass_on, args=(each,), daemon=True).start()
            page.evaluate("() => document.querySelector('[data-frame]')?.scrollTo(0, 1e6)")
            _still(page)
            page.wait_for_timeout(2000)  # pictures are painted when the page has nothing else to do
            if args.shot:
                page.screenshot(path=args.shot)
            running.start_tracing(page=page, categories=list(CATEGORIES))
            seen = _measure(page, everybody[0], args.rounds)
            trace = running.stop_tracing()
            for each in everybody:
                each.close()
            running.close()
        finally:
            server.stop()
    if args.trace:
        Path(args.trace).write_bytes(trace)
    _report(args, permanents, seen, spent(trace))
    for fault in table.faults:
        print(f"error in the page: {fault}", file=sys.stderr)
    return 1 if table.faults else 0


if __name__ == "__main__":
    sys.exit(main())
