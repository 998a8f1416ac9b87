import { eingabeUngueltig } from "../../ablehnung";
import type { RufKontext, Sitzungsstand } from "../../kontext";
import { inTransaktion } from "../../storage/transaction";
import { budgetDerSitzung, takeBackVersuch } from "../auth/anmeldeversuche";
import { setPasswort } from "../auth/setPasswort";
import { einmalig, isErledigt } from "../idempotenz/einmalig";
import { checkNeuesPasswort } from "../passwort/checkNeuesPasswort";
import { hmac } from "../sitzung/krypto";
import { reportAenderung } from "./reportAenderung";
import { checkOwnPasswort, umfeldOf } from "./checkOwnPasswort";

const VORGANG = "profil.aenderePasswort";

type Eingabe = { altesPasswort: string; neuesPasswort: string };

/**
 * Changes the own password and ends all other sessions. The repetition of a request that has done so gets the same
 * answer. Refuses with errors at `altesPasswort` or `neuesPasswort`.
 */
export async function changePasswort(
  ruf: RufKontext,
  stand: Sitzungsstand,
  { altesPasswort, neuesPasswort }: Eingabe,
): Promise<void> {
  const { dienste } = ruf;
  const { benutzer: person, zeile } = stand;
  // What is kept of the request tells nothing of the password without the key of the server.
  const merkmal = hmac(dienste.config.secretKey, VORGANG, `${String(ruf.schluessel)}:${neuesPasswort}`);
  try {
    await checkOwnPasswort(ruf, person, { passwort: altesPasswort, property: "altesPasswort" });
  } catch (error) {
    if (!(await isErledigt(ruf, VORGANG, merkmal))) throw error;
    await takeBackVersuch(dienste.db, budgetDerSitzung(zeile.uuid));
    return;
  }
  const meldungen = checkNeuesPasswort(neuesPasswort, umfeldOf(person, person.mailTfa || person.appTfa));
  if (meldungen.length > 0) throw eingabeUngueltig("neuesPasswort", ...meldungen);
  const neu = {
    benutzerUuid: person.uuid,
    email: person.email,
    passwort: neuesPasswort,
    grund: "Profil",
    ausserSitzung: zeile.uuid,
  };
  await inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: VORGANG,
      eingabe: merkmal,
      fn: async () => {
        await setPasswort(tx, dienste, neu);
        await reportAenderung(tx, dienste, { person, aenderung: "PASSWORT_MELDUNG" });
        return { ok: true };
      },
    }),
  );
}
