/** Pictures of cards as bitmaps: a table of many cards then paints one image for each, not a hundred strokes. */

import { SvelteMap } from "svelte/reactivity";
import { ART } from "./emblem";

/** Enough for a card in the hand on a screen of two dots to the pixel; larger faces are drawn from their strokes. */
const WIDTH = ART.width * 2;
const HEIGHT = ART.height * 2;

const ready = new SvelteMap<string, string>();
const asked = new Set<string>();
const waiting: string[] = [];
let busy = false;

const idle = (then: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: 100 });
  else setTimeout(then, 16);
};

async function paint(address: string): Promise<void> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.drawImage(image, 0, 0, WIDTH, HEIGHT);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (blob) ready.set(address, URL.createObjectURL(blob));
}

/** One after the other, when the page has nothing better to do. */
function next(): void {
  const address = waiting.shift();
  busy = address !== undefined;
  if (address !== undefined) paint(address).catch(() => undefined).finally(() => idle(next));
}

/** The bitmap of a picture once there is one; until then the picture itself. */
export function bitmap(address: string): string {
  if (!asked.has(address)) {
    asked.add(address);
    waiting.push(address);
    if (!busy) {
      busy = true;
      idle(next);
    }
  }
  return ready.get(address) ?? address;
}
