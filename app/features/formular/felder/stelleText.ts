import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { AntragFormular } from "~/domain/antrag/formular/formulare";
import type { Wert, Werte } from "~/formkit/field";
import type { Stelle } from "~/formkit/merge/stelle";
import { displayField, readFields } from "~/formkit/readForm";
import { listOf, rowsOf } from "~/formkit/werte";
import { BLANK_TEXT } from "~/formkit/kinds/kind";
import type { AntragFeld } from "../seite/platz";

const findFeld = ({ tabs }: AntragFormular, key: string): AntragFeld | undefined =>
  tabs.flatMap(({ fields }) => fields).find((feld) => feld.key === key);

/** The form, its answers, and the facts around them. */
type Umgebung = { form: AntragFormular; wurzel: Werte; kontext: AntragKontext };

/**
 * What people call a place: "Titel des Vorhabens", "Arbeitspaket „Kleben“: Zeitraum von", "Arbeitspakete: Reihenfolge".
 */
export function labelAn(stelle: Stelle, { form, werte }: { form: AntragFormular; werte: Werte }): string {
  if (!("tabelle" in stelle)) return findFeld(form, stelle.feld)?.label ?? stelle.feld;
  const tabelle = findFeld(form, stelle.tabelle);
  const { entity } = tabelle ?? {};
  if (tabelle === undefined || entity === undefined) return stelle.tabelle;
  if (!("zeile" in stelle)) return `${tabelle.label}: Reihenfolge`;
  const zeile = rowsOf(werte, tabelle.key).find(({ uuid }) => uuid === stelle.zeile);
  const name = zeile === undefined ? entity.label : `${entity.label} „${entity.title(zeile)}“`;
  const feld = entity.fields.find(({ key }) => key === stelle.feld);
  return feld === undefined ? name : `${name}: ${feld.label}`;
}

function zeilenText(feld: AntragFeld, wert: Wert, { wurzel, kontext }: Umgebung): string {
  const [zeile] = rowsOf({ zeilen: wert }, "zeilen");
  if (zeile === undefined) return "Eintrag gelöscht";
  return readFields(feld.entity?.fields ?? [], { werte: zeile, wurzel, kontext })
    .filter(({ text }) => text !== BLANK_TEXT)
    .map(({ label, text }) => `${label}: ${text}`)
    .join("\n");
}

function folgeText({ key, entity, label }: AntragFeld, wert: Wert, wurzel: Werte): string {
  const titel = (uuid: string) => {
    const zeile = rowsOf(wurzel, key).find((eintrag) => eintrag.uuid === uuid);
    return zeile === undefined ? label : entity?.title(zeile);
  };
  return listOf({ folge: wert }, "folge")
    .map((uuid, stelle) => `${String(stelle + 1)}. ${titel(uuid) ?? ""}`)
    .join("\n");
}

/** A value of a place as people read it. */
export function textAn(stelle: Stelle, wert: Wert, scope: Umgebung): string {
  const { form, wurzel, kontext } = scope;
  if (!("tabelle" in stelle)) {
    const feld = findFeld(form, stelle.feld);
    return feld === undefined ? "" : displayField(feld, { werte: { ...wurzel, [feld.key]: wert }, wurzel, kontext });
  }
  const tabelle = findFeld(form, stelle.tabelle);
  if (tabelle === undefined) return "";
  if (!("zeile" in stelle)) return folgeText(tabelle, wert, wurzel);
  const feld = tabelle.entity?.fields.find(({ key }) => key === stelle.feld);
  if (feld === undefined) return zeilenText(tabelle, wert, scope);
  const zeile = rowsOf(wurzel, tabelle.key).find(({ uuid }) => uuid === stelle.zeile) ?? {};
  return displayField(feld, { werte: { ...zeile, [feld.key]: wert }, wurzel, kontext });
}
