/** Symbols written in braces: {W}, {2}, {T}, {W/U}. Each is a disc with a sign or a number. */

export interface PipLook {
  fill: string;
  /** The second half of a disc of two colours. */
  half: string;
  /** A picture by its word, or none: then `text`. */
  icon: string;
  text: string;
}

const FILLS: Record<string, string> = { W: "#f7efcb", U: "#a9d8f0", B: "#c3b9b4", R: "#f3a988", G: "#9fd0a5", C: "#d5d0c9", P: "#c3b9b4" };
const ICONS: Record<string, string> = { W: "sun", U: "drop", B: "skull", R: "flame", G: "tree", C: "gem", T: "turn", Q: "turn", E: "bolt" };
/** What stands between the costs of two doors. */
export const BETWEEN = "//";
const PLAIN = "#d5d0c9";

export function pip(symbol: string): PipLook {
  const parts = symbol.toUpperCase().split("/");
  const first = parts[0] ?? "";
  const second = parts[1] ?? "";
  return {
    fill: FILLS[first] ?? PLAIN,
    half: second && second !== "P" ? (FILLS[second] ?? PLAIN) : "",
    icon: second ? "" : (ICONS[first] ?? ""),
    text: second ? `${first}/${second}` : ICONS[first] ? "" : first,
  };
}

const SPOKEN: Record<string, readonly [string, string]> = {
  W: ["white", "blanc"],
  U: ["blue", "bleu"],
  B: ["black", "noir"],
  R: ["red", "rouge"],
  G: ["green", "vert"],
  C: ["colourless", "incolore"],
  T: ["tap", "inclinez"],
  Q: ["untap", "redressez"],
  E: ["energy", "énergie"],
  P: ["2 life", "2 points de vie"],
};

/** A symbol in words, for who hears it. */
export function spoken(symbol: string, french: boolean): string {
  if (symbol === BETWEEN) return french ? "ou" : "or";
  const parts = symbol.toUpperCase().split("/");
  return parts.map((part) => SPOKEN[part]?.[french ? 1 : 0] ?? part).join(french ? " ou " : " or ");
}

/** A text with its symbols in words, where nothing can be drawn. */
export function inWords(text: string, french: boolean): string {
  return text.replace(/\{([^{}\s]{1,5})\}/g, (_, symbol: string) => ` ${spoken(symbol, french)} `).replace(/ {2,}/g, " ");
}

export interface Bit {
  text: string;
  symbol: boolean;
  /** Within brackets (a reminder), or one word before a dash that heads an ability: cards set these in italics. */
  aside: boolean;
}

const HEAD = /^\p{Lu}\p{Ll}{2,}(?=\s—\s)/u;

/** A sentence cut into words and symbols; `inside` says that it begins within brackets. */
export function bits(text: string, inside = false): Bit[] {
  const head = inside ? undefined : HEAD.exec(text)?.[0];
  if (head) return [{ text: head, symbol: false, aside: true }, ...bits(text.slice(head.length))];
  let open = inside;
  return text
    .split(/(\{[^{}\s]{1,5}\}|(?=\()|(?<=\)))/)
    .filter((part) => part !== undefined && part !== "")
    .map((part) => {
      open = open || part.startsWith("(");
      const aside = open;
      if (part.endsWith(")")) open = false;
      const symbol = part.startsWith("{") && part.endsWith("}");
      return { text: symbol ? part.slice(1, -1) : part, symbol, aside };
    });
}

const TIED = /(\(?(?:\{[^{}\s]{1,5}\})+\)?[.,;:]?)/;

/** A text cut where lines may break: symbols in a row are one part, with the bracket or mark beside them. */
export function tied(text: string): { text: string; tie: boolean }[] {
  return text
    .split(TIED)
    .map((part, i) => ({ text: part, tie: i % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** Whether a line that begins within brackets (or not) leaves them open at its end. */
export function leavesOpen(text: string, inside: boolean): boolean {
  const last = Math.max(text.lastIndexOf("("), text.lastIndexOf(")"));
  return last < 0 ? inside : text.charAt(last) === "(";
}
