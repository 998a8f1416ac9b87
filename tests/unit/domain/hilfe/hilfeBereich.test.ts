import { expect, it } from "vitest";
import { isHilfeBereich } from "../../../../app/domain/hilfe/hilfeBereich";

it("kennt seine Bereiche", () => {
  expect(isHilfeBereich("vorhabenV2")).toBe(true);
  expect(isHilfeBereich("anderes")).toBe(false);
});
