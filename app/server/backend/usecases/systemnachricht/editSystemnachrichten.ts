import type { SystemnachrichtEingabe, SystemnachrichtVorschau } from "~/contract/mitteilung/systemnachrichten";
import { isActive } from "~/domain/nachricht/systemNachricht";
import { Ablehnung } from "../../ablehnung";
import { countGemeinte } from "../../storage/systemnachrichtListe";
import {
  deleteSystemnachricht,
  insertSystemnachricht,
  lockSystemnachricht,
  type SystemnachrichtZeile,
  updateSystemnachricht,
} from "../../storage/systemnachrichtStore";
import type { Tx } from "../../storage/datenbank";
import { inTransaktion } from "../../storage/transaction";
import type { Aufruf } from "../antraege/aufruf";
import { writeAudit } from "../audit/writeAudit";
import { forgetGeparkte } from "../geparkt/forgetGeparkte";
import { einmalig } from "../idempotenz/einmalig";
import { forgetStartseite } from "./listStartseite";
import { requireSenden } from "./listVerwaltete";
import { type Meldung, readMeldung } from "./nachrichtEingabe";
import { tellChanged, tellGone, tellNew } from "./tellSystemnachricht";

/** What its saves are noted as, so that each runs once per key. */
export const CREATE_SYSTEMNACHRICHT = "systemnachrichtErstellen";
export const UPDATE_SYSTEMNACHRICHT = "systemnachrichtAendern";

/** The kept form that a save takes over. */
type Aufbewahrtes = { geparkt?: string | undefined };

type Vorgang = "Erstellen" | "Aendern" | "Beenden" | "Loeschen";

/** The line of the log, with the announcement that it is about. */
const writeSchritt = (tx: Tx, { dienste, person }: Aufruf, { vorgang, uuid }: { vorgang: Vorgang; uuid: string }) =>
  writeAudit(tx, {
    vorgang: `systemnachricht${vorgang}`,
    am: dienste.clock.now(),
    benutzerUuid: person.benutzerUuid,
    nach: uuid,
  });

const geaendert = ({ dienste, person }: Aufruf) => ({
  geaendertAm: dienste.clock.now(),
  geaendertVon: person.benutzerUuid,
});

/** What is done, by its name in the log; input and answer count once per Idempotency-Key. */
type Schritt<T> = { vorgang: Vorgang; eingabe: object; fn: (tx: Tx) => Promise<T> };

/** Changes announcements in one transaction; the page of the login is read anew after it. */
async function change<T>(ruf: Aufruf, { vorgang, eingabe, fn }: Schritt<T>): Promise<T> {
  requireSenden(ruf.person);
  const getan = await inTransaktion(ruf.dienste, (tx) =>
    einmalig(tx, ruf, { vorgang: `systemnachricht${vorgang}`, eingabe, fn: () => fn(tx) }),
  );
  forgetStartseite(ruf.dienste);
  return getan;
}

