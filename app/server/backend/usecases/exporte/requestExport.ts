import type { Exportbestellung } from "~/contract/tabelle/exporte";
import { EXPORTE_HOECHSTENS, EXPORTE_OFFEN_HOECHSTENS, exportName } from "~/domain/tabelle/exportDatei";
import { listGewaehlte } from "~/domain/tabelle/exportAuswahl";
import { EXPORT_FAELLE } from "~/domain/tabelle/exportFaelle";
import { FIRMA_FILTER, readFirma, withoutSuchworte } from "~/domain/tabelle/exportFilter";
import { worksInStab } from "~/domain/tabelle/tabellen";
import { Ablehnung } from "../../ablehnung";
import { insertNachweis } from "../../storage/exportNachweisStore";
import type { Tx } from "../../storage/datenbank";
import { deleteUeberzaehlige, insertExport, lockExporte } from "../../storage/exportStore";
import { findTabelle } from "../../storage/tabelleStore";
import { inTransaktion } from "../../storage/transaction";
import type { Aufruf } from "../antraege/aufruf";
import { writeAudit } from "../audit/writeAudit";
import { einmalig } from "../idempotenz/einmalig";
import { type Geprueft, readBestellung, werIst } from "./readBestellung";

type Bestellung = Geprueft & { spalten: string[] | null; configurationName: string | null };

/** What the record tells of an order: the words that were searched for may name people, and stay out of it. */
function toNachweis({ fall, format, von, bis, zweck, query, variablen, spalten }: Bestellung, isStab: boolean) {
  const { query: filter, mitSuche } = withoutSuchworte(fall, new URLSearchParams(query));
  const ueberUnternehmen = readFirma(filter);
  filter.delete(FIRMA_FILTER);
  const gewaehlte = listGewaehlte(fall, { gewaehlt: variablen ?? spalten, isStab }).map(({ key }) => key);
  return { fall, format, von, bis, zweck, variablen: gewaehlte, query: filter.toString(), mitSuche, ueberUnternehmen };
}

/** Puts an order in the place of the oldest file where there are too many. Refuses while too many are not ready yet. */
async function insertBestellung(tx: Tx, { dienste, person }: Aufruf, bestellung: Bestellung): Promise<string> {
  const { benutzerUuid, systemRolle, unternehmenUuid } = werIst(person);
  const vorhandene = await lockExporte(tx, benutzerUuid);
  if (vorhandene.filter(({ fertigAm }) => fertigAm === null).length >= EXPORTE_OFFEN_HOECHSTENS)
    throw new Ablehnung("ZU_VIELE_EXPORTE");
  const jetzt = dienste.clock.now();
  const { variablen, spalten, ...was } = bestellung;
  const datei = { datei: EXPORT_FAELLE[was.fall].datei, format: was.format };
  const wer = { uuid: dienste.random.uuid(), benutzerUuid, systemRolle, unternehmenUuid };
  await insertExport(tx, {
    ...wer,
    ...was,
    sitzungUuid: person.sitzungUuid,
    spalten: variablen ?? spalten,
    zustand: "WARTET",
    naechsterVersuchAm: jetzt,
    bestelltAm: jetzt,
    dateiName: exportName(
      jetzt,
      datei,
      vorhandene.map(({ dateiName }) => dateiName),
    ),
  });
  const { fall, zweck } = was;
  await insertNachweis(tx, { ...wer, ...toNachweis(bestellung, worksInStab(wer)), bestelltAm: jetzt });
  await writeAudit(tx, { vorgang: "export.bestellen", am: jetzt, benutzerUuid, nach: fall, grund: zweck });
  await deleteUeberzaehlige(tx, benutzerUuid, EXPORTE_HOECHSTENS - 1);
  return wer.uuid;
}

/** Orders a file, once per Idempotency-Key, and wakes the worker. What may be in it is decided when it is made. */
export async function requestExport(
  ruf: Aufruf,
  eingabe: Exportbestellung,
  configurationName: string | null = null,
): Promise<{ uuid: string }> {
  const { dienste, person } = ruf;
  const { benutzerUuid } = person;
  const { spalten } = await findTabelle(dienste.db, { benutzerUuid, tabelle: "antraege" });
  const geprueft = readBestellung(person, eingabe, spalten);
  person.lesung.istListe = true;
  const bestellt = await inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "exporte.bestelleExport",
      eingabe,
      fn: async () => ({ uuid: await insertBestellung(tx, ruf, { ...geprueft, spalten, configurationName }) }),
    }),
  );
  dienste.wakeExporte();
  return bestellt;
}
