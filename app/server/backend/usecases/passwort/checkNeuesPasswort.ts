import { checkPasswort, PASSWORT_HAEUFIG, type PasswortUmfeld } from "~/domain/benutzer/passwortRegeln";
import { isVerbreitet } from "./verbreitetePasswoerter";

/**
 * The rules of the domain; what they let pass is looked up in the long list of common passwords, which only the server
 * has.
 */
export function checkNeuesPasswort(passwort: string, umfeld: PasswortUmfeld): readonly string[] {
  const meldungen = checkPasswort(passwort, umfeld);
  return meldungen.length > 0 || !isVerbreitet(passwort) ? meldungen : [PASSWORT_HAEUFIG];
}
