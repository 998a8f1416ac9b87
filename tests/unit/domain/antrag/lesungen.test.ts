import { expect, it } from "vitest";
import { hasLesungText, LESUNG, lesungszeileText, lesungText, MITNAHME, mitnahmeText } from "~/domain/antrag/lesungen";

it("sagt, was gelesen wurde; was keinen eigenen Text hat, sind Angaben des Antrags", () => {
  expect([hasLesungText("antraege.getVorhaben"), lesungText("antraege.getVorhaben")]).toEqual([
    true,
    "Formular eines Vorhabens",
  ]);
  expect([hasLesungText("toString"), lesungText("unbekannt")]).toEqual([false, "Angaben des Antrags"]);
});

it("sagt es auch von Zeilen des Protokolls, die unter dem früheren Namen des Aufrufs stehen", () => {
  expect(["antraege.leseAntrag", "dateien.ladeDatei", "nachrichten.markiere"].map(lesungText)).toEqual([
    "alle Angaben des Antrags",
    "Inhalt einer Datei",
    "Nachricht",
  ]);
});

it("sagt von einer Datei, dass sie eine ist und wofür", () => {
  expect(mitnahmeText("dateien.loadDatei", "VORGANG")).toBe("als Datei: Anlage (Zweck: Bearbeitung eines Vorgangs)");
  expect(mitnahmeText("antraege.readAntrag", "gibt es nicht")).toBe("als Datei: alle Angaben des Antrags");
  const zeile = { ruf: "bescheide.getBescheid", zweck: "PRUEFUNG" };
  expect([MITNAHME, LESUNG].map((vorgang) => lesungszeileText({ ...zeile, vorgang }))).toEqual([
    "als Datei: Bescheid (Zweck: Prüfung oder Aufsicht)",
    "Bescheid",
  ]);
});
