import {
  UNTERSCHRIFT_ERGEBNIS,
  type UnterschriftErgebnis,
  type UnterschriftIntent,
} from "~/domain/antrag/unterschrift";
import { IDENTIFIKATION_ERGEBNIS, type IdentifikationErgebnis } from "~/domain/unternehmen/identifikation";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import { requireNachweis, requireUnternehmensPerson, type RufKontext, type UnternehmensPerson } from "../../kontext";
import type { Tx } from "../../storage/datenbank";
import { findUnternehmen, isRegistriert } from "../../storage/kontoStore";
import { findNezoVorgang, type NezoVorgang, useNezoVorgang } from "../../storage/nezoStore";
import { updateSitzung } from "../../storage/sitzungStore";
import { inTransaktion } from "../../storage/transaction";
import { openRegistrierung } from "../registrierung/startRegistrierung";
import { belongsToUnternehmen, steuernummerVon } from "../registrierung/festeFelder";
import { fristMillis } from "../registrierung/linkFristen";
import { sha256 } from "../sitzung/krypto";
import { renewStammdaten } from "../unternehmen/renewStammdaten";
import { unterschriftFuer } from "../unterschrift/unterschriften";
import type { NezoErgebnis, NezoUnternehmen } from "../../ports/nezoPort";

type Abschluss = {
  ergebnis: IdentifikationErgebnis | UnterschriftErgebnis;
  antragUuid: string | null;
  gegenstandUuid: string | null;
};
type Rueckkehr = { state: string; intent: string; cookieHash: string | null };

/**
 * Ends an identification after the return. The state is used up together with its effect, or alone when there is none.
 * A signature whose answer was lost is answered again, to the same session and as long as a state lives. Throws
 * NEZO_ABGELAUFEN (unknown, used, too old, or of another session), NEZO_ABGEBROCHEN, NEZO_ANDERES_UNTERNEHMEN,
 * UNTERNEHMEN_VORHANDEN, REVISION_VERALTET (the Antrag has changed since the signature began), and what the effect
 * itself refuses; after that alone the state still works.
 */
export async function completeNezo(kontext: RufKontext, rueckkehr: Rueckkehr): Promise<Abschluss> {
  const { dienste } = kontext;
  const vorgang = await requireVorgang(dienste, rueckkehr);
  const { intent } = vorgang;
  if (intent === "STAMMDATEN") return completeStammdaten(kontext, vorgang, rueckkehr.state);
  if (intent !== "REGISTRIERUNG") return completeUnterschrift(kontext, { ...vorgang, intent }, rueckkehr.state);
  if (vorgang.cookieHash === null || vorgang.cookieHash !== rueckkehr.cookieHash)
    throw new Ablehnung("NEZO_ABGELAUFEN");
  const { cookieHash } = vorgang;
  const identifikation = await requireErfolg(dienste, vorgang, await dienste.nezo.ergebnis(rueckkehr.state));
  const nachweis = { steuernummer: steuernummerVon(identifikation), kontoId: identifikation.kontoId };
  if (await isRegistriert(dienste.db, nachweis)) await discard(dienste, vorgang, "UNTERNEHMEN_VORHANDEN");
  await inTransaktion(dienste, async (tx) => {
    await consume(tx, dienste, { vorgang });
    await openRegistrierung(tx, dienste, { cookieHash, identifikation });
  });
  return { ergebnis: IDENTIFIKATION_ERGEBNIS.REGISTRIERUNG, antragUuid: null, gegenstandUuid: null };
}

type Signaturvorgang = NezoVorgang & { intent: UnterschriftIntent };

async function completeUnterschrift(kontext: RufKontext, vorgang: Signaturvorgang, state: string): Promise<Abschluss> {
  const { dienste } = kontext;
  const person = requireEigenen(kontext, vorgang);
  const { antragUuid, gegenstandUuid, intent } = vorgang;
  if (antragUuid === null) throw new Ablehnung("NEZO_ABGELAUFEN");
  if (vorgang.ergebnis !== null) return { ergebnis: vorgang.ergebnis, antragUuid, gegenstandUuid };
  // Before anything is used up: after the confirmation the same return goes on.
  requireNachweis(kontext);
  const zertifikat = await requireErfolg(dienste, vorgang, await dienste.nezo.ergebnis(state));
  if (!(await isGewaehltesUnternehmen(dienste, person, zertifikat)))
    await discard(dienste, vorgang, "NEZO_ANDERES_UNTERNEHMEN");
  const ergebnis = UNTERSCHRIFT_ERGEBNIS[intent];
  const unterschreibt = inTransaktion(dienste, async (tx) => {
    await consume(tx, dienste, { vorgang, ergebnis });
    // A state without a stored `stand` was begun by an older version: nobody knows what it signs.
    await unterschriftFuer(intent).perform(tx, dienste, {
      person,
      vorlage: { antragUuid, gegenstandUuid, stand: vorgang.stand ?? "" },
    });
    await updateSitzung(tx, person.sitzungUuid, { nezoAm: dienste.clock.now() });
  });
  await unterschreibt.catch(async (error: unknown) => {
    if (error instanceof Ablehnung && error.code === "REVISION_VERALTET") await discard(dienste, vorgang, error.code);
    await requireGetan(error, dienste, { vorgang, ergebnis });
  });
  return { ergebnis, antragUuid, gegenstandUuid };
}

