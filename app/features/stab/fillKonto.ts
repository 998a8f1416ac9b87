import type { Eingaben } from "~/contract/antrag/formAntwort";
import { fillBlanks } from "~/lib/fillBlanks";

const BEISPIEL = {
  vorname: "Ada",
  nachname: "Beispiel",
  email: "ada.beispiel@example.org",
  rollen: "SUPPORT_MITARBEITER",
} as const;

/** What was typed, with examples where it is blank; nobody gets a mail by it. @spec §3 testdatenGenerator */
export const fillKonto = (eingaben: Eingaben): Eingaben => fillBlanks(eingaben, BEISPIEL);
