import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createDatenbank } from "~/server/backend/storage/datenbank";
import { inTransaktion } from "~/server/backend/storage/transaction";
import { schreibeEreignis } from "~/server/backend/usecases/audit/schreibeEreignis";
import { uebernimmProtokoll } from "~/server/backend/usecases/audit/uebernimmProtokoll";
import { antragPfad, legeAn, reicheNeuenEin } from "../support/antraege";
import { starteBackend, type TestBackend } from "../support/backend";
import { manipuliereDatenbank, pruefeKetten } from "../support/manipulation";

let test: TestBackend;
let uuid: string;
let andere: string;
beforeAll(async () => {
  test = await starteBackend({ NEZO_AKTIV: "false" });
  const browser = await test.alsBevollmaechtigter();
  ({ uuid } = await reicheNeuenEin(test, browser));
  ({ uuid: andere } = await reicheNeuenEin(test, browser));
});
afterAll(() => test.stop());

const pruefe = (secretKey?: string) => pruefeKetten(test, secretKey);
const manipuliere = <T>(sql: string, danach: () => Promise<T>) => manipuliereDatenbank(test, sql, danach);

beforeEach(async () => {
  expect((await pruefe()).funde).toEqual([]);
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
    const { funde } = await manipuliere(`UPDATE ereignis SET ${satz} WHERE antrag_uuid = '${uuid}' AND nummer = 2`, pruefe);
    expect(funde).toContainEqual(`${uuid} 2 Das Ereignis wurde verändert.`);
    expect(funde.filter((fund) => !fund.startsWith(uuid))).toEqual([]);
  });

  it("an event that is gone from the middle", async () => {
    const { funde } = await manipuliere(`DELETE FROM ereignis WHERE antrag_uuid = '${uuid}' AND nummer = 2`, pruefe);
    expect(funde).toContainEqual(`${uuid} 2 Das Ereignis fehlt.`);
  });

  it("the last event that is gone, also when its receipt is gone with it", async () => {
    const { funde } = await manipuliere(
      `DELETE FROM ereignis WHERE antrag_uuid = '${uuid}' AND nummer = 3; DELETE FROM beleg WHERE antrag_uuid = '${uuid}'`,
      pruefe,
    );
    expect(funde).toEqual(nur(3, "Am Ende der Kette fehlen Ereignisse bis Nummer 3."));
  });

  it("a head that was put back with it", async () => {
    const { funde } = await manipuliere(
      `DELETE FROM ereignis WHERE antrag_uuid = '${uuid}' AND nummer = 3; DELETE FROM beleg WHERE antrag_uuid = '${uuid}';
       UPDATE ereignis_kopf k SET nummer = 2, hash = e.hash FROM ereignis e WHERE e.antrag_uuid = k.antrag_uuid AND e.nummer = 2 AND k.antrag_uuid = '${uuid}'`,
      pruefe,
    );
    expect(funde).toEqual(nur(2, "Das Siegel am Kopf der Kette ist falsch."));
  });

  it("two events that changed places", async () => {
    const { funde } = await manipuliere(
      `UPDATE ereignis SET nummer = nummer + 100 WHERE antrag_uuid = '${uuid}' AND nummer IN (1, 2);
       UPDATE ereignis SET nummer = 103 - nummer WHERE antrag_uuid = '${uuid}' AND nummer > 100`,
      pruefe,
    );
    expect(funde).toContainEqual(`${uuid} 1 Das Ereignis wurde verändert.`);
  });

  it("an event of another Antrag in its place, and one added at the end", async () => {
    const getauscht = await manipuliere(
      `DELETE FROM ereignis WHERE antrag_uuid = '${uuid}' AND nummer = 2; UPDATE ereignis SET antrag_uuid = '${uuid}' WHERE antrag_uuid = '${andere}' AND nummer = 2`,
      pruefe,
    );
    expect(getauscht.funde).toContainEqual(`${uuid} 2 Das Ereignis wurde verändert.`);
    expect(getauscht.funde).toContainEqual(`${andere} 2 Das Ereignis fehlt.`);
    const angehaengt = await manipuliere(
      `INSERT INTO ereignis SELECT antrag_uuid, 4, am, art, inhalt, hash, vorher_hash FROM ereignis WHERE antrag_uuid = '${uuid}' AND nummer = 3`,
      pruefe,
    );
    expect(angehaengt.funde).toContainEqual(`${uuid} 4 Das Ereignis wurde verändert.`);
    expect(angehaengt.funde).toContainEqual(`${uuid} 4 Das Ereignis hat nicht das Portal angehängt.`);
  });

  it("a whole chain that is gone, with or without its head", async () => {
    const weg = `DELETE FROM ereignis WHERE antrag_uuid = '${uuid}'; DELETE FROM beleg WHERE antrag_uuid = '${uuid}';`;
    const ohneKopf = await manipuliere(`${weg} DELETE FROM ereignis_kopf WHERE antrag_uuid = '${uuid}'`, pruefe);
    expect(ohneKopf.funde).toContainEqual(`${uuid} – Der Antrag hat keine Ereignisse.`);
    const mitKopf = await manipuliere(weg, pruefe);
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
    ["a receipt of another kind", "UPDATE beleg SET art = 'BESCHEID'", 3, "Der Beleg zu diesem Ereignis fehlt oder wurde verändert."],
    [
      "a receipt of another time",
      "UPDATE beleg SET am = am + interval '1 ms'",
      3,
      "Der Beleg zu diesem Ereignis fehlt oder wurde verändert.",
    ],
    ["a removed receipt", "DELETE FROM beleg", 3, "Der Beleg zu diesem Ereignis fehlt oder wurde verändert."],
  ])("%s", async (_, sql, nummer, grund) => {
    const { funde } = await manipuliere(`${sql} WHERE antrag_uuid = '${uuid}'`, pruefe);
    expect(funde).toEqual(nur(nummer, grund));
  });

  it("a receipt without an event", async () => {
    const { funde } = await manipuliere(
      `INSERT INTO beleg SELECT '0000000000000000', antrag_uuid, art, 2, pruefsumme, am FROM beleg WHERE antrag_uuid = '${uuid}'`,
      pruefe,
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
    const { funde } = await manipuliere(`UPDATE audit SET ${satz} WHERE antrag_uuid = '${uuid}' AND vorgang = 'antrag.einreichen'`, pruefe);
    expect(funde).toEqual(nur(2, "Die Zeile im Protokoll dazu fehlt oder wurde verändert."));
  });

  it("a line of the audit log that somebody added", async () => {
    const { funde } = await manipuliere(
      `INSERT INTO audit (am, vorgang, antrag_uuid) SELECT am, 'antrag.probe', antrag_uuid FROM audit WHERE antrag_uuid = '${uuid}' LIMIT 1`,
      pruefe,
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
    expect((await manipuliere(inhalt, pruefe)).funde).toEqual(
      nur("–", `Der eingereichte Inhalt mit der Prüfsumme ${summe} wurde verändert.`),
    );
    const weg = await manipuliere(`DELETE FROM eingereichter_antrag WHERE antrag_uuid = '${uuid}'`, pruefe);
    expect(weg.funde).toEqual(nur(2, "Der eingereichte Inhalt dazu fehlt."));
    const ersetzt = await manipuliere(
      `UPDATE eingereichter_antrag e SET inhalt = a.inhalt, pruefsumme = a.pruefsumme FROM eingereichter_antrag a
       WHERE e.antrag_uuid = '${uuid}' AND a.antrag_uuid = '${andere}'`,
      pruefe,
    );
    expect(ersetzt.funde.length).toBe(2);
  });

  it("a status that no event has brought about, and an Antrag that is gone", async () => {
    const status = await manipuliere(`UPDATE antrag SET status = 'BESCHEID_LIEGT_VOR' WHERE uuid = '${uuid}'`, pruefe);
    expect(status.funde).toEqual(nur("–", "Der Status BESCHEID_LIEGT_VOR ist nicht der des letzten Ereignisses (WIRD_UEBERMITTELT)."));
    const weg = await manipuliere(`DELETE FROM antrag WHERE uuid = '${uuid}'`, pruefe);
    expect(weg.funde).toEqual(nur("–", "Der Antrag fehlt, ohne gelöscht worden zu sein."));
  });

  it("that the secret is another one: then no seal fits", async () => {
    const { bericht } = await pruefe("ein anderes Geheimnis, lang genug dafür");
    expect(bericht.falscheSiegel).toBe(bericht.koepfe);
  });
});

