/** What is worth seeing or hearing of what just happened: arrows for a moment, cards others played, sounds. */

import type { Happening, Layout, Sight } from "../protocol";
import { census } from "./layout";
import type { End, TableLine } from "./lines";

/** A card another player just played. */
export interface Played {
  card: string;
  seat: number;
  piece: number;
}

export type Sound = "turn" | "play" | "hit" | "fall" | "draw" | "roll" | "gain" | "won" | "lost" | "word";

export interface Moments {
  arrows: TableLine[];
  played: Played[];
  sounds: Sound[];
}

type Effect = NonNullable<Layout["effects"]>[string];

const HEARD: Partial<Record<Effect, Sound>> = { damage: "hit", destroy: "fall", roll: "roll", cast: "play", draw: "draw", score: "gain", heal: "gain", attack: "hit", flip: "draw" };

/** From whom to whom an event goes: from one piece to another, or from one player to another. */
function arrow(event: Happening): TableLine | null {
  const { source = -1, piece = -1, seat = -1, other = -1 } = event;
  const line = (from: End, to: End): TableLine => ({ sort: "attack", from, to });
  if (source >= 0 && piece >= 0 && source !== piece) return line(["piece", source], ["piece", piece]);
  if (source >= 0 && piece < 0 && seat >= 0) return line(["piece", source], ["seat", seat]);
  return piece < 0 && seat >= 0 && other >= 0 && seat !== other ? line(["seat", seat], ["seat", other]) : null;
}

export function momentsOf(events: readonly Happening[], layout: Layout, view: Sight): Moments {
  const pieces = census(view).pieces;
  const found: Moments = { arrows: [], played: [], sounds: [] };
  for (const event of events) {
    const effect = layout.effects?.[event.kind];
    if (!effect) continue;
    const sound = effect === "turn" && event.seat === view.seat ? "turn" : HEARD[effect];
    if (sound && !found.sounds.includes(sound)) found.sounds.push(sound);
    const line = effect === "attack" || effect === "damage" ? arrow(event) : null;
    if (line) found.arrows.push(line);
    const seen: unknown = event.card || pieces.get(event.piece ?? -1)?.["card"];
    const seat = event.seat ?? -1;
    if (effect === "cast" && seat >= 0 && seat !== view.seat && typeof seen === "string" && seen) found.played.push({ card: seen, seat, piece: event.piece ?? -1 });
  }
  return found;
}
