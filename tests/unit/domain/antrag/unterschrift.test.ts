import { expect, it } from "vitest";
import {
  UNTERSCHRIFT_ERGEBNIS,
  UNTERSCHRIFT_ERGEBNISSE,
  UNTERSCHRIFT_INTENTS,
} from "../../../../app/domain/antrag/unterschrift";

it("nennt zu jeder Unterschrift ein eigenes Ergebnis", () => {
  expect(new Set(UNTERSCHRIFT_ERGEBNISSE).size).toBe(UNTERSCHRIFT_INTENTS.length);
  expect(UNTERSCHRIFT_ERGEBNISSE[0]).toBe(UNTERSCHRIFT_ERGEBNIS.EINREICHEN);
});
