"""A report as one page that needs nothing else: HTML with its pictures in it, in either language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape
from typing import Any

import msgspec

import arbitre
from arbitre.extras import Missing
from arbitre.games import spec
from arbitre.kernel.rules import BadInput
from arbitre.kernel.shapes import reader
from arbitre.words.phrase import Language
from arbitre.words.tables import sentences
from arbitre.words.typography import curved, typeset

from . import charts
from .impact import Impact, Part
from .ratings import rated
from .report import wilson
from .simulate import Report as Simulation
from .tournament import Report as Tournament

STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; max-width: 760px; margin: 2rem auto; padding: 0 1rem }
body { color: #223; background: #fff }
h1 { font-size: 1.5rem } h2 { font-size: 1.15rem; margin-top: 2.2rem }
p.note, footer { color: #567 } footer { margin-top: 3rem }
svg { max-width: 100%; height: auto } svg text { font: 13px system-ui, sans-serif; fill: currentColor }
.name { text-anchor: end } .head, text.cell { text-anchor: middle } svg text.cell { fill: #123 }
.bar { fill: #7fa8cc } .interval { stroke: #123a5c; stroke-width: 2; fill: none }
.half { stroke: #889; stroke-dasharray: 3 3 } svg.cell circle { fill: #123a5c }
table { border-collapse: collapse; width: 100% }
th, td { padding: .2rem .5rem; text-align: left; border-bottom: 1px solid #dde }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
@media (prefers-color-scheme: dark) {
  body { color: #dde; background: #15181d } p.note, footer { color: #9ab } th, td { border-color: #333b46 }
  .bar { fill: #3d6a92 } .interval { stroke: #cfe3f5 } svg.cell circle { fill: #cfe3f5 }
}
"""


@cache
def _strings() -> dict[str, tuple[str, str]]:
    return {key: (curved(en), typeset(fr)) for key, (en, fr) in sentences(__package__, "page").items()}


