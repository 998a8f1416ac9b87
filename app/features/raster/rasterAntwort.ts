import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { Problem } from "~/contract/wire/problem";
import { rasterName, ZEILE_FELD } from "~/domain/antrag/formular/raster";
import { type Konflikt, toFormData } from "~/features/formular";
import { kinds } from "~/formkit/kinds";
import { fillForward } from "~/lib/fillForward";
import { isEingabe, listRasterFelder, type RasterLage, withZeilen } from "./rasterFelder";
import { splitZeilen } from "./rasterNamen";
import { readZeilenAus } from "./readRaster";

/** The answer to a table that was not saved: why, everything typed, and what a person has to decide. */
export type RasterAntwort = { problem: Problem | null; eingaben: Eingaben; konflikt: Konflikt | null };

/** The button that puts a value into the years that follow names its line behind this. */
export const FOLGE = "folge:";

/** What was typed, with one row more. */
export const withNeuerZeile = (eingaben: Eingaben, uuid: string): Eingaben => ({
  ...eingaben,
  [ZEILE_FELD]: [...splitZeilen(toFormData(eingaben)).uuids, uuid],
});

/** What was typed, with what stands in a row of years put into the blank years that follow. */
export function withFolgejahren(eingaben: Eingaben, key: string, lage: RasterLage): Eingaben {
  const feld = listRasterFelder(lage).find((eintrag) => eintrag.key === key);
  if (feld === undefined) return eingaben;
  const zeilen = readZeilenAus(lage, toFormData(eingaben));
  const getippt = {
    ...lage,
    wurzel: withZeilen(
      lage,
      zeilen.map(({ gelesen }) => gelesen.werte),
    ),
  };
  const texte = zeilen.map(({ gelesen: { werte }, teil }) => {
    if (!isEingabe(feld, werte, getippt)) return null;
    const text = teil.get(key);
    return typeof text === "string" ? text : [kinds[feld.kind].format(werte[key] ?? "", feld)].flat().join("");
  });
  const gefuellt = fillForward(texte).flatMap(({ position, text }): [string, string][] => {
    const zeile = zeilen[position];
    return zeile === undefined ? [] : [[rasterName(zeile.zeile.uuid, key), text]];
  });
  return { ...eingaben, ...Object.fromEntries(gefuellt) };
}
