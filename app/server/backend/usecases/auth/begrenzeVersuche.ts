import type { Dienste } from "../../dienste";
import { begrenze, gibZurueck, type GrenzeName } from "../ratelimit/zaehle";
import type { Versuchender } from "./anmeldeversuche";

/** What somebody known does counts for itself: neighbours behind the same address cannot use it up. */
function grenzenFuer({ email, vertraut }: Versuchender, clientIp: string): readonly (readonly [GrenzeName, string])[] {
  if (vertraut !== null) return [["anmeldungProKontoUndIp", `${email} ${vertraut}`]];
  return [
    ["anmeldungProIp", clientIp],
    ["anmeldungProKontoUndIp", `${email} ${clientIp}`],
  ];
}

/** Counts an attempt for the limits of a minute; the function that comes back gives it back, because only failures count. */
export async function begrenzeVersuche(dienste: Dienste, wer: Versuchender, clientIp: string): Promise<() => Promise<void>> {
  const grenzen = grenzenFuer(wer, clientIp);
  for (const [name, schluessel] of grenzen) await begrenze(dienste, name, schluessel);
  return async () => {
    for (const [name, schluessel] of grenzen) await gibZurueck(dienste.db, name, schluessel);
  };
}
