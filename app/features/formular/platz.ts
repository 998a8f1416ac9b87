import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { antragV2 } from "~/domain/antrag/formular/v2";
import type { Bereich, Entity, Field, Tab, Werte, Zeile } from "~/formkit/field";
import { blankWerte } from "~/formkit/relevance";
import { rowsOf } from "~/formkit/werte";
import type { FormularOrt, ZeilenOrt } from "./formularOrt";

export type AntragFeld = Field<AntragKontext>;
export type AntragTab = Tab<AntragKontext>;
export type AntragEntity = Entity<AntragKontext>;
export type AntragBereich = Bereich<AntragKontext>;
export type VorhabenWerte = Werte & { uuid: string };

/** What is open at a place: a tab, or one row of one of its tables with free rows. */
export type Platz = { tab: AntragTab; zeile: { ort: ZeilenOrt; tabelle: AntragFeld; entity: AntragEntity; werte: Zeile } | null };

/** The tab with this number; the first one when there is none. */
export function tabAn(stelle: number): AntragTab {
  const tab = antragV2.tabs[stelle] ?? antragV2.tabs[0];
  if (tab === undefined) throw new Error("The form has no tabs");
  return tab;
}

/** The table with free rows that a tab has under a key. */
export function findFreieTabelle(tab: AntragTab, key: string): (AntragFeld & { entity: AntragEntity }) | undefined {
  const feld = tab.fields.find((eintrag) => eintrag.key === key && eintrag.rows === "frei");
  return feld?.entity === undefined ? undefined : { ...feld, entity: feld.entity };
}

function openZeile(tab: AntragTab, ort: ZeilenOrt, werte: Werte): Platz["zeile"] {
  const tabelle = findFreieTabelle(tab, ort.tabelle);
  if (tabelle === undefined) return null;
  const gespeichert = rowsOf(werte, tabelle.key).find(({ uuid }) => uuid === ort.uuid);
  if (gespeichert === undefined && !ort.neu) return null;
  const blank = blankWerte(tabelle.entity.fields);
  const zeile: Zeile = gespeichert ? { ...blank, ...gespeichert } : { ...blank, uuid: ort.uuid, created: true };
  return { ort, tabelle, entity: tabelle.entity, werte: zeile };
}

/** What is open at a place of a Vorhaben. A row that does not exist (any more) leaves its tab open. */
export function openPlatz({ tab: stelle, zeile }: Pick<FormularOrt, "tab" | "zeile">, werte: Werte): Platz {
  const tab = tabAn(stelle);
  return { tab, zeile: zeile === null ? null : openZeile(tab, zeile, werte) };
}

/** The fields that the open form asks. */
export function felderVon({ tab, zeile }: Platz): readonly AntragFeld[] {
  return zeile?.entity.fields ?? tab.fields;
}

/** What the rules of the open form see. */
export function bereichVon({ zeile }: Platz, wurzel: Werte, kontext: AntragKontext): AntragBereich {
  return { werte: zeile?.werte ?? wurzel, wurzel, kontext };
}
