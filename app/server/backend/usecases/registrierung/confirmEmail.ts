import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { insertKonto, insertMitgliedschaft, insertUnternehmen } from "../../storage/kontoStore";
import { insertPasswortLink } from "../../storage/passwortLinkStore";
import { findWiederholung, type RegistrierungZeile, useBestaetigung } from "../../storage/registrierungStore";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { notifyUnternehmen } from "../nachricht/notify";
import { hmac, sha256 } from "../sitzung/krypto";
import { festeFelder } from "./festeFelder";
import { endeVon } from "./linkFristen";

/**
 * The token for setting the first password: derived, so that a repeated click gets the same one and the database only
 * knows its hash.
 */
const passwortTokenOf = (dienste: Dienste, { uuid }: RegistrierungZeile): string =>
  hmac(dienste.config.secretKey, "passwortVergabe", uuid);

/**
 * Uses the link of a confirmation mail once: company, account and membership come into being together.
 * Throws TOKEN_UNGUELTIG, also when the address got an account meanwhile, or UNTERNEHMEN_VORHANDEN when the company
 * did.
 */
export async function confirmEmail(
  dienste: Dienste,
  token: string,
  schluessel: string | null,
): Promise<{ passwortToken: string }> {
  return inTransaktion(dienste, async (tx) => {
    const hash = sha256(token);
    const zeile = await useBestaetigung(tx, { hash, jetzt: dienste.clock.now(), schluessel });
    if (zeile !== undefined) {
      await create(tx, dienste, zeile);
      return { passwortToken: passwortTokenOf(dienste, zeile) };
    }
    const wiederholt = schluessel === null ? undefined : await findWiederholung(tx, hash, schluessel);
    if (wiederholt === undefined) throw new Ablehnung("TOKEN_UNGUELTIG");
    return { passwortToken: passwortTokenOf(dienste, wiederholt) };
  });
}

async function create(tx: Tx, dienste: Dienste, zeile: RegistrierungZeile): Promise<void> {
  const jetzt = dienste.clock.now();
  if (zeile.unternehmen === null || zeile.benutzer === null) throw new Ablehnung("TOKEN_UNGUELTIG");
  const benutzerUuid = await insertKonto(tx, {
    ...zeile.benutzer,
    uuid: dienste.random.uuid(),
    passwortHash: null,
    jetzt,
  });
  if (benutzerUuid === undefined) throw new Ablehnung("TOKEN_UNGUELTIG");
  const nezoKonto = zeile.identifikation?.kontoId ?? null;
  const unternehmenUuid = await insertUnternehmen(tx, {
    uuid: dienste.random.uuid(),
    stammdaten: zeile.unternehmen,
    nachgewiesen: Object.keys(festeFelder(zeile.identifikation)),
    nezoKonto,
    jetzt,
    von: benutzerUuid,
  });
  if (unternehmenUuid === undefined) throw new Ablehnung("UNTERNEHMEN_VORHANDEN");
  await insertMitgliedschaft(tx, { benutzerUuid, unternehmenUuid, rolle: "BEVOLLMAECHTIGTER", seit: jetzt });
  const nachricht = { art: "REGISTRIERUNG_BESTAETIGT", firma: zeile.unternehmen.firma } as const;
  await notifyUnternehmen(tx, dienste, {
    firma: { unternehmenUuid, urheber: zeile.benutzer.email },
    inhalt: nachricht,
  });
  await insertPasswortLink(tx, {
    uuid: dienste.random.uuid(),
    benutzerUuid,
    art: "VERGABE",
    hash: sha256(passwortTokenOf(dienste, zeile)),
    gueltigBis: endeVon(dienste, "passwortLink"),
    erstelltAm: jetzt,
  });
  await writeAudit(tx, { vorgang: "registrierungBestaetigen", am: jetzt, benutzerUuid });
}
