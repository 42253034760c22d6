"""What the sources of the kernel and of a game say: the keys of their prompts, options and refusals."""

import ast
from collections.abc import Iterator
from pathlib import Path

import arbitre

ROOT = Path(arbitre.__file__).parent
USERS = ("language", "rules", "meaning", "decks")
"""The rooms of a game that use the keys; the others answer them, or draw the table."""


def users(game: str) -> list[Path]:
    """The files of a game that use the keys."""
    home = ROOT / "games" / game
    files = [file for room in USERS for file in (home / room).rglob("*.py") if file.name != "lobby.py"]
    return [*home.glob("meaning.py"), *files]


def keys(game: str) -> dict[str, set[str]]:
    """The keys that occur, by prefix: `ask`, `do`, `no`."""
    found: dict[str, set[str]] = {"ask": set(), "do": set(), "no": set()}
    for file in [*(ROOT / "kernel").glob("*.py"), *users(game)]:
        for prefix, key in _keys(ast.parse(file.read_text(encoding="utf-8"))):
            found[prefix].add(key)
    return found


def _keys(tree: ast.Module) -> Iterator[tuple[str, str]]:
    constants = {
        _name(line.target): key
        for line in tree.body
        if isinstance(line, ast.AnnAssign) and line.value and (key := _key(line.value))
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) == "Refusal":
            yield from (("no", key) for arg in node.args if (key := _key(arg)))
        elif isinstance(node, ast.Call) and _name(node.func) == "_refusal":
            yield "no", ast.literal_eval(node.args[0])
        elif isinstance(node, ast.Call) and _asks(node.func):
            yield from (("ask", key) for arg in node.args if (key := _key(arg) or constants.get(_name(arg))))
            options = [ast.walk(arg) for arg in node.args if isinstance(arg, ast.Lambda)]
            yield from (("do", key) for walked in options for part in walked if (key := _key(part)))
        elif isinstance(node, ast.Assign) and _name(node.targets[0]) == "say" and (key := _key(node.value)):
            yield "ask", key
        elif isinstance(node, ast.Return | ast.Assign | ast.AugAssign | ast.AnnAssign) and node.value:
            listed = [part for part in ast.walk(node.value) if isinstance(part, ast.List | ast.ListComp)]
            inside = [key for part in listed for piece in _items(part) if (key := _key(piece))]
            yield from (("do", key) for key in inside)
        elif isinstance(node, ast.Call) and _name(node.func) == "append" and (key := _key(node.args[0])):
            yield "do", key


def questions(game: str) -> set[str]:
    """The keys of what is asked with yes and no: read where it is asked, or where that function is called."""
    found: set[str] = set()
    for file in [*(ROOT / "kernel").glob("*.py"), *users(game)]:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
        for function in functions:
            for call in _calls(function, "yes"):
                if _asks(call.func):
                    found |= set(_first_words(call.args[2], function, tree))
    return found


def _calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call) and _name(node.func) == name)


def _first_words(say: ast.expr, function: ast.FunctionDef, tree: ast.Module) -> Iterator[str]:
    """What a sentence may begin with, whether it is written there, named before or handed in."""
    if key := _key(say):
        yield key
    elif isinstance(say, ast.Tuple):
        at = [argument.arg for argument in function.args.args].index(_name(say.elts[0]))
        yield from (str(ast.literal_eval(call.args[at])) for call in _calls(tree, function.name))
    else:
        named = [
            line.value
            for line in ast.walk(function)
            if isinstance(line, ast.Assign) and _name(line.targets[0]) == _name(say)
        ]
        assert named, f"{function.name}: what is asked is not read here"
        yield from (key for value in named if (key := _key(value)))


def _items(listed: ast.List | ast.ListComp) -> list[ast.expr]:
    return listed.elts if isinstance(listed, ast.List) else [listed.elt]


def _asks(func: ast.expr) -> bool:
    return isinstance(func, ast.Attribute) and _name(func.value) == "ask"


def _name(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _key(node: ast.AST) -> str | None:
    """The key of a sentence or option written as a tuple: its first word."""
    if isinstance(node, ast.Tuple) and node.elts and isinstance(node.elts[0], ast.Constant):
        first = node.elts[0].value
        return first if isinstance(first, str) else None
    return None
