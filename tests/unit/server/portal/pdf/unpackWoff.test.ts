import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import { expect, it } from "vitest";
import { unpackWoff } from "../../../../../app/server/portal/pdf/unpackWoff";

const woff = readFileSync(
  createRequire(import.meta.url).resolve("@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff"),
);

it("gives the font that is packed in the file: same characters, same widths", () => {
  const [packed, plain] = [create(woff), create(unpackWoff(woff))];
  if (!("characterSet" in packed) || !("characterSet" in plain)) throw new Error("Not one font");
  expect(plain.characterSet).toEqual(packed.characterSet);
  expect(plain.layout("Prüfung").advanceWidth).toBe(packed.layout("Prüfung").advanceWidth);
});

it("refuses anything else", () => {
  expect(() => unpackWoff(Buffer.alloc(100))).toThrow("Not a WOFF font");
});
