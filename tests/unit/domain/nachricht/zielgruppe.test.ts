import { describe, expect, it } from "vitest";
import { RECHTE } from "~/domain/benutzer/systemrollenRechte";
import {
  isGemeint,
  isZielart,
  isZielrolle,
  ZIELGRUPPEN,
  zielarten,
  ZIELROLLEN,
  zielrollen,
  type Zielgruppe,
} from "~/domain/nachricht/zielgruppe";

const leer = { unternehmen: [], rollen: [] };
const bea = {
  systemRolle: "UNTERNEHMENSMITARBEITER",
  unternehmenRolle: "BEVOLLMAECHTIGTER",
  unternehmenUuid: "a",
} as const;
const mia = { ...bea, unternehmenRolle: "MITARBEITER" } as const;
const ohneFirma = { ...bea, unternehmenRolle: null, unternehmenUuid: null } as const;
const sara = { systemRolle: "SUPPORT_MITARBEITER", unternehmenRolle: null, unternehmenUuid: null } as const;

describe("isGemeint", () => {
  it.each<[string, Zielgruppe, boolean[]]>([
    ["alle", { ...leer, zielgruppe: "ALLE" }, [true, true, true, true]],
    ["ein Unternehmen", { ...leer, zielgruppe: "UNTERNEHMEN", unternehmen: ["b", "a"] }, [true, true, false, false]],
    [
      "ein fremdes Unternehmen",
      { ...leer, zielgruppe: "UNTERNEHMEN", unternehmen: ["b"] },
      [false, false, false, false],
    ],
    [
      "eine Rolle im Unternehmen",
      { ...leer, zielgruppe: "ROLLEN", rollen: ["MITARBEITER"] },
      [false, true, false, false],
    ],
    [
      "eine Rolle der Behörde",
      { ...leer, zielgruppe: "ROLLEN", rollen: ["SUPPORT_MITARBEITER"] },
      [false, false, false, true],
    ],
    ["keine", { ...leer, zielgruppe: "ROLLEN" }, [false, false, false, false]],
    [
      "Reste einer anderen Wahl",
      { zielgruppe: "UNTERNEHMEN", unternehmen: [], rollen: ["MITARBEITER"] },
      [false, false, false, false],
    ],
  ])("%s", (_, ziel, erwartet) => {
    expect([bea, mia, ohneFirma, sara].map((person) => isGemeint(ziel, person))).toEqual(erwartet);
  });
});

it("jede Rolle der Rechtetabelle kann gemeint sein, und keine andere", () => {
  expect(Object.keys(ZIELROLLEN)).toEqual([...zielrollen]);
  expect(new Set(zielrollen)).toEqual(new Set(Object.values(RECHTE).flatMap((zeile) => Object.keys(zeile))));
  expect(Object.keys(ZIELGRUPPEN)).toEqual([...zielarten]);
  for (const fremd of ["", "toString", "UNTERNEHMENSMITARBEITER"]) {
    expect(isZielrolle(fremd)).toBe(false);
    expect(isZielart(fremd)).toBe(false);
  }
});
