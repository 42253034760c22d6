"""Everything a store holds in one file, taken while the server runs, and put back.

The file is itself a SQLite store, whatever it was taken from: a backup of PostgreSQL can be served as it is,
and one of SQLite be put into PostgreSQL.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from .database import (
    JOURNAL,
    RECORDS,
    REPLAYS,
    ROOMS,
    SCHEMA,
    SERVICE,
    VERSION,
    StoreTrouble,
    open_engine,
    prepare,
    trouble,
)

TABLES = (RECORDS, ROOMS, JOURNAL, REPLAYS)
"""What is kept, in the order it is put back: a journal belongs to a room."""
ROWS = 500


def take(store: str, file: Path) -> dict[str, int]:
    """Write all of a store as it is at one moment into a file; how many rows of each table. Raises
    `StoreTrouble`."""
    if file.exists():
        raise StoreTrouble(f"{file} is there already.")
    source = _existing(store)
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    counts = _copied(source, open_engine(f"sqlite:///{part}"))
    part.rename(file)  # a backup that was interrupted is none
    return counts


def put_back(file: Path, store: str) -> dict[str, int]:
    """Fill an empty store from a backup; how many rows of each table. Raises `StoreTrouble`."""
    if not file.is_file():
        raise StoreTrouble(f"There is no backup {file}.")
    return _copied(_existing(f"sqlite:///{file}"), open_engine(store))


def _existing(store: str) -> Engine:
    kind, _, file = store.partition(":///")
    if kind == "sqlite" and file and not Path(file).is_file():  # looked for first: opening it would make it
        raise StoreTrouble(f"There is no store {file}.")
    return open_engine(store)


def _copied(source: Engine, target: Engine) -> dict[str, int]:
    prepare(target)
    try:
        level = {"isolation_level": "REPEATABLE READ"} if source.dialect.name == "postgresql" else {}
        with source.connect().execution_options(**level) as old, target.begin() as new:
            if source.dialect.name == "sqlite":
                old.exec_driver_sql("BEGIN")  # all tables as they are at one moment
            if new.execute(sa.select(sa.func.count()).select_from(ROOMS)).scalar():
                raise StoreTrouble("The store is not empty: a backup is put back into an empty one.")
            kept = _kept(old)
            counts = {table.name: _rows(old, new, table, kept[table.name]) for table in TABLES}
            seconds = old.execute(sa.select(SERVICE.c.seconds)).scalar() if kept[SERVICE.name] else None
            new.execute(SERVICE.update().values(seconds=seconds or 0.0))
            return counts
    except sa.exc.SQLAlchemyError as error:
        raise StoreTrouble(f"The backup failed: {trouble(error)}.") from error
    finally:
        source.dispose()
        target.dispose()


def _kept(old: Connection) -> dict[str, list[sa.Column[Any]]]:
    """What a store has of each table: one of the first schema had fewer of them, with fewer columns. Raises
    `StoreTrouble` for one that is newer than this, or none at all."""
    there = sa.inspect(old)
    tables = set(there.get_table_names())
    schema = old.execute(sa.select(SCHEMA.c.version)).scalar() if SCHEMA.name in tables else None
    if schema is None or schema > VERSION:
        raise StoreTrouble(f"This is no store that can be kept: it has schema {schema}, known is {VERSION}.")
    kept = {}
    for table in (*TABLES, SERVICE):
        names = {each["name"] for each in there.get_columns(table.name)} if table.name in tables else set()
        kept[table.name] = [each for each in table.columns if each.name in names]
    return kept


def _rows(old: Connection, new: Connection, table: sa.Table, kept: list[sa.Column[Any]]) -> int:
    """Copy a table; columns it has not are as they are of what is new."""
    if not kept:
        return 0
    number = 0
    found = old.execution_options(stream_results=True).execute(sa.select(*kept))
    for rows in found.partitions(ROWS):
        new.execute(table.insert(), [dict(row._mapping) for row in rows])
        number += len(rows)
    return number
