import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tidy } from "~/server/backend/usecases/tidy";
import { runAenderungen } from "~/server/backend/usecases/zugangsaenderung/runAenderungen";
import { startBackend, type TestBackend } from "../../support/backend";
import { mailsAn } from "../../support/benutzerverwaltung";
import { auditUeber } from "../../support/personen";
import { tokenAus } from "../../support/registrierung";
import {
  beginAdresse,
  beginFaktor,
  EINSPRUCH,
  MAX,
  PAUL,
  staendeVon,
  untilWartezeit,
  withApp,
} from "../../support/zugangsaenderung";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
  await withApp(t, PAUL.uuid);
});
afterEach(() => t.stop());

const NEU = "max.neu@example.org";
const EIGENE = "/v1/benutzer/zugangsaenderung";
const check = (token: string) => t.ruf("POST", `${EINSPRUCH}/pruefen`, { json: { token } });
const stop = (token: string, schluessel?: string) =>
  t.ruf("POST", `${EINSPRUCH}/stoppen`, { json: { token }, ...(schluessel === undefined ? {} : { schluessel }) });
const staende = async (wen: string) => (await staendeVon(t, wen)).map(({ stand }) => stand);

describe("der Link in der Mail an die bisherige Adresse", () => {
  it("zeigt ohne Anmeldung, was geschehen soll, und ändert dabei nichts", async () => {
    await beginAdresse(await t.alsSupport(), MAX.uuid, NEU);
    const token = await tokenAus(t, MAX.email);
    for (let mal = 0; mal < 2; mal += 1) {
      const { body } = await check(token);
      expect(body).toEqual({
        art: "ADRESSE",
        stand: "BEANTRAGT",
        neueEmail: "m…@example.org",
        begonnenAm: "2026-03-02T09:00:00.000Z",
        faelligAm: "2026-03-09T09:00:00.000Z",
      });
    }
    expect(await staende(MAX.uuid)).toEqual(["BEANTRAGT"]);
  });

  it("ist in beiden Mails derselbe und stoppt vor der Zustimmung wie während der Wartezeit", async () => {
    await untilWartezeit(t, PAUL.uuid, (sara) => beginFaktor(sara, PAUL.uuid));
    const links = (await mailsAn(t, PAUL.email)).map(
      ({ text }) => /zugangsaenderungStoppen\?token=\S+/.exec(text)?.[0],
    );
    expect(links).toHaveLength(2);
    expect(new Set(links).size).toBe(1);
    expect((await stop(await tokenAus(t, PAUL.email))).body).toEqual({ ok: true });
    expect(await staende(PAUL.uuid)).toEqual(["GESTOPPT"]);
    expect(await auditUeber(t, "support.aenderungWidersprochen")).toEqual([
      { benutzer_uuid: null, von: null, nach: null, grund: `${PAUL.uuid} ` },
    ]);
    t.uhr.vor({ stunden: 24 });
    expect(await runAenderungen(t.dienste)).toBe(0);
  });

  it("stoppt einmal; derselbe Klick noch einmal bekommt dieselbe Antwort", async () => {
    await beginFaktor(await t.alsSupport(), PAUL.uuid);
    const token = await tokenAus(t, PAUL.email);
    const schluessel = "5b6a3f1e-0d7e-4a53-9a53-0f6d6f0f7a12";
    for (let mal = 0; mal < 2; mal += 1) expect((await stop(token, schluessel)).status).toBe(200);
    expect((await stop(token)).body.code).toBe("TOKEN_UNGUELTIG");
    expect((await check(token)).body).toMatchObject({ stand: "GESTOPPT" });
    expect(await mailsAn(t, PAUL.email)).toHaveLength(2);
  });

  it("kommt nach der Wirkung zu spät und sagt es", async () => {
    await untilWartezeit(t, PAUL.uuid, (sara) => beginFaktor(sara, PAUL.uuid));
    const token = await tokenAus(t, PAUL.email);
    t.uhr.vor({ stunden: 24 });
    await runAenderungen(t.dienste);
    expect((await check(token)).body).toMatchObject({ stand: "ERLEDIGT" });
    expect((await stop(token)).body.code).toBe("TOKEN_UNGUELTIG");
    expect(await staende(PAUL.uuid)).toEqual(["ERLEDIGT"]);
  });

  it("sagt das Ende drei Monate lang; eine offene Änderung bleibt, wie alt sie auch ist", async () => {
    await beginFaktor(await t.alsSupport(), PAUL.uuid);
    await beginAdresse(await t.alsSupport(), MAX.uuid, NEU);
    const token = await tokenAus(t, PAUL.email);
    await stop(token);
    t.uhr.vor({ tage: 90 });
    await tidy(t.dienste);
    expect((await check(token)).body).toMatchObject({ stand: "GESTOPPT" });
    t.uhr.vor({ sekunden: 1 });
    await tidy(t.dienste);
    expect((await check(token)).body.code).toBe("TOKEN_UNGUELTIG");
    expect([await staende(PAUL.uuid), await staende(MAX.uuid)]).toEqual([[], ["BEANTRAGT"]]);
  });

  it("gilt nur für seine eigene Änderung", async () => {
    const sara = await t.alsSupport();
    await beginFaktor(sara, PAUL.uuid);
    const alter = await tokenAus(t, PAUL.email);
    await stop(alter);
    await beginFaktor(sara, PAUL.uuid);
    expect((await stop(alter)).body.code).toBe("TOKEN_UNGUELTIG");
    expect((await staende(PAUL.uuid)).sort()).toEqual(["BEANTRAGT", "GESTOPPT"]);
  });

  it.each(["unbekannt", "a".repeat(200)])("ein unbekannter öffnet nichts: %s", async (token) => {
    for (const antwort of [await check(token), await stop(token)])
      expect([antwort.status, antwort.body.code]).toEqual([422, "TOKEN_UNGUELTIG"]);
  });

  it("zwei Klicks und das Ende der Wartezeit zugleich: eines gilt", async () => {
    await untilWartezeit(t, PAUL.uuid, (sara) => beginFaktor(sara, PAUL.uuid));
    const token = await tokenAus(t, PAUL.email);
    t.uhr.vor({ stunden: 24 });
    const [erster, zweiter, lauf] = await Promise.all([stop(token), stop(token), runAenderungen(t.dienste)]);
    expect([erster, zweiter].filter(({ status }) => status === 200).length + lauf).toBe(1);
    expect(await staende(PAUL.uuid)).toEqual([lauf === 1 ? "ERLEDIGT" : "GESTOPPT"]);
  });
});

