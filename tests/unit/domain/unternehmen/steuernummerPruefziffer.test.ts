import { describe, expect, it } from "vitest";
import { BUNDESLAENDER, toBundesformat } from "~/domain/unternehmen/bundeslaender";
import { isPruefzifferPassend } from "~/domain/unternehmen/steuernummerPruefziffer";

/** The published examples: one for each Land. */
const BEISPIELE: readonly (readonly [land: string, gedruckt: string, bund: string])[] = [
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
];

describe("Die Prüfziffer einer Steuernummer", () => {
  it("kennt jedes Bundesland", () => {
    expect(BEISPIELE.map(([land]) => land)).toEqual(BUNDESLAENDER.map(({ key }) => key));
  });

  it.each(BEISPIELE)("passt im veröffentlichten Beispiel von %s: %s", (land, gedruckt, bund) => {
    expect(toBundesformat(land, gedruckt)).toEqual({ ok: true, value: bund });
    expect(isPruefzifferPassend(land, bund)).toBe(true);
  });

  it.each(BEISPIELE)("passt für %s zu höchstens zwei Ziffern", (land, _gedruckt, bund) => {
    const passende = Array.from("0123456789").filter((ziffer) =>
      isPruefzifferPassend(land, bund.slice(0, 12) + ziffer),
    );
    expect(passende).toContain(bund.at(-1));
    expect(passende.length).toBeLessThanOrEqual(land === "BE" ? 2 : 1);
  });

  it("findet eine vertauschte Ziffer", () => {
    expect(isPruefzifferPassend("BW", "2893018508152")).toBe(false);
    expect(isPruefzifferPassend("NW", "5133085108159")).toBe(false);
  });

  it("sagt nichts zu einem unbekannten Land und zu anderem als dreizehn Ziffern", () => {
    expect(isPruefzifferPassend("", "2893081508159")).toBe(true);
    expect(isPruefzifferPassend("BW", "93815/08159")).toBe(true);
  });
});
