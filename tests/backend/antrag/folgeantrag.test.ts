import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { antrag } from "~/server/backend/storage/schema/antrag";
import { purgeEntwuerfe } from "~/server/backend/usecases/antraege/deleteAntrag";
import { antragPfad, felder, fill, create, readVorhaben, save, type Angelegt } from "../../support/antraege";
import { createV1, MIT_BESCHEID, vorhabenV1 } from "../../support/antragV1";
import { FIRMEN, listOf, startBackend, textOf, type Browser, type TestBackend } from "../../support/backend";

let t: TestBackend;
let chefin: Browser;
beforeAll(async () => {
  t = await startBackend();
  chefin = await t.alsBevollmaechtigter();
});
afterAll(() => t.stop());

const takeOver = (browser: Browser, uuid: string, schluessel?: string) =>
  browser.post(antragPfad(uuid, "/uebernahme"), undefined, schluessel === undefined ? {} : { schluessel });
const herkunftVon = async (uuid: string) => (await chefin.get(antragPfad(uuid, "/herkunft"))).body.herkunft;

async function erstesVorhaben(uuid: string): Promise<Angelegt> {
  const { body } = await chefin.get(antragPfad(uuid));
  return { uuid, vorhabenUuid: textOf(listOf(body.vorhaben)[0]?.uuid) };
}

