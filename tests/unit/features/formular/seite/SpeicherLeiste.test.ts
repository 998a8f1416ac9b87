import { expect, it } from "vitest";
import { standText } from "~/features/formular/seite/SpeicherLeiste";

const GESPEICHERT = { neu: false, gespeichertAm: "2026-03-02T19:55:00.000Z", gespeichertVon: "Petra Fall" };
const RUHIG = { unterwegs: null, isAbgelehnt: false, aenderungen: 0 };

it.each([
  [RUHIG, /^Gespeichert 02\.03\.2026, 20:55\sUhr von Petra Fall$/],
  [{ ...RUHIG, aenderungen: 1 }, "1 ungespeicherte Änderung"],
  [{ ...RUHIG, aenderungen: 3 }, "3 ungespeicherte Änderungen"],
  [{ ...RUHIG, aenderungen: 3, isAbgelehnt: true }, /^Nicht gespeichert: /],
  [{ unterwegs: "speichern", aenderungen: 3, isAbgelehnt: true }, "Wird gespeichert …"],
])("zu %j sagt die Leiste „%s“", (stand, text) => {
  expect(standText(GESPEICHERT, stand)).toMatch(text);
});

it("sagt von einem neuen Vorhaben nicht, dass es gespeichert sei", () => {
  expect(standText({ ...GESPEICHERT, neu: true }, RUHIG)).toBe("Noch nicht gespeichert");
});
