import { expect } from "vitest";
import { type Antwort, type Browser, FIRMEN, listOf, MENSCHEN, type TestBackend, textOf } from "./backend";
import { OHNE_NACHFOLGE, person, PFAD as BENUTZER, setRolle } from "./benutzerverwaltung";
import { zeileVon } from "./verbundZeilen";

/** What the calls of the company area are about, by name: the ids of one company and its people. */
export type Gegenstaende = Readonly<Record<(typeof GEGENSTAENDE)[number], string>>;
export const GEGENSTAENDE = [
  "verbundUuid",
  "jahrUuid",
  "zahlenUuid",
  "vormerkung",
  "einladung",
  "wartendeEinladung",
  "zweite",
  "wartende",
  "dritte",
] as const;

/**
 * Who may: LESEN everybody of the company, and staff who look at it; BEARBEITEN authorised representatives and who has
 * the grant; VERWALTEN representatives, and administrators who look at it; SELBST every member.
 */
export type Noetig = "LESEN" | "BEARBEITEN" | "VERWALTEN" | "SELBST";

/** A call with an input that is good. `revisionVon`: of a row, as it is stored. */
export type Firmenruf = {
  name: string;
  noetig: Noetig;
  methode: string;
  pfad: (g: Gegenstaende) => string;
  json?: (g: Gegenstaende, revisionVon: (tabelle: string) => Promise<number>) => object | Promise<object>;
};

const F = "/v1/unternehmen";
const STAMMDATEN = `${F}/stammdaten`;
const VERBUNDENE = `${F}/verbundene`;
const JAHRE = `${F}/wirtschaftsjahre`;
const ZAHLEN = `${F}/kmu/zahlen`;
const TABELLE = "Name;Art der Verbindung;Beteiligung %\nEingefügte GmbH;Tochter;80";
const J2023 = { wjBeginn: "2023-01-01", wjEnde: "2023-12-31" };

const lesen = (name: string, pfad: Firmenruf["pfad"]): Firmenruf => ({ name, noetig: "LESEN", methode: "GET", pfad });
const bearbeiten = (
  name: string,
  [methode, pfad]: readonly [string, Firmenruf["pfad"]],
  json?: Firmenruf["json"],
): Firmenruf => ({ name, noetig: "BEARBEITEN", methode, pfad, ...(json && { json }) });
const verwalten = (
  name: string,
  [methode, pfad]: readonly [string, Firmenruf["pfad"]],
  json?: Firmenruf["json"],
): Firmenruf => ({ ...bearbeiten(name, [methode, pfad], json), noetig: "VERWALTEN" });

const wiederherstellen =
  (tabelle: string): NonNullable<Firmenruf["json"]> =>
  async (_, revisionVon) => ({ revision: await revisionVon(tabelle) });

const benutzer = (wer: (typeof GEGENSTAENDE)[number], rest: string): Firmenruf["pfad"] => {
  return (g) => `${BENUTZER}/benutzer/${g[wer]}/${rest}`;
};

