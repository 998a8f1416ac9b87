import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createDatenbank } from "~/server/backend/storage/datenbank";
import { inTransaktion } from "~/server/backend/storage/transaction";
import { writeEreignis } from "~/server/backend/usecases/audit/writeEreignis";
import { takeOverProtokoll } from "~/server/backend/usecases/audit/takeOverProtokoll";
import { antragPfad, create, submitNew } from "../../support/antraege";
import { startBackend, type TestBackend } from "../../support/backend";
import { tamperDatenbank, checkKetten } from "../../support/manipulation";

let test: TestBackend;
let uuid: string;
let andere: string;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
  const browser = await test.alsBevollmaechtigter();
  ({ uuid } = await submitNew(test, browser));
  ({ uuid: andere } = await submitNew(test, browser));
});
afterAll(() => test.stop());

const check = (secretKey?: string) => checkKetten(test, secretKey);
const tamper = <T>(sql: string, danach: () => Promise<T>) => tamperDatenbank(test, sql, danach);

beforeEach(async () => {
  expect((await check()).funde).toEqual([]);
});

const nur = (nummer: number | string, grund: string) => [`${uuid} ${String(nummer)} ${grund}`];

describe("audit:verify finds", () => {
  it.each([
    ["a changed kind", "art = 'antrag.ablehnen'"],
    ["a changed time", "am = am + interval '1 millisecond'"],
    ["a changed status", `inhalt = jsonb_set(inhalt, '{nach}', '"GESCHLOSSEN"')`],
    ["another person", `inhalt = jsonb_set(inhalt, '{person}', '"${"0".repeat(8)}-0000-4000-8000-000000000000"')`],
    ["another checksum", `inhalt = jsonb_set(inhalt, '{pruefsumme}', to_jsonb(repeat('a', 64)))`],
    ["a fact more", `inhalt = inhalt || '{"x": null}'`],
    ["another hash", "hash = repeat('b', 64)"],
    ["another hash of the event before", "vorher_hash = repeat('c', 64)"],
  ])("%s", async (_, satz) => {
    const { funde } = await tamper(`UPDATE ereignis SET ${satz} WHERE antrag_uuid = '${uuid}' AND nummer = 2`, check);
    expect(funde).toContainEqual(`${uuid} 2 Das Ereignis wurde verändert.`);
    expect(funde.filter((fund) => !fund.startsWith(uuid))).toEqual([]);
  });

  it("an event that is gone from the middle", async () => {
    const { funde } = await tamper(`DELETE FROM ereignis WHERE antrag_uuid = '${uuid}' AND nummer = 2`, check);
    expect(funde).toContainEqual(`${uuid} 2 Das Ereignis fehlt.`);
  });

  it("the last event that is gone, also when its receipt is gone with it", async () => {
    const { funde } = await tamper(
      `DELETE FROM ereignis WHERE antrag_uuid = '${uuid}' AND nummer = 3; DELETE FROM beleg WHERE antrag_uuid = '${uuid}'`,
      check,
    );
    expect(funde).toEqual(nur(3, "Am Ende der Kette fehlen Ereignisse bis Nummer 3."));
  });

  it("a head that was put back with it", async () => {
    const { funde } = await tamper(
      `DELETE FROM ereignis WHERE antrag_uuid = '${uuid}' AND nummer = 3; DELETE FROM beleg WHERE antrag_uuid = '${uuid}';
       UPDATE ereignis_kopf k SET nummer = 2, hash = e.hash FROM ereignis e WHERE e.antrag_uuid = k.antrag_uuid AND e.nummer = 2 AND k.antrag_uuid = '${uuid}'`,
      check,
    );
    expect(funde).toEqual(nur(2, "Das Siegel am Kopf der Kette ist falsch."));
  });

  it("two events that changed places", async () => {
    const { funde } = await tamper(
      `UPDATE ereignis SET nummer = nummer + 100 WHERE antrag_uuid = '${uuid}' AND nummer IN (1, 2);
       UPDATE ereignis SET nummer = 103 - nummer WHERE antrag_uuid = '${uuid}' AND nummer > 100`,
      check,
    );
    expect(funde).toContainEqual(`${uuid} 1 Das Ereignis wurde verändert.`);
  });

  it("an event of another Antrag in its place, and one added at the end", async () => {
    const getauscht = await tamper(
      `DELETE FROM ereignis WHERE antrag_uuid = '${uuid}' AND nummer = 2; UPDATE ereignis SET antrag_uuid = '${uuid}' WHERE antrag_uuid = '${andere}' AND nummer = 2`,
      check,
    );
    expect(getauscht.funde).toContainEqual(`${uuid} 2 Das Ereignis wurde verändert.`);
    expect(getauscht.funde).toContainEqual(`${andere} 2 Das Ereignis fehlt.`);
    const angehaengt = await tamper(
      `INSERT INTO ereignis SELECT antrag_uuid, 4, am, art, inhalt, hash, vorher_hash FROM ereignis WHERE antrag_uuid = '${uuid}' AND nummer = 3`,
      check,
    );
    expect(angehaengt.funde).toContainEqual(`${uuid} 4 Das Ereignis wurde verändert.`);
    expect(angehaengt.funde).toContainEqual(`${uuid} 4 Das Ereignis hat nicht das Portal angehängt.`);
  });

  it("a whole chain that is gone, with or without its head", async () => {
    const weg = `DELETE FROM ereignis WHERE antrag_uuid = '${uuid}'; DELETE FROM beleg WHERE antrag_uuid = '${uuid}';`;
    const ohneKopf = await tamper(`${weg} DELETE FROM ereignis_kopf WHERE antrag_uuid = '${uuid}'`, check);
    expect(ohneKopf.funde).toContainEqual(`${uuid} – Der Antrag hat keine Ereignisse.`);
    const mitKopf = await tamper(weg, check);
    expect(mitKopf.funde).toContainEqual(`${uuid} 1 Am Ende der Kette fehlen Ereignisse bis Nummer 3.`);
  });

  it.each([
    [
      "a receipt of another checksum",
      "UPDATE beleg SET pruefsumme = repeat('a', 64)",
      3,
      "Der Beleg zu diesem Ereignis fehlt oder wurde verändert.",
    ],
    [
      "a receipt with another code",
      "UPDATE beleg SET code = '0000000000000000'",
      3,
      "Der Beleg zu diesem Ereignis fehlt oder wurde verändert.",
    ],
    [
      "a receipt of another kind",
      "UPDATE beleg SET art = 'BESCHEID'",
      3,
      "Der Beleg zu diesem Ereignis fehlt oder wurde verändert.",
    ],
    [
      "a receipt of another time",
      "UPDATE beleg SET am = am + interval '1 ms'",
      3,
      "Der Beleg zu diesem Ereignis fehlt oder wurde verändert.",
    ],
    ["a removed receipt", "DELETE FROM beleg", 3, "Der Beleg zu diesem Ereignis fehlt oder wurde verändert."],
  ])("%s", async (_, sql, nummer, grund) => {
    const { funde } = await tamper(`${sql} WHERE antrag_uuid = '${uuid}'`, check);
    expect(funde).toEqual(nur(nummer, grund));
  });

  it("a receipt without an event", async () => {
    const { funde } = await tamper(
      `INSERT INTO beleg SELECT '0000000000000000', antrag_uuid, art, 2, pruefsumme, am FROM beleg WHERE antrag_uuid = '${uuid}'`,
      check,
    );
    expect(funde).toEqual(nur(2, "Zu einem Beleg gibt es kein Ereignis, das ihn ausgestellt hat."));
  });

  it.each([
    ["benutzer_uuid = NULL"],
    ["vorgang = 'antrag.ablehnen'"],
    ["nach = 'GESCHLOSSEN'"],
    ["von = NULL"],
    ["grund = 'nachgetragen'"],
    ["am = am + interval '1 ms'"],
    ["antrag_uuid = NULL"],
  ])("a line of the audit log with %s", async (satz) => {
    const { funde } = await tamper(
      `UPDATE audit SET ${satz} WHERE antrag_uuid = '${uuid}' AND vorgang = 'antrag.einreichen'`,
      check,
    );
    expect(funde).toEqual(nur(2, "Die Zeile im Protokoll dazu fehlt oder wurde verändert."));
  });

  it("a line of the audit log that somebody added", async () => {
    const { funde } = await tamper(
      `INSERT INTO audit (am, vorgang, antrag_uuid) SELECT am, 'antrag.probe', antrag_uuid FROM audit WHERE antrag_uuid = '${uuid}' LIMIT 1`,
      check,
    );
    expect(funde).toEqual([expect.stringMatching(/Zur Zeile \d+ im Protokoll gibt es kein Ereignis\.$/)]);
  });

  it("submitted content that is not what was submitted, also with a checksum to match, and content that is gone", async () => {
    const { rows } = await test.eigentuemer.query<{ pruefsumme: string }>(
      "SELECT pruefsumme FROM eingereichter_antrag WHERE antrag_uuid = $1",
      [uuid],
    );
    const summe = rows[0]?.pruefsumme ?? "";
    const inhalt = `UPDATE eingereichter_antrag SET inhalt = jsonb_set(inhalt, '{antragsnummer}', '"X"') WHERE antrag_uuid = '${uuid}'`;
    expect((await tamper(inhalt, check)).funde).toEqual(
      nur("–", `Der eingereichte Inhalt mit der Prüfsumme ${summe} wurde verändert.`),
    );
    const weg = await tamper(`DELETE FROM eingereichter_antrag WHERE antrag_uuid = '${uuid}'`, check);
    expect(weg.funde).toEqual(nur(2, "Der eingereichte Inhalt dazu fehlt."));
    const ersetzt = await tamper(
      `UPDATE eingereichter_antrag e SET inhalt = a.inhalt, pruefsumme = a.pruefsumme FROM eingereichter_antrag a
       WHERE e.antrag_uuid = '${uuid}' AND a.antrag_uuid = '${andere}'`,
      check,
    );
    expect(ersetzt.funde.length).toBe(2);
  });

  it("a status that no event has brought about, and an Antrag that is gone", async () => {
    const status = await tamper(`UPDATE antrag SET status = 'BESCHEID_LIEGT_VOR' WHERE uuid = '${uuid}'`, check);
    expect(status.funde).toEqual(
      nur("–", "Der Status BESCHEID_LIEGT_VOR ist nicht der des letzten Ereignisses (WIRD_UEBERMITTELT)."),
    );
    const weg = await tamper(`DELETE FROM antrag WHERE uuid = '${uuid}'`, check);
    expect(weg.funde).toEqual(nur("–", "Der Antrag fehlt, ohne gelöscht worden zu sein."));
  });

  it("that the secret is another one: then no seal fits", async () => {
    const { bericht } = await check("ein anderes Geheimnis, lang genug dafür");
    expect(bericht.falscheSiegel).toBe(bericht.koepfe);
  });
});