class Page:
    """One report in one language."""

    def __init__(self, report: Tournament | Simulation, lang: Language) -> None:
        self.report = report
        self.lang: Language = lang
        self.game = spec(report.game)
        self._decks = {deck.slug: str(getattr(deck.name, lang)) for deck in self.game.decks.ready()}

    # Words

    def text(self, key: str, **about: object) -> str:
        """A sentence of the page."""
        told = {name: self.figure(value) if type(value) is float else value for name, value in about.items()}
        return _strings()[key][self.lang == "fr"].format(**told)

    def figure(self, number: float, digits: int = 1) -> str:
        """A number as the language writes it."""
        written = f"{number:.{digits}f}".replace("-", "−")
        return written.replace(".", ",") if self.lang == "fr" else written

    def share(self, of: Any) -> str:
        """A share with its interval."""
        return self.text("share", share=100 * of.share, low=100 * of.low, high=100 * of.high)

    def name(self, slug: str) -> str:
        """A deck or a card as people call it."""
        if slug in self._decks:
            return self._decks[slug]
        try:
            return self.game.speech.name(slug, self.lang)
        except KeyError:
            return slug

    # Parts

    def section(self, key: str, body: str, note: str = "") -> str:
        """A heading, a word about it, and what is shown."""
        about = f'<p class="note">{escape(note)}</p>' if note else ""
        return f"<h2>{escape(self.text(key))}</h2>{about}{body}"

    def table(self, head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
        """Rows under headings; all but the first cell are figures."""

        def cells(tag: str, row: Iterable[str]) -> str:
            return "".join(f"<{tag}{' class=n' if at else ''}>{cell}</{tag}>" for at, cell in enumerate(row))

        body = "".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
        return f"<table><thead><tr>{cells('th', map(escape, head))}</tr></thead><tbody>{body}</tbody></table>"

    def whole(self) -> str:
        """The page."""
        report = self.report
        title, parts = (
            self._tournament(report) if isinstance(report, Tournament) else self._simulation(report)
        )
        if report.errors:
            parts.insert(1, f"<p>{escape(self.text('errors', errors=report.errors))}</p>")
        foot = escape(self.text("foot", version=arbitre.__version__))
        return (
            f'<!doctype html><html lang="{self.lang}"><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
            f"<style>{STYLE}</style><h1>{escape(title)}</h1>{''.join(parts)}<footer>{foot}</footer></html>\n"
        )

    def _tournament(self, report: Tournament) -> tuple[str, list[str]]:
        names = {deck.deck: self.name(deck.deck) for deck in report.decks}
        how = self.text(
            "how.tournament", games=report.games, bot=report.bot, deals=report.deals, seed=report.seed
        )
        shares = [charts.Bar(names[d.deck], d.share, d.low, d.high, self.share(d)) for d in report.decks]
        first = report.first
        began = charts.Bar(self.text("first.won"), first.share, first.low, first.high, self.share(first))
        games = [((one, other), [] if won < 0 else [(one, other)[won]]) for one, other, won in report.matches]
        parts = [
            f"<p>{escape(how)}</p>",
            self.section("shares", charts.bars(shares), self.text("shares.note")),
            self.section("matrix", self._matrix(report, names), self.text("matrix.note")),
            self._ratings([names[deck.deck] for deck in report.decks], games),
            self.section("first", charts.bars([began])),
            *self._common(report),
            self.section("cards", self._impact(report.impact), self.text("cards.note")),
        ]
        return self.text("tournament", game=self._title()), parts

    def _simulation(self, report: Simulation) -> tuple[str, list[str]]:
        how = self.text("how.simulation", games=report.games, bots=", ".join(report.seats), seed=report.seed)
        shares = [
            charts.Bar(f"{seat} {p.player}", p.share, p.low, p.high, self.share(p))
            for seat, p in enumerate(report.players, 1)
        ]
        everybody = list(range(len(report.seats)))
        parts = [
            f"<p>{escape(how)}</p>",
            self.section("shares", charts.bars(shares, middle=len(shares) == 2), self.text("shares.note")),
            self._ratings(report.seats, [(everybody, winners) for winners in report.winners]),
            *self._common(report),
            self.section("deeds", self._deeds(report.cards)),
        ]
        return self.text("simulation", game=self._title()), parts

    def _title(self) -> str:
        return str(getattr(self.game.table.layout.title, self.lang))

    def _common(self, report: Tournament | Simulation) -> list[str]:
        turns = report.turns
        note = self.text(
            "lengths.note", median=float(turns.median), least=int(turns.least), most=int(turns.most)
        )
        ends = []
        for why, times in sorted(report.reasons.items(), key=lambda each: -each[1]):
            key = f"ends.{why}"
            said = self.text(key) if key in _strings() else why.replace("_", " ")
            low, high = wilson(times, report.finished)
            share = times / report.finished if report.finished else 0.0
            of = self.text("of", wins=times, games=report.finished)
            ends.append(charts.Bar(said, share, low, high, of))
        return [
            self.section("lengths", charts.histogram(dict(report.lengths)), note),
            self.section("ends", charts.bars(ends, middle=False)),
        ]

    def _matrix(self, report: Tournament, names: dict[str, str]) -> str:
        order = {deck: at for at, deck in enumerate(names)}
        cells = {}
        for pair in report.pairs:
            one, other = (order[deck] for deck in pair.decks)
            low, high = wilson(pair.wins[1], pair.games)
            back = Part(pair.games, pair.wins[1], pair.wins[1] / pair.games if pair.games else 0.0, low, high)
            for at, of, wins in (((one, other), pair, pair.wins[0]), ((other, one), back, pair.wins[1])):
                more = f"{self.text('of', wins=wins, games=pair.games)}: {self.share(of)}"
                cells[at] = of.share, self.figure(100 * of.share, 0), more
        return charts.matrix(list(names.values()), cells)

    def _ratings(self, names: list[str], games: Iterable[Any]) -> str:
        try:
            found = rated(names, games)
        except Missing:
            return self.section("ratings", "", self.text("ratings.missing"))
        rows = [
            (escape(r.name), self.figure(r.strength), self.figure(r.unsure), self.figure(r.least))
            for r in found
        ]
        head = [self.text(key) for key in ("name", "strength", "unsure", "least")]
        return self.section("ratings", self.table(head, rows), self.text("ratings.note"))

    def _impact(self, impact: list[Impact]) -> str:
        def cell(of: Part) -> str:
            if not of.games:
                return "–"
            title = escape(f"{self.text('of', wins=of.wins, games=of.games)}: {self.share(of)}")
            return f'<span title="{title}">{charts.interval(of.share, of.low, of.high)}</span>'

        def difference(of: Impact) -> float | None:
            return of.drawn.share - of.neither.share if of.drawn.games and of.neither.games else None

        def rank(of: Impact) -> tuple[bool, float, str]:
            found = difference(of)
            return (found is None, -(found or 0.0), of.card)

        rows = []
        for each in sorted(impact, key=rank):
            more = difference(each)
            said = "–" if more is None else f"{'+' if more >= 0 else '−'}{self.figure(100 * abs(more))}"
            name = escape(self.name(each.card))
            rows.append((name, said, cell(each.drawn), cell(each.played), cell(each.neither)))
        head = [self.text(key) for key in ("card", "difference", "drawn", "played", "neither")]
        return self.table(head, rows)

    def _deeds(self, cards: dict[str, dict[str, int]]) -> str:
        rows = [
            (escape(self.name(card)), escape(", ".join(f"{deed} {times}" for deed, times in deeds.items())))
            for card, deeds in cards.items()
        ]
        return self.table([self.text("card"), ""], rows)


def page(report: Tournament | Simulation, lang: Language = "en") -> str:
    """A report as one page. Raises `BadInput` where its figures make none: it may be anybody's."""
    try:
        return Page(report, lang).whole()
    except (ArithmeticError, LookupError, ValueError) as error:
        raise BadInput(f"The figures of the report do not go together ({type(error).__name__}).") from error


def read(data: bytes) -> Tournament | Simulation:
    """The report of a tournament or a simulation, from its JSON. Raises `BadInput`."""
    try:
        kind: type[Tournament | Simulation] = (
            Tournament if "pairs" in msgspec.json.decode(data) else Simulation
        )
        report = reader(kind).decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError, RecursionError) as error:
        raise BadInput(f"This is no report of `arbitre simulate --json`: {error}") from None
    spec(report.game)
    if isinstance(report, Tournament):
        decks = {deck.deck for deck in report.decks}
        sound = all({one, other} <= set(range(len(decks))) and won < 2 for one, other, won in report.matches)
        if not sound or any(not set(pair.decks) <= decks for pair in report.pairs):
            raise BadInput("The report names decks it does not have.")
    elif any(not set(winners) <= set(range(len(report.seats))) for winners in report.winners):
        raise BadInput("The report names players it does not have.")
    return report
