/** The type line without what the face shows as costs and figures: "Hero — human, Oath of Aubeterre". */
export function shortLine(type: string): string {
  return type
    .replace(/^(\{[^}]*\}|\/\/|\s)+/, "")
    .replace(/\s*\([^)]*\)/g, "")
    .split(" — ")
    .map((part) => part.split(", ").filter((word) => !/\d/.test(word)).join(", "))
    .filter(Boolean)
    .join(" — ");
}
