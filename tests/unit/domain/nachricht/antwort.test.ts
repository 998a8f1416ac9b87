import { expect, it } from "vitest";
import { antragStatusSchluessel } from "../../../../app/domain/antrag/antragStatus";
import {
  ANTWORT_DATEIEN_MAX,
  ANTWORT_MAX,
  isBeantwortbar,
  NACHRICHT_ANSICHTEN,
} from "../../../../app/domain/nachricht/antwort";

it("allows an answer as long as the Antrag is not over, and none without an Antrag", () => {
  expect(antragStatusSchluessel.filter((status) => !isBeantwortbar(status))).toEqual(["GESCHLOSSEN", "GELOESCHT"]);
  expect(isBeantwortbar(null)).toBe(false);
});

it("has the limits of an answer to a Nachforderung", () => {
  expect([ANTWORT_MAX, ANTWORT_DATEIEN_MAX]).toEqual([4000, 3]);
});

it("shows all messages, those of one state, or the answers: the words of the address", () => {
  expect(NACHRICHT_ANSICHTEN).toEqual(["alle", "ungelesen", "gelesen", "antworten"]);
});
