import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { audit } from "~/server/backend/storage/schema/audit";
import { unternehmen } from "~/server/backend/storage/schema/unternehmen";
import { nezoVorgang } from "~/server/backend/storage/schema/nezo";
import { type Browser, FIRMEN, startBackend, type TestBackend } from "../../support/backend";
import { stateOf, zertifikatOf } from "../../support/registrierung";

const PFAD = "/v1/unternehmen/stammdaten";
const KONTO = "neues-konto";
const ZERTIFIKAT = {
  firma: "Beispiel Anlagenbau GmbH",
  rechtsform: "GMBH",
  strasse: "Neuer Weg",
  hausnummer: "7",
  plz: "10115",
  ort: "Berlin",
  land: "DE",
  bundesland: "BE",
  steuernummer: "21/815/08150",
};

let t: TestBackend;
let chefin: Browser;
beforeEach(async () => {
  t = await startBackend();
  // One that registered without the service has no account there yet.
  await t.dienste.db.update(unternehmen).set({ nezoKonto: null }).where(eq(unternehmen.uuid, FIRMEN.maschinenbau.uuid));
  chefin = await t.alsBevollmaechtigter();
});
afterEach(() => t.stop());

const start = (wer = chefin) => wer.post("/v1/nezo/vorgaenge", { intent: "STAMMDATEN" });
const complete = (state: string, wer = chefin) => wer.post("/v1/nezo/abschluss", { state, intent: "STAMMDATEN" });
/** Leaves for nezo and gets a certificate there. */
async function identify(zertifikat: Parameters<typeof zertifikatOf>[0] = ZERTIFIKAT, konto = KONTO): Promise<string> {
  const state = stateOf(await start());
  t.nezo.ergebnisse.set(state, { status: "ERFOLG", unternehmen: zertifikatOf(zertifikat, konto) });
  return state;
}
const load = async (wer = chefin) => (await wer.get(PFAD)).body;
const kontoVon = async () => {
  const [zeile] = await t.dienste.db
    .select({ konto: unternehmen.nezoKonto })
    .from(unternehmen)
    .where(eq(unternehmen.uuid, FIRMEN.maschinenbau.uuid));
  return zeile?.konto;
};

describe("Stammdaten durch eine neue Identifizierung erneuern", () => {
  it("übernimmt, was das Zertifikat sagt, ab heute und fest; alles andere bleibt", async () => {
    const { email } = (await load()).werte ?? {};
    const state = await identify();
    expect((await complete(state)).body).toEqual({
      ergebnis: "STAMMDATEN_ERNEUERT",
      antragUuid: null,
      gegenstandUuid: null,
    });
    const nachher = await load();
    expect(nachher).toMatchObject({
      revision: 2,
      werte: {
        firma: "Beispiel Anlagenbau GmbH",
        strasse: "Neuer Weg",
        email,
      },
      angaben: {
        firma: { ab: nachher.kontext?.heute, quelle: "IDENTIFIZIERUNG" },
        // What was right before is proven now, and holds as long as it did.
        ort: { ab: null, quelle: "IDENTIFIZIERUNG" },
        steuernummer: { ab: null, quelle: "IDENTIFIZIERUNG" },
        email: { ab: null, quelle: "REGISTRIERUNG" },
      },
    });
    expect((await chefin.get("/v1/sitzung")).body).toMatchObject({
      benutzer: { unternehmenName: "Beispiel Anlagenbau GmbH" },
    });
    const json = { revision: 2, werte: { firma: "Anders" }, art: "BERICHTIGUNG", gueltigAb: null };
    expect((await chefin.ruf("PUT", PFAD, { json })).body.errors?.[0]).toMatchObject({ property: "firma" });
    const fassungen = (await chefin.get(`${PFAD}/fassungen`)).body.data;
    expect(fassungen).toMatchObject([{ art: "IDENTIFIZIERUNG", von: "Bea Vollmer" }, { art: "REGISTRIERUNG" }]);
    expect(await kontoVon()).toBe(KONTO);
    expect(await t.dienste.db.select().from(audit).where(eq(audit.vorgang, "STAMMDATEN_GESPEICHERT"))).toHaveLength(1);
  });

  it("wirkt einmal, auch wenn die Rückkehr wiederholt wird oder zweimal zugleich ankommt", async () => {
    const state = await identify();
    const antworten = await Promise.all([complete(state), complete(state)]);
    expect([...antworten, await complete(state)].map(({ body }) => body.ergebnis)).toEqual(
      Array.from({ length: 3 }, () => "STAMMDATEN_ERNEUERT"),
    );
    expect((await load()).revision).toBe(2);
  });

  it("nimmt kein Zertifikat eines anderen Unternehmens und nichts nach einem Abbruch", async () => {
    const fremd = await identify({ ...ZERTIFIKAT, steuernummer: "21/815/08152" });
    expect((await complete(fremd)).body.code).toBe("NEZO_ANDERES_UNTERNEHMEN");
    const abgebrochen = stateOf(await start());
    t.nezo.ergebnisse.set(abgebrochen, { status: "ABBRUCH" });
    expect((await complete(abgebrochen)).body.code).toBe("NEZO_ABGEBROCHEN");
    expect((await load()).revision).toBe(1);
    expect(await kontoVon()).toBeNull();
  });

  it("nimmt dem Konto keines anderen Unternehmens etwas weg", async () => {
    await t.dienste.db.update(unternehmen).set({ nezoKonto: KONTO }).where(eq(unternehmen.uuid, FIRMEN.chemie.uuid));
    expect((await complete(await identify())).status).toBe(200);
    expect(await kontoVon()).toBeNull();
  });

  it("darf nur, wer die Stammdaten ändern darf, und in der Sitzung, in der es begann", async () => {
    for (const [wer, status] of [
      [await t.alsMitarbeiter(), 403],
      [await t.alsSupport(), 403],
      [t.browser(), 401],
    ] as const)
      expect((await start(wer)).status).toBe(status);
    const state = await identify();
    for (const wer of [await t.alsMitarbeiter(), await t.alsFremder(), await t.alsBevollmaechtigter()])
      expect((await complete(state, wer)).body.code).toBe("NEZO_ABGELAUFEN");
    expect((await load()).revision).toBe(1);
  });

  it("ohne nezo gibt es das nicht", async () => {
    const ohne = await startBackend({ NEZO_AKTIV: "false" });
    try {
      expect((await start(await ohne.alsBevollmaechtigter())).body.code).toBe("FEATURE_AUS");
      expect(await ohne.dienste.db.select().from(nezoVorgang)).toEqual([]);
    } finally {
      await ohne.stop();
    }
  });
});
