/** The words of a game with what they mean, fetched once for each language, and found in a text. */

import { api } from "../lib/api";
import type { Lang } from "../lib/settings.svelte";
import type { GameWord } from "../protocol";

export interface Bit {
  text: string;
  word: GameWord | null;
}

const LETTER = /[\p{L}\p{N}]/u;

/** A text in bits; the first time a word stands in it, it is one of its own. Words come longest first. */
export function glossed(text: string, words: readonly GameWord[]): Bit[] {
  const low = text.toLowerCase();
  const taken: { from: number; to: number; word: GameWord }[] = [];
  for (const word of words) {
    const wanted = word.word.toLowerCase();
    for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, at + 1)) {
      const plural = /^(s|x)?/.exec(low.slice(at + wanted.length))?.[0].length ?? 0;
      const to = at + wanted.length + plural;
      const whole = !LETTER.test(text[at - 1] ?? " ") && !LETTER.test(text[to] ?? " ");
      if (!whole || taken.some((other) => at < other.to && to > other.from)) continue;
      taken.push({ from: at, to, word });
      break;
    }
  }
  taken.sort((a, b) => a.from - b.from);
  const bits: Bit[] = [];
  let at = 0;
  for (const { from, to, word } of taken) {
    if (from > at) bits.push({ text: text.slice(at, from), word: null });
    bits.push({ text: text.slice(from, to), word });
    at = to;
  }
  if (at < text.length) bits.push({ text: text.slice(at), word: null });
  return bits;
}

class Glossary {
  #known = $state.raw<Record<string, GameWord[]>>({});
  #asked = new Set<string>();

  words(game: string, lang: Lang): GameWord[] {
    return this.#known[`${game} ${lang}`] ?? [];
  }

  async load(game: string, lang: Lang): Promise<void> {
    const key = `${game} ${lang}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const { words } = await api.words(game, lang);
      this.#known = { ...this.#known, [key]: words };
    } catch {
      this.#asked.delete(key); // without them the text is as good as before
    }
  }
}

export const glossary = new Glossary();
