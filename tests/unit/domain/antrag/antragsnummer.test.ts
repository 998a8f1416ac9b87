import { expect, it } from "vitest";
import { formatAntragsnummer, vorhabenId } from "../../../../app/domain/antrag/antragsnummer";

it.each([
  [2026, 1, "FZ-2026-000001"],
  [2026, 123, "FZ-2026-000123"],
  [2026, 999_999, "FZ-2026-999999"],
  [1000, 1, "FZ-1000-000001"],
  [9999, 1, "FZ-9999-000001"],
])("Antrag %i Nr. %i: %s", (jahr, nr, nummer) => {
  expect(formatAntragsnummer(jahr, nr)).toBe(nummer);
});

it("nummeriert Vorhaben zweistellig", () => {
  expect(vorhabenId("FZ-2026-000123", 1)).toBe("FZ-2026-000123-01");
  expect(vorhabenId("FZ-2026-000123", 99)).toBe("FZ-2026-000123-99");
});

it.each([
  [999, 1],
  [10_000, 1],
  [2026, 0],
  [2026, 1_000_000],
  [2026, 1.5],
])("lehnt Jahr %d, Nr. %d ab", (jahr, nr) => {
  expect(() => formatAntragsnummer(jahr, nr)).toThrow(RangeError);
});

it.each([0, 100, 1.5])("lehnt das Vorhaben Nr. %d ab", (nummer) => {
  expect(() => vorhabenId("FZ-2026-000123", nummer)).toThrow(RangeError);
});
