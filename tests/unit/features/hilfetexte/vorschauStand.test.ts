import { expect, it } from "vitest";
import { isVorschauantwort } from "~/features/hilfetexte/vorschauStand";

const STAND = { hilfe: { html: "<p>Neu</p>", isActive: true }, hinweis: null, isUngespeichert: true };

it.each([
  ["a preview", { stand: STAND }],
  ["a hint", { stand: { ...STAND, hilfe: null, hinweis: "<p>Neu</p>" } }],
  ["why there is none", { meldung: "Bitte geben Sie einen Text ein." }],
])("takes %s", (_, antwort) => {
  expect(isVorschauantwort(antwort)).toBe(true);
});

it.each([
  ["nothing", null],
  ["a page", "<!doctype html>"],
  ["a preview without its words", { stand: { ...STAND, hilfe: { isActive: true } } }],
  ["a message that is none", { meldung: 5 }],
])("takes %s for no answer", (_, antwort) => {
  expect(isVorschauantwort(antwort)).toBe(false);
});
