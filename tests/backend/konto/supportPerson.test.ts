import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listOf, MENSCHEN, PASSWORT, startBackend, textOf, type TestBackend } from "../../support/backend";
import { mailsAn, person as eingeladen, PFAD } from "../../support/benutzerverwaltung";
import { act, auditUeber, GRUND, person, PERSONEN, tryLogin, uuidVon } from "../../support/personen";
import { register, tokenAus } from "../../support/registrierung";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const MAX = MENSCHEN.mitarbeit;
const BEA = MENSCHEN.bevollmaechtigt;
const SARA = MENSCHEN.support.uuid;
const betreffe = async (email: string) => (await mailsAn(t, email)).map(({ subject }) => subject);
const verlauf = async (uuid: string, query = "") =>
  listOf((await (await t.alsSupport()).get(`${person(uuid, "verlauf")}${query}`)).body.data);

describe("sperren und entsperren", () => {
  it("eine Sperre beendet die Sitzung sofort; danach geht keine Anmeldung, bis sie aufgehoben ist", async () => {
    const [sara, max] = [await t.alsSupport(), await t.als("mitarbeit")];
    expect((await max.get("/v1/antraege")).status).toBe(200);
    expect((await act(sara, MAX.uuid, "sperren")).body).toEqual({ name: "Max Arbeit" });
    expect((await max.get("/v1/antraege")).status).toBe(401);
    expect(await tryLogin(t, "mitarbeit", PASSWORT)).toBe(401);
    expect((await sara.get(person(MAX.uuid))).body).toMatchObject({
      status: "GESPERRT",
      gesperrtSeit: "2026-03-02T09:00:00.000Z",
      sperrgrund: GRUND.grund,
      sitzungen: [],
      aktionen: ["ENTSPERREN"],
    });
    expect((await act(sara, MAX.uuid, "entsperren")).status).toBe(200);
    expect(await tryLogin(t, "mitarbeit", PASSWORT)).toBe(200);
    expect((await sara.get(person(MAX.uuid))).body).toMatchObject({ status: "AKTIV", sperrgrund: null });
    expect(await betreffe(MAX.email)).toEqual([
      "Ihr Zugang zum Antragsportal wurde gesperrt",
      "Ihr Zugang zum Antragsportal ist wieder frei",
    ]);
    const zeile = { benutzer_uuid: SARA, von: null, nach: null, grund: `${MAX.uuid} ${GRUND.grund}` };
    expect(await auditUeber(t, "support.sperren")).toEqual([zeile]);
    expect(await auditUeber(t, "support.entsperren")).toEqual([zeile]);
    expect((await mailsAn(t, MAX.email)).map(({ text }) => text).join("\n")).not.toContain(GRUND.grund);
  });

  it("eine Sperre macht offene Links für ein Passwort ungültig", async () => {
    await t.ruf("POST", "/v1/passwort/vergessen", { json: { email: MAX.email } });
    const sara = await t.alsSupport();
    expect(listOf((await sara.get(person(MAX.uuid))).body.links)).toHaveLength(1);
    await act(sara, MAX.uuid, "sperren");
    expect((await sara.get(person(MAX.uuid))).body.links).toEqual([]);
  });

  it("auch die einzige bevollmächtigte Person lässt sich sperren; die Seite sagt es vorher", async () => {
    const sara = await t.alsSupport();
    const letzte = async () => listOf((await sara.get(person(BEA.uuid))).body.mitgliedschaften).map((m) => m.isLetzte);
    expect(await letzte()).toEqual([true, true]);
    await t.eigentuemer.query("UPDATE mitgliedschaft SET rolle = 'BEVOLLMAECHTIGTER' WHERE benutzer_uuid = $1", [
      MENSCHEN.kollege.uuid,
    ]);
    expect(await letzte()).toEqual([false, true]);
    await act(sara, MENSCHEN.kollege.uuid, "sperren");
    expect(await letzte()).toEqual([true, true]);
    expect((await act(sara, BEA.uuid, "sperren")).status).toBe(200);
  });

  it("was zum Stand nicht passt, wird abgelehnt und ändert nichts", async () => {
    const sara = await t.alsSupport();
    for (const rest of ["entsperren", "abmelden"])
      expect((await act(sara, MAX.uuid, rest)).body, rest).toMatchObject({
        code: "PERSON_STAND",
        httpSubStatus: "409.64",
      });
    await act(sara, MAX.uuid, "sperren");
    for (const rest of ["sperren", "abmelden", "passwort"])
      expect((await act(sara, MAX.uuid, rest)).body.code, rest).toBe("PERSON_STAND");
    expect(await auditUeber(t, "support.sperren")).toHaveLength(1);
    expect(await betreffe(MAX.email)).toHaveLength(1);
  });

  it.each([{ grund: "" }, { grund: "   " }, { grund: "x".repeat(501) }])(
    "ohne brauchbaren Grund nicht: %j",
    async (g) => {
      const sara = await t.alsSupport();
      for (const rest of ["sperren", "entsperren", "abmelden", "passwort"]) {
        const { body } = await sara.post(person(MAX.uuid, rest), g);
        expect(body).toMatchObject({ code: "EINGABE_UNGUELTIG", errors: [{ property: "grund" }] });
      }
      expect((await sara.get(person(MAX.uuid))).body.status).toBe("AKTIV");
    },
  );

  it("ein zweiter Klick mit demselben Schlüssel wirkt einmal", async () => {
    const sara = await t.alsSupport();
    const schluessel = "5b6a3f1e-0d7e-4a53-9a53-0f6d6f0f7a10";
    const stati = [];
    while (stati.length < 2) stati.push((await sara.post(person(MAX.uuid, "sperren"), GRUND, { schluessel })).status);
    expect(stati).toEqual([200, 200]);
    expect(await betreffe(MAX.email)).toHaveLength(1);
  });
});

