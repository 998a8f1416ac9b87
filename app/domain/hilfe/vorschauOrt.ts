import { fieldName } from "../../formkit/fieldName";
import { type FormularArt, formulare } from "../antrag/formular/formulare";
import type { AntragKontext } from "../antrag/formular/kontext";
import type { Field, Tab } from "../../formkit/field";

/**
 * Where readers of a form of an Antrag meet a help text: the tab, counted from 0, the table whose row is open, if any,
 * and the control that it explains; `steuerung` null for the general text of a tab or row.
 */
export type Vorschauort = { readonly tab: number; readonly tabelle: string | null; readonly steuerung: string | null };

type Teil = Omit<Vorschauort, "tab">;
type Frage = Field<AntragKontext>;

const hilfeVon = ({ help, key }: Frage): string => help ?? key;

/** The place inside a table: free rows are opened one by one, the others stand on the page of the tab. */
function findInTabelle({ key, entity, rows }: Frage, feld: string): Teil | undefined {
  if (entity === undefined) return undefined;
  const isFrei = rows === "frei";
  const tabelle = isFrei ? key : null;
  const frage = entity.fields.find((eine) => hilfeVon(eine) === feld);
  if (frage !== undefined)
    return { tabelle, steuerung: isFrei ? frage.key : fieldName(frage.key, { tabelle: key, index: 0 }) };
  return entity.helpBereichKey === feld ? { tabelle, steuerung: null } : undefined;
}

function findInTab({ help, fields }: Tab<AntragKontext>, feld: string): Teil | undefined {
  if (help === feld) return { tabelle: null, steuerung: null };
  const frage = fields.find((eine) => hilfeVon(eine) === feld);
  if (frage !== undefined) return { tabelle: null, steuerung: frage.key };
  for (const tabelle of fields) {
    const teil = findInTabelle(tabelle, feld);
    if (teil !== undefined) return teil;
  }
  return undefined;
}

/**
 * Where a form shows the help text of a key. A key that several tabs share is shown in that of its index (`tab`), else
 * in the first; null for one that no tab has.
 */
export function findVorschauort(art: FormularArt, feld: string, tab: number | null): Vorschauort | null {
  const orte = formulare[art].tabs.flatMap((einer, stelle) => {
    const teil = findInTab(einer, feld);
    return teil === undefined ? [] : [{ tab: stelle, ...teil }];
  });
  return orte.find((ort) => ort.tab === tab) ?? orte[0] ?? null;
}