/** Of several returns at once one takes effect; the others answer what it has brought about. Throws anything else. */
async function requireGetan(
  error: unknown,
  dienste: Dienste,
  { vorgang, ergebnis }: { vorgang: NezoVorgang; ergebnis: NezoVorgang["ergebnis"] },
): Promise<void> {
  if (!(error instanceof Ablehnung) || error.code !== "NEZO_ABGELAUFEN") throw error;
  const jetzt = await findNezoVorgang(dienste.db, vorgang.stateHash);
  if (jetzt?.ergebnis !== ergebnis) throw error;
}

/** The calling person, in the session and for the company in which the identification was begun. */
function requireEigenen(kontext: RufKontext, { sitzungUuid, unternehmenUuid }: NezoVorgang): UnternehmensPerson {
  const person = requireUnternehmensPerson(kontext);
  if (sitzungUuid !== person.sitzungUuid || unternehmenUuid !== person.unternehmenUuid)
    throw new Ablehnung("NEZO_ABGELAUFEN");
  return person;
}

async function completeStammdaten(kontext: RufKontext, vorgang: NezoVorgang, state: string): Promise<Abschluss> {
  const { dienste } = kontext;
  const person = requireEigenen(kontext, vorgang);
  const ergebnis = IDENTIFIKATION_ERGEBNIS.STAMMDATEN;
  const abschluss = { ergebnis, antragUuid: null, gegenstandUuid: null };
  if (vorgang.ergebnis !== null) return abschluss;
  requireNachweis(kontext);
  const zertifikat = await requireErfolg(dienste, vorgang, await dienste.nezo.ergebnis(state));
  if (!(await isGewaehltesUnternehmen(dienste, person, zertifikat)))
    await discard(dienste, vorgang, "NEZO_ANDERES_UNTERNEHMEN");
  const erneuert = inTransaktion(dienste, async (tx) => {
    await consume(tx, dienste, { vorgang, ergebnis });
    await renewStammdaten(tx, { ...kontext, person }, zertifikat);
  });
  await erneuert.catch((error: unknown) => requireGetan(error, dienste, { vorgang, ergebnis }));
  return abschluss;
}

async function requireVorgang(dienste: Dienste, { state, intent }: Rueckkehr): Promise<NezoVorgang> {
  const vorgang = await findNezoVorgang(dienste.db, sha256(state));
  if (vorgang?.intent !== intent) throw new Ablehnung("NEZO_ABGELAUFEN");
  const { benutztAm, ergebnis, erstelltAm } = vorgang;
  const isWirkungslos = benutztAm !== null && ergebnis === null;
  const alter = dienste.clock.now().getTime() - (benutztAm ?? erstelltAm).getTime();
  if (isWirkungslos || alter > fristMillis(dienste, "nezo")) throw new Ablehnung("NEZO_ABGELAUFEN");
  return vorgang;
}

/** The certificate of a successful identification; every other outcome uses the state up. */
async function requireErfolg(dienste: Dienste, vorgang: NezoVorgang, ergebnis: NezoErgebnis): Promise<NezoUnternehmen> {
  if (ergebnis.status !== "ERFOLG") return discard(dienste, vorgang, "NEZO_ABGEBROCHEN");
  return ergebnis.unternehmen;
}

async function isGewaehltesUnternehmen(
  dienste: Dienste,
  person: UnternehmensPerson,
  zertifikat: NezoUnternehmen,
): Promise<boolean> {
  const gewaehlt = await findUnternehmen(dienste.db, person.unternehmenUuid);
  return gewaehlt !== undefined && belongsToUnternehmen(zertifikat, gewaehlt);
}

async function consume(
  tx: Tx,
  dienste: Dienste,
  { vorgang, ergebnis = null }: { vorgang: NezoVorgang; ergebnis?: NezoVorgang["ergebnis"] | undefined },
): Promise<void> {
  if (!(await useNezoVorgang(tx, vorgang.uuid, { am: dienste.clock.now(), ergebnis })))
    throw new Ablehnung("NEZO_ABGELAUFEN");
}

async function discard(
  dienste: Dienste,
  vorgang: NezoVorgang,
  code: "NEZO_ABGEBROCHEN" | "NEZO_ANDERES_UNTERNEHMEN" | "UNTERNEHMEN_VORHANDEN" | "REVISION_VERALTET",
): Promise<never> {
  await inTransaktion(dienste, (tx) => consume(tx, dienste, { vorgang }));
  throw new Ablehnung(code);
}
