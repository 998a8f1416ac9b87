import { parseDelimited } from "../../lib/delimited";
import { countCharacters } from "../../lib/text";
import type { Bereich, FormKontext, Werte, Zeile } from "../field";
import { isReadOnly, isRelevant, startWerte } from "../relevance";
import { isBlank, rowsOf, textOf } from "../werte";
import { judgeZeile, type Urteil } from "./judgeZeile";
import { plainWort, zitat } from "./readWort";
import { listNamenlose, listSpalten, readKopf, type Spalte, type Tabellenlage } from "./spalten";
import { isGetippt, isWahl, optionenIn, readZellen, type RoheZeile, toRoheZeile, withZeilen } from "./roheZeile";

/**
 * A row of a pasted table. `nummer`: the line of the text in which it begins; `werte`: what is stored of it, in a row
 * that is there already only what the table says.
 */
export type EingeleseneZeile = Urteil & { readonly nummer: number; readonly uuid: string; readonly werte: Werte };

/**
 * What a pasted table says. `fehler`: what is wrong with it as a whole. `unbekannte`: columns that have no field.
 * `isErsteEintrag`: the first line names no columns.
 */
export type EingeleseneZeilen = {
  readonly fehler: readonly string[];
  readonly unbekannte: readonly string[];
  readonly isErsteEintrag: boolean;
  readonly zeilen: readonly EingeleseneZeile[];
};

/** `zeilenHoechstens`: in the table, not in the text. `uuidAn`: the id of the new row at a place of the text. */
export type Einleselage<K extends FormKontext> = Tabellenlage<K> & {
  zeilenHoechstens: number;
  zeichenHoechstens: number;
  uuidAn: (stelle: number) => string;
};

const unlesbar = (...fehler: string[]): EingeleseneZeilen => ({
  fehler,
  unbekannte: [],
  isErsteEintrag: false,
  zeilen: [],
});
const zahl = (anzahl: number): string => anzahl.toLocaleString("de-DE");

const LEER = "Bitte fügen Sie mindestens eine Zeile ein.";

/** Why so many rows do not fit; undefined when they do. */
function findPlatzmangel<K extends FormKontext>(anzahl: number, lage: Einleselage<K>): string | undefined {
  const { tabelle, wurzel, zeilenHoechstens } = lage;
  const bisher = rowsOf(wurzel, tabelle.key).length;
  const isFest = tabelle.rows === "fest";
  const frei = isFest ? bisher : Math.max(0, zeilenHoechstens - bisher);
  if (anzahl <= frei) return undefined;
  if (frei === 0) return `Es sind schon ${zahl(bisher)} Einträge. Bitte entfernen Sie zuerst welche.`;
  const text = `Ihr Text hat ${zahl(anzahl)} ${anzahl === 1 ? "Zeile" : "Zeilen"}, in der Tabelle`;
  return isFest
    ? `${text} gibt es nur ${zahl(frei)}. Bitte fügen Sie nur Zeilen ein, die es hier schon gibt.`
    : `${text} ist noch Platz für ${zahl(frei)}. Bitte fügen Sie weniger Zeilen ein.`;
}

const zuLang = (laenge: number, hoechstens: number): string =>
  `Der Text ist zu lang: Er hat ${zahl(laenge)} Zeichen, möglich sind ${zahl(hoechstens)} auf einmal. Bitte fügen Sie die Zeilen in mehreren Schritten ein.`;

/** A row with what it will hold; `isNeu`: it is added. */
type Neue = { roh: RoheZeile; zeile: Zeile; isNeu: boolean };

/** `schluessel`: the column that says which row of the program a line is about; `spalten`: all others. */
type Lesung<K extends FormKontext> = {
  lage: Einleselage<K>;
  schluessel: Spalte<K> | undefined;
  spalten: readonly Spalte<K>[];
};

