import { expect, it } from "vitest";
import { readTabellenOrt } from "~/domain/hilfe/tabellenOrt";

const ort = (query: string) => readTabellenOrt("vorhabenV2", new URLSearchParams(query));

it.each([
  ["tabelle=auftragnehmer", 2, "auftragnehmer"],
  ["tabelle=arbeitspakete", 5, null],
  ["tabelle=rahmen", 7, null],
  ["tabelle=gibtEsNicht", 0, null],
])("kennt den Reiter oder das Formular einer Tabelle als Ganzes: %j", (query, tab, form) => {
  expect(ort(`vorhaben=v1&${query}`)).toEqual({ bereich: "vorhabenV2", tab, form });
});

it("liest im Formular, was dort in der Adresse steht", () => {
  expect(ort("tab=2&tabelle=rahmen")).toEqual({ bereich: "vorhabenV2", tab: 2, form: null });
});
