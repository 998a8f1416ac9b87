import { expect, it } from "vitest";
import { readHilfeOrt } from "../../../../app/domain/hilfe/hilfeOrt";

const ort = (query: string) => readHilfeOrt("vorhabenV2", new URLSearchParams(query));

it.each([
  ["", 0],
  ["tab=0", 0],
  ["tab=5", 5],
  ["tab=-1", 0],
  ["tab=1.5", 0],
  ["tab=drei", 0],
])("reads the tab of %j as %i", (query, tab) => {
  expect(ort(query)).toEqual({ bereich: "vorhabenV2", tab, form: null });
});

it.each([
  ["tabelle=auftragnehmer&zeile=z1", "auftragnehmer"],
  ["tabelle=kooperationspartner&zeile=z1", "kooperationspartner"],
  ["tabelle=wirtschaftsgueter&zeile=z1", "wirtschaftsgut"],
  ["tabelle=arbeitspakete&zeile=z1", null],
  ["tabelle=auftragnehmer", null],
  ["tabelle=auftragnehmer&zeile=", null],
  ["zeile=z1", null],
])("knows the open form of %j: %s", (query, form) => {
  expect(ort(`tab=2&${query}`)).toEqual({ bereich: "vorhabenV2", tab: 2, form });
});
