import { verbundJahr } from "~/domain/verbund/verbundStand";
import { vollstaendigeZeile } from "~/domain/verbund/verbundPruefung";
import type { Werte } from "~/formkit/field";
import { todayBerlin } from "~/lib/date";
import type { Dienste } from "../dienste";
import type { Tx } from "../storage/datenbank";
import { storeKmuZahlen } from "../storage/kmuZahlenStore";
import {
  countVerbundAenderung,
  insertVerbundBestaetigung,
  insertVerbundZeilen,
  lockVerbund,
} from "../storage/verbundStore";

const FIRMA: Werte = {
  beteiligterArt: "UNTERNEHMEN",
  land: "DE",
  plz: "70174",
  ort: "Stuttgart",
  strasse: "Werkstraße",
  inDeutschlandSteuerpflichtig: false,
  beherrschung: "KEINE",
};

/** Annual work units, turnover and balance sheet total of the last calendar year. */
type Zahlen = readonly [beschaeftigte: string, umsatz: string, bilanzsumme: string];

/** A group of six around the company. `gegenueber`: the name of somebody further up. */
const GRUPPE: readonly { name: string; gegenueber?: string; werte: Werte; zahlen: Zahlen }[] = [
  {
    name: "Beispiel Holding SE",
    werte: { verbindung: "MUTTER", kapital: "60", hausnummer: "1" },
    zahlen: ["12", "3100000", "58000000"],
  },
  {
    name: "Beispiel Beteiligungen AG",
    gegenueber: "Beispiel Holding SE",
    werte: { verbindung: "SONSTIGE", richtung: "HAELT", kapital: "100", hausnummer: "2" },
    zahlen: ["4.5", "900000", "71000000"],
  },
  {
    name: "Beispiel Antriebe GmbH",
    werte: { verbindung: "TOCHTER", kapital: "100", hausnummer: "3" },
    zahlen: ["96", "21400000", "14800000"],
  },
  {
    name: "Beispiel Service GmbH",
    werte: { verbindung: "TOCHTER", kapital: "30", stimmen: "51", hausnummer: "4" },
    zahlen: ["38.25", "5200000", "2100000"],
  },
  {
    name: "Beispiel Messtechnik GmbH",
    gegenueber: "Beispiel Holding SE",
    werte: { verbindung: "SCHWESTER", kapital: "51", hausnummer: "5" },
    zahlen: ["64", "11900000", "8300000"],
  },
  {
    name: "Beispiel Werkstoffe GmbH",
    gegenueber: "Beispiel Antriebe GmbH",
    werte: { verbindung: "SONSTIGE", richtung: "WIRD_GEHALTEN", kapital: "25.5", hausnummer: "6" },
    zahlen: ["140", "33000000", "24500000"],
  },
];

type DemoGruppe = { unternehmenUuid: string; von: string; stammdaten: Werte };

/** The affiliated companies of a company of the demo, confirmed for the Wirtschaftsjahr that counts, with figures. */
export async function seedVerbundene(tx: Tx, dienste: Dienste, { unternehmenUuid, von, stammdaten }: DemoGruppe) {
  const am = dienste.clock.now();
  const uuids = new Map(GRUPPE.map(({ name }) => [name, dienste.random.uuid()]));
  const uuidVon = (name = ""): string => uuids.get(name) ?? "";
  const zeilen = GRUPPE.map(({ name, gegenueber, werte }) => ({
    uuid: uuidVon(name),
    werte: vollstaendigeZeile({ ...FIRMA, ...werte, name, gegenueber: uuidVon(gegenueber) }),
  }));
  await lockVerbund(tx, unternehmenUuid);
  await insertVerbundZeilen(tx, unternehmenUuid, { zeilen, am, von });
  await countVerbundAenderung(tx, unternehmenUuid);
  const { beginn, ende } = verbundJahr(stammdaten, todayBerlin(dienste.clock));
  await insertVerbundBestaetigung(tx, { unternehmenUuid, beginn, ende, stand: 1, am, von });
  const jahr = String(Number(todayBerlin(dienste.clock).slice(0, 4)) - 1);
  for (const { name, zahlen } of GRUPPE) {
    const [beschaeftigte, umsatz, bilanzsumme] = zahlen;
    const tage = { beginn: `${jahr}-01-01`, ende: `${jahr}-12-31` };
    const werte = { beteiligter: uuidVon(name), ...tage, wertart: "ENDGUELTIG", beschaeftigte, umsatz, bilanzsumme };
    await storeKmuZahlen(tx, { uuid: dienste.random.uuid(), unternehmenUuid, revision: 1, werte, am, von });
  }
}
