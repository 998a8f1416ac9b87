import type { Rufe } from "~/contract/wire/call";
import { formatDateTime } from "~/lib/date";

/** How far the withdrawal of an Antrag is before it is declared. */
export type RueckzugLage = {
  entwurfUuid: string | null;
  darfBeginnen: boolean;
  /** The authority has refused an earlier one: why, in its own words. */
  ablehnung: { am: string; grund: string } | null;
};

export async function loadRueckzug(call: Rufe, antragUuid: string): Promise<RueckzugLage> {
  const { erklaert, entwurfUuid, rechte } = await call.schriftsaetze.getRueckzug({ antragUuid });
  const am = erklaert?.entschiedenAm;
  return {
    entwurfUuid,
    darfBeginnen: rechte.vorbereiten,
    ablehnung:
      erklaert?.stand === "ABGELEHNT"
        ? { am: am ? formatDateTime(new Date(am)) : "", grund: erklaert.ablehnung ?? "" }
        : null,
  };
}
