import { expect, it } from "vitest";
import { SYSTEMROLLEN } from "~/domain/benutzer/rollen";
import {
  isStabRolle,
  STAB_ROLLEN_ERKLAERUNG,
  STAB_STATUS,
  stabRollen,
  stabStatusSchluessel,
} from "~/domain/benutzer/stab";

it("zum Stab gehört jede Systemrolle außer der der Unternehmen", () => {
  expect(Object.keys(SYSTEMROLLEN).filter(isStabRolle)).toEqual([...stabRollen]);
  expect(isStabRolle("UNTERNEHMENSMITARBEITER")).toBe(false);
  expect(isStabRolle("toString")).toBe(false);
});

it("jede Rolle ist erklärt, und jeder Stand steht im Filter", () => {
  expect(Object.keys(STAB_ROLLEN_ERKLAERUNG)).toEqual([...stabRollen]);
  expect(Object.keys(STAB_STATUS)).toEqual([...stabStatusSchluessel]);
});
