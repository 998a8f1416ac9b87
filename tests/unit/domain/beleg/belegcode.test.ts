import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { belegcodeAus, formatBelegcode, parseBelegcode } from "~/domain/beleg/belegcode";

const bytes = fc.uint8Array({ minLength: 10, maxLength: 32 });
const ZEICHEN = Array.from("0123456789ABCDEFGHJKMNPQRSTVWXYZ");

describe("belegcode", () => {
  it("has sixteen characters and is read back however it is typed", () => {
    fc.assert(
      fc.property(bytes, (zufall) => {
        const code = belegcodeAus(zufall);
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
        const typed = [
          code,
          formatBelegcode(code),
          formatBelegcode(code).toLowerCase(),
          ` ${code.replaceAll("0", "o").replaceAll("1", "l")} `,
        ];
        for (const text of typed) expect(parseBelegcode(text)).toBe(code);
      }),
    );
  });

  // Worked out by hand from the definition: codes that stand on receipts have to be read by every later version.
  it.each([
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 255], "A82GG3R05016014Y"],
    [[0xde, 0xad, 0xbe, 0xef, 0, 0x10, 0x20, 0x30, 0x40, 0x50], "G2G03G020RVXVPTH"],
    [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "0000000000000000"],
  ])("makes of %j what it always made", (zufall, code) => {
    expect(belegcodeAus(new Uint8Array(zufall))).toBe(code);
  });

  it("notices every single wrong character", () => {
    fc.assert(
      fc.property(bytes, fc.nat(15), fc.constantFrom(...ZEICHEN), (zufall, stelle, zeichen) => {
        const code = belegcodeAus(zufall);
        fc.pre(code[stelle] !== zeichen);
        expect(parseBelegcode(code.slice(0, stelle) + zeichen + code.slice(stelle + 1))).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it("notices any two characters that changed places", () => {
    fc.assert(
      fc.property(bytes, fc.nat(15), fc.nat(15), (zufall, a, b) => {
        const zeichen = Array.from(belegcodeAus(zufall));
        const [x = "", y = ""] = [zeichen[a], zeichen[b]];
        fc.pre(x !== y);
        zeichen[a] = y;
        zeichen[b] = x;
        expect(parseBelegcode(zeichen.join(""))).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    "",
    "0",
    "0000-0000-0000-000",
    "UUUU-UUUU-UUUU-UUUU",
    "0000000000000000\u0000",
    "ä".repeat(16),
    "1".repeat(10_000),
  ])("refuses %j", (text) => {
    expect(parseBelegcode(text)).toBeNull();
  });

  it("shows groups of four", () => {
    expect(formatBelegcode("7K2MQ9RT0XAB45WZ")).toBe("7K2M-Q9RT-0XAB-45WZ");
  });
});
