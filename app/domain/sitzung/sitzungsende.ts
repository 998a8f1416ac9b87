import { berlinWallClock } from "~/lib/date";

/** The two moments at which a session ends: without a further action, and whatever is done. */
type Enden = { endetAm: string; endetSpaetestensAm: string | null };

/**
 * What the end of the page says about the session, in Berlin time: "Ihre Sitzung endet ohne weitere Aktion um 14:32
 * Uhr.", or that going on does not help.
 */
export function sitzungsende({ endetAm, endetSpaetestensAm }: Enden): string {
  const uhrzeit = berlinWallClock(new Date(endetAm)).slice(11, 16);
  if (endetSpaetestensAm === null || endetAm < endetSpaetestensAm)
    return `Ihre Sitzung endet ohne weitere Aktion um ${uhrzeit}\u00a0Uhr.`;
  return `Ihre Sitzung endet um ${uhrzeit}\u00a0Uhr, auch wenn Sie weiterarbeiten. Bitte speichern Sie vorher. Was danach im Formular eines Antrags ankommt, wird für Sie aufbewahrt.`;
}
