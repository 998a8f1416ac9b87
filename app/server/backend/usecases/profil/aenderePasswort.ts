import { eingabeUngueltig } from "../../ablehnung";
import type { RufKontext, Sitzungsstand } from "../../kontext";
import { inTransaktion } from "../../storage/transaction";
import { budgetDerSitzung, nimmVersuchZurueck } from "../auth/anmeldeversuche";
import { setzePasswort } from "../auth/setzePasswort";
import { einmalig, isErledigt } from "../idempotenz/einmalig";
import { checkNeuesPasswort } from "../passwort/checkNeuesPasswort";
import { hmac } from "../sitzung/krypto";
import { meldeAenderung } from "./meldeAenderung";
import { pruefeEigenesPasswort, umfeldOf } from "./pruefePasswort";

const VORGANG = "profil.aenderePasswort";

type Eingabe = { altesPasswort: string; neuesPasswort: string };

/**
 * Changes the own password and ends all other sessions. The repetition of a request that has done so gets the same answer.
 * Refuses with errors at `altesPasswort` or `neuesPasswort`.
 */
export async function aenderePasswort(ruf: RufKontext, stand: Sitzungsstand, { altesPasswort, neuesPasswort }: Eingabe): Promise<void> {
  const { dienste } = ruf;
  const { benutzer: person, zeile } = stand;
  // What is kept of the request tells nothing of the password without the key of the server.
  const merkmal = hmac(dienste.config.secretKey, VORGANG, `${String(ruf.schluessel)}:${neuesPasswort}`);
  try {
    await pruefeEigenesPasswort(ruf, person, { passwort: altesPasswort, property: "altesPasswort" });
  } catch (error) {
    if (!(await isErledigt(ruf, VORGANG, merkmal))) throw error;
    await nimmVersuchZurueck(dienste.db, budgetDerSitzung(zeile.uuid));
    return;
  }
  const meldungen = checkNeuesPasswort(neuesPasswort, umfeldOf(person, person.mailTfa || person.appTfa));
  if (meldungen.length > 0) throw eingabeUngueltig("neuesPasswort", ...meldungen);
  const neu = { benutzerUuid: person.uuid, email: person.email, passwort: neuesPasswort, grund: "Profil", ausserSitzung: zeile.uuid };
  await inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
 vorgang: VORGANG,
 eingabe: merkmal,
 fn: async () => {
      await setzePasswort(tx, dienste, neu);
      await meldeAenderung(tx, dienste, { person, aenderung: "PASSWORT_MELDUNG" });
      return { ok: true };
    },
}),
  );
}
