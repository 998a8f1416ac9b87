import type { Aenderung } from "~/contract/antrag/antraege";
import { MAX_ZEILEN } from "~/domain/antrag/formular/zeilenGrenzen";
import type { Wert, Werte, Zeile } from "~/formkit/field";
import { messages } from "~/formkit/messages";
import { isReadOnly } from "~/formkit/relevance";
import { isTextListe, isZeilen, rowsOf } from "~/formkit/werte";
import { isUuid } from "~/lib/uuid";
import { type AntragTabelle, listZeilenIds, type Umbau } from "./umbau";
import { problem, readAntwort } from "./wertPruefung";

/** Members of a row that are no answers; `created` marks a row that was not saved yet and is dropped. */
const KEINE_ANTWORT: readonly string[] = ["uuid", "created"];

type LoseZeile = { uuid: string; [key: string]: unknown };
type Verschiebung = Extract<Aenderung, { art: "zeileVerschieben" }>;

const isLoseZeile = (wert: unknown): wert is LoseZeile =>
  typeof wert === "object" && wert !== null && "uuid" in wert && isUuid(wert.uuid);

/** The answers of a posted row over the stored ones; null and findings when one of them cannot be stored. */
function mergeZeile(
  umbau: Umbau,
  { spalten, leer }: AntragTabelle,
  { bisher, gesendet }: { bisher: Zeile; gesendet: LoseZeile },
): Zeile | null {
  const b = { werte: bisher, wurzel: umbau.werte, kontext: umbau.kontext };
  const zeile: Zeile = { ...leer, ...bisher };
  const vorher = umbau.fehler.length;
  for (const [key, wert] of Object.entries(gesendet)) {
    if (KEINE_ANTWORT.includes(key)) continue;
    const feld = spalten.get(key);
    const gelesen = readAntwort(feld, wert);
    if (!gelesen.ok) umbau.fehler.push(problem(bisher.uuid, key, gelesen.error));
    else if (feld !== undefined && !isReadOnly(feld, b)) zeile[key] = gelesen.value;
  }
  return umbau.fehler.length > vorher ? null : zeile;
}

function setZeilen(umbau: Umbau, key: string, zeilen: Zeile[]): void {
  umbau.werte[key] = zeilen;
}

const EINTRAG_FORT =
  "Diesen Eintrag gibt es nicht mehr. Vielleicht hat ihn jemand gelöscht. Bitte laden Sie die Seite neu.";

/** Changes the row with this uuid or adds it at the end. */
export function saveZeile(umbau: Umbau, tabelle: AntragTabelle, gesendet: LoseZeile): void {
  const zeilen = rowsOf(umbau.werte, tabelle.key);
  const { uuid } = gesendet;
  const bisher = zeilen.find((zeile) => zeile.uuid === uuid);
  if (bisher === undefined && (uuid === umbau.vorhabenUuid || listZeilenIds(umbau.teile, umbau.werte).includes(uuid))) {
    umbau.fehler.push(problem(uuid, "uuid", messages.pattern));
    return;
  }
  if (bisher === undefined && zeilen.length >= MAX_ZEILEN) {
    umbau.fehler.push(
      problem(
        umbau.vorhabenUuid,
        tabelle.key,
        `Sie können höchstens ${MAX_ZEILEN} Einträge erfassen. Bitte entfernen Sie welche oder fassen Sie sie zusammen.`,
      ),
    );
    return;
  }
  const zeile = mergeZeile(umbau, tabelle, { bisher: bisher ?? { uuid }, gesendet });
  if (zeile === null) return;
  setZeilen(
    umbau,
    tabelle.key,
    bisher === undefined ? [...zeilen, zeile] : zeilen.map((z) => (z === bisher ? zeile : z)),
  );
}

/** Changes rows that the program gives; it neither adds nor removes any, and a row that was not sent stays as it is. */
export function saveFixedZeilen(umbau: Umbau, tabelle: AntragTabelle, gesendet: unknown): void {
  if (!Array.isArray(gesendet)) {
    umbau.fehler.push(problem(umbau.vorhabenUuid, tabelle.key, messages.pattern));
    return;
  }
  for (const eintrag of gesendet) {
    const zeilen = rowsOf(umbau.werte, tabelle.key);
    const bisher = isLoseZeile(eintrag) ? zeilen.find(({ uuid }) => uuid === eintrag.uuid.toLowerCase()) : undefined;
    if (bisher === undefined || !isLoseZeile(eintrag)) {
      umbau.fehler.push(problem(umbau.vorhabenUuid, tabelle.key, messages.pattern));
      return;
    }
    const zeile = mergeZeile(umbau, tabelle, { bisher, gesendet: eintrag });
    if (zeile !== null)
      setZeilen(
        umbau,
        tabelle.key,
        zeilen.map((z) => (z === bisher ? zeile : z)),
      );
  }
}

function withoutVerweis(wert: Wert, uuid: string): Wert {
  if (isZeilen(wert) && wert.length > 0) {
    return wert.map((zeile): Zeile => ({ ...withoutVerweise(zeile, uuid), uuid: zeile.uuid }));
  }
  return isTextListe(wert) ? wert.filter((key) => key !== uuid) : wert;
}

/** The same answers without any choice of the row with this uuid. */
function withoutVerweise(werte: Werte, uuid: string): Werte {
  return Object.fromEntries(Object.entries(werte).map(([key, wert]) => [key, withoutVerweis(wert, uuid)]));
}

/**
 * Deletes a row, and its mentions in other rows: a work package that an asset names, a contractor that a work package
 * names.
 */
export function deleteZeile(umbau: Umbau, tabelle: AntragTabelle, uuid: string): void {
  const zeilen = rowsOf(umbau.werte, tabelle.key);
  if (!zeilen.some((zeile) => zeile.uuid === uuid)) {
    umbau.fehler.push(problem(uuid, "", EINTRAG_FORT));
    return;
  }
  const uebrig = { ...umbau.werte, [tabelle.key]: zeilen.filter((zeile) => zeile.uuid !== uuid) };
  umbau.werte = withoutVerweise(uebrig, uuid);
}

/** Moves a row one place up or down; at the end of the table nothing happens. */
export function moveZeile(umbau: Umbau, tabelle: AntragTabelle, { zeileUuid, richtung }: Verschiebung): void {
  const zeilen = rowsOf(umbau.werte, tabelle.key);
  const von = zeilen.findIndex(({ uuid }) => uuid === zeileUuid);
  const zeile = zeilen[von];
  if (zeile === undefined) {
    umbau.fehler.push(problem(zeileUuid, "", EINTRAG_FORT));
    return;
  }
  const nach = richtung === "hoch" ? von - 1 : von + 1;
  if (nach < 0 || nach >= zeilen.length) return;
  const ohne = zeilen.filter((z) => z !== zeile);
  setZeilen(umbau, tabelle.key, [...ohne.slice(0, nach), zeile, ...ohne.slice(nach)]);
}
