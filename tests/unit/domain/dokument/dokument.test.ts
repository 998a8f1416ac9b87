import { expect, it } from "vitest";
import { listTexte } from "../../../../app/domain/dokument/dokument";

it("lists everything that stands in a document, in reading order", () => {
  const texte = listTexte({
    titel: "Titel",
    kennzeichen: "Kennzeichen",
    stand: new Date(0),
    isQuer: false,
    bloecke: [
      { art: "ueberschrift", stufe: 1, text: "Kopf" },
      { art: "angaben", angaben: [{ label: "Frage", text: "Antwort" }] },
      { art: "liste", punkte: ["eins", "zwei"] },
      { art: "tabelle", titel: "Tabelle", spalten: [{ titel: "A", breite: 1 }], zeilen: [["1"], ["2"]] },
      { art: "absatz", text: "Ende" },
    ],
  });
  expect(texte).toEqual(["Kopf", "Frage", "Antwort", "eins", "zwei", "Tabelle", "A", "1", "2", "Ende"]);
});
