import type { Aenderung } from "~/contract/antrag/antraege";
import type { ProblemItem } from "~/contract/wire/problem";
import { rasterName } from "~/domain/antrag/formular/raster";
import { GEZEIGT } from "~/features/formular";
import type { Wert, Werte, Zeile } from "~/formkit/field";
import { isGleich, stelleText } from "~/formkit/merge/stelle";
import { messages } from "~/formkit/messages";
import { kinds } from "~/formkit/kinds";
import { type Eingabe, parseEntity } from "~/formkit/parseForm";
import { optionsOf, wertOf } from "~/formkit/relevance";
import { isTextListe, rowsOf } from "~/formkit/werte";
import {
  listGefragte,
  listRasterZeilen,
  type RasterFeld,
  type RasterLage,
  type RasterZeile,
  withZeilen,
} from "./rasterFelder";
import { splitZeilen } from "./rasterNamen";

/** A posted row: what it was made from, and what it says now. */
export type GeleseneZeile = RasterZeile & { gelesen: Eingabe<Zeile>; teil: FormData };

/** What a posted table asks to be saved. */
export type RasterEingabe = {
  zeilen: GeleseneZeile[];
  aenderungen: Aenderung[];
  /** What cannot be stored, by the name of the control. */
  issues: ProblemItem[];
  reste: { stelle: string; rest: string }[];
};

/**
 * Every row of a posted table as it was typed; the rows can name each other. What cannot be stored leaves the answer as
 * it was. `neue`: rows that were begun since, and are not in the form yet.
 */
export function readZeilenAus(lage: RasterLage, formData: FormData, neue: readonly string[] = []): GeleseneZeile[] {
  const { entity, key } = lage.tabelle;
  if (entity === undefined) return [];
  const gepostet = splitZeilen(formData);
  // What comes from the vault names no order: the stored rows stand first.
  const erste = gepostet.isGeordnet ? [] : rowsOf(lage.wurzel, key).map(({ uuid }) => uuid);
  const zeilen = listRasterZeilen(lage, [...erste, ...gepostet.uuids, ...neue], gepostet.alteUuids);
  const wurzel = withZeilen(
    lage,
    zeilen.map(({ zeile }) => zeile),
  );
  const scope = { wurzel, kontext: lage.kontext };
  return zeilen.map((eintrag) => {
    const { zeile } = eintrag;
    const teil = gepostet.teilVon(zeile.uuid);
    return { ...eintrag, teil, gelesen: parseEntity(entity, teil, { bisher: zeile, scope }) };
  });
}

/** A choice without what is not on offer (any more): its control cannot hold that, and nobody has taken it back. */
function alsSteuerung(feld: RasterFeld, zeile: Werte, { wurzel, kontext }: RasterLage): Wert {
  const wert = wertOf(feld, zeile);
  if (feld.kind !== "choice" && feld.kind !== "multiChoice") return wert;
  const keys = optionsOf(feld, { werte: zeile, wurzel, kontext }).map(({ key }) => key);
  if (isTextListe(wert)) return keys.filter((key) => wert.includes(key));
  return typeof wert === "string" && !keys.includes(wert) ? "" : wert;
}

/**
 * The answers of a row that were on the page and are not those that it was made from; of one that is new to what is
 * saved, and in which something is typed, all of them, also those that the program has begun it with.
 */
function listGeaenderte(
  { zeile, teil, gelesen }: GeleseneZeile,
  lage: RasterLage,
  { isNeu }: { isNeu: boolean },
): [string, Wert][] {
  const gezeigte = new Set([...teil.keys(), ...teil.getAll(GEZEIGT)]);
  const felder = listGefragte(lage).filter(({ key }) => gezeigte.has(key));
  const geaenderte = felder.filter((feld) => !isGleich(wertOf(feld, gelesen.werte), alsSteuerung(feld, zeile, lage)));
  const gemeinte = isNeu && geaenderte.length > 0 ? felder : geaenderte;
  return gemeinte.map((feld) => [feld.key, wertOf(feld, gelesen.werte)]);
}

