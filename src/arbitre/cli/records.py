"""Record files: read with every fault named, written so that a crash loses nothing."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

from .ui import Bad, bad


def read(path: str) -> bytes:
    """The bytes of a record. Refuses a file that is newer, damaged or something else."""
    import msgspec

    from arbitre.kernel.record import FORMAT, VERSION, Header

    data = Path(path).read_bytes()
    first, _, rest = data.partition(b"\n")
    try:
        header = msgspec.json.decode(first, type=Header)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise Bad("bad.not_a_record", file=path) from None
    if header.format != FORMAT:
        bad("bad.not_a_record", file=path)
    if header.version > VERSION:
        bad("bad.newer", file=path, given=header.version, known=VERSION)
    if sha256(rest.removesuffix(b"\n")).hexdigest() != header.digest:
        bad("bad.damaged", file=path)
    return data


def write(path: str, data: bytes) -> None:
    """Write the whole file or nothing: beside it first, then in its place."""
    target = Path(path)
    if target.is_dir():
        raise IsADirectoryError(21, os.strerror(21), path)
    if not target.parent.is_dir():
        bad("bad.no_folder", file=path, folder=target.parent)
    beside = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, target)
    except OSError as error:
        beside.unlink(missing_ok=True)
        error.filename = path  # the reader knows this name, not the one beside it
        error.filename2 = None
        raise


def check_writable(path: str) -> None:
    """Refuse a place to save before the game begins, rather than at its first answer."""
    target = Path(path)
    if target.exists():
        if target.stat().st_size:
            try:
                read(path)
            except Bad as wrong:
                if wrong.key == "bad.not_a_record":
                    raise Bad("bad.record_exists", file=path) from None
        write(path, target.read_bytes())
    else:
        write(path, b"")
        target.unlink()
