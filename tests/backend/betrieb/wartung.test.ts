import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLaufbuch } from "~/server/backend/usecases/wartung/laufbuch";
import { type Browser, listOf, startBackend, type TestBackend, textOf } from "../../support/backend";
import { person as eingeladen } from "../../support/benutzerverwaltung";
import { send, startHeartbeat } from "../../support/leben";

const PFAD = "/v1/wartung";
const UNBEKANNT = "99999999-9999-4999-8999-999999999999";

let t: TestBackend;
let admin: Browser;
beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false", GRENZE_NEUE_TANS_JE_KONTO_STUNDE: "100" });
});
afterAll(() => t.stop());
beforeEach(async () => {
  t.mailFehler.aktiv = false;
  admin = await t.alsAdmin();
  await t.clearAusgang();
});

const als = (methode: string) => (rest: string) => [methode, `${PFAD}/${rest}`] as const;
const lesend = ["zustand", "mails", "uebermittlungen", "uebermittlungen/wartende"].map(als("GET"));
const schreibend = [
  "mails/erneut",
  `mails/${UNBEKANNT}/verwerfen`,
  "uebermittlungen/wiedervorlegen",
  ...["wiedervorlegen", "verwerfen", "abbrechen"].map((was) => `uebermittlungen/${UNBEKANNT}/${was}`),
].map(als("POST"));
const EINGABE = { json: { grund: "Falsche Adresse" } };

describe("wer die Wartung sieht", () => {
  it.each(["bevollmaechtigt", "mitarbeit", "fremd", "support", "qm"] as const)("nicht %s", async (wer) => {
    const browser = await t.als(wer);
    for (const [methode, pfad] of [...lesend, ...schreibend])
      expect((await browser.ruf(methode, pfad, methode === "GET" ? {} : EINGABE)).body.code, pfad).toBe("KEIN_ZUGRIFF");
  });

  it("niemand ohne Anmeldung", async () => {
    for (const [methode, pfad] of [...lesend, ...schreibend])
      expect((await t.ruf(methode, pfad, methode === "GET" ? {} : EINGABE)).status, pfad).toBe(401);
  });
});

/** A mail that the mail server has not taken; its id. */
async function createWartende(email: string): Promise<string> {
  t.mailFehler.aktiv = true;
  await (await t.alsBevollmaechtigter()).post("/v1/benutzerverwaltung/einladungen", eingeladen(email));
  await t.clearAusgang();
  t.mailFehler.aktiv = false;
  const zeile = (await ausgang()).find(({ empfaenger }) => textOf(empfaenger) === email);
  return textOf(zeile?.uuid);
}

const ausgang = async () => listOf((await admin.get(`${PFAD}/mails`)).body.data);
const audit = async (vorgang: string) =>
  (
    await t.dienste.pool.query<{ grund: string; nach: string }>("SELECT grund, nach FROM audit WHERE vorgang = $1", [
      vorgang,
    ])
  ).rows;

