import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAblage } from "~/server/ablage/openAblage";
import { createS3Ablage } from "~/server/ablage/s3Ablage";
import { tidy } from "~/server/backend/usecases/tidy";
import { readConfig } from "~/server/settings/config";
import { type Angelegt, antragPfad, create, vorhabenPfad } from "../../support/antraege";
import { type Browser, startBackend, textOf, type TestBackend } from "../../support/backend";
import { pdf, pngVonGroesse } from "../../support/dateien";
import { startS3, type S3Server } from "../../support/s3Server";
import { startLaufzeit } from "../../support/laufzeit";

const MB = 1024 * 1024;
const GESTOERT =
  "Dateien können zurzeit nicht gespeichert oder geladen werden. Bitte versuchen Sie es in wenigen Minuten erneut.";

const ordner = mkdtempSync(join(tmpdir(), "anlagen-s3-"));
let s3: S3Server;
let test: TestBackend;
let chefin: Browser;
let antrag: Angelegt;
beforeAll(async () => {
  s3 = await startS3();
  test = await startBackend({}, { ablage: await createS3Ablage({ ...s3.config, sekunden: 6 }, ordner) });
  chefin = await test.alsBevollmaechtigter();
});
afterAll(async () => {
  await test.stop();
  await s3.stop();
  rmSync(ordner, { recursive: true, force: true });
});

const upload = (name: string, datei: Uint8Array = pdf()) =>
  chefin.ruf("POST", `${vorhabenPfad(antrag)}/dateien?${new URLSearchParams({ name }).toString()}`, { datei });
const uploadPath = (fileName: unknown) => `/v1/dateien/upload/${encodeURIComponent(textOf(fileName))}/laden`;
const liste = async () => (await chefin.get(antragPfad(antrag.uuid, "/dateien"))).body.data;
const eingang = () => readdirSync(join(ordner, "eingang"));

async function load(fileName: unknown): Promise<{ status: number; bytes: Buffer }> {
  const headers = { cookie: [...chefin.kekse].map(([name, wert]) => `${name}=${wert}`).join("; ") };
  const antwort = await test.backend.handle(new Request(`http://localhost:3000${uploadPath(fileName)}`, { headers }), {
    clientIp: "10.8.0.1",
  });
  return { status: antwort.status, bytes: Buffer.from(await antwort.arrayBuffer()) };
}

describe("Anlagen auf einem S3-Server", () => {
  it("kommen mit 5 MB unverändert zurück, fremden Unternehmen nicht, und gehen mit dem Entfernen", async () => {
    antrag = await create(chefin);
    const bild = pngVonGroesse(5 * MB);
    const { body } = await upload("plan.png", bild);
    expect(s3.listObjekte()).toHaveLength(1);
    // Neither the name of the file nor that of anybody's company stands in the key.
    expect(s3.listObjekte()[0]).toMatch(/^tests\/anlagen\/([\w-]{2})\/\1[\w-]{30,}$/);
    const geladen = await load(body.fileName);
    expect([geladen.status, geladen.bytes.equals(bild)]).toEqual([200, true]);
    const fremder = await test.alsFremder();
    expect((await fremder.get(uploadPath(body.fileName))).status).toBe(404);
    expect((await chefin.delete(antragPfad(antrag.uuid, `/dateien/${textOf(body.uuid)}`))).status).toBe(200);
    expect([s3.listObjekte(), eingang()]).toEqual([[], []]);
    expect((await load(body.fileName)).status).toBe(404);
  });

  it.each([
    ["zu groß", "groß.png", pngVonGroesse(5 * MB + 1), 413],
    ["mit Skripten", "aktiv.pdf", pdf("4 0 obj << /S /JavaScript >> endobj"), 422],
  ])("%s: abgelehnt, und der Server hat nie davon erfahren", async (_fall, name, datei, status) => {
    antrag = await create(chefin);
    expect((await upload(name, datei)).status).toBe(status);
    expect([s3.listObjekte(), eingang(), await liste()]).toEqual([[], [], []]);
  });

  it("die vierte gleichzeitige hinterlässt kein Objekt", async () => {
    antrag = await create(chefin);
    const antworten = await Promise.all([1, 2, 3, 4, 5].map((nummer) => upload(`datei${String(nummer)}.pdf`)));
    expect(antworten.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422]);
    expect(s3.listObjekte()).toHaveLength(3);
  });

  it("Objekte ohne Zeile gehen nach einer Stunde, alle anderen bleiben", async () => {
    const ablage = await createS3Ablage(s3.config, ordner);
    const waise = "waise-waise-waise-waise-waise-waise";
    await (await ablage.receive(new Blob([new Uint8Array(pdf())]).stream(), MB)).takeOver(waise);
    const set = (minuten: number) => test.uhr.set(new Date(Date.now() + minuten * 60_000).toISOString());
    set(59);
    await tidy(test.dienste);
    expect(s3.listObjekte()).toHaveLength(4);
    set(61);
    await tidy(test.dienste);
    expect(s3.listObjekte()).toHaveLength(3);
    expect(s3.listObjekte().filter((name) => name.includes("waise"))).toEqual([]);
    chefin = await test.alsBevollmaechtigter();
  });
});

