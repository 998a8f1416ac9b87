import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formulare, type FormularArt } from "~/domain/antrag/formular/formulare";
import { MAX_ZEILEN, ZEILENTEXT_MAX } from "~/domain/antrag/formular/zeilenGrenzen";
import { writeZelle } from "~/formkit/einlesen/readZelle";
import { isEinlesbar, readZeilen } from "~/formkit/einlesen/readZeilen";
import { isEinfuegbar, listSpalten } from "~/formkit/einlesen/spalten";
import { writeZeilen } from "~/formkit/einlesen/writeZeilen";
import type { Wert, Werte } from "~/formkit/field";
import { keepAsked, optionsOf, wertOf } from "~/formkit/relevance";
import { rowsOf } from "~/formkit/werte";
import { vorhabenV1 } from "../../../../support/antragV1";
import { getippteZeilen } from "../../../../support/getippteZeilen";
import { KONTEXT as kontext, vorhabenBeispiel } from "../../../../support/vorhabenBeispiel";

const WURZELN: Readonly<Record<FormularArt, Werte>> = {
  V1: vorhabenV1(),
  V2: vorhabenBeispiel(),
  ERGAENZUNG: vorhabenBeispiel(),
};

const TABELLEN = (Object.keys(formulare) as FormularArt[]).flatMap((art) =>
  formulare[art].tabs
    .flatMap(({ fields }) => fields)
    .map((tabelle) => ({ art, tabelle, wurzel: WURZELN[art], kontext }))
    .filter(isEinfuegbar)
    .map((lage) => ({ ...lage, name: `${art} ${lage.tabelle.key}` })),
);

/** What names a row that was copied names the new one. */
const mitNeuen = (wert: Wert | undefined, neue: ReadonlyMap<string, string>): Wert | undefined =>
  Array.isArray(wert) ? wert.map((eins) => (typeof eins === "string" ? (neue.get(eins) ?? eins) : "")) : wert;

const uuidAn = (stelle: number) => `10000000-0000-4000-8000-0000000000${String(stelle).padStart(2, "0")}`;

describe("Zeilen in die Tabellen der Formulare einfügen", () => {
  it("geht in jeder Tabelle, die auszufüllen ist", () => {
    expect(TABELLEN.map(({ name }) => name)).toEqual([
      "V1 auftragnehmer",
      "V1 kooperationspartner",
      "V1 finanziellerRahmen",
      "V1 personellerRahmen",
      "V2 auftragnehmer",
      "V2 kooperationspartner",
      "V2 arbeitspakete",
      "V2 wirtschaftsgueter",
      "V2 rahmen",
      "ERGAENZUNG arbeitspakete",
      "ERGAENZUNG wirtschaftsgueter",
    ]);
  });

  it.each(TABELLEN)("$name: was kopiert wurde, ergibt eingefügt dieselben Zeilen", ({ art, tabelle, ...lage }) => {
    fc.assert(
      fc.property(getippteZeilen({ tabelle, ...lage }), (getippt) => {
        const wurzel = keepAsked(formulare[art], getippt, kontext);
        const grenzen = { zeilenHoechstens: MAX_ZEILEN, zeichenHoechstens: ZEILENTEXT_MAX };
        const spalten = listSpalten({ tabelle, wurzel, kontext });
        // A row without any answer is no row of the copy.
        const kopierte = rowsOf(wurzel, tabelle.key).filter((werte) =>
          spalten.some(
            (spalte) =>
              writeZelle(spalte, wertOf(spalte, werte), optionsOf(spalte, { werte, wurzel, kontext })).trim() !== "",
          ),
        );
        const gelesen = readZeilen(writeZeilen({ tabelle, wurzel, kontext }), {
          tabelle,
          wurzel,
          kontext,
          ...grenzen,
          uuidAn,
        });
        expect([
          ...(kopierte.length > 0 ? gelesen.fehler : []),
          ...gelesen.zeilen.flatMap(({ fehler }) => fehler),
        ]).toEqual([]);
        expect(isEinlesbar(gelesen)).toBe(kopierte.length > 0);
        const keys = spalten.map(({ key }) => key).filter((key) => key !== tabelle.rowKey);
        const neue = new Map(
          tabelle.rows === "fest" ? [] : kopierte.map(({ uuid }, stelle) => [uuid, uuidAn(stelle)] as const),
        );
        // Behind a row without any answer the others have other numbers in the copy: they stay what they named.
        const isOhneLuecke = kopierte.length === rowsOf(wurzel, tabelle.key).length;
        const only = (werte: Werte) => Object.fromEntries(keys.map((key) => [key, werte[key]]));
        const gelesene = gelesen.zeilen.map(({ uuid, werte }) =>
          only({ ...rowsOf(wurzel, tabelle.key).find((zeile) => zeile.uuid === uuid), ...werte }),
        );
        const mitVerweisen = (zeile: Werte) => Object.fromEntries(keys.map((key) => [key, mitNeuen(zeile[key], neue)]));
        if (isOhneLuecke) expect(gelesene).toEqual(kopierte.map(mitVerweisen));
      }),
      { numRuns: 60 },
    );
  });
});
