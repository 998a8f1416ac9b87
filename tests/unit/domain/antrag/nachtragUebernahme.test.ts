import { describe, expect, it } from "vitest";
import { addNachtrag, nachtragstextAus } from "~/domain/antrag/nachtragUebernahme";
import { antwortKey } from "~/domain/antrag/schriftsatzFormulare";

const [eins, zwei] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
const fragen = [
  { uuid: eins, vorhaben: "Lagerdiagnose", frage: "Was ist neu?" },
  { uuid: zwei, vorhaben: "", frage: "Wer arbeitet mit?" },
];
const text = (antworten: Record<string, string>) =>
  nachtragstextAus({ nummer: 2, fragen, werte: { uuid: "u", ...antworten } });

describe("nachtragstextAus", () => {
  it("sets each answer below its question, in their order", () => {
    expect(text({ [antwortKey(zwei)]: "Alle.\n", [antwortKey(eins)]: "Das Verfahren." })).toBe(
      "Zur Nachforderung 2:\n\nZu „Lagerdiagnose“: Was ist neu?\nDas Verfahren.\n\nWer arbeitet mit?\nAlle.",
    );
  });

  it("leaves out what was not answered, and is empty when nothing was", () => {
    expect(text({ [antwortKey(eins)]: " ", [antwortKey(zwei)]: "Alle." })).toBe(
      "Zur Nachforderung 2:\n\nWer arbeitet mit?\nAlle.",
    );
    expect(text({ [antwortKey(eins)]: "" })).toBe("");
  });
});

describe("ergaenzeNachtrag", () => {
  it.each([
    ["", "Neu", "Neu"],
    ["Alt", "Neu", "Alt\n\nNeu"],
    ["Alt", "", "Alt"],
  ])("%j and %j make %j", (bisher, dazu, ganz) => {
    expect(addNachtrag(bisher, dazu)).toMatchObject({ text: ganz, rest: "" });
  });

  it("loses nothing of what is too long", () => {
    const { text: anfang, rest } = addNachtrag("a".repeat(3999), "bcd");
    expect([anfang.length, anfang + rest]).toEqual([4000, `${"a".repeat(3999)}\n\nbcd`]);
  });
});
