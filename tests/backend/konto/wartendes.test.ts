import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Browser, listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";
import { person as eingeladen } from "../../support/benutzerverwaltung";
import { command, FACH, offeneSendung } from "../../support/fach";
import { send, startHeartbeat } from "../../support/leben";
import { submitNew } from "../../support/antraege";
import { beginFaktor, decide, PAUL, withApp } from "../../support/zugangsaenderung";

const PFAD = "/v1/stab/wartendes";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend({ NEZO_AKTIV: "false", GRENZE_NEUE_TANS_JE_KONTO_STUNDE: "100" });
  await t.backend.migrate();
});
afterEach(() => t.stop());

/** What waits for somebody, as pairs of kind and number. */
async function waitsFor(browser: Browser): Promise<Record<string, number>> {
  const { body, status } = await browser.get(PFAD);
  expect(status).toBe(200);
  return Object.fromEntries(
    listOf(body.data).map(({ art, bereich, anzahl }) => [
      [textOf(art), textOf(bereich)].filter((teil) => teil !== "").join(" "),
      Number(anzahl),
    ]),
  );
}

const jeder = async () => ({
  support: await waitsFor(await t.alsSupport()),
  qm: await waitsFor(await t.alsQm()),
  admin: await waitsFor(await t.alsAdmin()),
});

it.each(["bevollmaechtigt", "mitarbeit", "fremd", "datenschutz"] as const)("%s fragt das nicht", async (wer) => {
  expect((await (await t.als(wer)).get(PFAD)).body.code).toBe("KEIN_ZUGRIFF");
});

it("niemand ohne Anmeldung", async () => {
  expect((await t.ruf("GET", PFAD)).status).toBe(401);
});

describe("was auf den Stab wartet", () => {
  it("ist zuerst nichts, und die Antwort kostet eine Anweisung mehr als die Anmeldung zu prüfen", async () => {
    const admin = await t.alsAdmin();
    await admin.get(PFAD);
    t.statements.length = 0;
    expect(await waitsFor(admin)).toEqual({});
    expect(t.statements.length).toBeLessThanOrEqual(2);
    expect(await jeder()).toEqual({ support: {}, qm: {}, admin: {} });
  });

  it("eine Zugangsänderung, für alle, die zustimmen dürfen, nur nicht für die, die sie begonnen hat", async () => {
    await withApp(t, PAUL.uuid);
    expect((await beginFaktor(await t.alsSupport(), PAUL.uuid)).status).toBe(200);
    expect(await jeder()).toEqual({ support: {}, qm: {}, admin: { ZUGANGSAENDERUNG: 1 } });
    await t.eigentuemer.query("UPDATE zugangsaenderung SET begonnen_von = $1", [MENSCHEN.admin.uuid]);
    expect(await jeder()).toEqual({ support: { ZUGANGSAENDERUNG: 1 }, qm: {}, admin: {} });
    expect((await decide(await t.alsSupport(), PAUL.uuid, "zustimmen")).status).toBe(200);
    expect((await jeder()).support).toEqual({});
  });

  it("Entwürfe und geplante Texte nach ihrem Bereich, für alle, die sie veröffentlichen", async () => {
    const qm = await t.alsQm();
    const { body } = await qm.get("/v1/hilfetexte/verwaltung?bereich=vorhabenV2");
    for (const zeile of listOf(body.data).slice(0, 2))
      expect(
        (
          await qm.ruf("PUT", `/v1/hilfetexte/texte/${textOf(zeile.uuid)}/entwurf`, {
            json: { quelle: "Neu.", index: String(Number(zeile.index)), isActive: true, revision: 0 },
          })
        ).status,
      ).toBe(200);
    const texte = { "TEXTENTWURF vorhabenV2": 2 };
    expect(await jeder()).toEqual({ support: {}, qm: texte, admin: texte });
    await t.eigentuemer.query("UPDATE textfassung SET gilt_ab = $1", [new Date(t.uhr.now().getTime() + 60_000)]);
    expect((await jeder()).qm).toEqual(texte);
    await t.eigentuemer.query("UPDATE textfassung SET gilt_ab = $1", [t.uhr.now()]);
    expect(await jeder()).toEqual({ support: {}, qm: {}, admin: {} });
  });

  it("eine Systemnachricht, die in einem Tag beginnt", async () => {
    const admin = await t.alsAdmin();
    const neue = { titel: "Bald", text: "<p>Bald.</p>", anzeigenBis: "2026-12-01T08:00" };
    for (const anzeigenVon of ["2026-03-02T20:00", "2026-03-20T08:00"])
      expect((await admin.post("/v1/systemnachrichten", { ...neue, anzeigenVon })).status).toBe(200);
    expect(await jeder()).toEqual({ support: { SYSTEMNACHRICHT: 1 }, qm: {}, admin: { SYSTEMNACHRICHT: 1 } });
  });

  it("eine aufgegebene E-Mail und eine gebrochene Kette, nur für die Administration", async () => {
    await (await t.alsBevollmaechtigter()).post("/v1/benutzerverwaltung/einladungen", eingeladen("x@example.org"));
    await t.eigentuemer.query("UPDATE mail_ausgang SET aufgegeben_am = $1, text = ''", [t.uhr.now()]);
    await t.eigentuemer.query(
      "INSERT INTO kettenpruefung (angefordert_am, begonnen_am, beendet_am, anzahl_befunde) VALUES ($1, $1, $1, 1)",
      [t.uhr.now()],
    );
    t.dienste.betriebsstand.forget();
    expect(await jeder()).toEqual({ support: {}, qm: {}, admin: { KETTE: 1, AUFGEGEBENE_MAIL: 1 } });
  });

  it("ein abgelehntes Dokument und ein Antrag, der seit einem Tag wartet, nur für die Administration", async () => {
    const leben = await startHeartbeat(t);
    await send(leben, "NACHTRAG");
    const nachtrag = await offeneSendung(t, leben.im.uuid);
    await command(t, `${FACH}/uebermittlungen/${nachtrag}/ablehnung`, { json: { grund: "Anlage fehlt" } });
    await submitNew(t, leben.browser);
    expect(await jeder()).toEqual({ support: {}, qm: {}, admin: { ABGELEHNTE_UEBERMITTLUNG: 1 } });
    t.uhr.vor({ stunden: 25 });
    expect(await waitsFor(await t.alsAdmin())).toEqual({ ABGELEHNTE_UEBERMITTLUNG: 1, WARTENDER_ANTRAG: 1 });
  });
});
