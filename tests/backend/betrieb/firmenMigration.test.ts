import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type pg from "pg";
import { findRechtsform } from "~/domain/unternehmen/rechtsformen";
import { createBackend } from "~/server/backend";
import { pruefsummeVon } from "~/server/backend/pruefsumme";
import { grantAnsicht, grantRechte } from "~/server/backend/storage/datenbankRechte";
import { migrateDatabase } from "~/server/backend/storage/migrate";
import { sendNextMail } from "~/server/backend/usecases/mail/sendNextMail";
import { type Bestand, fillAelteres, readBestand } from "../../support/aeltererBestand";
import { type AelteresPortal, openAelteresPortal } from "../../support/aelterePortale";
import {
  type Angelegt,
  antragPfad,
  create,
  createFertig,
  fetchTan,
  standVon,
  submitNew,
  readVorhaben,
} from "../../support/antraege";
import {
  Browser,
  FIRMEN,
  type Koerper,
  listOf,
  MENSCHEN,
  PASSWORT,
  startBackend,
  type TestBackend,
} from "../../support/backend";
import { person, PFAD } from "../../support/benutzerverwaltung";
import { openPool } from "../../support/postgres";
import { neuesUnternehmen } from "../../support/registrierung";
import { jahresWerte, saveStammdaten } from "../../support/vollesUnternehmen";

const at = new Date("2026-03-02T09:00:00Z");
/** What a company said of itself when the registration was all that it was asked. */
const ANGABEN = Object.keys(neuesUnternehmen());
/** One company of each kind of Rechtsform, some with an account of the identification service. */
const FIRMEN_JE_ART = [
  { nummer: 31, firma: "Anna Alt", rechtsform: "EINZELUNTERNEHMEN", konto: null },
  { nummer: 32, firma: "Alt e. K.", rechtsform: "EK", konto: "konto-32" },
  { nummer: 33, firma: "Alt OHG", rechtsform: "OHG", konto: null },
  { nummer: 34, firma: "Alt GmbH & Co. KG", rechtsform: "GMBH_CO_KG", konto: "konto-34" },
  { nummer: 35, firma: "Alt AG", rechtsform: "AG", konto: null },
  { nummer: 36, firma: "Alt e. V.", rechtsform: "EV", konto: null },
  { nummer: 37, firma: "Alt Sonstige", rechtsform: "SONSTIGE", konto: null },
  { nummer: 38, firma: "Alt GmbH", rechtsform: "GMBH", konto: "konto-38" },
] as const;

/** As the registration has stored it: the number in 13 digits, and the register that belongs to the Rechtsform. */
function angabenVon({ nummer, firma, rechtsform }: { nummer: number; firma: string; rechtsform: string }) {
  const steuernummer = `52150567812${String(nummer)}`;
  const register = findRechtsform(rechtsform)?.register ?? null;
  const eintrag =
    register === null ? { registerart: "", registernummer: "", registergericht: "" } : { registerart: register };
  return { ...neuesUnternehmen(), firma, rechtsform, steuernummer, ...eintrag };
}

const uuidOf = (nummer: number) => `00000000-0000-4000-8000-${String(nummer).padStart(12, "0")}`;

/** What is asked for the first time, of everybody and of a Mitunternehmerschaft. */
const NEU = [
  "gruendungsjahr",
  "wirtschaftsjahrAbweichend",
  "ansprechVorname",
  "ansprechNachname",
  "ansprechFunktion",
  "ansprechTelefon",
  "ansprechEmail",
  "verbundStatus",
];
const NACHGETRAGEN = {
  gruendungsjahr: "1999",
  wirtschaftsjahrAbweichend: false,
  ansprechVorname: "Ada",
  ansprechNachname: "Beispiel",
  ansprechFunktion: "Leitung",
  ansprechTelefon: "+49 30 1",
  ansprechEmail: "ada@example.org",
  verbundStatus: false,
};
const MITUNTERNEHMER = ["OHG", "GMBH_CO_KG"];

let t: TestBackend;
let alt: AelteresPortal;
let pool: pg.Pool;
let backend: ReturnType<typeof createBackend>;
let bea: Browser;
let entwurf: Angelegt;
let eingereicht: Angelegt;
let davor: Bestand;
let danach: Bestand;
let entwurfDavor: Koerper;

/** What has something in it, so that something could get lost. */
const MIT_ZEILEN = [
  "antrag",
  "antrag_recht",
  "audit",
  "beleg",
  "benutzer",
  "einladung",
  "eingereichter_antrag",
  "ereignis",
  "kalender_abo",
  "mail_ausgang",
  "mitgliedschaft",
  "uebermittlung",
  "vorhaben",
];

