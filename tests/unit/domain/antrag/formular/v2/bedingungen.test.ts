import { expect, it } from "vitest";
import {
  canWirtschaftsgueter,
  hasEigenesPersonal,
  hasKooperation,
  hasWirtschaftsgueter,
  isReinerAuftrag,
} from "../../../../../../app/domain/antrag/formular/v2/bedingungen";

it.each([
  [{ eigenbetrieblich: true }, true, false, false],
  [{ auftrag: true }, false, false, true],
  [{ auftrag: true, eigenbetrieblich: true }, true, false, false],
  [{ auftrag: true, kooperationForschung: true }, true, true, false],
  [{ kooperationUnternehmen: true }, true, true, false],
  [{}, false, false, false],
])("%j: eigenes Personal %s, Kooperation %s, reiner Auftrag %s", (formen, personal, kooperation, rein) => {
  expect([hasEigenesPersonal(formen), hasKooperation(formen), isReinerAuftrag(formen)]).toEqual([
    personal,
    kooperation,
    rein,
  ]);
});

it.each([
  ["2024-03-27", true, false, false],
  ["2024-03-28", true, true, true],
  ["2024-03-28", false, true, false],
  ["", true, true, false],
])("Beginn %s, beantragt %s: möglich %s, zu prüfen %s", (beginn, wirtschaftsgueterBeantragen, moeglich, zuPruefen) => {
  const vorhaben = { beginn, wirtschaftsgueterBeantragen, eigenbetrieblich: true };
  expect(canWirtschaftsgueter(vorhaben)).toBe(moeglich);
  expect(hasWirtschaftsgueter(vorhaben)).toBe(zuPruefen);
});
