import type { Werte } from "~/formkit/field";
import { addMonths, todayBerlin } from "~/lib/date";
import type { Dienste } from "../dienste";
import type { Tx } from "../storage/datenbank";
import { storeJahr } from "../storage/wirtschaftsjahrStore";

/**
 * Figures of three Wirtschaftsjahre, the latest first; nothing jumps, and nothing is asked. Those of the group are
 * asked of a company that has one.
 */
const JAHRE: readonly Werte[] = [
  {
    wertart: "VORLAEUFIG",
    umsatz: "18450000",
    bilanzsumme: "12300000",
    beschaeftigteVzae: "121.5",
    fueBeschaeftigteVzae: "14.75",
    fuePersonal: "1180000",
    fueSach: "264500.50",
    fueExtern: "310000",
    verbundUmsatz: "40950000",
    verbundBeschaeftigteVzae: "226.25",
  },
  {
    wertart: "ENDGUELTIG",
    umsatz: "16920000",
    bilanzsumme: "11750000",
    beschaeftigteVzae: "115",
    fueBeschaeftigteVzae: "12.5",
    fuePersonal: "975000",
    fueSach: "221300",
    fueExtern: "185000",
    verbundUmsatz: "38300000",
    verbundBeschaeftigteVzae: "216.5",
  },
  {
    wertart: "ENDGUELTIG",
    umsatz: "15380000",
    bilanzsumme: "10940000",
    beschaeftigteVzae: "108.25",
    fueBeschaeftigteVzae: "11",
    fuePersonal: "838000",
    fueSach: "176900",
    fueExtern: "142000",
    verbundUmsatz: "35540000",
    verbundBeschaeftigteVzae: "205.25",
  },
];

/** The last three calendar years of a company of the demo. */
export async function seedWirtschaftsjahre(
  tx: Tx,
  dienste: Dienste,
  { unternehmenUuid, von }: { unternehmenUuid: string; von: string },
): Promise<void> {
  const am = dienste.clock.now();
  const januar = `${todayBerlin(dienste.clock).slice(0, 4)}-01-01`;
  for (const [stelle, zahlen] of JAHRE.entries()) {
    const wjBeginn = addMonths(januar, -12 * (stelle + 1));
    const werte = {
      ...zahlen,
      ebene: "UNTERNEHMEN",
      wjBeginn,
      wjEnde: `${wjBeginn.slice(0, 4)}-12-31`,
      rumpfjahr: false,
      bemerkung: "",
    };
    await storeJahr(tx, { uuid: dienste.random.uuid(), unternehmenUuid, revision: 1, werte, am, von });
  }
}
