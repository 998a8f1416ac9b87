import { describe, expect, it } from "vitest";
import { BUNDESLAENDER, toBundesformat } from "~/domain/unternehmen/bundeslaender";
import { isPruefzifferPassend } from "~/domain/unternehmen/steuernummerPruefziffer";
import { BEISPIELE } from "./steuernummern";

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

  it("rechnet in Berlin nach beiden Verfahren", () => {
    // 1121 0815 1815: 56 + 6 + 25 + 8 + 32 + 3 + 10 = 140, bis 143 fehlen 3;
    // nach dem anderen sind es 164, bis 165 fehlt 1.
    const passende = Array.from("0123456789").filter((ziffer) => isPruefzifferPassend("BE", `112108151815${ziffer}`));
    expect(passende).toEqual(["1", "3"]);
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
