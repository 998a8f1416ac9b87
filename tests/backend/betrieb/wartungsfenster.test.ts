import { createBackend } from "~/server/backend";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { create, felder, save, vorhabenPfad } from "../../support/antraege";
import { Browser, listOf, startBackend, type TestBackend, textOf } from "../../support/backend";
import { listEndpunkte } from "../../support/endpunkte";
import { geparktRufe } from "../../support/geparktRufe";

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

/** What stays open: logging in and out, reading, keeping what was typed. A new line here is a decision. */
const OFFEN = [
  "ansicht.endAnsicht",
  "austausch.compareImport",
  "auth.confirmPasswort",
  "auth.confirmTan",
  "auth.login",
  "auth.refresh",
  "auth.revoke",
  "auth.tan",
  "auth.tanNeu",
  "belege.checkBeleg",
  "benutzer.chooseSystemrolle",
  "benutzer.chooseUnternehmen",
  "benutzer.leaveUnternehmen",
  "faq.showFaqVorschau",
  "geparkteEingaben.park",
  "hilfetextVerwaltung.showTextVorschau",
  "nachrichten.mark",
  "profil.endAndereSitzungen",
  "profil.endSitzung",
  "registrierung.checkVerknuepfung",
  "registrierung.passwortVergessen",
  "registrierung.passwortZuruecksetzen",
  "systemnachrichten.closeSystemnachrichten",
  "systemnachrichten.findZielFirmen",
  "systemnachrichten.previewSystemnachricht",
  "tresor.openTresor",
  "verbund.previewVerbundTabelle",
  "zugangsaenderungen.checkEinspruch",
  "zugangsaenderungen.stopByLink",
  "zugangsaenderungen.stopEigene",
];