describe("der Ausgang der E-Mails", () => {
  it("zeigt, was nicht verschickt ist, mit Fehler und ohne Text", async () => {
    await createWartende("eins@example.org");
    const [zeile] = await ausgang();
    expect(zeile).toMatchObject({ empfaenger: "eins@example.org", versuche: 1, fehler: "Mailserver nicht erreichbar" });
    expect(Object.keys(zeile ?? {})).not.toContain("text");
    t.uhr.vor({ stunden: 2 });
    await t.clearAusgang();
  });

  it("kommt seitenweise, die ältesten zuerst", async () => {
    for (const name of ["a", "b", "c"]) await createWartende(`seite-${name}@example.org`);
    const seite = async (frage: string) => {
      const { body } = await admin.get(`${PFAD}/mails?${frage}`);
      return [listOf(body.data).map(({ empfaenger }) => textOf(empfaenger)), body.total];
    };
    expect(await seite("page=0&size=2")).toEqual([["seite-a@example.org", "seite-b@example.org"], 3]);
    expect(await seite("page=1&size=2")).toEqual([["seite-c@example.org"], 3]);
    expect((await admin.get(`${PFAD}/mails?size=0`)).status).toBe(422);
    t.uhr.vor({ stunden: 2 });
    await t.clearAusgang();
  });

  it("versucht eine oder alle sofort, auch wenn zwei zugleich drücken nur einmal", async () => {
    const uuid = await createWartende("zwei@example.org");
    const zweite = await t.alsAdmin();
    await t.clearAusgang();
    const antworten = await Promise.all([
      admin.post(`${PFAD}/mails/erneut`, { uuid }),
      zweite.post(`${PFAD}/mails/erneut`, {}),
    ]);
    expect(antworten.map(({ status }) => status)).toEqual([200, 200]);
    const mails = await t.clearAusgang();
    expect(mails.filter(({ to }) => to === "zwei@example.org")).toHaveLength(1);
    expect(await ausgang()).toEqual([]);
    expect((await admin.post(`${PFAD}/mails/erneut`, { uuid })).body).toEqual({ anzahl: 0 });
  });

  it("lässt einer, die gerade versandt wird, ihren Versand", async () => {
    const uuid = await createWartende("drei@example.org");
    const bis = new Date(t.uhr.now().getTime() + 60_000);
    await t.eigentuemer.query("UPDATE mail_ausgang SET versand_bis = $2 WHERE uuid = $1", [uuid, bis]);
    expect((await admin.post(`${PFAD}/mails/erneut`, { uuid })).body).toEqual({ anzahl: 0 });
    expect((await admin.post(`${PFAD}/mails/${uuid}/verwerfen`, EINGABE.json)).body.code).toBe("STATUS_NICHT_ERLAUBT");
    await t.eigentuemer.query("DELETE FROM mail_ausgang WHERE uuid = $1", [uuid]);
  });

  it("verwirft mit Grund, vermerkt ihn und löscht den Text; ohne Grund geschieht nichts", async () => {
    const uuid = await createWartende("vier@example.org");
    const ohne = await admin.post(`${PFAD}/mails/${uuid}/verwerfen`, { grund: "  " });
    expect(ohne.status).toBe(422);
    expect(ohne.body).toMatchObject({ errors: [{ property: "grund" }] });
    expect((await ausgang())[0]).toMatchObject({ aufgegebenAm: null });
    expect((await admin.post(`${PFAD}/mails/${uuid}/verwerfen`, EINGABE.json)).status).toBe(200);
    expect((await ausgang())[0]).toMatchObject({ fehler: "Verworfen: Falsche Adresse" });
    const { rows } = await t.dienste.pool.query("SELECT text FROM mail_ausgang WHERE uuid = $1", [uuid]);
    expect(rows).toEqual([{ text: "" }]);
    expect(await audit("wartung.mailVerworfen")).toEqual([{ grund: "Falsche Adresse", nach: uuid }]);
    expect((await admin.post(`${PFAD}/mails/${uuid}/verwerfen`, EINGABE.json)).body.code).toBe("STATUS_NICHT_ERLAUBT");
    t.uhr.vor({ stunden: 2 });
    expect((await t.clearAusgang()).filter(({ to }) => to === "vier@example.org")).toEqual([]);
  });
});

