/** Moving pictures between two moments of a table: pieces glide, dice roll, numbers rise. All can be skipped. */

import { calm } from "../lib/settings.svelte";
import type { Happening, Layout, Sight } from "../protocol";
import { census, type Piece } from "./layout";

const GLIDE = 380;
const STAGGER = 28;
const CROWD = 60;
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

const placed = new Map<HTMLElement, number>();

/** An action for what draws a piece: searching the page for them would take longer than moving them. */
export function follow(node: HTMLElement, piece: number): { update: (piece: number) => void; destroy: () => void } {
  placed.set(node, piece);
  return { update: (other) => void placed.set(node, other), destroy: () => void placed.delete(node) };
}

/** On a crowded table only what changes its zone moves; neighbours make room at once. */
const crowded = (): boolean => placed.size > CROWD;

/** The pieces that are drawn, or those of them that are wanted, and where they are. */
function pieces(wanted: (piece: number) => boolean): { nodes: Map<number, HTMLElement>; rects: Map<number, DOMRect> } {
  const nodes = new Map<number, HTMLElement>();
  const rects = new Map<number, DOMRect>();
  for (const [node, id] of placed) {
    if (!wanted(id) || rects.has(id)) continue;
    const box = node.getBoundingClientRect();
    if (box.width === 0) continue;
    nodes.set(id, node);
    rects.set(id, box);
  }
  return { nodes, rects };
}

function zones(): Map<number, DOMRect> {
  const found = new Map<number, DOMRect>();
  for (const node of document.querySelectorAll<HTMLElement>("[data-zone]")) found.set(Number(node.dataset["zone"]), node.getBoundingClientRect());
  return found;
}

/** The pieces that lie in another zone now than they did. */
export function movedBetween(old: Sight, now: Sight): Set<number> {
  const was = census(old).zoneOf;
  const is = census(now).zoneOf;
  return new Set([...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id)));
}

/** Where everything is that may move when the table goes from one moment to another; call it before the other is drawn. */
export function snapshot(old: Sight, now: Sight): Before | null {
  if (calm() || document.hidden) return null;
  const moved = movedBetween(old, now);
  const all = !crowded();
  const { nodes, rects } = pieces((id) => all || moved.has(id));
  return { pieces: rects, zones: moved.size ? zones() : new Map(), nodes };
}

/** From one box to another as a transform: only that and opacity can be animated without painting anything anew. */
function shift(from: DOMRect, to: DOMRect, least: number, most: number): string {
  const dx = to.left + to.width / 2 - (from.left + from.width / 2);
  const dy = to.top + to.height / 2 - (from.top + from.height / 2);
  return `translate(${dx}px, ${dy}px) scale(${Math.min(most, Math.max(least, to.width / from.width))})`;
}

/** Above its neighbours while it moves: what lies above a moving thing would otherwise be painted apart from the rest. */
function lift(node: HTMLElement, animation: Animation): Animation {
  node.style.zIndex = "20";
  const down = (): void => void node.style.removeProperty("z-index");
  animation.finished.then(down, down);
  return animation;
}

/** A piece makes room where it lies. */
function glide(node: HTMLElement, from: DOMRect, to: DOMRect, delay: number): Animation {
  return lift(node, node.animate([{ transform: shift(to, from, 0.2, 4) }, { transform: "none" }], { duration: GLIDE, delay, easing: EASE, fill: "backwards" }));
}

