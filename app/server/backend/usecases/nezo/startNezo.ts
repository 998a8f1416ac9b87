import type { UnterschriftIntent } from "~/domain/antrag/unterschrift";
import { Ablehnung } from "../../ablehnung";
import { requireNachweis, requireUnternehmensPerson, type RufKontext } from "../../kontext";
import { insertNezoVorgang } from "../../storage/nezoStore";
import { inTransaktion } from "../../storage/transaction";
import { sha256 } from "../sitzung/krypto";
import { aenderbaresUnternehmen } from "../unternehmen/stammdatenLage";
import { unterschriftFuer } from "../unterschrift/unterschriften";

/** Where to go, and for a registration the value of the cookie that the state is bound to. */
export type NezoBeginn = { weiterleitungUrl: string; cookie: string | null };

/** Starts the identification for a new registration. */
export async function startRegistrierungsNezo(kontext: RufKontext): Promise<NezoBeginn> {
  const { dienste } = kontext;
  if (!dienste.config.nezoRegistrierungAktiv) throw new Ablehnung("FEATURE_AUS");
  const cookie = dienste.random.token();
  const state = await rememberVorgang(kontext, { intent: "REGISTRIERUNG", cookieHash: sha256(cookie) });
  return { weiterleitungUrl: urlFor(kontext, state, "REGISTRIERUNG"), cookie };
}

/**
 * Starts an identification that renews what the certificate proves of the chosen company, for whoever may change its
 * master data.
 */
export async function startStammdatenNezo(kontext: RufKontext): Promise<NezoBeginn> {
  const { dienste } = kontext;
  const person = requireUnternehmensPerson(kontext);
  aenderbaresUnternehmen(person);
  requireNachweis(kontext);
  if (!dienste.config.nezoAktiv) throw new Ablehnung("FEATURE_AUS");
  const { sitzungUuid, benutzerUuid, unternehmenUuid } = person;
  const state = await rememberVorgang(kontext, { intent: "STAMMDATEN", sitzungUuid, benutzerUuid, unternehmenUuid });
  return { weiterleitungUrl: urlFor(kontext, state, "STAMMDATEN"), cookie: null };
}

type Auftrag = {
  intent: UnterschriftIntent;
  antragUuid?: string | undefined;
  gegenstandUuid?: string | undefined;
  stand?: string | undefined;
};

/**
 * Starts a signature, after the same checks that its effect makes; it is for the state only that the person has read.
 * Without a `stand` nobody knows which, and that is refused like a state of the past.
 */
export async function startUnterschriftNezo(kontext: RufKontext, auftrag: Auftrag): Promise<NezoBeginn> {
  const { dienste } = kontext;
  const { intent, antragUuid, stand = "" } = auftrag;
  const gegenstandUuid = auftrag.gegenstandUuid ?? null;
  const person = requireUnternehmensPerson(kontext);
  requireNachweis(kontext);
  if (!dienste.config.nezoAktiv) throw new Ablehnung("FEATURE_AUS");
  if (antragUuid === undefined) throw new Ablehnung("ID_FEHLT");
  const unterschrift = unterschriftFuer(intent);
  await inTransaktion(dienste, (tx) =>
    unterschrift.prepare(tx, dienste, { person, vorlage: { antragUuid, gegenstandUuid, stand } }),
  );
  const { sitzungUuid, benutzerUuid, unternehmenUuid } = person;
  const state = await rememberVorgang(kontext, {
    intent,
    sitzungUuid,
    benutzerUuid,
    unternehmenUuid,
    antragUuid,
    gegenstandUuid,
    stand,
  });
  return { weiterleitungUrl: urlFor(kontext, state, intent), cookie: null };
}

type Bindung =
  | { intent: "REGISTRIERUNG"; cookieHash: string }
  | { intent: "STAMMDATEN"; sitzungUuid: string; benutzerUuid: string; unternehmenUuid: string }
  | {
      intent: UnterschriftIntent;
      sitzungUuid: string;
      benutzerUuid: string;
      unternehmenUuid: string;
      antragUuid: string;
      gegenstandUuid: string | null;
      stand: string;
    };

async function rememberVorgang({ dienste }: RufKontext, bindung: Bindung): Promise<string> {
  const state = dienste.random.token();
  const erstelltAm = dienste.clock.now();
  await insertNezoVorgang(dienste.db, {
    uuid: dienste.random.uuid(),
    stateHash: sha256(state),
    erstelltAm,
    ...bindung,
  });
  return state;
}

function urlFor({ dienste }: RufKontext, state: string, intent: string): string {
  return dienste.nezo.anmeldeUrl({ state, intent, rueckkehr: `${dienste.config.publicUrl}/nezoweiterleitung` });
}
