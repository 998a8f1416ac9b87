import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listOf, MENSCHEN, PASSWORT, startBackend, textOf, type TestBackend } from "../../support/backend";
import { mailsAn } from "../../support/benutzerverwaltung";
import {
  auditVon,
  choosePasswort,
  createKonto,
  GRUND,
  linkAn,
  logInStab,
  neuesKonto,
  NEUES_PASSWORT,
  STAB,
  stab,
  withKonto,
  zeilenVon,
  zeileVon,
} from "../../support/stab";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const NORA = "nora@example.org";
const UNBEKANNT = "99999999-9999-4999-8999-999999999999";
const rollen = (neue: string[], bisher: string[]) => ({ rollen: neue, bisher, ...GRUND });

describe("wer den Stab verwaltet", () => {
  const { uuid } = MENSCHEN.support;
  const rufe: [string, string, object?][] = [
    ["GET", STAB],
    ["POST", STAB, neuesKonto(NORA)],
    ["POST", stab(uuid, "link")],
    ["PUT", stab(uuid, "rollen"), rollen(["QUALITAETSMANAGEMENT"], ["SUPPORT_MITARBEITER"])],
    ["POST", stab(uuid, "sperren"), GRUND],
    ["POST", stab(uuid, "entsperren"), GRUND],
    ["POST", stab(uuid, "entfernen"), GRUND],
  ];

  it.each(["bevollmaechtigt", "mitarbeit", "support", "qm"] as const)("niemand als %s", async (wer) => {
    const browser = await t.als(wer);
    for (const [methode, pfad, json] of rufe)
      expect((await browser.ruf(methode, pfad, { json })).body.code, `${methode} ${pfad}`).toBe("KEIN_ZUGRIFF");
  });

  it("niemand ohne Anmeldung, und auch die Administration nur in dieser Rolle", async () => {
    for (const [methode, pfad, json] of rufe) expect((await t.ruf(methode, pfad, { json })).status).toBe(401);
    const ada = t.browser();
    await ada.login(MENSCHEN.admin.email, PASSWORT);
    expect((await ada.get(STAB)).body.code).toBe("KEIN_ZUGRIFF");
    await ada.post("/v1/benutzer/systemrollen/waehlen", { systemRolle: "SUPPORT_MITARBEITER" });
    expect((await ada.get(STAB)).body.code).toBe("KEIN_ZUGRIFF");
  });

  it("ändert nur mit frischem Nachweis", async () => {
    const ada = await t.alsAdmin();
    for (let schritt = 0; schritt < 6; schritt += 1) {
      t.uhr.vor({ minuten: 25 });
      await ada.post("/v1/auth/token/refresh");
    }
    expect((await ada.get(STAB)).status).toBe(200);
    for (const [methode, pfad, json] of rufe.slice(1))
      expect((await ada.ruf(methode, pfad, { json })).body.code, pfad).toBe("NACHWEIS_ERFORDERLICH");
  });

  it("findet nur Konten des Stabs", async () => {
    const ada = await t.alsAdmin();
    for (const fremd of [MENSCHEN.bevollmaechtigt.uuid, UNBEKANNT])
      for (const [methode, pfad, json] of rufe.slice(2))
        expect((await ada.ruf(methode, pfad.replace(uuid, fremd), { json })).body.code).toBe("NICHT_GEFUNDEN");
  });
});

