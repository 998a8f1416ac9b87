import { describe, expect, it } from "vitest";
import { readZeichengroesse, ZEICHENGROESSEN } from "~/features/verbund/zeichengroesse";

describe("readZeichengroesse", () => {
  it.each([
    ["zeichnung=gross", "gross"],
    ["zeichnung=uebersicht&seite=2", "uebersicht"],
    ["zeichnung=riesig", null],
    ["zeichnung=", null],
    ["", null],
  ])("reads %s as %s", (query, groesse) => {
    expect(readZeichengroesse(new URLSearchParams(query))).toBe(groesse);
  });

  it("has letters of at least twelve pixels in every size but that of the overview", () => {
    const kleine = ZEICHENGROESSEN.filter(({ mal }) => mal * 12 < 12).map(({ key }) => key);
    expect(kleine).toEqual(["uebersicht"]);
  });
});
