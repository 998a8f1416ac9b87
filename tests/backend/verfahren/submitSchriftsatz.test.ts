import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { uebermittlung } from "~/server/backend/storage/schema/antrag";
import { type Angelegt, antragPfad, statusVon } from "../../support/antraege";
import { type Browser, listOf, MENSCHEN, startBackend, textOf, type TestBackend } from "../../support/backend";
import {
  auftragFuer,
  start,
  fetchSchriftsatzTan,
  readSchriftsatz,
  setStatus,
  schriftsatzRufe,
  startTest,
} from "../../support/schriftsaetze";

const NAME_CHEFIN = `${MENSCHEN.bevollmaechtigt.vorname} ${MENSCHEN.bevollmaechtigt.nachname}`;

let test: TestBackend;
let chefin: Browser;
let kollege: Browser;
let antrag: Angelegt;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
});
afterAll(() => test.stop());
beforeEach(async () => {
  ({ chefin, kollege, antrag } = await startTest(test));
});

const { demand, save, discard, upload, forderungsstatus } = schriftsatzRufe(() => ({ test, antrag }));
const sign = async (wer: Browser, uuid: string) =>
  wer.post("/v1/unterschriften", await fetchSchriftsatzTan(test, wer, { antragUuid: antrag.uuid, uuid }));

