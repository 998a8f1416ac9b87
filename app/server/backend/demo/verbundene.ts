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
  bundesland: "BW",
  inDeutschlandSteuerpflichtig: true,
  finanzamt: "Finanzamt Stuttgart I (2893)",
  beherrschung: "KEINE",
};

/** Annual work units, turnover and balance sheet total of one calendar year. */
type Zahlen = readonly [beschaeftigte: string, umsatz: string, bilanzsumme: string];

/**
 * A group of six around the company, with figures of the last three calendar years, the latest first: together a medium
 * enterprise. `gegenueber`: the name of somebody further up.
 */
const GRUPPE: readonly { name: string; gegenueber?: string; werte: Werte; zahlen: readonly Zahlen[] }[] = [
  {
    name: "Beispiel Holding SE",
    werte: {
      verbindung: "MUTTER",
      kapital: "60",
      hausnummer: "1",
      steuernummer: "2893081510309",
      gueltigAb: "2015-07-01",
    },
    zahlen: [
      ["12", "3100000", "58000000"],
      ["12", "2950000", "57200000"],
      ["11.5", "2800000", "56100000"],
    ],
  },
  {
    name: "Beispiel Beteiligungen AG",
    gegenueber: "Beispiel Holding SE",
    werte: {
      verbindung: "SONSTIGE",
      richtung: "HAELT",
      kapital: "100",
      hausnummer: "2",
      steuernummer: "2893081510606",
      gueltigAb: "2012-01-01",
    },
    zahlen: [
      ["4.5", "900000", "71000000"],
      ["4.5", "880000", "70400000"],
      ["4", "860000", "69800000"],
    ],
  },
  {
    name: "Beispiel Antriebe GmbH",
    werte: {
      verbindung: "TOCHTER",
      kapital: "100",
      hausnummer: "3",
      steuernummer: "2893081510907",
      gueltigAb: "2004-03-15",
    },
    zahlen: [
      ["46", "9400000", "6800000"],
      ["44.5", "8900000", "6500000"],
      ["42", "8300000", "6100000"],
    ],
  },
  {
    name: "Beispiel Service GmbH",
    werte: {
      verbindung: "TOCHTER",
      kapital: "30",
      stimmen: "51",
      hausnummer: "4",
      steuernummer: "2893081511205",
      gueltigAb: "2018-10-01",
    },
    zahlen: [
      ["18.25", "3200000", "1100000"],
      ["17.5", "3050000", "1080000"],
      ["17", "2900000", "1050000"],
    ],
  },
  {
    name: "Beispiel Messtechnik GmbH",
    gegenueber: "Beispiel Holding SE",
    werte: {
      verbindung: "SCHWESTER",
      kapital: "51",
      hausnummer: "5",
      steuernummer: "2893081511501",
      gueltigAb: "2017-01-01",
    },
    zahlen: [
      ["24", "5900000", "4300000"],
      ["23", "5600000", "4150000"],
      ["22.5", "5300000", "4000000"],
    ],
  },
  {
    name: "Beispiel Werkstoffe GmbH",
    gegenueber: "Beispiel Antriebe GmbH",
    werte: {
      verbindung: "SONSTIGE",
      richtung: "WIRD_GEHALTEN",
      kapital: "25.5",
      hausnummer: "6",
      steuernummer: "2893081511802",
      gueltigAb: "2020-06-01",
    },
    zahlen: [
      ["40", "8000000", "6500000"],
      ["39", "7700000", "6300000"],
      ["38", "7400000", "6100000"],
    ],
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
  const diesesJahr = Number(todayBerlin(dienste.clock).slice(0, 4));
  for (const { name, zahlen } of GRUPPE) {
    for (const [stelle, [beschaeftigte, umsatz, bilanzsumme]] of zahlen.entries()) {
      const jahr = String(diesesJahr - 1 - stelle);
      const tage = { beginn: `${jahr}-01-01`, ende: `${jahr}-12-31` };
      const werte = { beteiligter: uuidVon(name), ...tage, wertart: "ENDGUELTIG", beschaeftigte, umsatz, bilanzsumme };
      await storeKmuZahlen(tx, { uuid: dienste.random.uuid(), unternehmenUuid, revision: 1, werte, am, von });
    }
  }
}
