import { describe, expect, it } from "vitest";
import { isZuErinnern, pickErinnerungTage, restTage } from "~/domain/frist/erinnerung";

describe("pickErinnerungTage", () => {
  it("takes each that can be chosen once, the earliest first", () => {
    expect(pickErinnerungTage(["1", "14", "1", "2", "", "drei"])).toEqual([14, 1]);
    expect(pickErinnerungTage([3, 7])).toEqual([7, 3]);
    expect(pickErinnerungTage([])).toEqual([]);
  });
});

describe("isZuErinnern", () => {
  const lage = { tage: [7, 1], geprueftBis: "2026-03-01", heute: "2026-03-02" };

  it.each([
    ["on a chosen day", "2026-03-09", true],
    ["on the other one", "2026-03-03", true],
    ["on the day before it", "2026-03-10", false],
    ["on the day after it, when it was looked on it", "2026-03-08", false],
    ["on the last day itself", "2026-03-02", false],
    ["when it is over", "2026-03-01", false],
  ])("%s", (_wann, tag, erwartet) => {
    expect(isZuErinnern(tag, lage)).toBe(erwartet);
  });

  it("makes up for days without a look, as long as the deadline runs", () => {
    const spaeter = { ...lage, geprueftBis: "2026-02-28" };
    expect(isZuErinnern("2026-03-08", spaeter)).toBe(true);
    expect(isZuErinnern("2026-03-02", spaeter)).toBe(true);
    expect(isZuErinnern("2026-03-01", spaeter)).toBe(false);
  });

  it("lets go of what is longer ago than three days", () => {
    const lange = { ...lage, geprueftBis: "2026-01-01" };
    expect(isZuErinnern("2026-03-07", lange)).toBe(true);
    expect(isZuErinnern("2026-03-06", lange)).toBe(false);
  });

  it("is never without a choice", () => {
    expect(isZuErinnern("2026-03-09", { ...lage, tage: [] })).toBe(false);
  });
});

describe("restTage", () => {
  it("says how long it is", () => {
    expect(["2026-03-02", "2026-03-03", "2026-03-09"].map((tag) => restTage(tag, "2026-03-02"))).toEqual([
      "heute",
      "morgen",
      "in 7 Tagen",
    ]);
  });
});
