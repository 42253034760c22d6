"""What a player can type besides an answer: help, cards, why not, going back, saving, the other language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from arbitre.bots import agree, everybody
from arbitre.games import spec
from arbitre.games.repeating import MOST
from arbitre.games.stops import passing, stop, stops
from arbitre.kernel.ask import Decision
from arbitre.kernel.pieces import Concession
from arbitre.words.finding import plain

from .lookup import YES, cards_named, keyword_named, rules_about
from .reader import NoMore, ask_line
from .screen import QUIET, STRONG
from .session import usual_name
from .ui import LANGUAGES, bad

if TYPE_CHECKING:
    from .table import Table


def obey(table: Table, text: str, decision: Decision) -> bool:
    """Carry out an order; false if the text is none, and so is an answer."""
    first, _, rest = text.partition(" ")
    order = ORDERS.get("?" if first == "?" else plain(first))
    if order is None:
        return False
    order(table, rest.strip(), decision)
    return True


def _help(table: Table, rest: str, decision: Decision) -> None:
    ui, game = table.ui, table.session.game.rules.name
    about = {"answer": ui.text(f"play.example.{game}"), "why": ui.text(f"play.tried.{game}")}
    known = [order for order in HELP if order != "wilds" or game == "quarriors"]
    table.screen.line(ui.text("play.help_head"), STRONG)
    rows = [(ui.text(f"order.{order}"), ui.text(f"order.{order}.does", **about)) for order in known]
    table.screen.items(rows, STRONG)
    table.screen.line(ui.text(f"play.signs.{game}"), QUIET)


def _card(table: Table, rest: str, decision: Decision) -> None:
    """The text of cards by name, or of all in the Wilds that have the words in their name."""
    game = table.session.game.rules.name
    if not rest:
        bad("say.which_card")
    cards = cards_named(game, [rest])
    here = set(table.session.game.view(decision.seat).board.get("wilds", ()))
    from .cards import print_card

    for card in [card for card in cards if card.slug in here] or cards[:5]:
        print_card(table.screen, game, card, table.ui)


def _why(table: Table, rest: str, decision: Decision) -> None:
    """For each action one might expect, the rule that forbids it; with words, only those that have them."""
    session = table.session
    teller = table.teller(decision.seat)
    wanted = plain(rest).split()
    reasons: dict[str, list[str]] = {}
    offered = 0
    buttons = teller.offered()
    for option in spec(session.game.rules.name).deeds.expected(session.game.view(decision.seat)):
        label = teller.label(option)
        if not all(word in plain(label) for word in wanted):
            continue
        refusal = session.game.why_not(decision.seat, option)
        if refusal is None or label in buttons:
            offered += 1
            continue
        rule = f" ({refusal.rule})" if refusal.rule else ""
        labels = reasons.setdefault(teller.refusal(refusal) + rule, [])
        if label not in labels:
            labels.append(label)
    if not reasons:
        bad("say.all_offered" if offered else "say.nothing_like", given=rest)
    for reason, labels in reasons.items():
        table.screen.line(reason, STRONG)
        table.screen.indented(" · ".join(labels))


def _undo(table: Table, rest: str, decision: Decision) -> None:
    """Back to the seat's previous decision. Another person is asked first if something was revealed since."""
    session = table.session
    back = session.before(decision.seat)
    if back is None:
        bad("say.nothing_to_undo")
    others = [seat for seat in session.people if seat != decision.seat]
    if others and session.revealed_since(back):
        for other in others:
            question = table.ui.text(
                "play.undo_ask", other=session.names[other], name=session.names[decision.seat]
            )
            try:
                agreed = plain(ask_line(question)) in (*YES, "y", "o")
            except NoMore:
                agreed = False
            if not agreed:
                bad("say.undo_refused", other=session.names[other])
    session.go_back(back)
    table.screen.line(table.ui.text("play.undone"), QUIET)


def _log(table: Table, rest: str, decision: Decision) -> None:
    """The whole story so far, or its last lines."""
    lines = table.session.story(decision.seat, table.ui.lang)
    if rest.isdecimal():
        lines = lines[-int(rest) :]
    for line in lines:
        table.screen.indented(line, by=1)


def _wilds(table: Table, rest: str, decision: Decision) -> None:
    """Every card of the Wilds with its text."""
    from .cards import print_card

    game = table.session.game.rules.name
    view = table.session.game.view(decision.seat)
    for slug in view.board.get("wilds", ()):
        for card in cards_named(game, [slug]):
            print_card(table.screen, game, card, table.ui, brief=True)
    table.looks.middle(table.screen, view, table.ui)


def _save(table: Table, rest: str, decision: Decision) -> None:
    save(table, rest or ask_line(table.ui.text("play.save_where")))


def save(table: Table, path: str) -> None:
    """Save to a file, saying so or saying what is wrong with it."""
    from .main import file_trouble
    from .records import check_writable

    if not path:
        bad("say.which_file")
    try:
        check_writable(path)
        table.session.save(path)
    except OSError as wrong:
        bad(file_trouble(wrong), file=wrong.filename or path, reason=wrong.strerror)
    table.screen.unbroken(table.ui.text("play.saved", file=path))


