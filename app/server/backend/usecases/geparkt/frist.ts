import type { Dienste } from "../../dienste";

const MINUTE = 60_000;

/** What was kept at this moment or before is gone. */
export function geparktVor({ clock, config }: Dienste): Date {
  return new Date(clock.now().getTime() - config.fristenMinuten.geparkteEingabe * MINUTE);
}

/** The first moment at which a kept form is gone. */
export function expiresOn({ config }: Dienste, geparktAm: Date): Date {
  return new Date(geparktAm.getTime() + config.fristenMinuten.geparkteEingabe * MINUTE);
}
