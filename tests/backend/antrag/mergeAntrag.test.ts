import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { antragRecht, vorhabenRevision } from "~/server/backend/storage/schema/antrag";
import { type Angelegt, antragPfad, felder, create, readVorhaben, save, vorhabenPfad } from "../../support/antraege";
import { type Browser, listOf, MENSCHEN, startBackend, textOf, type TestBackend } from "../../support/backend";

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
  angelegt = await create(eine);
  const recht = { antragUuid: angelegt.uuid, benutzerUuid: MENSCHEN.kollege.uuid, recht: "BEARBEITEN" } as const;
  await test.dienste.db.insert(antragRecht).values(recht);
});

const id = (zahl: number) => `22222222-2222-4222-8222-${String(zahl).padStart(12, "0")}`;
const tabelle = "arbeitspakete";
const paket = (zahl: number, werte: object = {}) => ({
  art: "zeileSpeichern",
  tabelle,
  zeile: { uuid: id(zahl), ...werte },
});
const remove = (zahl: number) => ({ art: "zeileLoeschen", tabelle, zeileUuid: id(zahl) });
const NAME_EINE = `${MENSCHEN.bevollmaechtigt.vorname} ${MENSCHEN.bevollmaechtigt.nachname}`;
const NAME_ANDERE = `${MENSCHEN.kollege.vorname} ${MENSCHEN.kollege.nachname}`;

type Entscheidung = { aenderungen: unknown[]; wahlen: Record<string, string>; gesehen: number };
/** Sends a save again with decisions. */
const decide = (browser: Browser, revision: number, { wahlen, ...rest }: Entscheidung) => {
  const entscheidungen = Object.entries(wahlen).map(([stelle, wahl]) => ({ stelle, wahl }));
  return browser.put(vorhabenPfad(angelegt), { revision, entscheidungen, ...rest });
};
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

