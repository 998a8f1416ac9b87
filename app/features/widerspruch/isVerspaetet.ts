import type { WiderspruchLage } from "~/contract/verfahren/widersprueche";

/** Is the last day for an objection over? Where none is known, nothing is late. */
export const isVerspaetet = (lage: Pick<WiderspruchLage, "bescheid">, heute: string): boolean =>
  lage.bescheid?.widerspruchsfrist != null && heute > lage.bescheid.widerspruchsfrist;
