import { expect, it } from "vitest";
import { DOKUMENT_ARTEN, DOKUMENT_STAENDE } from "../../../../app/domain/antrag/dokumentListe";
import { SCHRIFTSATZ_ARTEN, SCHRIFTSATZ_STATUS } from "../../../../app/domain/antrag/schriftsaetze";

it("knows every kind of document that a company writes, and every state that one which was not discarded can have", () => {
  expect(DOKUMENT_ARTEN).toEqual(expect.arrayContaining([...SCHRIFTSATZ_ARTEN]));
  expect(DOKUMENT_STAENDE).toEqual(
    expect.arrayContaining(SCHRIFTSATZ_STATUS.filter((status) => status !== "VERWORFEN")),
  );
});

it("has each once", () => {
  expect(new Set(DOKUMENT_ARTEN).size).toBe(DOKUMENT_ARTEN.length);
  expect(new Set(DOKUMENT_STAENDE).size).toBe(DOKUMENT_STAENDE.length);
});