describe("Übernahme in einen neuen Antrag", () => {
  it("legt aus Version 1 einen Entwurf der Version 2 an, mit allem, was nicht gepasst hat", async () => {
    const neuheit = `${"a".repeat(500)}Rest der Neuheit`;
    const quelle = await createV1(t, chefin, { werte: vorhabenV1({ neuheit }) });
    const neu = await takeOver(chefin, quelle.uuid);
    expect(neu.status).toBe(200);
    const uuid = textOf(neu.body.uuid);
    expect((await chefin.get(antragPfad(uuid))).body).toMatchObject({
      bezeichnung: "Erstes Formular (Übernahme)",
      antragsnummer: null,
      info: { version: "V2", status: "IN_BEARBEITUNG", istVereinfachterAntrag: false },
      rechte: { bearbeiten: true },
    });
    const { werte } = await readVorhaben(chefin, await erstesVorhaben(uuid));
    expect(werte).toMatchObject({ ziel: vorhabenV1()["ziele"], standDerTechnik: "a".repeat(500), arbeitspakete: [] });
    expect(await herkunftVon(uuid)).toMatchObject({
      art: "UEBERNAHME",
      ausUuid: quelle.uuid,
      abgeschnitten: [{ label: /Stand der Technik/, text: "Rest der Neuheit" }],
    });
  });

  it("lässt den alten Antrag, wie er ist", async () => {
    const quelle = await createV1(t, chefin, MIT_BESCHEID);
    const vorher = [(await chefin.get(antragPfad(quelle.uuid))).body, await readVorhaben(chefin, quelle)];
    await takeOver(chefin, quelle.uuid);
    expect([(await chefin.get(antragPfad(quelle.uuid))).body, await readVorhaben(chefin, quelle)]).toEqual(vorher);
    await t.dienste.db.update(antrag).set({ antragsnummer: null }).where(eq(antrag.uuid, quelle.uuid));
  });

  it("übernimmt aus Version 2 alles, mit neuen Kennungen", async () => {
    const quelle = await create(chefin, "Aus V2");
    await fill(chefin, quelle);
    const kopie = await erstesVorhaben(textOf((await takeOver(chefin, quelle.uuid)).body.uuid));
    const [alt, neu] = [await readVorhaben(chefin, quelle), await readVorhaben(chefin, kopie)];
    expect(neu.pruefung).toEqual({ fehler: [], warnungen: [] });
    expect(neu.werte?.ziel).toBe(alt.werte?.ziel);
    expect(listOf(neu.werte?.arbeitspakete)).toHaveLength(3);
    const alteIds = new Set(listOf(alt.werte?.arbeitspakete).map(({ uuid }) => uuid));
    for (const { uuid } of listOf(neu.werte?.arbeitspakete)) expect(alteIds).not.toContain(uuid);
    expect(await herkunftVon(kopie.uuid)).toMatchObject({ abgeschnitten: [] });
  });

  it("nennt, was das Formular wegen einer anderen Rechtsform nicht mehr fragt", async () => {
    const set = (rechtsform: string) =>
      t.dienste.pool.query("UPDATE unternehmen SET rechtsform = $1 WHERE uuid = $2", [
        rechtsform,
        FIRMEN.maschinenbau.uuid,
      ]);
    await set("EINZELUNTERNEHMEN");
    const quelle = await create(chefin, "Mit Eigenleistungen");
    await save(chefin, quelle, { revision: 1, aenderungen: [felder({ beginn: "2022-01-01", ende: "2022-12-31" })] });
    const { revision, werte } = await readVorhaben(chefin, quelle);
    const [jahr] = listOf(werte?.rahmen);
    const rahmen = [{ uuid: jahr?.uuid, personalAnzahl: "2", eigenleistungStunden: "120.5" }];
    expect((await save(chefin, quelle, { revision: Number(revision), aenderungen: [felder({ rahmen })] })).status).toBe(
      200,
    );
    await set("GMBH");
    const uuid = textOf((await takeOver(chefin, quelle.uuid)).body.uuid);
    expect(await herkunftVon(uuid)).toMatchObject({
      abgeschnitten: [{ label: "Wirtschaftsjahr 2022: Eigenleistungen in Stunden", text: "120,5" }],
    });
  });

  it("wirkt mit demselben Schlüssel einmal", async () => {
    const quelle = await create(chefin, "Einmal übernehmen");
    const schluessel = randomUUID();
    const [eins, zwei] = [
      await takeOver(chefin, quelle.uuid, schluessel),
      await takeOver(chefin, quelle.uuid, schluessel),
    ];
    expect(zwei.body).toEqual(eins.body);
    expect((await chefin.get("/v1/antraege?suche=Einmal+%C3%BCbernehmen")).body.total).toBe(2);
  });

  it("verliert die abgeschnittenen Texte auch dann nicht, wenn der alte Entwurf endgültig gelöscht wird", async () => {
    const quelle = await createV1(t, chefin, { werte: vorhabenV1({ neuheit: `${"a".repeat(500)}Bleibt` }) });
    const uuid = textOf((await takeOver(chefin, quelle.uuid)).body.uuid);
    expect((await chefin.delete(antragPfad(quelle.uuid))).status).toBe(200);
    expect((await takeOver(chefin, quelle.uuid)).status).toBe(409);
    t.uhr.vor({ tage: 31 });
    await purgeEntwuerfe(t.dienste);
    chefin = await t.alsBevollmaechtigter();
    expect((await chefin.get(antragPfad(quelle.uuid))).status).toBe(404);
    expect(await herkunftVon(uuid)).toMatchObject({ ausUuid: null, abgeschnitten: [{ text: "Bleibt" }] });
  });

  it("liest und verrät nichts von einem fremden Antrag", async () => {
    const quelle = await create(chefin);
    const fremder = await t.alsFremder();
    for (const [methode, pfad, json] of [
      ["POST", "/uebernahme", undefined],
      ["GET", "/herkunft", undefined],
      ["GET", "/ergaenzung", undefined],
      ["POST", "/ergaenzung", { vorhabenUuids: [quelle.vorhabenUuid] }],
    ] as const) {
      const ruf = (uuid: string) => fremder.ruf(methode, antragPfad(uuid, pfad), json === undefined ? {} : { json });
      const [fremd, unbekannt] = [await ruf(quelle.uuid), await ruf(randomUUID())];
      expect(fremd.status).toBe(404);
      expect(fremd.body).toEqual(unbekannt.body);
      const ohne = await t.browser().ruf(methode, antragPfad(quelle.uuid, pfad), json === undefined ? {} : { json });
      expect(ohne.status).toBe(401);
    }
  });

  it("steht Mitarbeitenden für eigene Anträge offen, der Behörde nie", async () => {
    const mitarbeiter = await t.alsMitarbeiter();
    const eigener = await create(mitarbeiter, "Eigener");
    const fremder = await create(chefin, "Der Chefin");
    expect((await takeOver(mitarbeiter, eigener.uuid)).status).toBe(200);
    expect((await takeOver(mitarbeiter, fremder.uuid)).status).toBe(404);
    for (const intern of [await t.alsSupport(), await t.alsQm(), await t.alsAdmin()]) {
      expect((await takeOver(intern, eigener.uuid)).status).toBe(403);
      expect(
        (await intern.post(antragPfad(eigener.uuid, "/ergaenzung"), { vorhabenUuids: [eigener.vorhabenUuid] })).status,
      ).toBe(403);
    }
  });
});