it("is content with an Antrag that was deleted and removed", async () => {
  const browser = await test.alsBevollmaechtigter();
  const entwurf = await legeAn(browser);
  await browser.delete(antragPfad(entwurf.uuid));
  const { funde } = await manipuliere(`DELETE FROM antrag WHERE uuid = '${entwurf.uuid}'`, pruefe);
  expect(funde).toEqual([]);
});

describe("an event that meets a head which does not fit", () => {
  const weiter = async () => {
    const { dienste } = test;
    await inTransaktion(dienste, (tx) =>
      schreibeEreignis(tx, dienste, { vorgang: "antrag.probe", am: dienste.clock.now(), antragUuid: uuid }),
    );
    return pruefe();
  };

  it.each([
    ["the last event is gone", `DELETE FROM ereignis WHERE antrag_uuid = $ AND nummer = 3`, 3, "Das Ereignis fehlt."],
    ["the head is another one", `UPDATE ereignis_kopf SET nummer = 1 WHERE antrag_uuid = $`, 4, "Als das Ereignis geschrieben wurde"],
    ["the head is gone", `DELETE FROM ereignis_kopf WHERE antrag_uuid = $`, 4, "Als das Ereignis geschrieben wurde"],
  ])("is written all the same and keeps it when %s", async (_, sql, nummer, grund) => {
    const { funde } = await manipuliere(sql.replace("$", `'${uuid}'`), weiter);
    expect(funde).toContainEqual(expect.stringContaining(`${uuid} ${String(nummer)} ${grund}`));
  });
});

