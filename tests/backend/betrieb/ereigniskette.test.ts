import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { formatBelegcode, parseBelegcode } from "~/domain/beleg/belegcode";
import { audit } from "~/server/backend/storage/schema/audit";
import { beleg, ereignis, ereignisKopf } from "~/server/backend/storage/schema/ereignis";
import { inTransaktion } from "~/server/backend/storage/transaction";
import { writeEreignis } from "~/server/backend/usecases/audit/writeEreignis";
import { ANFANG_HASH, hashVon, isEchterKopf } from "~/server/backend/usecases/audit/kette";
import { issueBeleg } from "~/server/backend/usecases/beleg/issueBeleg";
import { felder, create, submitNew, save } from "../../support/antraege";
import { startBackend, type TestBackend } from "../../support/backend";
import { snapshotsVon } from "../../support/einreichungen";

let test: TestBackend;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
});
afterAll(() => test.stop());

const ketteVon = (uuid: string) =>
  test.dienste.db.select().from(ereignis).where(eq(ereignis.antragUuid, uuid)).orderBy(ereignis.nummer);
const belegeVon = (uuid: string) =>
  test.dienste.db.select().from(beleg).where(eq(beleg.antragUuid, uuid)).orderBy(beleg.ereignisNummer);
const kopfVon = async (uuid: string) => {
  const [kopf] = await test.dienste.db.select().from(ereignisKopf).where(eq(ereignisKopf.antragUuid, uuid));
  if (kopf === undefined) throw new Error("no head");
  return kopf;
};

it("verkettet das Leben eines Antrags von Anfang an, jede Zeile mit der vorigen und mit dem Protokoll", async () => {
  const { uuid } = await submitNew(test, await test.alsBevollmaechtigter());
  const kette = await ketteVon(uuid);
  expect(kette.map(({ nummer, art }) => [nummer, art])).toEqual([
    [1, "antrag.anlegen"],
    [2, "antrag.einreichen"],
    [3, "beleg.ausstellen"],
  ]);
  expect(kette.map(({ vorherHash }) => vorherHash)).toEqual([ANFANG_HASH, kette[0]?.hash, kette[1]?.hash]);
  for (const zeile of kette) expect(zeile.hash).toBe(hashVon(zeile));
  const [snapshot] = await snapshotsVon(test, uuid);
  const zeilen = await test.dienste.db.select().from(audit).where(eq(audit.antragUuid, uuid)).orderBy(audit.lfd);
  expect(kette[1]?.inhalt).toEqual({
    akteur: "PERSON",
    person: zeilen[1]?.benutzerUuid,
    lfd: zeilen[1]?.lfd,
    von: "IN_BEARBEITUNG",
    nach: "WIRD_UEBERMITTELT",
    pruefsumme: snapshot?.pruefsumme,
  });
  const kopf = await kopfVon(uuid);
  expect(kopf).toMatchObject({ nummer: 3, hash: kette[2]?.hash });
  expect(isEchterKopf(test.dienste.config.secretKey, kopf)).toBe(true);
  expect(isEchterKopf("ein anderes Geheimnis, lang genug dafür", kopf)).toBe(false);
  expect(isEchterKopf(test.dienste.config.secretKey, { ...kopf, nummer: 2 })).toBe(false);
});

it("stellt mit der Einreichung die Eingangsbestätigung aus, mit einem Code für die Prüfsumme des Inhalts", async () => {
  const { uuid } = await submitNew(test, await test.alsBevollmaechtigter());
  const [snapshot] = await snapshotsVon(test, uuid);
  const [ausgestellt, ...weitere] = await belegeVon(uuid);
  expect(weitere).toEqual([]);
  expect(ausgestellt).toMatchObject({
    art: "EINGANGSBESTAETIGUNG",
    ereignisNummer: 3,
    pruefsumme: snapshot?.pruefsumme,
  });
  expect(parseBelegcode(formatBelegcode(ausgestellt?.code ?? ""))).toBe(ausgestellt?.code);
  expect((await ketteVon(uuid))[2]?.inhalt).toMatchObject({ beleg: "EINGANGSBESTAETIGUNG", code: ausgestellt?.code });
});

it("lässt Speichern aus der Kette heraus", async () => {
  const browser = await test.alsBevollmaechtigter();
  const angelegt = await create(browser);
  expect((await save(browser, angelegt, { revision: 1, aenderungen: [felder({ titel: "Ein Titel" })] })).status).toBe(
    200,
  );
  expect(await ketteVon(angelegt.uuid)).toHaveLength(1);
});

it("reiht gleichzeitige Schreiber hintereinander, auch solche ohne Sperre des Antrags", async () => {
  const { uuid } = await create(await test.alsBevollmaechtigter());
  const { dienste } = test;
  const pruefsumme = "a".repeat(64);
  await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      inTransaktion(dienste, async (tx) => {
        if (i % 2 === 0) await issueBeleg(tx, dienste, { antragUuid: uuid, art: "BESCHEID", pruefsumme });
        else
          await writeEreignis(tx, dienste, { vorgang: "anlage.infiziert", am: dienste.clock.now(), antragUuid: uuid });
      }),
    ),
  );
  const kette = await ketteVon(uuid);
  expect(kette.map(({ nummer }) => nummer)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
  kette.forEach((zeile, stelle) => {
    expect(zeile.hash).toBe(hashVon(zeile));
    expect(zeile.vorherHash).toBe(kette[stelle - 1]?.hash ?? ANFANG_HASH);
    expect(zeile.inhalt.bruch).toBeUndefined();
  });
  const lfd = kette.flatMap(({ inhalt }) => inhalt.lfd ?? []);
  expect(lfd).toEqual([...lfd].sort((a, b) => a - b));
  expect(new Set((await belegeVon(uuid)).map(({ code }) => code)).size).toBe(6);
});

it("nimmt mit der Transaktion auch das Ereignis und den Beleg zurück", async () => {
  const { uuid } = await create(await test.alsBevollmaechtigter());
  const { dienste } = test;
  const abbruch = inTransaktion(dienste, async (tx) => {
    await issueBeleg(tx, dienste, { antragUuid: uuid, art: "BESCHEID", pruefsumme: "b".repeat(64) });
    throw new Error("abgebrochen");
  });
  await expect(abbruch).rejects.toThrow("abgebrochen");
  expect(await ketteVon(uuid)).toHaveLength(1);
  expect(await belegeVon(uuid)).toEqual([]);
});

it("lässt Ereignisse und Belege weder ändern noch löschen, auch nicht den Eigentümer der Tabelle", async () => {
  const { db, pool } = test.dienste;
  await expect(db.update(ereignis).set({ art: "x" })).rejects.toThrow();
  await expect(db.delete(ereignis)).rejects.toThrow();
  await expect(db.update(beleg).set({ art: "BESCHEID" })).rejects.toThrow();
  await expect(db.delete(beleg)).rejects.toThrow();
  await expect(pool.query("TRUNCATE ereignis")).rejects.toThrow();
  await expect(pool.query("TRUNCATE beleg")).rejects.toThrow();
});
