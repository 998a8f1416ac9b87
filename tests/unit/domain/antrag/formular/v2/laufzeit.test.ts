import { expect, it } from "vitest";
import { laufzeitMonate } from "../../../../../../app/domain/antrag/formular/v2/laufzeit";

it.each([
  ["2025-01-01", "2025-12-31", 12],
  ["2025-01-01", "2026-01-01", 13],
  ["2025-01-15", "2025-02-14", 1],
  ["2025-01-15", "2025-02-15", 2],
  ["2024-02-29", "2024-02-29", 1],
  ["2025-02-01", "2025-01-31", undefined],
  ["", "2025-01-31", undefined],
])("%s bis %s: %s Monate", (beginn, ende, monate) => {
  expect(laufzeitMonate({ beginn, ende })).toBe(monate);
});