/** Makes the portal as it was: companies with what the registration asked, submissions without anything else. */
async function makeAlt(): Promise<void> {
  await alt.pool.query(
    `UPDATE unternehmen SET stammdaten = (SELECT jsonb_object_agg(key, value) FROM jsonb_each(stammdaten) WHERE key = ANY ($1))`,
    [ANGABEN],
  );
  for (const { nummer, firma, rechtsform, konto } of FIRMEN_JE_ART) {
    const stammdaten = angabenVon({ nummer, firma, rechtsform });
    await alt.pool.query(
      `INSERT INTO unternehmen (uuid, stammdaten, firma, rechtsform, steuernummer, nezo_konto, erstellt_am)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [uuidOf(nummer), stammdaten, firma, rechtsform, stammdaten.steuernummer, konto, at],
    );
    await alt.pool.query(
      "INSERT INTO mitgliedschaft (benutzer_uuid, unternehmen_uuid, rolle, seit) VALUES ($1, $2, 'BEVOLLMAECHTIGTER', $3)",
      [MENSCHEN.bevollmaechtigt.uuid, uuidOf(nummer), at],
    );
  }
  // Staff need a second factor since; that has a test of its own.
  await alt.pool.query(
    "UPDATE benutzer SET tfa_pflicht = true WHERE NOT system_rollen && '{UNTERNEHMENSMITARBEITER}'::text[]",
  );
  const client = await alt.pool.connect();
  await client.query("SET session_replication_role = replica");
  const { rows } = await client.query<{ uuid: string; inhalt: object }>(
    `SELECT uuid, jsonb_set(inhalt - 'unternehmensangaben', '{unternehmen}', (SELECT jsonb_object_agg(key, value)
       FROM jsonb_each(inhalt -> 'unternehmen') WHERE key = ANY ($1))) AS inhalt FROM eingereichter_antrag`,
    [["uuid", ...ANGABEN]],
  );
  for (const { uuid, inhalt } of rows)
    await client.query("UPDATE eingereichter_antrag SET inhalt = $2, pruefsumme = $3 WHERE uuid = $1", [
      uuid,
      inhalt,
      pruefsummeVon(inhalt),
    ]);
  client.release(true);
}

/** Sends what waits in the outbox of the migrated portal. */
async function clearAusgang() {
  while (await sendNextMail(backend.dienste));
  return t.mails;
}

/** The person who is authorised in all of these companies, working for one of them. */
async function workFor(firma: string): Promise<Browser> {
  expect((await bea.post(`/v1/benutzer/unternehmen/${firma}/waehlen`)).status).toBe(200);
  return bea;
}

const stammdaten = async (browser: Browser) => (await browser.get("/v1/unternehmen/stammdaten")).body;
const fehlerVon = async (browser: Browser) =>
  listOf((await stammdaten(browser)).fehler).map(({ property }) => property);

beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false" });
  const chefin = await t.alsBevollmaechtigter();
  entwurf = await createFertig(chefin);
  eingereicht = await submitNew(t, chefin);
  const max = await t.alsMitarbeiter();
  await create(max, "Von Max");
  for (const [als, pfad, json] of [
    [max, "/v1/kalender", undefined],
    [chefin, `${PFAD}/einladungen`, person("ines@neu.example.org", "BEVOLLMAECHTIGTER")],
  ] as const)
    expect((await als.post(pfad, json)).status).toBe(200);
  entwurfDavor = await readVorhaben(chefin, entwurf);
  alt = await openAelteresPortal("0120");
  await migrateDatabase(alt.pool, { at, version: "1.118.2", ordner: alt.ordner });
  const spalten = await fillAelteres(alt.pool, t.eigentuemer);
  await makeAlt();
  davor = await readBestand(alt.pool, spalten);
  await migrateDatabase(alt.pool, { at, version: "1.119.0" });
  danach = await readBestand(alt.pool, spalten);
  await grantRechte(alt.pool, inject("anwendung").user);
  await grantAnsicht(alt.pool, inject("anwendung").user);
  pool = openPool({ ...inject("anwendung"), database: alt.pool.options.database });
  backend = createBackend({ ...t.umgebung, pool }, { scryptLogN: 4 });
  bea = new Browser(backend, "10.8.0.1");
  expect((await bea.login(MENSCHEN.bevollmaechtigt.email, PASSWORT)).status).toBe(200);
});
afterAll(async () => {
  await backend.stop();
  await pool.end();
  await alt.stop();
  await t.stop();
});

it("verliert keinen einzigen Wert, in keiner Tabelle", () => {
  expect(davor["unternehmen"]).toHaveLength(Object.keys(FIRMEN).length + FIRMEN_JE_ART.length);
  for (const tabelle of MIT_ZEILEN) expect(davor[tabelle]?.length, tabelle).toBeGreaterThan(0);
  expect(danach).toEqual(davor);
});

describe("ein Unternehmen, das es schon gab,", () => {
  it.each(FIRMEN_JE_ART)(
    "ist nur unvollständig, wo neu gefragt wird, und danach vollständig: $rechtsform",
    async ({ nummer, rechtsform }) => {
      const browser = await workFor(uuidOf(nummer));
      const { werte } = await stammdaten(browser);
      const alte = danach["unternehmen"]?.find(({ uuid }) => uuid === uuidOf(nummer))?.["stammdaten"];
      expect(werte).toMatchObject(alte as object);
      const isMitunternehmer = MITUNTERNEHMER.includes(rechtsform);
      expect((await fehlerVon(browser)).sort()).toEqual(
        [...NEU, ...(isMitunternehmer ? ["optionKoerperschaft"] : [])].sort(),
      );
      const antworten = { ...NACHGETRAGEN, ...(isMitunternehmer && { optionKoerperschaft: false }) };
      const json = { revision: 1, werte: antworten, art: "BERICHTIGUNG", gueltigAb: null };
      expect((await browser.put("/v1/unternehmen/stammdaten", json)).body).toEqual({ revision: 2 });
      expect(await fehlerVon(browser)).toEqual([]);
      expect((await stammdaten(browser)).werte).toMatchObject({ ...(alte as object), ...antworten });
    },
  );

  it("behält seine Rollen und hat keine verbundenen Unternehmen und keine Jahre, die niemand eingetragen hat", async () => {
    const browser = await workFor(uuidOf(35));
    expect((await browser.get("/v1/benutzerverwaltung")).body).toMatchObject({
      total: 1,
      data: [{ name: "Bea Vollmer", rolle: "BEVOLLMAECHTIGTER", status: "AKTIV" }],
      zustimmung: { an: false },
    });
    expect((await browser.get("/v1/unternehmen/verbundene")).body.total).toBe(0);
    expect((await browser.get("/v1/unternehmen/wirtschaftsjahre")).body).toMatchObject({ data: [], keinJahr: false });
  });
});

describe("Anträge, die es schon gab,", () => {
  it("stehen noch genauso da: der eingereichte mit dem, was damals festgehalten wurde", async () => {
    const browser = await workFor(FIRMEN.maschinenbau.uuid);
    const gelesen = (await browser.get(antragPfad(eingereicht.uuid, "/eingereicht"))).body;
    expect(gelesen).toMatchObject({ firma: FIRMEN.maschinenbau.firma, abweichungen: [] });
    expect(gelesen).not.toHaveProperty("unternehmensangaben");
    const damals = danach["eingereichter_antrag"]?.[0]?.["inhalt"];
    expect(damals).toMatchObject({ vorhaben: listOf(gelesen.vorhaben).map(({ uuid, werte }) => ({ uuid, werte })) });
    expect(await readVorhaben(browser, entwurf)).toEqual(entwurfDavor);
  });

  it("ein Entwurf wird eingereicht, sobald das Unternehmen die neuen Fragen beantwortet hat, nicht vorher", async () => {
    const browser = await workFor(FIRMEN.maschinenbau.uuid);
    const fehlendes = async () => {
      const json = { stand: await standVon(browser, entwurf.uuid) };
      const { status, body } = await browser.post(antragPfad(entwurf.uuid, "/einreichen/tan"), json);
      return [
        status,
        listOf(body.errors)
          .map(({ property }) => property)
          .sort(),
      ];
    };
    expect(await fehlendes()).toEqual([422, [...NEU, "geschaeftsstatistik", "verbundeneUnternehmen"].sort()]);
    await saveStammdaten(browser, NACHGETRAGEN);
    expect(await fehlendes()).toEqual([422, ["geschaeftsstatistik"]]);
    const werte = jahresWerte(2025, "100");
    expect((await browser.post("/v1/unternehmen/wirtschaftsjahre", { werte })).status).toBe(200);
    const tan = await fetchTan({ ...t, clearAusgang }, browser, entwurf.uuid);
    expect((await browser.post(antragPfad(entwurf.uuid, "/einreichen"), tan)).status).toBe(200);
  });
});
