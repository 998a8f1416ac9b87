import { checkPasswort } from "~/domain/benutzer/passwortRegeln";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import type { RufKontext, SitzungsBenutzer } from "../../kontext";
import { findPasswortHash } from "../../storage/benutzerStore";
import { startVersuch, judge, takeBackVersuch, sitzungName } from "../auth/anmeldeversuche";
import { noteSperre } from "../auth/noteSperre";
import { warnOfFehlversuche } from "../auth/warnOfFehlversuche";
import { isPasswort } from "../sitzung/passwortHash";

/** What the password rules need to know of a user. */
export function umfeldOf({ email, vorname, nachname }: SitzungsBenutzer, mitZweitemFaktor: boolean) {
  return { email, namen: [vorname, nachname], mitZweitemFaktor };
}

/**
 * Asks for the own password again before a change of the account. Wrong ones count like failed logins, so that an open
 * session is no way to guess it; they count for the session first, so that strangers cannot keep its owner from it.
 * Refuses with an error at `property`.
 */
export async function checkOwnPasswort(
  { dienste, sitzung }: Pick<RufKontext, "dienste" | "sitzung">,
  person: SitzungsBenutzer,
  { passwort, property = "passwort" }: { passwort: string; property?: string | undefined },
): Promise<void> {
  const wer = { email: person.email, vertraut: sitzung === null ? null : sitzungName(sitzung.uuid) };
  const versuch = await startVersuch(dienste, wer);
  await judge(dienste, versuch, async () => {
    const hash = await findPasswortHash(dienste.db, person.uuid);
    if (!(await isPasswort(passwort, hash, dienste.config.scryptLogN))) {
      await noteSperre(dienste, versuch, person.uuid);
      await warnOfFehlversuche(dienste, person.email, versuch);
      throw eingabeUngueltig(property, "Das Passwort ist nicht richtig. Bitte prüfen Sie Ihre Eingabe.");
    }
    await takeBackVersuch(dienste.db, versuch);
  });
}

/**
 * Refuses to take away the last factor of a user who must have one, and of a user whose password is too short to stand
 * alone.
 */
export function requireFaktorVerzichtbar(person: SitzungsBenutzer, bleibt: boolean, passwort: string): void {
  if (bleibt) return;
  if (person.tfaPflicht) {
    throw new Ablehnung(
      "EINGABE_UNGUELTIG",
      [],
      "Für Ihr Konto ist die Zwei-Faktor-Authentifizierung vorgeschrieben. Ein Verfahren muss eingeschaltet bleiben. Bitte schalten Sie zuerst das andere ein.",
    );
  }
  if (checkPasswort(passwort, umfeldOf(person, false)).length > 0) {
    throw new Ablehnung(
      "EINGABE_UNGUELTIG",
      [],
      "Ihr Passwort ist für eine Anmeldung ohne zweiten Faktor zu kurz. Bitte ändern Sie zuerst Ihr Passwort.",
    );
  }
}