/** Every call of the company area, in an order in which each of them succeeds for who may. */
export const FIRMENRUFE: readonly Firmenruf[] = [
  lesen("unternehmen.getStammdaten", () => STAMMDATEN),
  lesen("unternehmen.listFassungen", () => `${STAMMDATEN}/fassungen`),
  lesen("unternehmen.getStammdatenAm", () => `${STAMMDATEN}/stand/2026-01-01`),
  { ...lesen("unternehmen.getBetroffene", () => `${STAMMDATEN}/entwuerfe`), noetig: "SELBST" },
  lesen("verbund.listVerbundene", () => VERBUNDENE),
  lesen("verbund.getVerbundStand", () => `${F}/verbundstand`),
  lesen("verbund.getVerbundene", (g) => `${VERBUNDENE}/${g.verbundUuid}`),
  lesen("verbund.listVerbundFassungen", (g) => `${VERBUNDENE}/${g.verbundUuid}/fassungen`),
  lesen("wirtschaftsjahre.listWirtschaftsjahre", () => JAHRE),
  lesen("wirtschaftsjahre.getWirtschaftsjahr", (g) => `${JAHRE}/${g.jahrUuid}`),
  lesen("wirtschaftsjahre.listJahrFassungen", (g) => `${JAHRE}/${g.jahrUuid}/fassungen`),
  lesen("kmu.getKmu", () => `${F}/kmu`),
  lesen("kmu.listKmuZahlen", () => ZAHLEN),
  lesen("kmu.getKmuZahlen", (g) => `${ZAHLEN}/${g.zahlenUuid}`),
  lesen("kmu.listKmuZahlenFassungen", (g) => `${ZAHLEN}/${g.zahlenUuid}/fassungen`),
  { ...lesen("verbund.getVerbundVorlage", () => `${F}/verbundvorlage`), noetig: "SELBST" },
  bearbeiten("unternehmen.saveStammdaten", ["PUT", () => STAMMDATEN], async (_, revisionVon) => ({
    revision: await revisionVon("unternehmen"),
    werte: { website: "https://neu.example.org" },
    art: "BERICHTIGUNG",
    gueltigAb: null,
  })),
  bearbeiten(
    "unternehmen.restoreStammdaten",
    ["POST", () => `${STAMMDATEN}/fassungen/1/wiederherstellung`],
    wiederherstellen("unternehmen"),
  ),
  bearbeiten("unternehmen.correctTag", ["PUT", () => `${STAMMDATEN}/fassungen/2/tag`], async (_, revisionVon) => ({
    revision: await revisionVon("unternehmen"),
    gueltigAb: "2026-02-01",
  })),
  bearbeiten("unternehmen.withdrawVormerkung", ["DELETE", (g) => `${STAMMDATEN}/vormerkungen/${g.vormerkung}`]),
  bearbeiten("verbund.saveVerbundene", ["PUT", (g) => `${VERBUNDENE}/${g.verbundUuid}`], async (_, revisionVon) => ({
    revision: await revisionVon("verbund_zeile"),
    werte: { kapital: "61" },
  })),
  bearbeiten(
    "verbund.restoreVerbundene",
    ["POST", (g) => `${VERBUNDENE}/${g.verbundUuid}/fassungen/1/wiederherstellung`],
    wiederherstellen("verbund_zeile"),
  ),
  bearbeiten("verbund.confirmVerbundene", ["POST", () => `${F}/verbundbestaetigung`], async (_, revisionVon) => ({
    stand: await revisionVon("verbund_liste"),
    beginn: "2025-01-01",
  })),
  bearbeiten("verbund.createVerbundene", ["POST", () => VERBUNDENE], () => ({ werte: zeileVon("Neu").werte })),
  bearbeiten("verbund.previewVerbundTabelle", ["POST", () => `${F}/verbundtabelle/vorschau`], () => ({
    text: TABELLE,
  })),
  bearbeiten("verbund.importVerbundTabelle", ["POST", () => `${F}/verbundtabelle`], () => ({ text: TABELLE })),
  bearbeiten("wirtschaftsjahre.createWirtschaftsjahr", ["POST", () => JAHRE], () => ({ werte: J2023 })),
  bearbeiten(
    "wirtschaftsjahre.saveWirtschaftsjahr",
    ["PUT", (g) => `${JAHRE}/${g.jahrUuid}`],
    async (_, revisionVon) => ({ revision: await revisionVon("wirtschaftsjahr"), werte: { umsatz: "2" } }),
  ),
  bearbeiten("wirtschaftsjahre.saveWirtschaftsjahre", ["PUT", () => JAHRE], async (g, revisionVon) => ({
    jahre: [{ uuid: g.jahrUuid, revision: await revisionVon("wirtschaftsjahr"), werte: { umsatz: "3" } }],
  })),
  bearbeiten(
    "wirtschaftsjahre.restoreWirtschaftsjahr",
    ["POST", (g) => `${JAHRE}/${g.jahrUuid}/fassungen/1/wiederherstellung`],
    wiederherstellen("wirtschaftsjahr"),
  ),
  bearbeiten("wirtschaftsjahre.setKeinWirtschaftsjahr", ["PUT", () => `${F}/keinWirtschaftsjahr`], () => ({
    keinJahr: false,
  })),
  // Of the company itself: figures of the affiliated one would keep its row from being deleted.
  bearbeiten("kmu.createKmuZahlen", ["POST", () => ZAHLEN], () => ({
    werte: { beteiligter: FIRMEN.maschinenbau.uuid, beginn: "2026-01-01", ende: "2026-12-31" },
  })),
  bearbeiten("kmu.saveKmuZahlen", ["PUT", (g) => `${ZAHLEN}/${g.zahlenUuid}`], async (_, revisionVon) => ({
    revision: await revisionVon("kmu_zahlen"),
    werte: { umsatz: "4" },
  })),
  bearbeiten(
    "kmu.restoreKmuZahlen",
    ["POST", (g) => `${ZAHLEN}/${g.zahlenUuid}/fassungen/1/wiederherstellung`],
    wiederherstellen("kmu_zahlen"),
  ),
  bearbeiten("kmu.deleteKmuZahlen", ["DELETE", (g) => `${ZAHLEN}/${g.zahlenUuid}?revision=3`], () => ({ revision: 3 })),
  bearbeiten("wirtschaftsjahre.deleteWirtschaftsjahr", ["DELETE", (g) => `${JAHRE}/${g.jahrUuid}?revision=4`], () => ({
    revision: 4,
  })),
  bearbeiten("verbund.deleteVerbundene", ["DELETE", (g) => `${VERBUNDENE}/${g.verbundUuid}`]),
  verwalten("benutzerverwaltung.listBenutzer", ["GET", () => BENUTZER]),
  verwalten("benutzerverwaltung.getUebergabe", ["GET", benutzer("zweite", "uebergabe")]),
  verwalten("benutzerverwaltung.invite", ["POST", () => `${BENUTZER}/einladungen`], () => person("c@neu.example.org")),
  verwalten("benutzerverwaltung.inviteMehrere", ["POST", () => `${BENUTZER}/einladungen/mehrere`], () => ({
    einladungen: [person("d@neu.example.org")],
  })),
  verwalten("benutzerverwaltung.renewEinladung", ["POST", (g) => `${BENUTZER}/einladungen/${g.einladung}/erneuern`]),
  verwalten(
    "benutzerverwaltung.decideEinladung",
    ["PUT", (g) => `${BENUTZER}/einladungen/${g.wartendeEinladung}/zustimmung`],
    () => ({ zustimmung: false }),
  ),
  verwalten("benutzerverwaltung.withdrawEinladung", ["DELETE", (g) => `${BENUTZER}/einladungen/${g.einladung}`]),
  verwalten("benutzerverwaltung.decideVollmacht", ["PUT", benutzer("wartende", "vollmacht")], () => ({
    zustimmung: false,
  })),
  verwalten("benutzerverwaltung.setStammdatenRecht", ["PUT", benutzer("wartende", "stammdaten")], () => ({
    darf: true,
  })),
  verwalten("benutzerverwaltung.setRolle", ["PUT", benutzer("dritte", "rolle")], () => ({
    rolle: "BEVOLLMAECHTIGTER",
    bisher: "MITARBEITER",
  })),
  verwalten("benutzerverwaltung.setZustimmung", ["PUT", () => `${BENUTZER}/zustimmung`], () => ({ an: true })),
  verwalten(
    "benutzerverwaltung.deactivateBenutzer",
    ["POST", benutzer("dritte", "deaktivieren")],
    () => OHNE_NACHFOLGE,
  ),
  verwalten("benutzerverwaltung.reactivateBenutzer", ["POST", benutzer("dritte", "reaktivieren")]),
  verwalten("benutzerverwaltung.removeBenutzer", ["POST", benutzer("wartende", "entfernen")], () => OHNE_NACHFOLGE),
  {
    ...lesen("benutzerverwaltung.getEigeneUebergabe", () => `${BENUTZER}/verlassen`),
    noetig: "SELBST",
  },
  {
    ...verwalten("benutzerverwaltung.leaveUnternehmen", ["POST", () => `${BENUTZER}/verlassen`], () => OHNE_NACHFOLGE),
    noetig: "SELBST",
  },
];

