import { eingabeUngueltig } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Sitzungsstand } from "../../kontext";
import { inTransaktion } from "../../storage/transaction";
import { setzePasswort } from "../auth/setzePasswort";
import { checkNeuesPasswort } from "../passwort/checkNeuesPasswort";
import { meldeAenderung } from "./meldeAenderung";
import { pruefeEigenesPasswort, umfeldOf } from "./pruefePasswort";

/** Changes the own password and ends all other sessions. Refuses with errors at `altesPasswort` or `neuesPasswort`. */
export async function aenderePasswort(dienste: Dienste, stand: Sitzungsstand, eingabe: { altesPasswort: string; neuesPasswort: string }) {
  const { benutzer: person, zeile } = stand;
  await pruefeEigenesPasswort(dienste, person, eingabe.altesPasswort, "altesPasswort");
  const meldungen = checkNeuesPasswort(eingabe.neuesPasswort, umfeldOf(person, person.mailTfa || person.appTfa));
  if (meldungen.length > 0) throw eingabeUngueltig("neuesPasswort", ...meldungen);
  const neu = {
    benutzerUuid: person.uuid,
    email: person.email,
    passwort: eingabe.neuesPasswort,
    grund: "Profil",
    ausserSitzung: zeile.uuid,
  };
  await inTransaktion(dienste, async (tx) => {
    await setzePasswort(tx, dienste, neu);
    await meldeAenderung(tx, dienste, person, "PASSWORT_MELDUNG", "Ihr Passwort wurde geändert. Alle anderen Sitzungen wurden beendet.");
  });
}
