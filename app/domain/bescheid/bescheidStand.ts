import { isFristGewahrt } from "./bescheidFristen";

/** Where a decision stands: it can be retrieved, has been retrieved, or the time for that is over. */
export const BESCHEID_STAENDE = ["ZUM_ABRUF", "ABGERUFEN", "BEENDET"] as const;

export type BescheidStand = (typeof BESCHEID_STAENDE)[number];

/**
 * What decides about it; `abrufbarBis` is the last day for retrieval, `bekanntgabeAm` that of the announcement, as
 * calendar days.
 */
export type Bereitstellung = {
  abgerufenAm: Date | null;
  bereitstellungBeendetAm: Date | null;
  abrufbarBis: string;
  bekanntgabeAm: string | null;
};

/**
 * Where a decision stands at a moment. After the ten days it cannot be retrieved, also before anybody has noted that
 * they are over.
 *
 * @spec domain.md 1.5 § 41(2a) VwVfG: if not retrieved within 10 days, provision ends and announcement has not happened
 * @assumed What the provision itself announces (§ 9 OZG) has no such end: the period for an objection runs, so it stays
 * until it is retrieved or goes out by post.
 */
export function bescheidStand(bereitstellung: Bereitstellung, jetzt: Date): BescheidStand {
  const { abgerufenAm, bereitstellungBeendetAm, abrufbarBis, bekanntgabeAm } = bereitstellung;
  if (abgerufenAm !== null) return "ABGERUFEN";
  const isBereit = bereitstellungBeendetAm === null && (bekanntgabeAm !== null || isFristGewahrt(abrufbarBis, jetzt));
  return isBereit ? "ZUM_ABRUF" : "BEENDET";
}
