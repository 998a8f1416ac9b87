import { describe, expect, it } from "vitest";
import { plantMutants } from "../../scripts/mutation/mutants";
import { sampleOf } from "../../scripts/mutation/sample";

const plant = (text: string) => plantMutants("app/lib/a.ts", text, 0);
const faultsOf = (text: string): string[] => plant(text).mutants.map(({ was, now }) => `${was} → ${now}`);

describe("planted faults", () => {
  it.each([
    ["const a = b < c;", ["b < c → (b) <= (c)"]],
    ["const a = b === c && d;", ["b === c && d → (b === c) || (d)", "b === c → (b) !== (c)"]],
    ["if (a) b = c;", ["a → true", "a → false"]],
    ["const a = [true];", ["[true] → []", "true → false"]],
    ["const a = b.filter(c);", ["b.filter(c) → b"]],
    ["const a = b.some(c);", ["b.some(c) → b.every(c)"]],
    ["const a = b + 1;", ["b + 1 → b - 1", "1 → 1 + 1"]],
    ["speichere(a);", ["speichere(a) → undefined"]],
    ['const a = "ENTWURF";', ['"ENTWURF" → "planted"']],
  ])("%s", (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  it.each([
    ['import { a } from "b";', "import"],
    ['type A = "b" | true;', "type"],
    ['const a = "Bitte geben Sie alle Erklärungen ab.";', "sentence for people"],
    ['const a = { "b-c": d };', "key"],
    ["const a = b?.filter(c).length;", "chain that may be cut short"],
    ["const a = b.toString();", "method that no other stands for"],
    ["class A extends B { constructor() { super(); } }", "what a constructor must call"],
  ])("none in %s: %s", (text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it("stand behind a switch, each on its own, and leave the rest of the text alone", () => {
    const { text, mutants } = plant("// why\nexport const a = b < 1; // end\n");
    expect(text).toBe(
      "// why\nexport const a = (__mutant(0) ? ((b) <= (1)) : (b < (__mutant(1) ? (1 + 1) : (1)))); // end\n",
    );
    expect(mutants.map(({ id, line, column }) => [id, line, column])).toEqual([
      [0, 2, 18],
      [1, 2, 22],
    ]);
  });
});

describe("a sample", () => {
  const values = [...Array(50).keys()];

  it("is the same for the same seed, another for another, and never draws twice", () => {
    const [some, again, other] = [sampleOf(values, 10, 1), sampleOf(values, 10, 1), sampleOf(values, 10, 2)];
    expect(again).toEqual(some);
    expect(other).not.toEqual(some);
    expect(new Set(some).size).toBe(10);
  });

  it("is everything when there is no more", () => {
    expect(sampleOf(values, 100, 1).sort((a, b) => a - b)).toEqual(values);
  });
});
