/** Bringing a part of the page into sight: into what the words at its lower end do not cover. */

const MARGIN = 40;
const AIR = 10;

/** Whether the page scrolls under this part, which stays at its lower end. */
function sticks(floor: HTMLElement | null): floor is HTMLElement {
  return floor !== null && getComputedStyle(floor).position === "sticky";
}

/** Whether a place of the page is seen above what lies over its lower end. */
function free(box: DOMRect, low: number): boolean {
  return box.top >= MARGIN && box.bottom <= low - AIR;
}

/** Scroll until it is seen; what lies on the floor itself is always in sight. */
export function bring(it: Element, floorAt: string): void {
  const floor = document.querySelector<HTMLElement>(floorAt);
  if (!sticks(floor)) return it.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = it.getBoundingClientRect();
  const low = floor.getBoundingClientRect().top;
  if (!floor.contains(it) && !free(box, low)) scrollBy({ top: box.top - Math.max(MARGIN, (low - box.height) / 2) });
}

/** Of several things any one will do: where none is seen on a small page, the last is brought, the nearest to oneself. */
export function bringOne(all: readonly Element[], floorAt: string): void {
  const floor = document.querySelector<HTMLElement>(floorAt);
  if (!sticks(floor) || all.some((it) => floor.contains(it))) return;
  const low = floor.getBoundingClientRect().top;
  const last = all.at(-1);
  if (last && !all.some((it) => free(it.getBoundingClientRect(), low))) bring(last, floorAt);
}