it("beendet alle Sitzungen, und die Person kann sich wieder anmelden", async () => {
  const [sara, max, auch] = [await t.alsSupport(), await t.als("mitarbeit"), await t.als("mitarbeit")];
  expect((await sara.get(person(MAX.uuid))).body).toMatchObject({
    sitzungen: [{ geraet: "Unbekannter Browser" }, { geraet: "Unbekannter Browser" }],
    aktionen: ["SPERREN", "ABMELDEN", "PASSWORT", "ADRESSE"],
  });
  expect((await act(sara, MAX.uuid, "abmelden")).status).toBe(200);
  for (const browser of [max, auch]) expect((await browser.get("/v1/antraege")).status).toBe(401);
  expect(await tryLogin(t, "mitarbeit", PASSWORT)).toBe(200);
  expect(await betreffe(MAX.email)).toEqual(["Sie wurden im Antragsportal abgemeldet"]);
});

describe("Mails erneut senden", () => {
  it("Passwort: der neue Link gilt, der alte nicht mehr", async () => {
    await t.ruf("POST", "/v1/passwort/vergessen", { json: { email: MAX.email } });
    const alt = await tokenAus(t, MAX.email);
    expect((await act(await t.alsSupport(), MAX.uuid, "passwort")).status).toBe(200);
    const neu = await tokenAus(t, MAX.email);
    const setPasswort = (token: string) =>
      t.ruf("POST", "/v1/passwort/zuruecksetzen", { json: { token, passwort: "Wolken-ziehen-2026" } });
    expect((await setPasswort(alt)).body.code).toBe("TOKEN_UNGUELTIG");
    expect((await setPasswort(neu)).status).toBe(200);
    expect(await auditUeber(t, "support.passwortLink")).toHaveLength(1);
  });

  it("Einladung: der neue Link gilt, der alte nicht mehr, auch nach ihrem Ablauf", async () => {
    await (await t.alsBevollmaechtigter()).post(`${PFAD}/einladungen`, eingeladen("ines@example.org"));
    const alt = await tokenAus(t, "ines@example.org");
    t.uhr.vor({ tage: 8 });
    const sara = await t.alsSupport();
    const uuid = await uuidVon(sara, "ines@example.org");
    const { body } = await sara.get(person(uuid));
    expect(body).toMatchObject({ status: "ABGELAUFEN", art: "EINLADUNG", aktionen: [] });
    const link = textOf(listOf(body.links)[0]?.uuid);
    expect((await act(sara, uuid, `links/${link}/erneuern`)).body).toEqual({ name: "Ines Ladung" });
    const neu = await tokenAus(t, "ines@example.org");
    const checkLink = (token: string) => t.ruf("POST", "/v1/unternehmensverknuepfung/pruefen", { json: { token } });
    expect((await checkLink(alt)).body.code).toBe("TOKEN_UNGUELTIG");
    expect((await checkLink(neu)).status).toBe(200);
    expect((await verlauf(uuid)).map(({ ereignis, grund }) => [ereignis, grund])).toEqual([
      ["support.einladung", GRUND.grund],
      ["einladen", null],
    ]);
  });

  it("Bestätigung: der neue Link legt das Konto an, der alte nicht mehr", async () => {
    await register(t, t.browser(), { email: "nora@example.org" });
    const alt = await tokenAus(t, "nora@example.org");
    const sara = await t.alsSupport();
    const uuid = await uuidVon(sara, "nora@example.org");
    const link = textOf(listOf((await sara.get(person(uuid))).body.links)[0]?.uuid);
    expect((await act(sara, uuid, `links/${link}/erneuern`)).status).toBe(200);
    const neu = await tokenAus(t, "nora@example.org");
    const confirm = (token: string) => t.ruf("POST", "/v1/registrierung/emailbestaetigen", { json: { token } });
    expect((await confirm(alt)).body.code).toBe("TOKEN_UNGUELTIG");
    expect((await confirm(neu)).status).toBe(200);
    expect(await auditUeber(t, "support.bestaetigung")).toHaveLength(1);
    const konto = await uuidVon(sara, "nora@example.org");
    expect((await sara.get(person(konto))).body).toMatchObject({ art: "KONTO", status: "OHNE_PASSWORT" });
    expect((await sara.get(person(uuid))).status).toBe(404);
  });

  it("kein Link einer anderen Person, keiner für ein Passwort, und keiner, der auf Zustimmung wartet", async () => {
    const bea = await t.alsBevollmaechtigter();
    await bea.post(`${PFAD}/einladungen`, eingeladen("ines@example.org"));
    await t.ruf("POST", "/v1/passwort/vergessen", { json: { email: MAX.email } });
    const sara = await t.alsSupport();
    const ines = await uuidVon(sara, "ines@example.org");
    const linkVon = async (uuid: string) => textOf(listOf((await sara.get(person(uuid))).body.links)[0]?.uuid);
    const fremd = await linkVon(ines);
    const eigener = await linkVon(MAX.uuid);
    for (const link of [fremd, eigener])
      expect((await act(sara, MAX.uuid, `links/${link}/erneuern`)).body.code).toBe("PERSON_STAND");
    await t.eigentuemer.query("UPDATE einladung SET zustimmung = 'OFFEN'");
    expect((await sara.get(person(ines))).body.links).toMatchObject([{ stand: "WARTET", isErneuerbar: false }]);
    expect((await act(sara, ines, `links/${fremd}/erneuern`)).body.code).toBe("PERSON_STAND");
  });

  it("nicht öfter als auf den gewöhnlichen Wegen", async () => {
    const sara = await t.alsSupport();
    const stati = [];
    for (let mal = 0; mal < 6; mal += 1) stati.push((await act(sara, MAX.uuid, "passwort")).status);
    expect(stati).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("die Seite einer Person", () => {
  it("zeigt Mails mit ihrem Stand und nie mit ihrem Text", async () => {
    await t.ruf("POST", "/v1/passwort/vergessen", { json: { email: MAX.email } });
    const mails = async () => listOf((await (await t.alsSupport()).get(person(MAX.uuid))).body.mails);
    expect(await mails()).toMatchObject([{ betreff: "Passwort zurücksetzen", gesendetAm: null, versuche: 0 }]);
    t.mailFehler.aktiv = true;
    await t.clearAusgang();
    expect(await mails()).toMatchObject([{ versuche: 1, fehler: "Mailserver nicht erreichbar", aufgegebenAm: null }]);
    t.mailFehler.aktiv = false;
    t.uhr.vor({ stunden: 1 });
    await t.clearAusgang();
    const [mail] = await mails();
    expect(mail).toMatchObject({ gesendetAm: "2026-03-02T10:00:00.000Z", versuche: 2 });
    expect(Object.keys(mail ?? {})).not.toContain("text");
  });

  it("zeigt den Verlauf des Kontos, neueste zuerst, und nichts von Anträgen", async () => {
    const max = await t.als("mitarbeit");
    await max.post("/v1/antraege", { bezeichnung: "Geheime Idee" });
    await tryLogin(t, "mitarbeit", "falsch");
    const bea = await t.alsBevollmaechtigter();
    const rolle = { rolle: "BEVOLLMAECHTIGTER", bisher: "MITARBEITER" };
    await bea.put(`${PFAD}/benutzer/${MAX.uuid}/rolle`, rolle);
    await act(await t.alsSupport(), MAX.uuid, "sperren");
    const zeilen = await verlauf(MAX.uuid);
    expect(
      zeilen.map(({ ereignis, wer, firma, nachRolle, grund }) => [ereignis, wer, firma, nachRolle, grund]),
    ).toEqual([
      ["support.sperren", "Sara Port", null, null, GRUND.grund],
      ["benutzer.rolle", "Bea Vollmer", "Beispiel Maschinenbau GmbH", "BEVOLLMAECHTIGTER", null],
      ["ANMELDUNG_ABGELEHNT", null, null, null, null],
      ["UNTERNEHMEN_GEWAEHLT", null, "Beispiel Maschinenbau GmbH", null, null],
      ["ANMELDUNG", null, null, null, null],
    ]);
    const { body } = await (await t.alsSupport()).get(person(MAX.uuid));
    expect(body.anzahlEreignisse).toBe(5);
    expect(JSON.stringify([body, zeilen])).not.toContain("Geheime Idee");
  });

  it("zeigt auch beendete Sitzungen und den Wunsch nach einem neuen Passwort", async () => {
    const [max, anderswo] = [await t.als("mitarbeit"), await t.als("mitarbeit")];
    const sitzungen = listOf((await max.get("/v1/benutzer/profil")).body.sitzungen);
    const uuid = textOf(sitzungen.find(({ aktuell }) => !aktuell)?.uuid);
    expect((await max.delete(`/v1/benutzer/sitzungen/${uuid}`)).status).toBe(200);
    expect((await anderswo.get("/v1/navigation")).status).toBe(401);
    expect((await max.delete("/v1/benutzer/sitzungen")).status).toBe(200);
    for (const email of [MAX.email, "niemand@example.org"])
      await t.ruf("POST", "/v1/passwort/vergessen", { json: { email } });
    expect((await verlauf(MAX.uuid)).slice(0, 3).map(({ ereignis }) => ereignis)).toEqual([
      "PASSWORT_VERGESSEN",
      "SITZUNGEN_BEENDET",
      "SITZUNG_BEENDET",
    ]);
  });

  it("blättert im Verlauf zu je 50 Ereignissen", async () => {
    await t.dienste.pool.query(
      `INSERT INTO audit (am, vorgang, benutzer_uuid)
       SELECT '2026-03-01'::timestamptz + n * interval '1 minute', 'ABMELDUNG', $1 FROM generate_series(1, 120) n`,
      [MAX.uuid],
    );
    const sara = await t.alsSupport();
    const anzahlen: number[] = [];
    const weiter: unknown[] = [];
    let vor: string | null = "";
    while (vor !== null) {
      const { body } = await sara.get(`${person(MAX.uuid, "verlauf")}${vor === "" ? "" : `?vor=${vor}`}`);
      anzahlen.push(listOf(body.data).length);
      weiter.push(body.weiterAm);
      vor = typeof body.weiterVor === "number" ? String(body.weiterVor) : null;
    }
    expect(anzahlen).toEqual([50, 50, 20]);
    // The 70th and the 20th of the 120 minutes; other lists are laid beside these pages by them.
    const minute = (n: number) => new Date(Date.UTC(2026, 2, 1) + n * 60_000).toISOString();
    expect(weiter).toEqual([minute(70), minute(20), null]);
  });

  it("sagt, wenn zu viele falsche Passwörter die Anmeldung gesperrt haben", async () => {
    const sara = await t.alsSupport();
    await t.eigentuemer.query(
      "INSERT INTO anmeldeversuch (schluessel, fehlversuche, sperre_bis, letzter_am) VALUES (encode(sha256(convert_to($1, 'UTF8')), 'hex'), 100, 'infinity', now())",
      [`konto:${MAX.email}`],
    );
    expect((await sara.get(person(MAX.uuid))).body.isAnmeldungGesperrt).toBe(true);
    expect((await sara.get(person(BEA.uuid))).body.isAnmeldungGesperrt).toBe(false);
  });

  it("jeder Blick steht im Protokoll, je Person und Minute einmal; die Liste nicht", async () => {
    const sara = await t.alsSupport();
    await sara.get(PERSONEN);
    for (const wen of [MAX, MAX, BEA]) await sara.get(person(wen.uuid));
    t.uhr.vor({ sekunden: 61 });
    await sara.get(person(MAX.uuid));
    const zeile = (nach: string) => ({ benutzer_uuid: SARA, von: "SUPPORT_MITARBEITER", nach, grund: null });
    expect(await auditUeber(t, "BENUTZER_ANGESEHEN")).toEqual([MAX.uuid, BEA.uuid, MAX.uuid].map(zeile));
  });
});
