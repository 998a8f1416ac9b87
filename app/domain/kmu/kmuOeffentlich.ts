import { compareDecimal } from "../../lib/decimal";
import { computeZaehlendenAnteil } from "./kmuAusnahmen";
import { SCHWELLEN } from "./kmuRegeln";
import { findVerbundRegel } from "./kmuVerbuende";
import { type Netz, repeatUntilStill, type Zeile } from "./netz";

/** What public bodies hold together, in per cent, with its rows; `endet` says that it ends the KMU status (rule 4). */
export type KmuOeffentlicherAnteil = {
  readonly anteil: string;
  readonly zeilen: readonly string[];
  readonly endet: boolean;
  readonly regel: "OEFFENTLICHE_STELLEN";
};

/** The public bodies with all companies that they control together, also through others; not the company itself. */
function listOeffentlicheSeite(
  { firmen, zeilenAn, unternehmen }: Netz,
  stellen: readonly string[],
): ReadonlySet<string> {
  const seite = new Set(stellen);
  const isBeherrscht = (an: string): boolean =>
    findVerbundRegel((zeilenAn.get(an) ?? []).filter(({ von }) => seite.has(von))) !== undefined;
  repeatUntilStill(firmen.length, () => {
    const neue = firmen.filter((an) => an !== unternehmen && !seite.has(an) && isBeherrscht(an));
    for (const an of neue) seite.add(an);
    return neue.length > 0;
  });
  return seite;
}

function zeilenVon({ zeilenAn, unternehmen }: Netz, seite: ReadonlySet<string>): readonly Zeile[] {
  return (zeilenAn.get(unternehmen) ?? []).filter(({ von }) => seite.has(von));
}

/**
 * True when what one public body holds, also through companies that it controls, is exempt: up to half, and without
 * control.
 */
function isAusgenommeneStelle(netz: Netz, stelle: string): boolean {
  const zeilen = zeilenVon(netz, listOeffentlicheSeite(netz, [stelle]));
  const eigene = zeilen.map((zeile) => ({ ...zeile, von: stelle }));
  return findVerbundRegel(zeilen) === undefined && computeZaehlendenAnteil(netz, eigene).regel === "AUSNAHME";
}

/**
 * What public bodies hold of the company on the day of the net.
 *
 * @assumed Indirectly held is what a company holds that public bodies control, alone or together; a smaller public
 * share of a holder is not multiplied through. The rule ends the status at once: Annex I gives two years to those who
 * cross the limits of staff and money only.
 */
export function computeOeffentlichenAnteil(netz: Netz): KmuOeffentlicherAnteil {
  const stellen = [...netz.beteiligte.values()]
    .filter(({ art }) => art === "OEFFENTLICHE_STELLE")
    .map(({ key }) => key);
  const zaehlende = stellen.filter((stelle) => !isAusgenommeneStelle(netz, stelle));
  const alle = zeilenVon(netz, listOeffentlicheSeite(netz, zaehlende));
  const { anteil, zeilen } = computeZaehlendenAnteil(netz, alle);
  return {
    anteil,
    zeilen: zeilen.map(({ key }) => key),
    endet: compareDecimal(anteil, SCHWELLEN.oeffentlich) >= 0 || findVerbundRegel(alle) !== undefined,
    regel: "OEFFENTLICHE_STELLEN",
  };
}
