import { expect, it } from "vitest";
import { bekanntgabeSatz } from "~/domain/bescheid/bekanntgabeSatz";

it.each([
  ["ABRUF_PLUS_1", "Er gilt am Tag nach dem Abruf als bekannt gegeben."],
  [
    "BEREITSTELLUNG_PLUS_4",
    "Er gilt am 4. Tag nach der Bereitstellung als bekannt gegeben, unabhängig vom Tag des Abrufs.",
  ],
  ["POST_PLUS_4", "Er gilt am 4. Tag nach der Aufgabe zur Post als bekannt gegeben, unabhängig vom Tag des Abrufs."],
] as const)("sagt unter %s: %s", (regel, satz) => {
  expect(bekanntgabeSatz(regel)).toBe(satz);
});
