import { type FormularArt, formulare } from "~/domain/antrag/formular/formulare";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { Field, Tab } from "~/formkit/field";
import { isUuid } from "~/lib/uuid";
import { href } from "~/routing/href";

/** The table of a Vorhaben whose rows are pasted. */
export type ZeilenOrt = { antragUuid: string; vorhabenUuid: string; tabelle: string };

/** The address of the page for the rows of a table. */
export const zeilenHref = ({ antragUuid, vorhabenUuid, tabelle }: ZeilenOrt): string =>
  href("antragZeilen", { uuid: antragUuid }, { vorhaben: vorhabenUuid, tabelle });

/** The table that an address names; null when it names none. */
export function readZeilenOrt({ searchParams }: URL, antragUuid: string): ZeilenOrt | null {
  const [vorhabenUuid, tabelle] = [searchParams.get("vorhaben"), searchParams.get("tabelle")];
  return isUuid(vorhabenUuid) && tabelle !== null
    ? { antragUuid, vorhabenUuid: vorhabenUuid.toLowerCase(), tabelle }
    : null;
}

/** A table of a form, and the tab on which it stands. */
export type GefundeneTabelle = { tabelle: Field<AntragKontext>; tab: Tab<AntragKontext>; nummer: number };

/** The table of a form with this key; undefined when it has none. */
export function findTabelle(art: FormularArt, key: string): GefundeneTabelle | undefined {
  return formulare[art].tabs
    .map((tab, nummer) => ({ tab, nummer, tabelle: tab.fields.find((feld) => feld.key === key) }))
    .flatMap(({ tabelle, ...rest }) => (tabelle?.entity === undefined ? [] : [{ ...rest, tabelle }]))[0];
}
