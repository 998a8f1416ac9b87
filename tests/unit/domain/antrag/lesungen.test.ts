import { expect, it } from "vitest";
import { hasLesungText, lesungText } from "~/domain/antrag/lesungen";

it("sagt, was gelesen wurde; was keinen eigenen Text hat, sind Angaben des Antrags", () => {
  expect([hasLesungText("antraege.getVorhaben"), lesungText("antraege.getVorhaben")]).toEqual([
    true,
    "Formular eines Vorhabens",
  ]);
  expect([hasLesungText("toString"), lesungText("unbekannt")]).toEqual([false, "Angaben des Antrags"]);
});
