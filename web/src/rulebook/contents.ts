/** The contents of a rulebook: its chapters part by part, and every card of the game by the alphabet. */

import type { CardDef } from "../faces/model";
import { fold } from "../lib/search";
import type { Chapter, Rules } from "../protocol";

export type Part = Chapter["part"];
const PARTS: Part[] = ["mechanics", "rules", "keywords", "formats", "cards"];

export interface Shelf {
  part: Part;
  chapters: Chapter[];
}

/** The parts that have chapters. A card without a ruling of its own has a chapter too: its picture and text. */
export function contents(rules: Rules, cards: Record<string, CardDef>, lang: string): Shelf[] {
  const ruled = new Set(rules.chapters.map((chapter) => chapter.card));
  const others = Object.values(cards)
    .filter((card) => !ruled.has(card.slug))
    .map((card): Chapter => ({ key: `card:${card.slug}`, title: card.name, part: "cards", card: card.slug, about: "" }));
  const collator = new Intl.Collator(lang, { ignorePunctuation: true });
  const all = [...rules.chapters, ...others];
  return PARTS.map((part) => {
    const chapters = all.filter((chapter) => chapter.part === part);
    return { part, chapters: part === "cards" ? chapters.sort((a, b) => collator.compare(a.title, b.title)) : chapters };
  }).filter(({ chapters }) => chapters.length > 0);
}

/** The chapters under the letter they begin with. */
export function byLetter(chapters: Chapter[]): [string, Chapter[]][] {
  const found = new Map<string, Chapter[]>();
  for (const chapter of chapters) {
    const letter = (/[a-z0-9]/.exec(fold(chapter.title))?.[0] ?? "#").toUpperCase();
    found.set(letter, [...(found.get(letter) ?? []), chapter]);
  }
  return [...found];
}
