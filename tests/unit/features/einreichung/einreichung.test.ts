import { describe, expect, it } from "vitest";
import { readEinreichung } from "~/features/einreichung/readEinreichung";

function formOf(eintraege: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, wert] of eintraege) form.append(name, wert);
  return form;
}

describe("the submission form as posted", () => {
  it("is unanswered when nothing is posted", () => {
    expect(readEinreichung(new FormData())).toEqual({
      beratung: null,
      beratungName: "",
      beratungOrt: "",
      beratungArt: "",
      beratungMitwirkung: "",
      gutachterWiderspruch: false,
      interneNotiz: "",
      erklaerungen: [],
    });
  });

  it.each([
    ["true", true],
    ["false", false],
    ["", null],
    ["vielleicht", null],
  ])("reads the answer %j", (wert, erwartet) => {
    expect(readEinreichung(formOf([["beratung", wert]])).beratung).toBe(erwartet);
  });

  it("replaces tabs and em-spaces as every other text of the portal", () => {
    const form = formOf([
      ["beratungName", "Rat\tund\u2003Tat"],
      ["beratungOrt", " Bonn "],
      ["beratungMitwirkung", "Text\tund\u2003Zahlen\u0007"],
      ["interneNotiz", "eins\u2003zwei"],
    ]);
    expect(readEinreichung(form)).toMatchObject({
      beratungName: "Rat undTat",
      beratungOrt: "Bonn",
      beratungMitwirkung: "Text und\nZahlen",
      interneNotiz: "eins\nzwei",
    });
  });

  it("keeps every declaration and counts a line break as one character", () => {
    const form = formOf([
      ["erklaerungen", "richtigkeit"],
      ["erklaerungen", "abruf"],
      ["gutachterWiderspruch", "true"],
      ["interneNotiz", "eins\r\nzwei"],
    ]);
    expect(readEinreichung(form)).toMatchObject({
      erklaerungen: ["richtigkeit", "abruf"],
      gutachterWiderspruch: true,
      interneNotiz: "eins\nzwei",
    });
  });
});
