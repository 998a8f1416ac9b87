import { expect, it } from "vitest";
import { isAbgelehnt } from "~/features/shell/isAbgelehnt";

it.each([
  ["eine Ablehnung", { problem: { code: "EINGABE_UNGUELTIG" }, eingaben: {} }, true],
  ["eine Antwort, mit der alles gut ist", { problem: null, vergleich: {} }, false],
  ["eine Antwort ohne Problem", { wiederherstellungscodes: [] }, false],
  ["keine Antwort", undefined, false],
  ["eine leere", null, false],
])("%s", (_, antwort, erwartet) => expect(isAbgelehnt(antwort)).toBe(erwartet));