/** Makes the call; `statt`: other ids than those of the company, for example such that nobody has. */
export async function callFirma(
  { eigentuemer }: TestBackend,
  { methode, pfad, json }: Firmenruf,
  { browser, g, statt = g }: { browser: Browser; g: Gegenstaende; statt?: Gegenstaende },
): Promise<Antwort> {
  const schluesselVon: Readonly<Record<string, [spalte: string, wert: string, zahl: string]>> = {
    unternehmen: ["uuid", FIRMEN.maschinenbau.uuid, "revision"],
    verbund_zeile: ["uuid", g.verbundUuid, "revision"],
    verbund_liste: ["unternehmen_uuid", FIRMEN.maschinenbau.uuid, "stand"],
    wirtschaftsjahr: ["uuid", g.jahrUuid, "revision"],
    kmu_zahlen: ["uuid", g.zahlenUuid, "revision"],
  };
  const revisionVon = async (tabelle: string): Promise<number> => {
    const [spalte, wert, zahl] = schluesselVon[tabelle] ?? ["uuid", "", "revision"];
    const sql = `SELECT ${zahl} AS zahl FROM ${tabelle} WHERE ${spalte} = $1`;
    return (await eigentuemer.query<{ zahl: number }>(sql, [wert])).rows[0]?.zahl ?? 0;
  };
  const koerper = json === undefined ? {} : { json: await json(statt, revisionVon) };
  return browser.ruf(methode, pfad(statt), koerper);
}

