import { ANSICHT_DAUERN } from "~/domain/benutzer/ansicht";
import type { Dienste } from "../dienste";
import { storeErlaubnis } from "../storage/ansichtErlaubnisStore";
import type { Tx } from "../storage/datenbank";
import { insertAenderung } from "../storage/zugangsaenderungStore";
import { writeAudit } from "../usecases/audit/writeAudit";
import { endeVon } from "../usecases/registrierung/linkFristen";
import { sha256 } from "../usecases/sitzung/krypto";
import { einspruchTokenOf } from "../usecases/zugangsaenderung/aenderung";

/** Whom it is about, and who of the support has begun it. */
type Beteiligte = { person: { uuid: string; email: string }; support: string };

const GRUND = "Anruf mit Rückruf unter der hinterlegten Nummer";

/**
 * What the support sees of a person beside the account: another address that waits for a second member of staff, and
 * the consent to look as the person does.
 */
export async function seedZugaenge(tx: Tx, dienste: Dienste, { person, support }: Beteiligte): Promise<void> {
  const am = dienste.clock.now();
  const uuid = dienste.random.uuid();
  await insertAenderung(tx, {
    uuid,
    benutzerUuid: person.uuid,
    art: "ADRESSE",
    stand: "BEANTRAGT",
    alteEmail: person.email,
    neueEmail: "vera.vertretung@example.org",
    grund: GRUND,
    begonnenVon: support,
    begonnenAm: am,
    faelligAm: endeVon(dienste, "zweitePerson"),
    einspruchHash: sha256(einspruchTokenOf(dienste, uuid)),
  });
  await writeAudit(tx, {
    vorgang: "support.adresseBeantragt",
    am,
    benutzerUuid: support,
    grund: `${person.uuid} ${GRUND}`,
  });
  const bis = new Date(am.getTime() + ANSICHT_DAUERN.WOCHE.minuten * 60_000);
  await storeErlaubnis(tx, { benutzerUuid: person.uuid, erteiltAm: am, bis });
  await writeAudit(tx, { vorgang: "ANSICHT_ERLAUBT", am, benutzerUuid: person.uuid, nach: bis.toISOString() });
}
