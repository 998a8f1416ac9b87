import type { Rufe } from "~/contract/wire/call";
import type { StammdatenAnsicht } from "~/contract/unternehmen/stammdaten";
import { loadKmuVorschlag } from "./loadKmu";

/** Where a value comes from that nobody has declared yet. */
const VORSCHLAG_HERKUNFT =
  "Vorbelegt nach der Berechnung des KMU-Status. Der Vorschlag gilt erst, wenn Sie speichern; bitte prüfen Sie ihn.";

/** @see loadStammdaten */
type Stammdaten = Pick<StammdatenAnsicht, "werte" | "rechte"> & { herkunft: Readonly<Record<string, string>> };

/**
 * The master data with the result of the calculation where nobody has said anything of the KMU status yet: who has
 * declared one, or has emptied it, has said something.
 */
export async function prefillKmuStatus<Daten extends Stammdaten>(call: Rufe, daten: Daten): Promise<Daten> {
  const { werte, herkunft, rechte } = daten;
  if (!rechte.bearbeiten || herkunft.kmuStatus !== undefined) return daten;
  const vorschlag = await loadKmuVorschlag(call);
  if (vorschlag.art !== "ANGEBOT") return daten;
  return {
    ...daten,
    werte: { ...werte, kmuStatus: vorschlag.berechnet },
    herkunft: { ...herkunft, kmuStatus: VORSCHLAG_HERKUNFT },
  };
}
