import type { DemoZugang } from "../ports/backendPort";
import type { Dienste } from "../dienste";
import type { Tx } from "../storage/datenbank";
import { insertBenutzer } from "../storage/benutzerStore";
import { insertEinladung } from "../storage/einladungStore";
import { insertMitgliedschaft, insertUnternehmen } from "../storage/kontoStore";
import { storeVerleihung } from "../storage/siegelStore";
import { inTransaktion } from "../storage/transaction";
import { postBrief } from "../usecases/mail/postBrief";
import { endeVon } from "../usecases/registrierung/linkFristen";
import { sha256 } from "../usecases/sitzung/krypto";
import { hashPasswort } from "../usecases/sitzung/passwortHash";
import { seedAntraege } from "./antraege";
import { DEMO_BENUTZER, DEMO_PASSWORT } from "./benutzer";
import { seedExporte } from "./exporte";
import { seedFaqBewertungen } from "./faq";
import { seedTextfassungen } from "./hilfetexte";
import { seedMails } from "./mails";
import { seedLesezugriffe } from "./lesezugriffe";
import { seedStab } from "./stab";
import { seedSystemnachrichten } from "./systemnachrichten";
import { seedWeitereBenutzer } from "./benutzerverwaltung";
import { seedVerlaeufe } from "./verlaeufe";
import { seedVerbundene } from "./verbundene";
import { seedWirtschaftsjahre } from "./wirtschaftsjahre";
import { seedWartungsfenster } from "./wartungsfenster";
import { seedZugaenge } from "./zugaenge";
import { DEMO_UNTERNEHMEN, type DemoUnternehmenKey } from "./unternehmen";

type DemoBenutzerKey = keyof typeof DEMO_BENUTZER;

/** Loads the demo once per database, all of it or nothing; lists the logins each time. */
export async function seedDemo(dienste: Dienste): Promise<DemoZugang[]> {
  const passwortHash = await hashPasswort(DEMO_PASSWORT, dienste.config.scryptLogN);
  await inTransaktion(dienste, async (tx) => {
    const uuids = await seedBenutzer(tx, dienste, passwortHash);
    if (uuids === null) return;
    const firmen = await insertFirmen(tx, dienste, uuids);
    const { vertretung, gesperrt } = await seedUnternehmen(tx, dienste, { uuids, firmen, passwortHash });
    await seedVerlaeufe(tx, dienste, { vertretung: vertretung.uuid, gesperrt, support: uuids.support });
    await seedZugaenge(tx, dienste, { person: vertretung, support: uuids.support });
    await seedMails(tx, dienste);
    await seedStabSeiten(tx, dienste, { uuids, firmen, passwortHash });
    await seedAntraege(tx, dienste, {
      unternehmenUuid: firmen.maschinenbau,
      bevollmaechtigterUuid: uuids.bevollmaechtigt,
      mitarbeiterUuid: uuids.mitarbeit,
    });
  });
  return Object.values(DEMO_BENUTZER).map(({ email, beschreibung }) => ({
    email,
    passwort: DEMO_PASSWORT,
    rolle: beschreibung,
  }));
}

interface Angelegt {
  uuids: Record<DemoBenutzerKey, string>;
  firmen: Record<DemoUnternehmenKey, string>;
  passwortHash: string;
}

/** What the pages of a company show beside its Anträge; answers two of its people. */
async function seedUnternehmen(tx: Tx, dienste: Dienste, { uuids, firmen, passwortHash }: Angelegt) {
  const von = { unternehmenUuid: firmen.maschinenbau, erstelltVon: uuids.bevollmaechtigt };
  await seedEinladung(tx, dienste, von);
  const weitere = await seedWeitereBenutzer(tx, dienste, { ...von, passwortHash });
  for (const unternehmenUuid of [firmen.maschinenbau, firmen.software])
    await seedWirtschaftsjahre(tx, dienste, { unternehmenUuid, von: uuids.bevollmaechtigt });
  await seedVerbundene(tx, dienste, {
    unternehmenUuid: firmen.maschinenbau,
    von: uuids.bevollmaechtigt,
    stammdaten: DEMO_UNTERNEHMEN.maschinenbau,
  });
  await storeVerleihung(tx, {
    unternehmenUuid: firmen.maschinenbau,
    variante: "EIGENE",
    verliehenAm: dienste.clock.now(),
  });
  return weitere;
}

