import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Angelegt } from "../../support/antraege";
import { type Browser, startBackend, textOf, type TestBackend } from "../../support/backend";
import { entwurfSeiten } from "../../support/entwurfSeiten";
import {
  listeSchriftsaetze,
  readSchriftsatz,
  schriftsatzRufe,
  setStatus,
  start,
  startTest,
} from "../../support/schriftsaetze";

let test: TestBackend;
let chefin: Browser;
let antrag: Angelegt;
const { demand, discard, save } = schriftsatzRufe(() => ({ test, antrag }));
const { seiten, open, press, issueBescheid, sign } = entwurfSeiten(() => ({ test, wer: chefin, antrag }));
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
});
afterAll(() => test.stop());
beforeEach(async () => {
  ({ chefin, antrag } = await startTest(test));
});

async function fileWiderspruch(): Promise<string> {
  await issueBescheid();
  const uuid = await start(chefin, antrag.uuid, { art: "WIDERSPRUCH" });
  expect((await save(chefin, uuid, { revision: 1, werte: { vorhaben: [antrag.vorhabenUuid] } })).status).toBe(200);
  await sign(uuid);
  return uuid;
}

describe("was einen Entwurf beginnt", () => {
  it("ein Nachtrag ohne Nachforderung, und die Antwort auf eine", async () => {
    expect(await open(seiten().nachtrag())).toMatchObject({ data: { fort: null } });
    const frei = await press(seiten().nachtrag(), { absicht: "beginnen" });
    const { uuid: nachforderung } = await demand();
    const antwort = await press(seiten().nachtrag(), { absicht: "beginnen", nachforderung });
    const liste = await listeSchriftsaetze(chefin, antrag.uuid);
    const pfadZu = (zu: string | null) =>
      seiten().nachtrag(textOf(liste.find((eines) => Object.is(eines["nachforderungUuid"], zu))?.uuid)).pfad;
    expect(liste).toHaveLength(2);
    expect(frei).toMatchObject({ status: 303, ort: pfadZu(null) });
    expect(antwort).toMatchObject({ status: 303, ort: pfadZu(nachforderung) });
  });

  it("der Rückzug eines Antrags; ohne Entwurf sagt die Seite, dass er verworfen ist", async () => {
    expect(await press(seiten().rueckzug(), { absicht: "tan" })).toMatchObject({
      data: { problem: { userMessage: expect.stringContaining("Der Antrag ist nicht zurückgezogen.") as string } },
      init: { status: 404 },
    });
    const ziel = { status: 303, ort: seiten().rueckzug().pfad };
    expect(await press(seiten().rueckzug(), { absicht: "beginnen" })).toMatchObject(ziel);
    expect(await press(seiten().rueckzug(), { absicht: "beginnen" }, "?absicht=speichern")).toMatchObject(ziel);
    expect(await listeSchriftsaetze(chefin, antrag.uuid)).toMatchObject([{ art: "ANTRAG_RUECKZUG" }]);
  });

  it("die Rücknahme eines Widerspruchs, die man auch lassen kann", async () => {
    const uuid = await fileWiderspruch();
    const seite = seiten().ruecknahme(uuid);
    expect(await open(seite)).toMatchObject({ data: { entwurf: null } });
    expect(await press(seite, { absicht: "tan" })).toMatchObject({ status: 303, ort: seite.pfad });
    expect(await press(seite, { absicht: "beginnen" })).toMatchObject({ status: 303, ort: seite.pfad });
    const liste = await listeSchriftsaetze(chefin, antrag.uuid);
    const entwurf = liste.find(({ art }) => textOf(art) === "WIDERSPRUCH_RUECKZUG");
    expect(await open(seite)).toMatchObject({ data: { entwurf: { schriftsatz: { uuid: entwurf?.uuid } } } });
    const { stand } = await readSchriftsatz(chefin, antrag.uuid, textOf(entwurf?.uuid));
    expect(await press(seite, { absicht: "tan", stand: textOf(stand) })).toMatchObject({
      status: 303,
      ort: seite.pfad,
    });
    expect(await press(seite, { absicht: "abbrechen", revision: "1" })).toEqual({
      status: 303,
      ort: `/antraege/widerspruch/${uuid}`,
      tone: "info",
      text: "Der Widerspruch bleibt bestehen. Es wurde nichts zurückgezogen.",
    });
    expect(await open(seite)).toMatchObject({ data: { entwurf: null } });
  });
});

