import { compareDecimal, minDecimal, sumDecimals } from "../../lib/decimal";
import type { Beteiligter } from "./kmuAngaben";
import { AUSNAHME_GRENZEN, type KmuRegelKey, SCHWELLEN } from "./kmuRegeln";
import { type Netz, sumAnteil, type Zeile } from "./netz";

const isBelow = (wert: string, grenze: string): boolean => wert !== "" && compareDecimal(wert, grenze) < 0;

function isKleineGemeinde({ haushalt, einwohner }: Beteiligter): boolean {
  return isBelow(haushalt, AUSNAHME_GRENZEN.haushalt) && isBelow(einwohner, AUSNAHME_GRENZEN.einwohner);
}

function isBusinessAngel(zeilen: readonly Zeile[]): boolean {
  const einlagen = zeilen.map(({ einlage }) => einlage);
  return !einlagen.includes("") && isBelow(sumDecimals(einlagen), AUSNAHME_GRENZEN.einlage);
}

/**
 * True when the holder fulfils the conditions of an exempt one (rule 3). `zeilen`: what it holds in one company. What
 * is not known is not fulfilled.
 */
function isAusgenommen(halter: Beteiligter, zeilen: readonly Zeile[]): boolean {
  switch (halter.ausnahme) {
    case "KEINE":
      return false;
    case "GEMEINDE":
      return isKleineGemeinde(halter);
    case "BUSINESS_ANGEL":
      return isBusinessAngel(zeilen);
    case "OEFFENTLICHE_BETEILIGUNGSGESELLSCHAFT":
    case "RISIKOKAPITAL":
    case "HOCHSCHULE":
    case "INSTITUTIONELLER_ANLEGER":
      return true;
  }
}

/**
 * What holders that are linked with each other hold in one company: the share that counts in per cent, its rows, and
 * which rule made it so.
 */
export type ZaehlenderAnteil = {
  readonly anteil: string;
  /** What they hold with exempt holders, whether or not these count. */
  readonly gehalten: string;
  readonly zeilen: readonly Zeile[];
  readonly ausgenommen: readonly Zeile[];
  readonly regel: Extract<KmuRegelKey, "AUSNAHME" | "AUSNAHME_ENTFAELLT"> | undefined;
};

function limitAnteil(zeilen: readonly Zeile[]): string {
  // More than everything is a mistake in the rows, which the findings name.
  return minDecimal(sumAnteil(zeilen), "100.00");
}

/**
 * The share that counts of what linked holders hold in one company: without exempt holders, unless all together hold
 * more than half.
 *
 * @assumed Annex I does not say what holds where exempt and other holders are linked with each other: all shares
 * together decide whether the exemption falls; below that only those of the others count. The exemption works in both
 * directions.
 */
export function computeZaehlendenAnteil(netz: Netz, zeilen: readonly Zeile[]): ZaehlenderAnteil {
  const ausgenommen = zeilen.filter(({ von }) => {
    const halter = netz.beteiligte.get(von);
    const eigene = zeilen.filter((zeile) => zeile.von === von);
    return halter !== undefined && isAusgenommen(halter, eigene);
  });
  const gehalten = limitAnteil(zeilen);
  if (ausgenommen.length === 0) return { anteil: gehalten, gehalten, zeilen, ausgenommen, regel: undefined };
  if (compareDecimal(sumAnteil(zeilen), SCHWELLEN.mehrheit) > 0)
    return { anteil: gehalten, gehalten, zeilen, ausgenommen: [], regel: "AUSNAHME_ENTFAELLT" };
  const uebrige = zeilen.filter((zeile) => !ausgenommen.includes(zeile));
  return { anteil: limitAnteil(uebrige), gehalten, zeilen: uebrige, ausgenommen, regel: "AUSNAHME" };
}
