import { expect, it } from "vitest";
import { nachforderungStatusSchluessel, OFFENE_NACHFORDERUNG } from "~/domain/nachforderung/nachforderungStatus";

it("knows the five statuses of a follow-up request, and which of them can still be answered", () => {
  expect(nachforderungStatusSchluessel).toEqual([
    "OFFEN",
    "IN_BEARBEITUNG",
    "BEANTWORTET",
    "FRIST_ABGELAUFEN",
    "GESCHLOSSEN",
  ]);
  expect(OFFENE_NACHFORDERUNG).toEqual(["OFFEN", "IN_BEARBEITUNG"]);
});
