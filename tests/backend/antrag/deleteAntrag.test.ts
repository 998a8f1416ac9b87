import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { antrag, vorhaben, vorhabenRevision } from "~/server/backend/storage/schema/antrag";
import { audit } from "~/server/backend/storage/schema/audit";
import { purgeEntwuerfe } from "~/server/backend/usecases/antraege/deleteAntrag";
import { antragPfad, allowEinsicht, felder, create, save, statusVon } from "../../support/antraege";
import { listOf, startBackend, type TestBackend } from "../../support/backend";

let test: TestBackend;
beforeAll(async () => {
  test = await startBackend();
});
afterAll(() => test.stop());

it("nimmt einen gelöschten Entwurf aus der Liste, lässt ihn aber 30 Tage lang auffinden", async () => {
  const browser = await test.alsBevollmaechtigter();
  const angelegt = await create(browser, "Weg damit");
  expect((await browser.delete(antragPfad(angelegt.uuid))).status).toBe(200);
  expect(await statusVon(browser, angelegt.uuid)).toBe("GELOESCHT");
  expect((await browser.get("/v1/antraege?suche=Weg+damit")).body.total).toBe(0);
  const filter = encodeURIComponent(JSON.stringify({ status: "GELOESCHT" }));
  expect((await browser.get(`/v1/antraege?suche=Weg+damit&filter=${filter}`)).body.total).toBe(1);
  expect(await browser.delete(antragPfad(angelegt.uuid))).toMatchObject({
    status: 409,
    body: { httpSubStatus: "409.20" },
  });
  expect((await save(browser, angelegt, { revision: 1, aenderungen: [felder({ titel: "x" })] })).status).toBe(409);
});

it("entfernt nach 30 Tagen alles bis auf die Protokollzeilen, vorher nichts", async () => {
  const browser = await test.alsBevollmaechtigter();
  const { uuid, vorhabenUuid } = await create(browser);
  const bleibt = await create(browser);
  await browser.delete(antragPfad(uuid));
  const { db } = test.dienste;
  test.uhr.vor({ tage: 30 });
  await purgeEntwuerfe(test.dienste);
  expect(await db.select().from(antrag).where(eq(antrag.uuid, uuid))).toHaveLength(1);
  test.uhr.vor({ sekunden: 1 });
  expect(await purgeEntwuerfe(test.dienste)).toBeGreaterThanOrEqual(1);
  expect(await db.select().from(antrag).where(eq(antrag.uuid, uuid))).toEqual([]);
  expect(await db.select().from(vorhaben).where(eq(vorhaben.uuid, vorhabenUuid))).toEqual([]);
  expect(await db.select().from(vorhabenRevision).where(eq(vorhabenRevision.vorhabenUuid, vorhabenUuid))).toEqual([]);
  const zeilen = await db.select().from(audit).where(eq(audit.antragUuid, uuid)).orderBy(audit.lfd);
  expect(zeilen.map(({ vorgang, von, nach }) => [vorgang, von, nach])).toEqual([
    ["antrag.anlegen", null, "IN_BEARBEITUNG"],
    ["antrag.loeschen", "IN_BEARBEITUNG", "GELOESCHT"],
  ]);
  expect(await db.select().from(antrag).where(eq(antrag.uuid, bleibt.uuid))).toHaveLength(1);
});

it("lässt Mitarbeitende nur eigene Entwürfe löschen, Administratoren alle", async () => {
  const bevollmaechtigt = await test.alsBevollmaechtigter();
  const mitarbeiter = await test.alsMitarbeiter();
  const eigener = await create(mitarbeiter);
  const fremder = await create(bevollmaechtigt);
  expect((await mitarbeiter.delete(antragPfad(eigener.uuid))).status).toBe(200);
  expect((await mitarbeiter.delete(antragPfad(fremder.uuid))).status).toBe(404);
  const admin = await test.alsAdmin();
  const stab = [await test.alsSupport(), await test.alsQm()];
  for (const wer of [...stab, admin]) expect((await wer.delete(antragPfad(fremder.uuid))).status).toBe(404);
  await allowEinsicht(bevollmaechtigt, fremder.uuid);
  for (const wer of stab) expect((await wer.delete(antragPfad(fremder.uuid))).status).toBe(403);
  expect((await admin.delete(antragPfad(fremder.uuid))).status).toBe(200);
  const ereignisse = listOf((await bevollmaechtigt.get(antragPfad(fremder.uuid))).body.ereignisse);
  expect(ereignisse.at(-1)).toMatchObject({ text: "Entwurf gelöscht", von: "Ada Min" });
});
