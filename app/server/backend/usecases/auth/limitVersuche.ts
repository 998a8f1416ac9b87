import type { Dienste } from "../../dienste";
import { limit, giveBack, type GrenzeName } from "../ratelimit/count";
import type { Versuchender } from "./anmeldeversuche";

/** What somebody known does counts for itself: neighbours behind the same address cannot use it up. */
function grenzenFuer({ email, vertraut }: Versuchender, clientIp: string): readonly (readonly [GrenzeName, string])[] {
  if (vertraut !== null) return [["anmeldungProKontoUndIp", `${email} ${vertraut}`]];
  return [
    ["anmeldungProIp", clientIp],
    ["anmeldungProKontoUndIp", `${email} ${clientIp}`],
  ];
}

/**
 * Counts an attempt for the limits of a minute; the function that comes back gives it back, because only failures
 * count.
 */
export async function limitVersuche(
  dienste: Dienste,
  wer: Versuchender,
  clientIp: string,
): Promise<() => Promise<void>> {
  const grenzen = grenzenFuer(wer, clientIp);
  for (const [name, schluessel] of grenzen) await limit(dienste, name, schluessel);
  return async () => {
    for (const [name, schluessel] of grenzen) await giveBack(dienste.db, name, schluessel);
  };
}
