import type { Rufe } from "~/contract/wire/call";
import type { StammdatenAnsicht } from "~/contract/unternehmen/stammdaten";
import { parseDate } from "~/lib/date";

/** The master data as they are, or, read only, as they were on a day. */
export type StammdatenSeitenDaten =
  | { art: "jetzt"; daten: StammdatenAnsicht; pruefen: boolean }
  | { art: "stand"; tag: string; daten: Awaited<ReturnType<Rufe["unternehmen"]["getStammdatenAm"]>> }
  | { art: "tagFehlt"; getippt: string; daten: StammdatenAnsicht; pruefen: boolean };

/**
 * What the page of the master data shows. `stand`: the day that is asked for, as typed; `pruefen`: what is missing is
 * said at the fields, too.
 */
export async function loadStammdaten(call: Rufe, { searchParams }: URL): Promise<StammdatenSeitenDaten> {
  const [stand, pruefen] = [searchParams.get("stand") ?? "", searchParams.get("pruefen") === "true"];
  if (stand === "") return { art: "jetzt", daten: await call.unternehmen.getStammdaten({}), pruefen };
  const tag = parseDate(stand);
  if (tag === undefined)
    return { art: "tagFehlt", getippt: stand, daten: await call.unternehmen.getStammdaten({}), pruefen };
  return { art: "stand", tag, daten: await call.unternehmen.getStammdatenAm({ tag }) };
}