it("is content with an Antrag that was deleted and removed", async () => {
  const browser = await test.alsBevollmaechtigter();
  const entwurf = await create(browser);
  await browser.delete(antragPfad(entwurf.uuid));
  const { funde } = await tamper(`DELETE FROM antrag WHERE uuid = '${entwurf.uuid}'`, check);
  expect(funde).toEqual([]);
});

describe("an event that meets a head which does not fit", () => {
  const weiter = async () => {
    const { dienste } = test;
    await inTransaktion(dienste, (tx) =>
      writeEreignis(tx, dienste, { vorgang: "anlage.infiziert", am: dienste.clock.now(), antragUuid: uuid }),
    );
    return check();
  };

  it.each([
    ["the last event is gone", `DELETE FROM ereignis WHERE antrag_uuid = $ AND nummer = 3`, 3, "Das Ereignis fehlt."],
    [
      "the head is another one",
      `UPDATE ereignis_kopf SET nummer = 1 WHERE antrag_uuid = $`,
      4,
      "Als das Ereignis geschrieben wurde",
    ],
    ["the head is gone", `DELETE FROM ereignis_kopf WHERE antrag_uuid = $`, 4, "Als das Ereignis geschrieben wurde"],
  ])("is written all the same and keeps it when %s", async (_, sql, nummer, grund) => {
    const { funde } = await tamper(sql.replace("$", `'${uuid}'`), weiter);
    expect(funde).toContainEqual(expect.stringContaining(`${uuid} ${String(nummer)} ${grund}`));
  });
});

