import {
  addDecimal,
  compareDecimal,
  divideDecimal,
  minDecimal,
  multiplyDecimal,
  roundDecimal,
  subtractDecimal,
} from "../../lib/decimal";
import type { Tage } from "./zeitteile";
import { zulageWert } from "./zulageWerte";

/**
 * What somebody says about the company for the estimate. `verbund`: base already used by connected companies in the
 * year, in euros.
 */
export type BemessungAngaben = { readonly istKmu: boolean; readonly verbund: string };

/** The eligible expenses of one stretch of a Wirtschaftsjahr, in euros. */
export type TeilAufwand = Tage & { readonly aufwand: string };

/** The assessment base and the allowance of one stretch; amounts in euros with two digits, rates in per cent. */
export type Bemessung = TeilAufwand & {
  /** Highest base of the year for expenses of these days. */
  readonly hoechstbetrag: string;
  readonly hoechstbetragNorm: string;
  /** What of it is left for these days, after the stretches before and the connected companies. */
  readonly frei: string;
  readonly bemessungsgrundlage: string;
  /** The part of the expenses above the limit. */
  readonly gekappt: string;
  readonly satz: string;
  readonly satzNorm: string;
  readonly zulage: string;
};

const NULL = "0.00";
const nichtNegativ = (betrag: string): string => (compareDecimal(betrag, "0") < 0 ? NULL : roundDecimal(betrag, 2));

function satzAm(tag: string, istKmu: boolean): { satz: string; satzNorm: string } {
  const satz = zulageWert("ZULAGESATZ", tag);
  const zuschlag = zulageWert("KMU_ZUSCHLAG", tag);
  const hatZuschlag = istKmu && zuschlag.wert !== "0";
  return hatZuschlag
    ? { satz: addDecimal(satz.wert, zuschlag.wert), satzNorm: "§ 4 Abs. 1 FZulG" }
    : { satz: satz.wert, satzNorm: satz.norm };
}

/**
 * The assessment base of one Wirtschaftsjahr, stretch by stretch in order, and the allowance on it. Never above the
 * highest base.
 *
 * @assumed § 3(5) FZulG gives a limit for the expenses of each period and does not say how those of one Wirtschaftsjahr
 * add up. Expenses before a change count up to the old limit, all of the year together up to the new one; no part of a
 * year reduces a limit.
 * @assumed § 3(6) FZulG shares the limit among connected companies; what they use is taken off each limit of the year.
 */
export function computeBemessung(
  teile: readonly TeilAufwand[],
  { istKmu, verbund }: BemessungAngaben,
): readonly Bemessung[] {
  let bisher = NULL;
  let genau = NULL;
  // Within a stretch all values are the same, but the year 2020 begins one day before the law applies: hence the last
  // day.
  return teile.map((teil) => {
    const { wert: hoechstbetrag, norm: hoechstbetragNorm } = zulageWert("HOECHSTBETRAG", teil.bis);
    const frei = nichtNegativ(subtractDecimal(subtractDecimal(hoechstbetrag, verbund), bisher));
    const bemessungsgrundlage = nichtNegativ(minDecimal(teil.aufwand, frei));
    bisher = addDecimal(bisher, bemessungsgrundlage);
    const { satz, satzNorm } = satzAm(teil.bis, istKmu);
    // Rounded is what all stretches so far give together: two stretches rounded apart could come to a cent above the
    // highest allowance.
    const zuvor = roundDecimal(genau, 2);
    genau = addDecimal(genau, divideDecimal(multiplyDecimal(bemessungsgrundlage, satz), "100", 4));
    return {
      ...teil,
      hoechstbetrag: roundDecimal(hoechstbetrag, 2),
      hoechstbetragNorm,
      frei,
      bemessungsgrundlage,
      gekappt: roundDecimal(subtractDecimal(teil.aufwand, bemessungsgrundlage), 2),
      satz,
      satzNorm,
      zulage: roundDecimal(subtractDecimal(roundDecimal(genau, 2), zuvor), 2),
    };
  });
}
