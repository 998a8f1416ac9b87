import { formatDauer } from "~/domain/sitzung/dauer";
import { Ablehnung } from "../../ablehnung";
import { nimmTan, storeTan, verbraucheTan } from "../../storage/einreichTanStore";
import { inTransaktion } from "../../storage/transaction";
import { einmalig } from "../idempotenz/einmalig";
import { merkeMail } from "../mail/merkeMail";
import { begrenze } from "../ratelimit/zaehle";
import { hmac, isGleich } from "../sitzung/krypto";
import { getLesbaren, hasRecht } from "./antragRechte";
import { standVeraltet } from "./antragStand";
import type { Aufruf } from "./aufruf";
import { prepareSubmission, submitAntrag } from "./submitAntrag";

const MINUTE_MS = 60_000;

/** The TAN replaces the signature only while nezo is switched off. */
function requireOhneNezo({ dienste }: Aufruf): void {
  if (dienste.config.nezoAktiv) throw new Ablehnung("FEATURE_AUS");
}

function hashVon({ dienste, person }: Aufruf, antragUuid: string, tan: string): string {
  return hmac(dienste.config.secretKey, "einreichTan", `${person.benutzerUuid} ${antragUuid} ${tan}`);
}

/**
 * Sends a TAN by mail for the submission of the state that was read; an older one no longer works. Refused while something is missing in
 * the Antrag, and when somebody has saved meanwhile.
 */
export async function sendeEinreichTan(ruf: Aufruf, eingabe: { uuid: string; stand: string }): Promise<{ ok: true }> {
  requireOhneNezo(ruf);
  const { dienste, person } = ruf;
  const antragUuid = eingabe.uuid.toLowerCase();
  const { stand } = eingabe;
  await inTransaktion(dienste, (tx) => prepareSubmission(tx, dienste, person, { antragUuid, stand }));
  await begrenze(dienste, "tanNeuProKonto", `einreichen ${person.benutzerUuid}`);
  const { tanMinuten } = dienste.config;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, "antraege.sendeEinreichTan", eingabe, async () => {
      const tan = dienste.random.digits(6);
      const gueltigBis = new Date(dienste.clock.now().getTime() + tanMinuten * MINUTE_MS);
      const tanHash = hashVon(ruf, antragUuid, tan);
      await storeTan(tx, { antragUuid, benutzerUuid: person.benutzerUuid, tanHash, stand, gueltigBis });
      const text = [
        "Guten Tag,",
        `Ihre TAN für die Einreichung eines Antrags lautet: ${tan}`,
        `Sie gilt ${formatDauer(tanMinuten)} und nur für diese Einreichung.`,
        "Wenn Sie keinen Antrag einreichen wollten, ändern Sie bitte Ihr Passwort.",
      ].join("\n\n");
      await merkeMail(tx, dienste, { to: person.email, subject: "Ihre TAN für die Einreichung", text });
      return { ok: true as const };
    }),
  );
}

type Eingabe = { uuid: string; tan: string; stand: string };

/**
 * What speaks against the TAN; null when it is right and for the state that was read. Counts the try before it looks at the TAN, in a
 * statement of its own: no number of parallel guesses gets more than five.
 */
async function findTanFehler(ruf: Aufruf, antragUuid: string, { tan, stand }: Eingabe): Promise<Ablehnung | null> {
  const { dienste, person } = ruf;
  const schluessel = { antragUuid, benutzerUuid: person.benutzerUuid };
  const gesendet = await nimmTan(dienste.db, schluessel, { am: dienste.clock.now(), maxVersuche: dienste.config.tanVersuche });
  if (gesendet === undefined) return new Ablehnung("TAN_ABGELAUFEN");
  if (!isGleich(gesendet.tanHash, hashVon(ruf, antragUuid, tan.replace(/\s/g, "")))) return new Ablehnung("TAN_FALSCH");
  return gesendet.stand === stand ? null : standVeraltet();
}

/** Submits with a TAN exactly the state that it was requested for. The TAN is used up together with the submission. */
export async function reicheEin(ruf: Aufruf, eingabe: Eingabe): Promise<{ ok: true }> {
  requireOhneNezo(ruf);
  const { dienste, person } = ruf;
  const satz = await getLesbaren(dienste.db, person, eingabe.uuid);
  if (!hasRecht("antragEinreichen", person, satz)) throw new Ablehnung("KEIN_ZUGRIFF");
  const antragUuid = satz.uuid;
  const tanFehler = await findTanFehler(ruf, antragUuid, eingabe);
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, "antraege.reicheEin", eingabe, async () => {
      if (tanFehler !== null) throw tanFehler;
      if (!(await verbraucheTan(tx, { antragUuid, benutzerUuid: person.benutzerUuid }))) throw new Ablehnung("TAN_ABGELAUFEN");
      await submitAntrag(tx, dienste, person, { antragUuid, stand: eingabe.stand });
      return { ok: true as const };
    }),
  );
}