describe("what was there before chains were", () => {
  const ALT = `DELETE FROM ereignis; DELETE FROM ereignis_kopf; DELETE FROM beleg`;

  it("is taken over from the audit log once, each submission with a receipt, and never again", async () => {
    // A database of the version before knows nothing of the takeover.
    await test.eigentuemer.query("DELETE FROM migration WHERE name LIKE '%übernommen'");
    await tamper(ALT, async () => {
      await Promise.all([
        takeOverProtokoll({ ...test.dienste, db: eigentuemerDb() }),
        takeOverProtokoll({ ...test.dienste, db: eigentuemerDb() }),
      ]);
      const { funde, bericht } = await check();
      expect(funde).toEqual([]);
      const { rows } = await test.eigentuemer.query(
        "SELECT inhalt, am FROM ereignis WHERE antrag_uuid = $1 ORDER BY nummer",
        [uuid],
      );
      expect(rows).toHaveLength(3);
      expect(rows.every(({ inhalt }: { inhalt: { uebernommen?: boolean } }) => inhalt.uebernommen === true)).toBe(true);
      const belege = await test.eigentuemer.query("SELECT 1 FROM beleg");
      expect(belege.rowCount).toBe((await test.eigentuemer.query("SELECT 1 FROM eingereichter_antrag")).rowCount);
      expect(bericht.belege).toBe(belege.rowCount);
    });
    await tamper(ALT, async () => {
      await takeOverProtokoll({ ...test.dienste, db: eigentuemerDb() });
      expect((await check()).funde).toContainEqual(`${uuid} – Der Antrag hat keine Ereignisse.`);
    });
  });
});

function eigentuemerDb() {
  return createDatenbank(test.eigentuemer);
}
