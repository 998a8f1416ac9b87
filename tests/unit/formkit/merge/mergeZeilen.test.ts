import { describe, expect, it } from "vitest";
import type { Zeile } from "../../../../app/formkit/field";
import { mergeForm } from "../../../../app/formkit/merge/mergeForm";
import { rowsOf } from "../../../../app/formkit/werte";
import { beispiel, kontext, vollstaendig } from "../beispiel";

const gast = (uuid: string, name = uuid): Zeile => ({
  uuid,
  name,
  email: "",
  begleitung: null,
  begleitungName: "",
  gaenge: [],
});
const mit = (...gaesteliste: Zeile[]) => ({ ...vollstaendig, gaesteliste });
const [a, b, c] = [gast("a"), gast("b"), gast("c")];

const merge = (basis: Zeile[], gespeichert: Zeile[], gewollt: Zeile[]) => {
  const staende = { basis: mit(...basis), gespeichert: mit(...gespeichert), gewollt: mit(...gewollt) };
  const { werte, konflikte, uebernommen } = mergeForm({ form: beispiel, staende, kontext }, () => undefined);
  return {
    zeilen: rowsOf(werte, "gaesteliste").map(({ uuid }) => uuid),
    fragen: konflikte.map(({ stelle, art }) => [stelle, art]),
    uebernommen,
  };
};

describe("was von den Zeilen der anderen kommt", () => {
  it.each<[string, Zeile[], Zeile[], Zeile[], string[], string[]]>([
    ["nichts Neues", [a, b], [a, b], [a, b], ["a", "b"], []],
    ["die anderen haben angefügt", [a], [a, c], [a], ["a", "c"], ["gaesteliste/c/"]],
    ["ich habe angefügt", [a], [a], [a, c], ["a", "c"], []],
    ["die anderen haben gelöscht", [a, b], [a], [a, b], ["a"], ["gaesteliste/b/"]],
    ["ich habe gelöscht", [a, b], [a, b], [a], ["a"], []],
    ["beide haben gelöscht", [a, b], [a], [a], ["a"], []],
    ["die anderen haben umgestellt", [a, b], [b, a], [a, b], ["b", "a"], ["gaesteliste//"]],
    ["ich habe umgestellt", [a, b], [a, b], [b, a], ["b", "a"], []],
    ["beide haben gleich umgestellt", [a, b], [b, a], [b, a], ["b", "a"], []],
    ["die anderen haben vorn angefügt", [a, b], [c, a, b], [a, b], ["c", "a", "b"], ["gaesteliste/c/"]],
    ["die anderen haben ein Feld geändert", [a], [gast("a", "Ada")], [a], ["a"], ["gaesteliste/a/name"]],
  ])("%s", (_fall, basis, gespeichert, gewollt, zeilen, uebernommen) => {
    expect(merge(basis, gespeichert, gewollt)).toEqual({ zeilen, fragen: [], uebernommen });
  });

  it.each<[string, Zeile[], Zeile[], string]>([
    ["sie gelöscht, ich geändert", [], [gast("a", "Ada")], "geloescht"],
    ["sie geändert, ich gelöscht", [gast("a", "Ada")], [], "geaendert"],
  ])("wird gefragt statt genommen: %s", (_fall, gespeichert, gewollt, art) => {
    expect(merge([a], gespeichert, gewollt)).toMatchObject({ fragen: [["gaesteliste/a/", art]], uebernommen: [] });
  });
});
