import type { Datei } from "~/contract/antrag/dateien";
import { ANLAGEN_MAX, cleanName } from "~/domain/antrag/anlagen";
import { ANLAGE_ABGELEHNT } from "~/domain/antrag/anlageAbgelehnt";
import { Ablehnung } from "../../ablehnung";
import { type AntragSatz, updateAntrag } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { type DateiZeile, insertDatei, listDateien } from "../../storage/dateiStore";
import { findVorhaben } from "../../storage/vorhabenStore";
import { getBearbeitbaren } from "../antraege/antragRechte";
import type { Aufruf } from "../antraege/aufruf";
import { writeEreignis } from "../audit/writeEreignis";
import type { DateiStrom } from "../../ports/ablagePort";
import { toDatei } from "./dateiAnsicht";
import { type Abgelegt, receiveDatei, toDateiZeile } from "./receiveDatei";

export type Hochladung = { uuid: string; vorhabenUuid: string; name: string };

/** Refuses before a byte is read: no right, no draft, no such Vorhaben. */
async function requireZiel(tx: Tx, ruf: Aufruf, { uuid, vorhabenUuid }: Hochladung): Promise<AntragSatz> {
  const satz = await getBearbeitbaren(tx, ruf, uuid);
  if ((await findVorhaben(tx, satz.uuid, vorhabenUuid)) === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return satz;
}

/** Refuses when the Vorhaben has as many files as it may have. */
function requireFrei(vorhandene: readonly DateiZeile[], { vorhabenUuid, name }: Hochladung): void {
  const eigene = vorhandene.filter((datei) => datei.vorhabenUuid === vorhabenUuid.toLowerCase());
  if (eigene.length >= ANLAGEN_MAX)
    throw new Ablehnung("ZU_VIELE_ANLAGEN", [], ANLAGE_ABGELEHNT.zuViele(cleanName(name)));
}

/** Enters a file that lies under its key already; the lock of the Antrag makes the limits exact. */
async function insert(
  tx: Tx,
  ruf: Aufruf,
  { hochladung, abgelegt }: { hochladung: Hochladung; abgelegt: Abgelegt },
): Promise<Datei> {
  const { dienste, person } = ruf;
  const { name } = hochladung;
  const satz = await requireZiel(tx, ruf, hochladung);
  const vorhandene = await listDateien(tx, satz.uuid);
  const vorhabenUuid = hochladung.vorhabenUuid.toLowerCase();
  requireFrei(vorhandene, hochladung);
  const platz = {
    unternehmenUuid: satz.unternehmenUuid,
    antragUuid: satz.uuid,
    vorhabenUuid,
    schriftsatzUuid: null,
    antwortUuid: null,
  };
  const zeile = await toDateiZeile(tx, ruf, { platz, abgelegt: { ...abgelegt, name, vorhandene } });
  await insertDatei(tx, zeile);
  // What has been read before is no longer what would be submitted.
  const [am, von] = [dienste.clock.now(), person.benutzerUuid];
  await updateAntrag(tx, satz.uuid, { revision: satz.revision + 1, geaendertAm: am, geaendertVon: von });
  await writeEreignis(tx, dienste, {
    vorgang: "anlage.hinzufuegen",
    am,
    benutzerUuid: von,
    antragUuid: satz.uuid,
    pruefsumme: zeile.sha256,
  });
  return toDatei({ ...zeile, vonName: person.name });
}

/** Adds a file to a Vorhaben of a draft. */
export function upload(ruf: Aufruf, hochladung: Hochladung, inhalt: DateiStrom): Promise<Datei> {
  const ziel = {
    vorgang: "dateien.ladeHoch",
    eingabe: hochladung,
    check: (tx: Tx) => requireZiel(tx, ruf, hochladung),
    requireFrei: async (tx: Tx) => requireFrei(await listDateien(tx, hochladung.uuid), hochladung),
    insert: (tx: Tx, abgelegt: Abgelegt) => insert(tx, ruf, { hochladung, abgelegt }),
  };
  return receiveDatei(ruf, ziel, inhalt);
}
