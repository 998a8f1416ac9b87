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
  it("adds several at once and says which", () => {
    expect(addChips([], " KI ; Robotik ", limits)).toEqual({
      chips: ["KI", "Robotik"],
      added: ["KI", "Robotik"],
      rest: [],
      message: "",
    });
  });

  it("tells a keyword that is there already and leaves it where it was typed", () => {
    expect(addChips(["KI"], " KI ", limits)).toEqual({
      chips: ["KI"],
      added: [],
      rest: ["KI"],
      message: "„KI“ ist schon eingetragen. Bitte ändern Sie den Eintrag oder löschen Sie ihn.",
    });
    expect(addChips(["KI", "3D"], "KI; Robotik; 3D", limits)).toEqual({
      chips: ["KI", "3D", "Robotik"],
      added: ["Robotik"],
      rest: ["KI", "3D"],
      message: "„KI“, „3D“ sind schon eingetragen. Bitte ändern Sie den Eintrag oder löschen Sie ihn.",
    });
  });

  it("stops at the number of entries", () => {
    expect(addChips(["a", "b"], "c; d", limits)).toEqual({
      chips: ["a", "b", "c"],
      added: ["c"],
      rest: ["d"],
      message: "Sie dürfen maximal 3 Einträge erfassen.",
    });
  });

  it("stops where the joined text would be too long, counting the separators", () => {
    expect(addChips(["aaaaaaaa"], "bbbbbbbbb", limits).chips).toEqual(["aaaaaaaa", "bbbbbbbbb"]);
    expect(addChips(["aaaaaaaa"], "bbbbbbbbbb", limits)).toEqual({
      chips: ["aaaaaaaa"],
      added: [],
      rest: ["bbbbbbbbbb"],
      message: "Achtung: Ihre Eingabe wurde auf die erlaubte Anzahl von Zeichen verkürzt.",
    });
  });
});
