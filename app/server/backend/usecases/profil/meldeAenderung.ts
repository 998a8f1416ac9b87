import type { Dienste } from "../../dienste";
import type { SitzungsBenutzer } from "../../kontext";
import type { Tx } from "../../storage/datenbank";
import { schreibeAudit } from "../audit/schreibeAudit";
import { merkeMail } from "../mail/merkeMail";

/** Writes the audit line of a change to the account and tells its owner by mail, who may not have been the one who made it. */
export async function meldeAenderung(
  tx: Tx,
  dienste: Dienste,
  { person, vorgang, was }: { person: SitzungsBenutzer; vorgang: string; was: string },
): Promise<void> {
  await schreibeAudit(tx, { vorgang, am: dienste.clock.now(), benutzerUuid: person.uuid });
  await merkeMail(tx, dienste, {
    to: person.email,
    subject: "Änderung an Ihrem Konto im Antragsportal",
    text: [
      "Guten Tag,",
      "",
      was,
      "",
      "Waren Sie das nicht? Dann setzen Sie bitte sofort Ihr Passwort zurück:",
      `${dienste.config.publicUrl}/passwortvergessen`,
      "",
      "Ihr Antragsportal",
    ].join("\n"),
  });
}