describe("wohin die Seite eines Entwurfs führt, der keiner mehr ist", () => {
  it("der unterschriebene Nachtrag und der eingelegte Widerspruch haben eine Seite zum Lesen", async () => {
    const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
    expect((await save(chefin, uuid, { revision: 1, werte: { text: "Fertig." } })).status).toBe(200);
    await sign(uuid);
    expect(await open(seiten().nachtrag(uuid))).toMatchObject({
      status: 303,
      ort: `/antraege/${antrag.uuid}/nachforderung/${uuid}`,
    });
    const eingelegt = await fileWiderspruch();
    expect(await open(seiten().widerspruch(eingelegt))).toMatchObject({
      status: 303,
      ort: `/antraege/widerspruch/${eingelegt}`,
    });
  });

  it("ein Schriftsatz anderer Art, ein unbekannter und ein verworfener sind nicht zu finden", async () => {
    const uuid = await start(chefin, antrag.uuid, { art: "ANTRAG_RUECKZUG" });
    const fort = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
    expect((await discard(chefin, fort, 1)).status).toBe(200);
    for (const seite of [
      seiten().nachtrag(uuid),
      seiten().widerspruch(uuid),
      seiten().nachtrag(randomUUID()),
      seiten().nachtrag(fort),
      seiten().nachtrag("keine-kennung"),
    ])
      expect(await open(seite), seite.pfad).toMatchObject({ status: 404 });
  });

  it("was an eine Adresse gesendet ist, die keine Kennung hat, kommt mit allem Getippten zurück", async () => {
    expect(await press(seiten().nachtrag("keine-kennung"), { text: "Getippt" }, "?absicht=speichern")).toMatchObject({
      data: { problem: { httpStatus: 404 }, eingaben: { text: "Getippt" } },
    });
    expect(await press(seiten().nachtrag("keine-kennung"), { absicht: "tan" })).toMatchObject({ status: 404 });
  });

  it("wo ein Rückzug nicht möglich ist, führt die Seite mit einem Satz weiter, auch wer nur einen Knopf drückt", async () => {
    await start(chefin, antrag.uuid, { art: "ANTRAG_RUECKZUG" });
    await setStatus(test, antrag.uuid, "BESCHEID_LIEGT_VOR");
    const startseite = {
      status: 303,
      ort: `/antraege/${antrag.uuid}/startseite`,
      tone: "info",
      text: expect.stringContaining("kann nicht zurückgezogen werden") as string,
    };
    expect(await open(seiten().rueckzug())).toEqual(startseite);
    expect(await press(seiten().rueckzug(), { absicht: "beginnen" })).toEqual(startseite);
    await setStatus(test, antrag.uuid, "ZURUECKGEZOGEN");
    expect(await press(seiten().rueckzug(), { absicht: "unterschreiben" })).toMatchObject({
      status: 303,
      ort: `/antraege/${antrag.uuid}/zurueckgezogenerAntrag`,
      text: "Dieser Antrag ist bereits zurückgezogen. Es hat sich nichts geändert.",
    });
  });
});

it("Antworten, die zu spät kommen, werden in einen Nachtrag ohne Nachforderung übernommen, vorher nicht", async () => {
  const { uuid: nachforderungUuid, keys } = await demand();
  const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG", nachforderungUuid });
  const [key = ""] = keys;
  expect((await save(chefin, uuid, { revision: 1, werte: { [key]: "Die Antwort" } })).status).toBe(200);
  const takeOver = () => press(seiten().nachtrag(uuid), { absicht: "uebernehmen" }, "?absicht=uebernehmen");
  expect(await takeOver()).toMatchObject({ init: { status: 409 } });
  test.uhr.set("2026-03-16T23:00:00Z");
  chefin = await test.alsBevollmaechtigter();
  const ergebnis = await takeOver();
  const neuer = (await listeSchriftsaetze(chefin, antrag.uuid)).at(-1);
  expect(ergebnis).toEqual({
    status: 303,
    ort: `/antraege/${antrag.uuid}/nachtrag/${textOf(neuer?.uuid)}`,
    tone: "success",
    text: "Ihre Antworten stehen jetzt in diesem Nachtrag. Eingereicht ist er erst mit der Unterschrift.",
  });
});
