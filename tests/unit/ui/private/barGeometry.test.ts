import { expect, it } from "vitest";
import { type BarColumn, barGeometry } from "~/ui/private/barGeometry";

const column = (label: string, texts: readonly string[], notes: readonly string[] = []): BarColumn => ({
  key: label,
  label,
  notes,
  bars: texts.map((text, index) => ({ key: String(index), text, parts: [{ look: "plain", share: 1 }] })),
});

it("gives each figure a place as wide as the longest one", () => {
  const { columns, barWidth } = barGeometry([column("2024", ["1", "2"]), column("2025", ["999.999.999,75", "3"])]);
  const middles = columns.flatMap(({ bars }) => bars.map(({ middle }) => middle));
  const distances = middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0));
  for (const distance of distances) expect(distance).toBeGreaterThan(90);
  expect(columns[0]?.bars[0]?.left).toBe((middles[0] ?? 0) - barWidth / 2);
});

it("ends the highest bar below the figures and has a line for each note", () => {
  const plain = barGeometry([column("2024", ["1"])]);
  const noted = barGeometry([column("2024", ["1"], ["Rumpfjahr", "vorläufig"])]);
  expect(plain.base - plain.heightOf(1)).toBeGreaterThan(20);
  expect(noted.height - plain.height).toBe(36);
  expect(noted.noteY(1)).toBeLessThan(noted.height);
});
