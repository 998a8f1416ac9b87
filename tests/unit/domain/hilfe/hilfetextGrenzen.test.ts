import { expect, it } from "vitest";
import { HILFETEXT_MAX, TEXTDATEI_EINTRAEGE, TEXTDATEI_MAX, TEXTDATEI_ZU_GROSS } from "~/domain/hilfe/hilfetextGrenzen";
import { HILFETEXTE } from "~/domain/hilfe/hilfetexte";

it("lässt jedem mitgelieferten Text Raum, noch einmal so lang zu werden", () => {
  expect(Math.max(...HILFETEXTE.map(({ text }) => text.length)) * 2).toBeLessThanOrEqual(HILFETEXT_MAX);
});

it("lässt einer Datei Raum für alle Texte, auch wenn jeder doppelt so lang wird", () => {
  const zeichen = HILFETEXTE.reduce((summe, { text }) => summe + 2 * text.length + 100, 0);
  expect(zeichen).toBeLessThanOrEqual(TEXTDATEI_MAX);
  expect(HILFETEXTE.length * 2).toBeLessThanOrEqual(TEXTDATEI_EINTRAEGE);
  expect(TEXTDATEI_ZU_GROSS).toBe("Die Datei ist zu groß: höchstens 1.000.000 Zeichen.");
});
