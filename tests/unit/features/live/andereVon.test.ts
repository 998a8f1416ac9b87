import { describe, expect, it } from "vitest";
import { andereVon } from "~/features/live/andereVon";

describe("andereVon", () => {
  it.each([
    [["Bea Beispiel"], []],
    [["Max Muster", "Bea Beispiel"], ["Max Muster"]],
    [["Bea Beispiel", "Bea Beispiel"], ["Bea Beispiel"]],
    [["Max Muster"], ["Max Muster"]],
    [[], []],
  ])("of %j leaves %j to Bea Beispiel", (alle, andere) => {
    expect(andereVon(alle, "Bea Beispiel")).toEqual(andere);
  });
});