describe("die Liste", () => {
  it("zeigt alle Konten des Stabs und sonst keine", async () => {
    const ada = await t.alsAdmin();
    await createKonto(ada, NORA);
    const zeilen = await zeilenVon(ada);
    expect(zeilen.map(({ name, status }) => `${textOf(name)}: ${textOf(status)}`).join(", ")).toBe(
      "Ada Min: AKTIV, Dora Schutz: AKTIV, Nora Neuhaus: EINGELADEN, Quirin Mann: AKTIV, Sara Port: AKTIV",
    );
    expect(zeilen[0]).toMatchObject({
      rollen: ["SUPPORT_MITARBEITER", "ADMINISTRATOR"],
      letzteAnmeldungAm: "2026-03-02T09:00:00.000Z",
      isSelbst: true,
    });
    expect(zeilen[2]).toMatchObject({
      tfaPflicht: true,
      zweiterFaktor: "MAIL",
      letzteAnmeldungAm: null,
      gueltigBis: "2026-03-09T09:00:00.000Z",
    });
  });

  it.each([
    ["?suche=PORT", ["Sara Port"]],
    ["?suche=qm@", ["Quirin Mann"]],
    ['?filter={"rollen":"ADMINISTRATOR###QUALITAETSMANAGEMENT"}', ["Ada Min", "Quirin Mann"]],
    ['?filter={"rollen":"SUPPORT_MITARBEITER"}&sort=name:desc', ["Sara Port", "Nora Neuhaus", "Ada Min"]],
    ['?filter={"status":"EINGELADEN"}', ["Nora Neuhaus"]],
    ['?filter={"tfaPflicht":"ja"}', ["Nora Neuhaus"]],
    ['?filter={"zweiterFaktor":"KEINER"}&size=1&page=1', ["Dora Schutz"]],
    ['?filter={"letzteAnmeldungAm":"<Ohne Wert>"}', ["Dora Schutz", "Nora Neuhaus", "Quirin Mann", "Sara Port"]],
    ['?filter={"letzteAnmeldungAm":"02.03.2026"}', ["Ada Min"]],
    ["?sort=letzteAnmeldungAm:desc,email:desc&size=2", ["Ada Min", "Sara Port"]],
  ])("sucht, filtert, sortiert und blättert: %s", async (query, namen) => {
    const ada = await t.alsAdmin();
    await createKonto(ada, NORA);
    expect((await zeilenVon(ada, encodeURI(query).replaceAll("#", "%23"))).map(({ name }) => name)).toEqual(namen);
  });

  it.each(["?sort=hash:asc", "?sort=name:quer", '?filter={"hash":"a"}', '?filter={"letzteAnmeldungAm":"x"}'])(
    "weist ab, was die Tabelle nicht kennt: %s",
    async (query) => {
      expect((await (await t.alsAdmin()).get(`${STAB}${encodeURI(query)}`)).status).toBe(422);
    },
  );
});

describe("ein neues Konto", () => {
  it("bekommt einen Link, vergibt damit einmal das Passwort und meldet sich mit zweitem Faktor an", async () => {
    const ada = await t.alsAdmin();
    const uuid = await createKonto(ada, NORA, "QUALITAETSMANAGEMENT", "SUPPORT_MITARBEITER");
    const token = await linkAn(t, NORA);
    expect((await choosePasswort(t, token)).status).toBe(200);
    expect((await choosePasswort(t, token)).body.code).toBe("TOKEN_UNGUELTIG");
    expect(await zeileVon(ada, NORA)).toMatchObject({ status: "AKTIV", gueltigBis: null });
    const nora = await logInStab(t, NORA, "QUALITAETSMANAGEMENT");
    expect((await nora.get("/v1/antraege")).status).toBe(200);
    const aus = await nora.put("/v1/benutzer/zweifaktor/mail", { aktiv: false, passwort: NEUES_PASSWORT });
    expect(aus.status).toBe(422);
    expect(await auditVon(t, "stab.anlegen")).toEqual([
      { benutzer_uuid: MENSCHEN.admin.uuid, von: null, nach: "SUPPORT_MITARBEITER QUALITAETSMANAGEMENT", grund: uuid },
    ]);
  });

  it("ohne zweiten Faktor führt auch den Stab nur zu dessen Einrichtung", async () => {
    const ada = await t.alsAdmin();
    const { uuid } = await withKonto(t, ada, { email: NORA, rollen: ["ADMINISTRATOR"] });
    await t.dienste.pool.query("UPDATE benutzer SET mail_tfa = false WHERE uuid = $1", [uuid]);
    const nora = t.browser();
    expect((await nora.login(NORA, NEUES_PASSWORT)).body).toMatchObject({ state: "AUTHENTICATED" });
    expect((await nora.get(STAB)).body.code).toBe("ZWEI_FAKTOR_ERFORDERLICH");
    expect((await nora.get("/v1/sitzung")).body).toMatchObject({ navigation: [], benutzer: { tfaPflicht: true } });
  });

  it("nennt alles, was fehlt oder falsch ist, an seinem Feld", async () => {
    const ada = await t.alsAdmin();
    const leer = await ada.post(STAB, { email: "x", vorname: " ", nachname: "", rollen: [] });
    expect(leer.status).toBe(422);
    expect(leer.body.errors).toEqual([
      { uuid: "", property: "vorname", message: "Dieses Feld ist erforderlich" },
      { uuid: "", property: "nachname", message: "Dieses Feld ist erforderlich" },
      { uuid: "", property: "email", message: "Bitte geben Sie eine gültige E-Mail-Adresse ein" },
      { uuid: "", property: "rollen", message: "Bitte wählen Sie mindestens eine Rolle." },
    ]);
    const fremd = await ada.post(STAB, neuesKonto(NORA, "UNTERNEHMENSMITARBEITER"));
    expect(fremd.status).toBe(422);
    const vergeben = await ada.post(STAB, neuesKonto(MENSCHEN.bevollmaechtigt.email.toUpperCase()));
    expect(listOf(vergeben.body.errors).map(({ property }) => property)).toEqual(["email"]);
    expect(JSON.stringify(vergeben.body.errors)).toContain("gibt es schon ein Konto");
  });

  it("ein neuer Link beendet den alten, auch wenn er abgelaufen ist", async () => {
    const ada = await t.alsAdmin();
    const uuid = await createKonto(ada, NORA);
    const alt = await linkAn(t, NORA);
    t.uhr.vor({ minuten: 1 });
    expect((await ada.post(stab(uuid, "link"))).body).toEqual({ name: "Nora Neuhaus" });
    expect((await choosePasswort(t, alt)).body.code).toBe("TOKEN_UNGUELTIG");
    t.uhr.vor({ tage: 8 });
    const spaeter = await t.alsAdmin();
    expect((await zeileVon(spaeter, NORA))?.status).toBe("ABGELAUFEN");
    expect((await choosePasswort(t, await linkAn(t, NORA))).body.code).toBe("TOKEN_UNGUELTIG");
    await spaeter.post(stab(uuid, "link"));
    expect((await choosePasswort(t, await linkAn(t, NORA))).status).toBe(200);
    expect((await spaeter.post(stab(uuid, "link"))).body.code).toBe("NICHT_GEFUNDEN");
  });

  it("entsteht bei einer Wiederholung nicht zweimal", async () => {
    const ada = await t.alsAdmin();
    const schluessel = "11111111-1111-4111-8111-111111111111";
    const erste = await ada.post(STAB, neuesKonto(NORA), { schluessel });
    expect((await ada.post(STAB, neuesKonto(NORA), { schluessel })).body).toEqual(erste.body);
    expect(await mailsAn(t, NORA)).toHaveLength(1);
  });
});

