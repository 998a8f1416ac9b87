import type { Eingaben } from "~/contract/antrag/formAntwort";
import { fieldName, parseFieldName } from "~/formkit/fieldName";
import { isStored } from "~/formkit/kinds";
import { textVon } from "../felder/eingaben";
import { REST, type FormularDaten } from "../seite/formularDaten";
import type { FormularOrt } from "../seite/formularOrt";
import { feldVon } from "../felder/labelVon";
import { listSteuerungen } from "../speichern/readEingabe";
import { formVon, openPlatz, type AntragFeld, type Platz } from "../seite/platz";
import { textOf } from "~/formkit/werte";
import type { Werte } from "~/formkit/field";

/** Texts of controls by the question they answer: "titel", "rahmen/<uuid>/personal", "arbeitspakete/<uuid>/titel". */
export type Texte = Record<string, string | string[]>;

type Zeile = FormularOrt["zeile"];

/**
 * The question behind a control; null for a name that no control has. `zeilenUuid` is that of the inline row it stands
 * in.
 */
export function stelleVon(zeile: Zeile, name: string, zeilenUuid: string | undefined): string | null {
  const stelle = parseFieldName(name);
  if (stelle === undefined) return null;
  const { key, row } = stelle;
  if (row !== undefined) return zeilenUuid === undefined ? null : `${row.tabelle}/${zeilenUuid}/${key}`;
  return zeile === null ? key : `${zeile.tabelle}/${zeile.uuid}/${key}`;
}

const isAsked = (feld: AntragFeld | undefined): boolean =>
  feld !== undefined && isStored(feld.kind) && feld.kind !== "table" && feld.readOnly === undefined;

/** Before the question whose text was cut while it was typed: what was cut off. */
export const REST_VON = "rest!";

/** What is in the controls of a place, as far as it answers a question, and what was cut off there. */
export function getippteTexte(ort: FormularOrt, eingaben: Eingaben): Texte {
  const texte: Texte = {};
  for (const [control, text] of Object.entries(eingaben)) {
    const isRest = control.startsWith(REST);
    const name = isRest ? control.slice(REST.length) : control;
    if (!isAsked(feldVon(ort, name))) continue;
    const row = parseFieldName(name)?.row;
    const uuid = row === undefined ? undefined : eingaben[fieldName("uuid", row)];
    const stelle = stelleVon(ort.zeile, name, typeof uuid === "string" ? uuid : undefined);
    if (stelle !== null) texte[isRest ? `${REST_VON}${stelle}` : stelle] = text;
  }
  return texte;
}

/** The controls that a place has now, by the question. */
export function steuerungenVon(
  platz: Platz,
  wurzel: Werte,
  zeile: Zeile,
): Map<string, { name: string; feld: AntragFeld; text: string | string[] }> {
  const alle = listSteuerungen(platz, wurzel)
    .filter(({ feld }) => isAsked(feld))
    .flatMap(({ name, feld, werte }) => {
      const stelle = stelleVon(zeile, name, textOf(werte, "uuid"));
      const eintrag = { name, feld, text: textVon(feld, name, { eingaben: null, werte }) };
      return stelle === null ? [] : [[stelle, eintrag] as const];
    });
  return new Map(alle);
}

/** The stored texts of all controls that a place can have. */
export function gespeicherteTexte({ ort, werte }: FormularDaten): Texte {
  const alle = steuerungenVon(openPlatz(ort, werte), werte, ort.zeile);
  return Object.fromEntries([...alle].map(([stelle, { text }]) => [stelle, text]));
}

/**
 * Where in the form a question is asked; null when the form has no such question (any more). A row that is gone would
 * be opened anew.
 */
export function ortDer(
  stelle: string,
  ort: FormularOrt,
): { ort: FormularOrt; feld: AntragFeld; name: string; zeilenUuid: string | null } | null {
  const [erster = "", uuid, key] = stelle.split("/");
  const { tabs } = formVon(ort);
  const tab = tabs.findIndex(({ fields }) => fields.some((feld) => feld.key === erster));
  const feld = tabs[tab]?.fields.find((eintrag) => eintrag.key === erster);
  if (feld === undefined) return null;
  if (uuid === undefined || key === undefined)
    return { ort: { ...ort, tab, zeile: null }, feld, name: erster, zeilenUuid: null };
  const spalte = feld.entity?.fields.find((eintrag) => eintrag.key === key);
  if (spalte === undefined) return null;
  const zeile = feld.rows === "frei" ? { tabelle: erster, uuid, neu: true } : null;
  return { ort: { ...ort, tab, zeile }, feld: spalte, name: zeile === null ? erster : key, zeilenUuid: uuid };
}
