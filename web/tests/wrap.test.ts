import { describe, expect, it } from "vitest";
import { bits } from "../src/faces/pips";
import { baselines, estimate, fit, wrap } from "../src/faces/wrap";

describe("wrap", () => {
  it("breaks between words and loses none", () => {
    const text = "Une fois par tour, engagez cette unité et dégagez une de vos unités communes";
    const lines = wrap(text, 12, 120);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join(" ")).toBe(text);
    for (const line of lines) expect(estimate(line) * 12).toBeLessThanOrEqual(120);
  });

  it("leaves a word longer than the line alone", () => {
    expect(wrap("a extraordinairement b", 20, 60)).toEqual(["a", "extraordinairement", "b"]);
  });
});

describe("bits", () => {
  it("tells what stands in brackets from the sentence around it", () => {
    const aside = (text: string, inside = false): string =>
      bits(text, inside)
        .filter((bit) => bit.aside)
        .map((bit) => bit.text)
        .join("");
    expect(aside("Parade {2} (Contrecarrez-le pour {2}.) Vol")).toBe("(Contrecarrez-le pour 2.)");
    expect(aside("de son choix.) Vol", true)).toBe("de son choix.)");
    expect(aside("Vol")).toBe("");
  });
});

describe("bits of an ability", () => {
  it("sets the ability word in front apart, and nothing else that stands before a dash", () => {
    const front = (text: string): string | undefined => bits(text).find((bit) => bit.aside)?.text;
    expect(front("Angoisse — À chaque fois qu’un enchantement arrive, piochez une carte.")).toBe("Angoisse");
    expect(front("Delirium — Draw {2}.")).toBe("Delirium");
    for (const text of ["II — Draw a card.", "Choose one —", "Imminence 4 — {2}{R}", "Ward—{2}"]) expect(front(text)).toBeUndefined();
  });
});

describe("fit", () => {
  it("takes the largest size where little is said", () => {
    expect(fit(["Passe."], 200, 60, 14, 7).size).toBe(14);
  });

  it("makes much text smaller until it fits", () => {
    const much = Array.from({ length: 6 }, () => "Quand cette créature est détruite, vous pouvez écarter un dé.");
    const block = fit(much, 212, 110, 14, 7);
    expect(block.size).toBeLessThan(14);
    expect(block.height).toBeLessThanOrEqual(110);
    expect(block.lines.filter((line) => line.first)).toHaveLength(6);
  });

  it("cuts with an ellipsis what fits at no size", () => {
    const block = fit(["mot ".repeat(400).trim()], 100, 40, 14, 10);
    expect(block.height).toBeLessThanOrEqual(40);
    expect(block.lines.at(-1)?.text.endsWith("…")).toBe(true);
  });

  it("knows on which lines a reminder goes on", () => {
    const block = fit(["Manifestez l'effroi. (Regardez les deux cartes du dessus.) Piochez."], 100, 200, 12, 12);
    const inside = block.lines.filter((line) => line.inside).map((line) => line.text);
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.join(" ")).toContain("dessus.)");
    expect(block.lines[0]?.inside).toBe(false);
  });

  it("sets lines under each other", () => {
    const ys = baselines(fit(["un deux trois quatre", "cinq"], 60, 100, 12, 8));
    expect(ys.every((y, i) => i === 0 || y > (ys[i - 1] ?? 0))).toBe(true);
  });
});
