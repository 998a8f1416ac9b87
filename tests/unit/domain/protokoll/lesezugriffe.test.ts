import { expect, it } from "vitest";
import { artenMit, isLesezugriff, lesezugriffArten, lesezugriffVon } from "~/domain/protokoll/lesezugriffe";

it("kennt jede Art zu lesen mit ihrem Namen, und keinen zweimal", () => {
  const namen = lesezugriffArten.map((art) => lesezugriffVon(art).label);
  expect(namen).toEqual([
    "Antrag gelesen",
    "Antrag als Datei mitgenommen",
    "Liste oder Datei gelesen",
    "Person angesehen",
    "Unternehmen angesehen",
    "Ansicht wie eine Person begonnen",
    "Ansicht wie eine Person beendet",
    "Export bestellt",
    "Logs gelesen",
    "Auszug aus den Logs",
    "Lesezugriffe gelesen",
  ]);
});

it("hält nichts anderes für ein Lesen", () => {
  expect(["antrag.einreichen", "ANMELDUNG", "einsicht.erteilen", "toString", ""].filter(isLesezugriff)).toEqual([]);
  expect(["einsicht.lesen", "LESEZUGRIFFE_GELESEN"].filter(isLesezugriff)).toHaveLength(2);
});

it("sagt, an welcher Stelle steht, über wen es ging", () => {
  expect(artenMit("PERSON", "nach")).toEqual(["BENUTZER_ANGESEHEN"]);
  expect(artenMit("PERSON", "grund")).toEqual(["support.ansicht", "support.ansichtEnde"]);
  expect(artenMit("UNTERNEHMEN", "nach")).toEqual(["UNTERNEHMEN_ANGESEHEN"]);
  expect(artenMit("UNTERNEHMEN", "grund")).toEqual([]);
});