async function lock(tx: Tx, uuid: string): Promise<SystemnachrichtZeile> {
  const zeile = await lockSystemnachricht(tx, uuid);
  if (zeile === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return zeile;
}

/** How an announcement would read; nothing is stored. */
export async function previewNachricht(
  { dienste: { db }, person }: Aufruf,
  eingabe: SystemnachrichtEingabe,
): Promise<SystemnachrichtVorschau> {
  requireSenden(person);
  const meldung = await readMeldung(db, eingabe);
  return {
    titel: meldung.titel,
    text: meldung.text,
    anzeigenVon: meldung.anzeigenVon.toISOString(),
    anzeigenBis: meldung.anzeigenBis?.toISOString() ?? null,
    ereignisVon: meldung.ereignisVon?.toISOString() ?? null,
    ereignisBis: meldung.ereignisBis?.toISOString() ?? null,
    betroffene: await countGemeinte(db, meldung),
  };
}

export const createNachricht = (
  ruf: Aufruf,
  eingabe: SystemnachrichtEingabe & Aufbewahrtes,
): Promise<{ uuid: string }> =>
  change(ruf, {
    vorgang: "Erstellen",
    eingabe,
    fn: async (tx) => {
      const uuid = ruf.dienste.random.uuid();
      const zeile = { uuid, ...(await readMeldung(tx, eingabe)), ...geaendert(ruf), revision: 1, fassung: 1 };
      await insertSystemnachricht(tx, zeile);
      await tellNew(tx, ruf.dienste, zeile);
      await writeSchritt(tx, ruf, { vorgang: "Erstellen", uuid });
      await forgetGeparkte(tx, ruf, eingabe);
      return { uuid };
    },
  });

const momentVon = (moment: Date | null): number | null => moment?.getTime() ?? null;

/** Whether there is something else to read: then it is shown again to those who have closed it. */
const readsOtherwise = (alt: Meldung, neu: Meldung): boolean =>
  alt.titel !== neu.titel ||
  alt.text !== neu.text ||
  momentVon(alt.ereignisVon) !== momentVon(neu.ereignisVon) ||
  momentVon(alt.ereignisBis) !== momentVon(neu.ereignisBis);

type Aenderung = SystemnachrichtEingabe & Aufbewahrtes & { uuid: string; revision: number };

export const updateNachricht = (ruf: Aufruf, aenderung: Aenderung): Promise<{ revision: number }> =>
  change(ruf, {
    vorgang: "Aendern",
    eingabe: aenderung,
    fn: async (tx) => {
      const { uuid, revision, ...eingabe } = aenderung;
      const alt = await lock(tx, uuid);
      const meldung = await readMeldung(tx, eingabe);
      if (alt.revision !== revision) throw new Ablehnung("REVISION_VERALTET");
      const fassung = alt.fassung + (readsOtherwise(alt, meldung) ? 1 : 0);
      const neu = await updateSystemnachricht(tx, uuid, { ...meldung, ...geaendert(ruf), fassung });
      await tellChanged(tx, ruf.dienste, { alt, neu });
      await writeSchritt(tx, ruf, { vorgang: "Aendern", uuid });
      await forgetGeparkte(tx, ruf, aenderung);
      return { revision: neu.revision };
    },
  });

const NICHT_AKTIV =
  "Diese Meldung wird zurzeit nicht angezeigt, vielleicht war jemand anderes schneller. Es wurde nichts geändert. Bitte laden Sie die Liste neu.";

/** Ends what is shown now; what is still to come is deleted instead. */
export const endNachricht = (ruf: Aufruf, uuid: string): Promise<{ titel: string }> =>
  change(ruf, {
    vorgang: "Beenden",
    eingabe: { uuid },
    fn: async (tx) => {
      const alt = await lock(tx, uuid);
      const jetzt = ruf.dienste.clock.now();
      const { anzeigenVon, anzeigenBis } = alt;
      const zeit = { anzeigenVon: anzeigenVon.toISOString(), anzeigenBis: anzeigenBis?.toISOString() ?? null };
      if (!isActive(zeit, jetzt)) throw new Ablehnung("STATUS_NICHT_ERLAUBT", [], NICHT_AKTIV);
      await updateSystemnachricht(tx, uuid, { anzeigenBis: jetzt, ...geaendert(ruf) });
      await tellGone(tx, ruf.dienste, alt);
      await writeSchritt(tx, ruf, { vorgang: "Beenden", uuid });
      return { titel: alt.titel };
    },
  });

export const deleteNachricht = (ruf: Aufruf, uuid: string): Promise<{ ok: true }> =>
  change(ruf, {
    vorgang: "Loeschen",
    eingabe: { uuid },
    fn: async (tx) => {
      const alt = await lock(tx, uuid);
      await deleteSystemnachricht(tx, uuid);
      await tellGone(tx, ruf.dienste, alt);
      await writeSchritt(tx, ruf, { vorgang: "Loeschen", uuid });
      return { ok: true };
    },
  });
