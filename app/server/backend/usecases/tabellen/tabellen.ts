import type { GespeicherteAnsicht } from "~/contract/tabelle/tabellen";
import { ANSICHTEN_HOECHSTENS, TABELLEN, type Tabelle } from "~/domain/tabelle/tabellen";
import { formatAnsicht, onSeite, parseAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import {
  deleteAnsicht,
  deleteSpalten,
  findTabelle,
  insertAnsicht,
  storeSpalten,
  updateAnsicht,
} from "../../storage/tabelleStore";
import { inTransaktion } from "../../storage/transaction";
import type { Aufruf } from "../antraege/aufruf";
import { isSpeicherbarerText, readSingleLine } from "../antraege/wertPruefung";
import { einmalig } from "../idempotenz/einmalig";

/**
 * How a person keeps a table. Everything here belongs to the caller alone, whatever the role: no right beyond the login
 * is asked.
 */

type Ok = { ok: true };

export function getTabelle(
  { dienste, person }: Aufruf,
  tabelle: Tabelle,
): Promise<{ spalten: string[] | null; ansichten: GespeicherteAnsicht[] }> {
  return findTabelle(dienste.db, { benutzerUuid: person.benutzerUuid, tabelle });
}

/**
 * @spec §3 benutzerspezifischeSpalten
 * @assumed bildschirme.md 0.11 audits every write; which columns somebody likes to see, and under which name, concerns
 *   nobody else and stands in no log.
 */
export async function setSpalten(
  { dienste, person }: Aufruf,
  eingabe: { tabelle: Tabelle; spalten: string[] },
): Promise<Ok> {
  const spalten = TABELLEN[eingabe.tabelle].map(({ key }) => key).filter((key) => eingabe.spalten.includes(key));
  if (spalten.length === 0) throw eingabeUngueltig("spalten", "Bitte wählen Sie mindestens eine Spalte aus.");
  await storeSpalten(dienste.db, { benutzerUuid: person.benutzerUuid, tabelle: eingabe.tabelle, spalten });
  return { ok: true };
}

export async function removeSpalten({ dienste, person }: Aufruf, tabelle: Tabelle): Promise<Ok> {
  await deleteSpalten(dienste.db, { benutzerUuid: person.benutzerUuid, tabelle });
  return { ok: true };
}

/** The view as it is kept: only what the table knows, and always its first page. */
export function readQuery(tabelle: Tabelle, query: string): string {
  const ansicht = parseAnsicht(new URLSearchParams(query), TABELLEN[tabelle]);
  const gelesen = formatAnsicht(onSeite(ansicht, 1)).toString();
  if (![ansicht.suche, ...Object.values(ansicht.filter)].every(isSpeicherbarerText))
    throw eingabeUngueltig("query", "Ungültiges Format");
  return gelesen;
}

export async function createAnsicht(
  ruf: Aufruf,
  eingabe: { tabelle: Tabelle; name: string; query: string },
): Promise<{ uuid: string }> {
  const { dienste, person } = ruf;
  const { benutzerUuid } = person;
  const { tabelle } = eingabe;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "tabellen.legeAnsichtAn",
      eingabe,
      fn: async () => {
        const name = readSingleLine("name", eingabe.name);
        if (name === "") throw eingabeUngueltig("name", "Bitte geben Sie einen Namen ein.");
        const { ansichten } = await findTabelle(tx, { benutzerUuid, tabelle });
        if (ansichten.length >= ANSICHTEN_HOECHSTENS)
          throw eingabeUngueltig(
            "name",
            `Sie haben schon ${String(ANSICHTEN_HOECHSTENS)} Ansichten. Bitte löschen Sie zuerst eine.`,
          );
        const uuid = dienste.random.uuid();
        if (!(await insertAnsicht(tx, { uuid, benutzerUuid, tabelle, name, query: readQuery(tabelle, eingabe.query) })))
          throw eingabeUngueltig(
            "name",
            "Eine Ansicht mit diesem Namen gibt es schon. Sie können sie unten überschreiben.",
          );
        return { uuid };
      },
    }),
  );
}

export async function overwriteAnsicht(
  { dienste, person }: Aufruf,
  { tabelle, uuid, query }: { tabelle: Tabelle; uuid: string; query: string },
): Promise<Ok> {
  const stelle = { benutzerUuid: person.benutzerUuid, tabelle, uuid };
  if (!(await updateAnsicht(dienste.db, stelle, readQuery(tabelle, query)))) throw new Ablehnung("NICHT_GEFUNDEN");
  return { ok: true };
}

export async function removeAnsicht(
  { dienste, person }: Aufruf,
  { tabelle, uuid }: { tabelle: Tabelle; uuid: string },
): Promise<Ok> {
  if (!(await deleteAnsicht(dienste.db, { benutzerUuid: person.benutzerUuid, tabelle, uuid })))
    throw new Ablehnung("NICHT_GEFUNDEN");
  return { ok: true };
}
