import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pruefsummeVon } from "~/server/backend/pruefsumme";

const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");

describe("Prüfsumme", () => {
  it.each<[unknown, string]>([
    [{ b: [1, "ü"], a: { d: null, c: true } }, '{"a":{"c":true,"d":null},"b":[1,"ü"]}'],
    [{ a: undefined, "a:": 1, "a!": 2 }, '{"a!":2,"a:":1}'],
    [[undefined, 1], "[null,1]"],
    [undefined, "null"],
    ["Text", '"Text"'],
  ])("%j wird zu %s", (inhalt, json) => {
    expect(pruefsummeVon(inhalt)).toBe(sha256(json));
  });

  it("übersteht den Weg durch JSON und kennt keine Reihenfolge", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (inhalt) => {
        const umgekehrt = Object.fromEntries(Object.entries(inhalt).reverse());
        expect(pruefsummeVon(JSON.parse(JSON.stringify(umgekehrt)))).toBe(
          pruefsummeVon(JSON.parse(JSON.stringify(inhalt))),
        );
      }),
    );
  });
});
