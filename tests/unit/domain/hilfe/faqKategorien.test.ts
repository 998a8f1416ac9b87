import { expect, it } from "vitest";
import { FAQ } from "../../../../app/domain/faq";
import { FAQ_KATEGORIEN } from "../../../../app/domain/hilfe/faqKategorien";

it("jede Kategorie hat mitgelieferte Fragen, und jede Frage eine Kategorie", () => {
  expect([...new Set(FAQ.map(({ kategorie }) => kategorie))].sort()).toEqual(Object.keys(FAQ_KATEGORIEN).sort());
});
