import { expect, it } from "vitest";
import type { Luecke } from "~/contract/antrag/antraege";
import { groupLuecken } from "~/features/antrag/loadLuecken";
import { lueckeHref } from "~/features/antrag/lueckeHref";

const antrag = "11111111-1111-4111-8111-111111111111";
const vorhaben = "22222222-2222-4222-8222-222222222222";
const zeile = "33333333-3333-4333-8333-333333333333";
const luecke: Luecke = {
  vorhabenUuid: vorhaben,
  vorhabenTitel: "Vorhaben 1",
  tab: "vorhaben",
  tabLabel: "Vorhaben",
  feldName: "titel",
  label: "Titel",
  message: "Dieses Feld ist erforderlich",
  art: "fehler",
};

it("leads to the field of a tab", () => {
  expect(lueckeHref({ antragUuid: antrag, art: "V2" }, luecke)).toBe(
    `/antraege/${antrag}/formular/V2?vorhaben=${vorhaben}&tab=0&feld=titel`,
  );
});

it("leads to the V1 form of a V1 Antrag, whose tabs have other numbers", () => {
  const inV1 = {
    ...luecke,
    tab: "personellerRahmen",
    tabelle: "personellerRahmen",
    feldName: "personellerRahmen[0].personalVzae",
  };
  expect(lueckeHref({ antragUuid: antrag, art: "V1" }, inV1)).toContain(
    `/antraege/${antrag}/formular/V1?vorhaben=${vorhaben}&tab=6&feld=`,
  );
});

it("leads to the row of a table with free rows", () => {
  const inZeile = { ...luecke, tab: "arbeitsplan", tabelle: "arbeitspakete", zeileUuid: zeile };
  expect(lueckeHref({ antragUuid: antrag, art: "V2" }, inZeile)).toContain(
    `&tab=5&tabelle=arbeitspakete&zeile=${zeile}&feld=titel`,
  );
});

it("leads to the tab itself where the rows are edited in the tab", () => {
  const fest = { ...luecke, tab: "rahmen", tabelle: "rahmen", zeileUuid: zeile, feldName: "rahmen[0].personalaufwand" };
  expect(lueckeHref({ antragUuid: antrag, art: "V2" }, fest)).not.toContain("zeile=");
});

it("groups by Vorhaben and tab, tabs with errors before those with warnings only", () => {
  const warnung: Luecke = { ...luecke, tab: "vorhaben", art: "warnung" };
  const fehler: Luecke = { ...luecke, tab: "arbeitsplan", tabLabel: "Arbeitsplan" };
  const anderes: Luecke = { ...luecke, vorhabenUuid: zeile, vorhabenTitel: "Vorhaben 2" };
  const gruppen = groupLuecken({ antragUuid: antrag, art: "V2" }, [warnung, fehler, anderes]);
  expect(gruppen.map(({ titel, tabs }) => [titel, tabs.map(({ key }) => key)])).toEqual([
    ["Vorhaben 1", ["arbeitsplan", "vorhaben"]],
    ["Vorhaben 2", ["vorhaben"]],
  ]);
});
