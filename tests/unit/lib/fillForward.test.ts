import { describe, expect, it } from "vitest";
import { fillForward } from "~/lib/fillForward";

describe("fillForward", () => {
  it("fills blank places with what stands before them, and replaces nothing", () => {
    expect(fillForward(["", "5", "", "7", " "])).toEqual([
      { position: 2, text: "5" },
      { position: 4, text: "7" },
    ]);
  });

  it("passes over closed places and leaves a line without any text", () => {
    expect(fillForward(["5", null, ""])).toEqual([{ position: 2, text: "5" }]);
    expect(fillForward(["", null, ""])).toEqual([]);
  });
});
