/** Moving pictures between two moments of a table: pieces glide, dice roll, numbers rise. All can be skipped. */

import { calm } from "../lib/settings.svelte";
import type { Happening, Layout, Sight } from "../protocol";
import { census, type Piece } from "./layout";

const GLIDE = 380;
const STAGGER = 28;
const EASE = "cubic-bezier(.2,.8,.2,1)";

interface Before {
  pieces: Map<number, DOMRect>;
  zones: Map<number, DOMRect>;
  nodes: Map<number, HTMLElement>;
}

type Effect = NonNullable<Layout["effects"]>[string];

/** How a piece moves where it lies, for what happened to it. */
const LOOKS: Record<string, Keyframe[]> = {
  roll: [{ transform: "rotate(-540deg) scale(.6)" }, { transform: "rotate(25deg) scale(1.15)", offset: 0.75 }, { transform: "none" }],
  flip: [{ transform: "rotateY(90deg)" }, { transform: "none" }],
  attack: [{ transform: "none" }, { transform: "translateY(-14px) scale(1.06)", offset: 0.4 }, { transform: "none" }],
  damage: [{ transform: "none" }, { transform: "translateX(-6px)" }, { transform: "translateX(6px)" }, { transform: "translateX(-3px)" }, { transform: "none" }],
  cast: [{ transform: "scale(1.16)" }, { transform: "none" }],
};

const running = new Set<Animation>();

/** Finish everything that moves at once. */
export function skip(): void {
  for (const animation of running) animation.finish();
}

function track(animation: Animation): Promise<void> {
  running.add(animation);
  return animation.finished.then(
    () => void running.delete(animation),
    () => void running.delete(animation),
  );
}

function rects(attribute: string): Map<number, DOMRect> {
  const found = new Map<number, DOMRect>();
  for (const node of document.querySelectorAll<HTMLElement>(`[data-${attribute}]`)) {
    const id = Number(node.dataset[attribute]);
    const box = node.getBoundingClientRect();
    if (box.width > 0 && !found.has(id)) found.set(id, box);
  }
  return found;
}

/** Where everything is now. */
export function snapshot(): Before | null {
  if (calm() || document.hidden) return null;
  const nodes = new Map<number, HTMLElement>();
  for (const node of document.querySelectorAll<HTMLElement>("[data-piece]")) nodes.set(Number(node.dataset["piece"]), node);
  return { pieces: rects("piece"), zones: rects("zone"), nodes };
}

function glide(node: HTMLElement, from: DOMRect, to: DOMRect, delay: number): Animation {
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.max(0.2, from.width / to.width);
  return node.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 20 }, { transform: "none", zIndex: 20 }], { duration: GLIDE, delay, easing: EASE, fill: "backwards" });
}

/** A picture of a piece that is no longer drawn flies to where it went, and is gone. */
function fly(node: HTMLElement, from: DOMRect, to: DOMRect, delay: number): Animation {
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-piece");
  ghost.removeAttribute("data-offered");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, { position: "fixed", left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, margin: "0", zIndex: "50", pointerEvents: "none" });
  document.body.append(ghost);
  const dx = to.left + to.width / 2 - (from.left + from.width / 2);
  const dy = to.top + to.height / 2 - (from.top + from.height / 2);
  const scale = Math.min(1, Math.max(0.3, to.width / from.width));
  const animation = ghost.animate([{ transform: "none", opacity: 1 }, { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.35 }], { duration: GLIDE, delay, easing: EASE, fill: "both" });
  const away = (): void => ghost.remove();
  animation.finished.then(away, away);
  return animation;
}

function float(text: string, box: DOMRect, good: boolean): Animation {
  const note = document.createElement("div");
  note.textContent = text;
  note.setAttribute("aria-hidden", "true");
  Object.assign(note.style, { position: "fixed", left: `${box.left + box.width / 2}px`, top: `${box.top + box.height / 3}px`, zIndex: "55", pointerEvents: "none", font: "800 26px/1 var(--serif)", color: good ? "#a7f5b4" : "#ffb09c", textShadow: "0 0 3px #000, 0 0 6px #000, 0 2px 2px #000", translate: "-50% 0" });
  document.body.append(note);
  const animation = note.animate([{ transform: "scale(.6)", opacity: 0 }, { transform: "translateY(-10px) scale(1.25)", opacity: 1, offset: 0.25 }, { transform: "translateY(-46px)", opacity: 0 }], { duration: 1100, easing: "ease-out" });
  const away = (): void => note.remove();
  animation.finished.then(away, away);
  return animation;
}

