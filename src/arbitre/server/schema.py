"""TypeScript types of everything that crosses the wire: `python -m arbitre.server.schema > protocol.ts`."""

from __future__ import annotations

import sys
from typing import Any, get_args

from msgspec import inspect

from .protocol import PROTOCOL, FromClient, FromServer
from .rest import SHAPES

_PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
_NAMES = {"Table": "TableMessage", "Answer": "AnswerMessage", "Language": "LanguageMessage"}
"""Names that would be confused with something else in a client."""


def _name(kind: inspect.StructType) -> str:
    plain = kind.cls.__name__
    called = _NAMES.get(plain, plain)
    return (
        f"Layout{called}" if kind.cls.__module__.endswith("tables") and plain in ("Zone", "Map") else called
    )


def _written(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(kind, inspect.Metadata):
        return _written(kind.type)
    if isinstance(kind, inspect.StructType):
        return _name(kind)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(_written(part) for part in kind.types)
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        inner = _written(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(_written(part) for part in kind.item_types)}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{_written(kind.key_type)}, {_written(kind.value_type)}>"
    return _PLAIN[type(kind)]


def _inside(kind: inspect.Type) -> list[inspect.Type]:
    """The types a type is made of."""
    if isinstance(kind, inspect.StructType):
        return [field.type for field in kind.fields]
    if isinstance(kind, inspect.UnionType):
        return list(kind.types)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return [kind.item_type]
    if isinstance(kind, inspect.TupleType):
        return list(kind.item_types)
    if isinstance(kind, inspect.DictType):
        return [kind.key_type, kind.value_type]
    return [kind.type] if isinstance(kind, inspect.Metadata) else []


def _gather(kind: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    if isinstance(kind, inspect.StructType):
        if _name(kind) in found:
            return
        found[_name(kind)] = kind
    for part in _inside(kind):
        _gather(part, found)


def _interface(kind: inspect.StructType, spoken: bool) -> str:
    """A struct. What the server leaves out when it is the ordinary value is optional, as is what a client may
    leave out."""
    lines = [
        f"/** {(kind.cls.__doc__ or '').strip().splitlines()[0]} */",
        f"export interface {_name(kind)} {{",
    ]
    if kind.tag is not None:
        lines.append(f'  type: "{kind.tag}";')
    leaves_out = spoken or kind.cls.__struct_config__.omit_defaults
    for field in kind.fields:
        mark = "" if field.required or not leaves_out else "?"
        lines.append(f"  {field.encode_name}{mark}: {_written(field.type)};")
    return "\n".join([*lines, "}"])


def typescript() -> str:
    """All of it."""
    said = [inspect.type_info(shape) for shape in get_args(FromClient)]
    told = [inspect.type_info(shape) for shape in get_args(FromServer)]
    plain = [inspect.type_info(shape) for shape in SHAPES]
    found: dict[str, inspect.StructType] = {}
    for kind in [*said, *told, *plain]:
        _gather(kind, found)
    spoken = {_name(kind) for kind in said if isinstance(kind, inspect.StructType)}
    spoken |= {name for name, kind in found.items() if kind.forbid_unknown_fields}
    parts = [
        "// Written by `python -m arbitre.server.schema`; do not edit.",
        f"export const PROTOCOL = {PROTOCOL};",
    ]
    parts += [_interface(kind, name in spoken) for name, kind in found.items()]
    for union, kinds in (("FromClient", said), ("FromServer", told)):
        parts.append(f"export type {union} =\n  | " + "\n  | ".join(map(_written, kinds)) + ";")
    return "\n\n".join(parts) + "\n"


def main(argv: list[str] | None = None) -> int:
    """Print them."""
    del argv
    sys.stdout.write(typescript())
    return 0


__all__: list[Any] = ["main", "typescript"]

if __name__ == "__main__":
    sys.exit(main())
