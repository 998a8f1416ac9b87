import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { geparkteEingabe } from "~/server/backend/storage/schema/geparkteEingabe";
import {
  type Browser,
  FIRMEN,
  listOf,
  MENSCHEN,
  PASSWORT,
  startBackend,
  type TestBackend,
  textOf,
} from "../../support/backend";
import { benutzer } from "../../support/benutzerverwaltung";
import { listEndpunkte } from "../../support/endpunkte";
import {
  callFirma,
  createGegenstaende,
  type Firmenruf,
  FIRMENRUFE,
  GEGENSTAENDE,
  type Gegenstaende,
  type Noetig,
} from "../../support/firmenRufe";
import { readTabellen } from "../../support/tabellenbestand";
import { insertVerbunden } from "../../support/verbundSaetze";
import { zeileVon } from "../../support/verbundZeilen";

const BEREICHE = ["unternehmen", "verbund", "wirtschaftsjahre", "kmu", "benutzerverwaltung"];

let t: TestBackend;
let g: Gegenstaende;
const start = async () => {
  t = await startBackend();
  g = await createGegenstaende(t);
};
const stop = () => t.stop();

/** Somebody of staff who looks at the company. */
async function lookAs(wer: "support" | "qm" | "admin"): Promise<Browser> {
  const stab = await t.als(wer);
  expect((await stab.post(`/v1/support/unternehmen/${FIRMEN.maschinenbau.uuid}/ansehen`, {})).status).toBe(200);
  return stab;
}

async function withErteiltem(): Promise<Browser> {
  const bea = await t.alsBevollmaechtigter();
  expect((await bea.put(benutzer("mitarbeit", "stammdaten"), { darf: true })).status).toBe(200);
  return t.alsMitarbeiter();
}

async function ohneUnternehmen(): Promise<Browser> {
  const browser = t.browser();
  await browser.login(MENSCHEN.mitarbeit.email, PASSWORT);
  return browser;
}

/** Who may what; what others get is said by the sub-status. */
type Zeile = [wer: string, als: () => Promise<Browser>, darf: Noetig[], sonst: (ruf: Firmenruf) => string];

const KEIN_ZUGRIFF = () => "403.10";
const nurFirma = new Set(listEndpunkte().flatMap(({ name, zugang }) => (zugang === "FIRMA" ? [name] : [])));
const OHNE_ANSICHT = ({ name }: Firmenruf) => (nurFirma.has(name) ? "403.30" : "403.10");

const ROLLEN: Zeile[] = [
  ["Bevollmächtigte", () => t.alsBevollmaechtigter(), ["LESEN", "SELBST", "BEARBEITEN", "VERWALTEN"], KEIN_ZUGRIFF],
  ["Mitarbeitende", () => t.alsMitarbeiter(), ["LESEN", "SELBST"], KEIN_ZUGRIFF],
  ["Mitarbeitende mit dem Recht", withErteiltem, ["LESEN", "SELBST", "BEARBEITEN"], KEIN_ZUGRIFF],
  ["Mitarbeitende ohne gewähltes Unternehmen", ohneUnternehmen, [], () => "403.30"],
  ["Support, der das Unternehmen ansieht", () => lookAs("support"), ["LESEN"], KEIN_ZUGRIFF],
  ["QM, das das Unternehmen ansieht", () => lookAs("qm"), ["LESEN"], KEIN_ZUGRIFF],
  ["Administration, die das Unternehmen ansieht", () => lookAs("admin"), ["LESEN", "VERWALTEN"], KEIN_ZUGRIFF],
  ["Support ohne Unternehmen", () => t.alsSupport(), [], OHNE_ANSICHT],
  ["QM ohne Unternehmen", () => t.alsQm(), [], OHNE_ANSICHT],
  ["Administration ohne Unternehmen", () => t.alsAdmin(), [], OHNE_ANSICHT],
  ["Datenschutz", () => t.als("datenschutz"), [], KEIN_ZUGRIFF],
  ["ohne Anmeldung", () => Promise.resolve(t.browser()), [], () => "401.20"],
];

/** Status or sub-status of each call, one after the other. */
async function stati(browser: Browser, rufe: readonly Firmenruf[]): Promise<Record<string, unknown>> {
  const gefunden: Record<string, unknown> = {};
  for (const ruf of rufe) {
    const { status, body } = await callFirma(t, ruf, { browser, g });
    gefunden[ruf.name] = status === 200 ? "200" : body.httpSubStatus;
  }
  return gefunden;
}

