import { describe, expect, it } from "vitest";
import { findEntry } from "~/lib/findEntry";

describe("an entry of a table", () => {
  const table = { speichern: 1, loeschen: 2 };

  it("is found by its name", () => {
    expect(findEntry(table, "loeschen")).toBe(2);
  });

  it.each([null, undefined, "", "anderes", "constructor", "toString", "__proto__", 1])(
    "is not found under %s",
    (name) => {
      expect(findEntry(table, name)).toBeUndefined();
    },
  );
});
