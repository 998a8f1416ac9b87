import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { vorhabenRevision } from "~/server/backend/storage/schema/antrag";
import { type Angelegt, antragPfad, felder, create, readVorhaben, save, vorhabenPfad } from "../../support/antraege";
import { type Browser, listOf, MENSCHEN, startBackend, textOf, type TestBackend } from "../../support/backend";
import { createGemeinsames, decide, id, paket, remove } from "../../support/gemeinsamesVorhaben";

let test: TestBackend;
let eine: Browser;
let andere: Browser;
let angelegt: Angelegt;
beforeAll(async () => {
  test = await startBackend();
  eine = await test.alsBevollmaechtigter();
  andere = await test.alsKollege();
});
afterAll(() => test.stop());
beforeEach(async () => {
  angelegt = await createGemeinsames(test, eine);
});

const NAME_EINE = `${MENSCHEN.bevollmaechtigt.vorname} ${MENSCHEN.bevollmaechtigt.nachname}`;
const werteJetzt = async () => (await readVorhaben(eine, angelegt)).werte;
const anzahlRevisionen = async () =>
  (
    await test.dienste.db
      .select()
      .from(vorhabenRevision)
      .where(eq(vorhabenRevision.vorhabenUuid, angelegt.vorhabenUuid))
  ).length;

describe("Verschiedenes wird zusammengeführt", () => {
  it("Felder, und die Antwort sagt, was von wem und wann dazukam", async () => {
    test.uhr.set("2026-03-02T09:00:10Z");
    await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "Von der einen" })] });
    test.uhr.vor({ sekunden: 5 });
    const antwort = await save(andere, angelegt, {
      revision: 1,
      aenderungen: [felder({ titel: "", ziel: "Von der anderen" })],
    });
    expect(antwort.status).toBe(200);
    expect(antwort.body).toMatchObject({
      revision: 3,
      zusammengefuehrt: [{ stelle: "titel", von: NAME_EINE, am: "2026-03-02T09:00:10.000Z" }],
    });
    expect(await werteJetzt()).toMatchObject({ titel: "Von der einen", ziel: "Von der anderen" });
  });

  it("ohne fremde Änderung sagt die Antwort nichts davon", async () => {
    const antwort = await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "x" })] });
    expect(antwort.body).not.toHaveProperty("zusammengefuehrt");
  });

  it("Zeilen: angefügt, geändert, gelöscht, verschoben", async () => {
    await save(eine, angelegt, {
      revision: 1,
      aenderungen: [paket(1, { titel: "A" }), paket(2, { titel: "B" }), paket(3, { titel: "C" })],
    });
    await save(eine, angelegt, {
      revision: 2,
      aenderungen: [paket(1, { titel: "A eins" }), remove(2), paket(4, { titel: "D" })],
    });
    const hoch = { art: "zeileVerschieben", tabelle: "arbeitspakete", zeileUuid: id(3), richtung: "hoch" };
    const antwort = await save(andere, angelegt, {
      revision: 2,
      aenderungen: [hoch, hoch, paket(1, { meilenstein: "M" }), paket(5, { titel: "E" })],
    });
    expect(antwort.status).toBe(200);
    expect(listOf((await werteJetzt())?.arbeitspakete).map(({ titel, meilenstein }) => [titel, meilenstein])).toEqual([
      ["C", ""],
      ["A eins", "M"],
      ["D", ""],
      ["E", ""],
    ]);
  });

  it("eine wiederholte Anfrage wirkt einmal", async () => {
    await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "x" })] });
    const schluessel = randomUUID();
    const [erste, zweite] = [
      await save(andere, angelegt, { revision: 1, aenderungen: [felder({ ziel: "y" })], schluessel }),
      await save(andere, angelegt, { revision: 1, aenderungen: [felder({ ziel: "y" })], schluessel }),
    ];
    expect([erste.status, zweite.body]).toEqual([200, erste.body]);
    expect(await anzahlRevisionen()).toBe(3);
  });
});