describe("Widersprüche", () => {
  it("schreiben nichts, zeigen beide Fassungen und je Feld, wer es zuletzt geändert hat", async () => {
    test.uhr.set("2026-03-02T09:00:20Z");
    await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "erste", kurzbezeichnung: "K1" })] });
    test.uhr.set("2026-03-02T09:00:30Z");
    await save(andere, angelegt, { revision: 2, aenderungen: [felder({ titel: "zweite" })] });
    test.uhr.set("2026-03-02T09:00:40Z");
    await save(eine, angelegt, { revision: 3, aenderungen: [felder({ ziel: "Ziel" })] });
    const antwort = await save(eine, angelegt, {
      revision: 1,
      aenderungen: [felder({ titel: "meine", kurzbezeichnung: "K2", ziel: "" })],
    });
    expect(antwort).toMatchObject({ status: 409, body: { code: "REVISION_VERALTET", httpSubStatus: "409.10" } });
    expect(antwort.body.konflikt).toEqual({
      revision: 4,
      konflikte: [
        {
          stelle: "titel",
          art: "feld",
          meine: "meine",
          gespeicherte: "zweite",
          betrifft: [],
          von: NAME_ANDERE,
          am: "2026-03-02T09:00:30.000Z",
        },
        {
          stelle: "kurzbezeichnung",
          art: "feld",
          meine: "K2",
          gespeicherte: "K1",
          betrifft: [],
          von: NAME_EINE,
          am: "2026-03-02T09:00:20.000Z",
        },
      ],
      uebernommen: [{ stelle: "ziel", von: NAME_EINE, am: "2026-03-02T09:00:40.000Z" }],
    });
    expect(await readVorhaben(eine, angelegt)).toMatchObject({ revision: 4, werte: { titel: "zweite", ziel: "Ziel" } });
  });

  it.each([
    ["meine", "meine"],
    ["gespeicherte", "ihre"],
  ])("werden mit der Wahl „%s“ gespeichert", async (wahl, titel) => {
    await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "ihre" })] });
    const aenderungen = [felder({ titel: "meine", ziel: "Ziel" })];
    expect((await save(andere, angelegt, { revision: 1, aenderungen })).status).toBe(409);
    expect((await decide(andere, 1, { aenderungen, wahlen: { titel: wahl }, gesehen: 2 })).status).toBe(200);
    expect(await werteJetzt()).toMatchObject({ titel, ziel: "Ziel" });
  });

  it("gelten nur für die Fassung, die gesehen wurde", async () => {
    await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "ihre", kurzbezeichnung: "K" })] });
    const aenderungen = [felder({ titel: "meine", kurzbezeichnung: "L" })];
    expect((await save(andere, angelegt, { revision: 1, aenderungen })).status).toBe(409);
    await save(eine, angelegt, { revision: 2, aenderungen: [felder({ titel: "ihre neue" })] });
    const wahlen = { titel: "meine", kurzbezeichnung: "meine" };
    const antwort = await decide(andere, 1, { aenderungen, wahlen, gesehen: 2 });
    expect(antwort.status).toBe(409);
    expect(antwort.body.konflikt).toMatchObject({
      revision: 3,
      konflikte: [
        { stelle: "titel", gespeicherte: "ihre neue" },
        { stelle: "kurzbezeichnung", wahl: "meine" },
      ],
    });
    expect((await decide(andere, 1, { aenderungen, wahlen, gesehen: 3 })).status).toBe(200);
    expect((await werteJetzt())?.titel).toBe("meine");
  });

  it("gelten nicht, wenn sich geändert hat, was sie löschen würden: dann wird noch einmal gefragt", async () => {
    await save(eine, angelegt, { revision: 1, aenderungen: [felder({ kooperationUnternehmen: true })] });
    await save(eine, angelegt, { revision: 2, aenderungen: [felder({ uebergeordnetesZiel: "Gemeinsam kleben" })] });
    const aenderungen = [felder({ kooperationUnternehmen: false })];
    expect((await save(andere, angelegt, { revision: 2, aenderungen })).status).toBe(409);
    await save(eine, angelegt, {
      revision: 3,
      aenderungen: [felder({ uebergeordnetesZiel: "Gemeinsam kleben und lösen" })],
    });
    const wahlen = { kooperationUnternehmen: "meine" };
    const antwort = await decide(andere, 2, { aenderungen, wahlen, gesehen: 3 });
    expect(antwort.status).toBe(409);
    const [konflikt] = listOf(antwort.body.konflikt?.konflikte);
    expect(konflikt).toMatchObject({ stelle: "kooperationUnternehmen", betrifft: ["uebergeordnetesZiel"] });
    expect(konflikt).not.toHaveProperty("wahl");
    expect(await werteJetzt()).toMatchObject({
      kooperationUnternehmen: true,
      uebergeordnetesZiel: "Gemeinsam kleben und lösen",
    });
    expect((await decide(andere, 2, { aenderungen, wahlen, gesehen: 4 })).status).toBe(200);
  });

  it("eine fremde Speicherung dazwischen an anderer Stelle stört die Entscheidung nicht", async () => {
    await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "ihre" })] });
    await save(eine, angelegt, { revision: 2, aenderungen: [felder({ ziel: "später" })] });
    expect(
      (await decide(andere, 1, { aenderungen: [felder({ titel: "meine" })], wahlen: { titel: "meine" }, gesehen: 2 }))
        .status,
    ).toBe(200);
    expect(await werteJetzt()).toMatchObject({ titel: "meine", ziel: "später" });
  });

  it.each([
    ["behalten", "meine", ["A von mir"]],
    ["verworfen", "gespeicherte", []],
  ])("eine gelöschte Zeile, die hier geändert wurde, wird %s", async (_wie, wahl, titel) => {
    await save(eine, angelegt, { revision: 1, aenderungen: [paket(1, { titel: "A" })] });
    await save(eine, angelegt, { revision: 2, aenderungen: [remove(1)] });
    const aenderungen = [paket(1, { titel: "A von mir" })];
    const antwort = await save(andere, angelegt, { revision: 2, aenderungen });
    expect(antwort.body.konflikt).toMatchObject({
      konflikte: [{ stelle: `arbeitspakete/${id(1)}/`, art: "geloescht", von: NAME_EINE }],
    });
    expect(
      (await decide(andere, 2, { aenderungen, wahlen: { [`arbeitspakete/${id(1)}/`]: wahl }, gesehen: 3 })).status,
    ).toBe(200);
    expect(listOf((await werteJetzt())?.arbeitspakete).map((zeile) => zeile.titel)).toEqual(titel);
  });

  it("abgewählt, wozu jemand geschrieben hat: erst fragen, dann löschen oder behalten", async () => {
    await save(eine, angelegt, { revision: 1, aenderungen: [felder({ kooperationUnternehmen: true })] });
    await save(eine, angelegt, { revision: 2, aenderungen: [felder({ uebergeordnetesZiel: "Gemeinsam kleben" })] });
    const aenderungen = [felder({ kooperationUnternehmen: false })];
    const antwort = await save(andere, angelegt, { revision: 2, aenderungen });
    expect(antwort.body.konflikt).toMatchObject({
      konflikte: [
        {
          stelle: "kooperationUnternehmen",
          meine: false,
          gespeicherte: true,
          betrifft: ["uebergeordnetesZiel"],
          von: NAME_EINE,
        },
      ],
    });
    expect((await werteJetzt())?.uebergeordnetesZiel).toBe("Gemeinsam kleben");
    expect(
      (await decide(andere, 2, { aenderungen, wahlen: { kooperationUnternehmen: "gespeicherte" }, gesehen: 3 })).status,
    ).toBe(200);
    expect(await werteJetzt()).toMatchObject({ kooperationUnternehmen: true, uebergeordnetesZiel: "Gemeinsam kleben" });
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
      (await decide(andere, 1, { aenderungen: [felder({ titel: "meine" })], wahlen: { titel: "meine" }, gesehen: 3 }))
        .status,
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
