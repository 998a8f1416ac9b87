import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { Konflikt } from "~/contract/antrag/zusammenfuehrung";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import { type KonfliktFeld, listKonfliktFelder } from "~/features/formular";
import { felderVonSchriftsatz } from "./schriftsatzFragen";

/**
 * What is to be decided about answers of a document that two people have changed. `gesendet`: the form that was refused
 * for it.
 */
export const listWiderstreite = (
  schriftsatz: Schriftsatz,
  konflikte: readonly Konflikt[],
  gesendet: Eingaben = {},
): KonfliktFeld[] =>
  listKonfliktFelder({ felder: felderVonSchriftsatz(schriftsatz), kontext: schriftsatz.kontext }, konflikte, gesendet);
