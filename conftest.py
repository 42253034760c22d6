"""Rooms that want an extra which is not installed are not read for examples."""

from importlib.util import find_spec

WANT = {"src/arbitre/envs/deals.py": "pyspiel"}

collect_ignore = [room for room, module in WANT.items() if find_spec(module) is None]