describe("Wenn der S3-Server", () => {
  it("fort ist, wird nichts eingetragen, und nichts geht verloren; danach gelingt dasselbe", async () => {
    antrag = await create(chefin);
    const alt = (await upload("alt.pdf")).body;
    const vorher = s3.listObjekte();
    await s3.end();
    const antwort = await upload("neu.pdf");
    expect(antwort).toMatchObject({
      status: 503,
      body: { code: "ABLAGE_GESTOERT", httpSubStatus: "503.30", userMessage: GESTOERT },
    });
    expect(JSON.stringify(antwort.body)).not.toContain("127.0.0.1");
    expect(await chefin.get(uploadPath(alt.fileName))).toMatchObject({ status: 503, body: { userMessage: GESTOERT } });
    expect(eingang()).toEqual([]);
    expect(await liste()).toMatchObject([{ name: "alt.pdf" }]);
    // A file is removed for its people at once; its object follows when the store is back.
    expect((await chefin.delete(antragPfad(antrag.uuid, `/dateien/${textOf(alt.uuid)}`))).status).toBe(200);
    await s3.start();
    expect(s3.listObjekte()).toEqual(vorher);
    expect((await upload("neu.pdf")).status).toBe(200);
    await tidy(test.dienste);
    expect(s3.listObjekte()).toHaveLength(vorher.length);
    expect(await liste()).toMatchObject([{ name: "neu.pdf" }]);
  });

  it("stillsteht, wartet niemand beim Entfernen darauf", async () => {
    antrag = await create(chefin);
    const { uuid } = (await upload("weg.pdf")).body;
    const vorher = s3.listObjekte().length;
    s3.pause();
    const vergangen = startLaufzeit();
    expect((await chefin.delete(antragPfad(antrag.uuid, `/dateien/${textOf(uuid)}`))).status).toBe(200);
    expect(vergangen()).toBeLessThan(5_000);
    expect(await liste()).toEqual([]);
    s3.resume();
    await tidy(test.dienste);
    expect(s3.listObjekte()).toHaveLength(vorher - 1);
  });

  it("fort ist, sagt es die Bereitschaft des Backends, ohne selbst lange zu warten, und nimmt es zurück", async () => {
    const stoerungen = () => {
      test.uhr.vor({ sekunden: 10 });
      return test.backend.listStoerungen();
    };
    const text = "Die Ablage der Anlagen ist nicht erreichbar.";
    expect(await stoerungen()).toEqual([]);
    s3.pause();
    const vergangen = startLaufzeit();
    expect(await stoerungen()).toEqual([text]);
    expect(vergangen()).toBeLessThan(5_000);
    s3.resume();
    await s3.end();
    expect(await stoerungen()).toEqual([text]);
    await s3.start();
    // The answer of the last seconds stands, so that frequent questions cost nothing.
    expect(await test.backend.listStoerungen()).toEqual([text]);
    expect(await stoerungen()).toEqual([]);
    expect(await test.backend.ready()).toBe(true);
  });
});

describe("Der Start", () => {
  const log = pino({ level: "silent" });
  const configMit = (mehr: Record<string, string>) => {
    const config = readConfig({ ...s3.umgebung, ANLAGEN_ORDNER: ordner, ZEITGRENZE_ABLAGE_SEKUNDEN: "1", ...mehr });
    if (!config.ok) throw new Error(config.error.join("\n"));
    return config.value;
  };

  it("endet, wenn der Server die Einstellungen ablehnt, und sagt, welche", async () => {
    const start = openAblage({ config: configMit({ ANLAGEN_S3_GEHEIMNIS: "falsch" }), log });
    const message =
      "Der S3-Speicher der Anlagen lehnt ab (403 SignatureDoesNotMatch). Bitte prüfen Sie ANLAGEN_S3_GEHEIMNIS und ANLAGEN_S3_REGION.";
    await expect(start).rejects.toMatchObject({ name: "StartRefusal", message });
  });

  it("gelingt ohne den Server, der dann zurückkommt", async () => {
    await s3.end();
    const ablage = await openAblage({ config: configMit({}), log });
    await expect(ablage.check()).rejects.toThrow();
    await s3.start();
    await expect(ablage.check()).resolves.toBeUndefined();
  });
});
