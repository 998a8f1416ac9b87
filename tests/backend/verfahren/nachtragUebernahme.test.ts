import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { antragRecht } from "~/server/backend/storage/schema/antrag";
import type { Angelegt } from "../../support/antraege";
import { type Browser, type Koerper, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";
import {
  start,
  startTest,
  fetchSchriftsatzTan,
  createEingereicht,
  readSchriftsatz,
  listeSchriftsaetze,
  schriftsatzPfad,
  schriftsatzRufe,
  setStatus,
} from "../../support/schriftsaetze";

const UNBEKANNT = "99999999-9999-4999-8999-999999999999";
const DANACH = "2026-03-18T09:00:00Z";

let test: TestBackend;
let chefin: Browser;
let kollege: Browser;
let antrag: Angelegt;
/** The draft of an answer, and the keys of its two questions. */
let entwurf: string;
let keys: string[];
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
});
afterAll(() => test.stop());
beforeEach(async () => {
  ({ chefin, kollege, antrag } = await startTest(test));
  const forderung = await demand();
  ({ keys } = forderung);
  entwurf = await start(chefin, antrag.uuid, { art: "NACHTRAG", nachforderungUuid: forderung.uuid });
});

const { demand, save, upload } = schriftsatzRufe(() => ({ test, antrag }));
const pfad = (uuid = entwurf, antragUuid = antrag.uuid) => schriftsatzPfad(antragUuid, uuid, "/uebernahme");
const takeOver = (wer: Browser, schluessel?: string, ziel = pfad()) =>
  wer.post(ziel, {}, schluessel === undefined ? {} : { schluessel });
/** The names of the files of a document; those of one moment have no order. */
const namenVon = ({ dateien }: Koerper) =>
  listOf(dateien)
    .map(({ name }) => textOf(name))
    .sort();
const read = (uuid: string) => readSchriftsatz(chefin, antrag.uuid, uuid);

/** Both questions answered, two files, and the deadline over. */
async function zuSpaet(): Promise<void> {
  const [eins = "", zwei = ""] = keys;
  await save(kollege, entwurf, { revision: 1, werte: { [eins]: "Das Verfahren.", [zwei]: "Die Haltbarkeit." } });
  for (const name of ["Plan.pdf", "Skizze.pdf"]) await upload(chefin, entwurf, { name });
  test.uhr.set(DANACH);
  // The session has ended meanwhile.
  chefin = await test.alsBevollmaechtigter();
  kollege = await test.alsKollege();
}

