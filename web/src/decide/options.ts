/** The offered options by the pieces and zones they speak of. The client only ever sends one of them back. */

import type { Choice, Question } from "../protocol";

export interface Offers {
  /** Options that begin with this piece. */
  byPiece: Map<number, Choice[]>;
  /** Options about this zone alone. */
  byZone: Map<number, Choice[]>;
  /** Options about this player alone. */
  bySeat: Map<number, Choice[]>;
  /** Options about this spell or ability on the stack. */
  byItem: Map<number, Choice[]>;
  /** Options that name no piece and no zone: pass, done, yes, no. */
  plain: Choice[];
}

function push<K>(map: Map<K, Choice[]>, key: K, choice: Choice): void {
  const there = map.get(key);
  if (there) there.push(choice);
  else map.set(key, [choice]);
}

/** What is offered, by what it speaks of; `choices` are the options, or all that a gesture can mark. */
export function offersOf(question: Question | null, choices: readonly Choice[] = question?.options ?? []): Offers {
  const offers: Offers = { byPiece: new Map(), byZone: new Map(), bySeat: new Map(), byItem: new Map(), plain: [] };
  if (!question || !["pick", "yes", "split"].includes(question.kind)) return offers;
  for (const choice of choices) {
    for (const item of new Set(choice.items)) push(offers.byItem, item, choice);
    const piece = choice.pieces?.[0];
    if (piece !== undefined) {
      for (const named of new Set(choice.pieces)) push(offers.byPiece, named, choice);
    } else if (choice.zones?.length) {
      for (const zone of new Set(choice.zones)) push(offers.byZone, zone, choice);
    } else {
      for (const seat of new Set(choice.seats)) push(offers.bySeat, seat, choice);
      offers.plain.push(choice);
    }
  }
  return offers;
}

/** What dragging a piece onto a piece or zone can mean: the options that name both, or all that begin with it. */
export function dropped(offers: Offers, piece: number, onPiece: number, onZone: number, onSeat = -1): Choice[] {
  const begun = (offers.byPiece.get(piece) ?? []).filter((choice) => choice.pieces?.[0] === piece);
  const named = begun.filter((choice) => (onPiece >= 0 && onPiece !== piece && (choice.pieces ?? []).includes(onPiece)) || (onZone >= 0 && (choice.zones ?? []).includes(onZone)) || (onSeat >= 0 && (choice.seats ?? []).includes(onSeat)));
  if (named.length) return named;
  return begun.filter((choice) => (choice.pieces ?? []).length <= 1 && (choice.zones ?? []).length === 0);
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Each answer once: two options with the same answer are one. */
export function distinct(choices: readonly Choice[]): Choice[] {
  return [...new Map(choices.map((choice) => [JSON.stringify(choice.answer), choice])).values()];
}

/** Whether a list of parts is a complete answer to the question. */
export function complete(question: Question, chosen: readonly unknown[]): boolean {
  switch (question.kind) {
    case "pick":
      return question.single ? chosen.length === 1 : chosen.length >= question.least && chosen.length <= question.most;
    case "split":
      return chosen.length === question.options.length && chosen.every((n) => typeof n === "number" && n >= 0) && sum(chosen) === question.most;
    case "order":
      return chosen.length === question.options.length && chosen.every((it) => it !== undefined);
    default:
      return chosen.length === 1;
  }
}

function sum(parts: readonly unknown[]): number {
  return parts.reduce<number>((total, part) => total + (typeof part === "number" ? part : 0), 0);
}
