/** Paths at another place and size, their numbers worked out anew: every `transform` in a face would be one more
 * thing for the browser to sort at each frame of a table with many cards. */

const drawn = new Map<string, string>();
const PARTS = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g;

/** A path that begins with a capital M, grown by `scale` and then moved. */
export function at(path: string, x: number, y: number, scale: number): string {
  const key = `${x} ${y} ${scale} ${path}`;
  let found = drawn.get(key);
  if (found === undefined) {
    found = placed(path, x, y, scale);
    drawn.set(key, found);
  }
  return found;
}

function placed(path: string, x: number, y: number, scale: number): string {
  let command = "";
  let nth = 0;
  const out: string[] = [];
  for (const part of path.match(PARTS) ?? []) {
    if (/[a-zA-Z]/.test(part)) {
      command = part;
      nth = 0;
      out.push(part);
      continue;
    }
    const word = command.toUpperCase();
    const arc = word === "A";
    const place = arc ? nth % 7 : nth % 2;
    nth += 1;
    if (arc && place >= 2 && place <= 4) {
      out.push(part); // an angle and two flags
      continue;
    }
    const across = word === "H" || (word !== "V" && place === (arc ? 5 : 0));
    const fixed = command === word && !(arc && place < 2);
    out.push(String(Math.round((Number(part) * scale + (fixed ? (across ? x : y) : 0)) * 1000) / 1000));
  }
  return out.join(" ");
}
