import { wartungsphaseAm } from "~/domain/wartung/wartungsfenster";
import type { Dienste } from "../../dienste";

const MINUTE = 60_000;

/** What was kept at this moment or before is gone. */
export function geparktVor({ clock, config }: Dienste): Date {
  return new Date(clock.now().getTime() - config.fristenMinuten.geparkteEingabe * MINUTE);
}

type Gezaehlt = { geparktAm: Date; zaehltAb: Date | null };

/** The first moment at which a kept form is gone. */
export function expiresOn({ config }: Dienste, { geparktAm, zaehltAb }: Gezaehlt): Date {
  return new Date((zaehltAb ?? geparktAm).getTime() + config.fristenMinuten.geparkteEingabe * MINUTE);
}

/** So long after a maintenance window people come back: it may end on a Friday evening. */
const NACH_WARTUNG_MS = 3 * 24 * 60 * MINUTE;

/**
 * From when on the time counts for what is kept now: in a maintenance window from three days after its end, so that
 * nobody loses anything over a weekend; null: from now on.
 *
 * @assumed Issue 18 does not say how long what is sent in a window is kept.
 */
export async function findZaehltAb({ betriebsstand, clock }: Dienste): Promise<Date | null> {
  const { fenster } = await betriebsstand.find();
  if (fenster === null || wartungsphaseAm(fenster, clock.now()) !== "LAUFEND") return null;
  return new Date(fenster.ende.getTime() + NACH_WARTUNG_MS);
}