function toAenderungen({ key, rows }: RasterLage["tabelle"], geaenderte: readonly Zeile[]): Aenderung[] {
  if (geaenderte.length === 0) return [];
  if (rows === "fest") return [{ art: "felder", werte: { [key]: [...geaenderte] } }];
  return geaenderte.map((zeile) => ({ art: "zeileSpeichern", tabelle: key, zeile }));
}

/** The rows that others have added since, and that a reading in between has brought onto the page. */
function listNachgekommene({ tabelle: { key }, wurzel }: RasterLage, formData: FormData, neueste: Werte): Zeile[] {
  const { alteUuids } = splitZeilen(formData);
  const bekannte = new Set(rowsOf(wurzel, key).map(({ uuid }) => uuid));
  return rowsOf(neueste, key).filter(({ uuid }) => alteUuids.has(uuid) && !bekannte.has(uuid));
}

const ZEILE_FORT =
  "Diese Zeile hat inzwischen jemand gelöscht. Bitte speichern Sie noch einmal, wenn sie neu angelegt werden soll, oder leeren Sie ihre Felder.";

/** A row that is gone comes back only when somebody says so. */
function fortIssue({ zeile: { uuid } }: GeleseneZeile, lage: RasterLage): ProblemItem {
  return { uuid, property: rasterName(uuid, listGefragte(lage)[0]?.key ?? ""), message: ZEILE_FORT };
}

function issuesVon({ zeile: { uuid }, gelesen: { issues, reste } }: GeleseneZeile, lage: RasterLage): ProblemItem[] {
  const zuLang = (key: string) => {
    const feld = listGefragte(lage).find((eintrag) => eintrag.key === key);
    return messages.maxLength((feld && kinds[feld.kind].constraints(feld).maxLength) ?? 0);
  };
  return [
    ...issues.map(({ property, message }) => ({ uuid, property: rasterName(uuid, property), message })),
    // Nobody notices in a table of many that the end of a text is missing: nothing is cut here.
    ...reste.map(({ feld }) => ({ uuid, property: rasterName(uuid, feld), message: zuLang(feld) })),
  ];
}

/**
 * What a posted table changes of the answers that it was made from, cell by cell: what was left as it is says nothing,
 * so that it takes nothing back that others have saved. A new row in which nothing is typed is none. `neueste`: what is
 * stored by now.
 */
export function readRaster(stand: RasterLage, formData: FormData, neueste: Werte = stand.wurzel): RasterEingabe {
  const nachgekommene = listNachgekommene(stand, formData, neueste);
  const lage = {
    ...stand,
    wurzel: withZeilen(stand, [...rowsOf(stand.wurzel, stand.tabelle.key), ...nachgekommene]),
  };
  const zeilen = readZeilenAus(lage, formData);
  const mitAenderung = zeilen.flatMap((gelesene) => {
    const { uuid } = gelesene.zeile;
    const isNeu = gelesene.isNeu || nachgekommene.some((zeile) => zeile.uuid === uuid);
    const werte = listGeaenderte(gelesene, lage, { isNeu });
    return werte.length === 0 ? [] : [{ gelesene, zeile: { ...Object.fromEntries(werte), uuid } }];
  });
  return {
    zeilen,
    aenderungen: toAenderungen(
      lage.tabelle,
      mitAenderung.map(({ zeile }) => zeile),
    ),
    issues: [
      ...zeilen.flatMap((zeile) => issuesVon(zeile, lage)),
      ...mitAenderung.filter(({ gelesene }) => gelesene.isFort).map(({ gelesene }) => fortIssue(gelesene, lage)),
    ],
    reste: splitZeilen(formData).reste.map(({ uuid, key, rest }) => ({
      stelle: stelleText({ tabelle: lage.tabelle.key, zeile: uuid, feld: key }),
      rest,
    })),
  };
}
