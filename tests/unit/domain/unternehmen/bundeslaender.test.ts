import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BUNDESLAENDER, formatSteuernummer, toBundesformat } from "../../../../app/domain/unternehmen/bundeslaender";

describe("Steuernummer (domain.md 3.3)", () => {
  it.each([
    ["BW", "93815/08152", "2893081508152"],
    ["BY", "181/815/08155", "9181081508155"],
    ["BE", "21/815/08150", "1121081508150"],
    ["BB", "048/815/08155", "3048081508155"],
    ["HB", "75 815 08152", "2475081508152"],
    ["HH", "02/815/08156", "2202081508156"],
    ["HE", "013 815 08153", "2613081508153"],
    ["MV", "079/815/08151", "4079081508151"],
    ["NI", "24/815/08151", "2324081508151"],
    ["NW", "133/8150/8159", "5133081508159"],
    ["RP", "22/815/08154", "2722081508154"],
    ["SL", "010/815/08182", "1010081508182"],
    ["SN", "201/123/12340", "3201012312340"],
    ["ST", "101/815/08154", "3101081508154"],
    ["SH", "29/815/08158", "2129081508158"],
    ["TH", "151/815/08156", "4151081508156"],
  ])("%s: %s wird %s und zurück", (land, gedruckt, bund) => {
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
    expect(toBundesformat(land, text)).toMatchObject({ ok: false, error: { message } });
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