async function created(browser: Browser, pfad: string, json: object): Promise<string> {
  const { status, body } = await browser.post(pfad, json);
  expect(status, JSON.stringify(body)).toBe(200);
  return textOf(body.uuid);
}

/**
 * The company of machines with one of everything: an affiliated company, a year, figures, invitations, a second
 * representative, and somebody who waits to become one.
 */
export async function createGegenstaende(t: TestBackend): Promise<Gegenstaende> {
  const bea = await t.alsBevollmaechtigter();
  expect((await bea.put(`${F}/keinWirtschaftsjahr`, { keinJahr: false })).status).toBe(200);
  const verbundUuid = await created(bea, VERBUNDENE, { werte: zeileVon("Tochter").werte });
  const jahrUuid = await created(bea, JAHRE, { werte: { wjBeginn: "2024-01-01", wjEnde: "2024-12-31", umsatz: "1" } });
  const zahlen = { beteiligter: verbundUuid, beginn: "2025-01-01", ende: "2025-12-31", umsatz: "1" };
  const zahlenUuid = await created(bea, ZAHLEN, { werte: zahlen });
  const spaeter = { revision: 1, werte: { ort: "Potsdam" }, art: "AENDERUNG", gueltigAb: "2026-12-01" };
  expect((await bea.put(STAMMDATEN, spaeter)).status).toBe(200);
  const vormerkung = textOf(listOf((await bea.get(STAMMDATEN)).body.vorgemerkt)[0]?.uuid);
  const wechsel = { rolle: "BEVOLLMAECHTIGTER", bisher: "MITARBEITER" };
  expect((await setRolle(bea, "kollege", wechsel)).status).toBe(200);
  expect((await bea.put(`${BENUTZER}/zustimmung`, { an: true })).status).toBe(200);
  expect((await setRolle(bea, "mailTan", wechsel)).body.wartet).toBe(true);
  const einladung = await created(bea, `${BENUTZER}/einladungen`, person("a@neu.example.org"));
  const wartendeEinladung = await created(
    bea,
    `${BENUTZER}/einladungen`,
    person("b@neu.example.org", "BEVOLLMAECHTIGTER"),
  );
  const [zweite, wartende, dritte] = [MENSCHEN.kollege.uuid, MENSCHEN.mailTan.uuid, MENSCHEN.pflicht.uuid];
  return { verbundUuid, jahrUuid, zahlenUuid, vormerkung, einladung, wartendeEinladung, zweite, wartende, dritte };
}
