import { Ablehnung } from "../../ablehnung";
import { requireNachweis, requireUnternehmensPerson, type RufKontext } from "../../kontext";
import { insertNezoVorgang } from "../../storage/nezoStore";
import { inTransaktion } from "../../storage/transaction";
import { prepareSubmission } from "../antraege/submitAntrag";
import { sha256 } from "../sitzung/krypto";

/** Where to go, and for a registration the value of the cookie that the state is bound to. */
export type NezoBeginn = { weiterleitungUrl: string; cookie: string | null };

/** Starts the identification for a new registration. */
export async function beginneRegistrierungsNezo(kontext: RufKontext): Promise<NezoBeginn> {
  const { dienste } = kontext;
  if (!dienste.config.nezoRegistrierungAktiv) throw new Ablehnung("FEATURE_AUS");
  const cookie = dienste.random.token();
  const state = await merkeVorgang(kontext, { intent: "REGISTRIERUNG", cookieHash: sha256(cookie) });
  return { weiterleitungUrl: urlFor(kontext, state, "REGISTRIERUNG"), cookie };
}

type Vorlage = { antragUuid?: string | undefined; stand?: string | undefined };

/**
 * Starts the signature of a submission, after the same checks that the submission itself makes; it is for the state only that the person
 * has read. Without a `stand` nobody knows which, and that is refused like a state of the past.
 */
export async function beginneEinreichNezo(kontext: RufKontext, { antragUuid, stand = "" }: Vorlage): Promise<NezoBeginn> {
  const { dienste } = kontext;
  const person = requireUnternehmensPerson(kontext);
  requireNachweis(kontext);
  if (!dienste.config.nezoAktiv) throw new Ablehnung("FEATURE_AUS");
  if (antragUuid === undefined) throw new Ablehnung("ID_FEHLT");
  await inTransaktion(dienste, (tx) => prepareSubmission(tx, dienste, person, { antragUuid, stand }));
  const { sitzungUuid, benutzerUuid, unternehmenUuid } = person;
  const state = await merkeVorgang(kontext, { intent: "EINREICHEN", sitzungUuid, benutzerUuid, unternehmenUuid, antragUuid, stand });
  return { weiterleitungUrl: urlFor(kontext, state, "EINREICHEN"), cookie: null };
}

type Bindung =
  | { intent: "REGISTRIERUNG"; cookieHash: string }
  | { intent: "EINREICHEN"; sitzungUuid: string; benutzerUuid: string; unternehmenUuid: string; antragUuid: string; stand: string };

async function merkeVorgang({ dienste }: RufKontext, bindung: Bindung): Promise<string> {
  const state = dienste.random.token();
  const erstelltAm = dienste.clock.now();
  await insertNezoVorgang(dienste.db, { uuid: dienste.random.uuid(), stateHash: sha256(state), erstelltAm, ...bindung });
  return state;
}

function urlFor({ dienste }: RufKontext, state: string, intent: string): string {
  return dienste.nezo.anmeldeUrl({ state, intent, rueckkehr: `${dienste.config.publicUrl}/nezoweiterleitung` });
}
