import type { Datei } from "~/contract/dateien";
import { ANLAGEN_MAX, anlageName, freierName, reinigeName } from "~/domain/antrag/anlagen";
import { ANLAGE_ABGELEHNT } from "~/domain/antrag/anlagenTexte";
import { Ablehnung } from "../../ablehnung";
import { type AntragSatz, updateAntrag } from "../../storage/antragStore";
import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { insertDatei, listDateien, summeGroesse } from "../../storage/dateiStore";
import { inTransaktion } from "../../storage/transaction";
import { findVorhaben } from "../../storage/vorhabenStore";
import { getBearbeitbaren } from "../antraege/antragRechte";
import type { Aufruf } from "../antraege/aufruf";
import { schreibeAudit } from "../audit/schreibeAudit";
import { einmalig } from "../idempotenz/einmalig";
import { begrenze } from "../ratelimit/zaehle";
import type { DateiStrom } from "./ablagePort";
import { toDatei } from "./dateiAnsicht";
import { anDerAblage, nimmDateiAn, type Angenommen } from "./nimmDateiAn";

export type Hochladung = { uuid: string; vorhabenUuid: string; name: string };

/** Refuses before a byte is read: no right, no draft, no such Vorhaben. */
async function requireZiel(tx: Tx, ruf: Aufruf, { uuid, vorhabenUuid }: Hochladung): Promise<AntragSatz> {
  const satz = await getBearbeitbaren(tx, ruf, uuid);
  if ((await findVorhaben(tx, satz.uuid, vorhabenUuid)) === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return satz;
}

/** Enters a file that lies under its key already; the lock of the Antrag makes the limits exact. */
async function trageEin(tx: Tx, ruf: Aufruf, hochladung: Hochladung, { eingang, typ, schluessel }: Abgelegt): Promise<Datei> {
  const { dienste, person } = ruf;
  const satz = await requireZiel(tx, ruf, hochladung);
  const alle = await listDateien(tx, satz.uuid);
  const vorhabenUuid = hochladung.vorhabenUuid.toLowerCase();
  if (alle.filter((datei) => datei.vorhabenUuid === vorhabenUuid).length >= ANLAGEN_MAX)
    throw new Ablehnung("ZU_VIELE_ANLAGEN", [], ANLAGE_ABGELEHNT.zuViele(reinigeName(hochladung.name)));
  const { unternehmenUuid } = satz;
  if ((await summeGroesse(tx, unternehmenUuid)) + eingang.groesse > dienste.config.anlagenMaxBytes) throw new Ablehnung("SPEICHER_VOLL");
  const [am, von] = [dienste.clock.now(), person.benutzerUuid];
  const zeile = {
    ...{ uuid: dienste.random.uuid(), unternehmenUuid, antragUuid: satz.uuid, vorhabenUuid, typ, schluessel },
    name: freierName(
      anlageName(hochladung.name, typ),
      alle.map(({ name }) => name),
    ),
    ...{ groesse: eingang.groesse, sha256: eingang.sha256, hochgeladenAm: am, hochgeladenVon: von },
  };
  await insertDatei(tx, zeile);
  // What has been read before is no longer what would be submitted.
  await updateAntrag(tx, satz.uuid, { revision: satz.revision + 1, geaendertAm: am, geaendertVon: von });
  await schreibeAudit(tx, { vorgang: "anlage.hinzufuegen", am, benutzerUuid: von, antragUuid: satz.uuid });
  const unveraendert = { eingereichtAm: null, geloeschtAm: null, geloeschtVon: null, entferntAm: null };
  return toDatei({ ...zeile, ...unveraendert, vonName: person.name });
}

type Abgelegt = Angenommen & { schluessel: string };

/** Puts a checked file under a new random key. */
async function legeAb(dienste: Dienste, angenommen: Angenommen): Promise<Abgelegt> {
  const schluessel = dienste.random.token();
  try {
    await anDerAblage(dienste, () => angenommen.eingang.uebernimm(schluessel));
  } catch (error) {
    await angenommen.eingang.verwirf().catch(() => undefined);
    throw error;
  }
  return { ...angenommen, schluessel };
}

/** Enters the file once per Idempotency-Key. Bytes that no row will ever name go at once. */
async function trageEinmalEin(ruf: Aufruf, hochladung: Hochladung, abgelegt: Abgelegt): Promise<Datei> {
  const { dienste } = ruf;
  const eingabe = { ...hochladung, sha256: abgelegt.eingang.sha256 };
  const verwirf = () => dienste.ablage.entferne(abgelegt.schluessel).catch(() => undefined);
  const lauf = { istWiederholung: true };
  try {
    const datei = await inTransaktion(dienste, (tx) =>
      einmalig(tx, ruf, "dateien.ladeHoch", eingabe, () => {
        lauf.istWiederholung = false;
        return trageEin(tx, ruf, hochladung, abgelegt);
      }),
    );
    if (lauf.istWiederholung) await verwirf();
    return datei;
  } catch (error) {
    // A refusal has rolled back for certain; after anything else the row may exist, and the clean-up finds out.
    if (error instanceof Ablehnung) await verwirf();
    throw error;
  }
}

/**
 * Adds a file to a Vorhaben of a draft. It is received, checked and scanned before anybody can see it; its bytes lie safely before its
 * row is committed. What fails in between leaves bytes without a row at most, which the clean-up removes.
 */
export async function ladeHoch(ruf: Aufruf, hochladung: Hochladung, inhalt: DateiStrom): Promise<Datei> {
  const { dienste, person } = ruf;
  const antrag = await inTransaktion(dienste, (tx) => requireZiel(tx, ruf, hochladung));
  await begrenze(dienste, "anlagenProKonto", person.benutzerUuid);
  const onFund = (grund: string) => {
    const spur = { am: dienste.clock.now(), benutzerUuid: person.benutzerUuid, antragUuid: antrag.uuid, grund };
    return schreibeAudit(dienste.db, { vorgang: "anlage.infiziert", ...spur });
  };
  const angenommen = await nimmDateiAn(dienste, { name: hochladung.name, inhalt, onFund });
  return trageEinmalEin(ruf, hochladung, await legeAb(dienste, angenommen));
}
