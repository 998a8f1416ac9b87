import { expect, it } from "vitest";
import { findVorlage, MELDUNGSVORLAGEN } from "~/domain/nachricht/meldungsvorlagen";
import { SYSTEMNACHRICHT_TEXT_MAX, SYSTEMNACHRICHT_TITEL_MAX } from "~/domain/nachricht/systemNachricht";
import { cleanHtml, listVerbotenes } from "~/server/backend/usecases/hilfe/cleanHtml";

it.each(Object.entries(MELDUNGSVORLAGEN))("die Vorlage %s lässt sich so speichern, wie sie ist", (key, vorlage) => {
  expect(findVorlage(key)).toBe(vorlage);
  expect(vorlage.titel.length).toBeLessThanOrEqual(SYSTEMNACHRICHT_TITEL_MAX);
  expect(vorlage.text.length).toBeLessThanOrEqual(SYSTEMNACHRICHT_TEXT_MAX);
  expect(listVerbotenes(vorlage.text)).toEqual([]);
  expect(cleanHtml(vorlage.text)).toBe(vorlage.text);
});

it("eine unbekannte Vorlage gibt es nicht", () => {
  expect(findVorlage("")).toBeUndefined();
  expect(findVorlage("toString")).toBeUndefined();
});
