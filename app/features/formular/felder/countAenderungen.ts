import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { FormularDaten } from "../seite/formularDaten";
import { vergleichbar } from "../speichern/nachDemSpeichern";
import { startTexte } from "./eingaben";

/** How many controls of the open place say something else than what is stored. */
export const countAenderungen = (daten: FormularDaten, eingaben: Eingaben): number =>
  Object.entries(startTexte(daten)).filter(
    ([name, text]) => name in eingaben && vergleichbar(eingaben[name]) !== vergleichbar(text),
  ).length;
