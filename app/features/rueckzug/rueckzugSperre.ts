import type { Eingaben, Flash } from "~/contract/antrag/formAntwort";
import type { Problem } from "~/contract/wire/problem";
import type { Rufe } from "~/contract/wire/call";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { isSchriftsatzMoeglich } from "~/domain/antrag/schriftsaetze";
import { hasTypedAnswers, listGetippteAntworten } from "~/features/schriftsatz";
import { href } from "~/routing/href";

const SCHON: Partial<Record<AntragStatus, string>> = {
  RUECKZUG_WIRD_UEBERMITTELT:
    "Der Rückzug dieses Antrags ist bereits erklärt und wird übermittelt. Es hat sich nichts geändert.",
  ZURUECKGEZOGEN: "Dieser Antrag ist bereits zurückgezogen. Es hat sich nichts geändert.",
};

const NICHT_MOEGLICH =
  "Dieser Antrag kann nicht zurückgezogen werden. Das geht nur nach der Einreichung und bis zur Entscheidung. Es hat sich nichts geändert.";

/** Why a withdrawal is not possible now, and the way to the page that tells more. */
export type RueckzugSperre = { problem: Problem; to: string; flash: Flash };

/**
 * Null where the status allows a withdrawal. Else the way leads to the page of the withdrawn Antrag where there is one,
 * or to its start page, with why: so a form from a second tab learns what has happened instead of a general refusal.
 */
export function findRueckzugSperre(uuid: string, status: AntragStatus): RueckzugSperre | null {
  if (isSchriftsatzMoeglich("ANTRAG_RUECKZUG", status)) return null;
  const schon = SCHON[status];
  const text = schon ?? NICHT_MOEGLICH;
  return {
    problem: { code: "STATUS_NICHT_ERLAUBT", userMessage: text, httpStatus: 409, httpSubStatus: "409.20", errors: [] },
    to: href(schon === undefined ? "antragStartseite" : "zurueckgezogenerAntrag", { uuid }),
    flash: { tone: "info", text },
  };
}

/** Has a form texts for a withdrawal that are not stored, as its draft or as what was declared? */
export async function hasTexteForRueckzug(call: Rufe, antragUuid: string, eingaben: Eingaben): Promise<boolean> {
  if (!hasTypedAnswers("ANTRAG_RUECKZUG")(eingaben)) return false;
  const { erklaert, entwurfUuid } = await call.schriftsaetze.getRueckzug({ antragUuid });
  const uuid = entwurfUuid ?? erklaert?.uuid;
  if (uuid === undefined) return true;
  const schriftsatz = await call.schriftsaetze.getSchriftsatz({ antragUuid, uuid });
  return listGetippteAntworten("ANTRAG_RUECKZUG", eingaben, schriftsatz).length > 0;
}
