import { setImmediate } from "node:timers/promises";
import type { Vergleich } from "~/contract/antrag/austausch";
import { compare } from "~/domain/antrag/austausch/compare";
import type { AntragFormular } from "~/domain/antrag/formular/formulare";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { vorhabenTitel } from "~/domain/antrag/formular/luecken";
import type { Wert, Werte } from "~/formkit/field";
import { isStored } from "~/formkit/kinds";
import { blankWerte, isReadOnly, wertOf } from "~/formkit/relevance";
import { isZeilen, rowsOf } from "~/formkit/werte";
import { zeilenId } from "~/formkit/zeilenId";
import { eingabeUngueltig } from "../../ablehnung";
import type { VorhabenVoll } from "../../storage/vorhabenStore";
import { complete } from "../antraege/neuesVorhaben";
import { formularteile } from "../antraege/umbau";
import type { AntragFeld } from "../antraege/wertPruefung";
import type { ImportVorhaben } from "../../ports/pruefstandPort";
import { findVerworfene } from "./findVerworfene";

/** What the plan of an import works with. */
export type Umfeld = { form: AntragFormular; kontext: AntragKontext; random: () => string };

/** A Vorhaben of the file and the one of the draft that it goes into; null: it is added. */
export type Paar = { stelle: number; quelle: ImportVorhaben; ziel: VorhabenVoll | null };

/** What was chosen, as `set` of a Vorhaben and `stelle.key` of a field; null: everything. */
export type Auswahl = ReadonlySet<string> | null;

/**
 * What is taken over, and under which id the findings about the whole stand: that of the file may be in use elsewhere.
 */
type Auftrag = { auswahl: Auswahl; uuid: string };

/** Says whether a Vorhaben as a whole, or one of its fields, is to be taken over. */
export function isGewaehlt(auswahl: Auswahl, stelle: number, key?: string): boolean {
  return auswahl?.has(key === undefined ? String(stelle) : `${String(stelle)}.${key}`) ?? true;
}

/** Pairs by uuid; a Vorhaben in which nothing was entered yet takes in one that the draft does not have. */
export function buildPaare(datei: readonly ImportVorhaben[], entwurf: readonly VorhabenVoll[]): Paar[] {
  const bekannt = new Set(datei.map(({ uuid }) => uuid.toLowerCase()));
  const unberuehrt = entwurf.filter(({ neu, uuid }) => neu && !bekannt.has(uuid));
  const vergeben = new Set<string>();
  return datei.map((quelle, stelle) => {
    const gleiches = entwurf.find(({ uuid }) => uuid === quelle.uuid.toLowerCase() && !vergeben.has(uuid));
    const ziel = gleiches ?? unberuehrt.shift() ?? null;
    if (ziel !== null) vergeben.add(ziel.uuid);
    return { stelle, quelle, ziel };
  });
}

/**
 * The rows of a table of years under the ids that the draft has for these years: a year stays the same row, whatever
 * the file calls it.
 */
function withBekanntenIds(feld: AntragFeld, alt: Werte, wert: Wert): Wert {
  if (feld.rowKey === undefined || !isZeilen(wert)) return wert;
  const bekannt = new Map(rowsOf(alt, feld.key).map((zeile) => [zeilenId(feld, zeile), zeile.uuid]));
  return wert.map((zeile) => ({ ...zeile, uuid: bekannt.get(zeilenId(feld, zeile)) ?? zeile.uuid }));
}

/** Two places of a Vorhaben that would have one id, in words; null when there are none. The file alone has none. */
function findDoppelte(form: AntragFormular, werte: Werte, uuid: string): [string, string] | null {
  const vergeben = new Map([[uuid, "das Vorhaben selbst"]]);
  for (const { key, label } of formularteile(form).tabellen) {
    for (const [stelle, zeile] of rowsOf(werte, key).entries()) {
      const wo = `${label}, Eintrag ${String(stelle + 1)}`;
      const vorher = vergeben.get(zeile.uuid);
      if (vorher !== undefined) return [vorher, wo];
      vergeben.set(zeile.uuid, wo);
    }
  }
  return null;
}

function checkDoppelte({ stelle }: Paar, doppelte: [string, string] | null, istTeil: boolean): void {
  if (doppelte === null) return;
  const rat = istTeil
    ? "Bitte wählen Sie beide Angaben aus oder keine."
    : "Bitte geben Sie einem Eintrag der Datei eine andere.";
  const [eine, andere] = doppelte;
  const text = `Vorhaben ${String(stelle + 1)}: „${eine}“ und „${andere}“ hätten dieselbe Kennung (uuid). ${rat}`;
  throw eingabeUngueltig(istTeil ? "auswahl" : "datei", text);
}

/**
 * The answers of a Vorhaben with those of the file under the chosen keys, ready to be stored, and what of them is not
 * taken over. What is read-only stays. Refuses what would give two rows one id.
 */
export function takeOver(paar: Paar, { auswahl, uuid }: Auftrag, { form, kontext, random }: Umfeld) {
  const { quelle, ziel, stelle } = paar;
  const isChosen = (key: string) => isGewaehlt(auswahl, stelle) || isGewaehlt(auswahl, stelle, key);
  const alt: Werte = ziel?.werte ?? blankWerte(form);
  const bereich = { werte: alt, wurzel: alt, kontext };
  const neue = form.tabs
    .flatMap(({ fields }) => fields)
    .filter((feld) => isStored(feld.kind) && isChosen(feld.key) && !isReadOnly(feld, bereich))
    .map((feld) => [feld.key, withBekanntenIds(feld, alt, wertOf(feld, quelle.werte))] as const);
  const fertig = complete({ ...alt, ...Object.fromEntries(neue) }, { form, uuid, kontext, random });
  checkDoppelte(paar, findDoppelte(form, fertig.werte, uuid), auswahl !== null);
  return { fertig, verworfen: findVerworfene(form, { werte: quelle.werte, fertig: fertig.werte, stelle, isChosen }) };
}

/** Everything that taking over the whole file would change. Lets others in between two Vorhaben. */
export async function compareDatei(
  paare: readonly Paar[],
  entwurf: readonly VorhabenVoll[],
  umfeld: Umfeld,
): Promise<Vergleich> {
  const verworfen: string[] = [];
  const vorhaben: Vergleich["vorhaben"] = [];
  for (const paar of paare) {
    await setImmediate();
    const { fertig, verworfen: uebrig } = takeOver(
      paar,
      { auswahl: null, uuid: paar.ziel?.uuid ?? paar.quelle.uuid },
      umfeld,
    );
    const { werte } = fertig;
    verworfen.push(...uebrig);
    const alt = paar.ziel?.werte ?? blankWerte(umfeld.form);
    const felder = compare(umfeld.form, { alt, neu: werte }, umfeld.kontext);
    const art = paar.ziel === null ? "neu" : felder.length === 0 ? "gleich" : "geaendert";
    vorhaben.push({ stelle: paar.stelle, titel: vorhabenTitel(werte, paar.stelle), art, felder });
  }
  const ziele = new Set(paare.map(({ ziel }) => ziel?.uuid));
  return {
    vorhaben,
    revisionen: Object.fromEntries(entwurf.map(({ uuid, revision }) => [uuid, revision])),
    bleiben: entwurf.flatMap(({ uuid, werte }, stelle) => (ziele.has(uuid) ? [] : [vorhabenTitel(werte, stelle)])),
    verworfen,
  };
}
