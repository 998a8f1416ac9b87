import { describe, expect, it } from "vitest";
import { idOf, ortHref, readOrt, readWunsch } from "~/features/formular/seite/formularOrt";

const ANTRAG = "00000000-0000-4000-8000-000000000001";
const VORHABEN = "00000000-0000-4000-8000-000000000002";
const ZEILE = "00000000-0000-4000-8000-000000000003";
const url = (query: string) => new URL(`http://portal.invalid/antraege/${ANTRAG}/formular/V2?${query}`);

describe("the place of a form URL", () => {
  it.each([
    ["tab=3", 3],
    ["tab=rahmen", 7],
    ["tab=8", 7],
    ["tab=-1", 0],
    ["tab=1e0", 0],
    ["", 0],
  ])("%s opens tab %i", (query, tab) => {
    expect(readOrt(url(`vorhaben=${VORHABEN}&${query}`), ANTRAG)?.tab).toBe(tab);
  });

  it("names no place without a valid Vorhaben", () => {
    expect(readOrt(url("tab=1"), ANTRAG)).toBeNull();
    expect(readOrt(url("vorhaben=1"), ANTRAG)).toBeNull();
  });

  it("ignores a row without a table or with a broken id", () => {
    expect(readOrt(url(`vorhaben=${VORHABEN}&zeile=${ZEILE}`), ANTRAG)?.zeile).toBeNull();
    expect(readOrt(url(`vorhaben=${VORHABEN}&tabelle=auftragnehmer&zeile=x`), ANTRAG)?.zeile).toBeNull();
  });

  it("comes back unchanged from its own address", () => {
    const ort = {
      antragUuid: ANTRAG,
      vorhabenUuid: VORHABEN,
      tab: 2,
      zeile: { tabelle: "auftragnehmer", uuid: ZEILE, neu: true, seit: 12 },
    };
    expect(readOrt(new URL(ortHref(ort), "http://portal.invalid"), ANTRAG)).toEqual(ort);
  });

  it("takes only names of controls as the field to focus", () => {
    expect(readWunsch(url("feld=titel")).feld).toBe("titel");
    expect(readWunsch(url("feld=rahmen%5B0%5D.personalaufwand")).feld).toBe("rahmen[0].personalaufwand");
    expect(readWunsch(url("feld=%22%3E%3Cscript")).feld).toBeNull();
  });
});

describe("the id of a control", () => {
  it.each([
    ["titel", "titel"],
    ["rahmen[0].personalaufwand", "rahmen-0-personalaufwand"],
  ])("%s is %s", (name, id) => {
    expect(idOf(name)).toBe(id);
  });
});
