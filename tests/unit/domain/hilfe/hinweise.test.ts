import { expect, it } from "vitest";
import { findHinweis } from "~/domain/hilfe/findHinweis";
import { HINWEISE } from "~/domain/hilfe/hinweise";

it("hat jeden Hinweis einmal, mit Text und mit der Stelle, an der er steht", () => {
  expect(new Set(HINWEISE.map(({ schluessel }) => schluessel)).size).toBe(HINWEISE.length);
  for (const { bezeichnung, text } of HINWEISE) expect([bezeichnung, text]).not.toContain("");
  expect(findHinweis(HINWEISE, "einreichen")).not.toBeNull();
});
