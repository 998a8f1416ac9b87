import { antragStatusText, isAntragStatus } from "~/domain/antrag/antragStatus";
import { formatLegalTime } from "~/lib/date";

/** To the second: in a log the order counts. */
export const zeitVon = (moment: string): string => formatLegalTime(new Date(moment));

/** Day and time of {@link zeitVon} apart, where both stand in a narrow column. */
export function tagUndZeit(moment: string): [tag: string, zeit: string] {
  const [tag = "", zeit = ""] = zeitVon(moment).split(", ");
  return [tag, zeit];
}

/** A status by its name, everything else as the log has it; "–" where there is nothing. */
export function wertVon(wert: string | null): string {
  if (wert === null || wert === "") return "–";
  return isAntragStatus(wert) ? antragStatusText(wert) : wert;
}
