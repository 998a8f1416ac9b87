import type { Eingaben } from "~/contract/antrag/formAntwort";
import { toFormData } from "~/features/formular";
import { findTabelle, type GefundeneTabelle } from "~/features/zeilen";
import type { Zeile } from "~/formkit/field";
import type { RasterDaten } from "./loadRaster";
import { type RasterFeld, type RasterLage, type RasterZeile, withZeilen } from "./rasterFelder";
import { readZeilenAus } from "./readRaster";

/** A row of the page: as it is stored, as it is with what is typed, and how it is called. */
export type GezeigteZeile = RasterZeile & { jetzt: Zeile; titel: string };

/** What the page shows: the table with what is typed, and its rows. `lage`: what the rules see. */
export type RasterStand = GefundeneTabelle & { lage: RasterLage; zeilen: GezeigteZeile[] };

/** How a row is called where one of its cells is named. */
function titelVon({ tabelle }: RasterLage, zeile: Zeile, stelle: number): string {
  const { entity, rows } = tabelle;
  return rows === "fest" ? (entity?.title(zeile) ?? "") : `${entity?.label ?? "Zeile"} ${String(stelle + 1)}`;
}

/** The table with what is typed; null where the form has no such table. `neue`: rows that were begun on the page. */
export function rasterStandVon(
  { art, ort, werte, kontext }: Pick<RasterDaten, "art" | "ort" | "werte" | "kontext">,
  eingaben: Eingaben,
  neue: readonly string[],
): RasterStand | null {
  const gefunden = findTabelle(art, ort.tabelle);
  if (gefunden === undefined) return null;
  const gespeichert: RasterLage = { tabelle: gefunden.tabelle, wurzel: werte, kontext };
  const gelesene = readZeilenAus(gespeichert, toFormData(eingaben), neue);
  const wurzel = withZeilen(
    gespeichert,
    gelesene.map(({ gelesen }) => gelesen.werte),
  );
  const lage = { ...gespeichert, wurzel };
  const zeilen = gelesene.map(({ zeile, isNeu, isFort, gelesen: { werte: jetzt } }, stelle) => ({
    zeile,
    isNeu,
    isFort,
    jetzt,
    titel: titelVon(lage, jetzt, stelle),
  }));
  return { ...gefunden, lage, zeilen };
}

/** The same for people who begin rows: a table without any begins with one, and others follow it. */
export function rasterStandMit(
  daten: Parameters<typeof rasterStandVon>[0] & Pick<RasterDaten, "ersteZeile">,
  eingaben: Eingaben,
  neue: readonly string[],
): RasterStand | null {
  const ohneNeue = rasterStandVon(daten, eingaben, []);
  const isLeer = ohneNeue !== null && ohneNeue.tabelle.rows !== "fest" && ohneNeue.zeilen.length === 0;
  const alle = isLeer ? [daten.ersteZeile, ...neue] : neue;
  return alle.length === 0 ? ohneNeue : rasterStandVon(daten, eingaben, alle);
}

/** How a cell is called. */
export const zellenName = ({ label }: RasterFeld, { titel }: GezeigteZeile): string => `${titel}: ${label}`;