/** A picture of a piece that flies above the whole table; its place is where the piece is or was. */
function ghostOf(node: HTMLElement, at: DOMRect): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-piece");
  ghost.removeAttribute("data-offered");
  ghost.removeAttribute("style");
  ghost.classList.remove("mine", "theirs");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, { position: "fixed", left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px`, margin: "0", zIndex: "50", pointerEvents: "none", transition: "none" });
  document.body.append(ghost);
  return ghost;
}

/** A piece comes from another zone: its picture flies to it, then it is there. */
function arrive(node: HTMLElement, from: DOMRect, to: DOMRect, delay: number): Animation {
  const ghost = ghostOf(node, to);
  node.style.opacity = "0";
  const animation = ghost.animate([{ transform: shift(to, from, 0.2, 4) }, { transform: "none" }], { duration: GLIDE, delay, easing: EASE, fill: "both" });
  const landed = (): void => {
    node.style.removeProperty("opacity");
    ghost.remove();
  };
  animation.finished.then(landed, landed);
  return animation;
}

/** A piece that is no longer drawn: its picture flies to where it went, and is gone. */
function leave(node: HTMLElement, from: DOMRect, to: DOMRect, delay: number): Animation {
  const ghost = ghostOf(node, from);
  const animation = ghost.animate([{ transform: "none", opacity: 1 }, { transform: shift(from, to, 0.3, 1), opacity: 0.35 }], { duration: GLIDE, delay, easing: EASE, fill: "both" });
  const away = (): void => ghost.remove();
  animation.finished.then(away, away);
  return animation;
}

function float(text: string, box: DOMRect, good: boolean): Animation {
  const note = document.createElement("div");
  note.textContent = text;
  note.dataset["float"] = "";
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
  const order = new Map<number, number>();
  const looks = new Map<number, Effect>();
  for (const event of events) {
    const effect = layout.effects?.[event.kind];
    for (const id of [event.piece ?? -1, ...(event.group ?? [])]) {
      if (id < 0) continue;
      if (!order.has(id)) order.set(id, order.size);
      if (effect) looks.set(id, effect);
    }
  }
  const delay = (id: number): number => Math.min(12, order.get(id) ?? 0) * STAGGER;

  // Everything is measured first: a measurement after a change would lay the whole table out again.
  const gains = differences(old, now, layout);
  const touched = new Set(gains.map((gain) => gain.piece));
  const all = !crowded();
  const changed = (id: number): boolean => was.get(id) !== is.get(id);
  const { nodes, rects: after } = pieces((id) => all || changed(id) || looks.has(id) || touched.has(id));
  const places = before.zones.size ? zones() : before.zones;
  const notes = gains.map(({ piece, seat, fact, by }) => ({ by, box: piece >= 0 ? after.get(piece) : document.querySelector(`[data-seat="${seat}"] [data-fact="${fact}"]`)?.getBoundingClientRect() }));

  const done: Promise<void>[] = [];
  for (const [id, node] of nodes) {
    const to = after.get(id);
    if (!to) continue;
    const moved = changed(id);
    const from = before.pieces.get(id) ?? (moved ? before.zones.get(was.get(id) ?? -1) : undefined);
    if (from && (moved || all) && Math.hypot(from.left - to.left, from.top - to.top) > 3) done.push(track((moved ? arrive : glide)(node, from, to, delay(id))));
    const frames = LOOKS[looks.get(id) ?? ""];
    const picture = frames ? node.querySelector("[data-face]") : null;
    if (frames && picture) done.push(track(lift(node, picture.animate(frames, { duration: 560, delay: delay(id), easing: "cubic-bezier(.2,.7,.3,1)" }))));
  }
  for (const [id, from] of before.pieces) {
    const node = after.has(id) ? undefined : before.nodes.get(id);
    const to = places.get(is.get(id) ?? -1);
    if (node && to && changed(id)) done.push(track(leave(node, from, to, delay(id))));
  }
  for (const event of events) {
    const effect = layout.effects?.[event.kind];
    if (event.piece === undefined || touched.has(event.piece)) continue;
    // Who survives shows it where it is now, who does not where it was.
    const box = after.get(event.piece) ?? before.pieces.get(event.piece);
    if (box && effect === "damage" && event.amount) void track(float(signed(-event.amount), box, false));
    else if (box && effect === "destroy" && !after.has(event.piece)) void track(float("✕", box, false));
  }
  for (const { box, by } of notes) if (box) void track(float(signed(by), box, by > 0));
  await Promise.all(done);
}

addEventListener("pointerdown", skip, { capture: true });
addEventListener("keydown", skip, { capture: true });
