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