describe("andere Rollen", () => {
  it("gelten sofort; wer eine verliert, ist abgemeldet und erfährt es", async () => {
    const ada = await t.alsAdmin();
    const { uuid, browser } = await withKonto(t, ada, {
      email: NORA,
      rollen: ["SUPPORT_MITARBEITER", "QUALITAETSMANAGEMENT"],
    });
    const mehr = ["SUPPORT_MITARBEITER", "QUALITAETSMANAGEMENT", "ADMINISTRATOR"];
    const setRollen = (neue: string[], bisher: string[]) => ada.put(stab(uuid, "rollen"), rollen(neue, bisher));
    expect((await setRollen(mehr, mehr.slice(0, 2))).status).toBe(200);
    expect((await browser.get("/v1/antraege")).status).toBe(200);
    expect((await setRollen(["QUALITAETSMANAGEMENT"], mehr)).status).toBe(200);
    expect((await browser.get("/v1/antraege")).status).toBe(401);
    expect((await setRollen(["SUPPORT_MITARBEITER"], mehr)).body.code).toBe("REVISION_VERALTET");
    const { subject, text } = (await mailsAn(t, NORA)).at(-1) ?? { subject: "", text: "" };
    expect([subject, text]).toEqual([
      "Ihre Rollen im Antragsportal wurden geändert",
      expect.stringContaining("jetzt diese Rollen: „Qualitätsmanagement“."),
    ]);
    expect((await auditVon(t, "stab.rollen")).at(-1)).toEqual({
      benutzer_uuid: MENSCHEN.admin.uuid,
      von: mehr.join(" "),
      nach: "QUALITAETSMANAGEMENT",
      grund: `${uuid} ${GRUND.grund}`,
    });
  });

  it("brauchen mindestens eine Rolle und einen Grund", async () => {
    const ada = await t.alsAdmin();
    const antwort = await ada.put(stab(MENSCHEN.qm.uuid, "rollen"), { rollen: [], bisher: [], grund: " " });
    expect(antwort.body.errors).toEqual([
      { uuid: "", property: "rollen", message: "Bitte wählen Sie mindestens eine Rolle." },
      { uuid: "", property: "grund", message: "Dieses Feld ist erforderlich" },
    ]);
  });

  it("als Administrator gibt niemand unbemerkt: alle anderen Administratoren erfahren es", async () => {
    const ada = await t.alsAdmin();
    await withKonto(t, ada, { email: NORA, rollen: ["ADMINISTRATOR"] });
    await createKonto(ada, "otto@example.org", "ADMINISTRATOR");
    expect((await mailsAn(t, NORA)).at(-1)?.text).toContain(
      "Nora Neuhaus hat jetzt die Rolle „Administrator“. Das hat Ada Min bestimmt.",
    );
    expect(await mailsAn(t, MENSCHEN.admin.email)).toEqual([]);
  });
});