/** Says which row of the program a line is about; one that it is not, or that was named before, is a mistake. */
function findFeste<K extends FormKontext>(roh: RoheZeile, { lage, schluessel: spalte }: Lesung<K>): Zeile | undefined {
  if (spalte === undefined) return undefined;
  const zeilen = rowsOf(lage.wurzel, lage.tabelle.key);
  const nameVon = (zeile: Zeile): string => {
    const text = textOf(zeile, spalte.key);
    return spalte.show?.(text) ?? text;
  };
  const text = roh.texte.get(spalte.key) ?? "";
  const gefunden = zeilen.find((zeile) =>
    [nameVon(zeile), textOf(zeile, spalte.key)].some((name) => plainWort(name) === plainWort(text)),
  );
  if (gefunden === undefined) {
    const message = `${text.trim() === "" ? "Die Angabe fehlt." : `${zitat(text)} gibt es hier nicht.`} Möglich sind: ${zeilen.map(nameVon).join("; ")}.`;
    roh.fehler.push({ label: spalte.label, message });
  }
  return gefunden;
}

/** Lines about one and the same row: the second one is a mistake. */
function refuseDoppelte(neue: readonly Neue[]): void {
  const gesehen = new Set<string>();
  for (const { roh, zeile } of neue) {
    if (gesehen.has(zeile.uuid)) roh.fehler.push({ label: "", message: "Dafür steht weiter oben schon eine Zeile." });
    gesehen.add(zeile.uuid);
  }
}

/** A blank cell leaves in a row that is there already what it holds. */
const onlyGefuellte = (roh: RoheZeile): Werte =>
  Object.fromEntries(Object.entries(roh.gelesen).filter(([key]) => isGetippt(roh, { key })));

function toNeue<K extends FormKontext>(roh: RoheZeile, stelle: number, lesung: Lesung<K>): Neue {
  const { tabelle, uuidAn } = lesung.lage;
  const feste = findFeste(roh, lesung);
  if (feste !== undefined) return { roh, zeile: feste, isNeu: false };
  return { roh, zeile: { ...startWerte(tabelle.entity?.fields ?? []), uuid: uuidAn(stelle) }, isNeu: true };
}

/** The row with what its cells say. */
const fillZeile = ({ roh, zeile, isNeu }: Neue): Neue => ({
  roh,
  zeile: { ...zeile, ...(isNeu ? roh.gelesen : onlyGefuellte(roh)), uuid: zeile.uuid },
  isNeu,
});

const wurzelMit = <K extends FormKontext>(
  { wurzel, tabelle: { key } }: Einleselage<K>,
  neue: readonly Neue[],
): Werte => ({
  ...wurzel,
  [key]: withZeilen(
    rowsOf(wurzel, key),
    neue.map(({ zeile }) => zeile),
  ),
});

/** Questions that decide whether what was typed is asked at all, and that the table itself does not have. */
function answerOffene<K extends FormKontext>(
  { roh, zeile, isNeu }: Neue,
  { lage: { wurzel, kontext }, spalten }: Lesung<K>,
): Neue {
  if (!isNeu) return { roh, zeile, isNeu };
  const countGefragte = (werte: Werte) =>
    spalten.filter((spalte) => isGetippt(roh, spalte) && isRelevant(spalte, { werte, wurzel, kontext })).length;
  let jetzt = zeile;
  for (const { key, kind, label, trueLabel = "Ja", falseLabel = "Nein" } of spalten) {
    if (kind !== "yesNo" || isGetippt(roh, { key }) || !isBlank(jetzt[key])) continue;
    const bessere = [true, false].find((wert) => countGefragte({ ...jetzt, [key]: wert }) > countGefragte(jetzt));
    if (bessere === undefined) continue;
    jetzt = { ...jetzt, [key]: bessere };
    roh.hinweise.push(`${label}: ${bessere ? trueLabel : falseLabel}, das folgt aus Ihren Angaben.`);
  }
  return { roh, zeile: jetzt, isNeu };
}

/** Reads the lines in two rounds: what may be chosen in one may be another one of them. */
function readAlle<K extends FormKontext>(rohe: readonly RoheZeile[], lesung: Lesung<K>): readonly Neue[] {
  const { lage, spalten } = lesung;
  const begonnene = rohe.map((roh, stelle) => toNeue(roh, stelle, lesung));
  for (const { roh } of begonnene)
    readZellen(
      roh,
      spalten.filter((spalte) => !isWahl(spalte)),
      () => [],
    );
  refuseDoppelte(begonnene);
  const halbe = begonnene.map(fillZeile);
  const wurzel = wurzelMit(lage, halbe);
  const stellen = new Map(halbe.flatMap(({ zeile, isNeu }, stelle) => (isNeu ? [[zeile.uuid, stelle] as const] : [])));
  for (const { roh, zeile } of halbe)
    readZellen(roh, spalten.filter(isWahl), optionenIn({ werte: zeile, wurzel, kontext: lage.kontext }, stellen));
  return halbe.map((neue) => answerOffene(fillZeile(neue), { ...lesung, lage: { ...lage, wurzel } }));
}

