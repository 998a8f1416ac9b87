import { umfangVon } from "~/domain/benutzer/systemrollenRechte";
import {
  type ExportFormat,
  EXPORTE_HOECHSTENS,
  EXPORTE_OFFEN_HOECHSTENS,
  exportName,
} from "~/domain/tabelle/exportDatei";
import { Ablehnung } from "../../ablehnung";
import type { Tx } from "../../storage/datenbank";
import { deleteUeberzaehlige, insertExport, lockExporte } from "../../storage/exportStore";
import { findTabelle } from "../../storage/tabelleStore";
import { inTransaktion } from "../../storage/transaction";
import { blickVon } from "../antraege/antragRechte";
import type { Aufruf } from "../antraege/aufruf";
import { einmalig } from "../idempotenz/einmalig";
import { readQuery } from "../tabellen/tabellen";

type Bestellung = { format: ExportFormat; query: string };

/** Puts an order in the place of the oldest file where there are too many. Refuses while too many are not ready yet. */
async function insertBestellung(tx: Tx, { dienste, person }: Aufruf, { format, query }: Bestellung): Promise<string> {
  const { benutzerUuid, sitzungUuid, systemRolle } = person;
  const vorhandene = await lockExporte(tx, benutzerUuid);
  if (vorhandene.filter(({ fertigAm }) => fertigAm === null).length >= EXPORTE_OFFEN_HOECHSTENS)
    throw new Ablehnung("ZU_VIELE_EXPORTE");
  const jetzt = dienste.clock.now();
  const uuid = dienste.random.uuid();
  const namen = vorhandene.map(({ dateiName }) => dateiName);
  await insertExport(tx, {
    uuid,
    benutzerUuid,
    sitzungUuid,
    systemRolle,
    unternehmenUuid: blickVon(person).unternehmenUuid,
    query,
    format,
    spalten: (await findTabelle(tx, { benutzerUuid, tabelle: "antraege" })).spalten,
    zustand: "WARTET",
    naechsterVersuchAm: jetzt,
    bestelltAm: jetzt,
    dateiName: exportName(jetzt, format, namen),
  });
  await deleteUeberzaehlige(tx, benutzerUuid, EXPORTE_HOECHSTENS - 1);
  return uuid;
}

/** Orders a file of the list of Anträge. What may be in it is decided when it is made. */
export async function requestExport(ruf: Aufruf, eingabe: Bestellung): Promise<{ uuid: string }> {
  const { dienste, person } = ruf;
  if (umfangVon("antragLesen", person) === null) throw new Ablehnung("KEIN_ZUGRIFF");
  person.lesung.istListe = true;
  const query = readQuery("antraege", eingabe.query);
  const bestellt = await inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "exporte.bestelleExport",
      eingabe,
      fn: async () => ({ uuid: await insertBestellung(tx, ruf, { format: eingabe.format, query }) }),
    }),
  );
  dienste.wakeExporte();
  return bestellt;
}