def _lang(table: Table, rest: str, decision: Decision) -> None:
    if rest not in LANGUAGES:
        bad("bad.language", given=rest)
    table.ui.lang = rest
    people = table.session.people
    for seat in people:
        if not table.session.players[seat].named:
            table.session.players[seat].name = usual_name(seat, len(people), table.ui)
    table.chapters.clear()
    table.fresh = True


def _pay(table: Table, rest: str, decision: Decision) -> None:
    """Payments are made of themselves, or asked for."""
    table.session.pays = not table.session.pays
    table.screen.line(table.ui.text("play.pays" if table.session.pays else "play.pays_not"), QUIET)


def _stops(table: Table, rest: str, decision: Decision) -> None:
    """This moment goes by without asking from now on; or everything is asked; or what is usual."""
    session = table.session
    word = plain(rest)
    if word in ("all", "tout"):
        session.passes, session.skips = [], False
        table.screen.line(table.ui.text("play.stops_all"), QUIET)
    elif word in ("usual", "habituel", "habituels"):
        session.passes, session.skips = list(stops(session.game).quiet), True
        table.screen.line(table.ui.text("play.stops_usual"), QUIET)
        table.fresh = True
    elif word:
        bad("say.stops", given=rest)
    elif passing(session.game) is None:
        bad("say.no_pass")
    else:
        session.passes.append(stop(session.game))
        table.screen.line(table.ui.text("play.stops_pass"), QUIET)
        table.fresh = True


def _again(table: Table, rest: str, decision: Decision) -> None:
    """Once more what was just done, or so many times; where it no longer fits, one is asked."""
    times = int(rest) if rest.isdecimal() and len(rest) < 4 else 0 if rest else 1
    if not 1 <= times <= MOST:
        bad("say.how_often", given=rest, most=MOST)
    if not table.session.repeat(times):
        bad("say.nothing_again")


def _rules(table: Table, rest: str, decision: Decision) -> None:
    """The text of a rule, by default of the one that asks; or what a keyword means and the rules about it."""
    from arbitre.rulebook import index

    game, ui = table.session.game.rules.name, table.ui
    known = index(game)
    given = rest or decision.rule
    wanted = [rule for rule in known if rule.casefold() == given.casefold()]
    meaning = None if wanted else keyword_named(game, given, ui)
    wanted = wanted or rules_about(game, given)
    if meaning is not None:
        table.screen.line(meaning)
    elif not wanted:
        bad("say.no_rule", given=given, first=next(iter(known)))
    for rule in wanted:
        table.screen.line(ui.text("say.rule", rule=rule, text=known[rule].said(ui.lang)))


def _concede(table: Table, rest: str, decision: Decision) -> None:
    """Give up, once it was confirmed."""
    if plain(ask_line(table.ui.text("play.concede_sure"))) in (*YES, "y", "o"):
        table.session.end(Concession(decision.seat))


def _draw(table: Table, rest: str, decision: Decision) -> None:
    """Propose a draw: people are asked, bots agree where nothing has changed for long."""
    session = table.session
    for other in range(len(session.players)):
        if other == decision.seat or session.game.state.seats[other].out:
            continue
        if session.players[other].bot is None:
            question = table.ui.text(
                "play.draw_ask", other=session.names[other], name=session.names[decision.seat]
            )
            agreed = plain(ask_line(question)) in (*YES, "y", "o")
        else:
            agreed = agree(session.game)
        if not agreed:
            bad("say.draw_refused", other=session.names[other])
    session.end(everybody(session.game))


def _quit(table: Table, rest: str, decision: Decision) -> None:
    table.leave()


def _table(table: Table, rest: str, decision: Decision) -> None:
    table.show(decision.seat, whole=True)
    table.question(decision, table.labels(decision))


HELP: Final = (
    "answer",
    "card",
    "why",
    "again",
    "undo",
    "log",
    "wilds",
    "rules",
    "pay",
    "stops",
    "draw",
    "concede",
    "save",
    "lang",
    "quit",
    "enter",
)
ORDERS: Final[dict[str, Callable[[Table, str, Decision], None]]] = {
    **dict.fromkeys(("?", "help", "aide"), _help),
    **dict.fromkeys(("card", "carte"), _card),
    **dict.fromkeys(("why", "pourquoi"), _why),
    **dict.fromkeys(("again", "encore"), _again),
    **dict.fromkeys(("undo", "annuler"), _undo),
    **dict.fromkeys(("log", "journal"), _log),
    **dict.fromkeys(("wilds", "etendues"), _wilds),
    **dict.fromkeys(("save", "enregistrer", "sauver"), _save),
    **dict.fromkeys(("lang", "langue"), _lang),
    **dict.fromkeys(("autopay", "paiement"), _pay),
    **dict.fromkeys(("stops", "arrets"), _stops),
    **dict.fromkeys(("rules", "rule", "regle", "regles"), _rules),
    **dict.fromkeys(("draw", "nulle"), _draw),
    **dict.fromkeys(("concede", "abandonner"), _concede),
    **dict.fromkeys(("table",), _table),
    **dict.fromkeys(("quit", "q", "exit", "quitter"), _quit),
}
"""Each order by the words for it in both languages, without accents."""