describe("während der Wartung", () => {
  const schreibende = listEndpunkte().filter(({ methode, zugang }) => methode !== "GET" && zugang !== "FACH");

  it("lässt der Vertrag genau diese Aufrufe offen", () => {
    const offene = schreibende.filter(({ inWartung }) => inWartung === "OFFEN").map(({ name }) => name);
    expect(offene.toSorted()).toEqual(OFFEN);
    expect(listEndpunkte().filter(({ methode, inWartung }) => methode === "GET" && inWartung === "OFFEN")).toEqual([]);
  });

  it("lehnt jeden anderen ab, der mehr ist als Lesen, mit einem Satz und der Zeit bis zum Ende", async () => {
    await announce(0, 60);
    const wer = {
      unternehmen: await t.alsBevollmaechtigter(),
      mitarbeit: await t.alsMitarbeiter(),
      support: await t.alsSupport(),
      qm: await t.alsQm(),
      niemand: t.browser(),
    };
    const ausgang: Record<string, string[]> = {};
    for (const [name, browser] of Object.entries(wer)) {
      for (const { methode, pfad, name: ruf, inWartung } of schreibende) {
        if (inWartung === "OFFEN") continue;
        const { body, status } = await browser.kopie().ruf(methode, pfad, { json: {} });
        const code = textOf(body.code);
        (ausgang[`${name} ${code}`] ??= []).push(ruf);
        if (code === "WARTUNG_LAEUFT") {
          expect(status).toBe(503);
          expect(textOf(body.userMessage)).toMatch(/^Das Portal wird bis .*\sUhr gewartet\./);
          expect(body.wartenSekunden).toBe(3600);
        }
      }
    }
    const codes = [...new Set(Object.keys(ausgang).map((key) => key.split(" ")[1]))];
    // Whoever may not make a call is told that, as always.
    const abgelehnt = [
      "EINGABE_UNGUELTIG",
      "KEIN_ZUGRIFF",
      "NICHT_ANGEMELDET",
      "UNTERNEHMEN_ERFORDERLICH",
      "WARTUNG_LAEUFT",
    ];
    expect(codes.filter((code) => !abgelehnt.includes(code ?? ""))).toEqual([]);
    expect(ausgang["unternehmen WARTUNG_LAEUFT"]?.length).toBeGreaterThan(70);
    expect(ausgang["support WARTUNG_LAEUFT"]?.length).toBeGreaterThan(40);
    expect(ausgang["niemand WARTUNG_LAEUFT"]).toContain("registrierung.startRegistrierung");
    expect(Object.keys(ausgang).filter((key) => key.endsWith("EINGABE_UNGUELTIG"))).toEqual([]);
  });

  it("lässt das Fachverfahren weiterarbeiten", async () => {
    await announce(0, 60);
    for (const { methode, pfad, zugang } of listEndpunkte().filter(
      (ruf) => ruf.zugang === "FACH" && ruf.methode !== "GET",
    ))
      expect((await t.fach(methode, pfad, { json: {} })).body.code, zugang).not.toBe("WARTUNG_LAEUFT");
  });

  it("lässt an- und abmelden, lesen und die Administration arbeiten", async () => {
    const browser = await t.alsBevollmaechtigter();
    const angelegt = await create(browser, "Vor der Wartung");
    await announce(0, 60);
    const neu = await t.alsBevollmaechtigter();
    expect((await neu.get(vorhabenPfad(angelegt))).status).toBe(200);
    expect((await neu.get("/v1/antraege")).status).toBe(200);
    expect((await neu.post("/v1/auth/token/revoke", {})).status).toBe(200);
    expect((await admin.post("/v1/wartung/mails/erneut", {})).status).toBe(200);
    expect((await save(browser, angelegt, { revision: 1, aenderungen: [felder({ titel: "Neu" })] })).body.code).toBe(
      "WARTUNG_LAEUFT",
    );
  });

  it("nimmt wieder alles an, sobald sie beendet ist oder ihre Zeit um ist", async () => {
    const browser = await t.alsBevollmaechtigter();
    const uuid = await announce(0, 60);
    expect((await browser.post("/v1/nachrichten/gelesen", {})).body.code).toBe("WARTUNG_LAEUFT");
    expect((await admin.post(`${PFAD}/${uuid}/beenden`, {})).status).toBe(200);
    expect((await browser.post("/v1/nachrichten/gelesen", {})).status).toBe(200);
    await announce(2, 4);
    expect((await browser.post("/v1/nachrichten/gelesen", {})).status).toBe(200);
    t.uhr.vor({ minuten: 2 });
    expect((await browser.post("/v1/nachrichten/gelesen", {})).body.code).toBe("WARTUNG_LAEUFT");
    t.uhr.vor({ minuten: 2 });
    expect((await browser.post("/v1/nachrichten/gelesen", {})).status).toBe(200);
  });

  it("gilt nach wenigen Sekunden auch auf einem anderen Knoten", async () => {
    const anderer = createBackend(t.umgebung, { scryptLogN: 4 });
    const dort = new Browser(anderer, "10.77.0.1");
    const browser = await t.alsBevollmaechtigter();
    for (const [name, wert] of browser.kekse) dort.kekse.set(name, wert);
    expect((await dort.post("/v1/nachrichten/gelesen", {})).status).toBe(200);
    await announce(0, 60);
    await expect
      .poll(async () => (await dort.post("/v1/nachrichten/gelesen", {})).body.code, { timeout: 6_000, interval: 200 })
      .toBe("WARTUNG_LAEUFT");
    await anderer.stop();
  });
});

describe("was in der Wartung abgesendet wird", () => {
  const rufe = geparktRufe(() => ({ test: t, browser }));
  let browser: Browser;

  it("wird aufbewahrt, und zwar bis drei Tage und einen nach ihrem Ende", async () => {
    browser = await t.alsBevollmaechtigter();
    const angelegt = await create(browser, "In der Wartung");
    const ticket = await rufe.ticketVon(angelegt);
    await announce(0, 60);
    expect((await rufe.park({ angelegt, ticket, wer: browser })).status).toBe(200);
    const [satz] = await rufe.wartende();
    expect(satz).toMatchObject({ geparktAm: in_(0), verfaelltAm: in_(60 + 4 * 1440) });
    t.uhr.vor({ tage: 4 });
    browser = await t.alsBevollmaechtigter();
    expect(await rufe.wartende()).toHaveLength(1);
    t.uhr.vor({ stunden: 1 });
    browser = await t.alsBevollmaechtigter();
    expect(await rufe.wartende()).toEqual([]);
  });
});
