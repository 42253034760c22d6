/** The picture of a card as one image: drawn once for each card, and one node in the page instead of fifty. */

import { ART, scene, sigil, type Stroke } from "./emblem";
import { ICONS } from "./icons";
import { glyph, type Pictured } from "./model";
import { palette, tint, type Palette } from "./tints";

const drawn = new Map<string, string>();

function path(stroke: Stroke): string {
  const line = stroke.stroke ? ` stroke="${stroke.stroke}" stroke-width="${stroke.width ?? 1}"` : "";
  return `<path d="${stroke.d}" fill="${stroke.fill ?? "none"}"${line} opacity="${stroke.opacity ?? 1}"/>`;
}

/** What else the card does, as a smaller sign beside the sigil. */
function beside(sign: string, x: number, ink: Palette): string {
  return `<circle cx="${x}" cy="112" r="17" fill="${ink.deep}" stroke="${ink.line}" stroke-width="1.4"/><path d="${ICONS[sign]}" transform="translate(${x - 10.2} 101.8) scale(.85)" fill="${ink.glow}"/>`;
}

/** The markup of a picture. */
export function drawing(card: Pictured): string {
  const { slug } = card;
  const shade = tint(card.family);
  const ink = palette(shade);
  const strokes = [...scene(slug, shade.motif, ink), ...sigil(slug, ink)].map(path).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ART.width} ${ART.height}" width="${ART.width * 2}" height="${ART.height * 2}" preserveAspectRatio="xMidYMid slice">` +
    `<defs><radialGradient id="s" cx="50%" cy="45%" r="75%"><stop offset="0" stop-color="${ink.edge}"/><stop offset=".55" stop-color="${ink.sky}"/><stop offset="1" stop-color="${ink.deep}"/></radialGradient></defs>` +
    `<rect width="${ART.width}" height="${ART.height}" fill="url(#s)"/>` +
    `<g stroke-linecap="round" fill-rule="evenodd">${strokes}<path d="${ICONS[glyph(card)]}" transform="translate(97 55) scale(1.42)" fill="${ink.line}"/>${(card.signs ?? []).slice(1, 3).map((sign, i) => beside(sign, i ? 178 : 50, ink)).join("")}</g></svg>`
  );
}

/** The address of a picture, for an image. */
export function picture(card: Pictured): string {
  const key = `${card.family}/${card.kind}/${card.slug}/${card.signs?.join() ?? ""}`;
  let address = drawn.get(key);
  if (address === undefined) {
    address = `data:image/svg+xml,${encodeURIComponent(drawing(card))}`;
    drawn.set(key, address);
  }
  return address;
}
