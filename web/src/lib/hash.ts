/** Numbers that depend on a word alone, so that a card looks the same everywhere and for ever. */

export function hash(word: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) {
    h ^= word.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  return h >>> 0;
}

/** A stream of numbers in [0, 1) that starts from a word. */
export function stream(word: string): () => number {
  let a = hash(word);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function choose<T>(from: readonly [T, ...T[]], random: number): T {
  return from[Math.floor(random * from.length)] ?? from[0];
}