/** What the pages of the staff show. */
async function seedStabSeiten(tx: Tx, dienste: Dienste, { uuids, firmen, passwortHash }: Angelegt): Promise<void> {
  await seedStab(tx, dienste, passwortHash);
  await seedSystemnachrichten(tx, dienste, { ...uuids, unternehmenUuid: firmen.maschinenbau });
  await seedFaqBewertungen(tx, dienste);
  await seedExporte(tx, dienste, uuids.admin);
  await seedLesezugriffe(tx, dienste, { ...uuids, unternehmenUuid: firmen.maschinenbau });
  await seedTextfassungen(tx, dienste, uuids.qm);
  await seedWartungsfenster(tx, dienste, uuids.admin);
}

/** The uuids by key; null when the demo is there already. A second process waits here for the first. */
async function seedBenutzer(
  tx: Tx,
  dienste: Dienste,
  passwortHash: string,
): Promise<Record<DemoBenutzerKey, string> | null> {
  const jetzt = dienste.clock.now();
  const uuid = (): string => dienste.random.uuid();
  const uuids: Record<DemoBenutzerKey, string> = {
    bevollmaechtigt: uuid(),
    mitarbeit: uuid(),
    pflicht: uuid(),
    fremd: uuid(),
    support: uuid(),
    qm: uuid(),
    datenschutz: uuid(),
    admin: uuid(),
  };
  const zeilen = demoBenutzer().map(([key, { email, vorname, nachname, systemRollen, mailTfa, tfaPflicht }]) => ({
    uuid: uuids[key],
    email,
    vorname,
    nachname,
    mailTfa,
    tfaPflicht,
    passwortHash,
    systemRollen: [...systemRollen],
    emailBestaetigtAm: jetzt,
    passwortGeaendertAm: jetzt,
    erstelltAm: jetzt,
  }));
  const eingefuegt = await insertBenutzer(tx, zeilen);
  if (eingefuegt === 0) return null;
  if (eingefuegt < zeilen.length) throw new Error("Some addresses of the demo belong to other accounts");
  return uuids;
}

function demoBenutzer() {
  const isKey = (key: string): key is DemoBenutzerKey => Object.hasOwn(DEMO_BENUTZER, key);
  return Object.keys(DEMO_BENUTZER)
    .filter(isKey)
    .map((key) => [key, DEMO_BENUTZER[key]] as const);
}

async function insertFirmen(
  tx: Tx,
  dienste: Dienste,
  benutzerUuids: Record<DemoBenutzerKey, string>,
): Promise<Record<DemoUnternehmenKey, string>> {
  const jetzt = dienste.clock.now();
  const uuids: Record<DemoUnternehmenKey, string> = {
    maschinenbau: dienste.random.uuid(),
    software: dienste.random.uuid(),
    fremd: dienste.random.uuid(),
  };
  for (const key of ["maschinenbau", "software", "fremd"] as const) {
    await insertUnternehmen(tx, {
      uuid: uuids[key],
      stammdaten: DEMO_UNTERNEHMEN[key],
      nachgewiesen: [],
      nezoKonto: null,
      jetzt,
      von: key === "fremd" ? benutzerUuids.fremd : benutzerUuids.bevollmaechtigt,
    });
  }
  for (const [key, { mitgliedschaften }] of demoBenutzer()) {
    for (const { unternehmen, rolle } of mitgliedschaften) {
      await insertMitgliedschaft(tx, {
        benutzerUuid: benutzerUuids[key],
        unternehmenUuid: uuids[unternehmen],
        rolle,
        seit: jetzt,
      });
    }
  }
  return uuids;
}

/** An invitation that nobody has accepted yet; its mail leaves with the first start. */
async function seedEinladung(
  tx: Tx,
  dienste: Dienste,
  von: { unternehmenUuid: string; erstelltVon: string },
): Promise<void> {
  const jetzt = dienste.clock.now();
  const token = dienste.random.token();
  const email = "eingeladen@example.org";
  await insertEinladung(tx, {
    uuid: dienste.random.uuid(),
    ...von,
    email,
    vorname: "Eike",
    nachname: "Eingeladen",
    rolle: "MITARBEITER",
    hash: sha256(token),
    gueltigBis: endeVon(dienste, "einladung"),
    erstelltAm: jetzt,
  });
  await postBrief(tx, dienste, { to: email, brief: "EINLADUNG", firma: DEMO_UNTERNEHMEN.maschinenbau.firma, token });
}
