import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Browser, listOf, startBackend, type TestBackend, textOf } from "../../support/backend";

const PFAD = "/v1/wartung/fenster";
const UNBEKANNT = "99999999-9999-4999-8999-999999999999";

let t: TestBackend;
let admin: Browser;
beforeAll(async () => {
  t = await startBackend({
    NEZO_AKTIV: "false",
    GRENZE_NEUE_TANS_JE_KONTO_STUNDE: "100",
    GRENZE_ANMELDUNGEN_JE_KONTO_MINUTE: "100",
  });
});
afterAll(() => t.stop());
beforeEach(async () => {
  await t.eigentuemer.query("DELETE FROM wartungsfenster");
  t.dienste.betriebsstand.forget();
  admin = await t.alsAdmin();
});

/** A moment so many minutes from now. */
const in_ = (minuten: number): string => new Date(t.uhr.now().getTime() + minuten * 60_000).toISOString();
const fenster = (von = 60, bis = 120) => ({ beginn: in_(von), ende: in_(bis), grund: "Neue Datenbank" });

async function announce(von = 60, bis = 120): Promise<string> {
  const { status, body } = await admin.post(PFAD, fenster(von, bis));
  expect({ status, body }).toMatchObject({ status: 200 });
  return textOf(body.uuid);
}

const getFenster = async (wer = admin) => (await wer.get(PFAD)).body.fenster;
const wartungOf = async (wer: Browser) => (await wer.get("/v1/sitzung")).body.wartung;
const audit = async () =>
  (
    await t.dienste.pool.query<{ vorgang: string; grund: string }>(
      "SELECT vorgang, grund FROM audit WHERE vorgang LIKE 'wartung.%' ORDER BY lfd DESC LIMIT 1",
    )
  ).rows[0];

describe("wer eine Wartung ankündigt", () => {
  const wege: [string, string][] = [
    ["GET", PFAD],
    ["POST", PFAD],
    ["PUT", `${PFAD}/${UNBEKANNT}`],
    ["POST", `${PFAD}/${UNBEKANNT}/beenden`],
    ["POST", `${PFAD}/${UNBEKANNT}/zurueckziehen`],
  ];
  const eingabe = (methode: string) =>
    methode === "GET" ? {} : { json: methode === "PUT" ? { ...fenster(), revision: 1 } : fenster() };

  it.each(["bevollmaechtigt", "mitarbeit", "fremd", "support", "qm", "datenschutz"] as const)(
    "nicht %s",
    async (wer) => {
      const browser = await t.als(wer);
      for (const [methode, pfad] of wege)
        expect((await browser.ruf(methode, pfad, eingabe(methode))).body.code, pfad).toBe("KEIN_ZUGRIFF");
    },
  );

  it("niemand ohne Anmeldung", async () => {
    for (const [methode, pfad] of wege) expect((await t.ruf(methode, pfad, eingabe(methode))).status, pfad).toBe(401);
  });

  it("die Administration, und alle sehen es, auch ohne Anmeldung", async () => {
    await announce();
    const wartung = { beginn: in_(60), ende: in_(120), grund: "Neue Datenbank" };
    for (const wer of [admin, await t.alsBevollmaechtigter(), await t.alsSupport(), t.browser()])
      expect(await wartungOf(wer)).toEqual(wartung);
    expect(await getFenster()).toMatchObject({ phase: "GEPLANT", revision: 1 });
    expect(await audit()).toEqual({ vorgang: "wartung.angekuendigt", grund: "Neue Datenbank" });
  });
});

