import { verbundJahr } from "~/domain/verbund/verbundStand";
import { vollstaendigeZeile } from "~/domain/verbund/verbundPruefung";
import type { Werte } from "~/formkit/field";
import { todayBerlin } from "~/lib/date";
import type { Dienste } from "../dienste";
import type { Tx } from "../storage/datenbank";
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

/** A group of six around the company. `gegenueber`: the name of somebody further up. */
const GRUPPE: readonly { name: string; gegenueber?: string; werte: Werte }[] = [
  { name: "Beispiel Holding SE", werte: { verbindung: "MUTTER", kapital: "60", hausnummer: "1" } },
  {
    name: "Beispiel Beteiligungen AG",
    gegenueber: "Beispiel Holding SE",
    werte: { verbindung: "SONSTIGE", richtung: "HAELT", kapital: "100", hausnummer: "2" },
  },
  { name: "Beispiel Antriebe GmbH", werte: { verbindung: "TOCHTER", kapital: "100", hausnummer: "3" } },
  {
    name: "Beispiel Service GmbH",
    werte: { verbindung: "TOCHTER", kapital: "30", stimmen: "51", hausnummer: "4" },
  },
  {
    name: "Beispiel Messtechnik GmbH",
    gegenueber: "Beispiel Holding SE",
    werte: { verbindung: "SCHWESTER", kapital: "51", hausnummer: "5" },
  },
  {
    name: "Beispiel Werkstoffe GmbH",
    gegenueber: "Beispiel Antriebe GmbH",
    werte: { verbindung: "SONSTIGE", richtung: "WIRD_GEHALTEN", kapital: "25.5", hausnummer: "6" },
  },
];

type DemoGruppe = { unternehmenUuid: string; von: string; stammdaten: Werte };

/** The affiliated companies of a company of the demo, confirmed for the Wirtschaftsjahr that counts. */
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
}
