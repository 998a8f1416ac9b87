import { describe, expect, it } from "vitest";

import { addChips, readChips } from "~/ui/private/chipList";

const limits = { limit: 20, maxItems: 3 };

describe("readChips", () => {
  it("reads lines and joined texts alike", () => {
    expect(readChips("Robotik\r\nKI\n\nKI")).toEqual(["Robotik", "KI"]);
    expect(readChips("Robotik###KI")).toEqual(["Robotik", "KI"]);
  });
});

describe("addChips", () => {
  it("adds each keyword once", () => {
    expect(addChips(["KI"], " KI ; Robotik ", limits)).toEqual({ chips: ["KI", "Robotik"], message: "" });
  });

  it("stops at the number of entries", () => {
    expect(addChips(["a", "b", "c"], "d", limits)).toEqual({
      chips: ["a", "b", "c"],
      message: "Sie dürfen maximal 3 Einträge erfassen.",
    });
  });

  it("stops where the joined text would be too long, counting the separators", () => {
    expect(addChips(["aaaaaaaa"], "bbbbbbbbb", limits).chips).toEqual(["aaaaaaaa", "bbbbbbbbb"]);
    expect(addChips(["aaaaaaaa"], "bbbbbbbbbb", limits)).toEqual({
      chips: ["aaaaaaaa"],
      message: "Achtung: Ihre Eingabe wurde auf die erlaubte Anzahl von Zeichen verkürzt.",
    });
  });
});
