import { istFristGewahrt } from "./fristen";

/** Where a decision stands: it can be retrieved, has been retrieved, or the time for that is over. */
export type BescheidStand = "ZUM_ABRUF" | "ABGERUFEN" | "BEENDET";

/** What decides about it; `abrufbarBis` is the last day for retrieval, as a calendar day. */
export type Bereitstellung = { abgerufenAm: Date | null; bereitstellungBeendetAm: Date | null; abrufbarBis: string };

/**
 * Where a decision stands at a moment. After the ten days it cannot be retrieved, also before anybody has noted that they are over.
 *
 * @spec domain.md 1.5 § 41(2a) VwVfG: if not retrieved within 10 days, provision ends and announcement has not happened
 */
export function bescheidStand({ abgerufenAm, bereitstellungBeendetAm, abrufbarBis }: Bereitstellung, jetzt: Date): BescheidStand {
  if (abgerufenAm !== null) return "ABGERUFEN";
  return bereitstellungBeendetAm === null && istFristGewahrt(abrufbarBis, jetzt) ? "ZUM_ABRUF" : "BEENDET";
}
