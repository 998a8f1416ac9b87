import { expect, it } from "vitest";
import { formulare } from "~/domain/antrag/formular/formulare";
import { listVerlorenes } from "~/domain/antrag/formular/verlorenes";
import { KONTEXT, vorhabenBeispiel } from "../../../../support/vorhabenBeispiel";

const verlorene = (alt: object, neu: object) =>
  listVerlorenes(formulare.V2, { alt: { ...alt }, neu: { ...neu } }, KONTEXT);

it("nichts, solange alles noch dasteht", () => {
  const werte = vorhabenBeispiel();
  expect(verlorene(werte, werte)).toEqual([]);
});

it("eine Antwort, wie man sie liest; eine geänderte ist nicht verloren", () => {
  expect(verlorene({ titel: "Alt", beginn: "2024-02-29" }, { titel: "Neu", beginn: "" })).toEqual([
    { label: "Beginn des Vorhabens", text: "29.02.2024" },
  ]);
});

it("ein Nein, aber keinen Haken, der nicht gesetzt war", () => {
  const alt = { vorherigerAntrag: false, auftragsforschung: false };
  expect(verlorene(alt, {}).map(({ text }) => text)).toEqual(["Nein"]);
});

it("die Angaben eines Jahres, auch wenn das Jahr selbst nicht mehr dasteht; das Jahr behält seine Zeile, wie sie auch heißt", () => {
  const zeile = { uuid: "a", jahr: "2024", personalAnzahl: "2" };
  const bleibt = { uuid: "b", jahr: "2024", personalAnzahl: "" };
  const verloren = { label: "Wirtschaftsjahr 2024: Anzahl beteiligter Personen", text: "2" };
  expect(verlorene({ rahmen: [zeile] }, { rahmen: [bleibt] })).toEqual([verloren]);
  expect(verlorene({ rahmen: [zeile] }, { rahmen: [] })).toContainEqual(verloren);
});
