import type { Rufe } from "~/contract/wire/call";
import type { StammdatenAnsicht } from "~/contract/unternehmen/stammdaten";
import { parseDate } from "~/lib/date";

/** The master data as they are, or, read only, as they were on a day. */
export type StammdatenSeitenDaten =
  | { art: "jetzt"; daten: StammdatenAnsicht }
  | { art: "stand"; tag: string; daten: Awaited<ReturnType<Rufe["unternehmen"]["getStammdatenAm"]>> }
  | { art: "tagFehlt"; getippt: string; daten: StammdatenAnsicht };

/** What the page of the master data shows. `stand`: the day that was asked for, as typed; null for none. */
export async function loadStammdaten(call: Rufe, stand: string | null): Promise<StammdatenSeitenDaten> {
  if (stand === null || stand === "") return { art: "jetzt", daten: await call.unternehmen.getStammdaten({}) };
  const tag = parseDate(stand);
  if (tag === undefined) return { art: "tagFehlt", getippt: stand, daten: await call.unternehmen.getStammdaten({}) };
  return { art: "stand", tag, daten: await call.unternehmen.getStammdatenAm({ tag }) };
}