const alle = (rufe: readonly Firmenruf[], stand: (ruf: Firmenruf) => string) =>
  Object.fromEntries(rufe.map((ruf) => [ruf.name, stand(ruf)]));

it("die Tabelle nennt jeden Aufruf zum Unternehmen", () => {
  const vertrag = listEndpunkte().map(({ name }) => name);
  const gemeint = vertrag.filter((name) => BEREICHE.includes(name.split(".")[0] ?? ""));
  expect(FIRMENRUFE.map(({ name }) => name).sort()).toEqual(gemeint.sort());
});

describe("jeder Aufruf zum Unternehmen", () => {
  beforeEach(start);
  afterEach(stop);

  it.each(ROLLEN)("%s: was die Rolle erlaubt, gelingt, alles andere ändert nichts", async (_wer, als, darf, sonst) => {
    const browser = await als();
    const [erlaubt, verboten] = [true, false].map((ist) =>
      FIRMENRUFE.filter(({ noetig }) => darf.includes(noetig) === ist),
    ) as [Firmenruf[], Firmenruf[]];
    const vorher = await readTabellen(t);
    expect(await stati(browser, verboten)).toEqual(alle(verboten, sonst));
    expect(await readTabellen(t)).toEqual(vorher);
    expect(await stati(browser, erlaubt)).toEqual(alle(erlaubt, () => "200"));
  });
});

const nichts = Object.fromEntries(GEGENSTAENDE.map((name) => [name, ""])) as Gegenstaende;
const unbekannte = Object.fromEntries(GEGENSTAENDE.map((name) => [name, randomUUID()])) as Gegenstaende;
const mitKennung = FIRMENRUFE.filter(({ pfad }) => pfad(unbekannte) !== pfad(nichts));

const FREMDE: [string, () => Promise<Browser>][] = [
  ["Bevollmächtigte eines anderen Unternehmens", () => t.alsFremder()],
  ["Bevollmächtigte, die für ein anderes Unternehmen handeln", () => t.als("bevollmaechtigt", "software")],
  [
    "Administration, die ein anderes Unternehmen ansieht",
    async () => {
      const admin = await t.alsAdmin();
      await admin.post(`/v1/support/unternehmen/${FIRMEN.chemie.uuid}/ansehen`, {});
      return admin;
    },
  ],
];

describe.each(FREMDE)("%s", (wer, als) => {
  beforeAll(start);
  afterAll(stop);
  const ohneRecht = (ruf: Firmenruf) =>
    wer.startsWith("Administration") && !["LESEN", "VERWALTEN"].includes(ruf.noetig);

  it("bekommen auf jede fremde Kennung dieselbe Antwort wie auf eine, die es nicht gibt", async () => {
    const browser = await als();
    const vorher = await readTabellen(t);
    for (const ruf of mitKennung) {
      const fremd = await callFirma(t, ruf, { browser, g });
      const unbekannt = await callFirma(t, ruf, { browser, g, statt: unbekannte });
      expect([ruf.name, fremd.status], JSON.stringify(fremd.body)).toEqual([ruf.name, ohneRecht(ruf) ? 403 : 404]);
      expect(fremd.body).toEqual(unbekannt.body);
    }
    expect(await readTabellen(t)).toEqual(vorher);
  });

  it("lesen von dem Unternehmen nichts", async () => {
    const browser = await als();
    for (const ruf of FIRMENRUFE.filter(({ methode }) => methode === "GET").filter(
      (eines) => !mitKennung.includes(eines),
    )) {
      const text = JSON.stringify((await callFirma(t, ruf, { browser, g })).body);
      for (const teil of ["Maschinenbau", "Tochter", "a@neu.example.org", g.verbundUuid, g.jahrUuid, g.zahlenUuid])
        expect(text.includes(teil), `${ruf.name}: ${teil}`).toBe(false);
    }
  });
});

/** A place of an input that names something of a company, the call, and whose id stands there. */
type Stelle = [
  was: string,
  ruf: [methode: string, pfad: string, json: (kennung: string) => object],
  wessen: keyof Gegenstaende,
];

