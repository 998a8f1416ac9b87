import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { schriftsatzRevision } from "~/server/backend/storage/schema/schriftsatz";
import { type Angelegt, antragPfad } from "../../support/antraege";
import { type Browser, listOf, MENSCHEN, startBackend, textOf, type TestBackend } from "../../support/backend";
import { png } from "../../support/dateien";
import {
  start,
  readSchriftsatz,
  listeSchriftsaetze,
  schriftsatzPfad,
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

describe("ein Entwurf", () => {
  it("wird einmal begonnen, auch von zweien zugleich, je Nachforderung und einmal ohne", async () => {
    const eine = await demand();
    const andere = await demand();
    const was = { art: "NACHTRAG", nachforderungUuid: eine.uuid };
    const [a, b] = await Promise.all([start(chefin, antrag.uuid, was), start(kollege, antrag.uuid, was)]);
    expect(a).toBe(b);
    const zweite = await start(chefin, antrag.uuid, { art: "NACHTRAG", nachforderungUuid: andere.uuid });
    const ohne = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
    expect(new Set([a, zweite, ohne]).size).toBe(3);
    expect(await forderungsstatus(eine.uuid)).toBe("IN_BEARBEITUNG");
    const liste = await listeSchriftsaetze(chefin, antrag.uuid);
    expect(new Set(liste.map(({ uuid, status }) => `${textOf(uuid)},${textOf(status)}`))).toEqual(
      new Set([a, zweite, ohne].map((uuid) => `${uuid},ENTWURF`)),
    );
  });

  it("fragt, was die Nachforderung fragt, mit dem Titel des eingereichten Vorhabens", async () => {
    const forderung = await demand();
    const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG", nachforderungUuid: forderung.uuid });
    const gelesen = await readSchriftsatz(chefin, antrag.uuid, uuid);
    expect(gelesen).toMatchObject({ art: "NACHTRAG", status: "ENTWURF", revision: 1, sperre: null, dateien: [] });
    expect(gelesen.rechte).toEqual({ bearbeiten: true, einreichen: true });
    const fragen = listOf(gelesen.kontext?.fragen);
    expect(fragen).toMatchObject([
      { uuid: forderung.fragen[0]?.uuid, frage: "Worin liegt die Neuartigkeit?" },
      { uuid: forderung.fragen[1]?.uuid, vorhaben: "" },
    ]);
    expect(textOf(fragen[0]?.vorhaben)).not.toBe("");
    expect(listOf(gelesen.luecken).map(({ property }) => property)).toEqual(forderung.keys);
  });

  it("hält jede Fassung", async () => {
    const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
    await save(chefin, uuid, { revision: 1, werte: { text: "Eins" } });
    await save(kollege, uuid, { revision: 2, werte: { text: "Zwei" } });
    const fassungen = await test.dienste.db
      .select()
      .from(schriftsatzRevision)
      .where(eq(schriftsatzRevision.schriftsatzUuid, uuid));
    expect(fassungen.map(({ revision, werte }) => [revision, werte.text])).toEqual([
      [1, ""],
      [2, "Eins"],
      [3, "Zwei"],
    ]);
  });

  it("führt zusammen, was nur eine Seite geändert hat, und sagt, von wem es kam", async () => {
    const forderung = await demand();
    const [erste = "", zweite = ""] = forderung.keys;
    const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG", nachforderungUuid: forderung.uuid });
    await save(chefin, uuid, { revision: 1, werte: { [erste]: "Von der Chefin" } });
    const antwort = await save(kollege, uuid, { revision: 1, werte: { [erste]: "", [zweite]: "Vom Kollegen" } });
    expect(antwort).toMatchObject({
      status: 200,
      body: { revision: 3, zusammengefuehrt: [{ stelle: erste, von: NAME_CHEFIN }] },
    });
    expect((await readSchriftsatz(chefin, antrag.uuid, uuid)).werte).toEqual({
      [erste]: "Von der Chefin",
      [zweite]: "Vom Kollegen",
    });
  });

  it("fragt bei einem echten Widerspruch, mit beiden Texten, und nimmt die Entscheidung", async () => {
    const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
    await save(chefin, uuid, { revision: 1, werte: { text: "Ihrer" } });
    const konflikt = await save(kollege, uuid, { revision: 1, werte: { text: "Meiner" } });
    expect(konflikt).toMatchObject({
      status: 409,
      body: {
        httpSubStatus: "409.10",
        konflikt: {
          revision: 2,
          konflikte: [{ stelle: "text", art: "feld", meine: "Meiner", gespeicherte: "Ihrer", von: NAME_CHEFIN }],
        },
      },
    });
    expect((await readSchriftsatz(chefin, antrag.uuid, uuid)).werte).toEqual({ text: "Ihrer" });
    const entscheidungen = [{ stelle: "text", wahl: "meine" }];
    const entschieden = await save(kollege, uuid, {
      revision: 1,
      werte: { text: "Meiner" },
      gesehen: 2,
      entscheidungen,
    });
    expect(entschieden).toMatchObject({ status: 200, body: { revision: 3 } });
    expect((await readSchriftsatz(chefin, antrag.uuid, uuid)).werte).toEqual({ text: "Meiner" });
  });

  it("speichert mit demselben Schlüssel einmal, und nichts anderes mit ihm", async () => {
    const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
    const schluessel = randomUUID();
    const antworten = [
      await save(chefin, uuid, { revision: 1, werte: { text: "A" }, schluessel }),
      await save(chefin, uuid, { revision: 1, werte: { text: "A" }, schluessel }),
    ];
    expect(antworten.map(({ status, body }) => [status, body.revision])).toEqual([
      [200, 2],
      [200, 2],
    ]);
    expect((await save(chefin, uuid, { revision: 1, werte: { text: "B" }, schluessel })).body.httpSubStatus).toBe(
      "409.40",
    );
  });

  it.each([
    ["ein unbekanntes Feld", { titel: "x" }, "titel"],
    ["zu langer Text", { text: "x".repeat(4001) }, "text"],
    ["eine Liste statt Text", { text: ["x"] }, "text"],
    ["ein Steuerzeichen", { text: "a\u0000b" }, "text"],
  ])("weist ab, was sich nicht speichern lässt: %s", async (_was, werte, property) => {
    const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
    expect(await save(chefin, uuid, { revision: 1, werte })).toMatchObject({
      status: 422,
      body: { errors: [{ property }] },
    });
    expect(await save(chefin, uuid, { revision: 1, werte: { text: "x".repeat(4000) } })).toMatchObject({ status: 200 });
  });

  it("kennt keine Fassung, die es nicht gab", async () => {
    const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
    expect((await save(chefin, uuid, { revision: 7, werte: { text: "x" } })).body.httpSubStatus).toBe("409.11");
  });

  it("behält den abgeschnittenen Rest für den, der ihn getippt hat, bis er ihn verwirft", async () => {
    const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
    await save(chefin, uuid, {
      revision: 1,
      werte: { text: "Anfang" },
      reste: [{ stelle: "text", rest: "und der Rest" }],
    });
    const [rest] = listOf((await readSchriftsatz(chefin, antrag.uuid, uuid)).reste);
    expect(rest).toMatchObject({ stelle: "text", rest: "und der Rest" });
    expect((await readSchriftsatz(kollege, antrag.uuid, uuid)).reste).toEqual([]);
    const pfad = schriftsatzPfad(antrag.uuid, uuid, `/reste/${textOf(rest?.uuid)}`);
    expect((await kollege.ruf("DELETE", pfad)).status).toBe(404);
    expect((await chefin.ruf("DELETE", pfad)).status).toBe(200);
    expect((await readSchriftsatz(chefin, antrag.uuid, uuid)).reste).toEqual([]);
  });

  it("wird nur in der gelesenen Fassung verworfen, samt Dateien; die Nachforderung ist wieder offen", async () => {
    const forderung = await demand();
    const was = { art: "NACHTRAG", nachforderungUuid: forderung.uuid };
    const uuid = await start(chefin, antrag.uuid, was);
    const datei = await upload(chefin, uuid, { name: "Plan.pdf" });
    await save(chefin, uuid, { revision: 1, werte: {} });
    expect((await discard(chefin, uuid, 1)).body.httpSubStatus).toBe("409.10");
    expect((await discard(kollege, uuid, 2)).status).toBe(200);
    expect((await chefin.get(schriftsatzPfad(antrag.uuid, uuid))).status).toBe(404);
    expect(await forderungsstatus(forderung.uuid)).toBe("OFFEN");
    expect(
      (await chefin.get(`/v1/dateien/upload/${encodeURIComponent(textOf(datei.body.fileName))}/laden`)).status,
    ).toBe(404);
    expect(await start(chefin, antrag.uuid, was)).not.toBe(uuid);
  });
});

describe("Dateien", () => {
  it("bis zu drei, mit den Prüfungen der Anlagen, und weg, bevor unterschrieben ist", async () => {
    const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
    const schluessel = randomUUID();
    const eine = await upload(chefin, uuid, { name: "Plan.pdf", schluessel });
    expect((await upload(chefin, uuid, { name: "Plan.pdf", schluessel })).body.uuid).toBe(eine.body.uuid);
    test.uhr.vor({ sekunden: 1 });
    expect((await upload(kollege, uuid, { name: "plan.pdf" })).body.name).toBe("plan (2).pdf");
    test.uhr.vor({ sekunden: 1 });
    expect((await upload(chefin, uuid, { name: "Bild.png", inhalt: png() })).status).toBe(200);
    const vierte = await upload(chefin, uuid, { name: "Noch eine.pdf" });
    expect(vierte.body).toMatchObject({
      httpSubStatus: "422.64",
      userMessage: expect.stringContaining("Höchstens 3 Dateien") as string,
    });
    expect(
      (await chefin.ruf("DELETE", schriftsatzPfad(antrag.uuid, uuid, `/dateien/${textOf(eine.body.uuid)}`))).status,
    ).toBe(200);
    expect(
      (await upload(chefin, uuid, { name: "falsch.pdf", inhalt: Buffer.from("kein PDF") })).body.httpSubStatus,
    ).toBe("422.61");
    expect(listOf((await readSchriftsatz(chefin, antrag.uuid, uuid)).dateien).map(({ name }) => name)).toEqual([
      "plan (2).pdf",
      "Bild.png",
    ]);
  });

  it("gehören nicht zu den Anlagen des Antrags", async () => {
    const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
    const datei = await upload(chefin, uuid, { name: "Plan.pdf" });
    expect((await chefin.get(antragPfad(antrag.uuid, "/dateien"))).body.data).toEqual([]);
    expect((await chefin.ruf("DELETE", antragPfad(antrag.uuid, `/dateien/${textOf(datei.body.uuid)}`))).status).toBe(
      409,
    );
    await setStatus(test, antrag.uuid, "IN_BEARBEITUNG");
    expect((await chefin.ruf("DELETE", antragPfad(antrag.uuid, `/dateien/${textOf(datei.body.uuid)}`))).status).toBe(
      404,
    );
  });
});
