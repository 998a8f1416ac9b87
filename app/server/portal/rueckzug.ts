import type { Problem } from "~/contract/wire/problem";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { isSchriftsatzMoeglich } from "~/domain/antrag/schriftsaetze";
import { href } from "~/routing/href";
import type { Offen } from "./offen";

const SCHON: Partial<Record<AntragStatus, string>> = {
  RUECKZUG_WIRD_UEBERMITTELT:
    "Der Rückzug dieses Antrags ist bereits erklärt und wird übermittelt. Es hat sich nichts geändert.",
  ZURUECKGEZOGEN: "Dieser Antrag ist bereits zurückgezogen. Es hat sich nichts geändert.",
};

const NICHT_MOEGLICH =
  "Dieser Antrag kann nicht zurückgezogen werden. Das geht nur nach der Einreichung und bis zur Entscheidung. Es hat sich nichts geändert.";

/** Why a withdrawal is not possible now, and the way to the page that tells more. */
type RueckzugSperre = { problem: Problem; weiter: () => Response };

/**
 * Null where the status allows a withdrawal. Else the way leads to the page of the withdrawn Antrag where there is one, or to its start page,
 * with why: so a form from a second tab learns what has happened instead of a general refusal.
 */
export function findRueckzugSperre(offen: Offen<"rueckzug">): RueckzugSperre | null {
  const { antragUuid: uuid, antrag } = offen;
  if (isSchriftsatzMoeglich("ANTRAG_RUECKZUG", antrag.status)) return null;
  const schon = SCHON[antrag.status];
  const text = schon ?? NICHT_MOEGLICH;
  return {
    problem: { code: "STATUS_NICHT_ERLAUBT", userMessage: text, httpStatus: 409, httpSubStatus: "409.20", errors: [] },
    weiter: () =>
      offen.redirect(href(schon === undefined ? "antragStartseite" : "zurueckgezogenerAntrag", { uuid }), {
        flash: { tone: "info", text },
      }),
  };
}
