import { describe, expect, it } from "vitest";
import { readEntscheidungen, listUnentschiedene, toKonflikt } from "~/features/formular/speichern/konflikt";
import { formulare } from "~/domain/antrag/formular/formulare";
import { labelAn, textAn } from "~/features/formular/felder/stelleText";
import type { Werte } from "~/formkit/field";
import { rowsOf, textOf } from "~/formkit/werte";
import { KONTEXT, vorhabenBeispiel } from "../../../../support/vorhabenBeispiel";

const werte = vorhabenBeispiel();
const form = formulare.V2;
const scope = { form, wurzel: werte, kontext: KONTEXT };
const [paket] = rowsOf(werte, "arbeitspakete");
const zeile = paket?.uuid ?? "";
const titelVon = (werte: Werte = {}) => textOf(werte, "titel");

function formular(felder: [string, string][]): FormData {
  const formData = new FormData();
  for (const [name, text] of felder) formData.append(name, text);
  return formData;
}

describe("decisions", () => {
  it("are read with the revision that was seen; nonsense is left out", () => {
    const formData = formular([
      ["gesehen", "4"],
      ["wahl.titel", "meine"],
      [`wahl.arbeitspakete/${zeile}/`, "gespeicherte"],
      ["wahl.ziel", "beide"],
      ["wahl.a b", "meine"],
    ]);
    expect(readEntscheidungen(formData)).toEqual({
      gesehen: 4,
      entscheidungen: [
        { stelle: "titel", wahl: "meine" },
        { stelle: `arbeitspakete/${zeile}/`, wahl: "gespeicherte" },
      ],
    });
    expect(readEntscheidungen(formular([["wahl.titel", "meine"]]))).toEqual({});
  });

  it("are missing where a conflict was shown and nothing chosen", () => {
    const formData = formular([
      ["konflikt", "titel"],
      ["konflikt", "ziel"],
      ["wahl.titel", "meine"],
    ]);
    expect(listUnentschiedene(formData)).toEqual(["ziel"]);
  });
});

describe("places for people", () => {
  it.each([
    [{ feld: "titel" }, "Titel des Vorhabens"],
    [{ tabelle: "arbeitspakete" }, "Arbeitspakete: Reihenfolge"],
    [{ tabelle: "arbeitspakete", zeile: "fort" }, "Arbeitspaket"],
    [
      { tabelle: "arbeitspakete", zeile, feld: "titel" },
      `Arbeitspaket „${titelVon(paket)}“: Bezeichnung des Arbeitspakets`,
    ],
  ])("%j is called %s", (stelle, label) => {
    expect(labelAn(stelle, { form, werte })).toBe(label);
  });

  it("show answers as readers see them", () => {
    expect(textAn({ feld: "beginn" }, "2026-03-01", scope)).toBe("01.03.2026");
    expect(textAn({ feld: "andereFoerderung" }, false, scope)).toBe("Nein");
    expect(textAn({ tabelle: "arbeitspakete", zeile }, null, scope)).toBe("Eintrag gelöscht");
    expect(textAn({ tabelle: "arbeitspakete", zeile }, [{ uuid: zeile, titel: "Kleben" }], scope)).toContain(
      "Bezeichnung des Arbeitspakets: Kleben",
    );
    expect(textAn({ tabelle: "arbeitspakete" }, [zeile], scope)).toBe(`1. ${titelVon(paket)}`);
  });
});

it("a conflict shows both texts, what depends on it, and that a choice is missing", () => {
  const am = "2026-03-02T09:30:00.000Z";
  const konflikt = {
    stelle: "titel",
    art: "feld",
    meine: "Neuer Kleber",
    gespeicherte: "Guter Kleber",
    betrifft: ["ziel"],
    von: "Kai Lege",
    am,
  } as const;
  const lage = {
    revision: 7,
    konflikte: [{ ...konflikt, betrifft: [...konflikt.betrifft] }],
    uebernommen: [{ stelle: "beginn", von: "Kai Lege", am }],
  };
  const umstand = {
    form,
    gespeichert: { ...werte, ziel: "" },
    meine: { ...werte, ziel: "Mein Ziel" },
    kontext: KONTEXT,
    unentschieden: ["titel"],
  };
  const ergebnis = toKonflikt(lage, 3, umstand);
  expect(ergebnis).toMatchObject({
    basis: 3,
    gesehen: 7,
    uebernommen: [{ label: "Beginn des Vorhabens", von: "Kai Lege" }],
  });
  expect(ergebnis.felder).toMatchObject([
    { label: "Titel des Vorhabens", fehlt: true, wahl: null, betrifft: [{ text: "Mein Ziel" }] },
  ]);
  expect(ergebnis.felder[0]?.teile).toEqual([
    { art: "entfernt", text: "Guter" },
    { art: "hinzugefuegt", text: "Neuer" },
    { art: "gleich", text: " Kleber" },
  ]);
});
