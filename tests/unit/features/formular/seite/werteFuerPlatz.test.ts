import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formulare, type FormularArt } from "~/domain/antrag/formular/formulare";
import { zeilenAnzahl } from "~/features/formular/seite/platz";
import { openPlatz, type VorhabenWerte } from "~/features/formular/seite/platz";
import { werteFuerPlatz } from "~/features/formular/seite/werteFuerPlatz";
import type { Werte } from "~/formkit/field";
import { displayField } from "~/formkit/readForm";
import { isReadOnly, isRequired, isTabEnabled, optionsOf, relevantFields } from "~/formkit/relevance";
import { rowsOf } from "~/formkit/werte";
import { beliebigeWerte } from "../../../../support/beliebigeWerte";
import { KONTEXT, vorhabenBeispiel } from "../../../../support/vorhabenBeispiel";

const uuid = "00000000-0000-4000-8000-000000000002";
const beispiel: VorhabenWerte = { ...vorhabenBeispiel(), auftrag: true, uuid };

describe("what is sent to the browser", () => {
  it("keeps of the long texts of other tabs only that there are some, and those of the open one whole", () => {
    const lang = { ...beispiel, ziel: "Z".repeat(1500) };
    expect(werteFuerPlatz(lang, openPlatz({ tab: 4, zeile: null }, lang))["ziel"]).toBe(lang.ziel);
    expect(werteFuerPlatz(lang, openPlatz({ tab: 1, zeile: null }, lang))["ziel"]).toBe("Z");
  });

  it("is of rows only what they are called, while a tab without a table is open", () => {
    const vorher = beispiel["arbeitspakete"];
    const gesendet = werteFuerPlatz(beispiel, openPlatz({ tab: 0, zeile: null }, beispiel))["arbeitspakete"];
    expect(
      Array.isArray(vorher) && Array.isArray(gesendet) && gesendet.length === vorher.length && vorher.length > 0,
    ).toBe(true);
    expect(JSON.stringify(gesendet)).toMatch(/^\[(\{"uuid":"[^"]+","titel":"[^"]+"\},?)+\]$/);
  });
});

/** Everything that the page asks the rules of an open tab, and the rows by their names and in their number. */
function auskunft(formular: FormularArt, nummer: number, werte: Werte) {
  const { tabs } = formulare[formular];
  const bereich = { werte, wurzel: werte, kontext: KONTEXT };
  return {
    tabs: tabs.map((tab) => [isTabEnabled(tab, bereich), zeilenAnzahl(tab, { ...werte, uuid })]),
    zeilen: tabs.flatMap(({ fields }) =>
      fields.flatMap(({ key, entity }) => rowsOf(werte, key).map((zeile) => entity?.title(zeile))),
    ),
    felder: relevantFields(tabs[nummer]?.fields ?? [], bereich).map((feld) => ({
      key: feld.key,
      gezeigt: displayField(feld, bereich),
      regeln: [isRequired(feld, bereich), isReadOnly(feld, bereich), optionsOf(feld, bereich)],
    })),
  };
}

describe.each(["V1", "V2", "ERGAENZUNG"] as const)("the rules of the form %s", (formular) => {
  it("say the same about what is sent as about everything", () => {
    fc.assert(
      fc.property(
        beliebigeWerte(formulare[formular]),
        fc.nat({ max: formulare[formular].tabs.length - 1 }),
        (werte, tab) => {
          const ganz = { ...werte, uuid };
          const gesendet = werteFuerPlatz(ganz, openPlatz({ tab, zeile: null, formular }, ganz));
          expect(auskunft(formular, tab, gesendet)).toEqual(auskunft(formular, tab, ganz));
        },
      ),
      { numRuns: 60 },
    );
  });
});
