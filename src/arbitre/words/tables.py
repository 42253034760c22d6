"""Words kept in tables beside the code that says them: a row for each, English and French side by side."""

from __future__ import annotations

from importlib.resources import files


def rows(package: str, table: str) -> dict[str, list[str]]:
    """The rows of `<table>.tsv` in a package, by their first cell; the first line names the columns."""
    lines = files(package).joinpath(f"{table}.tsv").read_text(encoding="utf-8").splitlines()[1:]
    found = {key: cells for key, *cells in (line.split("\t") for line in lines)}
    assert len(found) == len(lines), f"a row of {table}.tsv stands there twice"
    return found


def sentences(package: str, table: str) -> dict[str, tuple[str, str]]:
    """Sentences by key, in English and in French."""
    return {key: (en, fr) for key, (en, fr) in rows(package, table).items()}
