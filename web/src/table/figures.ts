/** What is written on a piece as it lies: current figures against the printed ones, and its marks. */

import type { CardDef, Figure } from "../faces/model";
import type { Change, Label, Layout } from "../protocol";
import type { Piece } from "./layout";

export type Say = (label: Label) => string;

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((it): it is number => typeof it === "number") : [];
}

/** The figures of a piece in play (an empty list: it has none); where nothing is said of them, those of the card. */
export function figuresOf(piece: Piece, card: CardDef | null, layout: Layout, change: Change | undefined, say: Say): Figure[] {
  const values = numbers(piece["figures"]);
  if (values.length === 0) return card && !Array.isArray(piece["figures"]) ? leftOnly(piece, card.figures) : [];
  const printed = new Map((card?.figures ?? []).map((figure) => [figure.icon, Number(figure.value)]));
  const shown: Figure[] = [];
  for (const word of layout.figures) {
    const at = word.at ?? -1;
    const value = values[at];
    if (at < 0 || value === undefined) continue;
    const known = printed.get(word.icon);
    if (known === undefined && value <= 0 && at > 0) continue;
    if (card && card.faces.length === 0 && known === undefined && at > 0 && layout.figures.some((other) => other !== word && other.at === at && printed.has(other.icon))) continue;
    const full = word.of !== undefined && word.of >= 0 ? values[word.of] : undefined;
    const was = change?.printed[word.key];
    const compare = full ?? value;
    const left = full !== undefined && full !== value ? { of: String(full) } : {};
    shown.push({ icon: word.icon, label: say(word.label), value: String(value), ...left, change: was === undefined || was === compare ? 0 : compare > was ? 1 : -1, ...(was === undefined ? {} : { why: String(was) }) });
  }
  return leftOnly(piece, shown);
}

/** `left` is what is left of the last figure. */
function leftOnly(piece: Piece, figures: Figure[]): Figure[] {
  const left = piece["left"];
  if (typeof left !== "number") return figures;
  const at = figures.findLastIndex((figure) => figure.icon === "heart" || figure.icon === "shield");
  const last = figures[at];
  if (!last || Number(last.value) === left) return figures;
  return figures.with(at, { ...last, value: String(left), of: last.value });
}

export interface Sign {
  icon: string;
  label: string;
  value: string;
}

/** The marks on a piece that are worth a sign; those that name other pieces are drawn as pieces. */
export function signsOf(piece: Piece, layout: Layout, say: Say, named: (seat: number) => string): Sign[] {
  const signs: Sign[] = [];
  for (const mark of layout.marks) {
    const value = piece[mark.key];
    const how = mark.how ?? "number";
    if (how === "seat") {
      if (typeof value === "number") signs.push({ icon: mark.icon, label: say(mark.label), value: named(value) });
      continue;
    }
    if (mark.key === "left" || value === undefined || value === null || value === false || value === 0 || value === "") continue;
    if (how === "piece") continue;
    if (how === "flag") signs.push({ icon: mark.icon, label: say(mark.label), value: "" });
    else if (how === "number") signs.push({ icon: mark.icon, label: say(mark.label), value: String(value) });
    else signs.push({ icon: mark.icon, label: say(mark.label), value: Array.isArray(value) ? value.join(", ") : String(value) });
  }
  return signs;
}

/** Signs as they are read: of those that are called the same (how many counters, which counters) the last says most. */
export function readSigns(signs: readonly Sign[]): Sign[] {
  return [...new Map(signs.map((sign) => [sign.label, sign])).values()];
}

export function isTurned(piece: Piece, layout: Layout): boolean {
  return (layout.turned ?? []).some((field) => piece[field] === true);
}

/** A piece in words: name, figures, marks. Never more than the view shows. */
export function spoken(name: string, figures: readonly Figure[], signs: readonly Sign[], more: readonly string[]): string {
  const parts = [name];
  parts.push(...figures.map((figure) => `${figure.label} ${figure.value}${figure.of ? `/${figure.of}` : ""}`));
  parts.push(...readSigns(signs).map((sign) => (sign.value ? `${sign.label} ${sign.value}` : sign.label)));
  parts.push(...more);
  return parts.join(", ");
}
