import { type AntragFormular, formulare } from "~/domain/antrag/formular/formulare";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { Bereich, Entity, Field, Tab, Werte, Zeile } from "~/formkit/field";
import { isStored } from "~/formkit/kinds";
import { blankWerte, isReadOnly, startWerte } from "~/formkit/relevance";
import { rowsOf } from "~/formkit/werte";
import type { FormularOrt, ZeilenOrt } from "./formularOrt";

export type AntragFeld = Field<AntragKontext>;
export type AntragTab = Tab<AntragKontext>;
export type AntragEntity = Entity<AntragKontext>;
export type AntragBereich = Bereich<AntragKontext>;
export type VorhabenWerte = Werte & { uuid: string };

/** What is open at a place: a tab, or one row of one of its tables with free rows. */
export type Platz = {
  form: AntragFormular;
  tab: AntragTab;
  zeile: { ort: ZeilenOrt; tabelle: AntragFeld; entity: AntragEntity; werte: Zeile } | null;
};

/** The form that is filled in at a place. */
export function formVon({ formular }: Pick<FormularOrt, "formular">): AntragFormular {
  return formulare[formular ?? "V2"];
}

/** The tab of a place; the first one when the form has none with that number. */
export function tabAn(ort: Pick<FormularOrt, "tab" | "formular">): AntragTab {
  const { tabs } = formVon(ort);
  const tab = tabs[ort.tab] ?? tabs[0];
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
  const { fields } = tabelle.entity;
  const zeile: Zeile = gespeichert
    ? { ...blankWerte(fields), ...gespeichert }
    : { ...startWerte(fields), uuid: ort.uuid, created: true };
  return { ort, tabelle, entity: tabelle.entity, werte: zeile };
}

/** What is open at a place of a Vorhaben. A row that does not exist (any more) leaves its tab open. */
export function openPlatz(ort: Pick<FormularOrt, "tab" | "zeile" | "formular">, werte: Werte): Platz {
  const tab = tabAn(ort);
  return { form: formVon(ort), tab, zeile: ort.zeile === null ? null : openZeile(tab, ort.zeile, werte) };
}

/** The fields that the open form asks. */
export function felderVon({ tab, zeile }: Platz): readonly AntragFeld[] {
  return zeile?.entity.fields ?? tab.fields;
}

/** What the rules of the open form see. */
export function bereichVon({ zeile }: Platz, wurzel: Werte, kontext: AntragKontext): AntragBereich {
  return { werte: zeile?.werte ?? wurzel, wurzel, kontext };
}

/** Nothing of the open form can be changed by anybody, as in the certified part of a supplementary application. */
export function isNurLesen(platz: Platz, bereich: AntragBereich): boolean {
  const gefragt = felderVon(platz).filter(({ kind }) => isStored(kind));
  return gefragt.every((feld) => isReadOnly(feld, bereich));
}

/** How many rows the free tables of a tab hold. */
export function zeilenAnzahl(tab: AntragTab, werte: VorhabenWerte): number {
  return tab.fields
    .filter(({ rows }) => rows === "frei")
    .reduce((summe, { key }) => summe + rowsOf(werte, key).length, 0);
}
