import { expect, it } from "vitest";
import {
  NACHFORDERUNG_STATUS,
  nachforderungStatusSchluessel,
  OFFENE_NACHFORDERUNG,
} from "~/domain/nachforderung/nachforderungStatus";

it("knows the five statuses of a follow-up request, and which of them can still be answered", () => {
  expect(nachforderungStatusSchluessel).toEqual([
    "OFFEN",
    "IN_BEARBEITUNG",
    "BEANTWORTET",
    "FRIST_ABGELAUFEN",
    "GESCHLOSSEN",
  ]);
  expect(NACHFORDERUNG_STATUS.IN_BEARBEITUNG).toBe("Antwort begonnen");
  expect(OFFENE_NACHFORDERUNG).toEqual(["OFFEN", "IN_BEARBEITUNG"]);
});
