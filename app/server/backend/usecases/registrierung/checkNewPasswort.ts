import { eingabeUngueltig } from "../../ablehnung";
import { checkNeuesPasswort } from "../passwort/checkNeuesPasswort";

type Konto = { email: string; vorname: string; nachname: string; mailTfa: boolean; appTfaSecret: string | null };

/** Throws EINGABE_UNGUELTIG on `passwort` when the rules refuse it for this account. */
export function checkPasswort(passwort: string, konto: Konto): void {
  const meldungen = checkNeuesPasswort(passwort, {
    mitZweitemFaktor: konto.mailTfa || konto.appTfaSecret !== null,
    email: konto.email,
    namen: [konto.vorname, konto.nachname],
  });
  if (meldungen.length > 0) throw eingabeUngueltig("passwort", ...meldungen);
}
