import { expect, it } from "vitest";
import { findHinweis } from "~/domain/hilfe/findHinweis";

it("nennt den Text des Schlüssels", () => {
  const hinweise = [
    { schluessel: "speichern", text: "Speichern" },
    { schluessel: "einreichen", text: "<p>Einreichen</p>" },
  ];
  expect(findHinweis(hinweise, "einreichen")).toBe("<p>Einreichen</p>");
});

it.each(["", "  ", "<p></p>", "<p>&nbsp;<br></p>"])("zeigt nichts, wo nichts steht: %j", (text) => {
  expect(findHinweis([{ schluessel: "einreichen", text }], "einreichen")).toBeNull();
});

it("zeigt nichts, wo es den Text nicht gibt", () => {
  expect(findHinweis([], "einreichen")).toBeNull();
});
