import { describe, expect, it } from "vitest";
import { isCsrfRichtig, isVorSitzung, newVorSitzung, vorSitzungToken } from "../../../../app/server/portal/csrf";

const mit = (csrf?: string) => {
  const form = new FormData();
  if (csrf !== undefined) form.set("csrf", csrf);
  return form;
};

describe("Schutz der Formulare", () => {
  it("bindet das Zeichen eines Besuchers ohne Sitzung an sein Cookie", () => {
    const eins = newVorSitzung();
    const zwei = newVorSitzung();
    expect(isVorSitzung(eins)).toBe(true);
    expect(vorSitzungToken("k", eins)).toBe(vorSitzungToken("k", eins));
    expect(vorSitzungToken("k", eins)).not.toBe(vorSitzungToken("k", zwei));
    expect(vorSitzungToken("k", eins)).not.toBe(vorSitzungToken("anders", eins));
  });

  it.each([undefined, "", "kurz", `${"a".repeat(42)}!`, "a".repeat(44)])("erkennt kein fremdes Cookie an: %j", (wert) => {
    expect(isVorSitzung(wert)).toBe(false);
  });

  it.each([
    ["richtig", "richtig", true],
    ["falsch", "richtig", false],
    ["", "richtig", false],
    [undefined, "richtig", false],
  ])("Zeichen %j, erwartet %j: %s", (gesendet, erwartet, ergebnis) => {
    expect(isCsrfRichtig(mit(gesendet), erwartet)).toBe(ergebnis);
  });
});
