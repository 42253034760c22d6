/** What is shown of a player, one small chip for each fact. */

import { said } from "../lib/settings.svelte";
import type { Fact } from "../protocol";
import type { Board } from "./board.svelte";

export interface Chip {
  icon: string;
  label: string;
  value: string;
  key: string;
}

/** The sorts of mana, in the order a list of them has. */
export const MANA = ["light", "infernal", "corruption", "death", "nature", "psionic", "pure"];

function chips(board: Board, fact: Fact, value: unknown): Chip[] {
  const label = said(fact.label);
  if (fact.how === "flag") return value ? [{ icon: fact.icon, label, value: label, key: fact.key }] : [];
  if (fact.how === "list" && Array.isArray(value))
    return value.flatMap((n: unknown, i) => (typeof n === "number" && n > 0 ? [{ icon: MANA[i] ?? fact.icon, label: fact.names?.[i] ? said(fact.names[i]) : label, value: String(n), key: `${fact.key}.${i}` }] : []));
  if (fact.how === "mana") return typeof value === "string" && value ? [{ icon: "", label, value: [...value].map((symbol) => `{${symbol}}`).join(""), key: fact.key }] : [];
  if (fact.how === "seat") return typeof value === "number" && value >= 0 ? [{ icon: fact.icon, label, value: board.name(value), key: fact.key }] : [];
  if (fact.how === "side") return value ? [{ icon: "", label, value: (value as { name: string }).name, key: fact.key }] : [];
  if (fact.how === "cards" && Array.isArray(value))
    return (value as { card: string; amount: number }[]).map((it, i) => ({ icon: fact.icon, label: `${label} ${board.define(it.card)?.name ?? it.card}`, value: String(it.amount), key: `${fact.key}.${i}` }));
  if (typeof value !== "number" && typeof value !== "string") return [];
  return [{ icon: fact.icon, label, value: String(value), key: fact.key }];
}

export function chipsOf(board: Board, seat: number): Chip[] {
  const shown = board.view.seats[seat] ?? {};
  return board.layout.seat.flatMap((fact) => chips(board, fact, shown[fact.key]));
}
