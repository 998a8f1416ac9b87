import { expect, it } from "vitest";
import { formatAntragsnummer, vorhabenId } from "../../../../app/domain/antrag/antragsnummer";

it.each([
  [2026, 1, "FZ-2026-000001"],
  [2026, 123, "FZ-2026-000123"],
  [2026, 999_999, "FZ-2026-999999"],
])("Antrag %i Nr. %i: %s", (jahr, nr, nummer) => {
  expect(formatAntragsnummer(jahr, nr)).toBe(nummer);
});

it("nummeriert Vorhaben zweistellig", () => {
  expect(vorhabenId("FZ-2026-000123", 1)).toBe("FZ-2026-000123-01");
  expect(vorhabenId("FZ-2026-000123", 99)).toBe("FZ-2026-000123-99");
});

it.each([
  [26, 1],
  [2026, 0],
  [2026, 1_000_000],
  [2026, 1.5],
])("lehnt Jahr %d, Nr. %d ab", (jahr, nr) => {
  expect(() => formatAntragsnummer(jahr, nr)).toThrow(RangeError);
});

it("lehnt das hundertste Vorhaben ab", () => {
  expect(() => vorhabenId("FZ-2026-000123", 100)).toThrow(RangeError);
});