describe("im eigenen Profil", () => {
  it("sieht die angemeldete Person ihre offene Änderung und stoppt sie", async () => {
    const max = await t.als("mitarbeit");
    expect((await max.get(EIGENE)).body).toEqual({ aenderung: null });
    await beginAdresse(await t.alsSupport(), MAX.uuid, NEU);
    expect((await max.get(EIGENE)).body).toMatchObject({ aenderung: { art: "ADRESSE", neueEmail: "m…@example.org" } });
    expect((await max.post(`${EIGENE}/stoppen`)).body).toEqual({ ok: true });
    expect(await staende(MAX.uuid)).toEqual(["GESTOPPT"]);
    expect(await auditUeber(t, "support.aenderungWidersprochen")).toMatchObject([{ benutzer_uuid: MAX.uuid }]);
    expect((await max.post(`${EIGENE}/stoppen`)).status).toBe(404);
  });

  it("sieht und stoppt niemand die einer anderen Person", async () => {
    await beginAdresse(await t.alsSupport(), MAX.uuid, NEU);
    const kai = await t.alsKollege();
    expect((await kai.get(EIGENE)).body).toEqual({ aenderung: null });
    expect((await kai.post(`${EIGENE}/stoppen`)).status).toBe(404);
    expect(await staende(MAX.uuid)).toEqual(["BEANTRAGT"]);
    expect((await t.ruf("GET", EIGENE)).status).toBe(401);
  });
});
