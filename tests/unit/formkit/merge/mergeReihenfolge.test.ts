import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeReihenfolge, withAllen } from "../../../../app/formkit/merge/mergeReihenfolge";

const z = (text: string) => Array.from(text);
const merge = (ids: string, basis: string, { gespeichert, gewollt }: { gespeichert: string; gewollt: string }) =>
  mergeReihenfolge(new Set(z(ids)), { basis: z(basis), gespeichert: z(gespeichert), gewollt: z(gewollt) })?.join("") ??
  null;

describe("mergeReihenfolge", () => {
  it.each([
    ["niemand hat verschoben", "abc", "abc", "abc", "abc", "abc"],
    ["die anderen", "abc", "abc", "bac", "abc", "bac"],
    ["ich", "abc", "abc", "abc", "acb", "acb"],
    ["beide an verschiedenen Stellen", "abcd", "abcd", "bacd", "abdc", "badc"],
    ["beide gleich", "abc", "abc", "cab", "cab", "cab"],
    ["angefügt von beiden", "abxy", "ab", "abx", "aby", "abxy"],
    ["gelöscht von einem, verschoben vom anderen", "ac", "abc", "ac", "cab", "ca"],
    ["im Widerspruch", "abc", "abc", "bac", "acb", null],
  ])("%s", (_fall, ids, basis, gespeichert, gewollt, erwartet) => {
    expect(merge(ids, basis, { gespeichert, gewollt })).toBe(erwartet);
  });

  it("stellt je zwei Zeilen so, wie es wollte, wer sie vertauscht hat, und verliert keine", () => {
    const folge = fc.shuffledSubarray(z("abcdef"), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(folge, folge, folge, (basis, gespeichert, gewollt) => {
        const ids = new Set(basis);
        const folge = mergeReihenfolge(ids, { basis, gespeichert, gewollt });
        if (folge === null) return;
        expect([...folge].sort()).toEqual(z("abcdef"));
        const vor = (liste: readonly string[], a: string, b: string) => liste.indexOf(a) < liste.indexOf(b);
        for (const a of ids)
          for (const b of ids) {
            if (a === b) continue;
            const [x, y, w] = [basis, gespeichert, gewollt].map((liste) => vor(liste, a, b));
            expect(vor(folge, a, b)).toBe(y === x ? w : y);
          }
      }),
    );
  });

  it("mitAllen nimmt nur, was es gibt, die zweite Liste danach", () => {
    expect(withAllen(new Set(z("abd")), z("bca"), z("dab"))).toEqual(z("bad"));
  });
});
