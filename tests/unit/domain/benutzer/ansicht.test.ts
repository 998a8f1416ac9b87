import { describe, expect, it } from "vitest";
import {
  ANSICHT_DAUERN,
  ANSICHT_MINUTEN,
  ansichtDauern,
  formatAnsichtCode,
  isAnsichtDauer,
  readAnsichtCode,
} from "~/domain/benutzer/ansicht";

describe("the times of a view", () => {
  it("are a quarter of an hour for one, and three for the consent", () => {
    expect(ANSICHT_MINUTEN).toBe(15);
    expect(ansichtDauern.map((dauer) => [ANSICHT_DAUERN[dauer].text, ANSICHT_DAUERN[dauer].minuten])).toEqual([
      ["1 Stunde", 60],
      ["1 Tag", 1440],
      ["7 Tage", 10080],
    ]);
  });

  it("are known by their keys only", () => {
    expect(ansichtDauern.every(isAnsichtDauer)).toBe(true);
    expect(["", "JAHR", "toString"].some(isAnsichtDauer)).toBe(false);
  });
});

describe("a code", () => {
  it("is shown in two groups and read again in any way that somebody may type it", () => {
    expect(formatAnsichtCode("01234567")).toBe("0123 4567");
    for (const text of ["01234567", "0123 4567", " 0123-4567 ", "01 23 45 67"])
      expect(readAnsichtCode(text), text).toBe("01234567");
  });

  it.each(["", "0123456", "012345678", "0123456a", "１２３４５６７８"])("is not „%s“", (text) => {
    expect(readAnsichtCode(text)).toBeNull();
  });
});
