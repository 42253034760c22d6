"""`arbitre scenario FILE…`: run rules written as playable examples."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from .arguments import Parser
from .ui import BAD_INPUT, FAILED, OK, Bad, Ui, bad

if TYPE_CHECKING:
    from arbitre.kernel.scenario import Outcome


def options(parser: Parser) -> None:
    """Files or folders."""
    parser.option("files", "help.files", nargs="*", metavar="FILE")


def run(args: Namespace, ui: Ui) -> int:
    """Run them all; one that does not hold makes it fail, one that cannot be read is bad input."""
    from arbitre.rulebook import check

    outcomes: list[Outcome] = []
    for path in scenario_files(args.files):
        _readable(path)
        found = check(path, ui.lang)
        outcomes += found
        if not ui.as_json:
            for outcome in found:
                _tell(outcome, ui)
    passed = sum(outcome.ok for outcome in outcomes)
    if ui.as_json:
        import msgspec

        ui.document(
            {
                "total": len(outcomes),
                "passed": passed,
                "failed": len(outcomes) - passed,
                "scenarios": [msgspec.to_builtins(outcome) for outcome in outcomes],
            }
        )
    else:
        ui.say("scenario.sum", passed=passed, failed=len(outcomes) - passed)
    if any(outcome.bad for outcome in outcomes):
        return BAD_INPUT
    return OK if passed == len(outcomes) else FAILED


def _tell(outcome: Outcome, ui: Ui) -> None:
    if outcome.ok:
        ui.say("scenario.passes", file=outcome.file, title=outcome.title)
    elif outcome.bad:
        ui.complain(outcome.problem)
    else:
        ui.say("scenario.fails", file=outcome.file, title=outcome.title)
        ui.write(f"        {outcome.problem}")


def scenario_files(given: list[str]) -> list[Path]:
    """The files given, and those in the folders given, each folder in alphabetical order."""
    if not given:
        bad("bad.no_files")
    found: list[Path] = []
    for name in given:
        path = Path(name)
        if path.is_dir():
            inside = sorted(p for p in path.rglob("*") if p.suffix in (".yaml", ".yml"))
            if not inside:
                bad("bad.no_scenarios", file=name)
            found += inside
        else:
            found.append(path)
    return found


def _readable(path: Path) -> None:
    try:
        path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise Bad("bad.not_text", file=str(path), at=error.start) from None