/** What of a row is stored: of one that the program gave only what was typed and is asked. */
function storedOf<K extends FormKontext>(
  { roh, zeile, isNeu }: Neue,
  spalten: readonly Spalte<K>[],
  b: Bereich<K>,
): Werte {
  const keys = new Set(
    spalten
      .filter((spalte) => isNeu || (isGetippt(roh, spalte) && isRelevant(spalte, b) && !isReadOnly(spalte, b)))
      .map(({ key }) => key),
  );
  return Object.fromEntries(Object.entries(zeile).filter(([key]) => keys.has(key)));
}

function toZeilen<K extends FormKontext>(neue: readonly Neue[], lesung: Lesung<K>): EingeleseneZeile[] {
  const { lage, spalten, schluessel } = lesung;
  const bisher = new Map(rowsOf(lage.wurzel, lage.tabelle.key).map((zeile) => [zeile.uuid, zeile]));
  const wurzel = wurzelMit(lage, neue);
  return neue.map((eine) => {
    const b = { werte: eine.zeile, wurzel, kontext: lage.kontext };
    const { nummer } = eine.roh;
    const fest = schluessel === undefined ? null : { bisher: bisher.get(eine.zeile.uuid) };
    const urteil = judgeZeile(eine.roh, { entity: lage.tabelle.entity, spalten, b, fest });
    return { ...urteil, nummer, uuid: eine.zeile.uuid, werte: storedOf(eine, spalten, b) };
  });
}

/**
 * Reads rows as they are copied from a spreadsheet, or CSV, as rows of a table of a form: its columns by their titles
 * in the first line, in any order, or without such a line in the order of the questions. Stores nothing.
 */
export function readZeilen<K extends FormKontext>(text: string, lage: Einleselage<K>): EingeleseneZeilen {
  const { tabelle, zeichenHoechstens } = lage;
  const laenge = countCharacters(text);
  if (laenge > zeichenHoechstens) return unlesbar(zuLang(laenge, zeichenHoechstens));
  const reihen = parseDelimited(text, ["\t", ";"]);
  const spalten = listSpalten(lage);
  const titel = reihen[0]?.zellen ?? [];
  const kopf = readKopf(spalten, titel);
  const inhalt = kopf === null ? reihen : reihen.slice(1);
  if (inhalt.length === 0) return unlesbar(LEER);
  const platzmangel = findPlatzmangel(inhalt.length, lage);
  if (platzmangel !== undefined) return unlesbar(platzmangel);
  const gelesene = kopf?.spalten ?? spalten;
  const schluessel = tabelle.rows === "fest" ? spalten.find(({ key }) => key === tabelle.rowKey) : undefined;
  const lesung = { lage, schluessel, spalten: spalten.filter((spalte) => spalte !== schluessel) };
  const fehler = (kopf?.doppelte ?? []).map((titel) => `Die Spalte „${titel}“ steht zweimal da.`);
  if (schluessel !== undefined && !gelesene.includes(schluessel))
    fehler.push(`Die Spalte „${schluessel.label}“ fehlt.`);
  if (fehler.length > 0) return unlesbar(...fehler);
  const neue = readAlle(
    inhalt.map((reihe) => toRoheZeile(reihe, gelesene)),
    lesung,
  );
  const zellen = inhalt.map((reihe) => reihe.zellen);
  const unbekannte = kopf === null ? [] : [...kopf.unbekannte, ...listNamenlose(titel, zellen)];
  return { fehler: [], unbekannte, isErsteEintrag: kopf === null, zeilen: toZeilen(neue, lesung) };
}

/** Can all of it be stored? */
export const isEinlesbar = ({ fehler, zeilen }: EingeleseneZeilen): boolean =>
  fehler.length === 0 && zeilen.length > 0 && zeilen.every((zeile) => zeile.fehler.length === 0);
