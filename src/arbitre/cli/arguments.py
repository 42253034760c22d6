"""Reading arguments: argparse, with our own words for everything it would say in English."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from .ui import LANGUAGES, Bad, Ui, bad


class Parser(argparse.ArgumentParser):
    """A parser that raises `Bad` in place of printing a usage text and leaving."""

    def __init__(self, command: str, ui: Ui) -> None:
        self.command = command
        self.ui = ui
        super().__init__(
            prog=f"arbitre {command}",
            description=ui.text(f"about.{command}"),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=lambda prog: _Formatter(prog, ui),
        )
        self._positionals.title = ui.text("help.arguments")
        self._optionals.title = ui.text("help.options")

    def option(self, name: str, help_key: str, **more: Any) -> None:
        """Add an argument; its help is a key of the strings."""
        default = more.get("default")
        shown = ",".join(map(str, default)) if isinstance(default, list) else default
        self.add_argument(name, help=self.ui.text(help_key, default=shown), **more)

    def counted(self, name: str, help_key: str, default: int, least: int, most: int) -> None:
        """Add an option that is a whole number within bounds."""
        text = self.ui.text(help_key, default=default)
        self.add_argument(name, help=text, metavar="N", default=default, type=whole(name, least, most))

    def finish(self) -> None:
        """The options every command has, last in its help."""
        self.option("--json", "help.json", action="store_true", dest="as_json")
        self.option("--lang", "help.lang", metavar="fr|en", type=_language)
        self.option("--help", "help.help", action="help")

    def read(self, argv: Sequence[str]) -> argparse.Namespace:
        """The arguments; refuses one it does not know by name."""
        try:
            args, rest = self.parse_known_args(argv)
        except argparse.ArgumentError as error:
            raise Bad("bad.needs_value", option=error.argument_name, command=self.command) from None
        if rest:
            bad("bad.unknown_argument", argument=rest[0], command=self.command)
        return args

    def error(self, message: str) -> Any:
        """What argparse could not place (we leave it little: every positional is optional to it)."""
        raise Bad("bad.arguments", reason=message, command=self.command)


class _Formatter(argparse.HelpFormatter):
    def __init__(self, prog: str, ui: Ui) -> None:
        super().__init__(prog, max_help_position=26, width=80)
        self._ui = ui

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self._ui.text("help.usage") + " ")


def _language(text: str) -> str:
    if text not in LANGUAGES:
        bad("bad.language", given=text)
    return text


def whole(name: str, least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers within bounds."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            bad("bad.number", option=name, given=text, least=f"{least:,}", most=f"{most:,}")
        if not least <= number <= most:
            bad("bad.number", option=name, given=text, least=f"{least:,}", most=f"{most:,}")
        return number

    return read


def words(text: str) -> list[str]:
    """A list separated by commas."""
    return [part.strip() for part in text.split(",") if part.strip()]
