import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { isSchriftsatzMoeglich } from "~/domain/antrag/schriftsaetze";
import { href } from "~/routing/href";
import type { Offen } from "./offen";

const SCHON: Partial<Record<AntragStatus, string>> = {
  RUECKZUG_WIRD_UEBERMITTELT: "Der Rückzug dieses Antrags ist bereits erklärt und wird übermittelt. Es hat sich nichts geändert.",
  ZURUECKGEZOGEN: "Dieser Antrag ist bereits zurückgezogen. Es hat sich nichts geändert.",
};

const NICHT_MOEGLICH =
  "Dieser Antrag kann nicht zurückgezogen werden. Das geht nur nach der Einreichung und bis zur Entscheidung. Es hat sich nichts geändert.";

/**
 * Throws unless the status allows a withdrawal: to the page of the withdrawn Antrag where there is one, else to its start page, with why. So a
 * form from a second tab learns what has happened instead of a general refusal.
 */
export function requireRueckziehbar(offen: Offen<"rueckzug">): void {
  const { antragUuid: uuid, antrag } = offen;
  if (isSchriftsatzMoeglich("ANTRAG_RUECKZUG", antrag.status)) return;
  const schon = SCHON[antrag.status];
  throw offen.redirect(href(schon === undefined ? "antragStartseite" : "zurueckgezogenerAntrag", { uuid }), {
    flash: { tone: "info", text: schon ?? NICHT_MOEGLICH },
  });
}
