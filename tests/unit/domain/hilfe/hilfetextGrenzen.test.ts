import { expect, it } from "vitest";
import { HILFETEXT_MAX } from "~/domain/hilfe/hilfetextGrenzen";
import { HILFETEXTE } from "~/domain/hilfe/hilfetexte";

it("lässt jedem mitgelieferten Text Raum, noch einmal so lang zu werden", () => {
  expect(Math.max(...HILFETEXTE.map(({ text }) => text.length)) * 2).toBeLessThanOrEqual(HILFETEXT_MAX);
});