describe("eine Antwort, deren Frist abgelaufen ist", () => {
  it("wird zu einem Nachtrag ohne Nachforderung, mit Fragen und Dateien, und der lässt sich einreichen", async () => {
    await zuSpaet();
    expect(await read(entwurf)).toMatchObject({
      rechte: { bearbeiten: false },
      uebernahme: { moeglich: true, in: null },
    });
    const { status, body } = await takeOver(chefin);
    expect([status, body.isGekuerzt, body.gebliebeneDateien]).toEqual([200, false, 0]);
    const uuid = textOf(body.uuid);
    const neu = await read(uuid);
    expect(neu).toMatchObject({
      art: "NACHTRAG",
      status: "ENTWURF",
      nachforderungUuid: null,
      rechte: { bearbeiten: true, einreichen: true },
    });
    expect(textOf(neu.werte?.text)).toMatch(
      /^Zur Nachforderung 1:\n\nZu „.+“: Worin liegt die Neuartigkeit\?\nDas Verfahren\.\n\nWelche Risiken gab es\?\nDie Haltbarkeit\.$/,
    );
    expect(namenVon(neu)).toEqual(["Plan.pdf", "Skizze.pdf"]);
    expect(await read(entwurf)).toMatchObject({
      status: "ENTWURF",
      dateien: [],
      uebernahme: { moeglich: false, in: uuid },
    });
    expect(Object.values((await read(entwurf)).werte ?? {})).toContain("Das Verfahren.");
    const auftrag = await fetchSchriftsatzTan(test, chefin, { antragUuid: antrag.uuid, uuid });
    expect((await chefin.post("/v1/unterschriften", auftrag)).status).toBe(200);
    expect(await read(uuid)).toMatchObject({ status: "EINGEREICHT" });
  });

  it("geschieht einmal, ob mit demselben Schlüssel oder einem anderen, auch zugleich; nach dem Verwerfen noch einmal", async () => {
    await zuSpaet();
    const schluessel = randomUUID();
    const alle = await Promise.all([takeOver(chefin, schluessel), takeOver(chefin, schluessel), takeOver(kollege)]);
    expect(alle.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [uuid = "", ...weitere] = [...new Set(alle.map(({ body }) => textOf(body.uuid)))];
    expect([weitere, (await read(uuid)).revision]).toEqual([[], 1]);
    expect((await takeOver(chefin)).body).toEqual({ uuid, isGekuerzt: false, gebliebeneDateien: 0 });
    expect(await listeSchriftsaetze(chefin, antrag.uuid)).toHaveLength(2);
    await chefin.ruf("DELETE", schriftsatzPfad(antrag.uuid, uuid), { json: { revision: 1 } });
    const { body } = await takeOver(chefin);
    expect(textOf(body.uuid)).not.toBe(uuid);
    expect(textOf((await read(textOf(body.uuid))).werte?.text)).toContain("Das Verfahren.");
  });

  it("kommt unter das, was dort schon steht; was nicht passt, bleibt als Rest und beim alten Entwurf", async () => {
    const ohne = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
    await save(chefin, ohne, { revision: 1, werte: { text: "a".repeat(3_990) } });
    for (const name of ["Plan.pdf", "Eins.pdf"]) await upload(chefin, ohne, { name });
    await zuSpaet();
    expect((await takeOver(chefin)).body).toEqual({ uuid: ohne, isGekuerzt: true, gebliebeneDateien: 1 });
    const neu = await read(ohne);
    const [rest] = listOf(neu.reste);
    expect(neu.revision).toBe(3);
    expect(textOf(neu.werte?.text)).toHaveLength(4_000);
    expect(`${textOf(neu.werte?.text)}${textOf(rest?.rest)}`).toMatch(
      /^a{3990}\n\nZur Nachforderung 1:[^]*Die Haltbarkeit\.$/,
    );
    expect(namenVon(neu)).toEqual(["Eins.pdf", "Plan.pdf", "Skizze.pdf"]);
    expect(namenVon(await read(entwurf))).toEqual(["Plan.pdf"]);
  });

  it("lässt sich nicht übernehmen, solange die Frist läuft, und nicht, wenn der Status keinen Nachtrag erlaubt", async () => {
    expect((await takeOver(chefin)).body).toMatchObject({
      httpSubStatus: "409.20",
      userMessage: "Die Nachforderung lässt sich noch beantworten. Bitte reichen Sie diese Antwort ein.",
    });
    expect((await read(entwurf)).uebernahme).toBeUndefined();
    await zuSpaet();
    await setStatus(test, antrag.uuid, "BESCHEID_LIEGT_VOR");
    expect((await takeOver(chefin)).body.httpSubStatus).toBe("409.20");
    expect(await read(entwurf)).toMatchObject({ uebernahme: { moeglich: false, in: null } });
    expect(await listeSchriftsaetze(chefin, antrag.uuid)).toHaveLength(1);
  });

  it("steht nur Antworten offen, nicht anderen Entwürfen und nicht Eingereichtem", async () => {
    const ohne = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
    expect((await takeOver(chefin, undefined, pfad(ohne))).status).toBe(404);
    const [eins = "", zwei = ""] = keys;
    await save(chefin, entwurf, { revision: 1, werte: { [eins]: "A", [zwei]: "B" } });
    await chefin.post(
      "/v1/unterschriften",
      await fetchSchriftsatzTan(test, chefin, { antragUuid: antrag.uuid, uuid: entwurf }),
    );
    expect((await takeOver(chefin)).body.httpSubStatus).toBe("409.20");
  });
});

it("wer vorbereiten darf, übernimmt; die Behörde und wer nur liest nicht; Fremden und Unbekanntem bleibt alles verborgen", async () => {
  await zuSpaet();
  const andere = await createEingereicht(test, chefin);
  for (const stab of [await test.alsSupport(), await test.alsQm(), await test.alsAdmin()])
    expect((await takeOver(stab)).status).toBe(403);
  for (const fremd of [await test.alsFremder(), await test.alsMitarbeiter()])
    expect((await takeOver(fremd)).status).toBe(404);
  expect((await takeOver(test.browser())).status).toBe(401);
  for (const ziel of [pfad(UNBEKANNT), pfad(entwurf, UNBEKANNT), pfad(entwurf, andere.uuid)]) {
    expect((await takeOver(chefin, undefined, ziel)).status).toBe(404);
  }
  const rechte = (recht: "LESEN" | "BEARBEITEN") =>
    test.dienste.db.update(antragRecht).set({ recht }).where(eq(antragRecht.antragUuid, antrag.uuid));
  await rechte("LESEN");
  expect((await takeOver(kollege)).body.httpSubStatus).toBe("403.10");
  expect((await readSchriftsatz(kollege, antrag.uuid, entwurf)).uebernahme).toEqual({ moeglich: false, in: null });
  expect(await listeSchriftsaetze(chefin, antrag.uuid)).toHaveLength(1);
  await rechte("BEARBEITEN");
  expect((await takeOver(kollege)).status).toBe(200);
});
