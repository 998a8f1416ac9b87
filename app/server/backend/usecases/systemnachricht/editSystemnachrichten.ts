import { systemnachrichtDelete, systemnachrichtSofort } from "~/contract/wire/live";
import type { Systemnachricht, SystemnachrichtEingabe } from "~/contract/mitteilung/systemnachrichten";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { readZeitpunkt, type Zeitpunkt } from "~/domain/nachricht/systemNachricht";
import { messages } from "~/formkit/messages";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Person } from "../../kontext";
import {
  deleteSystemnachricht,
  insertSystemnachricht,
  listOffeneSystemnachrichten,
  type SystemnachrichtZeile,
  updateSystemnachricht,
} from "../../storage/systemnachrichtStore";
import { inTransaktion } from "../../storage/transaction";
import type { Aufruf } from "../antraege/aufruf";
import { isSpeicherbarerText, readSingleLine } from "../antraege/wertPruefung";
import { writeAudit } from "../audit/writeAudit";
import { cleanHtml } from "../hilfe/cleanHtml";
import { einmalig } from "../idempotenz/einmalig";
import { publish } from "../live/publish";

type Ok = { ok: true };

/** Everybody who is connected hears of announcements. */
const ALLE = { art: "alle" } as const;

/** For the wire: sanitised once more, whatever is stored. trust.md §3 row 11 */
const toNachricht = ({ uuid, titel, text, anzeigenVon, anzeigenBis }: SystemnachrichtZeile): Systemnachricht => ({
  uuid,
  titel,
  text: cleanHtml(text),
  anzeigenVon: anzeigenVon.toISOString(),
  anzeigenBis: anzeigenBis.toISOString(),
});

/**
 * What everybody who is fully logged in may read, the rights table notwithstanding: that one is about the screen that
 * manages them. `has`: what the statement of the session has found, without which every page would ask once more for
 * nothing.
 */
export async function listSystemnachrichten(
  { db, clock }: Dienste,
  hat: boolean,
): Promise<{ stand: string; data: Systemnachricht[] }> {
  const jetzt = clock.now();
  const zeilen = hat ? await listOffeneSystemnachrichten(db, jetzt) : [];
  return { stand: jetzt.toISOString(), data: zeilen.map(toNachricht) };
}

function requireSenden(person: Person): void {
  if (!can("systemnachrichtenSenden", person)) throw new Ablehnung("KEIN_ZUGRIFF");
}

function readText(html: string): string {
  if (!isSpeicherbarerText(html)) throw eingabeUngueltig("text", messages.pattern);
  const text = cleanHtml(html).trim();
  if (text.replace(/<[^>]*>|&nbsp;|\s/g, "") === "") throw eingabeUngueltig("text", "Bitte geben Sie einen Text ein.");
  return text;
}

function readMoment(property: string, zeitpunkt: Zeitpunkt): Date {
  const moment = readZeitpunkt(zeitpunkt);
  if (moment === undefined) throw eingabeUngueltig(property, "Bitte geben Sie einen gültigen Zeitpunkt ein.");
  return moment;
}

function readEingabe({
  titel,
  text,
  anzeigenVon,
  anzeigenBis,
}: SystemnachrichtEingabe): Omit<SystemnachrichtZeile, "uuid"> {
  const gelesen = {
    titel: readSingleLine("titel", titel),
    text: readText(text),
    anzeigenVon: readMoment("anzeigenVon", anzeigenVon),
    anzeigenBis: readMoment("anzeigenBis", anzeigenBis),
  };
  if (gelesen.titel === "") throw eingabeUngueltig("titel", "Bitte geben Sie einen Titel ein.");
  if (gelesen.anzeigenBis <= gelesen.anzeigenVon)
    throw eingabeUngueltig("anzeigenBis", "Das Ende muss nach dem Beginn liegen.");
  return gelesen;
}

const auditVon = ({ dienste, person }: Aufruf, vorgang: string) => ({
  vorgang,
  am: dienste.clock.now(),
  benutzerUuid: person.benutzerUuid,
});

export async function createNachricht(ruf: Aufruf, eingabe: SystemnachrichtEingabe): Promise<{ uuid: string }> {
  requireSenden(ruf.person);
  const { dienste } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "systemnachrichten.create",
      eingabe,
      fn: async () => {
        const zeile = { uuid: dienste.random.uuid(), ...readEingabe(eingabe) };
        await insertSystemnachricht(tx, zeile);
        await publish(tx, dienste, { topic: systemnachrichtSofort, empfaenger: ALLE, nutzlast: toNachricht(zeile) });
        await writeAudit(tx, auditVon(ruf, "systemnachrichtErstellen"));
        return { uuid: zeile.uuid };
      },
    }),
  );
}

export async function updateNachricht(
  ruf: Aufruf,
  { uuid, ...eingabe }: SystemnachrichtEingabe & { uuid: string },
): Promise<Ok> {
  requireSenden(ruf.person);
  const zeile = { uuid, ...readEingabe(eingabe) };
  return inTransaktion(ruf.dienste, async (tx) => {
    if (!(await updateSystemnachricht(tx, zeile))) throw new Ablehnung("NICHT_GEFUNDEN");
    await publish(tx, ruf.dienste, { topic: systemnachrichtSofort, empfaenger: ALLE, nutzlast: toNachricht(zeile) });
    await writeAudit(tx, auditVon(ruf, "systemnachrichtAendern"));
    return { ok: true };
  });
}

export async function deleteNachricht(ruf: Aufruf, uuid: string): Promise<Ok> {
  requireSenden(ruf.person);
  return inTransaktion(ruf.dienste, async (tx) => {
    if (!(await deleteSystemnachricht(tx, uuid))) throw new Ablehnung("NICHT_GEFUNDEN");
    await publish(tx, ruf.dienste, { topic: systemnachrichtDelete, empfaenger: ALLE, nutzlast: { uuid } });
    await writeAudit(tx, auditVon(ruf, "systemnachrichtLoeschen"));
    return { ok: true };
  });
}
