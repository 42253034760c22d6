/** A list with one item moved to another place. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  const rest = items.filter((_, i) => i !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** An amount shared out as evenly as it goes, the first ones getting what is over. */
export function evenly(amount: number, parts: number): number[] {
  const each = Math.floor(amount / parts);
  return Array.from({ length: parts }, (_, i) => each + (i < amount - each * parts ? 1 : 0));
}

/** One more for one share; when the amount is used up, the largest of the others gives it. */
export function shifted(shares: readonly number[], to: number, amount: number): number[] {
  const next = [...shares];
  const used = next.reduce((sum, share) => sum + share, 0);
  if (used >= amount) {
    const others = next.map((share, i) => (i === to ? -1 : share));
    const from = others.indexOf(Math.max(...others));
    if (from < 0 || (next[from] ?? 0) <= 0) return next;
    next[from] = (next[from] ?? 0) - 1;
  }
  next[to] = (next[to] ?? 0) + 1;
  return next;
}
