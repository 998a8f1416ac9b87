import { expect, it } from "vitest";
import { allgemeinesHilfefeld } from "../../../../app/domain/hilfe/allgemeinesHilfefeld";

it.each([
  ["vorhabenV1", 0, null, "vorhabenAllgemein"],
  ["vorhabenV1", 1, null, "taetigkeitsformAllgemein"],
  ["vorhabenV1", 2, null, "auftragsforschungAllgemein"],
  ["vorhabenV1", 3, null, "kooperationspartnerAllgemein"],
  ["vorhabenV1", 4, null, "inhaltlicheAngabenAllgemein"],
  ["vorhabenV1", 5, null, "finanziellerRahmenAllgemein"],
  ["vorhabenV1", 6, null, "personellerRahmenAllgemein"],
  ["vorhabenV2", 0, null, "vorhabenAllgemein"],
  ["vorhabenV2", 1, null, "taetigkeitsformAllgemein"],
  ["vorhabenV2", 2, null, "auftragsforschungAllgemein"],
  ["vorhabenV2", 3, null, "kooperationsforschungAllgemein"],
  ["vorhabenV2", 4, null, "inhaltlicheAngabenAllgemein"],
  ["vorhabenV2", 5, null, "arbeitsplanTool"],
  ["vorhabenV2", 6, null, "wirtschaftsgueterAllgemein"],
  ["vorhabenV2", 7, null, "rahmenAllgemein"],
  ["vorhabenV2", 2, "auftragnehmer", "auftragnehmerAllgemein"],
  ["vorhabenV1", 3, "kooperationspartner", "kooperationspartnerAllgemein"],
  ["vorhabenV2", 3, "kooperationspartner", "kooperationspartnerAllgemein"],
  ["vorhabenV2", 6, "wirtschaftsgut", "wirtschaftsgutAllgemein"],
  ["vorhabenV2", 8, null, "vorhabenAllgemein"],
  ["einreichen", 0, null, "wirtschaftsjahrAllgemein"],
  ["wirtschaftsjahr", 5, null, "wirtschaftsjahrAllgemein"],
] as const)("%s, Tab %i, Formular %s: %s (§2)", (bereich, tab, form, feld) => {
  expect(allgemeinesHilfefeld({ bereich, tab, form })).toBe(feld);
});
