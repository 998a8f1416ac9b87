import type { Aenderung } from "~/contract/antrag/antraege";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { Wert, Werte, Zeile } from "~/formkit/field";
import { fieldName } from "~/formkit/fieldName";
import { parseEntity, parseTab, type Eingabe } from "~/formkit/parseForm";
import { rowsOf } from "~/formkit/werte";
import { GEZEIGT } from "../seite/formularDaten";
import { felderVon, type AntragFeld, type Platz } from "../seite/platz";

/** Reads the posted form of a place: the tab's values, or the whole row. */
export function readEingabe(
  { tab, zeile }: Platz,
  formData: FormData,
  scope: { wurzel: Werte; kontext: AntragKontext },
): Eingabe {
  return zeile === null
    ? parseTab(tab, formData, { bisher: scope.wurzel, scope })
    : parseEntity(zeile.entity, formData, { bisher: zeile.werte, scope });
}

/** One stored control of a place: its name, its field, and the entity it belongs to. */
export type Steuerung = { name: string; feld: AntragFeld; werte: Werte };

/** Every control that the open form can have, inline rows included. */
export function listSteuerungen(platz: Platz, wurzel: Werte): Steuerung[] {
  const werte = platz.zeile?.werte ?? wurzel;
  return felderVon(platz).flatMap((feld): Steuerung[] => {
    const { entity, key, rows } = feld;
    if (entity === undefined) return [{ name: key, feld, werte }];
    if (rows !== "fest") return [];
    return rowsOf(werte, key).flatMap((zeile, index) =>
      entity.fields.map((spalte) => ({
        name: fieldName(spalte.key, { tabelle: key, index }),
        feld: spalte,
        werte: zeile,
      })),
    );
  });
}

/** A place with the values that were read from a posted form. */
export function withEingabe(platz: Platz, gelesen: Werte, wurzel: Werte): { platz: Platz; wurzel: Werte } {
  const { zeile } = platz;
  if (zeile === null) return { platz, wurzel: { ...wurzel, ...gelesen } };
  return { platz: { ...platz, zeile: { ...zeile, werte: { ...zeile.werte, ...gelesen } } }, wurzel };
}

/** The whole Vorhaben with the values that were read from a posted form. */
export function wurzelMitEingabe(platz: Platz, gelesen: Werte, wurzel: Werte): Werte {
  const { zeile } = withEingabe(platz, gelesen, wurzel).platz;
  if (zeile === null) return { ...wurzel, ...gelesen };
  const { tabelle, werte } = zeile;
  const andere = rowsOf(wurzel, tabelle.key);
  const isBekannt = andere.some(({ uuid }) => uuid === werte.uuid);
  return {
    ...wurzel,
    [tabelle.key]: isBekannt ? andere.map((z) => (z.uuid === werte.uuid ? werte : z)) : [...andere, werte],
  };
}

/** Names of the controls that were on the page. */
export function gezeigteNamen(formData: FormData): Set<string> {
  return new Set([...formData.keys(), ...formData.getAll(GEZEIGT).map(String)]);
}

function onlyGezeigte(zeile: Zeile, gezeigt: ReadonlySet<string>, nameOf: (key: string) => string): Zeile {
  const keys = Object.keys(zeile).filter((key) => gezeigt.has(nameOf(key)));
  return { ...Object.fromEntries(keys.map((key): [string, Wert] => [key, zeile[key] ?? null])), uuid: zeile.uuid };
}

/**
 * The change that a posted form makes. Only what was on the page is sent, so that the same form sent twice is the same
 * request, whatever the first one has changed.
 */
export function aenderungenAus(platz: Platz, werte: Werte, formData: FormData): Aenderung[] {
  const gezeigt = gezeigteNamen(formData);
  const { zeile } = platz;
  if (zeile !== null) {
    const gesendet = onlyGezeigte({ ...werte, uuid: zeile.werte.uuid }, gezeigt, (key) => key);
    return Object.keys(gesendet).length > 1
      ? [{ art: "zeileSpeichern", tabelle: zeile.tabelle.key, zeile: gesendet }]
      : [];
  }
  const felder: Werte = {};
  for (const { key, rows } of platz.tab.fields) {
    const wert = werte[key];
    if (wert === undefined) continue;
    if (rows === "fest") {
      const zeilen = rowsOf(werte, key).map((eintrag, index) =>
        onlyGezeigte(eintrag, gezeigt, (spalte) => fieldName(spalte, { tabelle: key, index })),
      );
      const gesendet = zeilen.filter((eintrag) => Object.keys(eintrag).length > 1);
      if (gesendet.length > 0) felder[key] = gesendet;
    } else if (gezeigt.has(key)) felder[key] = wert;
  }
  return Object.keys(felder).length > 0 ? [{ art: "felder", werte: felder }] : [];
}
