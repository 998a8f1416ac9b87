import { compareDecimal } from "../../lib/decimal";
import { computeZaehlendenAnteil, type ZaehlenderAnteil } from "./kmuAusnahmen";
import { SCHWELLEN } from "./kmuRegeln";
import type { KmuVerbuende } from "./kmuVerbuende";
import { artVon, groupBy, type Netz } from "./netz";

/** What the group of the company and another group hold in each other, at the place where it is most. */
export type KmuBeteiligung = ZaehlenderAnteil & {
  /** Who takes part on the side of the company, and on the other side. */
  readonly innen: string;
  readonly aussen: string;
  readonly gruppe: ReadonlySet<string>;
};

/**
 * All rows between the group and others, by what is held and by the group of the holders. Only companies can be
 * partners.
 */
function listGegenseitige(netz: Netz, { gruppeVon }: KmuVerbuende): readonly KmuBeteiligung[] {
  const eigene = gruppeVon(netz.unternehmen);
  return netz.firmen.flatMap((an) => {
    const zeilen = (netz.zeilenAn.get(an) ?? []).filter((zeile) => artVon(netz, zeile) === "UNTERNEHMEN");
    const nachGruppe = groupBy(zeilen, ({ halter }) => gruppeVon(halter));
    return [...nachGruppe.values()].flatMap((gemeinsam): KmuBeteiligung[] => {
      const halter = gemeinsam[0]?.halter ?? "";
      if (eigene.has(an) === eigene.has(halter)) return [];
      const [innen, aussen] = eigene.has(an) ? [an, halter] : [halter, an];
      return [{ ...computeZaehlendenAnteil(netz, gemeinsam), innen, aussen, gruppe: gruppeVon(aussen) }];
    });
  });
}

/** True from 25 % on (rule 2). */
export const isPartner = ({ anteil }: KmuBeteiligung): boolean => compareDecimal(anteil, SCHWELLEN.partner) >= 0;

/**
 * What the group of the company holds in others and others in it, one entry per group: crosswise holdings and several
 * places count once, by the greatest share (rule 5). Partners of partners are not looked for.
 *
 * @assumed A partner that holds parts of several linked companies counts once, by the greatest of these shares.
 */
export function listBeteiligungen(netz: Netz, verbuende: KmuVerbuende): readonly KmuBeteiligung[] {
  const nachGruppe = groupBy(listGegenseitige(netz, verbuende), ({ gruppe }) => gruppe);
  return [...nachGruppe.values()].flatMap((stellen) =>
    stellen
      .slice(0, 1)
      .map((erste) =>
        stellen.reduce(
          (groesste, stelle) => (compareDecimal(stelle.anteil, groesste.anteil) > 0 ? stelle : groesste),
          erste,
        ),
      ),
  );
}
