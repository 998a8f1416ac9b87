import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BUNDESLAENDER, formatSteuernummer, toBundesformat } from "../../../../app/domain/unternehmen/bundeslaender";
import { BEISPIELE } from "./steuernummern";

describe("Steuernummer (domain.md 3.3)", () => {
  it.each(BEISPIELE)("%s: %s wird %s und zurück", (land, gedruckt, bund) => {
    expect(toBundesformat(land, gedruckt)).toEqual({ ok: true, value: bund });
    expect(toBundesformat(land, bund)).toEqual({ ok: true, value: bund });
    expect(formatSteuernummer(bund)).toBe(gedruckt);
  });

  it("nimmt andere Trennzeichen", () => {
    expect(toBundesformat("BE", " 21-815 08150 ")).toEqual({ ok: true, value: "1121081508150" });
  });

  it.each([
    ["BE", "21/815/0815", "Bitte geben Sie die Steuernummer im Format FF/BBB/UUUUP (Berlin) oder mit 13 Ziffern ein."],
    [
      "BE",
      "9181081508155",
      "Bitte geben Sie die Steuernummer im Format FF/BBB/UUUUP (Berlin) oder mit 13 Ziffern ein.",
    ],
    [
      "SN",
      "101/123/12340",
      "Bitte geben Sie die Steuernummer im Format 2FF/BBB/UUUUP (Sachsen) oder mit 13 Ziffern ein.",
    ],
    ["BY", "abc", "Bitte geben Sie die Steuernummer im Format FFF/BBB/UUUUP (Bayern) oder mit 13 Ziffern ein."],
    ["", "21/815/08150", "Bitte wählen Sie zuerst das Bundesland aus."],
  ])("%s lehnt %s ab", (land, text, message) => {
    const code = land === "" ? "BUNDESLAND_UNBEKANNT" : "FORMAT_UNGUELTIG";
    expect(toBundesformat(land, text)).toEqual({ ok: false, error: { code, message } });
  });

  it("liefert nur 13 Ziffern mit der Null an fünfter Stelle", () => {
    fc.assert(
      fc.property(fc.constantFrom(...BUNDESLAENDER), fc.string(), (land, text) => {
        const ergebnis = toBundesformat(land.key, text);
        return !ergebnis.ok || /^\d{4}0\d{8}$/.test(ergebnis.value);
      }),
    );
  });
});