describe("Sperren und Entfernen", () => {
  it("eine Sperre beendet die Sitzung, jeden Link und jede Anmeldung, bis sie aufgehoben ist", async () => {
    const ada = await t.alsAdmin();
    const { uuid, browser } = await withKonto(t, ada, { email: NORA, rollen: ["SUPPORT_MITARBEITER"] });
    await t.ruf("POST", "/v1/passwort/vergessen", { json: { email: NORA } });
    expect((await ada.post(stab(uuid, "sperren"), { grund: "" })).status).toBe(422);
    expect((await browser.get("/v1/antraege")).status).toBe(200);
    expect((await ada.post(stab(uuid, "sperren"), GRUND)).body).toEqual({ name: "Nora Neuhaus" });
    expect((await browser.get("/v1/antraege")).status).toBe(401);
    expect((await t.browser().login(NORA, NEUES_PASSWORT)).body.code).toBe("ANMELDUNG_FEHLGESCHLAGEN");
    const { rows } = await t.dienste.pool.query(
      "SELECT 1 FROM passwort_link WHERE benutzer_uuid = $1 AND benutzt_am IS NULL",
      [uuid],
    );
    expect(rows).toEqual([]);
    expect(await zeileVon(ada, NORA)).toMatchObject({ status: "GESPERRT", sperrgrund: GRUND.grund });
    expect((await mailsAn(t, NORA)).at(-1)?.subject).toBe("Ihr Konto im Antragsportal wurde gesperrt");
    expect((await ada.post(stab(uuid, "entsperren"), { grund: "Geklärt" })).status).toBe(200);
    expect((await mailsAn(t, NORA)).at(-1)?.subject).toBe("Ihr Konto im Antragsportal ist wieder frei");
    expect(await zeileVon(ada, NORA)).toMatchObject({ status: "AKTIV", sperrgrund: null });
    await logInStab(t, NORA, "SUPPORT_MITARBEITER");
    expect((await auditVon(t, "stab.sperren")).map(({ grund }) => grund)).toEqual([`${uuid} ${GRUND.grund}`]);
    expect((await auditVon(t, "stab.entsperren")).map(({ grund }) => grund)).toEqual([`${uuid} Geklärt`]);
  });

  it("ein entferntes Konto ist sofort zu, behält im Protokoll seinen Namen und gibt die Adresse frei", async () => {
    const ada = await t.alsAdmin();
    const { uuid, browser } = await withKonto(t, ada, { email: NORA, rollen: ["SUPPORT_MITARBEITER"] });
    expect((await ada.post(stab(uuid, "entfernen"), GRUND)).status).toBe(200);
    expect((await browser.get("/v1/antraege")).status).toBe(401);
    expect((await t.browser().login(NORA, NEUES_PASSWORT)).body.code).toBe("ANMELDUNG_FEHLGESCHLAGEN");
    expect(await zeileVon(ada, NORA)).toBeUndefined();
    expect((await ada.post(stab(uuid, "entsperren"), GRUND)).body.code).toBe("NICHT_GEFUNDEN");
    expect((await mailsAn(t, NORA)).at(-1)?.subject).toBe("Ihr Konto im Antragsportal wurde entfernt");
    const { rows } = await t.dienste.pool.query("SELECT vorname, nachname FROM benutzer WHERE uuid = $1", [uuid]);
    expect(rows).toEqual([{ vorname: "Nora", nachname: "Neuhaus" }]);
    t.uhr.vor({ minuten: 61 });
    expect((await t.ruf("POST", "/v1/passwort/vergessen", { json: { email: NORA } })).status).toBe(200);
    expect((await mailsAn(t, NORA)).at(-1)?.text).toContain("Unter dieser Adresse gibt es dort kein Konto.");
    expect(await createKonto(await t.alsAdmin(), NORA)).not.toBe(uuid);
  });

  it("die Datenbank öffnet kein entferntes Konto", async () => {
    const ada = await t.alsAdmin();
    await ada.post(stab(MENSCHEN.qm.uuid, "entfernen"), GRUND);
    await expect(
      t.dienste.pool.query("UPDATE benutzer SET gesperrt_seit = NULL WHERE uuid = $1", [MENSCHEN.qm.uuid]),
    ).rejects.toThrow("benutzer_entfernt");
  });

  it("ein zweites Mal ändert nichts und sagt niemandem etwas", async () => {
    const ada = await t.alsAdmin();
    for (const schritt of ["sperren", "sperren", "entsperren", "entsperren"])
      expect((await ada.post(stab(MENSCHEN.qm.uuid, schritt), GRUND)).status).toBe(200);
    expect((await mailsAn(t, MENSCHEN.qm.email)).map(({ subject }) => textOf(subject))).toEqual([
      "Ihr Konto im Antragsportal wurde gesperrt",
      "Ihr Konto im Antragsportal ist wieder frei",
    ]);
  });
});
