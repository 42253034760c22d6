"""`arbitre COMMAND …`: finds the command, runs it, and turns every failure into one line and a code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from .ui import BAD_INPUT, CLOSED_PIPE, FAULT, INTERRUPTED, OK, Bad, Ui, language

COMMANDS: Final = {
    "play": "play",
    "serve": "serve",
    "backup": "backup",
    "games": "games",
    "cards": "cards",
    "decks": "decks",
    "glossary": "glossary",
    "coverage": "coverage",
    "scenario": "scenario",
    "simulate": "simulate",
    "report": "report",
    "train": "train",
    "fuzz": "fuzz",
    "bench": "bench",
    "replay": "replay",
    "verify": "verify",
}
"""Each command and its module, which has `options(parser)` and `run(args, ui)`; in the order of the help."""


def main(argv: Sequence[str] | None = None) -> int:
    """The program. Returns 0, 1 when something checked does not hold, 2 for input it cannot use."""
    words = list(sys.argv[1:] if argv is None else argv)
    ui = Ui(language(words, os.environ), "--json" in words)
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever started us (`>&-`): nobody listens
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 (until the end)
        stream = getattr(sys, name)
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = _run(words, ui)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has gone (`| head`): nobody is left to tell.
        _write_no_more()
        return CLOSED_PIPE
    except OSError as wrong:  # a full disk, found out only now
        _write_no_more()
        ui.complain(ui.text("bad.system", reason=wrong.strerror or wrong))
        return BAD_INPUT
    except KeyboardInterrupt:
        ui.complain(ui.text("stopped"))
        return INTERRUPTED
    return code


def _write_no_more() -> None:
    """What could not be written is not tried again: Python would, on leaving."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _run(words: list[str], ui: Ui) -> int:
    try:
        command, rest = _command(words)
        if command in ("help", ""):
            return _help(rest, ui)
        if command == "version":
            from arbitre import __version__, build

            how = ui.text("version.compiled" if build == "compiled" else "version.python")
            ui.write(f"arbitre {__version__} ({how})")
            return OK
        if command not in COMMANDS:
            raise Bad("bad.command", given=command, commands=list(COMMANDS))
        return _do(command, rest, ui)
    except Bad as wrong:
        ui.complain(ui.text(wrong.key, **wrong.about))
    except OSError as wrong:
        if isinstance(wrong, BrokenPipeError):
            raise
        if wrong.filename is None:
            _write_no_more()  # it may be this that cannot be written
        ui.complain(ui.text(file_trouble(wrong), file=wrong.filename or "", reason=wrong.strerror or wrong))
    except Exception as wrong:
        from arbitre import BadInput
        from arbitre.extras import Missing

        if isinstance(wrong, Missing):
            ui.complain(ui.text("bad.extra", module=wrong.module, extra=wrong.extra))
            return BAD_INPUT
        if isinstance(wrong, BadInput):
            ui.complain(str(wrong))
            return BAD_INPUT
        if os.environ.get("ARBITRE_TRACE"):
            raise
        ui.complain(ui.text("fault", reason=f"{type(wrong).__name__}: {wrong}"))
        return FAULT
    return BAD_INPUT


def _do(command: str, rest: list[str], ui: Ui) -> int:
    from .arguments import Parser

    module: Any = import_module(f".{COMMANDS[command]}", __package__)
    parser = Parser(command, ui)
    module.options(parser)
    parser.finish()
    try:
        args = parser.read(rest)
    except SystemExit:  # --help has been printed
        return OK
    ui.as_json = args.as_json
    code: int = module.run(args, ui)
    return code


def _command(words: list[str]) -> tuple[str, list[str]]:
    """The command and its arguments; `--lang` and `--json` may come before it."""
    before: list[str] = []
    at = 0
    while at < len(words) and words[at].startswith("-"):
        if words[at] in ("--help", "-h"):
            return "help", words[:at] + words[at + 1 :]
        if words[at] in ("--version", "-V"):
            return "version", []
        before.append(words[at])
        if words[at] == "--lang" and at + 1 < len(words):
            at += 1
            before.append(words[at])
        at += 1
    if at == len(words):
        for word in before:
            if word.startswith("-") and not word.startswith(("--lang", "--json")):
                raise Bad("bad.unknown_argument", argument=word, command="--help")
        return "", []
    return words[at], words[at + 1 :] + before


def _help(rest: list[str], ui: Ui) -> int:
    if rest and rest[0] in COMMANDS:
        return _do(rest[0], ["--help"], ui)
    ui.say("help.head")
    for command in COMMANDS:
        ui.write(f"  {command:<10} {ui.text(f'about.{command}')}")
    ui.say("help.tail")
    return OK


def file_trouble(wrong: OSError) -> str:
    """The string that says what is wrong with a file, or with what has no name."""
    if wrong.filename is None:
        return "bad.system"
    if isinstance(wrong, FileNotFoundError):
        return "bad.no_file"
    if isinstance(wrong, IsADirectoryError):
        return "bad.directory"
    if isinstance(wrong, NotADirectoryError):
        return "bad.no_file"
    if isinstance(wrong, PermissionError):
        return "bad.no_permission"
    return "bad.file"


if __name__ == "__main__":
    sys.exit(main())