describe("der Zustand", () => {
  // Time goes on between two questions, and a session with it.
  const zustand = async (name: string) => {
    admin = await t.alsAdmin();
    const { body } = await admin.get(`${PFAD}/zustand`);
    return [...listOf(body.dienste), ...listOf(body.laeufe)].find((eintrag) => textOf(eintrag.name) === name);
  };

  it("nennt jeden Dienst und verrät kein Geheimnis", async () => {
    const { body } = await admin.get(`${PFAD}/zustand`);
    expect(listOf(body.dienste).map(({ name, zustand: stand }) => [textOf(name), textOf(stand)])).toEqual([
      ["Datenbank", "BEREIT"],
      ["Virenprüfung", "AUS"],
      ["Identifizierung (nezo)", "AUS"],
      ["E-Mail-Versand", "GESTOERT"],
      ["Dateiablage", "BEREIT"],
      ["Fachverfahren", "BEREIT"],
      // No node of this test has a live channel.
      ["Live-Kanal", "GESTOERT"],
    ]);
    const { secretKey, fachToken } = t.dienste.config;
    for (const geheim of [secretKey, fachToken].filter((text) => text !== ""))
      expect(JSON.stringify(body)).not.toContain(geheim);
  });

  it("kennt den Live-Kanal, solange ein Knoten sich meldet", async () => {
    const bis = new Date(t.uhr.now().getTime() + 20_000);
    await t.eigentuemer.query("INSERT INTO live_knoten (uuid, lebt_bis) VALUES (gen_random_uuid(), $1)", [bis]);
    expect(await zustand("Live-Kanal")).toMatchObject({
      zustand: "BEREIT",
      letzterErfolgAm: t.uhr.now().toISOString(),
      hinweis: "0 Verbindungen an 1 Knoten.",
    });
    await t.eigentuemer.query("DELETE FROM live_knoten");
  });

  it("merkt sich, wann eine Hintergrundarbeit gut endete und wann nicht", async () => {
    const buch = createLaufbuch(t.dienste);
    await buch.record("FRISTEN", () => Promise.resolve());
    const gut = await zustand("Fristen und Erinnerungen");
    expect(gut).toMatchObject({ zustand: "BEREIT", hinweis: "" });
    expect(gut?.letzterErfolgAm).toBe(t.uhr.now().toISOString());
    t.uhr.vor({ minuten: 5 });
    await expect(buch.record("FRISTEN", () => Promise.reject(new Error("Kaputt")))).rejects.toThrow("Kaputt");
    expect(await zustand("Fristen und Erinnerungen")).toMatchObject({
      zustand: "GESTOERT",
      hinweis: "Der letzte Lauf ist gescheitert. Technische Meldung: „Kaputt“",
    });
    t.uhr.vor({ minuten: 5 });
    await buch.record("FRISTEN", () => Promise.resolve());
    expect(await zustand("Fristen und Erinnerungen")).toMatchObject({ zustand: "BEREIT" });
  });

  it("nennt Arbeiten, die stehen geblieben sind, und solche, die noch nie liefen", async () => {
    const buch = createLaufbuch(t.dienste);
    await buch.record("AUFRAEUMEN", () => Promise.resolve());
    t.uhr.vor({ minuten: 55 });
    expect(await zustand("Aufräumen")).toMatchObject({ zustand: "BEREIT" });
    t.uhr.vor({ minuten: 10 });
    expect(await zustand("Aufräumen")).toMatchObject({ zustand: "GESTOERT", hinweis: "Sie läuft seitdem nicht mehr." });
    expect(await zustand("Rückgabe begonnener Anmeldungen")).toMatchObject({
      zustand: "BEREIT",
      hinweis: "Noch nicht gelaufen.",
      letzterErfolgAm: null,
    });
  });

  it("weiß auch später, wann zuletzt eine E-Mail das Portal verließ", async () => {
    await t.clearAusgang();
    await (await t.alsBevollmaechtigter()).post("/v1/benutzerverwaltung/einladungen", eingeladen("fuenf@example.org"));
    expect((await t.clearAusgang()).map(({ to }) => to)).toContain("fuenf@example.org");
    const am = t.uhr.now().toISOString();
    await t.eigentuemer.query("DELETE FROM mail_ausgang WHERE gesendet_am IS NOT NULL");
    const { body } = await admin.get(`${PFAD}/zustand`);
    expect(listOf(body.dienste).find(({ name }) => textOf(name) === "E-Mail-Versand")).toMatchObject({
      letzterErfolgAm: am,
    });
  });

  it("nennt alle Zeiten und Grenzen, wie sie gelten, und kein Geheimnis", async () => {
    const { body } = await admin.get(`${PFAD}/zustand`);
    const zeilen = listOf(body.zeitenUndGrenzen);
    expect(zeilen).toContainEqual({
      abschnitt: "Zeiten",
      name: "SITZUNG_LEERLAUF_MINUTEN",
      bedeutung: "So lange bleibt angemeldet, wer nichts tut (5 bis 60)",
      wert: "30",
      vorgabe: "30",
    });
    expect(zeilen.length).toBeGreaterThan(40);
    expect(JSON.stringify(body)).not.toContain(t.dienste.config.secretKey);
  });

  it("sagt, wenn das Fachverfahren nichts mehr abholt", async () => {
    const leben = await startHeartbeat(t);
    await send(leben, "NACHTRAG");
    expect(await zustand("Fachverfahren")).toMatchObject({ zustand: "BEREIT" });
    t.uhr.vor({ stunden: 25 });
    expect(await zustand("Fachverfahren")).toMatchObject({ zustand: "GESTOERT" });
  });
});
