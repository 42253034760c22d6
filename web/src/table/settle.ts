/** New data made of the parts of the old that did not change, so that whoever compares by identity redraws only what did. */

type Dict = Record<string, unknown>;

function dict(value: unknown): value is Dict {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Things with a number are followed by it, others by their place in the list. */
function settleList(last: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const numbered = new Map<unknown, unknown>();
  for (const part of last) if (dict(part) && "id" in part) numbered.set(part["id"], part);
  let same = last.length === next.length;
  const kept = next.map((part, i) => {
    const was = last[i];
    const settled = settle(dict(part) && "id" in part ? numbered.get(part["id"]) : was, part);
    same &&= settled === was;
    return settled;
  });
  return same ? last : kept;
}

function settleDict(last: Dict, next: Dict): Dict {
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(last).length;
  const kept: Dict = {};
  for (const key of keys) {
    kept[key] = settle(last[key], next[key]);
    same &&= kept[key] === last[key] && key in last;
  }
  return same ? last : kept;
}

/** `next`, or `last` itself where they say the same. Plain data only; neither is written. */
export function settle<T>(last: unknown, next: T): T {
  if (last === next) return next;
  if (Array.isArray(next)) return (Array.isArray(last) ? settleList(last, next) : next) as T;
  if (dict(next)) return (dict(last) ? settleDict(last, next) : next) as T;
  return next;
}