/** What is left of a piece: its life, or what `left` says. */
export function vigour(piece: Piece, layout: Layout): number | null {
  if (typeof piece["left"] === "number") return piece["left"];
  const figures = piece["figures"];
  const at = layout.figures.find((figure) => figure.icon === "heart" && (figure.at ?? -1) >= 0)?.at;
  const value: unknown = Array.isArray(figures) && at !== undefined ? figures[at] : null;
  return typeof value === "number" ? value : null;
}

/** How much each piece and each player gained or lost between two moments. */
export function differences(before: Sight, after: Sight, layout: Layout): { piece: number; seat: number; fact: string; by: number }[] {
  const found: { piece: number; seat: number; fact: string; by: number }[] = [];
  const old = census(before).pieces;
  for (const piece of census(after).pieces.values()) {
    const was = old.get(piece.id);
    const then = was && was["card"] === piece["card"] ? vigour(was, layout) : null;
    const now = vigour(piece, layout);
    if (then !== null && now !== null && then !== now) found.push({ piece: piece.id, seat: -1, fact: "", by: now - then });
  }
  for (const fact of layout.seat) {
    if (fact.icon !== "heart" && fact.icon !== "crown" && fact.icon !== "star" && fact.icon !== "coin") continue;
    after.seats.forEach((seat, at) => {
      const then: unknown = before.seats[at]?.[fact.key];
      const now: unknown = seat[fact.key];
      if (typeof then === "number" && typeof now === "number" && then !== now) found.push({ piece: -1, seat: at, fact: fact.key, by: now - then });
    });
  }
  return found;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** Play what happened between two moments; call it once the new one is drawn. */
export async function play(before: Before | null, old: Sight, now: Sight, layout: Layout, events: readonly Happening[]): Promise<void> {
  if (!before) return;
  const was = census(old).zoneOf;
  const is = census(now).zoneOf;
  const after = rects("piece");
  const zones = rects("zone");
  /** On a crowded table only what changes its zone glides; neighbours make room at once. */
  const crowded = after.size > 60;
  const done: Promise<void>[] = [];
  const order = new Map<number, number>();
  for (const event of events) for (const id of [event.piece ?? -1, ...(event.group ?? [])]) if (id >= 0 && !order.has(id)) order.set(id, order.size);
  const delay = (id: number): number => Math.min(12, order.get(id) ?? 0) * STAGGER;
  const looks = new Map<number, Effect>();
  for (const event of events) {
    const effect = layout.effects?.[event.kind];
    if (effect) for (const id of [event.piece ?? -1, ...(event.group ?? [])]) looks.set(id, effect);
  }

  for (const node of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    const id = Number(node.dataset["piece"]);
    const to = after.get(id);
    if (!to) continue;
    const from = before.pieces.get(id) ?? (was.get(id) !== is.get(id) ? before.zones.get(was.get(id) ?? -1) : undefined);
    const shifted = crowded && was.get(id) === is.get(id);
    if (from && !shifted && Math.hypot(from.left - to.left, from.top - to.top) > 3) done.push(track(glide(node, from, to, delay(id))));
    const frames = LOOKS[looks.get(id) ?? ""];
    const picture = frames ? node.querySelector("svg") : null;
    if (frames && picture) done.push(track(picture.animate(frames, { duration: 560, delay: delay(id), easing: "cubic-bezier(.2,.7,.3,1)" })));
  }
  for (const [id, from] of before.pieces) {
    if (after.has(id)) continue;
    const node = before.nodes.get(id);
    const to = zones.get(is.get(id) ?? -1);
    if (node && to && was.get(id) !== is.get(id)) done.push(track(fly(node, from, to, delay(id))));
  }
  for (const { piece, seat, fact, by } of differences(old, now, layout)) {
    const box = piece >= 0 ? after.get(piece) : document.querySelector(`[data-seat="${seat}"] [data-fact="${fact}"]`)?.getBoundingClientRect();
    if (box) void track(float(signed(by), box, by > 0));
  }
  await Promise.all(done);
}

addEventListener("pointerdown", skip, { capture: true });
addEventListener("keydown", skip, { capture: true });
