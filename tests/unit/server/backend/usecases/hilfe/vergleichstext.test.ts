import { describe, expect, it } from "vitest";
import { toVergleichstext } from "~/server/backend/usecases/hilfe/vergleichstext";

describe("zwei Texte in einer Form", () => {
  it.each([
    ["<p>Ein <strong>kurzer</strong> Name.</p>", "Ein **kurzer** Name."],
    ["<p>Erster.</p><p>Zweiter.</p>", "Erster.\n\nZweiter."],
    ["<p>Nötig sind:</p><ul><li>das eine</li><li>das andere</li></ul>", "Nötig sind:\n\n- das eine\n- das andere"],
    [
      '<p>Mehr steht <a href="https://example.org/a?b=1&amp;c=2" rel="noopener">hier</a>.</p>',
      "Mehr steht [hier](https://example.org/a?b=1&c=2).",
    ],
    ["<p>Mehr als 5 &amp; weniger als 10 &lt; 11.</p>", "Mehr als 5 & weniger als 10 &lt; 11."],
  ])("%s liest sich wie sein Markdown", (html, markdown) => {
    expect(toVergleichstext(html)).toBe(toVergleichstext(markdown));
    expect(toVergleichstext(html)).not.toMatch(/<\/?(p|ul|li|strong|a)/);
  });

  it("lässt Absätze und Listen als Zeilen stehen", () => {
    expect(
      toVergleichstext("<p>Nötig sind:</p><ul><li>das <em>eine</em></li><li>das andere</li></ul><p>Ende.</p>"),
    ).toBe("Nötig sind:\n- das *eine*\n- das andere\n\nEnde.");
  });
});