describe("eine Unterschrift", () => {
  const fertig = async (frist?: string) => {
    const forderung = await demand(frist);
    const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG", nachforderungUuid: forderung.uuid });
    const werte = Object.fromEntries(forderung.keys.map((key, stelle) => [key, `Antwort ${String(stelle + 1)}`]));
    expect(await save(chefin, uuid, { revision: 1, werte })).toMatchObject({ status: 200 });
    return { uuid, forderung, werte };
  };

  it("friert ein, übermittelt, quittiert mit Code und bringt den Antrag nach der letzten Antwort in die Prüfung", async () => {
    const eine = await fertig();
    const andere = await fertig();
    await upload(chefin, eine.uuid, { name: "Plan.pdf" });
    expect(await sign(chefin, eine.uuid)).toMatchObject({ status: 200 });
    expect([await statusVon(chefin, antrag.uuid), await forderungsstatus(eine.forderung.uuid)]).toEqual([
      "UNTERLAGEN_NACHGEFORDERT",
      "BEANTWORTET",
    ]);
    const gelesen = await readSchriftsatz(chefin, antrag.uuid, eine.uuid);
    expect(gelesen).toMatchObject({
      status: "EINGEREICHT",
      eingereichtVon: NAME_CHEFIN,
      werte: eine.werte,
      dateien: [{ name: "Plan.pdf" }],
    });
    expect(gelesen.rechte).toEqual({ bearbeiten: false, einreichen: false });
    const [sendung] = await test.dienste.db
      .select()
      .from(uebermittlung)
      .where(eq(uebermittlung.schriftsatzUuid, eine.uuid));
    expect(sendung).toMatchObject({
      art: "NACHTRAG",
      status: "OFFEN",
      inhalt: { pruefsumme: gelesen.pruefsumme, werte: eine.werte },
    });
    expect(textOf(gelesen.belegCode)).toMatch(/^\w{10,}$/);
    expect(await sign(chefin, andere.uuid)).toMatchObject({ status: 200 });
    expect(await statusVon(chefin, antrag.uuid)).toBe("IN_PRUEFUNG");
    const { ereignisse } = (await chefin.get(antragPfad(antrag.uuid))).body;
    expect(
      listOf(ereignisse)
        .map(({ text }) => text)
        .slice(-3),
    ).toEqual(["Nachtrag eingereicht", "Nachtrag eingereicht", "Nachforderungen beantwortet"]);
  });

  it.each(["EINGEREICHT", "IN_PRUEFUNG", "UNTERLAGEN_NACHGEFORDERT", "WIDERSPRUCH_EINGEREICHT"] as const)(
    "ohne Nachforderung ändert in %s keinen Status",
    async (status) => {
      await setStatus(test, antrag.uuid, status);
      const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
      await save(chefin, uuid, { revision: 1, werte: { text: "Nachgereicht" } });
      expect(await sign(chefin, uuid)).toMatchObject({ status: 200 });
      expect(await statusVon(chefin, antrag.uuid)).toBe(status);
    },
  );

  it("gilt nur für den gelesenen Stand: weder nach einem Speichern noch nach einer Datei", async () => {
    const { uuid, werte } = await fertig();
    const alt = await fetchSchriftsatzTan(test, chefin, { antragUuid: antrag.uuid, uuid });
    await save(kollege, uuid, { revision: 2, werte: { ...werte, [Object.keys(werte)[0] ?? ""]: "Anders" } });
    expect((await chefin.post("/v1/unterschriften", alt)).body.httpSubStatus).toBe("409.10");
    const neu = await fetchSchriftsatzTan(test, chefin, { antragUuid: antrag.uuid, uuid });
    await upload(kollege, uuid, { name: "Plan.pdf" });
    expect((await chefin.post("/v1/unterschriften", neu)).body.httpSubStatus).toBe("409.10");
    expect((await readSchriftsatz(chefin, antrag.uuid, uuid)).status).toBe("ENTWURF");
  });

  it("verlangt alle Antworten und nennt, was fehlt", async () => {
    const { uuid, forderung } = await fertig();
    await save(chefin, uuid, { revision: 2, werte: { [forderung.keys[1] ?? ""]: " " } });
    const antwort = await chefin.post("/v1/unterschriften/tan", await auftragFuer(chefin, antrag.uuid, uuid));
    expect(antwort).toMatchObject({
      status: 422,
      body: { httpSubStatus: "422.20", errors: [{ property: forderung.keys[1] }] },
    });
  });

  it("gibt es einmal: von zweien zugleich gewinnt eine, und danach ändert niemand mehr etwas", async () => {
    const { uuid, werte } = await fertig();
    const auftrag = await fetchSchriftsatzTan(test, chefin, { antragUuid: antrag.uuid, uuid });
    const antworten = await Promise.all([
      chefin.post("/v1/unterschriften", auftrag),
      chefin.kopie().post("/v1/unterschriften", auftrag),
    ]);
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      await test.dienste.db.select().from(uebermittlung).where(eq(uebermittlung.schriftsatzUuid, uuid)),
    ).toHaveLength(1);
    for (const antwort of [
      await save(chefin, uuid, { revision: 2, werte }),
      await upload(chefin, uuid, { name: "Plan.pdf" }),
      await discard(chefin, uuid, 2),
    ]) {
      expect(antwort.body.httpSubStatus).toBe("409.20");
    }
  });

  it("kommt nach dem letzten Tag der Frist zu spät, am letzten Tag bis 24 Uhr in Berlin nicht; der Stand bleibt", async () => {
    const { uuid, forderung, werte } = await fertig("2026-03-16");
    test.uhr.set("2026-03-16T22:58:00Z");
    chefin = await test.alsBevollmaechtigter();
    const auftrag = await fetchSchriftsatzTan(test, chefin, { antragUuid: antrag.uuid, uuid });
    test.uhr.set("2026-03-16T23:00:00Z");
    const spaet = await chefin.post("/v1/unterschriften", auftrag);
    expect(spaet.body).toMatchObject({
      httpSubStatus: "409.20",
      userMessage: expect.stringContaining("am 16.03.2026 abgelaufen") as string,
    });
    expect((await save(chefin, uuid, { revision: 2, werte })).body.httpSubStatus).toBe("409.20");
    expect(await readSchriftsatz(chefin, antrag.uuid, uuid)).toMatchObject({
      status: "ENTWURF",
      werte,
      rechte: { bearbeiten: false, einreichen: false },
    });
    expect([await statusVon(chefin, antrag.uuid), await forderungsstatus(forderung.uuid)]).toEqual([
      "UNTERLAGEN_NACHGEFORDERT",
      "IN_BEARBEITUNG",
    ]);
  });

  it("hinterlässt nichts, wenn mittendrin etwas scheitert", async () => {
    const { uuid } = await fertig();
    const auftrag = await fetchSchriftsatzTan(test, chefin, { antragUuid: antrag.uuid, uuid });
    const { db } = test.dienste;
    await test.eigentuemer.query(
      "CREATE FUNCTION stoere() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'Stromausfall'; END $$ LANGUAGE plpgsql; CREATE TRIGGER stoere BEFORE UPDATE OF status ON antrag FOR EACH ROW EXECUTE FUNCTION stoere()",
    );
    expect((await chefin.post("/v1/unterschriften", auftrag)).status).toBe(500);
    await test.eigentuemer.query("DROP TRIGGER stoere ON antrag; DROP FUNCTION stoere");
    expect(await readSchriftsatz(chefin, antrag.uuid, uuid)).toMatchObject({ status: "ENTWURF", belegCode: null });
    expect(await db.select().from(uebermittlung).where(eq(uebermittlung.schriftsatzUuid, uuid))).toEqual([]);
    expect(await chefin.post("/v1/unterschriften", auftrag)).toMatchObject({ status: 200 });
    expect(await statusVon(chefin, antrag.uuid)).toBe("IN_PRUEFUNG");
  });
});
