import type { Antrag, Vorhaben } from "~/contract/antrag/antraege";
import type { GeparktKopf } from "~/contract/antrag/geparkteEingaben";
import type { Rufe } from "~/contract/wire/call";
import type { FormularArt } from "~/domain/antrag/formular/formulare";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { findOrNull, toWerte } from "~/features/formular";
import { isEinfuegbar } from "~/formkit/einlesen/spalten";
import type { Werte } from "~/formkit/field";
import { isTabEnabled } from "~/formkit/relevance";
import { findTabelle, type GefundeneTabelle, type ZeilenOrt } from "./zeilenOrt";

/**
 * The table with the rows that are stored. `wurzel`: the answers of the whole Vorhaben at `revision`; `neueste`: those
 * of now.
 */
export type ZeilenStand = GefundeneTabelle & {
  ort: ZeilenOrt;
  antrag: Antrag;
  revision: number;
  wurzel: Werte;
  neueste: Werte;
  kontext: AntragKontext;
  /** What was found in what is stored now. */
  pruefung: Vorhaben["pruefung"];
  ticket: string | undefined;
  geparkte: GeparktKopf[];
};

type Gesucht = { ort: ZeilenOrt; art: FormularArt; revision?: number };

/**
 * What is stored, or what was in a revision that is known still; null when the Vorhaben or the table is not there (any
 * more).
 */
export async function findZeilenStand(call: Rufe, { ort, art, revision }: Gesucht): Promise<ZeilenStand | null> {
  const gefunden = findTabelle(art, ort.tabelle);
  if (gefunden === undefined) return null;
  const { antragUuid: uuid, vorhabenUuid } = ort;
  const gefragt = { uuid, vorhabenUuid, ...(revision === undefined ? {} : { revision }) };
  const gelesen = await findOrNull(() => call.antraege.getVorhaben(gefragt));
  if (gelesen === null) return null;
  const { antrag, vorhaben, basis, kontext, ticket, geparkte = [] } = gelesen;
  return {
    ...gefunden,
    ort,
    antrag,
    kontext,
    pruefung: vorhaben.pruefung,
    ticket,
    geparkte,
    revision: basis?.revision ?? vorhaben.revision,
    neueste: toWerte(vorhaben.uuid, vorhaben.werte),
    wurzel: toWerte(vorhaben.uuid, basis?.werte ?? vorhaben.werte),
  };
}

/** Why no rows can be added now, whatever was so before; null when they can. */
export function findSperre({ antrag, tab, tabelle, neueste: wurzel, kontext }: ZeilenStand): string | null {
  if (!antrag.rechte.bearbeiten) return "Sie können diesen Antrag nicht mehr bearbeiten.";
  if (!isTabEnabled(tab, { werte: wurzel, wurzel, kontext }))
    return `Der Reiter „${tab.label}“ gehört nach den Angaben zum Vorhaben nicht mehr dazu.`;
  return isEinfuegbar({ tabelle, wurzel, kontext }) ? null : "In diese Tabelle können keine Zeilen eingefügt werden.";
}
