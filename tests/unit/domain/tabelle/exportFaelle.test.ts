import { describe, expect, it } from "vitest";
import { EXPORT_FAELLE, exportFaelle, listVariablen, needsZweck } from "~/domain/tabelle/exportFaelle";

describe.each(exportFaelle)("%s", (fall) => {
  it("hat Pflichtvariablen, die jede Rolle wählen kann, und keine Variable zweimal", () => {
    const alle = EXPORT_FAELLE[fall].variablen;
    expect(alle.some(({ required }) => required)).toBe(true);
    expect(alle.filter(({ required, isNurStab }) => required && isNurStab === true)).toEqual([]);
    expect(new Set(alle.map(({ key }) => key)).size).toBe(alle.length);
  });
});

it("nur der Stab wählt den Namen des Unternehmens", () => {
  const keys = (isStab: boolean) => listVariablen("BESCHEIDE", isStab).map(({ key }) => key);
  expect([keys(true).includes("firma"), keys(false).includes("firma")]).toEqual([true, false]);
});

it("fragt nach dem Zweck, sobald Personen vorkommen", () => {
  expect(needsZweck("ANTRAEGE", ["antragsnummer"])).toBe(false);
  expect(needsZweck("ANTRAEGE", ["antragsnummer", "geaendertVon"])).toBe(true);
});