describe("was angekündigt werden kann", () => {
  it.each([
    ["Ende vor Beginn", () => fenster(120, 60), "ende", /nach dem Beginn/],
    ["Beginn gestern", () => fenster(-1440, 60), "beginn", /liegt schon zurück/],
    ["Beginn vor einer Viertelstunde", () => fenster(-15, 60), "beginn", /liegt schon zurück/],
    ["mehr als drei Tage", () => fenster(60, 61 + 72 * 60), "ende", /höchstens 72 Stunden/],
    ["zu weit voraus", () => fenster(91 * 1440, 91 * 1440 + 60), "beginn", /nächsten 90 Tagen/],
    ["unlesbar", () => ({ ...fenster(), beginn: "irgendwann" }), "beginn", /TT\.MM\.JJJJ/],
    ["ohne Grund", () => ({ ...fenster(), grund: "  " }), "grund", /erforderlich/],
    ["zu langer Grund", () => ({ ...fenster(), grund: "x".repeat(501) }), "grund", /maximal 500/],
  ])("nicht: %s", async (_, eingabe, property, message) => {
    const { status, body } = await admin.post(PFAD, eingabe());
    expect(status).toBe(422);
    expect(listOf(body.errors)).toEqual([
      expect.objectContaining({ property, message: expect.stringMatching(message) as string }),
    ]);
    expect(await getFenster()).toBeNull();
  });

  it("72 Stunden, und sofort", async () => {
    await announce(0, 72 * 60);
    expect(await getFenster()).toMatchObject({ phase: "LAUFEND" });
  });

  it("jetzt, auch wenn es bis zum Absenden noch eine Weile dauert", async () => {
    await announce(-14, 60);
    expect(await getFenster()).toMatchObject({ phase: "LAUFEND" });
  });

  it("nicht neben einer anderen, wohl aber nach ihr", async () => {
    await announce();
    expect((await admin.post(PFAD, fenster(600, 660))).body.code).toBe("STATUS_NICHT_ERLAUBT");
    t.uhr.vor({ minuten: 120 });
    admin = await t.alsAdmin();
    expect(await getFenster()).toBeNull();
    await announce(600, 660);
  });

  it("einmal, auch wenn zwei zugleich ankündigen oder eine zweimal sendet", async () => {
    const zweite = await t.alsAdmin();
    const antworten = await Promise.all([admin.post(PFAD, fenster()), zweite.post(PFAD, fenster(10, 20))]);
    expect(antworten.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await t.eigentuemer.query("DELETE FROM wartungsfenster");
    const schluessel = crypto.randomUUID();
    const eingabe = fenster();
    const erste = await admin.post(PFAD, eingabe, { schluessel });
    expect((await admin.post(PFAD, eingabe, { schluessel })).body).toEqual(erste.body);
  });
});

describe("ändern, beenden, zurückziehen", () => {
  it("ändert, was noch so steht, wie es gesehen wurde", async () => {
    const uuid = await announce();
    const neu = { ...fenster(30, 90), grund: "Neuer Server" };
    expect((await admin.ruf("PUT", `${PFAD}/${uuid}`, { json: { ...neu, revision: 1 } })).status).toBe(200);
    expect(await getFenster()).toMatchObject({ ...neu, revision: 2 });
    const veraltet = await admin.ruf("PUT", `${PFAD}/${uuid}`, { json: { ...neu, revision: 1 } });
    expect(veraltet.body.code).toBe("REVISION_VERALTET");
    expect(await audit()).toEqual({ vorgang: "wartung.geaendert", grund: "Neuer Server" });
  });

  it("verlängert eine, die läuft, ohne ihren Beginn zu bezweifeln", async () => {
    const uuid = await announce(0, 60);
    const beginn = textOf((await getFenster())?.beginn);
    t.uhr.vor({ minuten: 30 });
    admin = await t.alsAdmin();
    const neu = { beginn, ende: in_(300), grund: "Dauert länger", revision: 1 };
    expect((await admin.ruf("PUT", `${PFAD}/${uuid}`, { json: neu })).status).toBe(200);
    expect(await getFenster()).toMatchObject({ ende: in_(300), phase: "LAUFEND" });
  });

  it("zieht zurück, was noch nicht begonnen hat, und beendet, was läuft; zwei zugleich nur einmal", async () => {
    const uuid = await announce();
    expect((await admin.post(`${PFAD}/${uuid}/beenden`, {})).body.code).toBe("STATUS_NICHT_ERLAUBT");
    expect((await admin.post(`${PFAD}/${uuid}/zurueckziehen`, {})).status).toBe(200);
    expect(await wartungOf(admin)).toBeNull();
    expect((await audit())?.vorgang).toBe("wartung.zurueckgezogen");
    const laufend = await announce(0, 60);
    expect((await admin.post(`${PFAD}/${laufend}/zurueckziehen`, {})).body.code).toBe("STATUS_NICHT_ERLAUBT");
    const zweite = await t.alsAdmin();
    const antworten = await Promise.all([admin, zweite].map((wer) => wer.post(`${PFAD}/${laufend}/beenden`, {})));
    expect(antworten.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await wartungOf(admin)).toBeNull();
    expect((await audit())?.vorgang).toBe("wartung.beendet");
  });

  it("sagt bei einer unbekannten, dass es sie nicht mehr gibt", async () => {
    for (const weg of ["beenden", "zurueckziehen"])
      expect((await admin.post(`${PFAD}/${UNBEKANNT}/${weg}`, {})).body.code).toBe("STATUS_NICHT_ERLAUBT");
  });
});
