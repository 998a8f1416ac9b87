import type { UnterschriftIntent } from "~/domain/antrag/unterschrift";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import { requireUnternehmensPerson, type RufKontext, type UnternehmensPerson } from "../../kontext";
import { inTransaktion } from "../../storage/transaction";
import { takeTan, storeTan, type TanSchluessel, consumeTan } from "../../storage/unterschriftTanStore";
import { getLesbaren, hasRecht } from "../antraege/antragRechte";
import { standVeraltet } from "../antraege/antragStand";
import { einmalig } from "../idempotenz/einmalig";
import { postBrief } from "../mail/postBrief";
import { limit } from "../ratelimit/count";
import { hmac, isGleich } from "../sitzung/krypto";
import type { Vorlage } from "./unterschrift";
import { unterschriftFuer } from "./unterschriften";

const MINUTE_MS = 60_000;

/** What is to be signed with a TAN. `vorgang`: the name of the call, for its Idempotency-Key. */
export type TanAuftrag = {
  intent: UnterschriftIntent;
  antragUuid: string;
  gegenstandUuid?: string | undefined;
  stand: string;
};

/** The TAN replaces the signature only while nezo is switched off. */
function requireOhneNezo({ dienste }: RufKontext): void {
  if (dienste.config.nezoAktiv) throw new Ablehnung("FEATURE_AUS");
}

const vorlageVon = ({ antragUuid, gegenstandUuid, stand }: TanAuftrag): Vorlage => ({
  antragUuid: antragUuid.toLowerCase(),
  gegenstandUuid: gegenstandUuid?.toLowerCase() ?? null,
  stand,
});

const schluesselVon = (
  person: UnternehmensPerson,
  intent: UnterschriftIntent,
  { antragUuid, gegenstandUuid }: Vorlage,
): TanSchluessel => ({
  benutzerUuid: person.benutzerUuid,
  intent,
  gegenstandUuid: gegenstandUuid ?? antragUuid,
});

function hashVon(
  { dienste }: RufKontext,
  { benutzerUuid, intent, gegenstandUuid }: TanSchluessel,
  tan: string,
): string {
  return hmac(dienste.config.secretKey, "unterschriftTan", `${benutzerUuid} ${intent} ${gegenstandUuid} ${tan}`);
}

/**
 * Sends a TAN by mail for signing the state that was read; an older one no longer works. Refused for whatever the
 * signature itself would be refused, and when somebody has saved meanwhile.
 */
export async function sendUnterschriftTan(
  kontext: RufKontext,
  auftrag: TanAuftrag,
  vorgang: string,
): Promise<{ ok: true }> {
  requireOhneNezo(kontext);
  const { dienste } = kontext;
  const person = requireUnternehmensPerson(kontext);
  const unterschrift = unterschriftFuer(auftrag.intent);
  const vorlage = vorlageVon(auftrag);
  await inTransaktion(dienste, (tx) => unterschrift.prepare(tx, dienste, { person, vorlage }));
  await limit(dienste, "tanNeuProKonto", `einreichen ${person.benutzerUuid}`);
  const { tanMinuten } = dienste.config;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, kontext, {
      vorgang: vorgang,
      eingabe: auftrag,
      fn: async () => {
        const tan = dienste.random.digits(6);
        const gueltigBis = new Date(dienste.clock.now().getTime() + tanMinuten * MINUTE_MS);
        const schluessel = schluesselVon(person, auftrag.intent, vorlage);
        const tanHash = hashVon(kontext, schluessel, tan);
        await storeTan(tx, {
          ...schluessel,
          antragUuid: vorlage.antragUuid,
          tanHash,
          stand: vorlage.stand,
          gueltigBis,
        });
        await postBrief(tx, dienste, { to: person.email, brief: "UNTERSCHRIFT_TAN", tan, intent: auftrag.intent });
        return { ok: true as const };
      },
    }),
  );
}

/**
 * What speaks against the TAN; null when it is right and for the state that was read. Counts the try before it looks at
 * the TAN, in a statement of its own: no number of parallel guesses gets more than five.
 */
async function findTanFehler(
  kontext: RufKontext,
  schluessel: TanSchluessel,
  { tan, stand }: { tan: string; stand: string },
) {
  const { dienste } = kontext;
  const gesendet = await takeTan(dienste.db, schluessel, {
    am: dienste.clock.now(),
    maxVersuche: dienste.config.tanVersuche,
  });
  if (gesendet === undefined) return new Ablehnung("TAN_ABGELAUFEN");
  if (!isGleich(gesendet.tanHash, hashVon(kontext, schluessel, tan.replace(/\s/g, ""))))
    return new Ablehnung("TAN_FALSCH");
  return gesendet.stand === stand ? null : standVeraltet();
}

/** Signs with a TAN exactly the state that it was requested for. The TAN is used up together with the effect. */
export async function signWithTan(
  kontext: RufKontext,
  auftrag: TanAuftrag & { tan: string },
  vorgang: string,
): Promise<{ ok: true }> {
  requireOhneNezo(kontext);
  const { dienste } = kontext;
  const person = requireUnternehmensPerson(kontext);
  const unterschrift = unterschriftFuer(auftrag.intent);
  const satz = await getLesbaren(dienste.db, person, auftrag.antragUuid);
  if (!hasRecht(unterschrift.recht, person, satz)) throw new Ablehnung("KEIN_ZUGRIFF");
  if (auftrag.tan.trim() === "") throw eingabeUngueltig("tan", "Bitte geben Sie die TAN ein.");
  const vorlage = vorlageVon(auftrag);
  const schluessel = schluesselVon(person, auftrag.intent, vorlage);
  const tanFehler = await findTanFehler(kontext, schluessel, auftrag);
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, kontext, {
      vorgang,
      eingabe: auftrag,
      fn: async () => {
        if (tanFehler !== null) throw tanFehler;
        if (!(await consumeTan(tx, schluessel))) throw new Ablehnung("TAN_ABGELAUFEN");
        await unterschrift.perform(tx, dienste, { person, vorlage });
        return { ok: true as const };
      },
    }),
  );
}