describe("eine fremde Kennung in dem, was gesendet wird,", () => {
  beforeAll(start);
  afterAll(stop);
  const [F, TAGE] = ["/v1/unternehmen", { beginn: "2025-01-01", ende: "2025-12-31" }];
  const schwester = { ...zeileVon("Schwester").werte, verbindung: "SCHWESTER" };
  const beziehung = (feld: string): Stelle => [
    `${feld} einer Beziehung`,
    ["POST", `${F}/verbundene`, (kennung) => ({ werte: { ...schwester, [feld]: kennung } })],
    "verbundUuid",
  ];
  const zahlen = (kennung: string) => ({ werte: { beteiligter: kennung, ...TAGE } });
  const jahre = (kennung: string) => ({ jahre: [{ uuid: kennung, revision: 1, werte: { umsatz: "9" } }] });
  const stellen: Stelle[] = [
    beziehung("bekannt"),
    beziehung("gegenueber"),
    beziehung("ueber"),
    ["Unternehmen der Zahlen", ["POST", `${F}/kmu/zahlen`, zahlen], "verbundUuid"],
    ["eines von mehreren Jahren", ["PUT", `${F}/wirtschaftsjahre`, jahre], "jahrUuid"],
  ];

  it.each(stellen)("gilt wie eine, die es nicht gibt: %s", async (_stelle, [methode, pfad, json], wessen) => {
    const fremder = await t.alsFremder();
    const vorher = await readTabellen(t);
    const answerTo = async (kennung: string) => {
      const { status, body } = await fremder.ruf(methode, pfad, { json: json(kennung) });
      // A row that is not stored has a new id each time.
      return { status, body: { ...body, errors: listOf(body.errors).map((eines) => ({ ...eines, uuid: "" })) } };
    };
    const fremd = await answerTo(g[wessen]);
    expect([404, 422]).toContain(fremd.status);
    expect(fremd).toEqual(await answerTo(randomUUID()));
    expect(await readTabellen(t)).toEqual(vorher);
  });

  it("ist in den Zahlen des ganzen Verbunds nicht enthalten, neben einer eigenen nicht und nicht für sich", async () => {
    const fremder = await t.alsFremder();
    // One of the own companies, so that the question what is contained stands there at all.
    const eigene = await insertVerbunden(t, { name: "Eigene GmbH" }, FIRMEN.chemie.uuid);
    const werte = { beteiligter: FIRMEN.chemie.uuid, beginn: "2026-01-01", ende: "2026-12-31" };
    const save = async (enthaelt: string[], zeile?: string) => {
      const json = { werte: { ...werte, enthaelt }, ...(zeile !== undefined && { revision: 1 }) };
      const weg = zeile === undefined ? "POST" : "PUT";
      const pfad = `${F}/kmu/zahlen${zeile === undefined ? "" : `/${zeile}`}`;
      const { status, body } = await fremder.ruf(weg, pfad, { json });
      return {
        status,
        uuid: body.uuid,
        errors: listOf(body.errors ?? []).map(({ property, message }) => [property, message]),
      };
    };
    const zeile = await save([eigene]);
    expect(zeile.status).toBe(200);
    const vorher = await readTabellen(t);
    for (const stelle of [undefined, textOf(zeile.uuid)])
      for (const neben of [[], [eigene]]) {
        const fremd = await save([...neben, g.verbundUuid], stelle);
        expect(fremd).toMatchObject({
          status: 422,
          errors: [["enthaelt", expect.stringMatching(/^Diese Auswahl gibt/)]],
        });
        expect(fremd).toEqual(await save([...neben, randomUUID()], stelle));
      }
    expect(await readTabellen(t)).toEqual(vorher);
  });

  it.each(["entfernen", "deaktivieren"])("übernimmt keine Rechte: %s", async (weg) => {
    const bea = await t.alsBevollmaechtigter();
    const vorher = await readTabellen(t);
    const { status, body } = await bea.post(benutzer("pflicht", weg), { nachfolgerUuid: MENSCHEN.fremd.uuid });
    expect([status, body.errors]).toMatchObject([422, [{ property: "nachfolger" }]]);
    expect(await readTabellen(t)).toEqual(vorher);
  });

  it("löscht niemandem ein aufbewahrtes Formular", async () => {
    const kennungen = { uuid: randomUUID(), gegenstandUuid: g.jahrUuid, schluessel: randomUUID() };
    const wo = { benutzerUuid: MENSCHEN.bevollmaechtigt.uuid, unternehmenUuid: FIRMEN.maschinenbau.uuid };
    const rest = { firmenformular: "WIRTSCHAFTSJAHR", inhalt: "verschlüsselt", geparktAm: t.uhr.now() } as const;
    await t.dienste.db.insert(geparkteEingabe).values({ ...kennungen, ...wo, ...rest });
    const json = { werte: schwester, geparkt: kennungen.uuid };
    expect((await (await t.alsFremder()).post(`${F}/verbundene`, json)).status).toBe(200);
    expect(await t.dienste.db.select().from(geparkteEingabe)).toMatchObject([{ uuid: kennungen.uuid }]);
  });
});