describe("what was there before chains were", () => {
  const ALT = `DELETE FROM ereignis; DELETE FROM ereignis_kopf; DELETE FROM beleg`;

  it("is taken over from the audit log once, each submission with a receipt, and never again", async () => {
    // A database of the version before knows nothing of the takeover.
    await test.eigentuemer.query("DELETE FROM migration WHERE name LIKE '%übernommen'");
    await manipuliere(ALT, async () => {
      await Promise.all([
        uebernimmProtokoll({ ...test.dienste, db: eigentuemerDb() }),
        uebernimmProtokoll({ ...test.dienste, db: eigentuemerDb() }),
      ]);
      const { funde, bericht } = await pruefe();
      expect(funde).toEqual([]);
      const { rows } = await test.eigentuemer.query("SELECT inhalt, am FROM ereignis WHERE antrag_uuid = $1 ORDER BY nummer", [uuid]);
      expect(rows).toHaveLength(3);
      expect(rows.every(({ inhalt }: { inhalt: { uebernommen?: boolean } }) => inhalt.uebernommen === true)).toBe(true);
      const belege = await test.eigentuemer.query("SELECT 1 FROM beleg");
      expect(belege.rowCount).toBe((await test.eigentuemer.query("SELECT 1 FROM eingereichter_antrag")).rowCount);
      expect(bericht.belege).toBe(belege.rowCount);
    });
    await manipuliere(ALT, async () => {
      await uebernimmProtokoll({ ...test.dienste, db: eigentuemerDb() });
      expect((await pruefe()).funde).toContainEqual(`${uuid} – Der Antrag hat keine Ereignisse.`);
    });
  });
});

function eigentuemerDb() {
  return createDatenbank(test.eigentuemer);
}