describe("abgewiesen wird", () => {
  it.each([0, -1, 9, 2_000_000])("die Fassung %i, die es nicht gibt, und nichts geschrieben", async (revision) => {
    await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "x" })] });
    const antwort = await save(andere, angelegt, { revision, aenderungen: [felder({ ziel: "y" })] });
    expect(antwort).toMatchObject({ status: 409, body: { code: "REVISION_UNBEKANNT", httpSubStatus: "409.11" } });
    expect(antwort.body).not.toHaveProperty("konflikt");
    expect(await readVorhaben(eine, angelegt)).toMatchObject({ revision: 2, werte: { ziel: "" } });
  });

  it("die Fassung eines anderen Vorhabens, auch als gesehene", async () => {
    const zweites = {
      uuid: angelegt.uuid,
      vorhabenUuid: textOf((await eine.post(antragPfad(angelegt.uuid, "/vorhaben"))).body.vorhabenUuid),
    };
    for (const revision of [1, 2, 3])
      await save(eine, zweites, { revision, aenderungen: [felder({ titel: `z${revision}` })] });
    expect((await save(eine, angelegt, { revision: 3, aenderungen: [felder({ titel: "x" })] })).status).toBe(409);
    await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "ihre" })] });
    expect(
      (
        await decide(andere, angelegt, {
          revision: 1,
          aenderungen: [felder({ titel: "meine" })],
          wahlen: { titel: "meine" },
          gesehen: 3,
        })
      ).status,
    ).toBe(409);
    expect((await werteJetzt())?.titel).toBe("ihre");
  });

  it("ein Vorhaben, das inzwischen gelöscht ist; seine Angaben werden auf Wunsch ein neues", async () => {
    const zweites = {
      uuid: angelegt.uuid,
      vorhabenUuid: textOf((await eine.post(antragPfad(angelegt.uuid, "/vorhaben"))).body.vorhabenUuid),
    };
    await save(eine, zweites, { revision: 1, aenderungen: [felder({ titel: "bleibt erhalten" })] });
    expect((await eine.ruf("DELETE", vorhabenPfad(zweites), { json: { revision: 2 } })).status).toBe(200);
    expect(await save(andere, zweites, { revision: 2, aenderungen: [felder({ titel: "x" })] })).toMatchObject({
      status: 404,
      body: { httpSubStatus: "404.10" },
    });
    const neu = await andere.post(antragPfad(angelegt.uuid, "/vorhaben"), {
      aus: { vorhabenUuid: zweites.vorhabenUuid, revision: 2 },
    });
    expect(neu.status).toBe(200);
    const { werte, revision } = await readVorhaben(andere, {
      uuid: angelegt.uuid,
      vorhabenUuid: textOf(neu.body.vorhabenUuid),
    });
    expect([werte?.titel, revision]).toEqual(["bleibt erhalten", 1]);
  });

  it("ein neues Vorhaben aus einem fremden oder aus einer Fassung, die es nicht gibt", async () => {
    const fremder = await test.alsFremder();
    const fremdes = await create(fremder);
    const aus = (vorhabenUuid: string, revision: number) =>
      eine.post(antragPfad(angelegt.uuid, "/vorhaben"), { aus: { vorhabenUuid, revision } });
    const antworten = [await aus(fremdes.vorhabenUuid, 1), await aus(angelegt.vorhabenUuid, 9), await aus(id(1), 1)];
    expect(antworten.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it("was erst zusammen zu viel ist", async () => {
    const viele = (ab: number) => Array.from({ length: 50 }, (_, stelle) => paket(ab + stelle, { titel: "P" }));
    await save(eine, angelegt, { revision: 1, aenderungen: viele(100) });
    await save(eine, angelegt, { revision: 2, aenderungen: [paket(1, { titel: "P" })] });
    const antwort = await save(andere, angelegt, { revision: 1, aenderungen: viele(200) });
    expect(antwort).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            property: "arbeitspakete",
            message:
              "Sie können höchstens 100 Einträge erfassen. Bitte entfernen Sie welche oder fassen Sie sie zusammen.",
          },
        ],
      },
    });
  });

  it("dieselbe neue Kennung in zwei Tabellen", async () => {
    await save(eine, angelegt, { revision: 1, aenderungen: [paket(7)] });
    const fremd = { art: "zeileSpeichern", tabelle: "auftragnehmer", zeile: { uuid: id(7) } };
    expect((await save(andere, angelegt, { revision: 1, aenderungen: [fremd] })).status).toBe(422);
  });
});

it("gibt die Werte einer früheren Fassung, aber keiner fremden und keiner, die es nicht gibt", async () => {
  await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "x" })] });
  const read = async (revision: number) =>
    (await eine.get(`${vorhabenPfad(angelegt)}?revision=${String(revision)}`)).body.basis;
  expect(await read(1)).toMatchObject({ revision: 1, werte: { titel: "" } });
  expect([await read(2), await read(3), await read(0)]).toEqual([undefined, undefined, undefined]);
});
