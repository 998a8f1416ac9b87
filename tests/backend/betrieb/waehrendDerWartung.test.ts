import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createBackend } from "~/server/backend";
import { create, felder, save, vorhabenPfad } from "../../support/antraege";
import { Browser, startBackend, type TestBackend, textOf } from "../../support/backend";
import { listEndpunkte } from "../../support/endpunkte";
import { geparktRufe } from "../../support/geparktRufe";
import { startLaufzeit } from "../../support/laufzeit";

const PFAD = "/v1/wartung/fenster";

let t: TestBackend;
let admin: Browser;
beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false", GRENZE_NEUE_TANS_JE_KONTO_STUNDE: "100" });
});
afterAll(() => t.stop());
beforeEach(async () => {
  await t.eigentuemer.query("DELETE FROM wartungsfenster");
  t.dienste.betriebsstand.forget();
  admin = await t.alsAdmin();
});

/** A moment so many minutes from now. */
const in_ = (minuten: number): string => new Date(t.uhr.now().getTime() + minuten * 60_000).toISOString();

async function announce(von: number, bis: number): Promise<string> {
  const { status, body } = await admin.post(PFAD, { beginn: in_(von), ende: in_(bis), grund: "Neue Datenbank" });
  expect({ status, body }).toMatchObject({ status: 200 });
  return textOf(body.uuid);
}

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

  it("sagt beim Einreichen und Unterschreiben, wann es wieder geht und was aus Fristen wird, und behält nichts davon", async () => {
    const browser = await t.alsBevollmaechtigter();
    const { uuid } = await create(browser, "Soll eingereicht werden");
    await announce(0, 60);
    const akte = schreibende.filter(({ inWartung }) => inWartung === "UNTERSCHRIFT").map(({ name }) => name);
    expect(akte.toSorted()).toEqual([
      "antraege.sendEinreichTan",
      "antraege.submit",
      "nezo.complete",
      "nezo.start",
      "unterschriften.sendTan",
      "unterschriften.sign",
    ]);
    const { status, body } = await browser.post(`/v1/antraege/${uuid}/einreichen`, { stand: "x", tan: "123456" });
    expect([status, body.code]).toEqual([503, "WARTUNG_LAEUFT"]);
    expect(textOf(body.userMessage)).toContain(
      "Bis dahin lässt sich nichts einreichen oder unterschreiben; Sie können es danach hier erneut absenden. Es wurde nichts geändert. Fristen laufen weiter",
    );
    expect((await t.dienste.pool.query("SELECT 1 FROM geparkte_eingabe WHERE antrag_uuid = $1", [uuid])).rowCount).toBe(
      0,
    );
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
    const gelaufen = startLaufzeit();
    await expect
      .poll(async () => (await dort.post("/v1/nachrichten/gelesen", {})).body.code, { interval: 200 })
      .toBe("WARTUNG_LAEUFT");
    expect(gelaufen()).toBeLessThan(6_000);
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
