import { expect, it } from "vitest";
import { displayField, groupEintraege, readForm } from "../../../app/formkit/readForm";
import { beispiel, feier, kontext, vollstaendig } from "./beispiel";

it("reads the whole form through", () => {
  expect(readForm(beispiel, vollstaendig, kontext)).toEqual([
    {
      titel: "Feier",
      eintraege: [
        { label: "Anlass", text: "Jubiläum" },
        { label: "Am", text: "01.07.2025" },
        { label: "Plätze", text: "20" },
        { label: "Mit Dessert", text: "Nein" },
        { label: "Farben", text: "Rot" },
        { label: "Land", text: "Österreich" },
        { label: "Musik?", text: "Nein" },
        { label: "Stichworte", text: "–" },
        { label: "Zusammen", text: "Jubiläum 2025-07-01" },
      ],
    },
    {
      titel: "Gäste",
      eintraege: [
        { label: "Sitzordnung", text: "–" },
        {
          label: "Gästeliste",
          text: "1 Eintrag",
          zeilenart: "Gast",
          zeilen: [
            {
              titel: "Ada",
              eintraege: [
                { label: "Name", text: "Ada" },
                { label: "E-Mail", text: "–" },
                { label: "Kommt in Begleitung?", text: "Keine Angabe" },
                { label: "Gänge", text: "Suppe" },
              ],
            },
          ],
        },
      ],
    },
    {
      titel: "Tage",
      eintraege: [
        {
          label: "Tage",
          text: "2 Einträge",
          zeilenart: "Tag",
          zeilen: [
            {
              titel: "Montag",
              eintraege: [
                { label: "Datum", text: "Montag" },
                { label: "Kosten", text: "10,00\u00a0€" },
              ],
            },
            {
              titel: "Dienstag",
              eintraege: [
                { label: "Datum", text: "Dienstag" },
                { label: "Kosten", text: "20,50\u00a0€" },
              ],
            },
          ],
        },
      ],
    },
  ]);
});

it("leaves out disabled tabs", () => {
  expect(readForm(beispiel, { ...vollstaendig, anlass: "Allein" }, kontext).map(({ titel }) => titel)).toEqual([
    "Feier",
    "Tage",
  ]);
});

it("numbers rows that have no name yet", () => {
  const [, gaeste] = readForm(beispiel, { ...vollstaendig, gaesteliste: [{ uuid: "a" }, { uuid: "b" }] }, kontext);
  expect(gaeste?.eintraege[1]?.zeilen?.map(({ titel }) => titel)).toEqual(["Gast 1", "Gast 2"]);
});

it("shows a dash for a computed value that is not there yet", () => {
  const zusammen = feier.fields.find(({ key }) => key === "zusammen");
  if (!zusammen) throw new Error("the example lost a field");
  expect(displayField(zusammen, { werte: {}, wurzel: {}, kontext })).toBe("–");
});

it("keeps what stands under one legend together, and a table by itself", () => {
  const ask = (label: string, gruppe?: string) => ({ label, text: "–", ...(gruppe !== undefined && { gruppe }) });
  const tabelle = { label: "Tabelle", text: "", zeilen: [] };
  const gruppen = groupEintraege([
    ask("1"),
    ask("2"),
    ask("3", "Person"),
    ask("4", "Person"),
    ask("5"),
    tabelle,
    tabelle,
    ask("6"),
  ]);
  expect(gruppen.map(({ legende, eintraege }) => [legende, eintraege.map(({ label }) => label).join(" ")])).toEqual([
    [undefined, "1 2"],
    ["Person", "3 4"],
    [undefined, "5"],
    [undefined, "Tabelle"],
    [undefined, "Tabelle"],
    [undefined, "6"],
  ]);
  expect(groupEintraege([])).toEqual([]);
});
