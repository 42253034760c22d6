import { describe, expect, it } from "vitest";
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

  it("sets lines under each other", () => {
    const ys = baselines(fit(["un deux trois quatre", "cinq"], 60, 100, 12, 8));
    expect(ys.every((y, i) => i === 0 || y > (ys[i - 1] ?? 0))).toBe(true);
  });
});
