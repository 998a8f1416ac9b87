import { describe, expect, it } from "vitest";
import { mergeFeld } from "../../../../app/formkit/merge/mergeFeld";
import type { FieldRules, Wert } from "../../../../app/formkit/field";

const text: FieldRules = { kind: "text", key: "t", label: "T" };
const chips: FieldRules = { kind: "chips", key: "c", label: "C", max: 20 };
const merge = (
  field: FieldRules,
  basis: Wert | undefined,
  { gespeichert, gewollt }: { gespeichert: Wert; gewollt: Wert },
) => {
  const ergebnis = mergeFeld(field, { basis, gespeichert, gewollt });
  return ergebnis.art === "konflikt" ? "Konflikt" : [ergebnis.wert, ergebnis.isUebernommen];
};

describe("mergeFeld", () => {
  it.each<[string, Wert | undefined, Wert, Wert, unknown]>([
    ["niemand", "a", "a", "a", ["a", false]],
    ["nur die anderen", "a", "b", "a", ["b", true]],
    ["nur ich", "a", "a", "b", ["b", false]],
    ["beide dasselbe", "a", "b", "b", ["b", false]],
    ["beide Verschiedenes", "a", "b", "c", "Konflikt"],
    ["die anderen geleert, ich geändert", "a", "", "c", "Konflikt"],
    ["ohne gemeinsamen Anfang Verschiedenes", undefined, "", "c", "Konflikt"],
    ["ohne gemeinsamen Anfang dasselbe", undefined, "c", "c", ["c", false]],
  ])("geändert haben %s", (_wer, basis, gespeichert, gewollt, erwartet) => {
    expect(merge(text, basis, { gespeichert, gewollt })).toEqual(erwartet);
  });

  it.each<[string, string[], string[], string[], unknown]>([
    ["beide hinzugefügt", ["a"], ["a", "b"], ["a", "c"], [["a", "b", "c"], true]],
    ["die anderen hinzugefügt, ich entfernt", ["a"], ["a", "b"], [], [["b"], true]],
    ["die anderen entfernt, ich hinzugefügt", ["a", "b"], ["b"], ["a", "b", "c"], [["b", "c"], true]],
    ["beide dasselbe hinzugefügt", ["a"], ["a", "b"], ["b", "a", "c"], [["a", "b", "c"], true]],
    ["zusammen zu viel für das Feld", [], ["aaaaaaaaaa"], ["bbbbbbbbbb"], "Konflikt"],
  ])("Stichworte: %s", (_fall, basis, gespeichert, gewollt, erwartet) => {
    expect(merge(chips, basis, { gespeichert, gewollt })).toEqual(erwartet);
  });
});
