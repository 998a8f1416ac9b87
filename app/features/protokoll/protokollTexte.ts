import { antragStatusText, isAntragStatus } from "~/domain/antrag/antragStatus";
import { ANTRAG_RECHTE, isAntragRecht } from "~/domain/antrag/antragRecht";
import { SYSTEMROLLEN, UNTERNEHMENSROLLEN } from "~/domain/benutzer/rollen";
import { EXPORT_ZWECKE, isExportZweck } from "~/domain/tabelle/exportFaelle";
import { formatLegalTime } from "~/lib/date";

/** To the second: in a log the order counts. */
export const zeitVon = (moment: string): string => formatLegalTime(new Date(moment));

const ROLLEN: Readonly<Record<string, string>> = { ...SYSTEMROLLEN, ...UNTERNEHMENSROLLEN };

/** One role or several of them in words; undefined for what is none. */
function rollenVon(wert: string): string | undefined {
  const worte = wert.split(" ").map((rolle) => (Object.hasOwn(ROLLEN, rolle) ? ROLLEN[rolle] : undefined));
  return worte.includes(undefined) ? undefined : worte.join(", ");
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const JA_NEIN: Readonly<Record<string, string>> = { true: "Ja", false: "Nein" };

/**
 * A status, roles, a right, a purpose and a moment in the words of the portal, all else as the log has it; "–" for
 * none.
 */
export function wertVon(wert: string | null): string {
  if (wert === null || wert === "") return "–";
  if (isAntragStatus(wert)) return antragStatusText(wert);
  if (isAntragRecht(wert)) return ANTRAG_RECHTE[wert].label;
  if (MOMENT.test(wert)) return zeitVon(wert);
  if (isExportZweck(wert)) return EXPORT_ZWECKE[wert];
  return rollenVon(wert) ?? JA_NEIN[wert] ?? wert;
}
